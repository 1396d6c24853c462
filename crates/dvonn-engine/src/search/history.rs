//! Which moves were good in other places of the tree.

use dvonn_core::{Cell, Color};

const CELLS: usize = 49;
/// Values stay within plus and minus this.
const LIMIT: i32 = 8192;

/// A number for each pair of cells that decays towards its limits.
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
        self.0[index] = (value + bonus - value * bonus.abs() / LIMIT) as i16;
    }
}

/// What was learnt about moves, by itself and as an answer to a landing on some cell.
pub(super) struct History {
    plain: Grid,
    answers: Grid,
}

impl History {
    pub(super) fn new() -> History {
        History { plain: Grid::new(2 * CELLS * CELLS), answers: Grid::new(2 * CELLS * CELLS * CELLS) }
    }

    #[inline]
    fn index(color: Color, (from, to): (Cell, Cell)) -> usize {
        (color as usize * CELLS + from.ordinal()) * CELLS + to.ordinal()
    }

    #[inline]
    pub(super) fn plain(&self, color: Color, mv: (Cell, Cell)) -> i32 {
        self.plain.get(History::index(color, mv))
    }

    #[inline]
    pub(super) fn answer(&self, color: Color, mv: (Cell, Cell), landed: Option<Cell>) -> i32 {
        landed.map_or(0, |cell| self.answers.get(History::index(color, mv) * CELLS + cell.ordinal()))
    }

    /// Makes a move count more, or less if the bonus is negative.
    pub(super) fn add(&mut self, color: Color, mv: (Cell, Cell), landed: Option<Cell>, bonus: i32) {
        let index = History::index(color, mv);
        self.plain.add(index, bonus);
        if let Some(cell) = landed {
            self.answers.add(index * CELLS + cell.ordinal(), bonus);
        }
    }
}
