//! The crates that can be published stand alone: their packages contain everything that their tests need.

#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};

/// Every file in a folder and its folders.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

#[test]
fn published_crates_use_nothing_outside_their_folders() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap();
    for name in ["dvonn-core", "dvonn-game"] {
        let folder = root.join("crates").join(name);
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
