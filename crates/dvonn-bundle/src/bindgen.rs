//! Runs `wasm-bindgen` on a module built by cargo. The result is a smaller module and the script that loads it.

use std::fs;
use std::path::{Path, PathBuf};

use wasm_bindgen_cli_support::Bindgen;

use crate::Failure;
use crate::bundle::{Asset, Finish};

/// The files of a module: the scripts that it imports, the module as `NAME.wasm`, and its own script as `NAME.js`.
pub(crate) fn module(name: &str, input: &Path, output: &Path, finish: Finish) -> Result<Vec<Asset>, Failure> {
    let work = work_folder(output, name);
    let at = |path: &Path| {
        let path = path.to_owned();
        move |error| Failure::File { path, error }
    };
    if work.exists() {
        fs::remove_dir_all(&work).map_err(at(&work))?;
    }
    let is_draft = finish == Finish::Draft;
    let mut bindgen = Bindgen::new();
    bindgen.input_path(input).out_name(name).typescript(false).omit_default_module_path(true);
    bindgen.remove_name_section(!is_draft).remove_producers_section(true).keep_debug(false);
    let made = bindgen.web(true).and_then(|bindgen| bindgen.generate(&work));
    made.map_err(|error| Failure::Module { path: input.to_owned(), reason: format!("{error:#}") })?;

    let mut assets = Vec::new();
    snippets(&work, Path::new("snippets"), &mut assets)?;
    for (file, name) in
        [(format!("{name}_bg.wasm"), format!("{name}.wasm")), (format!("{name}.js"), format!("{name}.js"))]
    {
        let path = work.join(file);
        let bytes = fs::read(&path).map_err(at(&path))?;
        assets.push(Asset { name, bytes });
    }
    fs::remove_dir_all(&work).map_err(at(&work))?;
    Ok(assets)
}

/// A temporary folder next to the output folder, so that none of its files can end up in the output.
fn work_folder(output: &Path, name: &str) -> PathBuf {
    let mut folder = output.as_os_str().to_owned();
    folder.push(format!("-{name}-work"));
    folder.into()
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
