//! The files of the page.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{fs, io};

use axum::body::Bytes;
use sha2::{Digest, Sha256};

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The file name of the page itself.
const INDEX: &str = "index.html";
/// Files below this folder have their hash in their names.
const HASHED: &str = "assets/";
/// How long the files of earlier builds are kept.
const KEPT: Duration = Duration::from_hours(30 * 24);

/// All files of the page, by address. There is always a page.
#[derive(Clone, Debug)]
pub struct Site {
    files: HashMap<String, File>, // Invariant: contains INDEX.
}

/// Why a folder is not a page.
#[derive(Debug, thiserror::Error)]
pub enum SiteError {
    /// A file cannot be read or saved.
    #[error("{}: {error}", .path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// The error.
        error: io::Error,
    },
    /// There is no `index.html`.
    #[error("no index.html found; expected a folder built by `cargo xtask`")]
    NoIndex,
}

/// A file, plain and compressed.
#[derive(Clone, Debug)]
pub(crate) struct File {
    pub(crate) plain: Bytes,
    pub(crate) brotli: Option<Bytes>,
    /// Changes with the content.
    pub(crate) tag: String,
    pub(crate) mime: &'static str,
    pub(crate) keep: Keep,
}

/// How long a browser may use its copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Keep {
    /// Permanently: the name changes with the content.
    Forever,
    /// Only after checking with the server.
    Ask,
}

impl Site {
    /// The page built into this program, if there is one.
    pub fn embedded() -> Option<Site> {
        let files = FILES.iter().map(|(address, bytes)| ((*address).to_owned(), Bytes::from_static(bytes)));
        Site::new(files).ok()
    }

    /// Reads a page that `dvonn-bundle` made.
    ///
    /// # Errors
    /// If a file cannot be read, or there is no page.
    pub fn read(folder: &Path) -> Result<Site, SiteError> {
        let mut files = Vec::new();
        read_folder(folder, "", &mut files)?;
        Site::new(files)
    }

    /// A site from addresses and contents; `NAME.br` is the compressed version of `NAME`.
    ///
    /// # Errors
    /// If there is no page.
    pub fn new(files: impl IntoIterator<Item = (String, Bytes)>) -> Result<Site, SiteError> {
        let files = paired(files);
        if files.contains_key(INDEX) { Ok(Site { files }) } else { Err(SiteError::NoIndex) }
    }

    /// Saves the files with a hash in their names in a folder, and adds those that earlier builds have saved there: a page
    /// that was loaded before an update still asks for them. Files that no build has had for a month are deleted.
    ///
    /// # Errors
    /// If the folder cannot be used.
    pub fn with_previous(mut self, folder: &Path) -> Result<Site, SiteError> {
        for (address, file) in self.files.iter().filter(|(address, _)| address.starts_with(HASHED)) {
            let path = folder.join(&address[HASHED.len()..]);
            save(&path, &file.plain)?;
            if let Some(brotli) = &file.brotli {
                save(&PathBuf::from(format!("{}.br", path.display())), brotli)?;
            }
        }
        fs::create_dir_all(folder)
            .map_err(|error| SiteError::Unreadable { path: folder.to_owned(), error })?;
        let mut saved = Vec::new();
        read_folder(folder, HASHED, &mut saved)?;
        for (address, bytes) in std::mem::take(&mut saved) {
            if is_outdated(&folder.join(&address[HASHED.len()..])) {
                // Somebody may look at it; then it goes next time.
                let _ = fs::remove_file(folder.join(&address[HASHED.len()..]));
            } else {
                saved.push((address, bytes));
            }
        }
        for (address, file) in paired(saved) {
            self.files.entry(address).or_insert(file);
        }
        Ok(self)
    }

    /// The page itself; `None` if it is not a text.
    pub fn page(&self) -> Option<&str> {
        std::str::from_utf8(&self.files.get(INDEX)?.plain).ok()
    }

    /// The file for the path of a request. Paths without a dot in the last segment are routes of the page.
    pub(crate) fn find(&self, path: &str) -> Option<&File> {
        let address = path.trim_start_matches('/');
        let is_page =
            !address.rsplit('/').next().unwrap_or_default().contains('.') && !address.starts_with(HASHED);
        self.files.get(if is_page { INDEX } else { address })
    }
}

impl File {
    fn new(address: &str, plain: Bytes, brotli: Option<Bytes>) -> File {
        let digest: [u8; 32] = Sha256::digest(&plain).into();
        let (first, _) = digest.split_first_chunk().expect("a digest has 32 bytes");
        let tag = format!("{:016x}", u64::from_be_bytes(*first));
        let keep = if address.starts_with(HASHED) { Keep::Forever } else { Keep::Ask };
        File { plain, brotli, tag, mime: mime(address), keep }
    }
}

/// Files by address, each with its compressed version.
fn paired(files: impl IntoIterator<Item = (String, Bytes)>) -> HashMap<String, File> {
    let mut contents: HashMap<String, Bytes> = files.into_iter().collect();
    let addresses: Vec<String> =
        contents.keys().filter(|address| address.rsplit('.').next() != Some("br")).cloned().collect();
    let mut files = HashMap::new();
    for address in addresses {
        let brotli = contents.remove(&format!("{address}.br"));
        if let Some(plain) = contents.remove(&address) {
            files.insert(address.clone(), File::new(&address, plain, brotli));
        }
    }
    files
}

/// Writes a file whole or not at all.
fn save(path: &Path, bytes: &[u8]) -> Result<(), SiteError> {
    let unfinished = PathBuf::from(format!("{}.new", path.display()));
    let write = || {
        fs::create_dir_all(path.parent().unwrap_or(path))?;
        fs::write(&unfinished, bytes)?;
        fs::rename(&unfinished, path)
    };
    write().map_err(|error| SiteError::Unreadable { path: path.to_owned(), error })
}

/// Whether no build has saved this file for a long time.
fn is_outdated(path: &Path) -> bool {
    let age = fs::metadata(path).and_then(|file| file.modified()).ok().and_then(|time| time.elapsed().ok());
    age.is_some_and(|age| age > KEPT)
}

fn mime(address: &str) -> &'static str {
    match address.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

fn read_folder(folder: &Path, prefix: &str, files: &mut Vec<(String, Bytes)>) -> Result<(), SiteError> {
    let fail = |path: &Path| {
        let path = path.to_owned();
        move |error| SiteError::Unreadable { path, error }
    };
    for entry in fs::read_dir(folder).map_err(fail(folder))? {
        let path = entry.map_err(fail(folder))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            read_folder(&path, &format!("{prefix}{name}/"), files)?;
        } else {
            files.push((format!("{prefix}{name}"), fs::read(&path).map_err(fail(&path))?.into()));
        }
    }
    Ok(())
}
