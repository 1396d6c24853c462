//! How much a server can do: bots and a server on this machine, over loopback. `cargo xtask load` builds and runs it.
//!
//! Each figure stands next to what the machine can do at all, measured in the same run: messages through a WebSocket that only
//! sends them back, and moves written to the store without a server.

#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod bare;
mod client;
mod process;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Parser;
use client::{Pair, Watcher};
use process::Process;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

/// Measures how much `dvonn-server` can do
#[derive(Parser, Clone, Debug)]
struct Args {
    /// The server to measure
    #[arg(long)]
    server: PathBuf,
    /// Games that are played at once
    #[arg(long, default_value_t = 2_000)]
    games: usize,
    /// Moves in a second
    #[arg(long, default_value_t = 1_000)]
    rate: u32,
    /// Moves in a second during the burst
    #[arg(long, default_value_t = 5_000)]
    burst: u32,
    /// How long each part lasts
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Sockets that only listen
    #[arg(long, default_value_t = 10_000)]
    idle: usize,
    /// Sockets that watch one game
    #[arg(long, default_value_t = 5_000)]
    spectators: usize,
    /// Only send messages back, for a comparison
    #[arg(long, hide = true)]
    echo: bool,
}

/// How many connections are opened at once, so that none waits too long for its turn.
const AT_ONCE: usize = 64;

#[tokio::main]
async fn main() {
    let args = Args::parse();
    if args.echo {
        return bare::echo().await;
    }
    let Args { games, seconds, .. } = args;
    let duration = Duration::from_secs(seconds);
    println!("limits of this machine, in the same run:");
    let echo = bare::measure_echo(games * 2, duration).await;
    println!("  bare WebSocket echo, {} sockets: {echo}", games * 2);
    let inserts = bare::measure_inserts(games, duration).await;
    println!("  bare group-committed inserts, {games} writers: {inserts:.0} moves/s");

    let folder = tempfile::tempdir().unwrap();
    let server =
        Process::start(&args.server, &format!("sqlite:{}", folder.path().join("load.sqlite").display()));
    println!("dvonn-server with SQLite:");
    let before = server.memory();
    let mut pairs = open_pairs(&server, games).await;
    println!("  memory with {games} games and {} sockets: {} MB", games * 2, server.memory() / 1_000_000);

    let steady;
    (pairs, steady) = play(pairs, args.rate, duration).await;
    println!("  {} moves/s asked for: {steady}", args.rate);
    let burst;
    (pairs, burst) = play(pairs, args.burst, duration).await;
    println!("  {} moves/s asked for: {burst}", args.burst);
    let fastest;
    (pairs, fastest) = play(pairs, u32::MAX, duration).await;
    let share = 100.0 * fastest.per_second() / inserts;
    println!("  as fast as they can: {fastest}, {share:.0} % of the bare inserts");
    println!("  memory after that: {} MB", server.memory() / 1_000_000);
    let lost = count_lost(&mut pairs).await;
    println!("  confirmed moves that are not in the log: {lost}");

    drop(pairs);
    if args.spectators > 0 {
        // A new game, because the others may be over.
        let pair = Pair::open(server.address, games as u32).await;
        let (slowest, median) = spectate(&server, pair, args.spectators).await;
        println!(
            "  {} spectators were sent a move: half of them after {median:?}, the last after {slowest:?}",
            args.spectators
        );
    }
    if args.idle > 0 {
        // A new server, so that memory that others have left behind does not count.
        drop(server);
        let server = Process::start(&args.server, "memory");
        let start = server.memory();
        let watchers = open_watchers(&server, args.idle, None).await;
        let each = (server.memory() - start) / args.idle as u64;
        println!("  {} idle sockets: {:.1} KB each", args.idle, each as f64 / 1_000.0);
        drop(watchers);
    }
    println!("  (memory of a server without games: {} MB)", before / 1_000_000);
    assert_eq!(lost, 0, "a confirmed move was lost");
}

/// What was measured: how long each answer took.
struct Measured {
    /// Sorted.
    latencies: Vec<Duration>,
    elapsed: Duration,
}

impl Measured {
    fn new(mut latencies: Vec<Duration>, elapsed: Duration) -> Measured {
        latencies.sort();
        Measured { latencies, elapsed }
    }

    fn per_second(&self) -> f64 {
        self.latencies.len() as f64 / self.elapsed.as_secs_f64()
    }

    fn percentile(&self, percent: f64) -> Duration {
        let place = (self.latencies.len() as f64 * percent / 100.0) as usize;
        self.latencies.get(place.min(self.latencies.len().saturating_sub(1))).copied().unwrap_or_default()
    }
}

impl std::fmt::Display for Measured {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let millis = |percent| self.percentile(percent).as_secs_f64() * 1_000.0;
        let (rate, all) = (self.per_second(), self.latencies.len());
        write!(
            f,
            "{rate:.0}/s ({all} in all), p50 {:.1} ms, p99 {:.1} ms, slowest {:.1} ms",
            millis(50.0),
            millis(99.0),
            millis(100.0)
        )
    }
}

async fn open_pairs(server: &Process, games: usize) -> Vec<Pair> {
    let turns = Arc::new(Semaphore::new(AT_ONCE));
    let mut opening = JoinSet::new();
    for number in 0..games as u32 {
        let (address, turns) = (server.address, Arc::clone(&turns));
        opening.spawn(async move {
            let _turn = turns.acquire().await.unwrap();
            Pair::open(address, number).await
        });
    }
    opening.join_all().await
}

async fn open_watchers(server: &Process, count: usize, game: Option<dvonn_wire::GameId>) -> Vec<Watcher> {
    let turns = Arc::new(Semaphore::new(AT_ONCE));
    let mut opening = JoinSet::new();
    for number in 0..count as u32 {
        let (address, turns) = (server.address, Arc::clone(&turns));
        opening.spawn(async move {
            let _turn = turns.acquire().await.unwrap();
            Watcher::open(address, number, game).await
        });
    }
    opening.join_all().await
}

/// Lets all games be played at some number of moves in a second, evenly spread.
async fn play(pairs: Vec<Pair>, rate: u32, duration: Duration) -> (Vec<Pair>, Measured) {
    let period = Duration::from_secs_f64(pairs.len() as f64 / f64::from(rate));
    let start = Instant::now();
    let mut playing = JoinSet::new();
    let count = pairs.len() as f64;
    for (number, mut pair) in pairs.into_iter().enumerate() {
        let first = start + period.mul_f64(number as f64 / count);
        playing.spawn(async move {
            let mut latencies = Vec::new();
            let mut next = first;
            while next < start + duration && start.elapsed() < duration {
                tokio::time::sleep_until(next.into()).await;
                match pair.play().await {
                    Some(latency) => latencies.push(latency),
                    // The game is over.
                    None => break,
                }
                next += period;
            }
            (pair, latencies)
        });
    }
    let (pairs, latencies): (Vec<Pair>, Vec<Vec<Duration>>) = playing.join_all().await.into_iter().unzip();
    let elapsed = start.elapsed();
    (pairs, Measured::new(latencies.concat(), elapsed))
}

/// How many moves were confirmed and are not in the log.
async fn count_lost(pairs: &mut [Pair]) -> usize {
    let mut lost = 0;
    for pair in pairs {
        lost += pair.count_lost().await;
    }
    lost
}

/// How long after the confirmation of a move the last and the median spectator were sent it; the worst of five moves.
async fn spectate(server: &Process, mut pair: Pair, count: usize) -> (Duration, Duration) {
    let mut watchers = open_watchers(server, count, Some(pair.game())).await;
    let mut worst = (Duration::ZERO, Duration::ZERO);
    for _ in 0..5 {
        let mut waiting = JoinSet::new();
        for mut watcher in watchers {
            waiting.spawn(async move {
                let heard = watcher.hear_move().await;
                (watcher, heard)
            });
        }
        let confirmed = pair.play_and_confirm().await.expect("the game is not over");
        let (heard, times): (Vec<Watcher>, Vec<Instant>) = waiting.join_all().await.into_iter().unzip();
        watchers = heard;
        let mut after: Vec<Duration> =
            times.into_iter().map(|time| time.saturating_duration_since(confirmed)).collect();
        after.sort();
        worst = worst.max((*after.last().unwrap(), after[after.len() / 2]));
    }
    worst
}
