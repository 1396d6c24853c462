//! Splits the page's module into the part that is needed at once and the parts that are loaded later.
//!
//! The functions marked `wasm_split` in `dvonn-web` say where. Code that only such a function reaches goes into
//! `split_NAME.wasm`, and code that several of them share into `chunk_NUMBER.wasm`.

use std::fs;
use std::path::Path;

use wasm_encoder::{Module, RawSection};
use wasm_split_cli_support::{Options, transform};
use wasmparser::{Parser, Payload};

use crate::Failure;
use crate::bundle::Asset;

/// The script that loads the parts. The module imports it, and it imports the module's own script.
pub(crate) const SCRIPT: &str = "parts.js";

/// Splits a module. Leaves the main part at `main`, where bindgen finds it, and returns the other parts.
pub(crate) fn split(input: &Path, main: &Path, script: &str) -> Result<Vec<Asset>, Failure> {
    let fail = |path: &Path| {
        let path = path.to_owned();
        move |error| Failure::File { path, error }
    };
    let bytes = fs::read(input).map_err(fail(input))?;
    let mut options = Options::new(&bytes);
    let (link, own) = (format!("./{SCRIPT}"), format!("./{script}"));
    options.output_dir = main.parent().expect("the main part lies in a folder");
    options.main_out_path = main;
    options.link_name = &link;
    options.main_module = &own;
    let parts = transform(options)
        .map_err(|error| Failure::Module { path: input.to_owned(), reason: format!("{error:#}") })?;
    let mut assets = Vec::new();
    for path in parts.split_modules {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let bytes = fs::read(&path).map_err(fail(&path))?;
        let bytes = without_names(&bytes)
            .map_err(|error| Failure::Module { path: path.clone(), reason: error.to_string() })?;
        assets.push(Asset { name, bytes });
    }
    // In whatever order they were written, the bundle is the same.
    assets.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(assets)
}

/// A module without its custom sections, which hold the names of its functions: bindgen removes those of the main part only.
fn without_names(bytes: &[u8]) -> Result<Vec<u8>, wasmparser::BinaryReaderError> {
    let at = |offset: u64| usize::try_from(offset).expect("a section lies within the module");
    let mut module = Module::new();
    for payload in Parser::new(0).parse_all(bytes) {
        let payload = payload?;
        if matches!(payload, Payload::CustomSection(_)) {
            continue;
        }
        if let Some((id, range)) = payload.as_section() {
            module.section(&RawSection { id, data: &bytes[at(range.start)..at(range.end)] });
        }
    }
    Ok(module.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_custom_sections_are_removed() {
        let mut module = Module::new();
        let types = [1, 0x60, 0, 0];
        module.section(&RawSection { id: 1, data: &types });
        let plain = module.clone().finish();
        module.section(&wasm_encoder::CustomSection { name: "name".into(), data: (&[1, 2, 3]).into() });
        assert_eq!(without_names(&module.finish()).unwrap(), plain);
        assert!(without_names(b"not a module").is_err());
    }
}
