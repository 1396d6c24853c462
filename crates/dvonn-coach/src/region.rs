//! Cells that the rules find: those that a text names or counts, and those that a figure points out.

use dvonn_core::{Cell, CellSet, Color, Move, Position, StackMove};

use crate::change::falls;

/// Cells with something in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Region {
    /// The cells that the stack on this cell could move to if it were its owner's turn.
    Targets(Cell),
    /// The stacks of either colour that are blocked on all six sides.
    Blocked,
    /// The stacks of this player that can move.
    Movers(Color),
    /// The stacks of this player that are not blocked but have nothing to land on.
    Stuck(Color),
    /// The stacks that this move cuts off.
    Falls(Cell, Cell),
}

impl Region {
    /// The cells on this board; none while pieces are being placed.
    pub(crate) fn cells(self, position: &Position) -> CellSet {
        let Some(movement) = position.movement() else { return CellSet::EMPTY };
        match self {
            Region::Targets(cell) => movement.targets(cell),
            Region::Blocked => movement.enclosed(),
            Region::Movers(color) => movement.movers(color),
            Region::Stuck(color) => movement.free(color) - movement.movers(color),
            Region::Falls(from, to) => falls(movement, Move::Stack(StackMove { from, to })),
        }
    }
}
