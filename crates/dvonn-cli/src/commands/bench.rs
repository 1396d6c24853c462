//! `bench`: a number that identifies the engine's behaviour, and its speed.

use std::io::Write;
use std::time::{Duration, Instant};

use clap::Args;
use dvonn_engine::{Engine, Evaluator, Features, Limits, SearchTask, Settings, bench};

use crate::Failure;
use crate::arguments::EngineArgs;
use crate::network_choice::NetworkChoice;

#[derive(Args, Debug)]
pub(crate) struct BenchArgs {
    /// Search depth in plies [default: 12, with --material 7]
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u8).range(1..))]
    depth: Option<u8>,
    /// Only count pieces and turn off every search feature, to measure raw speed
    #[arg(long)]
    material: bool,
    #[command(flatten)]
    engine: EngineArgs,
}

/// Depth if only pieces are counted; like the full search, it takes seconds.
const MATERIAL_DEPTH: u8 = 7;

pub(crate) fn bench(args: &BenchArgs) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    // The number is that of the evaluation which every build has.
    let mut settings = args.engine.settings_with(bench::HASH, &NetworkChoice::HandCrafted, 0)?;
    let mut task = bench::task();
    if args.material {
        let without = Features::ALL;
        settings = Settings { evaluator: Evaluator::Material, without, ..settings };
        task = SearchTask::within(Limits::depth(MATERIAL_DEPTH));
    }
    if let Some(depth) = args.depth {
        task = SearchTask::within(Limits::depth(depth));
    }
    let mut total = 0;
    let mut used = Duration::ZERO;
    for (position, number) in bench::positions().zip(1..) {
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
