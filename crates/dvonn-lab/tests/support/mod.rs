//! Runs the real binary.

#![allow(dead_code)] // Each test file uses only some of it.

use std::process::Command;

use dvonn_testkit::program::{self, Done};
use serde_json::Value;

/// The binary under test.
pub(crate) const LAB: &str = env!("CARGO_BIN_EXE_dvonn-lab");

/// Runs the binary to its end.
pub(crate) fn lab<S: AsRef<std::ffi::OsStr>>(arguments: impl IntoIterator<Item = S>) -> Done {
    program::run(Command::new(LAB).args(arguments), "")
}

/// Runs a command line.
pub(crate) fn lab_line(line: &str) -> Done {
    lab(line.split_whitespace())
}

/// The JSON that a command prints.
#[track_caller]
pub(crate) fn lab_json<S: AsRef<std::ffi::OsStr>>(arguments: impl IntoIterator<Item = S>) -> Value {
    serde_json::from_str(&lab(arguments).success()).unwrap()
}
