//! The crates that can be published stand alone: their packages contain everything that their tests need.

#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};

/// Every file in a folder and its folders.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

const PUBLISHED: [&str; 2] = ["dvonn-core", "dvonn-game"];

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(1).unwrap().join(name)
}

/// The public items of a file whose documentation has no example.
fn without_example(text: &str) -> Vec<&str> {
    let code = text.split("#[cfg(test)]\nmod tests").next().unwrap();
    let mut has_example = false;
    let mut found = Vec::new();
    for line in code.lines().map(str::trim) {
        if line.starts_with("///") {
            has_example |= line.starts_with("/// ```");
            continue;
        }
        if line.starts_with("#[") {
            continue;
        }
        let public = ["pub const ", "pub fn ", "pub struct ", "pub enum ", "pub trait "];
        if !has_example && public.iter().any(|start| line.starts_with(start)) {
            found.push(line);
        }
        has_example = false;
    }
    found
}

#[test]
fn every_public_item_of_published_crates_has_an_example() {
    assert_eq!(
        without_example("/// ```\n/// x();\n/// ```\n#[must_use]\npub fn x() {}\npub fn y() {}"),
        ["pub fn y() {}"]
    );
    for name in PUBLISHED {
        for file in files(&folder(name).join("src")) {
            let text = std::fs::read_to_string(&file).unwrap();
            let found = without_example(&text);
            assert!(found.is_empty(), "{}: {found:#?}", file.display());
        }
    }
}

#[test]
fn published_crates_use_nothing_outside_their_folders() {
    for name in PUBLISHED {
        let folder = folder(name);
        let mut found = Vec::new();
        for part in ["src", "tests"] {
            for file in files(&folder.join(part)) {
                let text = std::fs::read_to_string(&file).unwrap();
                // A path that leaves the crate begins with as many steps up as the file is deep in it.
                let depth = file.strip_prefix(&folder).unwrap().components().count();
                let outside = "../".repeat(depth);
                found.extend(
                    ["testdata", "dvonn_testkit", outside.as_str()]
                        .into_iter()
                        .filter(|word| text.contains(word))
                        .map(|word| format!("{}: {word}", file.display())),
                );
            }
        }
        assert!(found.is_empty(), "{found:#?}");
    }
}
