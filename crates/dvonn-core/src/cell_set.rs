//! Sets of cells, as bits.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign};
use core::str::FromStr;

use crate::tables::{BOARD, CELL_OF_BIT};
use crate::{Cell, ParseMoveError};

/// A set of cells. The operators are set operations; `!` is the complement within the board.
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
pub struct CellSet(u64); // Invariant: only bits that stand for cells are set.

impl CellSet {
    /// The empty set.
    ///
    /// ```
    /// # use dvonn_core::CellSet;
    /// assert!(CellSet::EMPTY.is_empty());
    /// ```
    pub const EMPTY: CellSet = CellSet(0);

    /// The whole board.
    ///
    /// ```
    /// # use dvonn_core::CellSet;
    /// assert_eq!(CellSet::ALL.len(), 49);
    /// ```
    pub const ALL: CellSet = CellSet(BOARD);

    /// The set with these [`bits`](CellSet::bits), or `None` if a bit does not stand for a cell.
    ///
    /// ```
    /// # use dvonn_core::{Cell, CellSet};
    /// let set = CellSet::of(Cell::C1).with(Cell::F3);
    /// assert_eq!(CellSet::from_bits(set.bits()), Some(set));
    /// assert_eq!(CellSet::from_bits(1 << 9), None); // to the right of i1, where the board ends
    /// ```
    #[inline]
    pub const fn from_bits(bits: u64) -> Option<CellSet> {
        if bits & !BOARD == 0 { Some(CellSet(bits)) } else { None }
    }

    /// The set with these bits; the caller ensures that they all stand for cells.
    #[inline]
    pub(crate) const fn from_bits_unchecked(bits: u64) -> CellSet {
        debug_assert!(bits & !BOARD == 0);
        CellSet(bits)
    }

    /// The set of one cell.
    ///
    /// ```
    /// # use dvonn_core::{Cell, CellSet};
    /// assert_eq!(CellSet::of(Cell::F3).to_string(), "f3");
    /// ```
    #[inline]
    pub const fn of(cell: Cell) -> CellSet {
        CellSet(1 << cell as u32)
    }

    /// The set with one more cell.
    ///
    /// ```
    /// # use dvonn_core::{Cell, CellSet};
    /// assert_eq!(CellSet::of(Cell::F3).with(Cell::A1).to_string(), "a1 f3");
    /// ```
    #[inline]
    #[must_use]
    pub const fn with(self, cell: Cell) -> CellSet {
        CellSet(self.0 | 1 << cell as u32)
    }

    /// The set as a number: bit [`Cell::index`] is set for each cell.
    ///
    /// ```
    /// # use dvonn_core::{Cell, CellSet};
    /// assert_eq!(CellSet::of(Cell::A1).with(Cell::A2).bits(), 1 | 1 << 11);
    /// ```
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The number of cells in the set.
    ///
    /// ```
    /// # use dvonn_core::Cell;
    /// assert_eq!(Cell::F3.neighbours().len(), 6);
    /// ```
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no cells.
    ///
    /// ```
    /// # use dvonn_core::{Cell, CellSet};
    /// assert!(!CellSet::of(Cell::A1).is_empty());
    /// ```
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the cell is in the set.
    ///
    /// ```
    /// # use dvonn_core::{Cell, CellSet};
    /// assert!(Cell::F3.neighbours().contains(Cell::G4));
    /// ```
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell as u32 & 1 != 0
    }

    /// Whether every cell of this set is in `other`.
    ///
    /// ```
    /// # use dvonn_core::{Cell, CellSet};
    /// assert!(CellSet::of(Cell::A1).is_subset(CellSet::ALL));
    /// ```
    #[inline]
    pub const fn is_subset(self, other: CellSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether the two sets have no cell in common.
    ///
    /// ```
    /// # use dvonn_core::{Cell, CellSet};
    /// assert!(CellSet::of(Cell::A1).is_disjoint(Cell::A1.neighbours()));
    /// ```
    #[inline]
    pub const fn is_disjoint(self, other: CellSet) -> bool {
        self.0 & other.0 == 0
    }

    /// Adds a cell.
    ///
    /// ```
    /// # use dvonn_core::{Cell, CellSet};
    /// let mut set = CellSet::EMPTY;
    /// set.insert(Cell::A1);
    /// assert!(set.contains(Cell::A1));
    /// ```
    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        *self |= CellSet::of(cell);
    }

    /// Removes a cell.
    ///
    /// ```
    /// # use dvonn_core::{Cell, CellSet};
    /// let mut set = CellSet::ALL;
    /// set.remove(Cell::A1);
    /// assert_eq!(set.len(), 48);
    /// ```
    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        *self -= CellSet::of(cell);
    }

    /// The first cell in the order of [`Cell::ALL`].
    ///
    /// ```
    /// # use dvonn_core::{Cell, CellSet};
    /// assert_eq!(CellSet::ALL.first(), Some(Cell::A1));
    /// assert_eq!(CellSet::EMPTY.first(), None);
    /// ```
    #[inline]
    pub fn first(self) -> Option<Cell> {
        self.into_iter().next()
    }

    /// All cells that have a neighbour in the set. Cells of the set itself are included only if they have one.
    ///
    /// ```
    /// # use dvonn_core::{Cell, CellSet};
    /// assert_eq!(CellSet::of(Cell::A1).neighbours(), Cell::A1.neighbours());
    /// ```
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> CellSet {
        let s = self.0;
        // The six missing corners catch every step that would wrap into another row.
        CellSet((s << 1 | s >> 1 | s << 11 | s >> 11 | s << 12 | s >> 12) & BOARD)
    }

    /// The set shifted by one step in each of the six directions; cells that would leave the board are dropped.
    ///
    /// ```
    /// # use dvonn_core::{Cell, CellSet};
    /// let count: usize = CellSet::of(Cell::A1).sides().iter().map(|side| side.len()).sum();
    /// assert_eq!(count, 3);
    /// ```
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
    ///
    /// ```
    /// # use dvonn_core::{Cell, CellSet};
    /// assert_eq!(Cell::F3.neighbours().with(Cell::F3).enclosed(), CellSet::of(Cell::F3));
    /// ```
    #[inline]
    #[must_use]
    pub const fn enclosed(self) -> CellSet {
        let s = self.0;
        CellSet(s & s << 1 & s >> 1 & s << 11 & s >> 11 & s << 12 & s >> 12)
    }

    /// The part of the set that is connected to `seeds` through cells of the set.
    ///
    /// ```
    /// # use dvonn_core::{Cell, CellSet};
    /// let set: CellSet = "a1 b1 c1 e1".parse()?;
    /// assert_eq!(set.linked_to(CellSet::of(Cell::A1)).to_string(), "a1 b1 c1");
    /// # Ok::<(), dvonn_core::ParseMoveError>(())
    /// ```
    #[must_use]
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

/// Iterates over the cells of a [`CellSet`] in the order of [`Cell::ALL`].
///
/// ```
/// use dvonn_core::Cell;
///
/// let mut cells = Cell::A1.neighbours().into_iter();
/// assert_eq!(cells.len(), 3);
/// assert_eq!(cells.next(), Some(Cell::B1));
/// assert_eq!(cells.next_back(), Some(Cell::B2));
/// ```
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

impl DoubleEndedIterator for Cells {
    #[inline]
    fn next_back(&mut self) -> Option<Cell> {
        let last = self.0.checked_ilog2()?;
        self.0 ^= 1 << last;
        Some(CELL_OF_BIT[last as usize])
    }
}

impl ExactSizeIterator for Cells {}

impl FusedIterator for Cells {}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        let mut set = CellSet::EMPTY;
        set.extend(cells);
        set
    }
}

impl Extend<Cell> for CellSet {
    fn extend<I: IntoIterator<Item = Cell>>(&mut self, cells: I) {
        cells.into_iter().for_each(|cell| self.insert(cell));
    }
}

impl From<Cell> for CellSet {
    fn from(cell: Cell) -> CellSet {
        CellSet::of(cell)
    }
}

/// Reads the names of cells, in any order, separated by white space.
impl FromStr for CellSet {
    type Err = ParseMoveError;

    fn from_str(names: &str) -> Result<CellSet, ParseMoveError> {
        names.split_whitespace().map(str::parse).collect()
    }
}

/// Writes the names of the cells in alphabetical order, separated by spaces. Iteration goes row by row instead.
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
