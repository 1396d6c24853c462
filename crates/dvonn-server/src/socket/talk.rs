//! What a socket says and answers.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{Message, WebSocket};
use dvonn_store::Words;
use dvonn_wire::{
    CLOSE_REFUSED, CLOSE_RESUME, ClientMessage, GameId, Player, PlayerId, ProblemCode, Refusal,
    ServerMessage, Status,
};

use tokio::time::{sleep, sleep_until, timeout};

use super::{End, problem, resume, say, send, tell};
use crate::app::App;
use crate::games::{Act, Fault};
use crate::hub::{Mailbox, Role};
use crate::lag::Lag;
use crate::metrics;
use crate::rate::{Bucket, Rate};
use crate::session::{self, Current};

/// How many messages of a client are answered.
const MESSAGES: Rate = Rate { at_once: 60.0, per_second: 20.0 };
/// How many lines of free chat a client may write.
const WRITTEN: Rate = Rate { at_once: 5.0, per_second: 0.5 };
/// How many games a client may follow at once.
const FOLLOWED: usize = 200;
/// The first pings come quickly, so that the lag is known soon.
const FIRST_BEATS: u64 = 4;
const FIRST_BEAT: Duration = Duration::from_secs(1);
/// Afterwards the server pings, and looks at the followed games, this often.
const BEAT: Duration = Duration::from_secs(15);
/// A client that has sent nothing for so long is gone; its browser answers every ping.
const SILENCE: Duration = Duration::from_secs(50);

/// How long an action waits for a store that is in trouble, and how often it is tried meanwhile.
const TROUBLE: Duration = Duration::from_secs(5);
const RETRY: Duration = Duration::from_millis(250);

/// The conversation with one client.
pub(super) struct Talk {
    app: App,
    session: Option<Current>,
    /// Whether the client wants to hear of all its games.
    is_attending: bool,
    mailbox: Arc<Mailbox>,
    followed: HashMap<GameId, Followed>,
    lag: Lag,
    beats: u64,
    /// The last ping that has not been answered.
    ping: Option<(u64, Instant)>,
    heard: Instant,
    messages: Bucket,
    written: Bucket,
}

/// What the client knows about a game.
struct Followed {
    role: Role,
    /// How many events it was sent.
    sent: u32,
    /// How much of what was said it has.
    said: u32,
    status: Status,
}

/// What a socket waits for.
enum Incoming {
    Invited,
    Message(Option<Result<Message, axum::Error>>),
    Changed(BTreeMap<GameId, Instant>),
    Beat,
    Stop,
}

impl Talk {
    pub(super) fn new(app: App, session: Option<Current>) -> Talk {
        let now = Instant::now();
        Talk {
            app,
            session,
            is_attending: false,
            mailbox: Arc::default(),
            followed: HashMap::new(),
            lag: Lag::default(),
            beats: 0,
            ping: None,
            heard: now,
            messages: Bucket::full(MESSAGES, now),
            written: Bucket::full(WRITTEN, now),
        }
    }

    /// Talks until the socket ends.
    pub(super) async fn run(mut self, socket: &mut WebSocket) -> End {
        let end = self.converse(socket).await;
        let games: Vec<GameId> = self.followed.keys().copied().collect();
        for game in games {
            self.leave(game);
        }
        end
    }

    async fn converse(&mut self, socket: &mut WebSocket) -> End {
        let welcome = ServerMessage::Welcome { player: self.player(), now: self.app.games().now() };
        if let Err(end) = say(socket, &welcome).await {
            return end;
        }
        let app = self.app.clone();
        let stopped = app.stopped();
        tokio::pin!(stopped);
        let mut invitations = app.games().hub().invitations();
        let mut next_beat = tokio::time::Instant::now();
        loop {
            let incoming = tokio::select! {
                () = &mut stopped => Incoming::Stop,
                message = socket.recv() => Incoming::Message(message),
                changed = self.mailbox.take() => Incoming::Changed(changed),
                // The sender is in `app`, so it cannot go away.
                _ = invitations.changed(), if self.is_attending => Incoming::Invited,
                () = sleep_until(next_beat) => Incoming::Beat,
            };
            let done = match incoming {
                Incoming::Stop => return End::Close(CLOSE_RESUME, "the server restarts"),
                Incoming::Message(None) => return End::Gone,
                Incoming::Message(Some(Err(_))) => {
                    return End::Close(CLOSE_REFUSED, "a frame could not be read");
                }
                Incoming::Message(Some(Ok(message))) => self.hear(socket, message).await,
                Incoming::Invited => self.attend(socket).await,
                Incoming::Changed(games) => self.pass_on(socket, games).await,
                Incoming::Beat => {
                    next_beat += if self.beats < FIRST_BEATS { FIRST_BEAT } else { BEAT };
                    self.beat(socket).await
                }
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    /// Pings the client, and looks at its games in case a message of the bus was lost.
    async fn beat(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        if self.heard.elapsed() > SILENCE {
            return Err(End::Gone);
        }
        if self.has_ended().await {
            return Err(End::Close(CLOSE_REFUSED, "the session has ended"));
        }
        self.beats += 1;
        if self.beats > FIRST_BEATS {
            let games: Vec<GameId> = self.followed.keys().copied().collect();
            for game in games {
                self.update(socket, game).await?;
            }
            if self.is_attending {
                self.attend(socket).await?;
            }
        }
        self.ping = Some((self.beats, Instant::now()));
        send(socket, Message::Ping(self.beats.to_be_bytes().to_vec().into())).await
    }

    async fn hear(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), End> {
        self.heard = Instant::now();
        match message {
            Message::Text(text) => {
                // The next message is not read before this one is answered, so a client that sends too fast slows itself.
                sleep(self.messages.reserve(MESSAGES, self.heard)).await;
                match serde_json::from_str(&text) {
                    Ok(message) => self.answer(socket, message).await,
                    Err(error) => say(socket, &problem(ProblemCode::Invalid, error.to_string())).await,
                }
            }
            Message::Binary(_) => say(socket, &problem(ProblemCode::Invalid, "messages are texts")).await,
            Message::Pong(payload) => {
                if let Some((number, sent)) = self.ping
                    && payload[..] == number.to_be_bytes()
                {
                    self.lag.add(sent.elapsed());
                    self.ping = None;
                }
                Ok(())
            }
            Message::Ping(_) => Ok(()),
            Message::Close(_) => Err(End::Gone),
        }
    }

    async fn answer(&mut self, socket: &mut WebSocket, message: ClientMessage) -> Result<(), End> {
        match message {
            ClientMessage::Follow { game, seen } => self.follow(socket, game, seen).await,
            ClientMessage::Attend {} => {
                self.is_attending = true;
                self.attend(socket).await
            }
            ClientMessage::Join { game } => self.join(socket, game).await,
            ClientMessage::Leave { game } => {
                self.leave(game);
                Ok(())
            }
            ClientMessage::Act { game, .. }
            | ClientMessage::Say { game, .. }
            | ClientMessage::Chat { game, .. }
            | ClientMessage::Write { game, .. }
                if !self.followed.contains_key(&game) =>
            {
                say(socket, &problem(ProblemCode::Invalid, "follow the game first")).await
            }
            ClientMessage::Act { game, request, ply, action } => {
                let one_way = self.lag.one_way();
                let act = Act { game, player: self.player_id(), request, ply, action, one_way };
                match self.act(act).await? {
                    Ok(Ok(seen)) => say(socket, &ServerMessage::Accepted { game, request, seen }).await?,
                    Ok(Err(reason)) => {
                        metrics::refused(reason);
                        tracing::debug!(%game, %request, ?reason, "refused");
                        let sent = self.followed.get(&game).map_or(0, |followed| followed.sent);
                        let now = self.app.games().now();
                        let log =
                            self.app.games().look(game, |live| live.log(sent.min(live.version()), now)).await;
                        let log = match log {
                            Ok(log) => log,
                            Err(fault) => return tell(socket, fault).await,
                        };
                        if let Some(followed) = self.followed.get_mut(&game) {
                            followed.sent = log.seen();
                        }
                        say(socket, &ServerMessage::Refused { game, request, reason, log }).await?;
                    }
                    Err(fault) => tell(socket, fault).await?,
                }
                self.update(socket, game).await
            }
            ClientMessage::Say { game, phrase } => {
                if let Some(player) = self.player_id()
                    && let Err(fault) = self.app.games().say(game, player, phrase).await
                {
                    return tell(socket, fault).await;
                }
                self.update(socket, game).await
            }
            ClientMessage::Chat { game, on } => {
                if let Some(player) = self.player_id()
                    && let Err(fault) = self.app.games().set_chat(game, player, on).await
                {
                    return tell(socket, fault).await;
                }
                self.update(socket, game).await
            }
            ClientMessage::Write { game, text } => {
                if !self.written.take(WRITTEN, Instant::now()) {
                    let reason = "messages are written too fast";
                    return say(socket, &problem(ProblemCode::TooMany, reason)).await;
                }
                if let Some(player) = self.player_id()
                    && let Err(fault) = self.app.games().write_text(game, player, text).await
                {
                    return tell(socket, fault).await;
                }
                self.update(socket, game).await
            }
            ClientMessage::Ping { sent } => {
                say(socket, &ServerMessage::Pong { sent, now: self.app.games().now() }).await
            }
        }
    }

    /// Does what the client asks for. While the store is in trouble, the client waits; if it does not recover, the client
    /// resumes elsewhere and asks again. Whatever was stored nevertheless is answered then.
    async fn act(&self, act: Act) -> Result<Result<Result<u32, Refusal>, Fault>, End> {
        let acting = async {
            loop {
                match self.app.games().act(act).await {
                    Err(fault @ (Fault::Store(_) | Fault::Busy)) => {
                        tracing::warn!(game = %act.game, error = %fault, "an action waits for the store");
                        sleep(RETRY).await;
                    }
                    answer => return answer,
                }
            }
        };
        timeout(TROUBLE, acting).await.map_err(|_| resume(&Fault::Busy))
    }

    async fn follow(&mut self, socket: &mut WebSocket, game: GameId, seen: u32) -> Result<(), End> {
        if self.followed.len() >= FOLLOWED && !self.followed.contains_key(&game) {
            let reason = format!("a socket follows at most {FOLLOWED} games");
            return say(socket, &problem(ProblemCode::TooMany, reason)).await;
        }
        let player = self.player_id();
        let games = self.app.games();
        let color = match player {
            // Whoever may play here finds what was confirmed elsewhere a moment ago.
            Some(_) => games.read(game, |live| live.color_of(player)).await,
            None => games.look(game, |_| None).await,
        };
        let role = match color {
            Ok(color) => color.map_or(Role::Spectator, Role::Player),
            Err(fault) => return tell(socket, fault).await,
        };
        // From here on nothing is missed.
        self.app.games().hub().follow(game, role, &self.mailbox);
        let view = match self.app.games().glance(game, seen, player).await {
            Ok(view) => view,
            Err(fault) => {
                self.app.games().hub().leave(game, &self.mailbox);
                return tell(socket, fault).await;
            }
        };
        if seen > 0 {
            metrics::resumed();
        }
        let followed = Followed { role, sent: view.log.seen(), said: 0, status: view.status.clone() };
        self.followed.insert(game, followed);
        say(socket, &ServerMessage::Following(Box::new(view))).await?;
        self.update(socket, game).await
    }

    /// Follows the client's games that it does not follow yet.
    async fn attend(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        let Some(player) = self.player_id() else {
            return say(socket, &problem(ProblemCode::NeedsAccount, "nobody is logged in here")).await;
        };
        let games = match self.app.games().store().unfinished(player, FOLLOWED as u32).await {
            Ok(games) => games,
            Err(error) => return tell(socket, error.into()).await,
        };
        for game in games {
            if !self.followed.contains_key(&game.setup.id) {
                self.follow(socket, game.setup.id, 0).await?;
            }
        }
        Ok(())
    }

    async fn join(&mut self, socket: &mut WebSocket, game: GameId) -> Result<(), End> {
        let Some(player) = self.player() else {
            return say(socket, &problem(ProblemCode::NeedsAccount, "nobody is logged in here")).await;
        };
        if let Err(fault) = self.app.games().join(game, &player).await {
            return tell(socket, fault).await;
        }
        if self.followed.contains_key(&game) {
            self.update(socket, game).await
        } else {
            self.follow(socket, game, 0).await
        }
    }

    fn leave(&mut self, game: GameId) {
        if self.followed.remove(&game).is_some() {
            self.app.games().hub().leave(game, &self.mailbox);
        }
    }

    /// Sends the news for which the mailbox has woken this socket.
    async fn pass_on(&mut self, socket: &mut WebSocket, games: BTreeMap<GameId, Instant>) -> Result<(), End> {
        for (game, since) in games {
            self.update(socket, game).await?;
            metrics::fanned_out(since.elapsed());
        }
        Ok(())
    }

    /// Sends what is new about a game.
    async fn update(&mut self, socket: &mut WebSocket, game: GameId) -> Result<(), End> {
        let player = self.player_id();
        let Talk { app, followed, mailbox, .. } = self;
        let Some(followed) = followed.get_mut(&game) else { return Ok(()) };
        let (present, now) = (app.games().hub().present(game), app.games().now());
        let looked = app.games().look(game, |live| {
            let log = (live.version() > followed.sent).then(|| live.log(followed.sent, now));
            (log, live.status(player, present), live.said())
        });
        let (log, status, said) = match looked.await {
            Ok(news) => news,
            Err(fault) => {
                tracing::warn!(%game, error = %fault, "news could not be read; it is tried again");
                let mailbox = Arc::clone(mailbox);
                tokio::spawn(async move {
                    sleep(RETRY).await;
                    mailbox.put(game);
                });
                return Ok(());
            }
        };
        if let Some(log) = log {
            followed.sent = log.seen();
            say(socket, &ServerMessage::Log { game, log }).await?;
        }
        let role = status.you.map_or(Role::Spectator, Role::Player);
        if role != followed.role {
            followed.role = role;
            app.games().hub().follow(game, role, mailbox);
        }
        if status != followed.status {
            followed.status = status.clone();
            say(socket, &ServerMessage::Status { game, status }).await?;
        }
        // Only players read what is written, and only those who want to.
        let reads = followed.status.you.is_some_and(|color| followed.status.chat[color]);
        if said > followed.said {
            let sayings = app.games().sayings(game, followed.said).await.unwrap_or_default();
            for saying in sayings {
                followed.said = saying.number;
                let (number, by) = (saying.number, saying.by);
                let message = match saying.words {
                    Words::Phrase(phrase) => ServerMessage::Said { game, number, by, phrase },
                    Words::Text(Some(text)) if reads => ServerMessage::Wrote { game, number, by, text },
                    Words::Text(_) => continue,
                };
                say(socket, &message).await?;
            }
        }
        Ok(())
    }

    fn player(&self) -> Option<Player> {
        self.session.as_ref().map(|session| session.player.clone())
    }

    fn player_id(&self) -> Option<PlayerId> {
        self.session.as_ref().map(|session| session.player.id)
    }

    /// Whether the session with which the socket was opened has ended, such as because its player has logged out.
    async fn has_ended(&self) -> bool {
        let Some(session) = &self.session else { return false };
        // If the store is in trouble, the next beat tries again.
        matches!(session::find(&self.app, session.token).await, Ok(None))
    }
}
