//! A guest's REST requests.

use std::net::SocketAddr;

use dvonn_wire::{GameId, GameView, Me, Player};
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use super::Line;

/// A browser without a page.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) server: SocketAddr,
    /// The number of an address of its own, so that limits count each guest alone.
    pub(crate) number: u32,
    pub(crate) cookie: Option<String>,
    /// The token of a program, which has no cookie.
    pub(crate) bearer: Option<String>,
}

/// An answer over HTTP.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().skip(1).filter_map(|line| line.split_once(": "));
        lines.find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    pub(crate) fn read<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }
}

/// Sends a request and reads the whole answer.
pub(crate) async fn ask(
    server: SocketAddr,
    request: &str,
    headers: &str,
    body: &str,
) -> std::io::Result<Answer> {
    let mut stream = TcpStream::connect(server).await?;
    let length = body.len();
    let text = format!(
        "{request} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\ncontent-length: {length}\r\n{headers}\r\n{body}"
    );
    stream.write_all(text.as_bytes()).await?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await?;
    let text = String::from_utf8_lossy(&bytes);
    let (head, body) = text.split_once("\r\n\r\n").ok_or(std::io::ErrorKind::UnexpectedEof)?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default();
    Ok(Answer { status, head: head.to_owned(), body: body.to_owned() })
}

/// The password of all accounts.
pub(crate) const PASSWORD: &str = "correct horse";

/// A name and a password, as JSON.
pub(crate) fn credentials(name: &str, password: &str) -> String {
    format!(r#"{{"name":"{name}","password":"{password}"}}"#)
}

impl Guest {
    pub(crate) fn new(server: SocketAddr, number: u32) -> Guest {
        Guest { server, number, cookie: None, bearer: None }
    }

    /// The address that the proxy would name.
    pub(crate) fn address(&self) -> String {
        let [_, a, b, c] = self.number.to_be_bytes();
        format!("10.{a}.{b}.{c}")
    }

    fn headers(&self) -> String {
        let cookie = self.cookie.as_ref().map_or(String::new(), |cookie| format!("cookie: {cookie}\r\n"));
        let bearer = self.bearer.as_ref();
        let bearer = bearer.map_or(String::new(), |secret| format!("authorization: Bearer {secret}\r\n"));
        format!("x-forwarded-for: {}\r\n{cookie}{bearer}", self.address())
    }

    /// Asks, and keeps the cookie.
    pub(crate) async fn ask(&mut self, request: &str, body: &str) -> std::io::Result<Answer> {
        let answer = ask(self.server, request, &self.headers(), body).await?;
        if let Some(cookie) = answer.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        Ok(answer)
    }

    /// Opens an account.
    pub(crate) async fn register(&mut self, name: &str) -> Player {
        let answer = self.ask("POST /api/account", &credentials(name, PASSWORD)).await.unwrap();
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.read::<Me>().player.unwrap()
    }

    pub(crate) async fn create(&mut self, invitation: &str) -> GameView {
        let answer = self.ask("POST /api/games", invitation).await.unwrap();
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.read()
    }

    pub(crate) async fn join(&mut self, game: GameId) -> GameView {
        let answer = self.ask(&format!("POST /api/games/{game}/join"), "").await.unwrap();
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.read()
    }

    pub(crate) async fn get(&mut self, game: GameId) -> GameView {
        self.ask(&format!("GET /api/games/{game}"), "").await.unwrap().read()
    }

    /// Opens a socket.
    pub(crate) async fn line(&self) -> Line {
        Line::open(self).await.unwrap()
    }
}
