//! Any bytes read as a position: refused, or a position whose text reads back as the same position.

#![no_main]

#[path = "../../crates/dvonn-game/tests/laws/mod.rs"]
#[allow(dead_code, reason = "each target tries one law")]
mod laws;

libfuzzer_sys::fuzz_target!(|data: &[u8]| laws::position_text(data));
