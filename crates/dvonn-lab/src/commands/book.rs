//! `book`: full boards on which neither side is far ahead, so that the players decide the games.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::ops::ControlFlow;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use dvonn_core::Position;
use dvonn_engine::{Engine, Limits, SearchTask, Settings, boards};
use fastrand::Rng;
use indicatif::{ProgressBar, ProgressStyle};

use crate::Failure;
use crate::entrant::number;
use crate::opening::{OPENING_PLACEMENTS, mix, placed_board};
use crate::workers::in_order;

/// Candidates per requested board before giving up.
const MOST_CANDIDATES: u64 = 1000;

#[derive(Args, Debug)]
pub(crate) struct BookArgs {
    /// Number of boards
    #[arg(long, short = 'n', default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    count: u64,
    /// File to write
    #[arg(long, short, value_name = "FILE")]
    out: PathBuf,
    /// Highest value for either side, in pieces
    #[arg(long, value_name = "PIECES", default_value_t = 3.0)]
    max_value: f64,
    /// Nodes that the engine searches to evaluate a board
    #[arg(long, default_value = "20k", value_parser = number::<u64>)]
    nodes: u64,
    /// How candidates are made
    #[arg(long, value_enum, default_value_t = Source::Placed)]
    boards: Source,
    /// Boards the engine values for each placement, with `--boards engine`
    #[arg(long, value_name = "N", default_value = "200", value_parser = number::<u64>)]
    placement_nodes: u64,
    /// Seed of the candidates
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of boards evaluated at the same time
    #[arg(long, short = 'j', default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    concurrency: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Source {
    /// Pieces on random cells
    Random,
    /// Random first placements, completed by plain2011 for both sides
    Placed,
    /// Random first placements, completed by our engine for both sides
    Engine,
}

impl Source {
    fn word(self) -> &'static str {
        match self {
            Source::Random => "random",
            Source::Placed => "placed",
            Source::Engine => "engine",
        }
    }
}

pub(crate) fn run(args: &BookArgs) -> Result<(), Failure> {
    if !args.max_value.is_finite() || args.max_value < 0.0 {
        return Err(Failure::BadUse("--max-value is a number of pieces, 0 or more".to_owned()));
    }
    let style = "{wide_bar} {pos}/{len} boards, {eta} left";
    let style = ProgressStyle::with_template(style).expect("the template is well formed");
    let bar = ProgressBar::new(args.count).with_style(style);
    let mut book = format!(
        "# Full boards worth at most {} pieces to either side, as the engine of dvonn-lab {} sees them.\n\
         # Candidates {}, {} nodes each, seed {}. The value is for White, who moves.\n",
        args.max_value,
        env!("CARGO_PKG_VERSION"),
        args.boards.word(),
        args.nodes,
        args.seed
    );
    let mut found = HashSet::new();
    let candidates = args.count.saturating_mul(MOST_CANDIDATES);
    let done = in_order(
        args.concurrency.into(),
        0..candidates,
        |index, _| Some(judged(args, index)),
        |(board, value)| {
            if let Some(value) = value.filter(|value| value.abs() <= args.max_value)
                && found.insert(board)
            {
                let _ = writeln!(book, "{board} # {value:+.2}");
                bar.inc(1);
            }
            if found.len() as u64 == args.count { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        },
    );
    bar.finish_and_clear();
    std::fs::write(&args.out, book)
        .map_err(|error| Failure::BadUse(format!("{}: {error}", args.out.display())))?;
    if done.is_none() {
        let found = found.len();
        return Err(Failure::No(format!("only {found} of {candidates} candidates are balanced enough")));
    }
    Ok(())
}

/// A candidate and its value for White, if it has one in pieces. Both depend only on the seed and the index.
fn judged(args: &BookArgs, index: u64) -> (Position, Option<f64>) {
    let mut rng = Rng::with_seed(mix(&[args.seed, index]));
    let settings = |rng: &mut Rng| Settings { hash: 4, seed: rng.u64(..), ..Settings::default() };
    let board = match args.boards {
        Source::Random => boards::random(&mut rng),
        Source::Placed => placed_board(&mut rng),
        Source::Engine => {
            let position = boards::begun(&mut rng, OPENING_PLACEMENTS);
            let mut engine = Engine::new(settings(&mut rng));
            let task = SearchTask::within(Limits::nodes(args.placement_nodes));
            boards::completed(position, |position| {
                engine.think(position, &task, &mut ()).best().expect("the board is not full")
            })
        }
    };
    let mut engine = Engine::new(settings(&mut rng));
    let answer = engine.think(&board, &SearchTask::within(Limits::nodes(args.nodes)), &mut ());
    (board, answer.lines.first().and_then(|line| line.score.margin()))
}
