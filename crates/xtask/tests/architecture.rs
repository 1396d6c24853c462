//! ARCHITECTURE.md lists every dependency between our crates and every library we use; these tests hold it to that.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap()
}

fn architecture() -> String {
    std::fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap()
}

/// Every direct dependency in the workspace as (crate, dependency), of every kind.
fn dependencies() -> BTreeSet<(String, String)> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--locked", "--format-version", "1"])
        .current_dir(root())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let mut found = BTreeSet::new();
    for package in metadata["packages"].as_array().unwrap() {
        for dependency in package["dependencies"].as_array().unwrap() {
            let name = |value: &Value| value["name"].as_str().unwrap().to_owned();
            found.insert((name(package), name(dependency)));
        }
    }
    assert!(found.len() > 10, "cargo metadata lists the workspace");
    found
}

fn is_ours(name: &str) -> bool {
    name.starts_with("dvonn-") || name == "xtask"
}

#[test]
fn every_arrow_between_our_crates_is_listed_and_every_listed_arrow_exists() {
    let listed: BTreeSet<(String, String)> = architecture()
        .lines()
        .filter_map(|line| line.split_once(" -> "))
        .map(|(from, to)| (from.to_owned(), to.to_owned()))
        .collect();
    let found: BTreeSet<(String, String)> =
        dependencies().into_iter().filter(|(_, dependency)| is_ours(dependency)).collect();
    let unlisted: Vec<_> = found.difference(&listed).collect();
    let gone: Vec<_> = listed.difference(&found).collect();
    assert!(
        unlisted.is_empty() && gone.is_empty(),
        "not in ARCHITECTURE.md: {unlisted:?}; only there: {gone:?}"
    );
}

#[test]
fn every_library_is_justified() {
    let text = architecture();
    let table = text.split("## Libraries").nth(1).unwrap().split("\n## ").next().unwrap();
    let listed: BTreeSet<String> = table
        .lines()
        .filter_map(|line| line.strip_prefix("| `"))
        .flat_map(|line| line.split(" | ").next().unwrap().split(", "))
        .map(|name| name.trim_matches('`').to_owned())
        .collect();
    let found: BTreeSet<String> =
        dependencies().into_iter().map(|(_, dependency)| dependency).filter(|name| !is_ours(name)).collect();
    let unlisted: Vec<_> = found.difference(&listed).collect();
    let gone: Vec<_> = listed.difference(&found).collect();
    assert!(
        unlisted.is_empty() && gone.is_empty(),
        "not in ARCHITECTURE.md: {unlisted:?}; only there: {gone:?}"
    );
}
