//! Phase one: 49 pieces go onto the empty board.

use crate::board::Board;
use crate::{Cell, CellSet, Color, MoveError, Movement, Piece, Position};

/// A position of the placement phase: fewer than 49 pieces on the board, none of them stacked.
///
/// White, Black and White again place a DVONN piece; then Black and White alternate with a piece of their own
/// colour, until White has placed the 49th. Nothing is removed meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Placement {
    board: Board,
}

impl Placement {
    /// Number of cells, which is the number of pieces.
    const PLIES: usize = 49;

    /// The empty board.
    pub const START: Placement = Placement { board: Board::EMPTY };

    /// Trusts the caller that the pieces are those of the placement order.
    pub(crate) fn new(board: Board) -> Placement {
        Placement { board }
    }

    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    /// Number of pieces placed, 0 to 48.
    pub fn placed(&self) -> usize {
        self.board.occupied().len()
    }

    /// Who places next.
    pub fn turn(&self) -> Color {
        self.board.turn()
    }

    /// What is placed next.
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

    /// The cells where the next piece may go.
    pub fn empty(&self) -> CellSet {
        !self.board.occupied()
    }

    /// Puts the next piece on a cell. The 49th piece ends the phase, and White, who placed it, also moves first.
    ///
    /// # Errors
    /// [`MoveError::Occupied`] if a piece is there already.
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
