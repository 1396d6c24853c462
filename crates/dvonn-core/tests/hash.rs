//! The hash is the same everywhere and forever: books and records of analysis are kept under it.

use dvonn_core::Position;

#[test]
fn hashes_are_pinned() {
    for (text, hash) in [
        ("........./........../.........../........../......... W P", 0xb567_5b95_2b0b_6ee4),
        ("..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M", 0x0),
        ("........./........../W3++D........./........../......... B M", 0x0),
        ("........./........../DDD......../........../......... B P", 0x0),
        ("........./........../DDD......../........../......... B M", 0x0),
    ] {
        let position: Position = text.parse().expect("a position");
        assert_eq!(format!("{:#018x}", position.hash()), format!("{hash:#018x}"), "{text}");
    }
}
