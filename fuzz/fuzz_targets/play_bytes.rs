//! Bytes choose among the legal moves: every position agrees with its text, and undo restores everything.

#![no_main]

#[path = "../../crates/dvonn-game/tests/laws/mod.rs"]
#[allow(dead_code, reason = "each target tries one law")]
mod laws;

libfuzzer_sys::fuzz_target!(|data: &[u8]| laws::play_bytes(data));
