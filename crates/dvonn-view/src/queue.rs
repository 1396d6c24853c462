//! Placements queued before the person's turn.

use dvonn_core::Cell;

/// The most placements that can be queued. Planning further ahead would ignore what the other player does.
const MOST: usize = 5;

/// The queued cells, the next one first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Queue {
    cells: Vec<Cell>,
    /// The number of pieces on the board when a cell was last added or taken.
    placed: usize,
}

impl Queue {
    pub(crate) fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Adds a cell, unless it is queued already or the queue is full.
    pub(crate) fn add(&mut self, cell: Cell, placed: usize) {
        if self.cells.len() < MOST && !self.cells.contains(&cell) {
            self.cells.push(cell);
            self.placed = placed;
        }
    }

    /// Removes the last cell and returns whether there was one.
    pub(crate) fn pop(&mut self) -> bool {
        self.cells.pop().is_some()
    }

    /// Removes a cell and returns whether it was queued.
    pub(crate) fn remove(&mut self, cell: Cell) -> bool {
        let before = self.cells.len();
        self.cells.retain(|&queued| queued != cell);
        self.cells.len() < before
    }

    /// Whether the game has advanced since then. Taking a move back empties the queue.
    pub(crate) fn is_behind(&self, placed: usize) -> bool {
        placed > self.placed
    }

    /// Takes the next cell.
    pub(crate) fn take(&mut self, placed: usize) -> Option<Cell> {
        self.placed = placed;
        (!self.cells.is_empty()).then(|| self.cells.remove(0))
    }
}
