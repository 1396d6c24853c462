//! The archive of a release: the programs with the page in them, what a host needs beside them, licences and a checksum.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::Result;
use crate::command::{answer, cargo, root, run, target_folder, typed};

/// What goes into the archive from the workspace.
const FILES: [&str; 5] = ["LICENSE-APACHE", "LICENSE-MIT", "README.md", "CHANGELOG.md", "docs/hosting.md"];
/// The list of everything that the programs contain.
const LICENCES: &str = "LICENCES-OF-LIBRARIES.txt";

/// Packs what [`release`](crate::run::release) has built.
pub(crate) fn pack() -> Result {
    let name = format!("dvonn-{}-{}-{}", version()?, std::env::consts::ARCH, std::env::consts::OS);
    let packed = target_folder().join("archive");
    let folder = packed.join(&name);
    // What an earlier run has left; there may be nothing.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("deploy")).map_err(|error| format!("{}: {error}", folder.display()))?;
    for program in ["dvonn", "dvonn-server"] {
        let file = format!("{program}{}", std::env::consts::EXE_SUFFIX);
        copy(&target_folder().join("release").join(&file), &folder.join(&file))?;
    }
    for file in FILES {
        let from = root().join(file);
        copy(&from, &folder.join(from.file_name().unwrap_or_default()))?;
    }
    let deploy = root().join("deploy");
    for entry in fs::read_dir(&deploy).map_err(|error| format!("{}: {error}", deploy.display()))? {
        let from = entry.map_err(|error| error.to_string())?.path();
        copy(&from, &folder.join("deploy").join(from.file_name().unwrap_or_default()))?;
    }
    fs::write(folder.join(LICENCES), licences()?).map_err(|error| error.to_string())?;
    let archive = format!("{name}.tar.gz");
    let mut tar = Command::new("tar");
    // The same files give the same archive.
    tar.args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "-czf", &archive, &name]);
    run(tar.current_dir(&packed))?;
    let mut sum = Command::new("sha256sum");
    let sums =
        answer(sum.arg(&archive).current_dir(&packed)).ok_or_else(|| format!("{} failed", typed(&sum)))?;
    fs::write(packed.join("SHA256SUMS"), format!("{}\n", sums.trim_end()))
        .map_err(|error| error.to_string())?;
    println!("==> {} and SHA256SUMS", packed.join(archive).display());
    Ok(())
}

fn version() -> Result<String> {
    let manifest =
        fs::read_to_string(root().join("Cargo.toml")).map_err(|error| format!("Cargo.toml: {error}"))?;
    let line = manifest.lines().find_map(|line| line.strip_prefix("version = "));
    line.map(|version| version.trim_matches('"').to_owned())
        .ok_or_else(|| "Cargo.toml has no version".to_owned())
}

/// Each library in the programs with its licence.
fn licences() -> Result<String> {
    let packages = ["--package", "dvonn-cli", "--package", "dvonn-server", "--package", "dvonn-web"];
    let format = ["--prefix", "none", "--edges", "normal", "--format", "{p}: {l}"];
    let mut command = cargo(["tree", "--locked"].into_iter().chain(packages).chain(format));
    let text = answer(&mut command).ok_or_else(|| format!("{} failed", typed(&command)))?;
    // A library that several others use is listed for each of them, with a mark.
    let mut lines: Vec<&str> = text.lines().map(|line| line.trim_end_matches(" (*)")).collect();
    lines.retain(|line| !line.is_empty() && !line.starts_with("dvonn-"));
    lines.sort_unstable();
    lines.dedup();
    Ok(lines.join("\n") + "\n")
}

fn copy(from: &Path, to: &Path) -> Result {
    fs::copy(from, to).map(drop).map_err(|error| format!("{}: {error}", from.display()))
}
