//! Runs the real binary: to its end, or in a dialogue.

#![allow(dead_code, unused_imports, reason = "each test file uses a part")]

#[cfg(unix)]
pub(crate) mod terminal;

use std::process::Command;

pub(crate) use dvonn_testkit::positions::{BLACK_MUST_PASS, FIGURE_3, FINISHED};
use dvonn_testkit::program;
pub(crate) use dvonn_testkit::program::{Done, Live, PATIENCE};
use dvonn_testkit::testdata;
pub(crate) use dvonn_testkit::testdata::{moves, text, texts};
use serde_json::Value;

/// The binary with arguments, in an environment without colour settings and in English.
pub(crate) fn command<S: AsRef<std::ffi::OsStr>>(arguments: impl IntoIterator<Item = S>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dvonn"));
    command.args(arguments).env("TERM", "xterm-256color");
    for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "CI", "LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command
}

/// Runs the binary without input.
pub(crate) fn dvonn<S: AsRef<std::ffi::OsStr>>(arguments: impl IntoIterator<Item = S>) -> Done {
    dvonn_reading(arguments, "")
}

/// Runs the binary with this on its standard input.
pub(crate) fn dvonn_reading<S: AsRef<std::ffi::OsStr>>(
    arguments: impl IntoIterator<Item = S>,
    input: impl Into<Vec<u8>>,
) -> Done {
    program::run(&mut command(arguments), input)
}

/// Starts the binary, to talk to it.
pub(crate) fn start<S: AsRef<std::ffi::OsStr>>(arguments: impl IntoIterator<Item = S>) -> Live {
    Live::start(&mut command(arguments))
}

/// The rows of a file of `testdata/conformance`.
pub(crate) fn conformance(file: &str) -> Vec<Value> {
    testdata::rows(file)
}
