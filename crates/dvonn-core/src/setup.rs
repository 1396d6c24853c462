//! Unchecked descriptions of a board, and the reasons why one is not a legal position.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::board::Board;
use crate::{CellMap, CellSet, Color, Movement, Piece, Placement, Position, Stack};

/// The phase of a game, written `placement` or `movement`.
///
/// ```
/// use dvonn_core::Phase;
///
/// assert_eq!("movement".parse(), Ok(Phase::Movement));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Pieces are placed on the empty board.
    Placement,
    /// Stacks are moved.
    Movement,
}

/// Writes `placement` or `movement`.
impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Phase::Placement => "placement",
            Phase::Movement => "movement",
        })
    }
}

/// An unchecked description of a board, from a file or an untrusted source: it may contain any values.
///
/// ```
/// use dvonn_core::{Cell, Color, Position, Setup, Stack};
///
/// let mut setup = Position::START.setup();
/// setup.cells[Cell::F3] = Some(Stack::DVONN);
/// setup.turn = Color::White; // wrong: one piece lies there, so it is Black's turn
/// let errors = setup.validate().unwrap_err();
/// assert_eq!(errors.to_string(), "the number of pieces placed is 1, so it is Black's turn");
/// setup.turn = Color::Black;
/// assert!(setup.validate().is_ok());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The stack on each cell.
    pub cells: CellMap<Option<Stack>>,
    /// The player to play.
    pub turn: Color,
    /// The phase of the game.
    pub phase: Phase,
}

/// One reason why a [`Setup`] is not a legal position.
///
/// ```
/// use dvonn_core::{Phase, Position, Setup, SetupError};
///
/// let errors = Setup { phase: Phase::Movement, ..Position::START.setup() }.validate().unwrap_err();
/// assert_eq!(errors.reasons(), [SetupError::DvonnCount { found: 0 }]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// Nothing is stacked in the placement phase.
    #[error("there can be no stacks during placement: {cells}")]
    StackWhilePlacing {
        /// Where they stand.
        cells: CellSet,
    },
    /// The placement phase ends with the 49th piece.
    #[error("all 49 pieces are placed, so this is the movement phase")]
    PlacementFinished,
    /// The placement order requires a different number of these pieces.
    #[error("with {placed} on the board, the number of {} pieces should be {expected}, not {found}", .piece)]
    PlacementCount {
        /// All pieces on the board.
        placed: usize,
        /// The kind of piece in question.
        piece: Piece,
        /// How many there should be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// The number of pieces placed decides whose turn it is.
    #[error("the number of pieces placed is {placed}, so it is {expected:?}'s turn")]
    PlacementTurn {
        /// All pieces on the board.
        placed: usize,
        /// Whose turn it is.
        expected: Color,
    },
    /// DVONN pieces never leave the board.
    #[error("the number of DVONN pieces must be 3, not {found}")]
    DvonnCount {
        /// How many there are.
        found: usize,
    },
    /// There are no more than 49 pieces in the box.
    #[error("there are {found} pieces, but the game has only 49")]
    TooManyPieces {
        /// How many there are.
        found: usize,
    },
    /// Every stack has a piece of its owner on top, and each player has 23.
    #[error("{found} stacks have a {color} piece on top, but there are only 23 of that colour")]
    TooManyTops {
        /// Whose stacks.
        color: Color,
        /// How many there are.
        found: usize,
    },
    /// Stacks without a chain to a DVONN piece would have been removed.
    #[error("not connected to a DVONN piece: {cells}")]
    Unlinked {
        /// Where they stand.
        cells: CellSet,
    },
}

/// Every reason why a [`Setup`] is not a legal position; there is at least one.
///
/// ```
/// use dvonn_core::{Phase, Position, Setup};
///
/// let errors = Setup { phase: Phase::Movement, ..Position::START.setup() }.validate().unwrap_err();
/// assert_eq!(errors.to_string(), "the number of DVONN pieces must be 3, not 0");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupErrors(Vec<SetupError>);

impl SetupErrors {
    /// The reasons, each once.
    ///
    /// ```
    /// # use dvonn_core::{Phase, Position, Setup};
    /// let errors = Setup { phase: Phase::Movement, ..Position::START.setup() }.validate().unwrap_err();
    /// assert_eq!(errors.reasons().len(), 1);
    /// ```
    pub fn reasons(&self) -> &[SetupError] {
        &self.0
    }
}

impl fmt::Display for SetupErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reasons: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&reasons.join("; "))
    }
}

impl core::error::Error for SetupErrors {}

impl Setup {
    /// Pieces of each colour a player has.
    const PIECES: usize = 23;

    /// The legal position that this describes.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// assert_eq!(Position::START.setup().validate(), Ok(Position::START));
    /// ```
    ///
    /// # Errors
    /// Every reason why the position is not legal.
    pub fn validate(&self) -> Result<Position, SetupErrors> {
        let errors = match self.phase {
            Phase::Placement => self.placement_errors(),
            Phase::Movement => self.movement_errors(),
        };
        if !errors.is_empty() {
            return Err(SetupErrors(errors));
        }
        let mut board = Board::EMPTY;
        for (cell, stack) in &self.cells {
            if let Some(stack) = *stack {
                board.place(cell, stack);
            }
        }
        if self.turn == Color::Black {
            board.pass_turn();
        }
        Ok(match self.phase {
            Phase::Placement => Position::Placement(Placement::new(board)),
            Phase::Movement => Position::Movement(Movement::new(board)),
        })
    }

    fn placement_errors(&self) -> Vec<SetupError> {
        let mut errors = Vec::new();
        let stacked = self.cells_where(|stack| stack.height() > 1);
        if !stacked.is_empty() {
            errors.push(SetupError::StackWhilePlacing { cells: stacked });
        }
        let placed = self.cells_where(|_| true).len();
        if placed == 49 {
            errors.push(SetupError::PlacementFinished);
        }
        for piece in [Piece::Dvonn, Piece::White, Piece::Black] {
            let expected = (0..placed).filter(|&ply| Placement::piece_of_ply(ply) == piece).count();
            let found = self.cells_where(|stack| stack == piece.into()).len();
            if found != expected && stacked.is_empty() {
                errors.push(SetupError::PlacementCount { placed, piece, expected, found });
            }
        }
        let expected = Placement::turn_of_ply(placed);
        if placed < 49 && self.turn != expected {
            errors.push(SetupError::PlacementTurn { placed, expected });
        }
        errors
    }

    fn movement_errors(&self) -> Vec<SetupError> {
        let mut errors = Vec::new();
        let sum = |count: fn(Stack) -> u8| -> usize {
            self.cells.iter().filter_map(|(_, stack)| *stack).map(|stack| count(stack) as usize).sum()
        };
        let dvonns = sum(Stack::dvonns);
        if dvonns != 3 {
            errors.push(SetupError::DvonnCount { found: dvonns });
        }
        let pieces = sum(Stack::height);
        if pieces > 49 {
            errors.push(SetupError::TooManyPieces { found: pieces });
        }
        for color in Color::ALL {
            let found = self.cells_where(|stack| stack.owner() == Some(color)).len();
            if found > Setup::PIECES {
                errors.push(SetupError::TooManyTops { color, found });
            }
        }
        let occupied = self.cells_where(|_| true);
        let unlinked = occupied - occupied.linked_to(self.cells_where(Stack::has_dvonn));
        if !unlinked.is_empty() {
            errors.push(SetupError::Unlinked { cells: unlinked });
        }
        errors
    }

    fn cells_where(&self, holds: impl Fn(Stack) -> bool) -> CellSet {
        self.cells.iter().filter(|(_, stack)| stack.is_some_and(&holds)).map(|(cell, _)| cell).collect()
    }
}
