//! What the machine can do at all: a WebSocket that sends everything back, and a store without a server.

use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::routing::get;
use dvonn_bus::{Connection, Message as NewsMessage, News, NodeId};
use dvonn_core::{ByColor, Position};
use dvonn_game::Beginning;
use dvonn_store::{
    Append, Change, Folded, GameSetup, Listing, Location, NewGame, NewSession, Store, TokenHash, Use, Written,
};
use dvonn_wire::{GameId, PlayerId, SessionKind, Stakes};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::TcpListener;
use tokio::task::JoinSet;
use tokio_tungstenite::connect_async;

use crate::Measured;
use crate::process::Process;

/// As long as the message of a move.
const MESSAGE: &str =
    r#"{"act":{"game":"5v8q2n0k7mzt","request":"8c1d0m2x9rkw","ply":2,"action":{"play":"f3"}}}"#;

/// Sends everything back until the process is ended.
pub(crate) async fn echo() {
    async fn repeat(mut socket: WebSocket) {
        while let Some(Ok(message @ Message::Text(_))) = socket.recv().await {
            if socket.send(message).await.is_err() {
                return;
            }
        }
    }
    let router =
        Router::new().route("/ws", get(async |upgrade: WebSocketUpgrade| upgrade.on_upgrade(repeat)));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    println!("echo at http://{}/", listener.local_addr().unwrap());
    axum::serve(listener, router).await.unwrap();
}

/// How many messages are sent back in a second, and how long that takes, if every socket waits for each answer.
pub(crate) async fn measure_echo(sockets: usize, duration: Duration) -> Measured {
    let mut command = Command::new(std::env::current_exe().unwrap());
    let process = Process::wait_for(command.args(["--echo", "--server", "none"]));
    let mut open = Vec::new();
    for _ in 0..sockets {
        open.push(connect_async(format!("ws://{}/ws", process.address)).await.unwrap().0);
    }
    let start = Instant::now();
    let mut talking = JoinSet::new();
    for mut socket in open {
        talking.spawn(async move {
            let mut latencies = Vec::new();
            while start.elapsed() < duration {
                let sent = Instant::now();
                socket.send(MESSAGE.into()).await.unwrap();
                socket.next().await.unwrap().unwrap();
                latencies.push(sent.elapsed());
            }
            latencies
        });
    }
    let latencies = talking.join_all().await.concat();
    Measured::new(latencies, start.elapsed())
}

/// How many moves in a second are written to a new database by as many tasks as there are games, without sockets, referee and
/// reading.
pub(crate) async fn measure_inserts(location: &Location, games: usize, duration: Duration) -> f64 {
    let store = dvonn_store::open(location, Use::Serve, None).await.unwrap();
    let players = ByColor::new(PlayerId::new(1), PlayerId::new(2));
    for (_, player) in &players {
        let token = TokenHash([player.number() as u8; 32]);
        let (kind, label) = (SessionKind::Browser, String::new());
        let session = NewSession { token, kind, label, at: Duration::from_secs(1) };
        write(&store, Change::AddGuest { player: *player, session }).await;
    }
    let written = Arc::new(AtomicU64::new(0));
    let mut writing = JoinSet::new();
    for number in 0..games as u64 {
        let setup = GameSetup {
            id: GameId::new(number),
            start: Position::START,
            beginning: Beginning::Empty,
            control: None,
            stakes: Stakes::Casual,
            previous: None,
            listing: Listing::Link,
        };
        let created = Duration::from_secs(1);
        let new = NewGame { setup, players: players.map(Some), invited: None, created };
        write(&store, Change::AddGame(Box::new(new))).await;
    }
    let start = Instant::now();
    for number in 0..games as u64 {
        let (store, written) = (Arc::clone(&store), Arc::clone(&written));
        writing.spawn(async move {
            let setup = store.fetch(GameId::new(number), 0).await.unwrap().unwrap().game.setup;
            let mut folded = Folded::new(&setup);
            while start.elapsed() < duration {
                let mut game = folded.game().clone();
                let Some(mv) = game.position().legal_moves().next() else { return };
                let version = folded.version();
                let stamped = game.play(game.position().turn(), mv, start.elapsed()).unwrap();
                let entry = folded.add(stamped, None, None, Duration::ZERO).unwrap();
                let (plies, ending) = (folded.game().history().plies().len() as u32, folded.game().ending());
                let entries = vec![entry];
                let dvonns = folded.dvonns();
                let append =
                    Append { game: setup.id, version, entries, deadline: None, plies, dvonns, ending };
                write(&store, Change::Append(append)).await;
                written.fetch_add(1, Ordering::Relaxed);
            }
        });
    }
    writing.join_all().await;
    written.load(Ordering::Relaxed) as f64 / start.elapsed().as_secs_f64()
}

/// How long a message takes from one process on a bus to another, at some number of messages in a second.
pub(crate) async fn measure_bus([from, to]: [Connection; 2], rate: u32, duration: Duration) -> Measured {
    let Connection { bus, heard: own } = from;
    let mut heard = to.heard;
    drop(own);
    let count = (f64::from(rate) * duration.as_secs_f64()) as u64;
    // Until both have really joined.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let start = Instant::now();
    let due = move |number: u64| start + Duration::from_secs_f64(number as f64 / f64::from(rate));
    let sending = tokio::spawn(async move {
        let mut sent = Vec::new();
        for number in 0..count {
            tokio::time::sleep_until(due(number).into()).await;
            sent.push(Instant::now());
            bus.send(News { from: NodeId(1), message: NewsMessage::Changed(GameId::new(number)) });
        }
        // Without it, the last messages would not be carried.
        (sent, bus)
    });
    let mut arrived = Vec::new();
    // A message that is lost must not stop the run.
    while arrived.len() < count as usize
        && let Ok(Some(news)) = tokio::time::timeout(duration, heard.recv()).await
    {
        if let NewsMessage::Changed(game) = news.message {
            arrived.push((game.number() as usize, Instant::now()));
        }
    }
    let (sent, _bus) = sending.await.unwrap();
    let latencies = arrived.into_iter().map(|(number, at)| at.saturating_duration_since(sent[number]));
    Measured::new(latencies.collect(), start.elapsed())
}

async fn write(store: &Arc<dyn Store>, change: Change) {
    assert_eq!(store.write(change).await.unwrap(), Written::Done);
}
