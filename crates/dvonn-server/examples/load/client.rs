//! Bots that do as little as possible besides playing, so that the server is measured and not they.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use dvonn_core::{ByColor, Color};
use dvonn_game::Game;
use dvonn_wire::{Action, ClientMessage, GameId, GameView, Log, PROTOCOL, RequestId, ServerMessage};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// An address for each client, so that limits by address do not count them together.
fn forwarded(number: u32) -> String {
    let [_, a, b, c] = number.to_be_bytes();
    format!("10.{a}.{b}.{c}")
}

/// Posts to the API, and returns the game and the cookie.
async fn post(server: SocketAddr, path: &str, number: u32, body: &str) -> (GameView, String) {
    let mut stream = TcpStream::connect(server).await.unwrap();
    let (from, length) = (forwarded(number), body.len());
    let head =
        format!("POST {path} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\nx-forwarded-for: {from}");
    let text = format!("{head}\r\ncontent-length: {length}\r\n\r\n{body}");
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap_or_default();
    let view = serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {answer}"));
    (view, cookie.split(';').next().unwrap_or_default().to_owned())
}

async fn connect(server: SocketAddr, number: u32, cookie: Option<&str>) -> Socket {
    let mut request = format!("ws://{server}/ws").into_client_request().unwrap();
    let headers = request.headers_mut();
    headers.insert("sec-websocket-protocol", PROTOCOL.parse().unwrap());
    headers.insert("x-forwarded-for", forwarded(number).parse().unwrap());
    if let Some(cookie) = cookie {
        headers.insert("cookie", cookie.parse().unwrap());
    }
    let (socket, _) = connect_async(request).await.unwrap();
    // A move is one small packet, and must not wait for the next one.
    if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
        stream.set_nodelay(true).unwrap();
    }
    socket
}

async fn send(socket: &mut Socket, message: &ClientMessage) {
    socket.send(Message::Text(serde_json::to_string(message).unwrap().into())).await.unwrap();
}

/// How many bytes of text all clients have heard.
static HEARD: AtomicU64 = AtomicU64::new(0);

/// How many bytes of text all clients have heard.
pub(crate) fn heard() -> u64 {
    HEARD.load(Ordering::Relaxed)
}

async fn hear(socket: &mut Socket) -> ServerMessage {
    loop {
        match socket.next().await.expect("the server keeps the socket open").unwrap() {
            Message::Text(text) => {
                HEARD.fetch_add(text.len() as u64, Ordering::Relaxed);
                return serde_json::from_str(&text).unwrap();
            }
            Message::Close(frame) => panic!("closed: {frame:?}"),
            _ => {}
        }
    }
}

/// When a move was sent, when the player was told that it is stored, and when the opponent saw it.
#[derive(Clone, Copy)]
pub(crate) struct Played {
    pub(crate) sent: Instant,
    pub(crate) confirmed: Instant,
    pub(crate) seen: Instant,
}

/// The two players of a game, each with a socket.
pub(crate) struct Pair {
    servers: ByColor<SocketAddr>,
    number: u32,
    id: GameId,
    game: Game,
    /// How many events each player was sent.
    seen: ByColor<u32>,
    sockets: ByColor<Socket>,
    /// How many events the game has at least, as the server has confirmed.
    confirmed: u32,
}

impl Pair {
    /// Creates a game, joins it, and follows it from both sides, each at a server.
    pub(crate) async fn open(servers: ByColor<SocketAddr>, number: u32) -> Pair {
        let (white, black) = (number * 2, number * 2 + 1);
        let at = |color| servers[color];
        let (view, white_cookie) = post(at(Color::White), "/api/games", white, r#"{"color":"white"}"#).await;
        let id = view.id;
        let (_, black_cookie) = post(at(Color::Black), &format!("/api/games/{id}/join"), black, "").await;
        let mut sockets = ByColor::new(
            connect(at(Color::White), white, Some(&white_cookie)).await,
            connect(at(Color::Black), black, Some(&black_cookie)).await,
        );
        for color in Color::ALL {
            let socket = &mut sockets[color];
            send(socket, &ClientMessage::Follow { game: id, seen: 0 }).await;
            while !matches!(hear(socket).await, ServerMessage::Following(_)) {}
        }
        let game = Game::new(view.start, None);
        Pair { servers, number, id, game, seen: ByColor::new(0, 0), sockets, confirmed: 0 }
    }

    pub(crate) fn game(&self) -> GameId {
        self.id
    }

    /// Plays a move; `None` if the game is over.
    pub(crate) async fn play(&mut self) -> Option<Played> {
        let turn = self.game.position().turn();
        let moves: Vec<_> = self.game.position().legal_moves().collect();
        let mv = fastrand::choice(moves).filter(|_| self.game.ending().is_none())?;
        let request = RequestId::new(fastrand::u64(..));
        let ply = self.game.history().plies().len() as u32;
        let act = ClientMessage::Act { game: self.id, request, ply, action: Action::Play(mv) };
        let sent = Instant::now();
        send(&mut self.sockets[turn], &act).await;
        let mut players = self.sockets.iter_mut().map(|(_, socket)| socket);
        let (white, black) = (players.next().unwrap(), players.next().unwrap());
        let (own, other) = if turn == Color::White { (white, black) } else { (black, white) };
        let confirmation = async {
            let mut logs = Vec::new();
            loop {
                match hear(own).await {
                    ServerMessage::Accepted { request: answered, seen, .. } if answered == request => {
                        return (seen, Instant::now(), logs);
                    }
                    ServerMessage::Log { log, .. } => logs.push(log),
                    ServerMessage::Refused { reason, .. } => panic!("refused: {reason}"),
                    _ => {}
                }
            }
        };
        let news = async {
            loop {
                if let ServerMessage::Log { log, .. } = hear(other).await {
                    return (log, Instant::now());
                }
            }
        };
        let ((version, confirmed, logs), (log, seen)) = tokio::join!(confirmation, news);
        self.confirmed = version;
        for log in &logs {
            self.note(turn, log);
        }
        self.note(turn.other(), &log);
        // Everybody sees the move before the next one.
        for color in Color::ALL {
            while self.seen[color] < self.confirmed || self.seen[color] < self.seen[color.other()] {
                if let ServerMessage::Log { log, .. } = hear(&mut self.sockets[color]).await {
                    self.note(color, &log);
                }
            }
        }
        Some(Played { sent, confirmed, seen })
    }

    fn note(&mut self, color: Color, log: &Log) {
        assert_eq!(log.after, self.seen[color], "no gap and no repeat");
        for (number, event) in (log.after..).zip(&log.events) {
            // The first player who hears of an event tells the game.
            if number == self.seen[Color::White].max(self.seen[Color::Black]) {
                self.game.accept(event).unwrap();
            }
            self.seen[color] = number + 1;
        }
    }

    /// How many confirmed events a new client does not see.
    pub(crate) async fn count_lost(&mut self) -> usize {
        let mut socket = connect(self.servers[Color::White], self.number * 2, None).await;
        send(&mut socket, &ClientMessage::Follow { game: self.id, seen: 0 }).await;
        loop {
            if let ServerMessage::Following(view) = hear(&mut socket).await {
                return self.confirmed.saturating_sub(view.log.seen()) as usize;
            }
        }
    }
}

/// Somebody who listens.
pub(crate) struct Watcher {
    socket: Socket,
}

impl Watcher {
    /// Opens a socket, and follows a game if there is one.
    pub(crate) async fn open(server: SocketAddr, number: u32, game: Option<GameId>) -> Watcher {
        let mut socket = connect(server, number, None).await;
        match game {
            Some(game) => {
                send(&mut socket, &ClientMessage::Follow { game, seen: 0 }).await;
                while !matches!(hear(&mut socket).await, ServerMessage::Following(_)) {}
            }
            None => while !matches!(hear(&mut socket).await, ServerMessage::Welcome { .. }) {},
        }
        Watcher { socket }
    }

    /// Waits for a move.
    pub(crate) async fn hear_move(&mut self) -> Instant {
        while !matches!(hear(&mut self.socket).await, ServerMessage::Log { .. }) {}
        Instant::now()
    }
}
