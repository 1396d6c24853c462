//! The `dvonn-server` program: what it prints, and how it starts and stops.

use std::io::{BufRead as _, BufReader, Read as _};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};

fn program(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dvonn-server"));
    command.args(words).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Starts a server and waits until it answers.
fn start(words: &[&str]) -> Child {
    let mut child = program(words).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    assert!(line.starts_with("DVONN is running at http://127.0.0.1:"), "{line:?}");
    child
}

/// The error of a program that cannot start.
fn complaint(words: &[&str]) -> String {
    let output = program(words).output().unwrap();
    assert!(!output.status.success(), "{output:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[cfg(unix)]
#[test]
fn a_server_told_to_stop_exits_successfully_and_its_database_is_sound() {
    use rustix::process::{Pid, Signal, kill_process};
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("new").join("data");
    let data = data.to_str().unwrap();
    for signal in [Signal::INT, Signal::TERM] {
        let mut child = start(&["--listen", "127.0.0.1:0", "--data", data]);
        kill_process(Pid::from_child(&child), signal).unwrap();
        let mut log = String::new();
        child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        assert!(child.wait().unwrap().success(), "{log}");
        assert!(log.contains("stopping"), "{log}");
        let checked = program(&["db", "check", "--data", data]).output().unwrap();
        assert_eq!(String::from_utf8(checked.stdout).unwrap(), "0 games, 0 events, 0 faults\n");
    }
}

#[test]
fn an_error_at_the_start_says_what_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = taken.local_addr().unwrap().to_string();
    let mut running = start(&["--listen", "127.0.0.1:0", "--data", data]);
    let file = folder.path().join("file");
    std::fs::write(&file, "not a database, but long enough to look at").unwrap();
    let file = format!("sqlite:{}", file.display());
    for (words, parts) in [
        (&["--listen", "127.0.0.1:0", "--data", data][..], &["in use by another dvonn-server"][..]),
        (&["--listen", &taken, "--db", "memory"], &[taken.as_str(), "already in use"]),
        (&["--db", "oracle"], &["sqlite:PATH", "postgres://"]),
        (&["--db", &file], &["not a database"]),
        (&["--db", "postgres://nobody@127.0.0.1:1/none"], &["the database fails"]),
        (&["--folder", data, "--db", "memory"], &["index.html"]),
        (&["db", "check", "--db", "sqlite:no/such/file"], &["no/such/file"]),
        (&["db", "backup", "copy", "--db", "memory"], &["only SQLite"]),
        (&["--listen", "7777"], &["--listen"]),
    ] {
        let complaint = complaint(words);
        assert!(parts.iter().all(|part| complaint.contains(part)), "{words:?}: {complaint}");
        assert!(!complaint.contains("panicked"), "{complaint}");
    }
    running.kill().unwrap();
    running.wait().unwrap();
}
