//! The program under test, line by line.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// What went wrong, for the engine's author.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) sent: String,
    pub(super) expected: String,
    pub(super) received: String,
}

/// A running process with a deadline.
pub(super) struct Partner {
    command: Vec<String>,
    timeout: Duration,
    deadline: Instant,
    child: Child,
    /// A separate thread writes this, so that a program that does not read cannot block us.
    input: Option<Sender<Vec<u8>>>,
    lines: Receiver<Vec<u8>>,
    /// The last line sent.
    said: String,
}

impl Partner {
    /// How late an answer may come: a tenth of the time limit, which is more than a busy machine needs to wake a process.
    pub(super) fn allowance(&self) -> Duration {
        self.timeout / 10
    }

    pub(super) fn start(command: &[String], timeout: Duration) -> std::io::Result<Partner> {
        let mut child = Command::new(&command[0])
            .args(&command[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut stdin = child.stdin.take().expect("the input is piped");
        let (input, said) = channel::<Vec<u8>>();
        thread::spawn(move || said.iter().try_for_each(|line| stdin.write_all(&line)));
        let mut output = BufReader::new(child.stdout.take().expect("the output is piped"));
        let (say, lines) = sync_channel(1024);
        thread::spawn(move || {
            loop {
                let mut line = Vec::new();
                let is_end = output.read_until(b'\n', &mut line).map_or(true, |count| count == 0);
                if is_end || say.send(line).is_err() {
                    return;
                }
            }
        });
        let deadline = Instant::now() + timeout;
        Ok(Partner {
            command: command.to_vec(),
            timeout,
            deadline,
            child,
            input: Some(input),
            lines,
            said: String::new(),
        })
    }

    /// Ends the process and starts a new one, with the full time limit.
    pub(super) fn start_again(&mut self) -> Result<(), Fault> {
        let fresh = Partner::start(&self.command, self.timeout);
        *self = fresh.map_err(|error| self.fault("the command starts a second time", error.to_string()))?;
        Ok(())
    }

    /// Sends a line. A program that does not read it is found when it does not answer.
    pub(super) fn say(&mut self, line: impl AsRef<[u8]>) {
        const LONGEST: usize = 200;
        let line = line.as_ref();
        self.said = String::from_utf8_lossy(line).chars().take(LONGEST).collect();
        if let Some(input) = &self.input {
            let _ = input.send([line, b"\n"].concat());
        }
    }

    /// Closes the program's input.
    pub(super) fn hang_up(&mut self) {
        self.input = None;
        self.said.push_str(", then the end of input");
    }

    pub(super) fn fault(&self, expected: impl Into<String>, received: impl Into<String>) -> Fault {
        Fault { sent: self.said.clone(), expected: expected.into(), received: received.into() }
    }

    /// The next line; if there is none, `expected` says in the error what it should have been.
    pub(super) fn hear(&mut self, expected: &str) -> Result<String, Fault> {
        let left = self.deadline.saturating_duration_since(Instant::now());
        let received = match self.lines.recv_timeout(left) {
            Ok(line) => match String::from_utf8(line) {
                Ok(mut line) if line.ends_with('\n') => {
                    line.pop();
                    if line.ends_with('\r') {
                        line.pop();
                    }
                    return Ok(line);
                }
                Ok(line) => format!("{line}, without the end of a line"),
                Err(_) => "bytes that are not UTF-8".to_owned(),
            },
            Err(RecvTimeoutError::Timeout) => format!("nothing more within {:?}", self.timeout),
            Err(RecvTimeoutError::Disconnected) => "the end of output".to_owned(),
        };
        Err(self.fault(expected, received))
    }

    /// Sends a line that has exactly one answer.
    pub(super) fn ask(&mut self, line: &str, expected: &str) -> Result<(), Fault> {
        self.say(line);
        let received = self.hear(expected)?;
        if received == expected { Ok(()) } else { Err(self.fault(expected, received)) }
    }

    /// Sends a line that has no answer.
    pub(super) fn tell(&mut self, line: &str) -> Result<(), Fault> {
        self.say(line);
        let said = self.said.clone();
        self.ask("isready", "readyok").map_err(|fault| Fault {
            sent: format!("{said}, then isready"),
            expected: "nothing, then readyok".to_owned(),
            ..fault
        })
    }

    /// Sends a line that must be refused with exactly one line `error REASON`.
    pub(super) fn ask_in_vain(&mut self, line: impl AsRef<[u8]>) -> Result<(), Fault> {
        const EXPECTED: &str = "one line error REASON, then readyok";
        self.say(line);
        let said = self.said.clone();
        // Sent immediately, so that a missing answer does not wait for the time limit.
        self.say("isready");
        self.said = format!("{said}, then isready");
        let first = self.hear(EXPECTED)?;
        if first.strip_prefix("error ").is_none_or(|reason| reason.trim().is_empty()) {
            return Err(self.fault(EXPECTED, first));
        }
        let second = self.hear(EXPECTED)?;
        if second == "readyok" {
            Ok(())
        } else {
            Err(self.fault(EXPECTED, format!("{first}, then {second}")))
        }
    }

    /// Waits for the process to exit successfully without further output.
    pub(super) fn end(&mut self) -> Result<(), Fault> {
        const EXPECTED: &str = "the process ends with exit code 0";
        let left = self.deadline.saturating_duration_since(Instant::now());
        match self.lines.recv_timeout(left) {
            Err(RecvTimeoutError::Disconnected) => {}
            Ok(line) => return Err(self.fault(EXPECTED, String::from_utf8_lossy(&line).trim_end())),
            Err(RecvTimeoutError::Timeout) => {
                return Err(self.fault(EXPECTED, format!("it runs on for {:?}", self.timeout)));
            }
        }
        match self.wait() {
            Some(status) if status.success() => Ok(()),
            Some(status) => Err(self.fault(EXPECTED, status.to_string())),
            None => Err(self.fault(EXPECTED, "it closed its output and runs on")),
        }
    }

    fn wait(&mut self) -> Option<ExitStatus> {
        const PAUSE: Duration = Duration::from_millis(2);
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if Instant::now() < self.deadline => thread::sleep(PAUSE),
                _ => return None,
            }
        }
    }
}

impl Drop for Partner {
    fn drop(&mut self) {
        // It may have exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
