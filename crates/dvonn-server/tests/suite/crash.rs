//! The server is killed at random points while bots play over real sockets, and started again. No move that was
//! confirmed is lost, none is made twice, every bot resumes by itself, and the database is sound.
//!
//! `DVONN_CRASH_CYCLES` and `DVONN_CRASH_BOTS` make it longer; `cargo xtask crash` sets them.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use dvonn_store::{Location, create};

use crate::support::Guest;
use crate::support::bots::{Bot, Process, Trial, check, number, program, progress, verify};

async fn survive(database: &str) {
    let (cycles, bots) = (number("DVONN_CRASH_CYCLES", 10), number("DVONN_CRASH_BOTS", 16));
    let trial = Arc::new(Trial::default());
    let mut server = Process::start(database, 0, &[]);
    let mut tasks = Vec::new();
    for pair in 0..bots as u32 / 2 {
        let [mut white, mut black] = [0, 1].map(|side| Guest::new(server.address, 2 * pair + side));
        // Some begin with a full board, so that both phases are played and games end.
        let beginning = if pair % 2 == 0 { "random" } else { "empty" };
        let game = white.create(&format!(r#"{{"beginning":"{beginning}","control":"600+5"}}"#)).await.id;
        black.join(game).await;
        for guest in [white, black] {
            tasks.push(tokio::spawn(Bot::new(guest, game, &trial).play()));
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
    println!(
        "{cycles} crashes, {} confirmed moves, {}",
        trial.confirmed.load(Ordering::Relaxed),
        check(program(), database)
    );
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
