//! The history heuristic: moves that caused cut-offs anywhere in the tree come first.

use dvonn_core::{Cell, Color, StackMove};

/// Cells are counted by their index, which needs no look-up; not every index is that of a cell.
const CELLS: usize = 55;
/// Bound of the absolute values.
const MAX_HISTORY: i32 = 8192;

/// Counters whose growth slows down towards `MAX_HISTORY`.
struct Grid(Box<[i16]>);

impl Grid {
    fn new(size: usize) -> Grid {
        Grid(vec![0; size].into_boxed_slice())
    }

    #[inline]
    fn get(&self, index: usize) -> i32 {
        i32::from(self.0[index])
    }

    #[inline]
    fn add(&mut self, index: usize, bonus: i32) {
        let value = i32::from(self.0[index]);
        self.0[index] = (value + bonus - value * bonus.abs() / MAX_HISTORY) as i16;
    }
}

/// A counter for each side, origin and target.
pub(super) struct History(Grid);

impl History {
    pub(super) fn new() -> History {
        History(Grid::new(2 * CELLS * CELLS))
    }

    #[inline]
    fn index(color: Color, mv: StackMove) -> usize {
        (color as usize * CELLS + mv.from.index()) * CELLS + mv.to.index()
    }

    #[inline]
    pub(super) fn get(&self, color: Color, mv: StackMove) -> i32 {
        self.0.get(History::index(color, mv))
    }

    /// The counters of all moves from one cell, by the index of the target.
    #[inline]
    pub(super) fn from(&self, color: Color, from: Cell) -> &[i16; CELLS] {
        let begin = History::index(color, StackMove::new(from, Cell::A1));
        self.0.0[begin..][..CELLS].try_into().expect("a row has one counter per target")
    }

    /// Raises the counter of a move, or lowers it if the bonus is negative.
    pub(super) fn add(&mut self, color: Color, mv: StackMove, bonus: i32) {
        self.0.add(History::index(color, mv), bonus);
    }
}
