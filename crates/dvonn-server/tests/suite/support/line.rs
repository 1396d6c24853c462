//! A guest's socket. Everything that it hears is checked: events come without gaps and repeats, and always fold.

use std::collections::HashMap;

use dvonn_core::{Color, Move};
use dvonn_game::{Game, Stamped};
use dvonn_wire::{
    Action, ClientMessage, GameId, GameView, Log, Phrase, Player, Refusal, RequestId, ServerMessage, Status,
};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::{Guest, PATIENCE};

/// A request identifier that nobody has used.
pub(crate) fn id() -> RequestId {
    RequestId::new(fastrand::u64(..))
}

/// A legal move of the side to move; `None` after the end.
pub(crate) fn any_move(game: &Game) -> Option<Move> {
    let moves: Vec<Move> = game.position().legal_moves().collect();
    fastrand::choice(moves).filter(|_| game.ending().is_none())
}

/// An open socket.
pub(crate) struct Line {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) me: Option<Player>,
    pub(crate) games: HashMap<GameId, Followed>,
    pub(crate) said: Vec<Phrase>,
    /// The numbers, writers and words of free chat.
    pub(crate) written: Vec<(u32, Color, String)>,
}

/// What a client knows about a game that it follows.
#[derive(Debug)]
pub(crate) struct Followed {
    pub(crate) view: GameView,
    pub(crate) events: Vec<Stamped>,
    pub(crate) status: Status,
}

impl Followed {
    pub(crate) fn game(&self) -> Game {
        let mut game = Game::new(self.view.start, self.view.control);
        self.events.iter().for_each(|event| game.accept(event).unwrap());
        game
    }

    fn add(&mut self, log: &Log) {
        assert_eq!(log.after as usize, self.events.len(), "no gap and no repeat");
        self.events.extend(&log.events);
        assert_eq!(
            dvonn_wire::ClockState::of(&self.game(), log.now),
            log.clock,
            "the clocks are those of the fold"
        );
    }
}

/// What a socket hears.
#[derive(Debug)]
pub(crate) enum Heard {
    Message(Box<ServerMessage>),
    Closed(Option<CloseFrame>),
}

impl Line {
    pub(crate) async fn open(guest: &Guest) -> Result<Line, Error> {
        let mut request = format!("ws://{}/ws", guest.server).into_client_request()?;
        let headers = request.headers_mut();
        headers.insert("sec-websocket-protocol", dvonn_wire::PROTOCOL.parse().unwrap());
        headers.insert("origin", format!("http://{}", guest.server).parse().unwrap());
        headers.insert("x-forwarded-for", guest.address().parse().unwrap());
        if let Some(cookie) = &guest.cookie {
            headers.insert("cookie", cookie.parse().unwrap());
        }
        if let Some(secret) = &guest.bearer {
            headers.insert("authorization", format!("Bearer {secret}").parse().unwrap());
        }
        let (stream, _) = connect_async(request).await?;
        let mut line =
            Line { stream, me: None, games: HashMap::new(), said: Vec::new(), written: Vec::new() };
        let first = line.try_hear().await?;
        let Heard::Message(message) = first else { return Err(Error::ConnectionClosed) };
        let ServerMessage::Welcome { player, .. } = *message else { panic!("not a welcome: {message:?}") };
        line.me = player;
        Ok(line)
    }

    pub(crate) async fn send(&mut self, message: &ClientMessage) -> Result<(), Error> {
        self.send_text(serde_json::to_string(message).unwrap()).await
    }

    pub(crate) async fn send_text(&mut self, text: String) -> Result<(), Error> {
        self.stream.send(Message::Text(text.into())).await
    }

    /// Waits for a message or the end, and updates what is known about games.
    pub(crate) async fn try_hear(&mut self) -> Result<Heard, Error> {
        loop {
            let message = timeout(PATIENCE, self.stream.next()).await.expect("a message comes in time");
            match message {
                None => return Ok(Heard::Closed(None)),
                Some(Ok(Message::Close(frame))) => return Ok(Heard::Closed(frame)),
                Some(Ok(Message::Text(text))) => {
                    let message: ServerMessage = serde_json::from_str(&text).expect("messages are valid");
                    self.note(&message);
                    return Ok(Heard::Message(Box::new(message)));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error),
            }
        }
    }

    /// Waits for a message.
    pub(crate) async fn hear(&mut self) -> ServerMessage {
        match self.try_hear().await.unwrap() {
            Heard::Message(message) => *message,
            Heard::Closed(frame) => panic!("closed: {frame:?}"),
        }
    }

    /// The code with which the socket ends; `None` if the connection is just cut.
    pub(crate) async fn try_closed(&mut self) -> Option<u16> {
        loop {
            match self.try_hear().await {
                Ok(Heard::Message(_)) => {}
                Ok(Heard::Closed(frame)) => return frame.map(|frame| frame.code.into()),
                Err(_) => return None,
            }
        }
    }

    fn note(&mut self, message: &ServerMessage) {
        match message {
            ServerMessage::Following(view) => {
                let known = self.games.remove(&view.id);
                let events = known.map_or_else(Vec::new, |known| known.events);
                let events = if view.log.after == 0 { Vec::new() } else { events };
                let mut followed = Followed { view: (**view).clone(), events, status: view.status.clone() };
                followed.add(&view.log);
                self.games.insert(view.id, followed);
            }
            ServerMessage::Log { game, log } | ServerMessage::Refused { game, log, .. } => {
                // Something may still arrive about a game that was left.
                if let Some(followed) = self.games.get_mut(game) {
                    followed.add(log);
                }
            }
            ServerMessage::Status { game, status } => {
                if let Some(followed) = self.games.get_mut(game) {
                    followed.status = status.clone();
                }
            }
            ServerMessage::Said { phrase, .. } => self.said.push(*phrase),
            ServerMessage::Wrote { number, by, text, .. } => {
                self.written.push((*number, *by, text.to_string()));
            }
            _ => {}
        }
    }

    /// Knows some events of a game from an earlier connection.
    pub(crate) fn recall(&mut self, followed: Followed) {
        self.games.insert(followed.view.id, followed);
    }

    /// Follows a game and waits for the answer.
    pub(crate) async fn follow(&mut self, game: GameId, seen: u32) {
        self.send(&ClientMessage::Follow { game, seen }).await.unwrap();
        while !matches!(self.hear().await, ServerMessage::Following(view) if view.id == game) {}
    }

    /// Acts and waits for the answer.
    pub(crate) async fn act(
        &mut self,
        game: GameId,
        request: RequestId,
        ply: u32,
        action: Action,
    ) -> Result<u32, Refusal> {
        self.send(&ClientMessage::Act { game, request, ply, action }).await.unwrap();
        self.answer(request).await
    }

    /// Waits for the answer to a request.
    pub(crate) async fn answer(&mut self, request: RequestId) -> Result<u32, Refusal> {
        loop {
            match self.hear().await {
                ServerMessage::Accepted { request: answered, seen, .. } if answered == request => {
                    return Ok(seen);
                }
                ServerMessage::Refused { request: answered, reason, .. } if answered == request => {
                    return Err(reason);
                }
                ServerMessage::Problem(problem) => panic!("{problem:?}"),
                _ => {}
            }
        }
    }

    /// Listens until the status of a game is as wanted.
    pub(crate) async fn until_status(&mut self, game: GameId, wanted: impl Fn(&Status) -> bool) {
        while !wanted(&self.games[&game].status) {
            self.hear().await;
        }
    }
}
