//! `suite`: positions with known answers.

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use dvonn_core::position_lines;
use dvonn_engine::{Engine, Limits, Settings, Time};

use crate::entrant::{duration, number};
use crate::player::Timer;
use crate::suite::Exercise;
use crate::{ClockKind, Failure, Stopwatch};

/// Node limit unless another limit is given.
const DEFAULT_NODES: u64 = 200_000;

#[derive(Args, Debug)]
pub(crate) struct SuiteArgs {
    /// File of positions, specified in docs/lab.md
    file: PathBuf,
    /// Node limit for each answer; 200k if no limit is given
    #[arg(long, value_parser = number::<u64>)]
    nodes: Option<u64>,
    /// Search depth in plies
    #[arg(long)]
    depth: Option<u8>,
    /// Time for each answer
    #[arg(long, value_parser = duration)]
    time: Option<Duration>,
    /// Threads of the engine
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Size of the transposition table in megabytes
    #[arg(long, default_value_t = 16)]
    hash: usize,
    /// Print only failures
    #[arg(long, short)]
    quiet: bool,
}

pub(crate) fn run(args: &SuiteArgs) -> Result<(), Failure> {
    let name = args.file.display();
    let text =
        std::fs::read_to_string(&args.file).map_err(|error| Failure::BadUse(format!("{name}: {error}")))?;
    let mut exercises = Vec::new();
    for line in position_lines(&text) {
        let number = line.number;
        let exercise = Exercise::parse(line)
            .map_err(|reason| Failure::BadUse(format!("{name}, line {number}: {reason}")))?;
        exercises.push((number, exercise));
    }
    if exercises.is_empty() {
        return Err(Failure::BadUse(format!("{name} contains no position")));
    }
    let nodes = args.nodes.or((args.depth.is_none() && args.time.is_none()).then_some(DEFAULT_NODES));
    let limits = Limits { nodes, depth: args.depth, time: args.time.map(Time::Move) };
    let settings = Settings { threads: args.threads, hash: args.hash, ..Settings::default() };
    let mut out = std::io::stdout().lock();
    let mut solved = 0;
    for (number, exercise) in &exercises {
        let mut engine = Engine::new(settings.clone());
        let mut timer = Timer(Stopwatch::start(ClockKind::Wall));
        let complaints = exercise.examine(&mut engine, limits, &mut timer);
        let name = exercise.name.clone().unwrap_or_else(|| format!("line {number}"));
        if complaints.is_empty() {
            solved += 1;
            if !args.quiet {
                writeln!(out, "solved  {name}")?;
            }
        } else {
            writeln!(out, "failed  {name}: {}; {}", complaints.join("; "), exercise.position)?;
        }
    }
    writeln!(out, "{solved} of {} solved", exercises.len())?;
    if solved < exercises.len() { Err(Failure::No(String::new())) } else { Ok(()) }
}
