//! What the finished board says.

use crate::{ByColor, Color};

/// The result counted on a finished board. Why a game stopped (counted, resigned, flag fell) is another matter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// One player has more pieces in their stacks.
    Win {
        /// That player.
        winner: Color,
        /// By how many pieces.
        margin: u8,
    },
    /// Both have the same number, perhaps none.
    Draw,
}

impl Outcome {
    /// The result that these scores give.
    pub fn of_scores(scores: ByColor<u8>) -> Outcome {
        let (white, black) = (scores[Color::White], scores[Color::Black]);
        let margin = white.abs_diff(black);
        match margin {
            0 => Outcome::Draw,
            _ if white > black => Outcome::Win { winner: Color::White, margin },
            _ => Outcome::Win { winner: Color::Black, margin },
        }
    }

    /// The winner; `None` if drawn.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Outcome::Win { winner, .. } => Some(winner),
            Outcome::Draw => None,
        }
    }
}
