//! `bot`: plays on a `dvonn-server` as a client of the wire protocol.
//!
//! One socket carries all games. The bot knows a game only from its events, so after a lost connection it asks for them
//! again and goes on. A move that was sent and not answered is found anew; the server makes only one of them.

mod engine_thread;

use std::collections::HashMap;
use std::time::{Duration, Instant};

use clap::Args;
use dvonn_core::{ByColor, Color};
use dvonn_engine::Level;
use dvonn_game::{Game, TimeControl, Verdict};
use dvonn_wire::{
    Action, ClientMessage, Duty, GameId, GameView, Log, PROTOCOL, PlayerId, Refusal, RequestId,
    ServerMessage, Stakes, Status,
};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::TcpStream;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use self::engine_thread::{Answer, EngineThread, Mind, Question};
use crate::Failure;

#[derive(Args, Debug)]
pub(crate) struct BotArgs {
    #[arg(long, value_name = "URL", help = "The server, such as http://127.0.0.1:7777")]
    server: String,
    /// The token of the bot's account
    #[arg(long, value_name = "SECRET", env = "DVONN_TOKEN", hide_env_values = true)]
    token: String,
    /// What to ask the program for after `go`, such as "nodes 5000", instead of passing on the clocks
    #[arg(long, value_name = "LIMITS", requires = "command")]
    go: Option<String>,
    /// The level of our engine, from 1 to 10
    #[arg(long, default_value = "5", conflicts_with = "command")]
    level: Level,
    /// How many games to play at once
    #[arg(long, value_name = "NUMBER", default_value_t = 4)]
    games: usize,
    /// Stop when this many games have ended
    #[arg(long, value_name = "NUMBER")]
    stop_after: Option<usize>,
    /// A program that speaks the engine protocol, and its arguments, after `--`
    #[arg(value_name = "COMMAND", last = true)]
    command: Vec<String>,
}

/// The longest wait before connecting again.
const LONGEST_WAIT: Duration = Duration::from_secs(30);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Plays until Ctrl-C, until enough games have ended, or until the server refuses the token.
pub(crate) fn run(args: &BotArgs) -> Result<(), Failure> {
    let Some(host) = args.server.trim_end_matches('/').strip_prefix("http://") else {
        let reason = "--server: expected an address such as http://127.0.0.1:7777; for a server behind https, run the bot \
                      beside it and use its own address";
        return Err(Failure::BadUse(reason.to_owned()));
    };
    let mind = match &args.command[..] {
        [] => Mind::Ours(args.level),
        command => Mind::Program { command: command.to_vec(), limits: args.go.clone() },
    };
    let (say, answers) = unbounded_channel();
    let engine = EngineThread::start(&mind, move |answer| say.send(answer).is_ok())?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut bot = Bot {
            address: format!("ws://{host}/ws"),
            token: args.token.clone(),
            most: args.games,
            stop_after: args.stop_after,
            me: None,
            games: HashMap::new(),
            ended: 0,
            engine,
            answers,
        };
        tokio::select! {
            result = bot.play() => result,
            _ = tokio::signal::ctrl_c() => Ok(()),
        }
    })
}

struct Bot {
    address: String,
    token: String,
    most: usize,
    stop_after: Option<usize>,
    me: Option<PlayerId>,
    games: HashMap<GameId, Playing>,
    ended: usize,
    engine: EngineThread,
    answers: UnboundedReceiver<Answer>,
}

/// What the bot knows about a game.
struct Playing {
    game: Game,
    seen: u32,
    control: Option<TimeControl>,
    stakes: Stakes,
    status: Status,
    /// What the clocks showed, and when that was here.
    clocks: Option<(ByColor<Duration>, Instant)>,
    /// The version for which something was sent or is being found.
    busy_at: Option<u32>,
}

/// Why a connection ended.
enum End {
    /// Enough games have ended.
    Enough,
    /// The server cannot be reached, or the connection is lost.
    Lost(Box<Error>),
    /// The engine cannot go on.
    Failed(String),
}

impl From<Error> for End {
    fn from(error: Error) -> End {
        End::Lost(Box::new(error))
    }
}

impl Bot {
    async fn play(&mut self) -> Result<(), Failure> {
        let mut wait = Duration::from_millis(250);
        loop {
            let began = Instant::now();
            match self.converse().await {
                End::Enough => return Ok(()),
                End::Failed(reason) => return Err(Failure::No(reason)),
                End::Lost(error) => {
                    if let Error::Http(answer) = &*error
                        && answer.status().is_client_error()
                    {
                        let body = answer.body().as_deref().unwrap_or_default();
                        let reason = String::from_utf8_lossy(body).into_owned();
                        return Err(Failure::No(format!("the server refuses: {reason}")));
                    }
                    eprintln!("connection lost ({error}); connecting again");
                }
            }
            // A connection that held for a while was fine.
            wait = if began.elapsed() > LONGEST_WAIT {
                Duration::from_millis(250)
            } else {
                (wait * 2).min(LONGEST_WAIT)
            };
            tokio::time::sleep(wait.mul_f64(0.5 + fastrand::f64() / 2.0)).await;
        }
    }

    /// Talks over one connection.
    async fn converse(&mut self) -> End {
        let mut socket = match self.connect().await {
            Ok(socket) => socket,
            Err(error) => return error.into(),
        };
        self.games.clear();
        if let Err(error) = say(&mut socket, &ClientMessage::Attend {}).await {
            return error.into();
        }
        loop {
            let done = tokio::select! {
                message = socket.next() => match message {
                    None => Err(Error::ConnectionClosed.into()),
                    Some(Err(error)) => Err(error.into()),
                    Some(Ok(Message::Text(text))) => match serde_json::from_str(&text) {
                        Ok(message) => self.hear(&mut socket, message).await,
                        Err(error) => {
                            eprintln!("a message cannot be read: {error}");
                            Ok(())
                        }
                    },
                    Some(Ok(_)) => Ok(()),
                },
                answer = self.answers.recv() => match answer {
                    Some(answer) => self.act(&mut socket, answer).await,
                    None => Err(End::Failed("the engine has ended".to_owned())),
                },
            };
            match done {
                Ok(()) if self.stop_after.is_some_and(|most| self.ended >= most) => return End::Enough,
                Ok(()) => {}
                Err(end) => return end,
            }
        }
    }

    async fn connect(&self) -> Result<Socket, Error> {
        let mut request = self.address.as_str().into_client_request()?;
        let bearer = HeaderValue::try_from(format!("Bearer {}", self.token))?;
        request.headers_mut().insert("authorization", bearer);
        request.headers_mut().insert("sec-websocket-protocol", HeaderValue::from_static(PROTOCOL));
        Ok(connect_async(request).await?.0)
    }

    async fn hear(&mut self, socket: &mut Socket, message: ServerMessage) -> Result<(), End> {
        let game = match message {
            ServerMessage::Welcome { player, .. } => {
                let name = player.as_ref().and_then(|player| player.name.clone()).unwrap_or_default();
                eprintln!("connected as {name}");
                self.me = player.map(|player| player.id);
                return Ok(());
            }
            ServerMessage::Following(view) => {
                let id = view.id;
                match Playing::of(*view) {
                    Some(playing) => self.games.insert(id, playing),
                    None => return Ok(()),
                };
                id
            }
            ServerMessage::Log { game, log } => {
                if !self.add(socket, game, &log).await? {
                    return Ok(());
                }
                game
            }
            ServerMessage::Refused { game, log, reason, .. } => {
                if !self.add(socket, game, &log).await? {
                    return Ok(());
                }
                eprintln!("{game}: {reason}");
                // A move that the rules forbid would be found again. Anything else was too late.
                if reason != Refusal::Illegal
                    && let Some(playing) = self.games.get_mut(&game)
                {
                    playing.busy_at = None;
                }
                game
            }
            ServerMessage::Status { game, status } => {
                let Some(playing) = self.games.get_mut(&game) else { return Ok(()) };
                if playing.status.you.is_none() && status.you.is_some() {
                    // The bot has joined, and now it may have to move.
                    playing.busy_at = None;
                }
                playing.status = status;
                game
            }
            ServerMessage::Problem(problem) => {
                eprintln!("{}", problem.reason);
                return Ok(());
            }
            ServerMessage::Accepted { .. }
            | ServerMessage::Said { .. }
            | ServerMessage::Wrote { .. }
            | ServerMessage::Pong { .. } => {
                return Ok(());
            }
        };
        self.attend_to(socket, game).await?;
        if !self.games.contains_key(&game) {
            // There may be room for a game to which the bot is invited.
            let invitations = self.games.iter().filter(|(_, playing)| playing.status.you.is_none());
            for game in invitations.map(|(game, _)| *game).collect::<Vec<_>>() {
                self.attend_to(socket, game).await?;
            }
        }
        Ok(())
    }

    /// Adds events to a game; `false` if nothing can be done about it now.
    async fn add(&mut self, socket: &mut Socket, game: GameId, log: &Log) -> Result<bool, End> {
        let Some(playing) = self.games.get_mut(&game) else { return Ok(false) };
        let fits = playing.add(log);
        if !fits {
            // An event is missing or cannot be understood, so all are needed again.
            self.games.remove(&game);
            say(socket, &ClientMessage::Follow { game, seen: 0 }).await?;
        }
        Ok(fits)
    }

    /// Does what has to be done in a game.
    async fn attend_to(&mut self, socket: &mut Socket, id: GameId) -> Result<(), End> {
        let me = self.me;
        let is_taken = |playing: &&Playing| playing.status.you.is_some() || playing.busy_at.is_some();
        let count = self.games.values().filter(is_taken).count();
        let Some(playing) = self.games.get_mut(&id) else { return Ok(()) };
        let has_begun = playing.status.players.iter().all(|(_, player)| player.is_some());
        let Some(color) = playing.status.you else {
            let invited = playing.status.invited.as_ref().map(|player| player.id);
            if invited.is_some() && invited == me && playing.busy_at.is_none() && count < self.most {
                playing.busy_at = Some(playing.seen);
                say(socket, &ClientMessage::Join { game: id }).await?;
            }
            return Ok(());
        };
        if !has_begun || playing.busy_at == Some(playing.seen) {
            return Ok(());
        }
        match Duty::of(&playing.game, color, playing.stakes) {
            Duty::Wait => Ok(()),
            Duty::Leave => self.leave(socket, id, color).await,
            Duty::Answer(action) => {
                playing.busy_at = Some(playing.seen);
                let ply = playing.plies();
                say(socket, &act(id, ply, action)).await?;
                Ok(())
            }
            Duty::Move => {
                playing.busy_at = Some(playing.seen);
                let question = playing.question(id);
                if self.engine.ask(question) {
                    Ok(())
                } else {
                    Err(End::Failed("the engine has ended".to_owned()))
                }
            }
        }
    }

    async fn leave(&mut self, socket: &mut Socket, id: GameId, color: Color) -> Result<(), End> {
        if let Some(ending) = self.games.remove(&id).and_then(|playing| playing.game.ending()) {
            self.ended += 1;
            let result = match ending.verdict() {
                Verdict::Win(winner) if winner == color => "won",
                Verdict::Win(_) => "lost",
                Verdict::Draw => "drawn",
                Verdict::Void => "aborted",
            };
            println!("{id} {result}");
        }
        say(socket, &ClientMessage::Leave { game: id }).await?;
        Ok(())
    }

    /// Plays the move that was found, unless the game has changed in the meantime.
    async fn act(&mut self, socket: &mut Socket, answer: Answer) -> Result<(), End> {
        let Answer { game, version, found } = answer;
        let mv = found.map_err(End::Failed)?;
        if let Some(playing) = self.games.get(&game).filter(|playing| playing.seen == version) {
            say(socket, &act(game, playing.plies(), Action::Play(mv))).await?;
        }
        Ok(())
    }
}

impl Playing {
    /// A game with all its events; `None` if they do not fit.
    fn of(view: GameView) -> Option<Playing> {
        let game = view.game().ok().filter(|_| view.log.after == 0)?;
        let GameView { control, stakes, status, log, .. } = view;
        let clocks = log.clock.map(|clock| (clock.left, Instant::now()));
        Some(Playing { game, seen: log.seen(), control, stakes, status, clocks, busy_at: None })
    }

    /// Adds events; `false` if they do not fit.
    fn add(&mut self, log: &Log) -> bool {
        if log.after != self.seen || log.events.iter().any(|event| self.game.accept(event).is_err()) {
            return false;
        }
        self.seen = log.seen();
        self.clocks = log.clock.map(|clock| (clock.left, Instant::now()));
        true
    }

    fn plies(&self) -> u32 {
        self.game.history().plies().len() as u32
    }

    fn question(&self, game: GameId) -> Question {
        let control = self.control.filter(|control| !matches!(control, TimeControl::Days { .. }));
        let increment = control.map_or(Duration::ZERO, TimeControl::increment);
        let turn = self.game.position().turn();
        let left = self.clocks.filter(|_| control.is_some()).map(|(mut left, since)| {
            left[turn] = left[turn].saturating_sub(since.elapsed());
            left
        });
        Question {
            game,
            version: self.seen,
            position: *self.game.position(),
            left,
            increment,
            asked: Instant::now(),
        }
    }
}

fn act(game: GameId, ply: u32, action: Action) -> ClientMessage {
    ClientMessage::Act { game, request: RequestId::new(fastrand::u64(..)), ply, action }
}

async fn say(socket: &mut Socket, message: &ClientMessage) -> Result<(), Error> {
    let json = serde_json::to_string(message).expect("our types can be written as JSON");
    socket.send(Message::Text(json.into())).await
}
