//! Questions about cells, answered by the rules.

use dvonn_core::{Cell, CellSet, Color, Move, Position, StackMove};

use crate::judge::falls;

/// A question whose answer is a set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Marked {
    /// The cells around this one.
    Neighbours(Cell),
    /// The cells with this many neighbours.
    WithNeighbours(usize),
    /// The cells that the stack on this cell could move to if it were its owner's turn.
    Targets(Cell),
    /// The stacks of either colour that are blocked on all six sides.
    Blocked,
    /// The stacks of this player that can move.
    Movers(Color),
    /// The stacks of this player that are not blocked but have nothing to land on.
    Stuck(Color),
    /// The stacks of this player that hold a DVONN piece and can move.
    Carriers(Color),
    /// The stacks that this move cuts off.
    Falls(Cell, Cell),
}

impl Marked {
    /// The right answer.
    pub(crate) fn cells(self, position: &Position) -> CellSet {
        let on_board =
            |wanted: &dyn Fn(Cell) -> bool| Cell::ALL.into_iter().filter(|cell| wanted(*cell)).collect();
        match self {
            Marked::Neighbours(cell) => return cell.neighbours(),
            Marked::WithNeighbours(count) => return on_board(&|cell| cell.neighbours().len() == count),
            _ => {}
        }
        let Some(movement) = position.movement() else { return CellSet::EMPTY };
        match self {
            Marked::Targets(cell) => movement.targets(cell),
            Marked::Blocked => movement.enclosed(),
            Marked::Movers(color) => movement.movers(color),
            Marked::Stuck(color) => movement.free(color) - movement.movers(color),
            Marked::Carriers(color) => movement.movers(color) & movement.dvonns(),
            Marked::Falls(from, to) => {
                falls(movement, Move::Stack(StackMove { from, to })).unwrap_or(CellSet::EMPTY)
            }
            Marked::Neighbours(_) | Marked::WithNeighbours(_) => unreachable!("answered above"),
        }
    }
}
