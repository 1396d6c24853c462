//! `speed`: nodes per second of our search, compared with the frozen baseline in the same run.
//!
//! Our search is measured twice: as it plays, and reduced to piece counting with every feature switched off. The
//! reduced search does about the same work as the baseline, so their ratio shows the speed of rules and search.

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use dvonn_core::Position;
use dvonn_engine::{Engine, Evaluator, Features, Limits, NodeKinds, SearchTask, Settings};
use serde_json::{Value, json};

use crate::entrant::network;
use crate::{ClockKind, Failure, Openings, Plain2011, Plain2011Limits, Stopwatch};

#[derive(Args, Debug)]
pub(crate) struct SpeedArgs {
    /// Number of random full boards to search
    #[arg(long, short = 'n', default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    boards: u64,
    /// Search depth in plies; doubled for the search as it plays
    #[arg(long, value_name = "PLIES", default_value_t = 6, value_parser = clap::value_parser!(u8).range(1..=49))]
    depth: u8,
    /// Seed of the boards
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Also search with this network
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// A search with its time and nodes so far.
struct Runner {
    name: &'static str,
    depth: u8,
    search: Search,
    nodes: u64,
    /// Of our own searches.
    kinds: NodeKinds,
    used: Duration,
}

enum Search {
    Plain(Box<Plain2011>),
    Ours(Box<Engine>),
}

impl Runner {
    fn new(name: &'static str, depth: u8, search: Search) -> Runner {
        Runner { name, depth, search, nodes: 0, kinds: NodeKinds::default(), used: Duration::ZERO }
    }

    /// Tables are allocated before the clock starts. The baseline keeps its entries from other boards, which do not
    /// help it.
    fn run(&mut self, board: &Position) {
        if let Search::Ours(engine) = &mut self.search {
            engine.forget();
        }
        let watch = Stopwatch::start(ClockKind::Cpu);
        self.nodes += match &mut self.search {
            Search::Plain(engine) => {
                let limits = Plain2011Limits { depth: Some(self.depth), ..Plain2011Limits::default() };
                engine.think(board, limits, &mut || Duration::ZERO).map_or(0, |decision| decision.nodes)
            }
            Search::Ours(engine) => {
                engine.think(board, &SearchTask::within(Limits::depth(self.depth)), &mut ()).nodes
            }
        };
        self.used += watch.elapsed();
        if let Search::Ours(engine) = &self.search {
            self.kinds += engine.node_kinds();
        }
    }

    /// The share of these nodes in hundredths.
    fn percent(&self, nodes: u64) -> f64 {
        100.0 * nodes as f64 / self.nodes.max(1) as f64
    }

    fn nodes_per_second(&self) -> f64 {
        self.nodes as f64 / self.used.as_secs_f64().max(1e-9)
    }
}

pub(crate) fn run(args: &SpeedArgs) -> Result<(), Failure> {
    let ours = |settings: Settings| Search::Ours(Box::new(Engine::new(Settings { hash: 16, ..settings })));
    let bare = Settings { evaluator: Evaluator::Material, without: Features::ALL, ..Settings::default() };
    let mut runners = vec![
        Runner::new("plain2011", args.depth, Search::Plain(Box::new(Plain2011::new(1)))),
        Runner::new("bare", args.depth, ours(bare)),
        Runner::new("engine", 2 * args.depth, ours(Settings::default())),
    ];
    if let Some(path) = &args.net {
        let network =
            network(path).map_err(|error| Failure::BadUse(format!("{}: {error}", path.display())))?;
        let settings = Settings { evaluator: Evaluator::Network(network), ..Settings::default() };
        runners.push(Runner::new("network", 2 * args.depth, ours(settings)));
    }
    // In turns, so that other load on the machine affects them all.
    for number in 0..args.boards {
        let board = Openings::Random.get(args.seed, number).start;
        for runner in &mut runners {
            runner.run(&board);
        }
    }
    let baseline = runners[0].nodes_per_second();
    let mut out = std::io::stdout().lock();
    if args.json {
        let rows: Vec<Value> = runners.iter().map(|runner| describe(runner, baseline)).collect();
        writeln!(out, "{:#}", Value::from(rows))?;
        return Ok(());
    }
    writeln!(out, "search     plies       nodes    CPU s  M nodes/s  ratio")?;
    for runner in &runners {
        writeln!(
            out,
            "{:<10} {:>5} {:>11} {:>8.2} {:>10.2} {:>6.1}",
            runner.name,
            runner.depth,
            runner.nodes,
            runner.used.as_secs_f64(),
            runner.nodes_per_second() / 1e6,
            runner.nodes_per_second() / baseline
        )?;
    }
    for runner in runners.iter().filter(|runner| runner.kinds != NodeKinds::default()) {
        let NodeKinds { expanded, cut, leaves } = runner.kinds;
        let [expanded, cut, leaves] = [expanded, cut, leaves].map(|nodes| runner.percent(nodes));
        let name = runner.name;
        writeln!(out, "{name}: {expanded:.1} % expanded, {cut:.1} % cut, {leaves:.1} % leaves")?;
    }
    Ok(())
}

fn describe(runner: &Runner, baseline: f64) -> Value {
    json!({
        "search": runner.name,
        "depth": runner.depth,
        "nodes": runner.nodes,
        "cpu_seconds": runner.used.as_secs_f64(),
        "nodes_per_second": runner.nodes_per_second(),
        "ratio": runner.nodes_per_second() / baseline,
        "expanded": runner.kinds.expanded,
        "cut": runner.kinds.cut,
        "leaves": runner.kinds.leaves,
    })
}
