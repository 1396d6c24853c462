//! `solve-bench`: time and nodes needed for proofs.
//!
//! Every position is solved with an empty table, allocated before the clock starts. Node counts are exact on any
//! machine; times are processor times, so other programs affect them little.

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use dvonn_core::Position;
use dvonn_engine::Solver;
use serde_json::{Value, json};

use crate::late_positions::{Proof, read};
use crate::{ClockKind, Failure, Stopwatch};

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
}

/// Time and nodes of one proof.
#[derive(Clone, Copy)]
struct Cost {
    seconds: f64,
    nodes: u64,
}

pub(crate) fn run(args: &SolveBenchArgs) -> Result<(), Failure> {
    let files = files(args)?;
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
            let mut costs = Vec::new();
            for (index, (position, score)) in positions.iter().enumerate() {
                let Some(known) = proof.text(*score) else {
                    continue;
                };
                if std::io::stderr().is_terminal() {
                    eprint!("\r\x1b[K{stacks} stacks, {}, {}/{}", proof.word(), index + 1, positions.len());
                }
                let (cost, found) = measure(position, proof);
                if found != known {
                    wrong += 1;
                    eprintln!(
                        "dvonn-lab: {}: {found} was proved, {known} is known: {position}",
                        path.display()
                    );
                }
                costs.push(cost);
            }
            if std::io::stderr().is_terminal() {
                eprint!("\r\x1b[K");
            }
            if costs.is_empty() {
                continue;
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

fn measure(position: &Position, proof: Proof) -> (Cost, String) {
    let movement = position.movement().expect("late positions are of the movement phase");
    let mut solver = Solver::suited_to(movement);
    let watch = Stopwatch::start(ClockKind::Cpu);
    let found = match proof {
        Proof::Margin => {
            solver.margin(movement, &mut |_| true).expect("the solver is never interrupted").to_string()
        }
        Proof::Wdl => {
            solver.wdl(movement, &mut |_| true).expect("the solver is never interrupted").to_string()
        }
    };
    (Cost { seconds: watch.elapsed().as_secs_f64(), nodes: solver.nodes() }, found)
}

/// Median, ninth decile and maximum of times and nodes.
struct Row {
    count: usize,
    seconds: [f64; 3],
    nodes: [u64; 3],
    /// Nodes per second, over all positions.
    speed: f64,
}

impl Row {
    fn of(costs: &[Cost]) -> Row {
        let rank = |part: f64| ((costs.len() as f64 * part).ceil() as usize).clamp(1, costs.len()) - 1;
        let ranks = [0.5, 0.9, 1.0].map(rank);
        let mut sorted: Vec<f64> = costs.iter().map(|cost| cost.seconds).collect();
        sorted.sort_by(f64::total_cmp);
        let seconds = ranks.map(|rank| sorted[rank]);
        let mut sorted: Vec<u64> = costs.iter().map(|cost| cost.nodes).collect();
        sorted.sort_unstable();
        let nodes = ranks.map(|rank| sorted[rank]);
        let all_nodes: u64 = costs.iter().map(|cost| cost.nodes).sum();
        let all_seconds: f64 = costs.iter().map(|cost| cost.seconds).sum();
        Row { count: costs.len(), seconds, nodes, speed: all_nodes as f64 / all_seconds.max(1e-9) }
    }

    fn text(&self, stacks: usize, proof: Proof) -> String {
        let [p50, p90, max] = self.seconds.map(|seconds| seconds * 1e3);
        let [nodes_p50, nodes_p90, nodes_max] = self.nodes;
        format!(
            "{stacks:>6}  {:<6} {:>6} {p50:>9.2} {p90:>9.2} {max:>9.1} {nodes_p50:>10} {nodes_p90:>10} {nodes_max:>10} {:>10.1}",
            proof.word(),
            self.count,
            self.speed / 1e6
        )
    }

    fn describe(&self, stacks: usize, proof: Proof) -> Value {
        json!({
            "stacks": stacks,
            "proof": proof.word(),
            "count": self.count,
            "seconds": { "p50": self.seconds[0], "p90": self.seconds[1], "max": self.seconds[2] },
            "nodes": { "p50": self.nodes[0], "p90": self.nodes[1], "max": self.nodes[2] },
            "nodes_per_second": self.speed,
        })
    }
}
