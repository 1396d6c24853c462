//! Embeds the page in the library if `DVONN_WEB` names the folder that `dvonn-bundle` made.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-env-changed=DVONN_WEB");
    let mut files = Vec::new();
    if let Some(folder) = env::var_os("DVONN_WEB").map(PathBuf::from) {
        println!("cargo::rerun-if-changed={}", folder.display());
        list(&folder, "", &mut files)
            .unwrap_or_else(|error| panic!("DVONN_WEB={}: {error}", folder.display()));
        files.sort();
    }
    let mut code = "static FILES: &[(&str, &[u8])] = &[\n".to_owned();
    for (address, path) in &files {
        let _ = writeln!(code, "({address:?}, include_bytes!({path:?})),");
    }
    code.push_str("];\n");
    let output = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR")).join("files.rs");
    fs::write(&output, code).unwrap_or_else(|error| panic!("{}: {error}", output.display()));
}

/// Every file below a folder, with its address and its path.
fn list(folder: &Path, prefix: &str, files: &mut Vec<(String, String)>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            list(&path, &format!("{prefix}{name}/"), files)?;
        } else {
            files.push((format!("{prefix}{name}"), path.display().to_string()));
        }
    }
    Ok(())
}
