//! Sets of cells, as bits.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign};

use crate::Cell;
use crate::tables::{BOARD, CELL_OF_BIT};

/// A set of cells. Operators are set operators; `!` is the complement within the board.
///
/// ```
/// use dvonn_core::{Cell, CellSet};
///
/// let edge: CellSet = Cell::ALL.into_iter().filter(|cell| cell.is_edge()).collect();
/// assert_eq!(edge.len(), 24);
/// assert_eq!((!edge).len(), 25);
/// assert!((CellSet::ALL - edge).contains(Cell::F3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CellSet(u64); // Invariant: only bits that are cells are set.

impl CellSet {
    /// No cell.
    pub const EMPTY: CellSet = CellSet(0);
    /// The whole board.
    pub const ALL: CellSet = CellSet(BOARD);

    /// The set with these bits. The caller sees to it that they are cells.
    #[inline]
    pub(crate) const fn from_bits(bits: u64) -> CellSet {
        debug_assert!(bits & !BOARD == 0);
        CellSet(bits)
    }

    /// The set of one cell.
    #[inline]
    pub const fn of(cell: Cell) -> CellSet {
        CellSet(1 << cell as u32)
    }

    /// The set with one cell more.
    #[inline]
    pub const fn with(self, cell: Cell) -> CellSet {
        CellSet(self.0 | 1 << cell as u32)
    }

    /// Bit `11 * row + column` for each cell of the set: a compact key for tables.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Number of cells.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no cell.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the cell is in the set.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell as u32 & 1 != 0
    }

    /// Puts the cell in.
    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        *self |= CellSet::of(cell);
    }

    /// Takes the cell out.
    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        *self -= CellSet::of(cell);
    }

    /// The first cell in the order of [`Cell::ALL`].
    #[inline]
    pub fn first(self) -> Option<Cell> {
        self.into_iter().next()
    }

    /// All cells with a neighbour in the set.
    #[inline]
    pub const fn neighbours(self) -> CellSet {
        let s = self.0;
        // The six missing corners catch every step that would wrap into another row.
        CellSet((s << 1 | s >> 1 | s << 11 | s >> 11 | s << 12 | s >> 12) & BOARD)
    }

    /// The set moved one step in each of the six directions; what leaves the board is gone.
    #[inline]
    pub const fn sides(self) -> [CellSet; 6] {
        let s = self.0;
        [
            CellSet((s << 1) & BOARD),
            CellSet((s >> 1) & BOARD),
            CellSet((s << 11) & BOARD),
            CellSet((s >> 11) & BOARD),
            CellSet((s << 12) & BOARD),
            CellSet((s >> 12) & BOARD),
        ]
    }

    /// The cells of the set whose six neighbours are all in the set.
    #[inline]
    pub const fn enclosed(self) -> CellSet {
        let s = self.0;
        CellSet(s & s << 1 & s >> 1 & s << 11 & s >> 11 & s << 12 & s >> 12)
    }

    /// The part of the set that chains of its own cells join to `seeds`.
    pub fn linked_to(self, seeds: CellSet) -> CellSet {
        let mut linked = self & seeds;
        loop {
            let wider = (linked | linked.neighbours()) & self;
            if wider == linked {
                return linked;
            }
            linked = wider;
        }
    }
}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = Cells;

    #[inline]
    fn into_iter(self) -> Cells {
        Cells(self.0)
    }
}

/// The cells of a [`CellSet`], in the order of [`Cell::ALL`].
#[derive(Clone, Debug)]
pub struct Cells(u64);

impl Iterator for Cells {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        if self.0 == 0 {
            return None;
        }
        let cell = CELL_OF_BIT[self.0.trailing_zeros() as usize & 63];
        self.0 &= self.0 - 1;
        Some(cell)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Cells {}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        cells.into_iter().fold(CellSet::EMPTY, |set, cell| set | CellSet::of(cell))
    }
}

impl From<Cell> for CellSet {
    fn from(cell: Cell) -> CellSet {
        CellSet::of(cell)
    }
}

/// Writes the names of the cells, sorted and separated by spaces.
impl fmt::Display for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut names: Vec<String> = self.into_iter().map(|cell| cell.to_string()).collect();
        names.sort();
        f.write_str(&names.join(" "))
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

macro_rules! set_operator {
    ($operator:ident $method:ident, $assign:ident $assign_method:ident, |$a:ident, $b:ident| $bits:expr) => {
        impl $operator for CellSet {
            type Output = CellSet;

            #[inline]
            fn $method(self, other: CellSet) -> CellSet {
                let ($a, $b) = (self.0, other.0);
                CellSet($bits)
            }
        }

        impl $assign for CellSet {
            #[inline]
            fn $assign_method(&mut self, other: CellSet) {
                *self = $operator::$method(*self, other);
            }
        }
    };
}

set_operator!(BitOr bitor, BitOrAssign bitor_assign, |a, b| a | b);
set_operator!(BitAnd bitand, BitAndAssign bitand_assign, |a, b| a & b);
set_operator!(BitXor bitxor, BitXorAssign bitxor_assign, |a, b| a ^ b);
set_operator!(Sub sub, SubAssign sub_assign, |a, b| a & !b);

impl Not for CellSet {
    type Output = CellSet;

    #[inline]
    fn not(self) -> CellSet {
        CellSet(!self.0 & BOARD)
    }
}
