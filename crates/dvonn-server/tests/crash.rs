//! The server is killed at random points while bots play over real sockets, and started again. No move that was
//! confirmed is lost, none is made twice, every bot resumes by itself, and the database is sound.
//!
//! `DVONN_CRASH_CYCLES` and `DVONN_CRASH_BOTS` make it longer; `cargo xtask crash` sets them.

#![allow(clippy::unwrap_used)]

mod support;

use std::collections::HashMap;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use dvonn_core::Move;
use dvonn_game::{Event, Stamped};
use dvonn_store::{Location, create};
use dvonn_wire::{Action, ClientMessage, GameId, GameView, RequestId, ServerMessage};
use support::{Followed, Guest, Heard, Line, PATIENCE, any_move, id};
use tokio::task::JoinHandle;

fn number(variable: &str, usual: usize) -> usize {
    std::env::var(variable).ok().map_or(usual, |text| text.parse().unwrap())
}

/// A server as its own process.
struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    /// Starts a server. Port 0 means any.
    fn start(database: &str, port: u16) -> Process {
        let mut child = Command::new(env!("CARGO_BIN_EXE_dvonn-server"))
            .args(["--listen", &format!("127.0.0.1:{port}"), "--db", database, "--behind-proxy"])
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
    fn crash(mut self, database: &str) -> Process {
        self.kill();
        Process::start(database, self.address.port())
    }

    fn kill(&mut self) {
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

/// What all bots share.
#[derive(Default)]
struct Trial {
    /// How many moves were confirmed.
    confirmed: AtomicUsize,
    is_over: AtomicBool,
    /// The confirmed moves with the number of their event.
    moves: Mutex<Vec<(GameId, u32, Move)>>,
    /// What bots have seen of their games.
    seen: Mutex<HashMap<GameId, Vec<Vec<Stamped>>>>,
}

/// A move that was sent and is not answered yet.
#[derive(Clone, Copy)]
struct Pending {
    request: RequestId,
    ply: u32,
    action: Action,
}

/// A player who plays random moves, and a rematch after each game.
struct Bot {
    guest: Guest,
    game: GameId,
    known: Option<Followed>,
    pending: Option<Pending>,
    /// How many events the game has with those that were confirmed. They arrive after the confirmation.
    version: u32,
    trial: Arc<Trial>,
}

impl Bot {
    async fn play(mut self) {
        while !self.trial.is_over.load(Ordering::Relaxed) {
            // The server may be down for a moment.
            if let Ok(mut line) = Line::open(&self.guest).await {
                let _ = self.play_on(&mut line).await;
                self.known = line.games.remove(&self.game);
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
    async fn play_on(&mut self, line: &mut Line) -> Result<(), tokio_tungstenite::tungstenite::Error> {
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
        }
    }

    /// Does what is to be done in the current position, if it is this bot's turn.
    async fn next(&mut self, line: &mut Line) -> Result<(), tokio_tungstenite::tungstenite::Error> {
        let followed = &line.games[&self.game];
        let game = followed.game();
        let you = followed.status.you.expect("a bot plays in its game");
        let ply = game.history().plies().len() as u32;
        let action = match (game.ending(), followed.status.rematch) {
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

    async fn send(
        &self,
        line: &mut Line,
        pending: Pending,
    ) -> Result<(), tokio_tungstenite::tungstenite::Error> {
        let Pending { request, ply, action } = pending;
        line.send(&ClientMessage::Act { game: self.game, request, ply, action }).await
    }
}

/// Waits until so many moves have been confirmed.
async fn progress(trial: &Trial, confirmed: usize, bots: &[JoinHandle<()>]) {
    let reached = async {
        while trial.confirmed.load(Ordering::Relaxed) < confirmed {
            assert!(bots.iter().all(|bot| !bot.is_finished()), "a bot has failed");
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    };
    tokio::time::timeout(PATIENCE, reached).await.expect("the bots play on");
}

async fn survive(database: &str) {
    let (cycles, bots) = (number("DVONN_CRASH_CYCLES", 10), number("DVONN_CRASH_BOTS", 16));
    let trial = Arc::new(Trial::default());
    let mut server = Process::start(database, 0);
    let mut tasks = Vec::new();
    for pair in 0..bots as u32 / 2 {
        let [mut white, mut black] = [0, 1].map(|side| Guest::new(server.address, 2 * pair + side));
        // Some begin with a full board, so that both phases are played and games end.
        let beginning = if pair % 2 == 0 { "random" } else { "empty" };
        let game = white.create(&format!(r#"{{"beginning":"{beginning}","control":"600+5"}}"#)).await.id;
        black.join(game).await;
        for guest in [white, black] {
            let bot = Bot { guest, game, known: None, pending: None, version: 0, trial: Arc::clone(&trial) };
            tasks.push(tokio::spawn(bot.play()));
        }
    }
    for _ in 0..cycles {
        let before = trial.confirmed.load(Ordering::Relaxed);
        progress(&trial, before + fastrand::usize(1..4 * bots), &tasks).await;
        server = server.crash(database);
    }
    let before = trial.confirmed.load(Ordering::Relaxed);
    progress(&trial, before + bots, &tasks).await;
    trial.is_over.store(true, Ordering::Relaxed);
    // Bots that wait for a message hear the end of the server.
    server = server.crash(database);
    for task in tasks {
        task.await.unwrap();
    }
    verify(&trial, server.address).await;
    drop(server);
    let checked =
        Command::new(env!("CARGO_BIN_EXE_dvonn-server")).args(["db", "check", "--db", database]).output();
    let checked = checked.unwrap();
    let report = String::from_utf8_lossy(&checked.stdout);
    assert!(checked.status.success() && report.contains(" 0 faults"), "{checked:?}");
    println!(
        "{cycles} crashes, {} confirmed moves, {}",
        trial.confirmed.load(Ordering::Relaxed),
        report.trim()
    );
}

/// Compares what the bots were told with what the server has.
async fn verify(trial: &Trial, server: SocketAddr) {
    let mut games: HashMap<GameId, GameView> = HashMap::new();
    let mut guest = Guest::new(server, 0);
    let moves = trial.moves.lock().unwrap().clone();
    let seen = std::mem::take(&mut *trial.seen.lock().unwrap());
    for game in moves.iter().map(|(game, ..)| *game).chain(seen.keys().copied()) {
        if let std::collections::hash_map::Entry::Vacant(entry) = games.entry(game) {
            let view = guest.get(game).await;
            view.game().expect("the events fold");
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

#[tokio::test]
async fn no_confirmed_move_is_lost_in_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    survive(&format!("sqlite:{}", folder.path().join("dvonn.sqlite").display())).await;
}

#[tokio::test]
async fn no_confirmed_move_is_lost_in_postgresql() {
    let Ok(server) = std::env::var("DVONN_TEST_POSTGRES") else {
        eprintln!("skipped: DVONN_TEST_POSTGRES names no server");
        return;
    };
    let (base, _) = server.rsplit_once('/').unwrap();
    let database = format!("{base}/crash_{:016x}", fastrand::u64(..));
    create(&Location::Postgres(database.clone())).await.unwrap();
    survive(&database).await;
}
