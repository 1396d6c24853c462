//! Any bytes read as our JSON: the result can be written and reads back as the same record.

#![no_main]

#[path = "../../crates/dvonn-game/tests/laws/mod.rs"]
#[allow(dead_code, reason = "each target tries one law")]
mod laws;

libfuzzer_sys::fuzz_target!(|data: &[u8]| laws::record_json(data));
