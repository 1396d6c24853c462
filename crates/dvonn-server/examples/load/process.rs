//! A program to measure, as a process of its own.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A running program; dropping it ends it.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Process {
    /// Starts a server with its games in this database.
    pub(crate) fn start(program: &Path, database: &str, options: &[&str]) -> Process {
        let mut command = Command::new(program);
        command
            .args(["--listen", "127.0.0.1:0", "--db", database, "--behind-proxy"])
            .args(options)
            .env("RUST_LOG", "error");
        Process::wait_for(&mut command)
    }

    /// Starts a program that prints its address in its first line.
    pub(crate) fn wait_for(command: &mut Command) -> Process {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.unwrap_or_else(|| panic!("{line:?}")).parse().unwrap();
        Process { child, address }
    }

    /// How much memory it uses, in bytes.
    pub(crate) fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
        line.trim().trim_end_matches(" kB").parse::<u64>().unwrap_or_default() * 1_024
    }

    /// How much processor time it has used, in seconds.
    pub(crate) fn time(&self) -> f64 {
        time_of(self.child.id())
    }
}

/// How much processor time a process and all processes below it have used, in seconds, with those that have ended.
pub(crate) fn time_of(process: u32) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name, in brackets, may contain anything. Fields 14 to 17 of the whole line are in user and system mode, own and of
    // children that have ended, in hundredths of a second.
    let ticks = stat.rsplit(") ").next().unwrap_or_default().split(' ').skip(11).take(4);
    let own: f64 = ticks.filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() / 100.0;
    let tasks = std::fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten().flatten();
    let children = tasks.filter_map(|task| std::fs::read_to_string(task.path().join("children")).ok());
    let below = |children: String| -> f64 {
        children.split_whitespace().filter_map(|child| child.parse().ok()).map(time_of).sum()
    };
    own + children.map(below).sum::<f64>()
}

impl Drop for Process {
    fn drop(&mut self) {
        // Both fail only if it has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
