//! Runs `wasm-bindgen` on a module built by cargo. The result is a smaller module and the script that loads it.

use std::fs;
use std::path::{Path, PathBuf};

use wasm_bindgen_cli_support::Bindgen;

use crate::Failure;
use crate::bundle::{Asset, Finish, Module};
use crate::split;

/// A module whose files are called `NAME.wasm` and `NAME.js`.
pub(crate) fn module(name: &str, input: &Path, output: &Path, finish: Finish) -> Result<Module, Failure> {
    let work = emptied(work_folder(output, name))?;
    let module = generate(name, input, &work, finish);
    fs::remove_dir_all(&work).map_err(|error| Failure::File { path: work, error })?;
    module
}

/// The same, after splitting it into parts.
pub(crate) fn split_module(
    name: &str,
    input: &Path,
    output: &Path,
    finish: Finish,
) -> Result<Module, Failure> {
    let folder = emptied(work_folder(output, &format!("{name}-parts")))?;
    let main = folder.join(format!("{name}.wasm"));
    let parts = split::split(input, &main, &format!("{name}.js"))?;
    let mut module = module(name, &main, output, finish)?;
    module.files.splice(0..0, parts);
    let script = folder.join(split::SCRIPT);
    let bytes = fs::read(&script).map_err(|error| Failure::File { path: script, error })?;
    module.scripts.push(Asset { name: split::SCRIPT.to_owned(), bytes });
    fs::remove_dir_all(&folder).map_err(|error| Failure::File { path: folder, error })?;
    Ok(module)
}

fn generate(name: &str, input: &Path, work: &Path, finish: Finish) -> Result<Module, Failure> {
    let is_draft = finish == Finish::Draft;
    let mut bindgen = Bindgen::new();
    bindgen.input_path(input).out_name(name).typescript(false).omit_default_module_path(true);
    bindgen.remove_name_section(!is_draft).remove_producers_section(true).keep_debug(false);
    // The parts of a split module use the table of functions, which only the linker's own exports name.
    bindgen.keep_lld_exports(true);
    let made = bindgen.web(true).and_then(|bindgen| bindgen.generate(work));
    made.map_err(|error| Failure::Module { path: input.to_owned(), reason: format!("{error:#}") })?;

    let mut files = Vec::new();
    snippets(work, Path::new("snippets"), &mut files)?;
    let read = |file: String, name: String| {
        let path = work.join(file);
        let bytes = fs::read(&path).map_err(|error| Failure::File { path, error })?;
        Ok(Asset { name, bytes })
    };
    files.push(read(format!("{name}_bg.wasm"), format!("{name}.wasm"))?);
    let scripts = vec![read(format!("{name}.js"), format!("{name}.js"))?];
    Ok(Module { files, scripts })
}

/// A temporary folder next to the output folder, so that none of its files can end up in the output.
fn work_folder(output: &Path, name: &str) -> PathBuf {
    let mut folder = output.as_os_str().to_owned();
    folder.push(format!("-{name}-work"));
    folder.into()
}

fn emptied(folder: PathBuf) -> Result<PathBuf, Failure> {
    let removed = if folder.exists() { fs::remove_dir_all(&folder) } else { Ok(()) };
    match removed.and_then(|()| fs::create_dir_all(&folder)) {
        Ok(()) => Ok(folder),
        Err(error) => Err(Failure::File { path: folder, error }),
    }
}

/// Scripts that come from libraries.
fn snippets(work: &Path, inside: &Path, assets: &mut Vec<Asset>) -> Result<(), Failure> {
    let folder = work.join(inside);
    if !folder.exists() {
        return Ok(());
    }
    let fail = |error| Failure::File { path: folder.clone(), error };
    for entry in fs::read_dir(&folder).map_err(fail)? {
        let entry = entry.map_err(fail)?;
        let name = inside.join(entry.file_name());
        if entry.path().is_dir() {
            snippets(work, &name, assets)?;
        } else {
            let bytes = fs::read(entry.path()).map_err(fail)?;
            assets.push(Asset { name: name.to_string_lossy().replace('\\', "/"), bytes });
        }
    }
    Ok(())
}
