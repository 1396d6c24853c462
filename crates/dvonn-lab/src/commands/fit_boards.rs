//! `fit-boards`: the network that values boards in the placement phase, from boards of `place`.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use fastrand::Rng;

use super::fit::pull;
use crate::Failure;
use crate::board_model::{BoardModel, Lesson};
use crate::neural::{logistic, loss};
use crate::placed_board::{self, PlacedBoard};
use crate::training::{self, Use, use_of};

/// Boards for each step.
const BATCH: usize = 64;
/// The steps become shorter and shorter, to this share.
const LAST_RATE: f32 = 0.02;
/// The first steps, this share of all, begin short and become longer.
const WARM_UP: f32 = 0.02;
/// A margin of this many pieces counts as a chance of 73 %.
const SOFT_MARGIN: f32 = 8.0;
/// The share of full boards; the others are incomplete, most of them nearly full.
const FULL_SHARE: f32 = 0.2;
/// Numbers of empty cells for which the quality is shown.
const SHOWN: [usize; 4] = [0, 6, 20, 32];

#[derive(Args, Debug)]
pub(crate) struct FitBoardsArgs {
    /// Files written by `place`
    #[arg(required = true, value_name = "DATA")]
    data: Vec<PathBuf>,
    /// Network to write
    #[arg(long, short, value_name = "FILE")]
    out: PathBuf,
    /// How often each board is used, each time with some of its last pieces taken away
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..))]
    epochs: u32,
    /// Length of the longest steps
    #[arg(long, default_value_t = 0.004, value_parser = pull)]
    rate: f64,
    /// Weight decay
    #[arg(long, default_value_t = 0.001, value_parser = pull)]
    decay: f64,
    /// Seed of the first weights and of the order
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(args: &FitBoardsArgs) -> Result<(), Failure> {
    let (mut known, mut fresh): (Vec<PlacedBoard>, Vec<PlacedBoard>) = (Vec::new(), Vec::new());
    for (number, board) in placed_board::read(&args.data)?.into_iter().enumerate() {
        if use_of(number) == Use::Fit { &mut known } else { &mut fresh }.push(board);
    }
    if known.is_empty() || fresh.is_empty() {
        return Err(Failure::BadUse("too few boards: every tenth is kept for validation".to_owned()));
    }
    let mut out = std::io::stdout();
    writeln!(out, "{} boards, {} of them for validation", known.len() + fresh.len(), fresh.len())?;
    writeln!(out, "epoch     loss  test loss and value explained with {SHOWN:?} cells empty")?;
    let mut rng = Rng::with_seed(args.seed);
    let mut model = BoardModel::random(&mut rng);
    let steps = args.epochs as usize * known.len().div_ceil(BATCH);
    let mut step = 0;
    let mut shown = String::new();
    for epoch in 1..=args.epochs {
        rng.shuffle(&mut known);
        let mut losses = 0.0;
        for batch in known.chunks(BATCH) {
            let lessons: Vec<Lesson> = batch.iter().map(|board| lesson(board, &mut rng)).collect();
            let done = step as f32 / steps as f32;
            let rate = args.rate as f32 * (done / WARM_UP).min(1.0) * (1.0 - (1.0 - LAST_RATE) * done);
            losses += model.learn(&lessons, rate, args.decay as f32) * batch.len() as f32;
            step += 1;
        }
        let qualities = SHOWN.map(|empty| Quality::of(&mut model, &fresh, empty));
        let show = |quality: &Quality| format!("{:.5} {:.1} %", quality.loss, 100.0 * quality.explained);
        shown = qualities.iter().map(show).collect::<Vec<_>>().join(", ");
        writeln!(out, "{epoch:>5}  {:.5}  {shown}", losses / known.len() as f32)?;
    }
    let description = format!(
        "dvonn-lab fit-boards --epochs {} --rate {} --decay {} --seed {}, {} boards of {}. Kept out, with {SHOWN:?} cells empty: {shown}\n",
        args.epochs,
        args.rate,
        args.decay,
        args.seed,
        known.len() + fresh.len(),
        training::names(&args.data),
    );
    write!(out, "{description}")?;
    let bytes = [model.to_bytes(), description.into_bytes()].concat();
    std::fs::write(&args.out, bytes)
        .map_err(|error| Failure::BadUse(format!("{}: {error}", args.out.display())))
}

/// A board with some of its last pieces taken away.
fn lesson(board: &PlacedBoard, rng: &mut Rng) -> Lesson {
    let share = rng.f32();
    let empty = if rng.f32() < FULL_SHARE { 0.0 } else { share * share.sqrt() * 47.0 };
    (board.with_empty((empty as usize).min(46)), logistic(board.value / SOFT_MARGIN))
}

/// How well a network predicts.
#[derive(Clone, Copy, Debug, Default)]
struct Quality {
    loss: f64,
    /// The share of the variance of the values that is explained.
    explained: f64,
}

impl Quality {
    fn of(model: &mut BoardModel, boards: &[PlacedBoard], empty: usize) -> Quality {
        let count = boards.len() as f64;
        let mean = boards.iter().map(|board| f64::from(board.value)).sum::<f64>() / count;
        let (mut losses, mut variance, mut errors) = (0.0, f64::EPSILON, 0.0);
        for board in boards {
            let output = model.output(&board.with_empty(empty));
            losses += f64::from(loss(logistic(board.value / SOFT_MARGIN), logistic(output)));
            variance += (f64::from(board.value) - mean).powi(2);
            errors += f64::from(board.value - SOFT_MARGIN * output).powi(2);
        }
        Quality { loss: losses / count, explained: 1.0 - errors / variance }
    }
}
