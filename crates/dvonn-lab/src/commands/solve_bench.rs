//! `solve-bench`: time and nodes needed for proofs.
//!
//! Every position is solved with an empty table, allocated before the clock starts. Node counts are exact on any
//! machine; times are processor times, so other programs affect them little. Those of workers are not measured.

use std::io::{IsTerminal, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use clap::Args;
use dvonn_core::Position;
use dvonn_engine::{Solver, SolverProgress};
use dvonn_jobs::{Chunk, ChunkResult, Skill};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::interrupt::stop_on_interrupt;
use crate::late_positions::{Proof, read};
use crate::remote::{Remote, RemoteArgs, Slice, Sliced, each};
use crate::{ClockKind, Failure, Stopwatch};

/// Positions that a worker gets at once, if nothing is said.
const USUAL_CHUNK: u64 = 25;

#[derive(Args, Debug)]
pub(crate) struct SolveBenchArgs {
    /// Folder with a file of positions for each number of stacks
    #[arg(default_value = "testdata/solve")]
    folder: PathBuf,
    /// Only these numbers of stacks
    #[arg(long, value_delimiter = ',', value_name = "N,…")]
    stacks: Vec<usize>,
    /// Only this kind of proof
    #[arg(long, value_enum)]
    proof: Option<Proof>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    remote: RemoteArgs,
}

/// What is to be solved. Workers get it as it is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Set {
    proof: Proof,
    positions: Vec<Position>,
    /// Positions in a chunk.
    size: u64,
}

impl Sliced for Set {
    const KIND: &'static str = "solve";

    fn slice(&self) -> Slice {
        Slice { first: 0, end: self.positions.len() as u64, size: self.size }
    }

    fn with_slice(self, Slice { size, .. }: Slice) -> Set {
        Set { size, ..self }
    }
}

/// What a proof found, and at what cost.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Solved {
    value: String,
    nodes: u64,
    #[serde(skip)]
    seconds: Option<f64>,
}

pub(crate) fn run(args: &SolveBenchArgs) -> Result<(), Failure> {
    let files = files(args)?;
    let workers = args.remote.connect()?;
    let stop = stop_on_interrupt()?;
    let mut out = std::io::stdout().lock();
    if !args.json {
        writeln!(
            out,
            "stacks  proof   count    p50 ms    p90 ms    max ms  nodes p50  nodes p90  nodes max  M nodes/s"
        )?;
    }
    let mut rows: Vec<Value> = Vec::new();
    let mut wrong = 0;
    for proof in [Proof::Margin, Proof::Wdl] {
        if args.proof.is_some_and(|only| only != proof) {
            continue;
        }
        for (stacks, path) in &files {
            let positions = read(path).map_err(Failure::BadUse)?;
            let known =
                positions.iter().filter_map(|(position, score)| Some((*position, proof.text(*score)?)));
            let (positions, values): (Vec<Position>, Vec<String>) = known.unzip();
            if positions.is_empty() {
                continue;
            }
            let set = Set { proof, positions, size: args.remote.chunk(USUAL_CHUNK) };
            let mut costs: Vec<Solved> = Vec::new();
            let all = set.positions.len();
            let take = |solved: Solved| {
                let (position, known) = (set.positions[costs.len()], &values[costs.len()]);
                if solved.value != *known {
                    wrong += 1;
                    eprintln!(
                        "dvonn-lab: {}: {} was proved, {known} is known: {position}",
                        path.display(),
                        solved.value
                    );
                }
                costs.push(solved);
                if std::io::stderr().is_terminal() {
                    eprint!("\r\x1b[K{stacks} stacks, {}, {}/{all}", proof.word(), costs.len());
                }
            };
            match &workers {
                Some(workers) => solve_by(workers, &set, &stop, take)?,
                None => {
                    set.positions.iter().map_while(|position| solve(position, proof, &stop)).for_each(take);
                }
            }
            if std::io::stderr().is_terminal() {
                eprint!("\r\x1b[K");
            }
            if costs.len() < all {
                return Err(Failure::No("interrupted".to_owned()));
            }
            let row = Row::of(&costs);
            if args.json {
                rows.push(row.describe(*stacks, proof));
            } else {
                writeln!(out, "{}", row.text(*stacks, proof))?;
            }
        }
    }
    if args.json {
        writeln!(out, "{:#}", json!(rows))?;
    }
    if wrong > 0 {
        return Err(Failure::No(format!("{wrong} values are wrong")));
    }
    Ok(())
}

/// The files of the folder by number of stacks, lowest first.
fn files(args: &SolveBenchArgs) -> Result<Vec<(usize, PathBuf)>, Failure> {
    let name = args.folder.display();
    let bad = |error: &dyn std::fmt::Display| Failure::BadUse(format!("{name}: {error}"));
    let stacks_of = |path: &Path| -> Option<usize> {
        let is_text = path.extension().is_some_and(|extension| extension == "txt");
        path.file_stem()?.to_str()?.parse().ok().filter(|_| is_text)
    };
    let mut files = Vec::new();
    for entry in std::fs::read_dir(&args.folder).map_err(|error| bad(&error))? {
        let path = entry.map_err(|error| bad(&error))?.path();
        if let Some(stacks) = stacks_of(&path)
            && (args.stacks.is_empty() || args.stacks.contains(&stacks))
        {
            files.push((stacks, path));
        }
    }
    files.sort();
    let missing = args.stacks.iter().find(|stacks| !files.iter().any(|(found, _)| found == *stacks));
    if let Some(stacks) = missing {
        return Err(bad(&format!("{stacks}.txt does not exist")));
    }
    if files.is_empty() {
        return Err(bad(&"no file is named like 20.txt"));
    }
    Ok(files)
}

/// Proves what a position is worth; `None` if it was stopped.
fn solve(position: &Position, proof: Proof, stop: &AtomicBool) -> Option<Solved> {
    let movement = position.movement().expect("late positions are of the movement phase");
    let mut solver = Solver::suited_to(movement);
    let mut goes_on = |_: &SolverProgress| !stop.load(Ordering::Relaxed);
    let watch = Stopwatch::start(ClockKind::Cpu);
    let value = match proof {
        Proof::Margin => solver.margin(movement, &mut goes_on).ok()?.to_string(),
        Proof::Wdl => solver.wdl(movement, &mut goes_on).ok()?.to_string(),
    };
    Some(Solved { value, nodes: solver.nodes(), seconds: Some(watch.elapsed().as_secs_f64()) })
}

/// Has positions solved by workers.
fn solve_by(
    workers: &Remote,
    set: &Set,
    stop: &AtomicBool,
    mut keep: impl FnMut(Solved),
) -> Result<(), Failure> {
    let take = |item: Value| match serde_json::from_value(item) {
        Ok(solved) => {
            keep(solved);
            ControlFlow::Continue(())
        }
        Err(error) => ControlFlow::Break(Failure::No(format!("a worker's proof cannot be read: {error}"))),
    };
    workers.run(set, 0, None, stop, take)?.map_or(Ok(()), Err)
}

/// Solves positions for others.
pub(crate) fn skill() -> Skill {
    Skill { kind: Set::KIND, perform }
}

fn perform(chunk: &Chunk, stop: &AtomicBool) -> Option<ChunkResult> {
    each(chunk, |set: &Set, number| {
        let position = &set.positions[number as usize];
        if position.movement().is_none() {
            return Some(Err("pieces are still being placed".to_owned()));
        }
        Some(Ok(json!(solve(position, set.proof, stop)?)))
    })
}

/// Median, ninth decile and maximum of times and nodes.
struct Row {
    count: usize,
    nodes: [u64; 3],
    times: Option<Times>,
}

struct Times {
    seconds: [f64; 3],
    /// Nodes per second, over all positions.
    speed: f64,
}

impl Row {
    fn of(costs: &[Solved]) -> Row {
        let rank = |part: f64| ((costs.len() as f64 * part).ceil() as usize).clamp(1, costs.len()) - 1;
        let ranks = [0.5, 0.9, 1.0].map(rank);
        let mut sorted: Vec<u64> = costs.iter().map(|cost| cost.nodes).collect();
        sorted.sort_unstable();
        let nodes = ranks.map(|rank| sorted[rank]);
        let seconds: Option<Vec<f64>> = costs.iter().map(|cost| cost.seconds).collect();
        let times = seconds.map(|mut sorted| {
            sorted.sort_by(f64::total_cmp);
            let all_nodes: u64 = costs.iter().map(|cost| cost.nodes).sum();
            let all_seconds: f64 = sorted.iter().sum();
            Times { seconds: ranks.map(|rank| sorted[rank]), speed: all_nodes as f64 / all_seconds.max(1e-9) }
        });
        Row { count: costs.len(), nodes, times }
    }

    fn text(&self, stacks: usize, proof: Proof) -> String {
        let [nodes_p50, nodes_p90, nodes_max] = self.nodes;
        let [p50, p90, max, speed] = match &self.times {
            Some(Times { seconds: [p50, p90, max], speed }) => [
                format!("{:.2}", p50 * 1e3),
                format!("{:.2}", p90 * 1e3),
                format!("{:.1}", max * 1e3),
                format!("{:.1}", speed / 1e6),
            ],
            None => ["-"; 4].map(str::to_owned),
        };
        format!(
            "{stacks:>6}  {:<6} {:>6} {p50:>9} {p90:>9} {max:>9} {nodes_p50:>10} {nodes_p90:>10} {nodes_max:>10} {speed:>10}",
            proof.word(),
            self.count,
        )
    }

    fn describe(&self, stacks: usize, proof: Proof) -> Value {
        let [p50, p90, max] = self.nodes;
        let mut value = json!({
            "stacks": stacks,
            "proof": proof.word(),
            "count": self.count,
            "nodes": { "p50": p50, "p90": p90, "max": max },
        });
        if let Some(Times { seconds: [p50, p90, max], speed }) = self.times {
            value["seconds"] = json!({ "p50": p50, "p90": p90, "max": max });
            value["nodes_per_second"] = json!(speed);
        }
        value
    }
}
