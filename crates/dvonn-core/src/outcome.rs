//! The result of a finished game.

use core::fmt;

use crate::{ByColor, Color};

/// The result counted on a finished board.
///
/// A game can also end in other ways, such as by resignation; the rules do not cover those.
///
/// ```
/// use dvonn_core::{ByColor, Outcome};
///
/// let outcome = Outcome::of_scores(ByColor::new(16, 13));
/// assert_eq!(outcome.to_string(), "white wins by 3");
/// assert_eq!("white wins by 3".parse(), Ok(outcome));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// One player has more pieces in their stacks.
    Win {
        /// That player.
        winner: Color,
        /// The difference in pieces.
        margin: u8,
    },
    /// Both players have the same number of pieces, possibly none.
    Draw,
}

impl Outcome {
    /// The result that these scores give.
    ///
    /// ```
    /// # use dvonn_core::{ByColor, Outcome};
    /// assert_eq!(Outcome::of_scores(ByColor::new(9, 9)), Outcome::Draw);
    /// ```
    pub fn of_scores(scores: ByColor<u8>) -> Outcome {
        let (white, black) = (scores[Color::White], scores[Color::Black]);
        let margin = white.abs_diff(black);
        match margin {
            0 => Outcome::Draw,
            _ if white > black => Outcome::Win { winner: Color::White, margin },
            _ => Outcome::Win { winner: Color::Black, margin },
        }
    }

    /// The winner; `None` for a draw.
    ///
    /// ```
    /// # use dvonn_core::{Color, Outcome};
    /// assert_eq!(Outcome::Win { winner: Color::Black, margin: 1 }.winner(), Some(Color::Black));
    /// assert_eq!(Outcome::Draw.winner(), None);
    /// ```
    pub const fn winner(self) -> Option<Color> {
        match self {
            Outcome::Win { winner, .. } => Some(winner),
            Outcome::Draw => None,
        }
    }
}

/// Writes `white wins by 3`, `black wins by 1` or `draw`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Win { winner, margin } => write!(f, "{winner} wins by {margin}"),
            Outcome::Draw => f.write_str("draw"),
        }
    }
}
