//! Runs the real binary.

#![allow(dead_code)] // Each test file uses only some of it.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// The binary under test.
pub(crate) const LAB: &str = env!("CARGO_BIN_EXE_dvonn-lab");

/// The output and exit status of a finished process.
#[derive(Debug)]
pub(crate) struct Done {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Done {
    /// The output of a command that succeeded.
    #[track_caller]
    pub(crate) fn fine(self) -> String {
        assert_eq!(self.code, Some(0), "{self:?}");
        self.stdout
    }

    /// The output and the error of a command with a negative result.
    #[track_caller]
    pub(crate) fn no(self) -> (String, String) {
        assert_eq!(self.code, Some(1), "{self:?}");
        (self.stdout, self.stderr)
    }

    /// The error of a command that was used wrongly and printed nothing else.
    #[track_caller]
    pub(crate) fn bad_use(self) -> String {
        assert_eq!((self.code, self.stdout.as_str()), (Some(2), ""), "complaining {}", self.stderr);
        assert_ne!(self.stderr, "", "a complaint is worded");
        self.stderr
    }
}

pub(crate) fn lab<S: AsRef<std::ffi::OsStr>>(arguments: impl IntoIterator<Item = S>) -> Done {
    let output = Command::new(LAB).args(arguments).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Done { code: output.status.code(), stdout: text(output.stdout), stderr: text(output.stderr) }
}

/// Runs a command line.
pub(crate) fn lab_line(line: &str) -> Done {
    lab(line.split_whitespace())
}

/// The JSON that a command prints.
#[track_caller]
pub(crate) fn lab_json<S: AsRef<std::ffi::OsStr>>(arguments: impl IntoIterator<Item = S>) -> Value {
    serde_json::from_str(&lab(arguments).fine()).unwrap()
}

pub(crate) fn testdata(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata").join(path)
}

/// The rows of a file of `testdata/conformance`.
pub(crate) fn conformance(file: &str) -> Vec<Value> {
    let text = std::fs::read_to_string(testdata("conformance").join(file)).unwrap();
    text.lines().map(|row| serde_json::from_str(row).unwrap()).collect()
}
