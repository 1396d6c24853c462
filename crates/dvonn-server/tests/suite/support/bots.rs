//! Bots that play random moves while servers are killed, and what must hold afterwards.

use std::collections::HashMap;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use dvonn_core::Move;
use dvonn_game::{Event, Stamped, Verdict};
use dvonn_wire::{Action, ClientMessage, GameId, GameView, RequestId, ServerMessage, Stakes};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Error;

use super::{Followed, Guest, Heard, Line, PATIENCE, any_move, id};

/// A number that the environment may set.
pub(crate) fn number(variable: &str, usual: usize) -> usize {
    std::env::var(variable).ok().map_or(usual, |text| text.parse().unwrap())
}

/// The server's program.
pub(crate) fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_dvonn-server"))
}

/// A server as its own process.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Process {
    /// Starts a server. Port 0 means any.
    pub(crate) fn start(database: &str, port: u16, options: &[&str]) -> Process {
        Process::run(program(), database, port, options)
    }

    /// Starts a server with this program.
    pub(crate) fn run(mut program: Command, database: &str, port: u16, options: &[&str]) -> Process {
        let mut child = program
            .args(["--listen", &format!("127.0.0.1:{port}"), "--db", database, "--behind-proxy"])
            .args(options)
            .env("RUST_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address =
            line.strip_prefix("DVONN is running at http://").and_then(|rest| rest.split('/').next());
        let address = address.unwrap_or_else(|| panic!("{line:?}")).parse().unwrap();
        Process { child, address }
    }

    /// Kills it without warning, and starts another one at the same address.
    pub(crate) fn crash(mut self, database: &str) -> Process {
        self.kill();
        Process::start(database, self.address.port(), &[])
    }

    /// Kills it without warning.
    pub(crate) fn kill(&mut self) {
        // Both fail only if it has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

/// A time that a bot was without a server.
#[derive(Clone, Copy)]
pub(crate) struct Pause {
    pub(crate) began: Instant,
    pub(crate) lasted: Duration,
}

/// What all bots share.
#[derive(Default)]
pub(crate) struct Trial {
    /// How many moves were confirmed.
    pub(crate) confirmed: AtomicUsize,
    pub(crate) is_over: AtomicBool,
    /// How long each bot was without a server, every time.
    pub(crate) pauses: Mutex<Vec<Pause>>,
    /// The confirmed moves with the number of their event.
    moves: Mutex<Vec<(GameId, u32, Move)>>,
    /// What bots have seen of their games.
    seen: Mutex<HashMap<GameId, Vec<Vec<Stamped>>>>,
}

/// A move that was sent and is not answered yet.
#[derive(Clone, Copy)]
pub(crate) struct Pending {
    request: RequestId,
    ply: u32,
    action: Action,
}

/// A player who plays random moves, and a rematch after each game.
pub(crate) struct Bot {
    guest: Guest,
    game: GameId,
    /// Whether it resigns now and then, so that many games end.
    resigns: bool,
    /// How many of its own moves were confirmed.
    confirmed: Arc<AtomicUsize>,
    /// Since when it has no server.
    lost: Option<Instant>,
    known: Option<Followed>,
    pending: Option<Pending>,
    /// How many events the game has with those that were confirmed. They arrive after the confirmation.
    version: u32,
    trial: Arc<Trial>,
}

impl Bot {
    pub(crate) fn new(guest: Guest, game: GameId, trial: &Arc<Trial>) -> Bot {
        Bot {
            guest,
            game,
            resigns: false,
            confirmed: Arc::default(),
            lost: None,
            known: None,
            pending: None,
            version: 0,
            trial: Arc::clone(trial),
        }
    }

    pub(crate) fn resigning(self) -> Bot {
        Bot { resigns: true, ..self }
    }

    /// Counts its confirmed moves.
    pub(crate) fn confirmed(&self) -> Arc<AtomicUsize> {
        Arc::clone(&self.confirmed)
    }

    pub(crate) async fn play(mut self) {
        while !self.trial.is_over.load(Ordering::Relaxed) {
            // The server may be down for a moment.
            if let Ok(mut line) = Line::open(&self.guest).await {
                let _ = self.play_on(&mut line).await;
                self.known = line.games.remove(&self.game);
                self.lost.get_or_insert_with(Instant::now);
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        self.keep();
    }

    fn keep(&mut self) {
        if let Some(known) = self.known.take() {
            self.trial.seen.lock().unwrap().entry(self.game).or_default().push(known.events);
        }
    }

    /// Plays until the connection is lost or the trial is over.
    async fn play_on(&mut self, line: &mut Line) -> Result<(), Error> {
        let seen = self.known.as_ref().map_or(0, |known| known.events.len() as u32);
        if let Some(known) = self.known.take() {
            line.recall(known);
        }
        line.send(&ClientMessage::Follow { game: self.game, seen }).await?;
        let mut is_following = false;
        while !self.trial.is_over.load(Ordering::Relaxed) {
            let Heard::Message(message) = line.try_hear().await? else { return Ok(()) };
            match *message {
                ServerMessage::Following(_) => {
                    is_following = true;
                    if let Some(began) = self.lost.take() {
                        self.trial.pauses.lock().unwrap().push(Pause { began, lasted: began.elapsed() });
                    }
                    if let Some(pending) = self.pending {
                        self.send(line, pending).await?;
                    }
                }
                ServerMessage::Accepted { game, request, seen } => self.confirm(game, request, seen),
                ServerMessage::Refused { request, reason, .. } => {
                    assert!(
                        self.pending.is_none_or(|pending| pending.request != request),
                        "refused: {reason}"
                    );
                }
                ServerMessage::Problem(problem) => panic!("{problem:?}"),
                _ => {}
            }
            let has_all =
                line.games.get(&self.game).is_some_and(|game| game.events.len() as u32 >= self.version);
            if is_following && has_all && self.pending.is_none() {
                self.next(line).await?;
            }
        }
        Ok(())
    }

    fn confirm(&mut self, game: GameId, request: RequestId, seen: u32) {
        let Some(pending) = self.pending.take_if(|pending| pending.request == request) else { return };
        self.version = seen;
        if let Action::Play(mv) = pending.action {
            self.trial.moves.lock().unwrap().push((game, seen, mv));
            self.trial.confirmed.fetch_add(1, Ordering::Relaxed);
            self.confirmed.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Does what is to be done in the current position, if it is this bot's turn.
    async fn next(&mut self, line: &mut Line) -> Result<(), Error> {
        let followed = &line.games[&self.game];
        let game = followed.game();
        let you = followed.status.you.expect("a bot plays in its game");
        let ply = game.history().plies().len() as u32;
        let action = match (game.ending(), followed.status.rematch) {
            // Only on its own turn, so that it crosses no move of the other one.
            (None, _)
                if game.position().turn() == you && self.resigns && ply > 4 && fastrand::u8(..20) == 0 =>
            {
                Some(Action::Resign)
            }
            (None, _) if game.position().turn() == you => any_move(&game).map(Action::Play),
            (None, _) => None,
            (Some(_), Some(rematch)) if rematch.wanted[you] && rematch.wanted[you.other()] => {
                let old = line.games.remove(&self.game);
                line.send(&ClientMessage::Leave { game: self.game }).await?;
                self.known = old;
                self.keep();
                self.game = rematch.game;
                self.version = 0;
                return line.send(&ClientMessage::Follow { game: self.game, seen: 0 }).await;
            }
            (Some(_), Some(rematch)) if rematch.wanted[you] => None,
            (Some(_), _) => Some(Action::Rematch),
        };
        if let Some(action) = action {
            let pending = Pending { request: id(), ply, action };
            self.pending = Some(pending);
            self.send(line, pending).await?;
        }
        Ok(())
    }

    async fn send(&self, line: &mut Line, pending: Pending) -> Result<(), Error> {
        let Pending { request, ply, action } = pending;
        line.send(&ClientMessage::Act { game: self.game, request, ply, action }).await
    }
}

/// Sends each connection to the next server that can be reached.
pub(crate) async fn proxy(nodes: Vec<SocketAddr>) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        let next = Arc::new(AtomicUsize::new(0));
        while let Ok((mut client, _)) = listener.accept().await {
            let (nodes, next) = (nodes.clone(), Arc::clone(&next));
            tokio::spawn(async move {
                for _ in 0..nodes.len() {
                    let node = nodes[next.fetch_add(1, Ordering::Relaxed) % nodes.len()];
                    if let Ok(mut server) = TcpStream::connect(node).await {
                        // It ends when one of the two ends it.
                        let _ = copy_bidirectional(&mut client, &mut server).await;
                        return;
                    }
                }
            });
        }
    });
    address
}

/// Lets so many bots play rated games. Some begin with a full board, so that both phases are played and games end.
pub(crate) async fn play_rated(server: SocketAddr, bots: usize, trial: &Arc<Trial>) -> Vec<JoinHandle<()>> {
    let mut tasks = Vec::new();
    for pair in 0..bots as u32 / 2 {
        let mut guests = [0, 1].map(|side| Guest::new(server, 2 * pair + side));
        for guest in &mut guests {
            let name = format!("Bot{}", guest.number);
            guest.register(&name).await;
        }
        let [mut white, mut black] = guests;
        let beginning = if pair % 2 == 0 { "random" } else { "empty" };
        let invitation = format!(r#"{{"beginning":"{beginning}","control":"600+5","stakes":"rated"}}"#);
        let game = white.create(&invitation).await.id;
        black.join(game).await;
        for guest in [white, black] {
            tasks.push(tokio::spawn(Bot::new(guest, game, trial).resigning().play()));
        }
    }
    tasks
}

/// Waits until so many moves have been confirmed.
pub(crate) async fn progress(trial: &Trial, confirmed: usize, bots: &[JoinHandle<()>]) {
    let reached = async {
        while trial.confirmed.load(Ordering::Relaxed) < confirmed {
            assert!(bots.iter().all(|bot| !bot.is_finished()), "a bot has failed");
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    };
    tokio::time::timeout(PATIENCE, reached).await.expect("the bots play on");
}

/// Whether the server finds nothing wrong in its database. Returns what it prints.
pub(crate) fn check(mut program: Command, database: &str) -> String {
    let checked = program.args(["db", "check", "--db", database]).output().unwrap();
    let report = String::from_utf8_lossy(&checked.stdout);
    assert!(checked.status.success() && report.contains(" 0 faults"), "{checked:?}");
    report.trim().to_owned()
}

/// Compares what the bots were told with what the server has.
pub(crate) async fn verify(trial: &Trial, server: SocketAddr) {
    let mut games: HashMap<GameId, GameView> = HashMap::new();
    let mut guest = Guest::new(server, 0);
    let moves = trial.moves.lock().unwrap().clone();
    let seen = std::mem::take(&mut *trial.seen.lock().unwrap());
    for game in moves.iter().map(|(game, ..)| *game).chain(seen.keys().copied()) {
        if let std::collections::hash_map::Entry::Vacant(entry) = games.entry(game) {
            let view = guest.get(game).await;
            let game_over = view.game().expect("the events fold").ending();
            let counts = game_over.is_some_and(|ending| ending.verdict() != Verdict::Void);
            let is_rated = view.stakes == Stakes::Rated && counts;
            assert_eq!(view.status.rating_changes.is_some(), is_rated, "{game}");
            entry.insert(view);
        }
    }
    let mut once: HashMap<(GameId, u32), Move> = HashMap::new();
    for (game, seen, mv) in moves {
        let event = games[&game].log.events[seen as usize - 1].event;
        assert!(
            matches!(event, Event::Played { mv: stored, .. } if stored == mv),
            "{game} {seen}: {mv} {event:?}"
        );
        assert_eq!(once.insert((game, seen), mv), None, "{game}: event {seen} was confirmed twice");
    }
    for (game, views) in seen {
        for view in views {
            assert!(games[&game].log.events.starts_with(&view), "{game}: a bot has seen something else");
        }
    }
}
