//! The first phase: the 49 pieces are placed on the empty board.

use core::fmt;

use crate::board::Board;
use crate::tables::PLACEMENT_KEY;
use crate::{Cell, CellSet, Color, MoveError, Movement, Phase, PhaseError, Piece, Position};

/// A position of the placement phase: fewer than 49 pieces on the board, none of them stacked.
///
/// White, Black and White again place a DVONN piece; then Black and White alternate with a piece of their own
/// colour, until White has placed the 49th. Nothing is removed in this phase.
///
/// ```
/// use dvonn_core::{Cell, Color, Piece, Placement, Position};
///
/// let Position::Placement(placement) = Placement::START.place(Cell::F3)? else { unreachable!() };
/// assert_eq!((placement.turn(), placement.next_piece()), (Color::Black, Piece::Dvonn));
/// # Ok::<(), dvonn_core::MoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Placement {
    board: Board,
}

impl Placement {
    /// Number of cells, which is the number of pieces.
    const PLIES: usize = 49;

    /// The empty board.
    ///
    /// ```
    /// # use dvonn_core::Placement;
    /// assert_eq!(Placement::START.placed(), 0);
    /// ```
    pub const START: Placement = Placement { board: Board::EMPTY };

    /// Trusts the caller that the pieces are those of the placement order.
    pub(crate) fn new(board: Board) -> Placement {
        Placement { board }
    }

    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    /// The number of pieces placed so far, 0 to 48.
    ///
    /// ```
    /// # use dvonn_core::Placement;
    /// assert_eq!(Placement::START.placed(), 0);
    /// ```
    pub fn placed(&self) -> usize {
        self.board.occupied().len()
    }

    /// The player who places next.
    ///
    /// ```
    /// # use dvonn_core::{Color, Placement};
    /// assert_eq!(Placement::START.turn(), Color::White);
    /// ```
    pub fn turn(&self) -> Color {
        self.board.turn()
    }

    /// A number that identifies the pieces and the player to place, for hash tables. It differs from that of the
    /// same board in the movement phase.
    ///
    /// ```
    /// # use dvonn_core::{Placement, Position};
    /// assert_eq!(Placement::START.key(), Position::START.key());
    /// ```
    pub fn key(&self) -> u64 {
        self.board.key() ^ PLACEMENT_KEY
    }

    /// The piece that is placed next.
    ///
    /// ```
    /// # use dvonn_core::{Piece, Placement};
    /// assert_eq!(Placement::START.next_piece(), Piece::Dvonn);
    /// ```
    pub fn next_piece(&self) -> Piece {
        Placement::piece_of_ply(self.placed())
    }

    /// The piece that the placement order gives to a ply, counted from 0.
    pub(crate) fn piece_of_ply(ply: usize) -> Piece {
        match ply {
            0..3 => Piece::Dvonn,
            _ => Placement::turn_of_ply(ply).into(),
        }
    }

    /// Who makes a placement, counted from 0.
    pub(crate) fn turn_of_ply(ply: usize) -> Color {
        if ply.is_multiple_of(2) { Color::White } else { Color::Black }
    }

    /// The cells on which the next piece may be placed.
    ///
    /// ```
    /// # use dvonn_core::Placement;
    /// assert_eq!(Placement::START.empty().len(), 49);
    /// ```
    pub fn empty(&self) -> CellSet {
        !self.board.occupied()
    }

    /// Places the next piece on a cell. The 49th piece ends the phase, and White, who placed it, also moves first.
    ///
    /// ```
    /// # use dvonn_core::{Cell, Placement};
    /// let position = Placement::START.place(Cell::F3)?;
    /// assert_eq!(position.to_string(), "........./........../.....D...../........../......... B P");
    /// # Ok::<(), dvonn_core::MoveError>(())
    /// ```
    ///
    /// # Errors
    /// [`MoveError::Occupied`] if the cell is occupied.
    pub fn place(mut self, cell: Cell) -> Result<Position, MoveError> {
        if self.board.occupied().contains(cell) {
            return Err(MoveError::Occupied { cell });
        }
        self.board.place(cell, self.next_piece().into());
        if self.placed() == Placement::PLIES {
            return Ok(Position::Movement(Movement::new(self.board)));
        }
        self.board.pass_turn();
        Ok(Position::Placement(self))
    }
}

/// Writes the position text.
impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Position::Placement(*self), f)
    }
}

impl fmt::Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&Position::Placement(*self), f)
    }
}

impl TryFrom<Position> for Placement {
    type Error = PhaseError;

    fn try_from(position: Position) -> Result<Placement, PhaseError> {
        match position {
            Position::Placement(placement) => Ok(placement),
            Position::Movement(_) => Err(PhaseError { found: Phase::Movement }),
        }
    }
}
