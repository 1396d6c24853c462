//! The `dvonn-server` program: what it prints, and how it starts and stops.

use std::io::{BufRead as _, BufReader, Read as _};
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};

use dvonn_wire::{Action, ClientMessage, ServerMessage};

use crate::support::{Guest, PASSWORD, ask, credentials, id};

fn program(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dvonn-server"));
    command.args(words).stdout(Stdio::piped()).stderr(Stdio::piped()).env_remove("RUST_LOG");
    command
}

/// Starts a server and waits until it answers.
fn start(words: &[&str]) -> (Child, SocketAddr) {
    let mut child = program(words).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    let address = line.strip_prefix("DVONN is running at http://").and_then(|rest| rest.split('/').next());
    (child, address.unwrap_or_else(|| panic!("{line:?}")).parse().unwrap())
}

/// Tells a server to stop; returns its log.
#[cfg(unix)]
fn stop(mut child: Child, signal: rustix::process::Signal) -> String {
    rustix::process::kill_process(rustix::process::Pid::from_child(&child), signal).unwrap();
    let mut log = String::new();
    child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
    assert!(child.wait().unwrap().success(), "{log}");
    log
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
    use rustix::process::Signal;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("new").join("data");
    let data = data.to_str().unwrap();
    for signal in [Signal::INT, Signal::TERM] {
        let (child, _) = start(&["--listen", "127.0.0.1:0", "--data", data]);
        let log = stop(child, signal);
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
    let (mut running, _) = start(&["--listen", "127.0.0.1:0", "--data", data]);
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

#[cfg(unix)]
#[tokio::test]
async fn the_log_contains_nothing_that_users_have_typed() {
    let (child, address) = start(&["--listen", "127.0.0.1:0", "--db", "memory"]);
    let (mut anna, mut bert) = (Guest::new(address, 1), Guest::new(address, 2));
    anna.register("Kunigunde").await;
    bert.register("Theodelinde").await;
    let game = anna.create(r#"{"control":"300+5"}"#).await.id;
    bert.join(game).await;
    let mut lines = [anna.line().await, bert.line().await];
    for line in &mut lines {
        line.follow(game, 0).await;
        line.send(&ClientMessage::Chat { game, on: true }).await.unwrap();
    }
    let [first, second] = &mut lines;
    first.until_status(game, |status| status.chat.iter().all(|(_, is_on)| *is_on)).await;
    first.send(&ClientMessage::Write { game, text: "Pumpernickel".parse().unwrap() }).await.unwrap();
    while second.written.is_empty() {
        second.hear().await;
    }
    first.send_text(r#"{"say":{"phrase":"Pumpernickel"}}"#.to_owned()).await.unwrap();
    while !matches!(first.hear().await, ServerMessage::Problem(_)) {}
    first.act(game, id(), 0, Action::Resign).await.unwrap();
    for (request, body) in [
        ("POST /api/account/tokens", r#"{"label":"Pumpernickel"}"#),
        ("POST /api/session", &credentials("Kunigunde", "Pumpernickel")),
        ("PATCH /api/account", r#"{"Pumpernickel":1}"#),
        ("GET /api/players/Pumpernickel", ""),
        ("GET /api/games?player=Pumpernickel", ""),
        ("GET /api/Pumpernickel", ""),
        ("GET /Pumpernickel", ""),
        ("PUMPERNICKEL /api/me", ""),
    ] {
        anna.ask(request, body).await.unwrap();
    }
    let headers = "user-agent: Pumpernickel\r\ncookie: dvonn=Pumpernickel\r\norigin: Pumpernickel\r\n";
    ask(address, "POST /api/games", headers, "{}").await.unwrap();
    let log = stop(child, rustix::process::Signal::TERM);
    for line in ["created", "begun", "ended"] {
        assert!(log.contains(line), "{line} is not in\n{log}");
    }
    for word in ["Kunigunde", "Theodelinde", "Pumpernickel", "PUMPERNICKEL", PASSWORD] {
        assert!(!log.contains(word), "{word} is in\n{log}");
    }
}
