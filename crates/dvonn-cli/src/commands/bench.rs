//! `bench`: one number that shows the engine's behaviour, and how fast it is.

use std::io::Write;
use std::time::{Duration, Instant};

use dvonn_core::Position;
use dvonn_engine::{Engine, Idea, Ideas, Judgement, Limits, Settings, Task};

use crate::Failure;
use crate::cli::BenchArgs;

const POSITIONS: &str = include_str!("bench.txt");

/// Plies unless others are asked for; either takes seconds, so that the speed is not that of the first moment.
const DEPTH: u8 = 12;
const MATERIAL_DEPTH: u8 = 7;

/// Megabytes of the table: enough for these searches, and soon cleared.
const BENCH_HASH: usize = 16;

pub(crate) fn bench(args: &BenchArgs) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let mut settings = args.engine.settings_with(BENCH_HASH, 0);
    let mut depth = DEPTH;
    if args.material {
        let without = Idea::ALL.into_iter().fold(Ideas::NONE, |ideas, (idea, _)| ideas.with(idea));
        settings = Settings { judgement: Judgement::Material, without, ..settings };
        depth = MATERIAL_DEPTH;
    }
    let task = Task::within(Limits::depth(args.depth.unwrap_or(depth)));
    let mut total = 0;
    let mut used = Duration::ZERO;
    for (position, number) in positions().zip(1..) {
        // Nothing learnt from one position helps the next, so that each can be looked into alone.
        let mut engine = Engine::new(settings.clone());
        let start = Instant::now();
        let answer = engine.think(&position, &task, &mut ());
        used += start.elapsed();
        total += answer.nodes;
        let best = answer.best().map_or_else(|| "none".to_owned(), |mv| mv.to_string());
        writeln!(out, "position {number} nodes {} bestmove {best}", answer.nodes)?;
    }
    writeln!(out, "Bench: {total} nodes")?;
    writeln!(out, "NPS: {:.0}", total as f64 / used.as_secs_f64().max(1e-6))?;
    Ok(())
}

fn positions() -> impl Iterator<Item = Position> {
    let is_position = |line: &&str| !line.is_empty() && !line.starts_with('#');
    POSITIONS.lines().filter(is_position).map(|line| line.parse().expect("bench.txt holds legal positions"))
}
