//! The hash is the same everywhere and forever: books and records of analysis are kept under it.

use dvonn_core::Position;

#[test]
fn hashes_are_pinned() {
    let pinned: [(&str, u64); 5] = [
        ("........./........../.........../........../......... W P", 0xb567_5b95_2b0b_6ee4),
        ("..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M", 0xaf20_fe5c_cd32_e7f2),
        ("........./........../W3++D........./........../......... B M", 0x9cf2_f2fa_362d_c978),
        ("........./........../DDD......../........../......... B P", 0x12c0_2943_d2bf_9751),
        ("........./........../DDD......../........../......... B M", 0xa7a7_72d6_f9b4_f9b5),
    ];
    for (text, hash) in pinned {
        let position: Position = text.parse().expect("a position");
        assert_eq!(format!("{:#018x}", position.key()), format!("{hash:#018x}"), "{text}");
    }
}
