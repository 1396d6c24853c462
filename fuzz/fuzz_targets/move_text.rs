//! Any bytes read as a move, in every notation: refused, or a move whose text reads back as the same move.

#![no_main]

#[path = "../../crates/dvonn-game/tests/laws/mod.rs"]
#[allow(dead_code, reason = "each target tries one law")]
mod laws;

libfuzzer_sys::fuzz_target!(|data: &[u8]| laws::move_text(data));
