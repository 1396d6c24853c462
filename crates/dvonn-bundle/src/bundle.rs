//! Names files by their content, links them to each other and compresses them.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::page::Page;
use crate::sizes::Sizes;
use crate::{Failure, icon, style, texts};

/// Folder and address of all files with a hash in their name.
const ASSETS: &str = "assets";
/// Address of the script that lists all other files.
const SERVICE_WORKER: &str = "service-worker.js";
/// A line of `index.html` that only a finished page contains.
const OFFLINE_LINE: &str = "<meta name=\"dvonn-service-worker\"";

/// How thoroughly a bundle is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Finish {
    /// Compressed, and stored by browsers for use offline.
    Release,
    /// Made quickly; every reload shows the latest build.
    Draft,
}

/// A file, under the name that other files use for it.
pub(crate) struct Asset {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
}

/// The files of a program for the browser.
pub(crate) struct Module {
    /// In an order in which each refers only to earlier ones.
    pub(crate) files: Vec<Asset>,
    /// They refer to the files and to one another.
    pub(crate) scripts: Vec<Asset>,
}

/// A file as it will be served.
struct File {
    /// Address without the leading slash.
    address: String,
    bytes: Vec<u8>,
    brotli: Option<Vec<u8>>,
}

/// Everything a browser loads.
pub(crate) struct Bundle(Vec<File>);

/// Puts the files together. In `modules`, each file must come after the files it refers to; `others` refer to nothing.
pub(crate) fn assemble(
    page: Page,
    modules: impl IntoIterator<Item = Module>,
    others: impl IntoIterator<Item = Asset>,
    finish: Finish,
) -> Result<Bundle, Failure> {
    let mut assets = Assets { names: Vec::new(), files: Vec::new(), finish };
    for Module { files, scripts } in modules {
        for Asset { name, bytes } in files {
            assets.add(&name, bytes)?;
        }
        assets.add_together(scripts)?;
    }
    for Asset { name, bytes } in others {
        assets.add(&name, bytes)?;
    }
    for pixels in [180, 192, 512] {
        assets.add(&format!("icon-{pixels}.png"), icon::png(&page.icon, pixels)?)?;
    }
    for (name, text) in [
        ("icon.svg", page.icon),
        ("manifest.webmanifest", page.manifest),
        ("style.css", style::minified(&page.style)),
        ("engine-worker.js", page.engine_worker),
        ("boot.js", page.boot),
    ] {
        assets.add(name, text.into_bytes())?;
    }
    let mut index = texts::written_into(&page.index);
    if finish == Finish::Draft {
        index = index.lines().filter(|line| !line.contains(OFFLINE_LINE)).collect::<Vec<_>>().join("\n");
    }
    assets.check_index(&index)?;
    let index = assets.with_addresses(index);
    let addresses = assets.files.iter().map(|file| format!("/{}", file.address));
    let addresses: Vec<String> = std::iter::once("/".to_owned()).chain(addresses).collect();
    assets.add_fixed("index.html", index.into_bytes())?;
    if finish == Finish::Release {
        let build = hash(assets.files.iter().flat_map(|file| &file.bytes).copied().collect::<Vec<_>>());
        let list = serde_json::to_string(&addresses).expect("text can be written");
        let script = format!("const build = \"{build}\";\nconst files = {list};\n{}", page.service_worker);
        assets.add_fixed(SERVICE_WORKER, script.into_bytes())?;
    }
    Ok(Bundle(assets.files))
}

struct Assets {
    /// Names in the source and addresses in the bundle.
    names: Vec<(String, String)>,
    files: Vec<File>,
    finish: Finish,
}

impl Assets {
    /// Adds a file under a name that contains the hash of its content. All files it refers to must have been added
    /// before.
    fn add(&mut self, name: &str, bytes: Vec<u8>) -> Result<(), Failure> {
        let bytes = if is_text(name) {
            let text = String::from_utf8(bytes);
            let text = text.map_err(|error| content(name, &error))?;
            self.with_addresses(text).into_bytes()
        } else {
            bytes
        };
        let (stem, extension) = name.rsplit_once('.').ok_or_else(|| content(name, &"no ending"))?;
        let hashed = format!("{stem}-{}.{extension}", hash(&bytes));
        self.add_fixed(&format!("{ASSETS}/{hashed}"), bytes)?;
        self.names.push((name.to_owned(), hashed));
        Ok(())
    }

    /// Adds scripts that refer to one another. Their names share one hash, because none can contain the hash of a file that
    /// contains its own.
    fn add_together(&mut self, scripts: Vec<Asset>) -> Result<(), Failure> {
        let mut texts = Vec::new();
        for Asset { name, bytes } in scripts {
            let text = String::from_utf8(bytes).map_err(|error| content(&name, &error))?;
            texts.push((name, self.with_addresses(text)));
        }
        let hash = hash(texts.iter().flat_map(|(_, text)| text.bytes()).collect::<Vec<_>>());
        let hashed = |name: &str| name.replace(".js", &format!("-{hash}.js"));
        self.names.extend(texts.iter().map(|(name, _)| (name.clone(), hashed(name))));
        for (name, text) in texts {
            let text = self.with_addresses(text);
            self.add_fixed(&format!("{ASSETS}/{}", hashed(&name)), text.into_bytes())?;
        }
        Ok(())
    }

    /// Adds a file at an address that never changes.
    fn add_fixed(&mut self, address: &str, bytes: Vec<u8>) -> Result<(), Failure> {
        let brotli = if self.finish == Finish::Release {
            let brotli = compressed(&bytes).map_err(|error| content(address, &error))?;
            // Images are already compressed.
            (brotli.len() < bytes.len()).then_some(brotli)
        } else {
            None
        };
        self.files.push(File { address: address.to_owned(), bytes, brotli });
        Ok(())
    }

    /// The text, with every `"/assets/NAME"` and `"./NAME"` replaced by the address of the file with that name. Keys of objects
    /// stay: bindgen names the imports of a module by the module's own words.
    fn with_addresses(&self, text: String) -> String {
        self.names.iter().fold(text, |text, (name, hashed)| {
            ["\"", "'"].into_iter().fold(text, |text, quote| {
                [format!("/{ASSETS}/"), "./".to_owned()].into_iter().fold(text, |text, folder| {
                    let [plain, hashed] = [name, hashed].map(|name| format!("{quote}{folder}{name}{quote}"));
                    text.replace(&plain, &hashed).replace(&format!("{hashed}:"), &format!("{plain}:"))
                })
            })
        })
    }

    /// Checks that every file the page refers to exists; a browser would report a missing one only in its console.
    fn check_index(&self, index: &str) -> Result<(), Failure> {
        let prefix = format!("\"/{ASSETS}/");
        let wanted = index.split(&prefix).skip(1).filter_map(|rest| rest.split('"').next());
        for wanted in wanted {
            if !self.names.iter().any(|(name, _)| name == wanted) {
                return Err(content("index.html", &format!("there is no /{ASSETS}/{wanted}")));
            }
        }
        Ok(())
    }
}

impl Bundle {
    /// Writes all files into a folder. Of the files already there, only the assets of the previous build stay, because
    /// a page opened before the update may still request them.
    pub(crate) fn write(&self, folder: &Path) -> Result<(), Failure> {
        let put = |path: &Path, bytes: &[u8]| {
            let fail = |error| Failure::File { path: path.to_owned(), error };
            fs::create_dir_all(path.parent().unwrap_or(folder)).map_err(fail)?;
            fs::write(path, bytes).map_err(fail)
        };
        let earlier = self.earlier(folder)?;
        if folder.exists() {
            fs::remove_dir_all(folder).map_err(|error| Failure::File { path: folder.to_owned(), error })?;
        }
        for (address, bytes) in earlier {
            put(&folder.join(address), &bytes)?;
        }
        for file in &self.0 {
            put(&folder.join(&file.address), &file.bytes)?;
            if let Some(brotli) = &file.brotli {
                put(&folder.join(format!("{}.br", file.address)), brotli)?;
            }
        }
        Ok(())
    }

    /// The assets of the previous build in a folder, as listed by its service worker. If the folder holds this same
    /// build, all of its assets stay.
    fn earlier(&self, folder: &Path) -> Result<Vec<(String, Vec<u8>)>, Failure> {
        let Ok(script) = fs::read_to_string(folder.join(SERVICE_WORKER)) else {
            return Ok(Vec::new());
        };
        let is_this =
            self.0.iter().any(|file| file.address == SERVICE_WORKER && file.bytes == script.as_bytes());
        let listed = listed_files(&script);
        let assets = folder.join(ASSETS);
        let fail = |path: &Path| {
            let path = path.to_owned();
            move |error| Failure::File { path, error }
        };
        let mut kept = Vec::new();
        for path in files_below(&assets).map_err(fail(&assets))? {
            let inside = path.strip_prefix(folder).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            let plain = inside.strip_suffix(".br").unwrap_or(&inside);
            if is_this || listed.iter().any(|address| address.strip_prefix('/') == Some(plain)) {
                kept.push((inside, fs::read(&path).map_err(fail(&path))?));
            }
        }
        Ok(kept)
    }

    pub(crate) fn sizes(&self) -> Sizes {
        let transferred = |file: &File| file.brotli.as_ref().unwrap_or(&file.bytes).len() as u64;
        Sizes::new(self.0.iter().map(|file| (file.address.clone(), transferred(file))))
    }
}

/// The addresses in the second line of a service worker, where [`assemble`] writes them.
fn listed_files(script: &str) -> Vec<String> {
    let line = script.lines().nth(1).and_then(|line| line.strip_prefix("const files = "));
    line.and_then(|list| serde_json::from_str(list.trim_end_matches(';')).ok()).unwrap_or_default()
}

/// Every file in a folder and the folders in it.
fn files_below(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(files_below(&path)?);
        } else {
            files.push(path);
        }
    }
    Ok(files)
}

fn is_text(name: &str) -> bool {
    ["js", "css", "svg", "webmanifest"].contains(&name.rsplit('.').next().unwrap_or_default())
}

fn content(name: &str, reason: &dyn std::fmt::Display) -> Failure {
    Failure::Content { name: name.to_owned(), reason: reason.to_string() }
}

/// 64 bits of a hash are enough to tell a few dozen files apart.
fn hash(bytes: impl AsRef<[u8]>) -> String {
    let digest: [u8; 32] = Sha256::digest(bytes.as_ref()).into();
    let (first, _) = digest.split_first_chunk().expect("a digest has 32 bytes");
    format!("{:016x}", u64::from_be_bytes(*first))
}

/// The file compressed with brotli, as small as possible.
fn compressed(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    const QUALITY: u32 = 11;
    const WINDOW: u32 = 22;
    const BUFFER: usize = 1 << 16;
    let mut writer = brotli::CompressorWriter::new(Vec::new(), BUFFER, QUALITY, WINDOW);
    writer.write_all(bytes)?;
    writer.flush()?;
    Ok(writer.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;

    const HASH_LETTERS: usize = 16;
    const ICON: &str =
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>"#;

    fn bundle(style: &str, finish: Finish) -> Bundle {
        let page = Page {
            index: "<meta name=\"dvonn-service-worker\" content=\"/service-worker.js\">\n\
                    <link href=\"/assets/style.css\"><script src=\"/assets/boot.js\"></script>"
                .to_owned(),
            style: style.to_owned(),
            boot: "import init from \"./page.js\";".to_owned(),
            engine_worker: "import './engine.js'".to_owned(),
            service_worker: "install(build, files);".to_owned(),
            manifest: "{\"src\":\"/assets/icon-192.png\"}".to_owned(),
            icon: ICON.to_owned(),
        };
        let asset = |name: &str, text: &str| Asset { name: name.to_owned(), bytes: text.into() };
        let page_module = Module {
            files: vec![asset("split_a.wasm", "part"), asset("page.wasm", "page")],
            scripts: vec![
                asset("page.js", "import './parts.js'; imports = { './parts.js': parts }"),
                asset("parts.js", "import './page.js'; fetch('./split_a.wasm')"),
            ],
        };
        let engine = Module {
            files: vec![asset("engine.wasm", "engine")],
            scripts: vec![asset("engine.js", "run()")],
        };
        assemble(page, [page_module, engine], [], finish).unwrap()
    }

    /// The one file whose address starts with this, with its text.
    fn file<'a>(bundle: &'a Bundle, beginning: &str) -> (&'a str, &'a str) {
        let mut found = bundle.0.iter().filter(|file| file.address.starts_with(beginning));
        let file = found.next().unwrap();
        assert!(found.next().is_none(), "{beginning}");
        (&file.address, std::str::from_utf8(&file.bytes).unwrap())
    }

    #[test]
    fn references_are_replaced_by_names_with_hashes() {
        let bundle = bundle("a{}", Finish::Release);
        for (from, to) in [
            ("index.html", "assets/boot-"),
            ("index.html", "assets/style-"),
            ("assets/boot-", "assets/page-"),
            ("assets/parts-", "assets/split_a-"),
            ("assets/engine-worker-", "assets/engine-"),
            ("service-worker.js", "assets/engine-worker-"),
        ] {
            let (_, text) = file(&bundle, from);
            // A hash has sixteen letters, followed by a file extension, so `engine-worker-` does not match `engine-`.
            let is_it = |file: &&File| {
                file.address
                    .strip_prefix(to)
                    .is_some_and(|rest| rest.as_bytes().get(HASH_LETTERS) == Some(&b'.'))
            };
            let names: Vec<&str> =
                bundle.0.iter().filter(is_it).filter_map(|file| file.address.rsplit('/').next()).collect();
            assert!(
                names.iter().any(|name| text.contains(name)),
                "{from} leads to none of {names:?}:\n{text}"
            );
        }
    }

    #[test]
    fn a_change_in_a_file_changes_the_names_of_all_files_that_refer_to_it() {
        let (before, after) = (bundle("a{}", Finish::Release), bundle("b{}", Finish::Release));
        assert_ne!(file(&before, "assets/style-").0, file(&after, "assets/style-").0);
        assert_eq!(file(&before, "assets/boot-").0, file(&after, "assets/boot-").0);
        let build = |bundle: &Bundle| file(bundle, "service-worker.js").1.lines().next().unwrap().to_owned();
        assert_ne!(build(&before), build(&after));
        assert_eq!(build(&before), build(&bundle("a{}", Finish::Release)));
    }

    #[test]
    fn everything_but_the_service_worker_itself_is_stored_for_use_offline() {
        let bundle = bundle("a{}", Finish::Release);
        let script = file(&bundle, "service-worker.js").1;
        let list = script.lines().nth(1).unwrap().trim_start_matches("const files = ").trim_end_matches(';');
        let mut listed: Vec<String> = serde_json::from_str(list).unwrap();
        let there = bundle.0.iter().map(|file| format!("/{}", file.address));
        let mut there: Vec<String> = there.filter(|address| address != "/service-worker.js").collect();
        listed.sort();
        for address in &mut there {
            if address == "/index.html" {
                "/".clone_into(address);
            }
        }
        there.sort();
        assert_eq!(listed, there);
    }

    #[test]
    fn a_draft_neither_works_offline_nor_is_compressed() {
        let bundle = bundle("a{}", Finish::Draft);
        assert!(bundle.0.iter().all(|file| file.brotli.is_none() && file.address != "service-worker.js"));
        assert!(!file(&bundle, "index.html").1.contains("service-worker"));
    }

    #[test]
    fn the_compressed_version_is_the_same_file() {
        let bundle = bundle(&"a{color:red}".repeat(100), Finish::Release);
        let style = bundle.0.iter().find(|file| file.address.starts_with("assets/style-")).unwrap();
        let brotli = style.brotli.as_ref().unwrap();
        assert!(brotli.len() < style.bytes.len() / 10);
        let mut back = Vec::new();
        brotli::BrotliDecompress(&mut brotli.as_slice(), &mut back).unwrap();
        assert_eq!(back, style.bytes);
    }

    #[test]
    fn a_folder_keeps_the_assets_of_one_earlier_build() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("web");
        let builds = ["a{}", "b{}", "c{}"].map(|style| bundle(style, Finish::Release));
        let name = |bundle: &Bundle| file(bundle, "assets/style-").0.to_owned();
        let there = || {
            let files = files_below(&folder).unwrap();
            let names =
                files.iter().map(|path| path.strip_prefix(&folder).unwrap().to_string_lossy().into_owned());
            names
                .filter(|name| Path::new(name).extension().is_some_and(|extension| extension == "css"))
                .collect::<std::collections::BTreeSet<String>>()
        };
        for (build, styles) in [
            (&builds[0], vec![&builds[0]]),
            (&builds[1], vec![&builds[0], &builds[1]]),
            // Building the same thing again is not a new build.
            (&builds[1], vec![&builds[0], &builds[1]]),
            (&builds[2], vec![&builds[1], &builds[2]]),
        ] {
            build.write(&folder).unwrap();
            assert_eq!(there(), styles.into_iter().map(name).collect());
        }
        bundle("d{}", Finish::Draft).write(&folder).unwrap();
        bundle("e{}", Finish::Draft).write(&folder).unwrap();
        assert_eq!(there().len(), 1, "a draft lists no files, so none of it stays");
    }

    #[test]
    fn an_error_names_a_missing_file() {
        let page = Page {
            index: "<link href=\"/assets/missing.css\">".to_owned(),
            style: String::new(),
            boot: String::new(),
            engine_worker: String::new(),
            service_worker: String::new(),
            manifest: String::new(),
            icon: ICON.to_owned(),
        };
        let failure = assemble(page, [], [], Finish::Draft).err().unwrap();
        assert_eq!(failure.to_string(), "index.html: there is no /assets/missing.css");
    }
}
