//! Two versions of the server, side by side with one database: how several servers are updated while people play.
//!
//! The next version is this program with one more migration.

use std::io::Write as _;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use dvonn_store::{Location, create};

use crate::support::bots::{Process, Trial, check, play_rated, program, progress, proxy, verify};

/// What a coming version may bring: all kinds of statements that a migration may have.
const MIGRATION: &str = "
    CREATE TABLE cup (id BIGINT PRIMARY KEY, name TEXT NOT NULL);
    ALTER TABLE game ADD COLUMN cup BIGINT REFERENCES cup (id);
    ALTER TABLE event ADD COLUMN note TEXT;
    ALTER TABLE player ADD COLUMN country TEXT NOT NULL DEFAULT '';
    UPDATE player SET country = 'nowhere' WHERE name IS NOT NULL;
    CREATE UNIQUE INDEX game_of_cup ON game (cup, white, black) WHERE cup IS NOT NULL;
";

#[tokio::test]
async fn servers_are_updated_one_after_the_other_while_bots_play() {
    let Ok(server) = std::env::var("DVONN_TEST_POSTGRES") else {
        eprintln!("skipped: DVONN_TEST_POSTGRES names no server");
        return;
    };
    let (base, _) = server.rsplit_once('/').unwrap();
    let database = format!("{base}/versions_{:016x}", fastrand::u64(..));
    create(&Location::Postgres(database.clone())).await.unwrap();
    let mut migration = tempfile::NamedTempFile::new().unwrap();
    migration.write_all(MIGRATION.as_bytes()).unwrap();
    let next = || {
        let mut next = program();
        next.env("DVONN_TEST_MIGRATION", migration.path());
        next
    };
    let options = ["--bus", "postgres"];
    let start = |version: Command, port| Process::run(version, &database, port, &options);

    let mut nodes = [start(program(), 0), start(program(), 0)];
    let address = proxy(nodes.iter().map(|node| node.address).collect()).await;
    let trial = Arc::new(Trial::default());
    let bots = play_rated(address, 8, &trial).await;
    let play = async || {
        let before = trial.confirmed.load(Ordering::Relaxed);
        progress(&trial, before + 100, &bots).await;
    };
    play().await;
    for node in &mut nodes {
        node.kill();
        play().await;
        *node = start(next(), node.address.port());
        // The first time, the other server is older than the tables.
        play().await;
    }
    let refused = program().args(["--listen", "127.0.0.1:0", "--db", &database]).output().unwrap();
    let reason = String::from_utf8_lossy(&refused.stderr);
    assert!(!refused.status.success() && reason.contains("this program knows only"), "{reason}");

    trial.is_over.store(true, Ordering::Relaxed);
    // Bots that wait for a message hear the end of the servers.
    drop(nodes);
    for bot in bots {
        bot.await.unwrap();
    }
    let last = start(next(), 0);
    verify(&trial, last.address).await;
    drop(last);
    check(next(), &database);
}
