//! Positions from self-play with their results, as written by `selfplay` and read by the fits.
//!
//! A line is `POSITION MARGIN VALUE`: the position in its three words, the final margin, and the margin that the search
//! expected, both for White and in pieces. `#` begins a comment. The lines of a game are together, in the order of
//! play.

use std::fmt;
use std::path::{Path, PathBuf};

use dvonn_core::{Color, Movement, Position, PositionError, PositionLine, position_lines};

use crate::Failure;

/// Stacks of a full board.
pub(crate) const FULL: usize = 49;

/// A position of a game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sample {
    pub(crate) position: Movement,
    /// White's pieces minus Black's at the end.
    pub(crate) margin: i8,
    /// The margin that the search expected, in pieces.
    pub(crate) value: f32,
}

impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {:.2}", Position::from(self.position), self.margin, self.value)
    }
}

impl Sample {
    /// Stacks on the board.
    pub(crate) fn stacks(&self) -> usize {
        self.position.occupied().len()
    }

    /// The final margin of the side to move.
    pub(crate) fn margin_to_move(&self) -> i8 {
        match self.position.turn() {
            Color::White => self.margin,
            Color::Black => -self.margin,
        }
    }

    /// The sample of a line: its position and what follows it.
    fn parse(position: Result<Position, PositionError>, rest: &str) -> Result<Sample, String> {
        let Position::Movement(position) = position.map_err(|error| error.to_string())? else {
            return Err("the position is in the placement phase".to_owned());
        };
        let (margin, value) =
            rest.split_once(' ').ok_or("expected a margin and a value after the position")?;
        let margin = margin.parse().ok().filter(|margin| (-49..=49).contains(margin));
        let margin = margin.ok_or("the margin is not a number from -49 to 49")?;
        let value = value.parse().ok().filter(|value: &f32| value.is_finite());
        let value = value.ok_or_else(|| "the value is not a number".to_owned())?;
        Ok(Sample { position, margin, value })
    }
}

/// What a sample is used for. Games stay whole, because all positions of a game share its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Use {
    /// To find weights.
    Fit,
    /// To validate them: every tenth game.
    Test,
}

/// How many games and positions were read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Extent {
    pub(crate) samples: usize,
    pub(crate) games: usize,
}

/// Passes every sample of the files to `take`.
pub(crate) fn read(paths: &[PathBuf], mut take: impl FnMut(Sample, Use)) -> Result<Extent, Failure> {
    let mut extent = Extent::default();
    for path in paths {
        let name = path.display();
        let text =
            std::fs::read_to_string(path).map_err(|error| Failure::BadUse(format!("{name}: {error}")))?;
        let mut before = 0;
        for PositionLine { number, position, rest } in position_lines(&text) {
            let sample = Sample::parse(position, rest)
                .map_err(|reason| Failure::BadUse(format!("{name}, line {number}: {reason}")))?;
            // The number of stacks only decreases in a game, and a full board begins one.
            if sample.stacks() > before || sample.stacks() == FULL {
                extent.games += 1;
            }
            before = sample.stacks();
            extent.samples += 1;
            take(sample, if extent.games.is_multiple_of(10) { Use::Test } else { Use::Fit });
        }
    }
    Ok(extent)
}

/// The file names without their folders, for a comment.
pub(crate) fn names(paths: &[PathBuf]) -> String {
    let name = |path: &PathBuf| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    paths.iter().map(name).collect::<Vec<_>>().join(" ")
}

/// Writes a file; the error names it.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(path, text).map_err(|error| Failure::BadUse(format!("{}: {error}", path.display())))
}

#[cfg(test)]
mod tests {
    use dvonn_engine::boards;
    use fastrand::Rng;

    use super::*;

    #[test]
    fn written_samples_are_read_back_with_whites_margin() {
        let white_moves = boards::random(&mut Rng::with_seed(1));
        let mv = white_moves.legal_moves().next().expect("a full board has moves");
        let black_moves = white_moves.play(mv).expect("it is legal");
        for (position, margin_to_move) in [(white_moves, -7), (black_moves, 7)] {
            let line = format!("{position} -7 1.25");
            let read = position_lines(&line).next().expect("a line");
            let sample = Sample::parse(read.position, read.rest).expect("it is well written");
            assert_eq!(sample.to_string(), line);
            assert_eq!((sample.margin, sample.margin_to_move()), (-7, margin_to_move), "{line}");
            assert_eq!(sample.stacks(), position.occupied().len());
        }
    }
}
