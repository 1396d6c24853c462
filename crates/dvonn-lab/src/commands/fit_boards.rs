//! `fit-boards`: weights of the evaluation of full boards in the placement phase, from self-play.

use std::fmt::Write as _;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use dvonn_core::Color;
use dvonn_engine::placement::{BOARD_COUNTS, board_counts};

use super::fit::pull;
use crate::Failure;
use crate::ridge::ridge;
use crate::training::{self, FULL, Use};

/// Margins are softened: who won matters more than by how much.
const SOFT_MARGIN: f64 = 12.0;

#[derive(Args, Debug)]
pub(crate) struct FitBoardsArgs {
    /// Files written by `selfplay`; only positions with full boards are used
    #[arg(required = true, value_name = "DATA")]
    data: Vec<PathBuf>,
    /// File of weights to write
    #[arg(long, short, value_name = "FILE")]
    out: PathBuf,
    /// Strength of the pull of weights towards zero (ridge)
    #[arg(long, default_value_t = 50.0, value_parser = pull)]
    ridge: f64,
}

/// A full board and White's result on it.
type Board = ([f64; BOARD_COUNTS], f64);

pub(crate) fn run(args: &FitBoardsArgs) -> Result<(), Failure> {
    let (mut known, mut fresh): (Vec<Board>, Vec<Board>) = (Vec::new(), Vec::new());
    training::read(&args.data, |sample, used| {
        if sample.stacks() == FULL {
            let position = &sample.position;
            let (white, black) = (position.owned(Color::White), position.owned(Color::Black));
            let counts = board_counts(white, black, position.dvonns()).map(f64::from);
            let board = (counts, SOFT_MARGIN * (f64::from(sample.margin) / SOFT_MARGIN).tanh());
            match used {
                Use::Fit => known.push(board),
                Use::Test => fresh.push(board),
            }
        }
    })?;
    if known.is_empty() || fresh.is_empty() {
        return Err(Failure::BadUse(
            "too few full boards: every tenth game is kept for validation".to_owned(),
        ));
    }
    // Without any pull, counts that depend on others would have no unique weight.
    let weights = ridge(&known, args.ridge.max(1e-6));
    let mut text = String::new();
    let _ = writeln!(text, "# Made by dvonn-lab fit-boards --ridge {}", args.ridge);
    let _ = writeln!(
        text,
        "# from {} full boards in {}.",
        known.len() + fresh.len(),
        training::names(&args.data)
    );
    for (name, boards) in [("Fitted", &known), ("Kept out", &fresh)] {
        let (explained, agreement) = quality(&weights, boards);
        let _ = writeln!(
            text,
            "# {name}: {} boards, R² {explained:.4}, winner known in {:.1} %.",
            boards.len(),
            100.0 * agreement
        );
    }
    write!(std::io::stdout(), "{text}")?;
    let numbers: Vec<String> = weights.iter().map(|weight| format!("{weight:.4}")).collect();
    let _ = writeln!(text, "{}", numbers.join(" "));
    training::write(&args.out, &text)
}

/// The explained share of the variance, and how often the winner is predicted.
fn quality(weights: &[f64; BOARD_COUNTS], boards: &[Board]) -> (f64, f64) {
    let count = boards.len() as f64;
    let mean = boards.iter().map(|board| board.1).sum::<f64>() / count;
    let (mut left, mut all, mut agreed) = (0.0, 0.0, 0.0);
    for (counts, margin) in boards {
        let value: f64 = counts.iter().zip(weights).map(|(count, weight)| count * weight).sum();
        left += (value - margin).powi(2);
        all += (margin - mean).powi(2);
        agreed += f64::from(u8::from((value > 0.0) == (*margin > 0.0)));
    }
    (1.0 - left / all, agreed / count)
}
