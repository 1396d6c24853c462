//! `dvonn bot` on a real server, over real sockets.

#![allow(clippy::unwrap_used)]

mod support;

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};

use dvonn_server::{App, Hub, Server, Settings};
use dvonn_store::{Location, Use, open};
use serde_json::Value;
use support::{dvonn, start};
use tokio::runtime::Runtime;

/// A server that ends with the runtime.
fn server(runtime: &Runtime) -> SocketAddr {
    runtime.block_on(async {
        let store = open(&Location::Memory, Use::Serve, None).await.unwrap();
        let app = App::new(store, Hub::alone(), Settings::default());
        let server = Server::bind("127.0.0.1:0".parse().unwrap(), app, None).await.unwrap();
        let address = server.address();
        tokio::spawn(server.run(std::future::pending()));
        address
    })
}

/// Sends a request and returns the head and the body of the answer.
fn ask(server: SocketAddr, request: &str, header: &str, body: &str) -> (String, Value) {
    let mut stream = TcpStream::connect(server).unwrap();
    let length = body.len();
    let text = format!(
        "{request} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\ncontent-length: {length}\r\n{header}\r\n\r\n{body}"
    );
    stream.write_all(text.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    (head.to_owned(), serde_json::from_str(body).unwrap())
}

/// An account for a bot: its identifier and its token.
fn account(server: SocketAddr, name: &str) -> (String, String) {
    let credentials = format!(r#"{{"name":"{name}","password":"correct horse"}}"#);
    let (head, me) = ask(server, "POST /api/account", "accept: */*", &credentials);
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    let cookie = format!("cookie: {}", cookie.split(';').next().unwrap());
    let (_, token) = ask(server, "POST /api/account/tokens", &cookie, r#"{"label":"test"}"#);
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    (text(&me["player"]["id"]), text(&token["secret"]))
}

#[test]
fn our_engine_and_a_program_play_two_games_at_once_against_each_other() {
    let runtime = Runtime::new().unwrap();
    let server = server(&runtime);
    let address = format!("http://{server}/");
    let ((_, ours), (id, theirs)) = (account(server, "Ours"), account(server, "Theirs"));
    let bearer = format!("authorization: Bearer {ours}");
    let mut games = Vec::new();
    for invitation in [
        format!(r#"{{"control":"600","opponent":"{id}"}}"#),
        format!(r#"{{"stakes":"rated","control":"3 days","beginning":"random","opponent":"{id}"}}"#),
    ] {
        let (_, game) = ask(server, "POST /api/games", &bearer, &invitation);
        games.push(game["id"].as_str().unwrap().to_owned());
    }
    let common = ["bot", "--server", &address, "--stop-after", "2"];
    let program = env!("CARGO_BIN_EXE_dvonn");
    let other =
        start(common.into_iter().chain(["--token", &theirs, "--go", "nodes 50", "--", program, "udi"]));
    let one = dvonn(common.into_iter().chain(["--token", &ours, "--level", "1"]));
    let mut results: Vec<Vec<String>> = Vec::new();
    for done in [one, other.end()] {
        assert_eq!(done.code, Some(0), "{done:?}");
        let mut lines: Vec<String> = done.stdout.lines().map(str::to_owned).collect();
        lines.sort();
        results.push(lines);
    }
    games.sort();
    for (number, game) in games.iter().enumerate() {
        let words =
            [0, 1].map(|bot: usize| results[bot][number].strip_prefix(game).unwrap().trim().to_owned());
        let [one, other] = words.each_ref().map(String::as_str);
        assert!([("won", "lost"), ("lost", "won"), ("drawn", "drawn")].contains(&(one, other)), "{words:?}");
    }
}

#[test]
fn a_bot_that_cannot_play_says_why() {
    let runtime = Runtime::new().unwrap();
    let address = format!("http://{}", server(&runtime));
    let (_, complaint) = dvonn(["bot", "--server", &address, "--token", "wrong"]).no();
    assert!(complaint.contains("token is not valid"), "{complaint}");
    for (words, part) in [
        (&["--server", "https://dvonn.example", "--token", "x"][..], "http://"),
        (&["--server", &address, "--token", "x", "--level", "11"], "1 to 10"),
        (&["--server", &address, "--token", "x", "--", "no/such/program"], "cannot start"),
        (&["--server", &address], "--token"),
    ] {
        let complaint = dvonn(["bot"].iter().chain(words)).bad_use();
        assert!(complaint.contains(part), "{words:?}: {complaint}");
    }
}
