//! Moves, why they are refused, and what they do.

use crate::{Cell, CellSet};

/// A move of a whole stack onto another one. Text: `d1-f3`.
///
/// It says nothing about legality: any two cells make one.
///
/// ```
/// use dvonn_core::{Cell, StackMove};
///
/// let mv = StackMove::new(Cell::D1, Cell::F3);
/// assert_eq!(mv.to_string(), "d1-f3");
/// assert_eq!(StackMove::from_bits(mv.to_bits()), Some(mv));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StackMove {
    /// The cell that becomes empty.
    pub from: Cell,
    /// The cell the stack lands on.
    pub to: Cell,
}

const _: () = assert!(size_of::<Option<StackMove>>() == 2);

impl StackMove {
    /// The move from one cell to another.
    #[inline]
    pub const fn new(from: Cell, to: Cell) -> StackMove {
        StackMove { from, to }
    }

    /// The move as a number: the index of `from` in the high byte, that of `to` in the low one. The numbers are in
    /// the order of the moves, and `u16::MAX` is not a move.
    #[inline]
    pub const fn to_bits(self) -> u16 {
        (self.from.index() as u16) << 8 | self.to.index() as u16
    }

    /// The move with this number; the inverse of [`to_bits`](StackMove::to_bits).
    #[inline]
    pub const fn from_bits(bits: u16) -> Option<StackMove> {
        match (Cell::from_index((bits >> 8) as usize), Cell::from_index((bits & 0xff) as usize)) {
            (Some(from), Some(to)) => Some(StackMove { from, to }),
            _ => None,
        }
    }
}

/// One ply: a placement, a stack move or a forced pass. Text: `e3`, `d1-f3`, `pass`.
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
    /// Puts the next piece on an empty cell.
    Place(Cell),
    /// Moves a whole stack onto another one.
    Stack(StackMove),
    /// Gives the turn away because there is no move.
    Pass,
}

const _: () = assert!(size_of::<Option<Move>>() == 2);

impl From<StackMove> for Move {
    fn from(mv: StackMove) -> Move {
        Move::Stack(mv)
    }
}

/// Why a move was refused. The position is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoveError {
    /// Neither side can move any more.
    #[error("the game is over")]
    GameOver,
    /// Stacks do not move before the board is full.
    #[error("stacks cannot move until all 49 pieces are placed")]
    StillPlacing,
    /// Nobody may leave out a placement.
    #[error("passing is not allowed during placement")]
    PassWhilePlacing,
    /// All pieces are on the board already.
    #[error("all pieces are placed; to move, name both cells, not only {cell}")]
    AlreadyPlaced {
        /// The cell named.
        cell: Cell,
    },
    /// A piece is placed on an empty cell.
    #[error("{cell} is occupied")]
    Occupied {
        /// The cell named.
        cell: Cell,
    },
    /// Who can move must move.
    #[error("passing is allowed only when there is no legal move")]
    MustMove,
    /// There is nothing to move.
    #[error("there is no stack on {from}")]
    NoStack {
        /// The cell named.
        from: Cell,
    },
    /// A DVONN piece moves only inside a stack.
    #[error("the DVONN piece on {from} is alone and cannot be moved")]
    LoneDvonn {
        /// The cell named.
        from: Cell,
    },
    /// The top piece decides who may move a stack.
    #[error("the stack on {from} belongs to the opponent")]
    NotYours {
        /// The cell named.
        from: Cell,
    },
    /// All six neighbour cells are taken.
    #[error("the stack on {from} is blocked: all six neighbours are taken")]
    Enclosed {
        /// The cell named.
        from: Cell,
    },
    /// The way between the cells follows none of the six directions.
    #[error("{from} and {to} are not in a straight line")]
    NotInLine {
        /// Where the stack stands.
        from: Cell,
        /// Where it was to land.
        to: Cell,
    },
    /// A stack moves exactly as far as it is high.
    #[error("{to} is not at distance {height} from {from}; a stack moves exactly as far as it is tall")]
    WrongDistance {
        /// Where the stack stands.
        from: Cell,
        /// Where it was to land.
        to: Cell,
        /// How far it must move.
        height: u8,
    },
    /// A stack lands on another one, never on an empty cell.
    #[error("{to} is empty; a stack must land on another stack")]
    EmptyTarget {
        /// Where it was to land.
        to: Cell,
    },
}

/// What a stack move did: one value for network update, animation and server event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Effects {
    /// The move that was made.
    pub mv: StackMove,
    /// The cells that lost their last link to a DVONN piece and were emptied; the target may be among them.
    pub removed: CellSet,
}
