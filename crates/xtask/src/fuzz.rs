//! Runs every fuzz target in `fuzz/` with random, coverage-guided input.
//!
//! A target is a file in `fuzz/fuzz_targets` with a `[[bin]]` entry in `fuzz/Cargo.toml`; adding one needs no change
//! here.

use std::collections::BTreeSet;
use std::fs;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use crate::Result;
use crate::command::{cargo, program, quoted, root, run, succeeds, typed};
use crate::setup::{self, Consent, Installer};

/// An input that takes longer than this, in seconds, counts as a failure: normal inputs take microseconds.
const SLOW: &str = "-timeout=10";

pub(crate) fn fuzz(seconds: NonZeroU32, wanted: Option<&str>, consent: Consent) -> Result {
    let targets = chosen(targets()?, wanted)?;
    ensure_tools(consent)?;

    let mut findings = Vec::new();
    for target in &targets {
        let before = artifacts(target);
        let mut command = fuzz_command(target, &["--", &format!("-max_total_time={seconds}"), SLOW]);
        println!("==> {target}, {seconds} s: {}", typed(&command));
        let result = run(&mut command);
        let after = artifacts(target);
        let found: Vec<&(PathBuf, SystemTime)> = after.difference(&before).collect();
        if found.is_empty() {
            // A failure without a failing input means that the target did not build.
            result?;
        }
        findings.extend(found.into_iter().map(|(input, _)| describe(target, input)));
    }
    if findings.is_empty() {
        println!("==> nothing found in {} x {seconds} s", targets.len());
        Ok(())
    } else {
        Err(format!("fuzzing found failing inputs:\n\n{}", findings.join("\n")))
    }
}

/// The names of all targets, sorted.
fn targets() -> Result<BTreeSet<String>> {
    let folder = root().join("fuzz/fuzz_targets");
    let entries =
        fs::read_dir(&folder).map_err(|error| format!("cannot read {}: {error}", folder.display()))?;
    let files = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let sources = files.filter(|file| file.extension().is_some_and(|extension| extension == "rs"));
    Ok(sources.filter_map(|file| Some(file.file_stem()?.to_str()?.to_owned())).collect())
}

/// All targets, or only the requested one.
fn chosen(targets: BTreeSet<String>, wanted: Option<&str>) -> Result<BTreeSet<String>> {
    match wanted {
        None => Ok(targets),
        Some(name) if targets.contains(name) => Ok(BTreeSet::from([name.to_owned()])),
        Some(name) => {
            let known = targets.into_iter().collect::<Vec<_>>().join(", ");
            Err(format!("unknown fuzz target `{name}`; expected one of {known}"))
        }
    }
}

fn ensure_tools(consent: Consent) -> Result {
    if !succeeds(&mut program("c++", ["--version"])) {
        setup::install("a C++ compiler", "to build libFuzzer", Installer::Debian(&["g++"]), consent)?;
    }
    if !setup::has_subcommand("fuzz") {
        setup::install(
            "cargo-fuzz",
            "to build and run fuzz targets",
            Installer::Crate("cargo-fuzz"),
            consent,
        )?;
    }
    Ok(())
}

/// `cargo fuzz run` on a stable toolchain.
fn fuzz_command(target: &str, arguments: &[&str]) -> Command {
    // Sanitizers find memory errors, which cannot occur in crates that forbid `unsafe`. Without them, fuzzing is faster
    // and works on stable.
    let mut command = cargo(["fuzz", "run", "--sanitizer", "none", target]);
    command.args(arguments);
    command
}

/// The failing inputs found so far, with their times: an input that is found again has the same name.
fn artifacts(target: &str) -> BTreeSet<(PathBuf, SystemTime)> {
    let folder = root().join("fuzz/artifacts").join(target);
    // The first run creates the folder.
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.filter_map(|entry| Some((entry.path(), entry.metadata().ok()?.modified().ok()?))).collect()
}

/// Says where the input is and how to reproduce the failure.
fn describe(target: &str, input: &Path) -> String {
    let input = input.strip_prefix(root()).unwrap_or(input).display().to_string();
    let again = typed(&fuzz_command(target, &[&input]));
    format!("  {target}: {}\n    again: {again}\n", quoted(&input))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_target_file_has_an_entry_in_the_manifest() {
        let manifest = fs::read_to_string(root().join("fuzz/Cargo.toml")).unwrap();
        let targets = targets().unwrap();
        assert!(!targets.is_empty());
        for target in targets {
            let entry = format!("[[bin]]\nname = \"{target}\"\npath = \"fuzz_targets/{target}.rs\"\n");
            assert!(manifest.contains(&entry), "fuzz/Cargo.toml lacks\n{entry}");
        }
    }

    #[test]
    fn an_unknown_target_is_refused_with_the_known_names() {
        let known = || BTreeSet::from(["game_file".to_owned(), "position_text".to_owned()]);
        assert_eq!(chosen(known(), None), Ok(known()));
        assert_eq!(chosen(known(), Some("game_file")), Ok(BTreeSet::from(["game_file".to_owned()])));
        let refusal = "unknown fuzz target `gmae_file`; expected one of game_file, position_text";
        assert_eq!(chosen(known(), Some("gmae_file")), Err(refusal.to_owned()));
    }

    #[test]
    fn a_failure_says_how_to_reproduce_it() {
        let input = root().join("fuzz/artifacts/position_text/crash-1");
        let again = "cargo fuzz run --sanitizer none position_text fuzz/artifacts/position_text/crash-1";
        assert!(describe("position_text", &input).contains(again));
    }
}
