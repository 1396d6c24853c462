//! `dvonn serve`: serves the page, through the real binary.

#![allow(clippy::unwrap_used)]

mod support;

use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};

use support::{Live, PATIENCE, dvonn, start};

const PAGE: &str = "<!doctype html><title>DVONN</title>";

fn page() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("index.html"), PAGE).unwrap();
    folder
}

/// A running server and its address.
fn serve(folder: &tempfile::TempDir) -> (Live, String) {
    let folder = folder.path().to_str().unwrap();
    let mut server = start(["serve", "--addr", "127.0.0.1:0", "--folder", folder]);
    let line = server.hear();
    let address = line.strip_prefix("DVONN is running at http://").and_then(|rest| rest.split('/').next());
    let address = address.unwrap_or_else(|| panic!("{line}")).to_owned();
    (server, address)
}

fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn a_folder_is_served_at_the_address_that_is_printed() {
    let folder = page();
    let (_server, address) = serve(&folder);
    assert!(get(&address, "/").ends_with(PAGE));
    assert!(get(&address, "/healthz").ends_with("ok\n"));
}

#[cfg(unix)]
#[test]
fn a_stopped_server_exits_successfully() {
    use rustix::process::{Pid, Signal, kill_process};
    for signal in [Signal::INT, Signal::TERM] {
        let folder = page();
        // Immediately: as soon as the address is printed, the server must be ready to be stopped.
        let (server, _) = serve(&folder);
        kill_process(Pid::from_raw(server.id().cast_signed()).unwrap(), signal).unwrap();
        let done = server.end();
        assert_eq!((done.code, done.stdout.as_str()), (Some(0), ""), "{}", done.stderr);
        assert!(done.stderr.contains("stopping") && !done.stderr.contains('\x1b'), "{}", done.stderr);
    }
}

#[test]
fn bad_use_of_serve_is_named() {
    let folder = page();
    let folder = folder.path().to_str().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = taken.local_addr().unwrap().to_string();
    let empty = tempfile::tempdir().unwrap();
    let empty = empty.path().to_str().unwrap();
    for (options, words) in [
        (&["--addr", &taken, "--folder", folder][..], &[taken.as_str(), "already in use", "127.0.0.1:0"][..]),
        (&["--addr", "7777"], &["--addr", "127.0.0.1:7777"]),
        (&["--addr", "192.0.2.1:7777", "--folder", folder], &["192.0.2.1:7777", "this machine"]),
        (&["--folder", "no/such/folder"], &["--folder no/such/folder"]),
        (&["--folder", empty], &["index.html"]),
        (&["--port", "7777"], &["--port"]),
    ] {
        let complaint = dvonn([&["serve"], options].concat()).bad_use();
        assert!(words.iter().all(|word| complaint.contains(word)), "{options:?}: {complaint}");
    }
}

#[test]
fn without_a_page_the_error_says_how_to_get_one() {
    if option_env!("DVONN_WEB").is_none() {
        assert!(dvonn(["serve"]).bad_use().contains("cargo xtask run"));
    }
}
