//! Placements that were decided on before it was one's turn.

use dvonn_core::Cell;

/// Who has more than this in mind does not watch the other player any more.
const MOST: usize = 5;

/// The cells, the next one first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Ahead {
    cells: Vec<Cell>,
    /// How many pieces lay on the board when the last cell was noted or taken.
    placed: usize,
}

impl Ahead {
    pub(crate) fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Notes a cell, unless it is noted already or there are enough.
    pub(crate) fn note(&mut self, cell: Cell, placed: usize) {
        if self.cells.len() < MOST && !self.cells.contains(&cell) {
            self.cells.push(cell);
            self.placed = placed;
        }
    }

    /// Forgets the last cell; whether there was one.
    pub(crate) fn erase(&mut self) -> bool {
        self.cells.pop().is_some()
    }

    /// Forgets a cell; whether it was there.
    pub(crate) fn remove(&mut self, cell: Cell) -> bool {
        let before = self.cells.len();
        self.cells.retain(|&noted| noted != cell);
        self.cells.len() < before
    }

    /// Whether the game went on since. Who takes back begins afresh.
    pub(crate) fn is_behind(&self, placed: usize) -> bool {
        placed > self.placed
    }

    /// Takes the next cell.
    pub(crate) fn take(&mut self, placed: usize) -> Option<Cell> {
        self.placed = placed;
        (!self.cells.is_empty()).then(|| self.cells.remove(0))
    }
}
