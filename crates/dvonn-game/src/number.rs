//! The numbers of moves.

use dvonn_core::Color;

use crate::Ply;

/// The number of a move as records count it: each move of White has the next number, and a move of Black has that of
/// the move before it. If Black begins, that move has the number 1.
///
/// White makes the last placement and the first stack move, so two moves of White can follow each other.
///
/// ```
/// use dvonn_core::Color::{Black, White};
/// use dvonn_game::MoveNumber;
///
/// let mut number = MoveNumber::default();
/// let numbers = [White, Black, White, White, Black].map(|by| {
///     number = number.next(by);
///     number.label(by)
/// });
/// assert_eq!(numbers, ["1.", "1...", "2.", "3.", "3..."]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct MoveNumber(usize);

impl MoveNumber {
    /// The number of a move by this player that follows a move with this number.
    ///
    /// ```
    /// # use dvonn_core::Color;
    /// # use dvonn_game::MoveNumber;
    /// assert_eq!(MoveNumber::default().next(Color::Black).get(), 1);
    /// ```
    #[must_use]
    pub fn next(self, by: Color) -> MoveNumber {
        match by {
            Color::White => MoveNumber(self.0 + 1),
            Color::Black => MoveNumber(self.0.max(1)),
        }
    }

    /// The number: 1 or more, and 0 before the first move.
    ///
    /// ```
    /// # use dvonn_game::MoveNumber;
    /// assert_eq!(MoveNumber::default().get(), 0);
    /// ```
    pub fn get(self) -> usize {
        self.0
    }

    /// The number as it stands before a move of this player: `12.` or `12...`.
    ///
    /// ```
    /// # use dvonn_core::Color;
    /// # use dvonn_game::MoveNumber;
    /// assert_eq!(MoveNumber::default().next(Color::Black).label(Color::Black), "1...");
    /// ```
    pub fn label(self, by: Color) -> String {
        match by {
            Color::White => format!("{}.", self.0),
            Color::Black => format!("{}...", self.0),
        }
    }
}

/// The moves with one number: one of White, one of Black, or both.
///
/// ```
/// use dvonn_core::Position;
/// use dvonn_game::{History, MovePair};
///
/// let mut history = History::new(Position::START);
/// for mv in ["f3", "a1", "k5"] {
///     history.play(mv.parse()?)?;
/// }
/// let pairs = MovePair::of(history.plies());
/// assert_eq!(pairs.len(), 2);
/// assert_eq!(pairs[1].number.get(), 2);
/// assert_eq!(pairs[1].black, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MovePair<'a> {
    /// The number that the moves share.
    pub number: MoveNumber,
    /// The move of White; `None` only in the first pair, if Black began.
    pub white: Option<&'a Ply>,
    /// The reply of Black.
    pub black: Option<&'a Ply>,
}

impl<'a> MovePair<'a> {
    /// The plies of a line from its start, as pairs.
    ///
    /// ```
    /// # use dvonn_game::MovePair;
    /// assert_eq!(MovePair::of(&[]), []);
    /// ```
    pub fn of(plies: &'a [Ply]) -> Vec<MovePair<'a>> {
        let mut pairs: Vec<MovePair<'a>> = Vec::new();
        for ply in plies {
            let number = pairs.last().map_or(MoveNumber::default(), |pair| pair.number).next(ply.by);
            match (ply.by, pairs.last_mut()) {
                (Color::White, _) => pairs.push(MovePair { number, white: Some(ply), black: None }),
                (Color::Black, Some(pair)) => pair.black = Some(ply),
                (Color::Black, None) => pairs.push(MovePair { number, white: None, black: Some(ply) }),
            }
        }
        pairs
    }
}
