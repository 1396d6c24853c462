//! The 49 cells, the six directions, and values kept per cell.
//!
//! A cell is a column (letter `a` to `k`) and a row (digit `1` to `5`). The rows hold 9, 10, 11, 10 and 9
//! cells; seen as (column, row), the neighbours are one column apart, one row apart, or one of both in the
//! same direction.

use std::fmt;
use std::ops::{Index, IndexMut};

use crate::CellSet;
use crate::tables::{CELL_AT, NEIGHBOURS, ORDINAL};

/// Columns of the skewed grid that cells are numbered in.
pub(crate) const COLUMNS: usize = 11;
/// Slots of that grid: 49 cells and six missing corners.
pub(crate) const SLOTS: usize = 5 * COLUMNS;

/// One of the 49 cells. Its number is its place in a skewed 11 by 5 grid, so that a step in each of the
/// six directions is one shift of a [`CellSet`]; the six missing corners are the padding.
///
/// ```
/// use dvonn_core::{Cell, Direction};
///
/// let cell: Cell = "c1".parse()?;
/// assert_eq!(cell, Cell::C1);
/// assert_eq!(cell.step(Direction::UpRight, 2), Some(Cell::E3));
/// assert_eq!(cell.line_to(Cell::F4), Some((Direction::UpRight, 3)));
/// assert!(cell.is_edge());
/// # Ok::<(), dvonn_core::ParseMoveError>(())
/// ```
#[rustfmt::skip]
#[allow(missing_docs)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Cell {
    A1 = 0, B1, C1, D1, E1, F1, G1, H1, I1,
    A2 = 11, B2, C2, D2, E2, F2, G2, H2, I2, J2,
    A3 = 22, B3, C3, D3, E3, F3, G3, H3, I3, J3, K3,
             B4 = 34, C4, D4, E4, F4, G4, H4, I4, J4, K4,
                      C5 = 46, D5, E5, F5, G5, H5, I5, J5, K5,
}

const _: () = assert!(size_of::<Option<Cell>>() == 1);

impl Cell {
    /// Every cell, row 1 first, left to right.
    #[rustfmt::skip]
    #[allow(clippy::enum_glob_use)]
    pub const ALL: [Cell; 49] = {
        use Cell::*;
        [
            A1, B1, C1, D1, E1, F1, G1, H1, I1,
            A2, B2, C2, D2, E2, F2, G2, H2, I2, J2,
            A3, B3, C3, D3, E3, F3, G3, H3, I3, J3, K3,
            B4, C4, D4, E4, F4, G4, H4, I4, J4, K4,
            C5, D5, E5, F5, G5, H5, I5, J5, K5,
        ]
    };

    /// The cell in a column (0 is `a`, 10 is `k`) and row (0 is row `1`), if the board has it.
    ///
    /// ```
    /// # use dvonn_core::Cell;
    /// assert_eq!(Cell::at(2, 0), Some(Cell::C1));
    /// assert_eq!(Cell::at(0, 4), None); // row 5 begins with c5
    /// ```
    pub const fn at(column: u8, row: u8) -> Option<Cell> {
        if column as usize >= COLUMNS || row >= 5 {
            return None;
        }
        CELL_AT[row as usize * COLUMNS + column as usize]
    }

    /// The column, 0 (`a`) to 10 (`k`).
    #[inline]
    pub const fn column(self) -> u8 {
        self as u8 % COLUMNS as u8
    }

    /// The row, 0 (row `1`) to 4 (row `5`).
    #[inline]
    pub const fn row(self) -> u8 {
        self as u8 / COLUMNS as u8
    }

    /// The number of the cell in the skewed grid, 0 to 54: 11 times the row, plus the column.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The cell with this number; the inverse of [`index`](Cell::index).
    ///
    /// ```
    /// # use dvonn_core::Cell;
    /// assert_eq!(Cell::from_index(Cell::C2.index()), Some(Cell::C2));
    /// assert_eq!(Cell::from_index(9), None); // right of i1, where the board ends
    /// ```
    #[inline]
    pub const fn from_index(index: usize) -> Option<Cell> {
        if index < CELL_AT.len() { CELL_AT[index] } else { None }
    }

    /// The place of the cell in [`Cell::ALL`], 0 to 48.
    #[inline]
    pub const fn ordinal(self) -> usize {
        ORDINAL[self as usize] as usize
    }

    /// The cells one step away: six, or three or four on the edge.
    #[inline]
    pub const fn neighbours(self) -> CellSet {
        CellSet::from_bits(NEIGHBOURS[self as usize])
    }

    /// Whether the cell lies on the edge of the board, where a stack is never enclosed.
    pub const fn is_edge(self) -> bool {
        self.neighbours().len() < 6
    }

    /// The cell `distance` steps away in a straight line, if the board reaches that far.
    pub const fn step(self, direction: Direction, distance: u8) -> Option<Cell> {
        let (columns, rows) = direction.offset();
        let column = self.column() as i16 + columns as i16 * distance as i16;
        let row = self.row() as i16 + rows as i16 * distance as i16;
        if column < 0 || row < 0 || column > u8::MAX as i16 || row > u8::MAX as i16 {
            return None;
        }
        Cell::at(column as u8, row as u8)
    }

    /// The direction and number of steps of the straight line to `other`; `None` if there is no such line
    /// or if `other` is this cell.
    pub fn line_to(self, other: Cell) -> Option<(Direction, u8)> {
        let columns = other.column() as i8 - self.column() as i8;
        let rows = other.row() as i8 - self.row() as i8;
        let distance = columns.abs().max(rows.abs());
        Direction::ALL
            .into_iter()
            .find(|direction| {
                let (column, row) = direction.offset();
                distance > 0 && (column * distance, row * distance) == (columns, rows)
            })
            .map(|direction| (direction, distance as u8))
    }
}

/// Writes the standard name, such as `c1`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = [b'a' + self.column(), b'1' + self.row()];
        f.pad(std::str::from_utf8(&name).expect("letters and digits are UTF-8"))
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// One of the six directions in which stacks travel, with row 5 drawn on top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// Along the row, towards higher letters.
    Right,
    /// One row up, to the next letter.
    UpRight,
    /// One row up, same letter.
    UpLeft,
    /// Along the row, towards lower letters.
    Left,
    /// One row down, to the previous letter.
    DownLeft,
    /// One row down, same letter.
    DownRight,
}

impl Direction {
    /// All six, counter-clockwise; neighbours in this list are 60 degrees apart.
    pub const ALL: [Direction; 6] = [
        Direction::Right,
        Direction::UpRight,
        Direction::UpLeft,
        Direction::Left,
        Direction::DownLeft,
        Direction::DownRight,
    ];

    /// Columns and rows gained by one step.
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Direction::Right => (1, 0),
            Direction::UpRight => (1, 1),
            Direction::UpLeft => (0, 1),
            Direction::Left => (-1, 0),
            Direction::DownLeft => (-1, -1),
            Direction::DownRight => (0, -1),
        }
    }
}

/// A value for each cell, indexed by [`Cell`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CellMap<T>([T; 49]);

impl<T> CellMap<T> {
    /// Asks for the value of each cell, in the order of [`Cell::ALL`].
    pub fn from_fn(mut value: impl FnMut(Cell) -> T) -> CellMap<T> {
        CellMap(std::array::from_fn(|ordinal| value(Cell::ALL[ordinal])))
    }

    /// Cells with their values, in the order of [`Cell::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = (Cell, &T)> {
        Cell::ALL.into_iter().zip(&self.0)
    }
}

impl<T: Default> Default for CellMap<T> {
    fn default() -> CellMap<T> {
        CellMap::from_fn(|_| T::default())
    }
}

impl<T> Index<Cell> for CellMap<T> {
    type Output = T;

    fn index(&self, cell: Cell) -> &T {
        &self.0[cell.ordinal()]
    }
}

impl<T> IndexMut<Cell> for CellMap<T> {
    fn index_mut(&mut self, cell: Cell) -> &mut T {
        &mut self.0[cell.ordinal()]
    }
}
