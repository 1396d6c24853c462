//! Another program that exchanges lines with the lab.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::Fault;

/// Longer lines are cut; no protocol has lines this long.
const LONGEST_LINE: u64 = 1 << 16;
/// How long a program may take to exit after it was told to.
const FAREWELL: Duration = Duration::from_millis(100);
/// How long to wait for the error message of a program that closed its output.
const OBITUARY: Duration = Duration::from_secs(5);

pub(crate) struct Process {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
    /// The last line of its standard error, sent when it closes the stream.
    complaint: Receiver<String>,
    farewell: &'static str,
    /// Its processor time at the last reading.
    worked: Option<Duration>,
}

impl Process {
    /// Starts a program. `farewell` is the line that ends it.
    pub(crate) fn start(command: &[String], farewell: &'static str) -> Result<Process, Fault> {
        let (program, arguments) = command.split_first().expect("a command has a program");
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // In its own process group, so that an interrupt from the terminal reaches only the lab.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(|error| Fault::Crash(format!("{program}: {error}")))?;
        let stdin = child.stdin.take();
        let (say, lines) = channel();
        let output = child.stdout.take().expect("the output is piped");
        thread::spawn(move || each_line(output, |line| say.send(line).is_ok()));
        let (complain, complaint) = channel();
        let complaints = child.stderr.take().expect("the complaints are piped");
        thread::spawn(move || {
            let mut last = String::new();
            each_line(complaints, |line| {
                last = line;
                true
            });
            complain.send(last)
        });
        Ok(Process { child, stdin, lines, complaint, farewell, worked: Some(Duration::ZERO) })
    }

    pub(crate) fn say(&mut self, line: &str) -> Result<(), Fault> {
        let stdin = self.stdin.as_mut().expect("it is open until the farewell");
        match writeln!(stdin, "{line}").and_then(|()| stdin.flush()) {
            Ok(()) => Ok(()),
            Err(_) => Err(self.gone()),
        }
    }

    /// The next line, if it arrives before the deadline.
    pub(crate) fn hear(&mut self, deadline: Instant) -> Result<String, Fault> {
        match self.lines.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => Err(Fault::Time("no answer in time".to_owned())),
            Err(RecvTimeoutError::Disconnected) => Err(self.gone()),
        }
    }

    /// Processor time since the last call, if the system provides it.
    pub(crate) fn worked(&mut self) -> Option<Duration> {
        let before = self.worked;
        self.worked = cpu_time_of(self.child.id());
        self.worked?.checked_sub(before?)
    }

    /// Describes how a program ended that closed its output.
    fn gone(&mut self) -> Fault {
        let status = match self.wait(OBITUARY) {
            Some(status) => format!("the program ended with {status}"),
            None => "the program closed its output".to_owned(),
        };
        let complaint = self.complaint.recv_timeout(OBITUARY).unwrap_or_default();
        Fault::Crash(if complaint.is_empty() { status } else { format!("{status}: {complaint}") })
    }

    fn wait(&mut self, patience: Duration) -> Option<ExitStatus> {
        let deadline = Instant::now() + patience;
        loop {
            match self.child.try_wait() {
                Ok(None) if Instant::now() < deadline => thread::sleep(Duration::from_millis(1)),
                Ok(status) => return status,
                Err(_) => return None,
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if let Some(mut stdin) = self.stdin.take() {
            let _ = writeln!(stdin, "{}", self.farewell);
        }
        if self.wait(FAREWELL).is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// Sends each line without its line ending, whatever its bytes, until the receiver is gone.
fn each_line(source: impl Read, mut take: impl FnMut(String) -> bool) {
    let mut source = BufReader::new(source);
    loop {
        let mut line = Vec::new();
        match source.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(1..) if take(String::from_utf8_lossy(&line).trim().to_owned()) => {}
            _ => return,
        }
    }
}

/// User and system time of a running process; only on Linux.
#[cfg(target_os = "linux")]
fn cpu_time_of(process: u32) -> Option<Duration> {
    let text = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name in parentheses can contain anything, so the 14th and 15th fields are counted after it.
    let fields: Vec<&str> = text.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
    Some(Duration::from_secs_f64(ticks as f64 / rustix::param::clock_ticks_per_second() as f64))
}

#[cfg(not(target_os = "linux"))]
fn cpu_time_of(_: u32) -> Option<Duration> {
    None
}
