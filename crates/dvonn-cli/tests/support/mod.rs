//! Runs the real binary: once, or in a dialogue. All waiting has a time limit.

#![allow(dead_code, reason = "each test file uses a part")]

#[cfg(unix)]
pub(crate) mod terminal;

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use serde_json::Value;

/// Far longer than any answer takes, so that a hang is a failure.
pub(crate) const PATIENCE: Duration = Duration::from_mins(2);

/// Figure 3 of the rulebook: White moves, and `e3-f3` cuts off seven stacks.
pub(crate) const FIGURE_3: &str = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M";
/// Black has no move, White has one.
pub(crate) const BLACK_MUST_PASS: &str = "........./........../DDW2+......../........../......... B M";
/// The game is over, White has won by three.
pub(crate) const FINISHED: &str = "........./........../W3++D........./........../......... B M";

/// The binary with arguments, in an environment without colour settings and in English.
pub(crate) fn command<S: AsRef<std::ffi::OsStr>>(arguments: impl IntoIterator<Item = S>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dvonn"));
    command.args(arguments).env("TERM", "xterm-256color");
    for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "CI", "LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command
}

/// The output and exit code of a finished process.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Done {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Done {
    /// The output of a command that succeeded without warnings.
    #[track_caller]
    pub(crate) fn fine(self) -> String {
        assert_eq!((self.code, self.stderr.as_str()), (Some(0), ""), "after printing {}", self.stdout);
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

/// Runs the binary without input.
pub(crate) fn dvonn<S: AsRef<std::ffi::OsStr>>(arguments: impl IntoIterator<Item = S>) -> Done {
    dvonn_reading(arguments, "")
}

/// Runs the binary with this on its standard input.
pub(crate) fn dvonn_reading<S: AsRef<std::ffi::OsStr>>(
    arguments: impl IntoIterator<Item = S>,
    input: impl Into<Vec<u8>>,
) -> Done {
    let mut live = Live::start(arguments);
    let mut stdin = live.stdin.take().unwrap();
    let input = input.into();
    // A command may stop reading early; then the pipe is closed for the rest.
    thread::spawn(move || stdin.write_all(&input));
    live.end()
}

/// A running process, with a dialogue line by line.
pub(crate) struct Live {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
    stderr: Receiver<String>,
}

impl Live {
    pub(crate) fn start<S: AsRef<std::ffi::OsStr>>(arguments: impl IntoIterator<Item = S>) -> Live {
        let mut child = command(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let stdin = child.stdin.take();
        let (say, lines) = channel();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        thread::spawn(move || {
            loop {
                let mut line = Vec::new();
                stdout.read_until(b'\n', &mut line).unwrap();
                let line = String::from_utf8(line).expect("the output is UTF-8");
                if line.is_empty() || say.send(line).is_err() {
                    return;
                }
            }
        });
        let (complain, stderr) = channel();
        let mut complaints = child.stderr.take().unwrap();
        thread::spawn(move || {
            let mut text = Vec::new();
            complaints.read_to_end(&mut text).unwrap();
            complain.send(String::from_utf8(text).expect("complaints are UTF-8"))
        });
        Live { child, stdin, lines, stderr }
    }

    /// Its process id.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Sends a line.
    #[track_caller]
    pub(crate) fn say(&mut self, line: impl AsRef<[u8]>) {
        self.send([line.as_ref(), b"\n"].concat());
    }

    /// Sends bytes as they are.
    #[track_caller]
    pub(crate) fn send(&mut self, bytes: impl AsRef<[u8]>) {
        let stdin = self.stdin.as_mut().unwrap();
        stdin.write_all(bytes.as_ref()).and_then(|()| stdin.flush()).expect("the process listens");
    }

    /// The next line of output, without its line ending.
    #[track_caller]
    pub(crate) fn hear(&mut self) -> String {
        let mut line = self.lines.recv_timeout(PATIENCE).expect("a line is said in time");
        assert_eq!(line.pop(), Some('\n'), "a line is whole when it arrives");
        line
    }

    /// Sends a line and returns the next line of output.
    #[track_caller]
    pub(crate) fn ask(&mut self, line: impl AsRef<[u8]>) -> String {
        self.say(line);
        self.hear()
    }

    /// Closes the input and waits for the process to exit; returns the output not read yet.
    #[track_caller]
    pub(crate) fn end(mut self) -> Done {
        self.stdin = None;
        let stderr = self.stderr.recv_timeout(PATIENCE).expect("the process ends in time");
        let stdout = self.lines.iter().collect();
        let code = self.child.wait().unwrap().code();
        Done { code, stdout, stderr }
    }
}

impl Drop for Live {
    fn drop(&mut self) {
        // It has exited already unless the test failed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The rows of a file of `testdata/conformance`.
pub(crate) fn conformance(file: &str) -> Vec<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/conformance").join(file);
    let text = std::fs::read_to_string(path).unwrap();
    text.lines().map(|row| serde_json::from_str(row).unwrap()).collect()
}

/// A text in a row of a conformance file.
#[track_caller]
pub(crate) fn text<'a>(row: &'a Value, key: &str) -> &'a str {
    row[key].as_str().unwrap()
}

/// A list of texts in a row of a conformance file.
#[track_caller]
pub(crate) fn texts<'a>(row: &'a Value, key: &str) -> Vec<&'a str> {
    row[key].as_array().unwrap().iter().map(|item| item.as_str().unwrap()).collect()
}

/// The moves of a row of `games.jsonl`.
pub(crate) fn moves(game: &Value) -> Vec<&str> {
    game["plies"].as_array().unwrap().iter().map(|ply| text(ply, "move")).collect()
}
