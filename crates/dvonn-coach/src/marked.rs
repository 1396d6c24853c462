//! Questions about cells, answered by the rules.

use dvonn_core::{Cell, CellSet, Color, Move, Position, Stack, StackMove};

use crate::judge::falls;

/// A question whose answer is a set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Marked {
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

impl Marked {
    /// The right answer.
    pub(crate) fn cells(self, position: &Position) -> CellSet {
        let Some(movement) = position.movement() else { return CellSet::EMPTY };
        match self {
            Marked::Targets(cell) => movement.targets(cell),
            Marked::Blocked => movement.enclosed(),
            Marked::Movers(color) => movement.movers(color),
            Marked::Stuck(color) => movement.free(color) - movement.movers(color),
            Marked::Falls(from, to) => {
                falls(movement, Move::Stack(StackMove { from, to })).unwrap_or(CellSet::EMPTY)
            }
        }
    }

    /// The move that the question is about, on a board on which it can be played.
    pub(crate) fn line(self, position: &Position) -> Option<(Position, Move)> {
        let Marked::Falls(from, to) = self else { return None };
        let movement = position.movement()?;
        let mover = movement.stack(from).and_then(Stack::owner)?;
        Some((movement.with_turn(mover).into(), Move::Stack(StackMove { from, to })))
    }
}
