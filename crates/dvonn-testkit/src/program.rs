//! Runs a program: to its end, or in a dialogue. All waiting has a time limit.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

/// Far longer than any answer takes, so that a hang is a failure.
pub const PATIENCE: Duration = Duration::from_mins(2);

/// Runs a command to its end with this on its standard input.
pub fn run(command: &mut Command, input: impl Into<Vec<u8>>) -> Done {
    let mut live = Live::start(command);
    let mut stdin = live.stdin.take().unwrap();
    let input = input.into();
    // A command may stop reading early; then the pipe is closed for the rest.
    thread::spawn(move || stdin.write_all(&input));
    live.end()
}

/// The output and exit code of a finished process.
#[derive(PartialEq, Eq, Debug)]
pub struct Done {
    /// The exit code; `None` if a signal ended the process.
    pub code: Option<i32>,
    /// The standard output.
    pub stdout: String,
    /// The standard error.
    pub stderr: String,
}

impl Done {
    /// The output of a command that succeeded and printed nothing on standard error.
    #[track_caller]
    pub fn fine(self) -> String {
        assert_eq!((self.code, self.stderr.as_str()), (Some(0), ""), "after printing {}", self.stdout);
        self.stdout
    }

    /// The output of a command that succeeded. It may have reported its progress on standard error.
    #[track_caller]
    pub fn success(self) -> String {
        assert_eq!(self.code, Some(0), "{self:?}");
        self.stdout
    }

    /// The output and the error of a command with a negative result.
    #[track_caller]
    pub fn no(self) -> (String, String) {
        assert_eq!(self.code, Some(1), "{self:?}");
        (self.stdout, self.stderr)
    }

    /// The error of a command that was used wrongly and printed nothing else.
    #[track_caller]
    pub fn bad_use(self) -> String {
        assert_eq!((self.code, self.stdout.as_str()), (Some(2), ""), "complaining {}", self.stderr);
        assert_ne!(self.stderr, "", "a complaint is worded");
        self.stderr
    }
}

/// A running process, with a dialogue line by line.
pub struct Live {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
    stderr: Receiver<String>,
}

impl Live {
    /// Starts a command.
    pub fn start(command: &mut Command) -> Live {
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
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
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Sends a line.
    #[track_caller]
    pub fn say(&mut self, line: impl AsRef<[u8]>) {
        self.send([line.as_ref(), b"\n"].concat());
    }

    /// Sends bytes as they are.
    #[track_caller]
    pub fn send(&mut self, bytes: impl AsRef<[u8]>) {
        let stdin = self.stdin.as_mut().unwrap();
        stdin.write_all(bytes.as_ref()).and_then(|()| stdin.flush()).expect("the process listens");
    }

    /// The next line of output, without its line ending.
    #[track_caller]
    pub fn hear(&mut self) -> String {
        let mut line = self.lines.recv_timeout(PATIENCE).expect("a line is said in time");
        assert_eq!(line.pop(), Some('\n'), "a line is whole when it arrives");
        line
    }

    /// Sends a line and returns the next line of output.
    #[track_caller]
    pub fn ask(&mut self, line: impl AsRef<[u8]>) -> String {
        self.say(line);
        self.hear()
    }

    /// Closes the input and waits for the process to exit; returns the output not read yet.
    #[track_caller]
    pub fn end(mut self) -> Done {
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
