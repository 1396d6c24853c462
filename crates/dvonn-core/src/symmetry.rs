//! The four symmetries of the board. No rule can tell a position from its image.

use crate::{Cell, CellSet, Move, StackMove};

/// A way to map the board onto itself. Applied twice, it changes nothing.
///
/// ```
/// use dvonn_core::{Cell, Symmetry};
///
/// assert_eq!(Symmetry::HalfTurn.cell(Cell::A1), Cell::K5);
/// assert_eq!(Symmetry::UpsideDown.cell(Cell::A1), Cell::C5);
/// assert_eq!(Symmetry::LeftRight.cell(Cell::A1), Cell::I1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Symmetry {
    /// Nothing changes.
    Identity,
    /// Turned by 180 degrees.
    HalfTurn,
    /// Mirrored: row 5 becomes row 1.
    UpsideDown,
    /// Mirrored: the left end of each row becomes its right end.
    LeftRight,
}

impl Symmetry {
    /// All four.
    ///
    /// ```
    /// # use dvonn_core::{Cell, Symmetry};
    /// assert!(Symmetry::ALL.into_iter().all(|symmetry| symmetry.cell(Cell::F3) == Cell::F3));
    /// ```
    pub const ALL: [Symmetry; 4] =
        [Symmetry::Identity, Symmetry::HalfTurn, Symmetry::UpsideDown, Symmetry::LeftRight];

    /// The image of a cell.
    ///
    /// ```
    /// # use dvonn_core::{Cell, Symmetry};
    /// assert_eq!(Symmetry::HalfTurn.cell(Cell::B1), Cell::J5);
    /// ```
    pub fn cell(self, cell: Cell) -> Cell {
        let (column, row) = (cell.column(), cell.row());
        let (column, row) = match self {
            Symmetry::Identity => (column, row),
            Symmetry::HalfTurn => (10 - column, 4 - row),
            Symmetry::UpsideDown => (column + 2 - row, 4 - row),
            Symmetry::LeftRight => (8 + row - column, row),
        };
        Cell::at(column, row).expect("a symmetry maps the board onto itself")
    }

    /// The image of a set of cells.
    ///
    /// ```
    /// # use dvonn_core::{CellSet, Symmetry};
    /// assert_eq!(Symmetry::HalfTurn.cells(CellSet::ALL), CellSet::ALL);
    /// ```
    pub fn cells(self, cells: CellSet) -> CellSet {
        cells.into_iter().map(|cell| self.cell(cell)).collect()
    }

    /// The image of a move.
    ///
    /// ```
    /// # use dvonn_core::{Move, Symmetry};
    /// let mv: Move = "a1-b1".parse()?;
    /// assert_eq!(Symmetry::HalfTurn.mv(mv).to_string(), "k5-j5");
    /// # Ok::<(), dvonn_core::ParseMoveError>(())
    /// ```
    pub fn mv(self, mv: Move) -> Move {
        match mv {
            Move::Place(cell) => Move::Place(self.cell(cell)),
            Move::Stack(mv) => Move::Stack(StackMove::new(self.cell(mv.from), self.cell(mv.to))),
            Move::Pass => Move::Pass,
        }
    }

    /// The symmetry that has the effect of this one followed by `next`.
    ///
    /// ```
    /// # use dvonn_core::Symmetry;
    /// assert_eq!(Symmetry::HalfTurn.then(Symmetry::UpsideDown), Symmetry::LeftRight);
    /// ```
    #[must_use]
    pub fn then(self, next: Symmetry) -> Symmetry {
        use Symmetry::{HalfTurn, Identity, LeftRight, UpsideDown};
        match (self, next) {
            (a, b) if a == b => Identity,
            (Identity, other) | (other, Identity) => other,
            (HalfTurn, UpsideDown) | (UpsideDown, HalfTurn) => LeftRight,
            (HalfTurn, LeftRight) | (LeftRight, HalfTurn) => UpsideDown,
            _ => HalfTurn,
        }
    }
}
