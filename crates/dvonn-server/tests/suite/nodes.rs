//! Three servers with one database, behind a proxy that sends each connection to the next one. Bots play rated games while
//! servers are killed and the bus and the database are stopped and started. Nothing is lost, doubled or stuck.
//!
//! This stops the servers that `DVONN_TEST_POSTGRES_CONTROL` and `DVONN_TEST_NATS_CONTROL` control, so it is a step of its own in
//! `cargo xtask test`. `DVONN_CRASH_CYCLES` and `DVONN_CRASH_BOTS` make it longer; `cargo xtask crash --nodes 3` sets them.

use std::net::SocketAddr;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use dvonn_store::{Location, create};

use crate::support::bots::{
    Bot, Pause, Process, Trial, check, number, play_rated, program, progress, proxy, verify,
};
use crate::support::{Guest, PATIENCE};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

/// A service that can be stopped and started.
struct Service {
    address: String,
    control: String,
}

impl Service {
    fn of(name: &str) -> Option<Service> {
        let read = |suffix| std::env::var(format!("DVONN_TEST_{name}{suffix}")).ok();
        Some(Service { address: read("")?, control: read("_CONTROL")? })
    }

    fn control(&self, verb: &str) {
        let status = Command::new("sh").args([&self.control, verb]).status().unwrap();
        assert!(status.success(), "{} {verb}", self.control);
    }

    async fn start(&self) {
        self.control("start");
        let authority = self.address.split("://").nth(1).unwrap().split('/').next().unwrap();
        let authority = authority.rsplit('@').next().unwrap().to_owned();
        let reachable = async {
            while TcpStream::connect(&authority).await.is_err() {
                sleep(Duration::from_millis(10)).await;
            }
        };
        timeout(PATIENCE, reachable).await.expect("the service starts");
    }
}

/// The servers, the bots and what they need.
struct Cluster {
    database: String,
    options: Vec<String>,
    nodes: Vec<Process>,
    trial: Arc<Trial>,
    bots: Vec<JoinHandle<()>>,
    /// The confirmed moves of the one who plays against the house.
    against_the_house: Arc<AtomicUsize>,
    /// From when to when the database was down.
    outages: Vec<(Instant, Instant)>,
}

impl Cluster {
    async fn start(database: String, bus: String, bots: usize) -> (Cluster, SocketAddr) {
        let options: Vec<String> =
            ["--bus", &bus, "--house-bots", "1", "--bot-threads", "1"].map(str::to_owned).into();
        let words: Vec<&str> = options.iter().map(String::as_str).collect();
        let nodes: Vec<Process> =
            (0..number("DVONN_CRASH_NODES", 3)).map(|_| Process::start(&database, 0, &words)).collect();
        let address = proxy(nodes.iter().map(|node| node.address).collect()).await;
        let trial = Arc::new(Trial::default());
        let mut tasks = play_rated(address, bots, &trial).await;
        let mut visitor = Guest::new(address, 1_000);
        let game = visitor.create(r#"{"opponent":"000000000001","control":"3600+30"}"#).await.id;
        let bot = Bot::new(visitor, game, &trial);
        let against_the_house = bot.confirmed();
        tasks.push(tokio::spawn(bot.play()));
        let outages = Vec::new();
        (Cluster { database, options, nodes, trial, bots: tasks, against_the_house, outages }, address)
    }

    /// Lets the bots play some moves.
    async fn play(&self) {
        let before = self.trial.confirmed.load(Ordering::Relaxed);
        progress(&self.trial, before + fastrand::usize(1..3 * self.bots.len()), &self.bots).await;
    }

    /// Starts a server again that was killed, at the same address.
    fn revive(&mut self, number: usize) {
        let port = self.nodes[number].address.port();
        let words: Vec<&str> = self.options.iter().map(String::as_str).collect();
        self.nodes[number] = Process::start(&self.database, port, &words);
    }

    /// Waits until the house has answered once more.
    async fn house_plays_on(&self) {
        let before = self.against_the_house.load(Ordering::Relaxed);
        let answered = async {
            while self.against_the_house.load(Ordering::Relaxed) < before + 2 {
                sleep(Duration::from_millis(10)).await;
            }
        };
        timeout(PATIENCE, answered).await.expect("the house bot plays on");
    }

    /// Kills servers, and perhaps stops the bus or the database for a while.
    async fn suffer(&mut self, cycle: usize, nats: &Service, postgres: &Service) {
        self.play().await;
        let victim = fastrand::usize(..self.nodes.len());
        match cycle % 4 {
            // The bus is down while a server dies.
            1 => {
                nats.control("stop");
                self.play().await;
                self.nodes[victim].kill();
                self.play().await;
                self.revive(victim);
                nats.start().await;
            }
            // The database is down for a moment.
            2 => {
                let began = Instant::now();
                postgres.control("stop");
                sleep(Duration::from_millis(fastrand::u64(..500))).await;
                postgres.start().await;
                self.outages.push((began, Instant::now()));
            }
            // Only one server is left.
            3 => {
                let other = (victim + 1) % self.nodes.len();
                self.nodes[victim].kill();
                self.nodes[other].kill();
                self.play().await;
                self.revive(victim);
                self.revive(other);
            }
            _ => {
                self.nodes[victim].kill();
                self.play().await;
                self.revive(victim);
            }
        }
    }
}

/// For so long after an outage of the database, it may be the reason why a bot has no server.
const AFTERMATH: Duration = Duration::from_secs(1);

async fn survive(bus: &str, cycles: usize, bots: usize, nats: &Service, postgres: &Service) {
    let began = Instant::now();
    let (base, _) = postgres.address.rsplit_once('/').unwrap();
    let database = format!("{base}/nodes_{:016x}", fastrand::u64(..));
    create(&Location::Postgres(database.clone())).await.unwrap();
    let (mut cluster, address) = Cluster::start(database.clone(), bus.to_owned(), bots).await;
    for cycle in 0..cycles {
        cluster.suffer(cycle, nats, postgres).await;
    }
    cluster.play().await;
    cluster.house_plays_on().await;
    let Cluster { nodes, trial, bots, outages, .. } = cluster;
    trial.is_over.store(true, Ordering::Relaxed);
    // Bots that wait for a message hear the end of the servers.
    let ports: Vec<u16> = nodes.iter().map(|node| node.address.port()).collect();
    drop(nodes);
    for bot in bots {
        bot.await.unwrap();
    }
    let nodes: Vec<Process> = ports.into_iter().map(|port| Process::start(&database, port, &[])).collect();
    verify(&trial, address).await;
    drop(nodes);
    println!(
        "{bus}: {cycles} cycles in {:.0?}, {} confirmed moves, {}",
        began.elapsed(),
        trial.confirmed.load(Ordering::Relaxed),
        check(program(), &database)
    );
    let is_of_outage = |pause: &Pause| {
        let end = pause.began + pause.lasted;
        outages.iter().any(|(from, to)| pause.began < *to + AFTERMATH && end > *from)
    };
    let pauses = std::mem::take(&mut *trial.pauses.lock().unwrap());
    let (of_outages, others): (Vec<Pause>, Vec<Pause>) = pauses.into_iter().partition(is_of_outage);
    for (what, pauses) in [("a server died", others), ("the database was down", of_outages)] {
        let mut pauses: Vec<Duration> = pauses.into_iter().map(|pause| pause.lasted).collect();
        pauses.sort();
        let share =
            |percent| pauses.get(pauses.len() * percent / 100).or(pauses.last()).copied().unwrap_or_default();
        println!(
            "  bots without a server because {what}, {} times: median {:.0?}, 95 % {:.0?}, longest {:.0?}",
            pauses.len(),
            share(50),
            share(95),
            share(100),
        );
    }
}

#[tokio::test]
async fn any_node_may_die_and_the_bus_and_the_database_may_stop() {
    let (Some(nats), Some(postgres)) = (Service::of("NATS"), Service::of("POSTGRES")) else {
        eprintln!("skipped: nothing says how NATS and PostgreSQL are stopped and started");
        return;
    };
    let (cycles, bots) = (number("DVONN_CRASH_CYCLES", 5), number("DVONN_CRASH_BOTS", 8));
    let bus = format!("{}/crash-{:08x}", nats.address, fastrand::u32(..));
    survive(&bus, cycles, bots, &nats, &postgres).await;
    // Through the database, which takes the bus along when it stops.
    survive("postgres", cycles.div_ceil(5) + 2, bots, &nats, &postgres).await;
}
