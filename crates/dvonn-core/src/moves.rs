//! Moves, the reasons to refuse them, and their effects.

use crate::{ByColor, Cell, CellSet};

/// The move of a whole stack onto another one, written `d1-f3`.
///
/// Any two cells make a `StackMove`; only [`Movement::check`](crate::Movement::check) decides whether it is legal.
///
/// ```
/// use dvonn_core::{Cell, StackMove};
///
/// let mv: StackMove = "d1-f3".parse()?;
/// assert_eq!(mv, StackMove { from: Cell::D1, to: Cell::F3 });
/// # Ok::<(), dvonn_core::ParseMoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StackMove {
    /// The cell that becomes empty.
    pub from: Cell,
    /// The cell on which the stack lands.
    pub to: Cell,
}

const _: () = assert!(size_of::<Option<StackMove>>() == 2);

impl StackMove {
    /// The move from one cell to another.
    ///
    /// ```
    /// # use dvonn_core::{Cell, StackMove};
    /// assert_eq!(StackMove::new(Cell::D1, Cell::F3).to_string(), "d1-f3");
    /// ```
    #[inline]
    pub const fn new(from: Cell, to: Cell) -> StackMove {
        StackMove { from, to }
    }

    /// The move as a number, for tables: the index of `from` in the high byte and the index of `to` in the low byte.
    /// The numbers sort like the moves. `u16::MAX` is never one of them, so it can stand for "no move".
    ///
    /// ```
    /// # use dvonn_core::{Cell, StackMove};
    /// assert_eq!(StackMove::new(Cell::B1, Cell::A2).to_bits(), 0x010b);
    /// ```
    #[inline]
    pub const fn to_bits(self) -> u16 {
        (self.from.index() as u16) << 8 | self.to.index() as u16
    }

    /// The move with this number, or `None` if no move has it.
    ///
    /// ```
    /// # use dvonn_core::{Cell, StackMove};
    /// let mv = StackMove::new(Cell::D1, Cell::F3);
    /// assert_eq!(StackMove::from_bits(mv.to_bits()), Some(mv));
    /// assert_eq!(StackMove::from_bits(u16::MAX), None);
    /// ```
    #[inline]
    pub const fn from_bits(bits: u16) -> Option<StackMove> {
        match (Cell::from_index((bits >> 8) as usize), Cell::from_index((bits & 0xff) as usize)) {
            (Some(from), Some(to)) => Some(StackMove { from, to }),
            _ => None,
        }
    }
}

/// One ply: a placement, a stack move or a forced pass, written `e3`, `d1-f3` or `pass`.
///
/// ```
/// use dvonn_core::{Cell, Move, StackMove};
///
/// let mv: Move = "C1c2".parse()?;
/// assert_eq!(mv, Move::Stack(StackMove::new(Cell::C1, Cell::C2)));
/// assert_eq!(mv.to_string(), "c1-c2");
/// # Ok::<(), dvonn_core::ParseMoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Places the next piece on an empty cell.
    Place(Cell),
    /// Moves a whole stack onto another one.
    Stack(StackMove),
    /// Passes the turn, which is legal only for a player who cannot move.
    Pass,
}

const _: () = assert!(size_of::<Option<Move>>() == 2);

impl From<StackMove> for Move {
    fn from(mv: StackMove) -> Move {
        Move::Stack(mv)
    }
}

/// Why a move was refused. The position is unchanged.
///
/// ```
/// use dvonn_core::{Cell, Move, MoveError, Position, StackMove};
///
/// let mv = Move::Stack(StackMove::new(Cell::A1, Cell::A2));
/// assert_eq!(Position::START.check(mv), Err(MoveError::StillPlacing));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoveError {
    /// Neither player can move any more.
    #[error("the game is over")]
    GameOver,
    /// Stacks do not move before the board is full.
    #[error("stacks cannot move until all 49 pieces are placed")]
    StillPlacing,
    /// A placement cannot be skipped.
    #[error("passing is not allowed during placement")]
    PassWhilePlacing,
    /// All pieces are on the board already.
    #[error("all pieces are placed; to move, name both cells, not only {cell}")]
    AlreadyPlaced {
        /// The cell of the refused placement.
        cell: Cell,
    },
    /// A piece is placed on an empty cell.
    #[error("{cell} is occupied")]
    Occupied {
        /// The cell of the refused placement.
        cell: Cell,
    },
    /// A player who can move must move.
    #[error("passing is allowed only when there is no legal move")]
    MustMove,
    /// The cell is empty.
    #[error("there is no stack on {from}")]
    NoStack {
        /// The cell from which to move.
        from: Cell,
    },
    /// A DVONN piece moves only inside a stack.
    #[error("the DVONN piece on {from} is alone and cannot be moved")]
    LoneDvonn {
        /// The cell from which to move.
        from: Cell,
    },
    /// A stack belongs to the player whose piece is on top.
    #[error("the stack on {from} belongs to the opponent")]
    NotYours {
        /// The cell from which to move.
        from: Cell,
    },
    /// All six neighbouring cells are occupied.
    #[error("the stack on {from} is blocked: all six neighbours are occupied")]
    Enclosed {
        /// The cell from which to move.
        from: Cell,
    },
    /// The cells are not in line in any of the six directions.
    #[error("{from} and {to} are not in a straight line")]
    NotInLine {
        /// The cell from which to move.
        from: Cell,
        /// The cell on which to land.
        to: Cell,
    },
    /// A stack moves exactly as many cells as it has pieces.
    #[error("{to} is not at distance {height} from {from}; a stack moves exactly as far as it is tall")]
    WrongDistance {
        /// The cell from which to move.
        from: Cell,
        /// The cell on which to land.
        to: Cell,
        /// How far the stack must move.
        height: u8,
    },
    /// A stack lands on another stack, never on an empty cell.
    #[error("{to} is empty; a stack must land on another stack")]
    EmptyTarget {
        /// The cell on which to land.
        to: Cell,
    },
}

/// What a stack move did to the board.
///
/// ```
/// use dvonn_core::{ByColor, Position};
///
/// // The white piece on d3 was the only link of the black one on e3.
/// let mut position: Position = "........./........../DDDWB....../........../......... W M".parse()?;
/// let effects = position.apply("d3-c3".parse()?)?.expect("a stack move has effects");
/// assert_eq!(effects.removed.to_string(), "e3");
/// assert_eq!(effects.lost, ByColor::new(0, 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Effects {
    /// The move.
    pub mv: StackMove,
    /// The cells that lost their last link to a DVONN piece and were emptied. The target is among them if the stack
    /// that moved was itself cut off.
    pub removed: CellSet,
    /// The number of pieces in each player's removed stacks. A stack counts for the player whose piece is on top.
    pub lost: ByColor<u8>,
}
