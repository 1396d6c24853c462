//! Where the puzzles of the terminal come from.

use dvonn_coach::{Collection, Puzzle, Theme, Training};
use fastrand::Rng;

/// Puzzles are this near to the rating that was asked for.
const NEAR: u16 = 100;

/// The puzzles that somebody has asked for.
pub(crate) struct Shelf {
    puzzles: Collection,
    choice: Choice,
    rng: Rng,
}

/// Which puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    /// Those of a theme, if there is one, near a rating or else near the person's own.
    Any {
        /// The theme.
        theme: Option<Theme>,
        /// The rating.
        rating: Option<u16>,
    },
    /// The puzzle of this day.
    Day(u32),
}

impl Choice {
    /// Whether a puzzle is among them; the puzzle of the day is found otherwise.
    pub(crate) fn fits(self, puzzle: &Puzzle) -> bool {
        match self {
            Choice::Any { theme, rating } => {
                theme.is_none_or(|theme| puzzle.themes.contains(theme))
                    && rating.is_none_or(|rating| puzzle.rating.abs_diff(rating) <= NEAR)
            }
            Choice::Day(_) => false,
        }
    }
}

impl Shelf {
    pub(crate) fn new(puzzles: Collection, choice: Choice, seed: u64) -> Shelf {
        Shelf { puzzles, choice, rng: Rng::with_seed(seed) }
    }

    /// The next puzzle; `None` if there is none like that.
    pub(crate) fn next(&mut self, training: &mut Training) -> Option<Puzzle> {
        match self.choice {
            Choice::Day(day) => self.puzzles.of_day(day).cloned(),
            choice @ Choice::Any { .. } => {
                training.next(&self.puzzles, self.rng.u64(..), |puzzle| choice.fits(puzzle)).cloned()
            }
        }
    }

    /// The day, if this is about the puzzle of the day.
    pub(crate) fn day(&self) -> Option<u32> {
        match self.choice {
            Choice::Day(day) => Some(day),
            Choice::Any { .. } => None,
        }
    }
}
