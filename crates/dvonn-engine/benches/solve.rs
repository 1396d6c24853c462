//! How long proofs take: `cargo bench -p dvonn-engine`.
//!
//! Positions and proved values come from `testdata/solve`, a file for each number of stacks. Every position is
//! solved with an empty table, made before the clock starts. Nodes are exact and hold on any machine; times are
//! those of a quiet one.

use std::path::Path;
use std::time::Instant;

use dvonn_core::Position;
use dvonn_engine::Solver;

fn main() {
    println!("stacks  proof    p50 ms    p90 ms    max ms  nodes p50  nodes p90  nodes max  M nodes/s");
    for (stacks, is_margin) in
        [(16, true), (18, true), (20, true), (22, true), (24, true), (20, false), (22, false), (24, false)]
            .into_iter()
            .chain([(26, false), (28, false)])
    {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../testdata/solve/{stacks}.txt"));
        let text = std::fs::read_to_string(path).expect("the positions are in the tree");
        let mut costs: Vec<(f64, u64)> = text
            .lines()
            .filter(|line| !line.starts_with('#'))
            .map(|line| {
                let (position, value) = line.split_once(" ; ").expect("a position and its value");
                let position: Position = position.parse().expect("a position");
                measure(&position, value, is_margin)
            })
            .collect();
        let seconds: f64 = costs.iter().map(|cost| cost.0).sum();
        let nodes: u64 = costs.iter().map(|cost| cost.1).sum();
        let [median, late, last] =
            [0.5, 0.9, 1.0].map(|part| ((costs.len() as f64 * part) as usize).min(costs.len() - 1));
        costs.sort_by(|a, b| a.0.total_cmp(&b.0));
        let times = [median, late, last].map(|rank| costs[rank].0 * 1e3);
        costs.sort_by_key(|cost| cost.1);
        let counts = [median, late, last].map(|rank| costs[rank].1);
        println!(
            "{stacks:>6}  {:<6}{:>9.2} {:>9.2} {:>9.1} {:>10} {:>10} {:>10} {:>10.1}",
            if is_margin { "margin" } else { "wdl" },
            times[0],
            times[1],
            times[2],
            counts[0],
            counts[1],
            counts[2],
            nodes as f64 / seconds / 1e6
        );
    }
}

/// Seconds and nodes of one proof, which must agree with the value known.
fn measure(position: &Position, value: &str, is_margin: bool) -> (f64, u64) {
    let movement = position.movement().expect("a late position");
    let mut solver = Solver::suited_to(movement);
    let start = Instant::now();
    let found = if is_margin {
        solver.margin(movement, &mut |_| true).expect("nobody interrupts").to_string()
    } else {
        solver.wdl(movement, &mut |_| true).expect("nobody interrupts").to_string()
    };
    let seconds = start.elapsed().as_secs_f64();
    let known = match value.parse::<i32>() {
        Ok(margin) if !is_margin => ["loss", "draw", "win"][(margin.signum() + 1) as usize].to_owned(),
        _ => value.to_owned(),
    };
    assert_eq!(found, known, "{position}");
    (seconds, solver.nodes())
}
