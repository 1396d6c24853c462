//! How much several servers with one PostgreSQL database can do, and what each part of their work costs.
//!
//! Costs are processor time, so they hold on a busy machine too. `cargo xtask scale-model` makes predictions from them, and compares these
//! with the runs that are written below them.

use std::fmt::Write as _;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use dvonn_bus::{BusLocation, Connection};
use dvonn_core::ByColor;
use dvonn_store::{Footprint, Location};
use tokio::time::sleep;

use crate::client::{self, Pair};
use crate::process::{Process, time_of};
use crate::{Args, bare, open_pairs, open_watchers, places, play, spectate};

/// What several servers need. `cargo xtask load` starts both and says where they are.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Services {
    /// Any database of a PostgreSQL server, for several servers
    #[arg(long, default_value = "")]
    postgres: String,
    /// The number of its process
    #[arg(long, default_value_t = 0)]
    postgres_process: u32,
    /// A NATS server, for several servers
    #[arg(long, default_value = "")]
    nats: String,
    /// The number of its process
    #[arg(long, default_value_t = 0)]
    nats_process: u32,
}

/// How often a player moves while costs are measured.
const PACE: Duration = Duration::from_secs(4);
/// How many moves a spectator sees while costs are measured.
const WATCHED: usize = 20;
/// Until all servers have heard each other.
const WARM_UP: Duration = Duration::from_secs(3);

impl Services {
    /// A new database.
    async fn database(&self) -> Location {
        let (server, _) = self.postgres.rsplit_once('/').expect("--postgres is the address of a database");
        let location = Location::Postgres(format!("{server}/load_{:016x}", fastrand::u64(..)));
        dvonn_store::create(&location).await.unwrap();
        location
    }

    /// NATS, with subjects that nobody else uses.
    fn nats(&self) -> String {
        format!("{}/load-{:08x}", self.nats, fastrand::u32(..))
    }
}

/// Servers with one database.
struct Cluster<'a> {
    services: &'a Services,
    location: Location,
    bus: String,
    nodes: Vec<Process>,
}

/// What has been used until some moment. Times are processor time in seconds.
struct Usage {
    at: Instant,
    nodes: Vec<f64>,
    postgres: f64,
    nats: f64,
    disk: Footprint,
    heard: u64,
}

/// What was used in some time.
struct Spent {
    seconds: f64,
    nodes: Vec<f64>,
    postgres: f64,
    nats: f64,
    /// Bytes of the log, of the database, and of messages to clients.
    log: f64,
    size: f64,
    heard: f64,
}

impl Spent {
    fn nodes(&self) -> f64 {
        self.nodes.iter().sum()
    }

    /// How much that is in a second.
    fn each_second(&self, spent: f64) -> f64 {
        spent / self.seconds
    }
}

/// Somebody who counts what is said on a bus.
struct Listener(Arc<[AtomicU64; 2]>);

impl Listener {
    async fn on(bus: &str) -> Listener {
        let Connection { bus, mut heard } = join_nats(bus).await;
        let counts = Arc::new([0, 0].map(AtomicU64::new));
        let counted = Arc::clone(&counts);
        tokio::spawn(async move {
            // Without it, there would be no connection.
            let _bus = bus;
            while let Some(news) = heard.recv().await {
                counted[0].fetch_add(1, Ordering::Relaxed);
                counted[1].fetch_add(news.to_text().len() as u64, Ordering::Relaxed);
            }
        });
        Listener(counts)
    }

    /// How many messages there were, and with how many bytes.
    fn heard(&self) -> (f64, f64) {
        let [messages, bytes] = [0, 1].map(|which: usize| self.0[which].load(Ordering::Relaxed) as f64);
        (messages, bytes)
    }
}

impl<'a> Cluster<'a> {
    async fn start(args: &'a Args, count: usize, bus: &str) -> Cluster<'a> {
        let location = args.services.database().await;
        let Location::Postgres(address) = &location else { unreachable!("databases are in PostgreSQL") };
        let start = |_| Process::start(&args.server, address, &["--bus", bus]);
        let nodes = (0..count).map(start).collect();
        sleep(WARM_UP).await;
        Cluster { services: &args.services, location, bus: bus.to_owned(), nodes }
    }

    fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.address).collect()
    }

    /// Two different servers.
    fn apart(&self, game: usize) -> ByColor<SocketAddr> {
        let at = |number: usize| self.nodes[number % self.nodes.len()].address;
        ByColor::new(at(game), at(game + 1))
    }

    /// In bytes.
    fn memory(&self) -> f64 {
        self.nodes.iter().map(|node| node.memory() as f64).sum()
    }

    async fn usage(&self) -> Usage {
        let disk = dvonn_store::footprint(&self.location).await.unwrap().expect("PostgreSQL");
        Usage {
            at: Instant::now(),
            nodes: self.nodes.iter().map(Process::time).collect(),
            postgres: time_of(self.services.postgres_process),
            nats: time_of(self.services.nats_process),
            disk,
            heard: client::heard(),
        }
    }

    /// What is used until some work is done.
    async fn spend<T>(&self, work: impl Future<Output = T>) -> (T, Spent) {
        let before = self.usage().await;
        let done = work.await;
        let after = self.usage().await;
        let nodes = before.nodes.iter().zip(&after.nodes).map(|(before, after)| after - before);
        let spent = Spent {
            seconds: (after.at - before.at).as_secs_f64(),
            nodes: nodes.collect(),
            postgres: after.postgres - before.postgres,
            nats: after.nats - before.nats,
            log: (after.disk.log - before.disk.log) as f64,
            size: after.disk.size.saturating_sub(before.disk.size) as f64,
            heard: (after.heard - before.heard) as f64,
        };
        (done, spent)
    }
}

/// A file with a name and a number in each line, and what the number means.
#[derive(Default)]
struct Costs(String);

impl Costs {
    fn put(&mut self, name: &str, value: f64, meaning: &str) {
        println!("    {name} {value:.6}: {meaning}");
        let _ = writeln!(self.0, "{name:<24}{value:>16.6}  {meaning}");
    }
}

/// Measures what several servers reach, or what they need.
pub(crate) async fn measure(args: &Args) {
    match &args.costs {
        None => measure_reach(args).await,
        Some(path) => {
            let head = format!(
                "# What several servers need, and what was used at some numbers of games. `cargo xtask load -- --nodes {} --costs FILE`\n\
                 # writes this file, `cargo xtask scale-model` reads it. A core is a second of processor time in a second.\n\n",
                args.nodes
            );
            std::fs::write(path, head + &measure_costs(args).await.0).unwrap();
        }
    }
}

/// How many moves several servers reach, and how soon they are seen.
async fn measure_reach(args: &Args) {
    let (duration, rate) = (Duration::from_secs(args.seconds), args.rate.unwrap_or(500));
    println!("limits of this machine, in the same run:");
    let commits = bare::measure_inserts(&args.services.database().await, args.games / 4, duration).await;
    println!("  bare inserts into PostgreSQL, {} writers: {commits:.0} moves/s", args.games / 4);
    let nats = args.services.nats();
    let bare_nats = bare::measure_bus([join_nats(&nats).await, join_nats(&nats).await], rate, duration).await;
    println!("  bare NATS, from one process to another: {bare_nats}");
    let place = args.services.database().await;
    let relay = async || dvonn_store::relay(&place).await.unwrap().expect("PostgreSQL has a bus");
    let bare_relay = bare::measure_bus([relay().await, relay().await], rate, duration).await;
    println!("  bare relay through PostgreSQL: {bare_relay}");

    compare(args, duration).await;
    for (name, bus) in [("NATS", &*nats), ("PostgreSQL", "postgres")] {
        println!("{} servers, {} games at {rate} moves/s, news through {name}:", args.nodes, args.games);
        let cluster = Cluster::start(args, args.nodes, bus).await;
        let pairs = open_pairs(|game| cluster.apart(game), 0..args.games).await;
        let (_, play) = play(pairs, rate, duration).await;
        println!("  confirmed after: {}", play.confirmations());
        println!("  the opponent, at another server, sees it later by: {}", play.news());
    }
    for count in [1, args.nodes] {
        let cluster = Cluster::start(args, count, &args.services.nats()).await;
        let pair = Pair::open(cluster.apart(0), args.spectators as u32).await;
        let watchers = open_watchers(&cluster.addresses(), args.spectators, Some(pair.game())).await;
        let (slowest, median) = spectate(pair, watchers, WATCHED).await;
        println!(
            "{} spectators at {count} servers, the worst of {WATCHED} moves: half of them see it {median:.0?} after it was confirmed, the last {slowest:.0?}",
            args.spectators
        );
    }
}

/// What everything costs, and what is used at some numbers of games.
async fn measure_costs(args: &Args) -> Costs {
    let mut costs = Costs::default();
    let (writers, duration) = (args.games / 4, Duration::from_secs(args.seconds));
    let commits = bare::measure_inserts(&args.services.database().await, writers, duration).await;
    costs.put("commits", commits, "bare inserts into PostgreSQL in a second, on this disk");
    println!("costs of players:");
    // The more there is to do, the less each part of it costs, so costs are the means of a small and a large run.
    let small = measure_players(args, args.games / 4).await;
    let large = measure_players(args, args.games).await;
    for ((name, small, meaning), (_, large, _)) in small.into_iter().zip(large) {
        costs.put(name, f64::midpoint(small, large), meaning);
    }
    measure_spectators(args, &mut costs).await;
    measure_runs(args, &mut costs).await;
    costs
}

async fn join_nats(address: &str) -> Connection {
    let Ok(BusLocation::Nats(address)) = address.parse() else { panic!("{address}") };
    address.join("load").await.unwrap()
}

/// As many moves as possible at one server and at several, in turns.
async fn compare(args: &Args, duration: Duration) {
    let mut reached = [0.0, 0.0];
    for turn in 0..4 {
        let several = turn % 2;
        let (count, bus) = [(1, "local".to_owned()), (args.nodes, args.services.nats())][several].clone();
        let cluster = Cluster::start(args, count, &bus).await;
        let servers = cluster.addresses();
        let pairs = open_pairs(|game| places(&servers, game), 0..args.games / 4).await;
        let (_, play) = play(pairs, u32::MAX, duration).await;
        let confirmations = play.confirmations();
        println!("  {count} servers, {} games as fast as they can: {confirmations}", args.games / 4);
        reached[several] += confirmations.per_second() / 2.0;
    }
    let [one, several] = reached;
    let share = 100.0 * several / one;
    println!("  {} servers reach {share:.0} % of one server's {one:.0} moves/s", args.nodes);
}

/// How many moves are made in a second in so many games.
fn rate_of(games: usize) -> u32 {
    (games as f64 / PACE.as_secs_f64()).round() as u32
}

/// What players cost in so many games: at rest, and when they move.
async fn measure_players(args: &Args, games: usize) -> Vec<(&'static str, f64, &'static str)> {
    let count = args.nodes as f64;
    let mut costs = Vec::new();
    let mut put = |name, value, meaning| costs.push((name, value, meaning));
    let (rate, duration) = (rate_of(games), Duration::from_secs(2 * args.seconds));
    let cluster = Cluster::start(args, args.nodes, &args.services.nats()).await;
    let ((), rest) = cluster.spend(sleep(duration)).await;
    let rest_memory = cluster.memory();
    put("rest-node", rest.each_second(rest.nodes()) / count, "cores of a server that nobody uses");
    put("rest-postgres", rest.each_second(rest.postgres) / count, "cores of PostgreSQL for each such server");
    put("rest-nats", rest.each_second(rest.nats) / count, "cores of NATS for each such server");
    put("rest-memory", rest_memory / count, "bytes of such a server");

    let first = cluster.nodes[0].address;
    let pairs = open_pairs(|_| ByColor::new(first, first), 0..games).await;
    let memory = cluster.memory() - rest_memory;
    let ((), idle) = cluster.spend(sleep(duration)).await;
    let each = |idle: f64, rest: f64| (idle - rest) / games as f64;
    let node = each(idle.each_second(idle.nodes()), rest.each_second(rest.nodes()));
    let postgres = each(idle.each_second(idle.postgres), rest.each_second(rest.postgres));
    let nats = each(idle.each_second(idle.nats), rest.each_second(rest.nats));
    put("game-node", node, "cores for a game in which nobody moves, with the sockets of both players");
    put("game-postgres", postgres, "cores of PostgreSQL for it");
    put("game-nats", nats, "cores of NATS for it");
    put("game-memory", memory / games as f64, "bytes of the servers for it");

    let listener = Listener::on(&cluster.bus).await;
    let ((_pairs, together), spent) = cluster.spend(play(pairs, rate, duration)).await;
    let moves = together.moves.len() as f64;
    let (news, bytes) = listener.heard();
    let micros = |spent: f64, idle: f64| (spent - idle) * 1e6 / moves;
    let idle_first = idle.each_second(idle.nodes[0]) * spent.seconds;
    let node = micros(spent.nodes[0], idle_first);
    let idle_others = (idle.each_second(idle.nodes()) * spent.seconds) - idle_first;
    let hearing = micros(spent.nodes() - spent.nodes[0], idle_others) / (count - 1.0);
    let postgres = micros(spent.postgres, idle.each_second(idle.postgres) * spent.seconds);
    // Each message is sent once, and heard by all servers and by the listener.
    let handled = news / moves * (count + 2.0);
    let nats = micros(spent.nats, idle.each_second(idle.nats) * spent.seconds) / handled;
    put("move-node", node, "microseconds of a server for a move, if both players are there");
    put("move-postgres", postgres, "microseconds of PostgreSQL for it");
    put("move-log", spent.log / moves, "bytes of PostgreSQL's log for it");
    put("move-disk", spent.size / moves, "bytes by which the database grows");
    put("move-sent", spent.heard / moves, "bytes of text to both players");
    put("move-news", news / moves, "messages on the bus for it");
    put("news-bytes", bytes / news, "bytes of text of such a message");
    put("news-node", hearing, "microseconds of each other server for the news of a move");
    put("news-nats", nats, "microseconds of NATS for each message that is sent or delivered");
    drop(cluster);

    let cluster = Cluster::start(args, args.nodes, &args.services.nats()).await;
    let pairs = open_pairs(|game| cluster.apart(game), 0..games).await;
    let ((_pairs, apart), spent) = cluster.spend(play(pairs, rate, duration)).await;
    let micros = |spent: f64, idle: f64| (spent - idle) * 1e6 / apart.moves.len() as f64;
    let read = micros(spent.nodes(), idle.each_second(idle.nodes()) * spent.seconds)
        - node
        - hearing * (count - 1.0);
    let read_postgres = micros(spent.postgres, idle.each_second(idle.postgres) * spent.seconds) - postgres;
    put("read-node", read, "microseconds of each other server where the game is followed, for the move");
    put("read-postgres", read_postgres, "microseconds of PostgreSQL for that");
    costs
}

/// What spectators cost.
async fn measure_spectators(args: &Args, costs: &mut Costs) {
    println!("costs of spectators:");
    let cluster = Cluster::start(args, args.nodes, &args.services.nats()).await;
    let pair = Pair::open(cluster.apart(0), args.spectators as u32).await;
    let duration = Duration::from_secs(2 * args.seconds);
    let ((), rest) = cluster.spend(sleep(duration)).await;
    let memory = cluster.memory();
    let watchers = open_watchers(&cluster.addresses(), args.spectators, Some(pair.game())).await;
    let all = args.spectators as f64;
    costs.put("watcher-memory", (cluster.memory() - memory) / all, "bytes of the servers for a spectator");
    let ((), idle) = cluster.spend(sleep(duration)).await;
    let node = (idle.each_second(idle.nodes()) - rest.each_second(rest.nodes())) / all;
    let postgres = (idle.each_second(idle.postgres) - rest.each_second(rest.postgres)) / all;
    costs.put("watcher-node", node, "cores for a spectator of a game in which nobody moves");
    costs.put("watcher-postgres", postgres, "cores of PostgreSQL for that");
    let (_, spent) = cluster.spend(spectate(pair, watchers, WATCHED)).await;
    let messages = all * WATCHED as f64;
    let watched = (spent.nodes() - idle.each_second(idle.nodes()) * spent.seconds) * 1e6 / messages;
    costs.put("watched-node", watched, "microseconds of a server for a move that a spectator is sent");
    costs.put("watched-sent", spent.heard / messages, "bytes of text for that");
}

/// What is used at some numbers of games.
async fn measure_runs(args: &Args, costs: &mut Costs) {
    println!("runs to compare with predictions:");
    let duration = Duration::from_secs(2 * args.seconds);
    let cluster = Cluster::start(args, args.nodes, &args.services.nats()).await;
    let servers = cluster.addresses();
    let mut pairs = Vec::new();
    for games in [args.games / 4, args.games / 2, args.games] {
        pairs.extend(open_pairs(|game| places(&servers, game), pairs.len()..games).await);
        let ((played, play), spent) = cluster.spend(play(pairs, rate_of(games), duration)).await;
        pairs = played;
        println!("  {games} games: confirmed after {}", play.confirmations());
        for (name, value, meaning) in [
            ("moves", spent.each_second(play.moves.len() as f64), "moves in a second"),
            ("nodes", spent.each_second(spent.nodes()), "cores of all servers"),
            ("postgres", spent.each_second(spent.postgres), "cores of PostgreSQL"),
            ("nats", spent.each_second(spent.nats), "cores of NATS"),
            ("memory", cluster.memory(), "bytes of all servers"),
            ("log", spent.each_second(spent.log), "bytes of PostgreSQL's log in a second"),
        ] {
            costs.put(&format!("run-{games}-{name}"), value, meaning);
        }
    }
}
