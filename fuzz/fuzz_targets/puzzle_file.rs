//! Any bytes as a file of puzzles: they are refused, or they are puzzles that can be written back and whose solutions can be played.

#![no_main]

use std::sync::LazyLock;

use dvonn_coach::Collection;
use dvonn_core::Position;

libfuzzer_sys::fuzz_target!(|data: &[u8]| read(data));

/// A small file that is changed, since random bytes would rarely form one.
static PUZZLES: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let mut some = Collection::embedded();
    some.puzzles.truncate(8);
    some.to_bytes()
});

fn read(data: &[u8]) {
    check(data);
    let mut changed = PUZZLES.clone();
    for change in data.chunks_exact(3) {
        let at = usize::from(u16::from_le_bytes([change[0], change[1]])) % changed.len();
        changed[at] = change[2];
    }
    check(&changed);
    changed.truncate(changed.len() - data.len() % changed.len());
    check(&changed);
}

fn check(bytes: &[u8]) {
    let Ok(collection) = Collection::read(bytes) else { return };
    assert_eq!(collection.to_bytes(), bytes);
    for puzzle in &collection.puzzles {
        let mut position = Position::from(puzzle.start);
        for mv in &puzzle.proof.line {
            position = position.play(*mv).expect("the reader refuses lines that are not legal");
        }
        assert!(puzzle.own_moves() > 0 && collection.get(puzzle.id()) == Some(puzzle));
    }
}
