//! `fit-boards`: the network that values full boards in the placement phase, from self-play.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use dvonn_core::Symmetry;
use fastrand::Rng;

use super::fit::pull;
use super::selfplay::share;
use crate::Failure;
use crate::board_model::{Board, BoardModel};
use crate::neural::Target;
use crate::training::{self, FULL, Use};

/// Boards for each step.
const BATCH: usize = 256;
/// The steps become shorter and shorter, to this share.
const LAST_RATE: f32 = 0.03;

#[derive(Args, Debug)]
pub(crate) struct FitBoardsArgs {
    /// Files written by `selfplay`; only positions with full boards are used
    #[arg(required = true, value_name = "DATA")]
    data: Vec<PathBuf>,
    /// Network to write
    #[arg(long, short, value_name = "FILE")]
    out: PathBuf,
    /// How often all boards are used
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..))]
    epochs: u32,
    /// Length of the first steps
    #[arg(long, default_value_t = 0.002, value_parser = pull)]
    rate: f64,
    /// Weight decay
    #[arg(long, default_value_t = 0.01, value_parser = pull)]
    decay: f64,
    /// Weight of the result in the target; the rest is the value that the search expected
    #[arg(long, value_name = "SHARE", default_value_t = 0.5, value_parser = share)]
    lambda: f64,
    /// Seed of the first weights and of the order
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(args: &FitBoardsArgs) -> Result<(), Failure> {
    let target = Target { lambda: args.lambda as f32, winner: 0.5 };
    let (mut known, mut fresh): (Vec<Board>, Vec<Board>) = (Vec::new(), Vec::new());
    training::read(&args.data, |sample, used| {
        if sample.stacks() == FULL {
            let boards = if used == Use::Fit { &mut known } else { &mut fresh };
            boards.push(Board::of(&sample, target));
        }
    })?;
    if known.is_empty() || fresh.is_empty() {
        return Err(Failure::BadUse(
            "too few full boards: every tenth game is kept for validation".to_owned(),
        ));
    }
    let mut out = std::io::stdout();
    writeln!(out, "{} boards, {} of them for validation", known.len() + fresh.len(), fresh.len())?;
    writeln!(out, "epoch     loss  test loss  winner known  margin explained")?;
    let mut rng = Rng::with_seed(args.seed);
    let mut model = BoardModel::random(&mut rng);
    let mut quality = Quality::default();
    let steps = args.epochs as usize * known.len().div_ceil(BATCH);
    let mut step = 0;
    for epoch in 1..=args.epochs {
        rng.shuffle(&mut known);
        let mut losses = 0.0;
        for batch in known.chunks(BATCH) {
            let turned: Vec<Board> =
                batch.iter().map(|board| board.turned(Symmetry::ALL[rng.usize(..4)])).collect();
            let rate = args.rate as f32 * (1.0 - (1.0 - LAST_RATE) * step as f32 / steps as f32);
            losses += model.learn(&turned, rate, args.decay as f32) * batch.len() as f32;
            step += 1;
        }
        quality = Quality::of(&model, &fresh);
        writeln!(
            out,
            "{epoch:>5}  {:.5}    {:.5}        {:.1} %            {:.1} %",
            losses / known.len() as f32,
            quality.loss,
            100.0 * quality.agreement,
            100.0 * quality.explained
        )?;
    }
    let description = format!(
        "dvonn-lab fit-boards --epochs {} --rate {} --decay {} --lambda {} --seed {}, {} full boards of {}. Kept out: loss {:.5}, \
         winner known in {:.1} %, margin explained {:.1} %.\n",
        args.epochs,
        args.rate,
        args.decay,
        args.lambda,
        args.seed,
        known.len() + fresh.len(),
        training::names(&args.data),
        quality.loss,
        100.0 * quality.agreement,
        100.0 * quality.explained
    );
    write!(out, "{description}")?;
    let bytes = [model.quantised(quality.pieces).to_bytes(), description.into_bytes()].concat();
    std::fs::write(&args.out, bytes)
        .map_err(|error| Failure::BadUse(format!("{}: {error}", args.out.display())))
}

/// How well a network predicts.
#[derive(Clone, Copy, Debug, Default)]
struct Quality {
    loss: f64,
    /// How often it predicts the winner; draws do not count as wins.
    agreement: f64,
    /// The share of the variance of the margin that a multiple of the output explains.
    explained: f64,
    /// Pieces of the final margin per unit of the output.
    pieces: f64,
}

impl Quality {
    fn of(model: &BoardModel, boards: &[Board]) -> Quality {
        let (mut loss, mut agreed) = (0.0, 0.0);
        let (mut margins, mut squares, mut both, mut outputs) = (0.0, 0.0, 0.0, 0.0);
        for board in boards {
            let output = model.output(board);
            loss += f64::from(BoardModel::loss(board, output));
            agreed += f64::from(u8::from((output > 0.0) == (board.margin > 0.0)));
            let (output, margin) = (f64::from(output), f64::from(board.margin));
            margins += margin;
            squares += margin * margin;
            both += output * margin;
            outputs += output * output;
        }
        let count = boards.len() as f64;
        let pieces = if outputs > 0.0 { both / outputs } else { 0.0 };
        let variance = (squares / count - (margins / count).powi(2)).max(f64::EPSILON);
        let left = (squares - pieces * both) / count;
        Quality { loss: loss / count, agreement: agreed / count, explained: 1.0 - left / variance, pieces }
    }
}
