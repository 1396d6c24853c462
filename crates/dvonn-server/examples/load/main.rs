//! How much a server can do: bots and a server on this machine, over loopback. `cargo xtask load` builds and runs it.
//!
//! Each figure stands next to what the machine can do at all, measured in the same run: messages through a WebSocket that only
//! sends them back, and moves written to the store without a server.

#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod bare;
mod client;
mod nodes;
mod process;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Parser;
use client::{Pair, Played, Watcher};
use dvonn_core::ByColor;
use dvonn_store::Location;
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
    /// Moves in a second [default: 1000, or 500 with several servers]
    #[arg(long)]
    rate: Option<u32>,
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
    /// Measure several servers with one PostgreSQL database instead
    #[arg(long, default_value_t = 1)]
    nodes: usize,
    /// With several servers: measure what each part of the work costs instead, and write it into this file
    #[arg(long)]
    costs: Option<PathBuf>,
    /// Only send messages back, for a comparison
    #[arg(long, hide = true)]
    echo: bool,
    #[command(flatten)]
    services: nodes::Services,
}

/// How many connections are opened at once, so that none waits too long for its turn.
const AT_ONCE: usize = 64;

#[tokio::main]
async fn main() {
    let args = Args::parse();
    if args.echo {
        return bare::echo().await;
    }
    if args.nodes > 1 {
        return nodes::measure(&args).await;
    }
    let Args { games, seconds, .. } = args;
    let duration = Duration::from_secs(seconds);
    println!("limits of this machine, in the same run:");
    let echo = bare::measure_echo(games * 2, duration).await;
    println!("  bare WebSocket echo, {} sockets: {echo}", games * 2);
    let folder = tempfile::tempdir().unwrap();
    let bare = Location::Sqlite(folder.path().join("bare.sqlite"));
    let inserts = bare::measure_inserts(&bare, games, duration).await;
    println!("  bare group-committed inserts, {games} writers: {inserts:.0} moves/s");

    let server =
        Process::start(&args.server, &format!("sqlite:{}", folder.path().join("load.sqlite").display()), &[]);
    println!("dvonn-server with SQLite:");
    let before = server.memory();
    let here = [server.address];
    let mut pairs = open_pairs(|game| places(&here, game), 0..games).await;
    println!("  memory with {games} games and {} sockets: {} MB", games * 2, server.memory() / 1_000_000);

    let steady;
    let rate = args.rate.unwrap_or(1_000);
    (pairs, steady) = play(pairs, rate, duration).await;
    println!("  {rate} moves/s asked for: {}", steady.confirmations());
    let burst;
    (pairs, burst) = play(pairs, args.burst, duration).await;
    println!("  {} moves/s asked for: {}", args.burst, burst.confirmations());
    let fastest;
    (pairs, fastest) = play(pairs, u32::MAX, duration).await;
    let fastest = fastest.confirmations();
    let share = 100.0 * fastest.per_second() / inserts;
    println!("  as fast as they can: {fastest}, {share:.0} % of the bare inserts");
    println!("  memory after that: {} MB", server.memory() / 1_000_000);
    let lost = count_lost(&mut pairs).await;
    println!("  confirmed moves that are not in the log: {lost}");

    drop(pairs);
    if args.spectators > 0 {
        // A new game, because the others may be over.
        let pair = Pair::open(places(&here, games), games as u32).await;
        let watchers = open_watchers(&here, args.spectators, Some(pair.game())).await;
        let (slowest, median) = spectate(pair, watchers, 5).await;
        println!(
            "  {} spectators were sent a move: half of them after {median:?}, the last after {slowest:?}",
            args.spectators
        );
    }
    if args.idle > 0 {
        // A new server, so that memory that others have left behind does not count.
        drop(server);
        let server = Process::start(&args.server, "memory", &[]);
        let start = server.memory();
        let watchers = open_watchers(&[server.address], args.idle, None).await;
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

/// Where the players of a game are, if they come to one of these servers after the other: after as many games as there are pairs of
/// servers, all pairs had their turn.
fn places(servers: &[SocketAddr], game: usize) -> ByColor<SocketAddr> {
    let count = servers.len();
    ByColor::new(servers[game % count], servers[game / count % count])
}

/// Opens games, whose players are where `places` says.
async fn open_pairs(
    places: impl Fn(usize) -> ByColor<SocketAddr>,
    numbers: std::ops::Range<usize>,
) -> Vec<Pair> {
    let turns = Arc::new(Semaphore::new(AT_ONCE));
    let mut opening = JoinSet::new();
    for number in numbers {
        let (places, turns) = (places(number), Arc::clone(&turns));
        opening.spawn(async move {
            let _turn = turns.acquire().await.unwrap();
            Pair::open(places, number as u32).await
        });
    }
    opening.join_all().await
}

async fn open_watchers(
    servers: &[SocketAddr],
    count: usize,
    game: Option<dvonn_wire::GameId>,
) -> Vec<Watcher> {
    let turns = Arc::new(Semaphore::new(AT_ONCE));
    let mut opening = JoinSet::new();
    for number in 0..count {
        let (address, turns) = (servers[number % servers.len()], Arc::clone(&turns));
        opening.spawn(async move {
            let _turn = turns.acquire().await.unwrap();
            Watcher::open(address, number as u32, game).await
        });
    }
    opening.join_all().await
}

/// What came of a part of the run in which games were played.
struct Play {
    moves: Vec<Played>,
    elapsed: Duration,
}

impl Play {
    /// How long it took until moves were confirmed.
    fn confirmations(&self) -> Measured {
        let waits = self.moves.iter().map(|mv| mv.confirmed.saturating_duration_since(mv.sent));
        Measured::new(waits.collect(), self.elapsed)
    }

    /// How long after the confirmation the opponent saw the move.
    fn news(&self) -> Measured {
        let waits = self.moves.iter().map(|mv| mv.seen.saturating_duration_since(mv.confirmed));
        Measured::new(waits.collect(), self.elapsed)
    }
}

/// Lets all games be played at some number of moves in a second, evenly spread.
async fn play(pairs: Vec<Pair>, rate: u32, duration: Duration) -> (Vec<Pair>, Play) {
    let period = Duration::from_secs_f64(pairs.len() as f64 / f64::from(rate));
    let start = Instant::now();
    let mut playing = JoinSet::new();
    let count = pairs.len() as f64;
    for (number, mut pair) in pairs.into_iter().enumerate() {
        let first = start + period.mul_f64(number as f64 / count);
        playing.spawn(async move {
            let mut moves = Vec::new();
            let mut next = first;
            while next < start + duration && start.elapsed() < duration {
                tokio::time::sleep_until(next.into()).await;
                match pair.play().await {
                    Some(played) => moves.push(played),
                    // The game is over.
                    None => break,
                }
                next += period;
            }
            (pair, moves)
        });
    }
    let (pairs, moves): (Vec<Pair>, Vec<Vec<Played>>) = playing.join_all().await.into_iter().unzip();
    (pairs, Play { moves: moves.concat(), elapsed: start.elapsed() })
}

/// How many moves were confirmed and are not in the log.
async fn count_lost(pairs: &mut [Pair]) -> usize {
    let mut lost = 0;
    for pair in pairs {
        lost += pair.count_lost().await;
    }
    lost
}

/// How long after the confirmation of a move the last and the median spectator were sent it; the worst of some moves.
async fn spectate(mut pair: Pair, mut watchers: Vec<Watcher>, moves: usize) -> (Duration, Duration) {
    let mut worst = (Duration::ZERO, Duration::ZERO);
    for _ in 0..moves {
        let mut waiting = JoinSet::new();
        for mut watcher in watchers {
            waiting.spawn(async move {
                let heard = watcher.hear_move().await;
                (watcher, heard)
            });
        }
        let confirmed = pair.play().await.expect("the game is not over").confirmed;
        let (heard, times): (Vec<Watcher>, Vec<Instant>) = waiting.join_all().await.into_iter().unzip();
        watchers = heard;
        let mut after: Vec<Duration> =
            times.into_iter().map(|time| time.saturating_duration_since(confirmed)).collect();
        after.sort();
        worst = worst.max((*after.last().unwrap(), after[after.len() / 2]));
    }
    worst
}
