//! Questions about cells, answered by the rules.

use dvonn_core::{Cell, CellSet, Move, Position, StackMove};

use crate::Region;

/// A question whose answer is a set of cells. Most questions are better asked as a move; these two have no move that
/// would answer them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Marked {
    /// The stacks of either colour that are blocked on all six sides.
    Blocked,
    /// The stacks that this move cuts off.
    Falls(Cell, Cell),
}

impl Marked {
    /// The right answer.
    pub(crate) fn cells(self, position: &Position) -> CellSet {
        let region = match self {
            Marked::Blocked => Region::Blocked,
            Marked::Falls(from, to) => Region::Falls(from, to),
        };
        region.cells(position)
    }

    /// The move that the question is about, whoever's turn it is.
    pub(crate) fn line(self) -> Vec<Move> {
        match self {
            Marked::Blocked => Vec::new(),
            Marked::Falls(from, to) => vec![Move::Stack(StackMove { from, to })],
        }
    }
}
