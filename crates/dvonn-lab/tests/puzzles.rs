//! `puzzles`: finding them, going on after an interruption, and proving them again.

#![allow(clippy::unwrap_used)]

mod support;

use std::path::Path;

use dvonn_coach::Collection;
use support::lab;

fn read(path: &Path) -> Collection {
    Collection::read(&std::fs::read(path).unwrap()).unwrap()
}

#[test]
fn puzzles_do_not_depend_on_threads_or_interruptions_and_are_proved_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let mine = |name: &str, more: &[&str]| {
        let file = path(name);
        let words = [&["puzzles", "--seed", "4", "-o", file.to_str().unwrap()], more].concat();
        lab(words)
    };
    mine("whole", &["--games", "6"]).success();
    mine("parts", &["--games", "3", "-j", "2"]).success();
    let refused = mine("parts", &["--games", "6"]);
    assert!(refused.stderr.contains("continue it with --resume"), "{refused:?}");
    mine("parts", &["--games", "6", "--resume"]).success();
    let whole = read(&path("whole"));
    assert_eq!(whole, read(&path("parts")));
    assert!(whole.games == 6 && !whole.puzzles.is_empty());
    let other = mine("parts", &["--games", "9", "--resume", "--band", "7"]);
    assert!(other.code == Some(2) && other.stderr.contains("other settings"), "{other:?}");

    let file = path("whole");
    let told = lab(["puzzles", "--check", file.to_str().unwrap()]).success();
    assert!(told.starts_with(&format!("{} puzzles from 6 games", whole.puzzles.len())), "{told}");
    let mut broken = whole.clone();
    broken.puzzles[0].proof.next -= 1;
    broken.puzzles[1].rating += 1;
    std::fs::write(&file, broken.to_bytes()).unwrap();
    let again = path("again");
    let done = lab(["puzzles", "--check", file.to_str().unwrap(), "-o", again.to_str().unwrap()]);
    let [first, second] = [0, 1].map(|number| whole.puzzles[number].id().to_string());
    assert!(
        done.code == Some(1) && done.stderr.contains(&first) && done.stderr.contains(&second),
        "{done:?}"
    );
    // Those that are proved are written, with the right rating.
    let kept = read(&again).puzzles;
    assert_eq!(kept, whole.puzzles[1..]);
}

#[test]
fn records_are_searched_too() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let [played, found] = [path("played"), path("found")];
    let [played_name, found_name] = [&played, &found].map(|file| file.to_str().unwrap());
    lab(["puzzles", "--seed", "4", "--games", "4", "-o", played_name]).success();
    let known = read(&played).puzzles;
    assert!(!known.is_empty());
    // Each puzzle as a record: its position, and its solution as the moves of the game.
    let mut files = Vec::new();
    for puzzle in &known {
        let file = path(&format!("{}.dvonn", puzzle.id()));
        let line: Vec<String> = puzzle.proof.line.iter().map(ToString::to_string).collect();
        let start = dvonn_core::Position::from(puzzle.start);
        std::fs::write(&file, format!("[Start \"{start}\"]\n\n{} *\n", line.join(" "))).unwrap();
        files.push(file.to_str().unwrap().to_owned());
    }
    let words = ["puzzles", "-o", found_name, "--records"].map(str::to_owned);
    let told = lab(words.into_iter().chain(files)).success();
    assert!(told.contains(&format!(" from {} games", known.len())), "{told}");
    let found = read(&found);
    assert!(found.made.contains(&format!("{} records", known.len())), "{}", found.made);
    for puzzle in known {
        let same = found.get(puzzle.id()).unwrap();
        assert_eq!((&same.start, &same.proof), (&puzzle.start, &puzzle.proof));
    }
    let done = lab(["puzzles", "-o", found_name, "--records", "nowhere.dvonn"]);
    assert!(done.code == Some(2) && done.stderr.contains("nowhere.dvonn"), "{done:?}");
}

#[test]
fn other_files_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("notes.txt");
    std::fs::write(&file, "no puzzles").unwrap();
    let done = lab(["puzzles", "--check", file.to_str().unwrap()]);
    assert!(done.code == Some(2) && done.stderr.contains("not a file of puzzles"), "{done:?}");
}
