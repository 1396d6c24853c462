//! The 49 cells, the six directions, and values kept per cell.
//!
//! A cell is named by its column (`a` to `k`) and its row (`1` to `5`). The rows hold 9, 10, 11, 10 and 9 cells.
//! Two cells are neighbours if they are one column apart in the same row, one row apart in the same column, or one
//! column and one row apart in the same sense: d3 has the neighbours c3 and e3, d2 and d4, c2 and e4.

use core::array;
use core::fmt;
use core::iter::Zip;
use core::ops::{Index, IndexMut};
use core::slice;

use crate::CellSet;
use crate::tables::{CELL_AT, NEIGHBOURS, ORDINAL};

/// Columns of the skewed grid in which cells are numbered.
pub(crate) const COLUMNS: usize = 11;
/// Slots of that grid: 49 cells and six missing corners.
pub(crate) const SLOTS: usize = 5 * COLUMNS;

/// One of the 49 cells of the board.
///
/// Its number is its index in a skewed grid of 11 columns and 5 rows. A step in any of the six directions is
/// therefore a single shift of a [`CellSet`], and the six missing corners catch every step that leaves the board.
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
    /// Every cell, row 1 first, each row from left to right.
    ///
    /// ```
    /// # use dvonn_core::Cell;
    /// assert_eq!(Cell::ALL[0], Cell::A1);
    /// assert_eq!(Cell::ALL[48], Cell::K5);
    /// ```
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

    /// The cell in a column (0 is `a`, 10 is `k`) and a row (0 is row `1`), or `None` outside the board.
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

    /// The column, from 0 (`a`) to 10 (`k`).
    ///
    /// ```
    /// # use dvonn_core::Cell;
    /// assert_eq!(Cell::C1.column(), 2);
    /// ```
    #[inline]
    pub const fn column(self) -> u8 {
        self as u8 % COLUMNS as u8
    }

    /// The row, from 0 (row `1`) to 4 (row `5`).
    ///
    /// ```
    /// # use dvonn_core::Cell;
    /// assert_eq!(Cell::C1.row(), 0);
    /// ```
    #[inline]
    pub const fn row(self) -> u8 {
        self as u8 / COLUMNS as u8
    }

    /// The index of the cell in the skewed grid, from 0 to 54: 11 times the row, plus the column.
    ///
    /// ```
    /// # use dvonn_core::Cell;
    /// assert_eq!(Cell::C2.index(), 13);
    /// ```
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The cell with this [`index`](Cell::index), or `None` if no cell has it.
    ///
    /// ```
    /// # use dvonn_core::Cell;
    /// assert_eq!(Cell::from_index(13), Some(Cell::C2));
    /// assert_eq!(Cell::from_index(9), None); // to the right of i1, where the board ends
    /// ```
    #[inline]
    pub const fn from_index(index: usize) -> Option<Cell> {
        if index < CELL_AT.len() { CELL_AT[index] } else { None }
    }

    /// The position of the cell in [`Cell::ALL`], from 0 to 48.
    ///
    /// ```
    /// # use dvonn_core::Cell;
    /// assert_eq!(Cell::ALL[Cell::F3.ordinal()], Cell::F3);
    /// ```
    #[inline]
    pub const fn ordinal(self) -> usize {
        ORDINAL[self as usize] as usize
    }

    /// The cells one step away: six inside the board, three or four on its edge.
    ///
    /// ```
    /// # use dvonn_core::Cell;
    /// assert_eq!(Cell::A1.neighbours().to_string(), "a2 b1 b2");
    /// ```
    #[inline]
    pub const fn neighbours(self) -> CellSet {
        CellSet::from_bits_unchecked(NEIGHBOURS[self as usize])
    }

    /// Whether the cell lies on the edge of the board, where a stack is never enclosed.
    ///
    /// ```
    /// # use dvonn_core::Cell;
    /// assert!(Cell::A1.is_edge());
    /// assert!(!Cell::F3.is_edge());
    /// ```
    pub const fn is_edge(self) -> bool {
        self.neighbours().len() < 6
    }

    /// The cell `distance` steps away in a straight line, or `None` if the board ends before it.
    ///
    /// ```
    /// # use dvonn_core::{Cell, Direction};
    /// assert_eq!(Cell::C1.step(Direction::Right, 6), Some(Cell::I1));
    /// assert_eq!(Cell::C1.step(Direction::Right, 7), None);
    /// ```
    pub const fn step(self, direction: Direction, distance: u8) -> Option<Cell> {
        let (columns, rows) = direction.offset();
        let column = self.column() as i16 + columns as i16 * distance as i16;
        let row = self.row() as i16 + rows as i16 * distance as i16;
        if column < 0 || row < 0 || column > u8::MAX as i16 || row > u8::MAX as i16 {
            return None;
        }
        Cell::at(column as u8, row as u8)
    }

    /// The direction and the number of steps of the straight line to `other`. It is `None` if the two cells are not
    /// in line, or are the same cell.
    ///
    /// ```
    /// # use dvonn_core::{Cell, Direction};
    /// assert_eq!(Cell::E3.line_to(Cell::E1), Some((Direction::DownRight, 2)));
    /// assert_eq!(Cell::E3.line_to(Cell::F1), None);
    /// ```
    pub fn line_to(self, other: Cell) -> Option<(Direction, u8)> {
        let (columns, rows) = self.offset_to(other);
        let distance = columns.abs().max(rows.abs());
        Direction::ALL
            .into_iter()
            .find(|direction| {
                let (column, row) = direction.offset();
                distance > 0 && (column * distance, row * distance) == (columns, rows)
            })
            .map(|direction| (direction, distance as u8))
    }

    /// The number of steps from this cell to `other`, whether or not they are in line.
    ///
    /// ```
    /// # use dvonn_core::Cell;
    /// assert_eq!(Cell::E3.distance(Cell::F1), 3);
    /// ```
    pub const fn distance(self, other: Cell) -> u8 {
        let (columns, rows) = self.offset_to(other);
        // A step changes the column, the row, or both in the same sense.
        let steps = [columns.unsigned_abs(), rows.unsigned_abs(), (columns - rows).unsigned_abs()];
        let longer = if steps[0] > steps[1] { steps[0] } else { steps[1] };
        if longer > steps[2] { longer } else { steps[2] }
    }

    /// Columns and rows to go from this cell to `other`.
    const fn offset_to(self, other: Cell) -> (i8, i8) {
        (other.column() as i8 - self.column() as i8, other.row() as i8 - self.row() as i8)
    }
}

/// Writes the standard name, such as `c1`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = [b'a' + self.column(), b'1' + self.row()];
        f.pad(str::from_utf8(&name).expect("letters and digits are UTF-8"))
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// One of the six directions in which stacks move, seen with row 5 at the top.
///
/// ```
/// use dvonn_core::{Cell, Direction};
///
/// let there = Cell::D3.step(Direction::UpLeft, 2).expect("the board goes on");
/// assert_eq!(there.step(Direction::UpLeft.opposite(), 2), Some(Cell::D3));
/// ```
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
    /// All six, counter-clockwise and 60 degrees apart.
    ///
    /// ```
    /// # use dvonn_core::Direction;
    /// assert_eq!(Direction::ALL[0], Direction::Right);
    /// assert_eq!(Direction::ALL[3], Direction::Left);
    /// ```
    pub const ALL: [Direction; 6] = [
        Direction::Right,
        Direction::UpRight,
        Direction::UpLeft,
        Direction::Left,
        Direction::DownLeft,
        Direction::DownRight,
    ];

    /// How one step changes the column and the row.
    ///
    /// ```
    /// # use dvonn_core::Direction;
    /// assert_eq!(Direction::UpRight.offset(), (1, 1));
    /// assert_eq!(Direction::UpLeft.offset(), (0, 1));
    /// ```
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

    /// The direction of the way back.
    ///
    /// ```
    /// # use dvonn_core::Direction;
    /// assert_eq!(Direction::UpRight.opposite(), Direction::DownLeft);
    /// ```
    #[must_use]
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::Right => Direction::Left,
            Direction::UpRight => Direction::DownLeft,
            Direction::UpLeft => Direction::DownRight,
            Direction::Left => Direction::Right,
            Direction::DownLeft => Direction::UpRight,
            Direction::DownRight => Direction::UpLeft,
        }
    }
}

/// A value for each cell, indexed by [`Cell`].
///
/// ```
/// use dvonn_core::{Cell, CellMap};
///
/// let mut visits: CellMap<u32> = CellMap::default();
/// visits[Cell::F3] += 1;
/// assert_eq!(visits.iter().map(|(_, count)| count).sum::<u32>(), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CellMap<T>([T; 49]);

impl<T> CellMap<T> {
    /// Makes a map by calling `value` for each cell, in the order of [`Cell::ALL`].
    ///
    /// ```
    /// # use dvonn_core::{Cell, CellMap};
    /// let neighbours = CellMap::from_fn(|cell| cell.neighbours().len());
    /// assert_eq!(neighbours[Cell::A1], 3);
    /// ```
    pub fn from_fn(mut value: impl FnMut(Cell) -> T) -> CellMap<T> {
        CellMap(array::from_fn(|ordinal| value(Cell::ALL[ordinal])))
    }

    /// The cells with their values, in the order of [`Cell::ALL`].
    ///
    /// ```
    /// # use dvonn_core::{Cell, CellMap};
    /// let rows = CellMap::from_fn(Cell::row);
    /// assert_eq!(rows.iter().filter(|(_, row)| **row == 2).count(), 11);
    /// ```
    pub fn iter(&self) -> Zip<array::IntoIter<Cell, 49>, slice::Iter<'_, T>> {
        Cell::ALL.into_iter().zip(&self.0)
    }

    /// The cells with their values, which can be changed.
    ///
    /// ```
    /// # use dvonn_core::{Cell, CellMap};
    /// let mut heights = CellMap::from_fn(|_| 1);
    /// for (cell, height) in heights.iter_mut() {
    ///     *height += u8::from(cell.is_edge());
    /// }
    /// assert_eq!(heights[Cell::A1], 2);
    /// ```
    pub fn iter_mut(&mut self) -> Zip<array::IntoIter<Cell, 49>, slice::IterMut<'_, T>> {
        Cell::ALL.into_iter().zip(&mut self.0)
    }

    /// The map with `change` applied to every value.
    ///
    /// ```
    /// # use dvonn_core::{Cell, CellMap};
    /// let names = CellMap::from_fn(|cell| cell).map(|cell| cell.to_string());
    /// assert_eq!(names[Cell::A1], "a1");
    /// ```
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> CellMap<U> {
        CellMap(self.0.map(change))
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

impl<T> IntoIterator for CellMap<T> {
    type Item = (Cell, T);
    type IntoIter = Zip<array::IntoIter<Cell, 49>, array::IntoIter<T, 49>>;

    fn into_iter(self) -> Self::IntoIter {
        Cell::ALL.into_iter().zip(self.0)
    }
}

impl<'a, T> IntoIterator for &'a CellMap<T> {
    type Item = (Cell, &'a T);
    type IntoIter = Zip<array::IntoIter<Cell, 49>, slice::Iter<'a, T>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, T> IntoIterator for &'a mut CellMap<T> {
    type Item = (Cell, &'a mut T);
    type IntoIter = Zip<array::IntoIter<Cell, 49>, slice::IterMut<'a, T>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}
