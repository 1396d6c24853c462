//! What stands on a cell.

use std::fmt;

use crate::{Color, Piece};

/// What stands on an occupied cell: a single piece is a stack of one. Colours below the top never matter to
/// the rules, so they are not kept.
///
/// ```
/// use dvonn_core::{Color, Stack};
///
/// let tower = Stack::new(Color::White, 5, 1)?; // five pieces, white on top, one DVONN piece inside
/// let landed = Stack::single(Color::Black).onto(tower).expect("a black piece may move");
/// assert_eq!(landed, Stack::new(Color::Black, 6, 1)?);
/// assert_eq!(landed.to_string(), "B6+");
/// assert_eq!(Stack::DVONN.onto(tower), None);
/// # Ok::<(), dvonn_core::StackError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stack {
    owner: Option<Color>, // Invariant: `None` only for a lone DVONN piece.
    height: u8,           // Invariant: 1..=49, and more than `dvonns` when owned.
    dvonns: u8,
}

/// Why there is no such stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StackError {
    /// No stack is lower than one piece or taller than all pieces together.
    #[error("a stack has 1 to 49 pieces, not {height}")]
    Height {
        /// The height asked for.
        height: u8,
    },
    /// The top piece of an owned stack is a white or black one.
    #[error("a stack of {height} with a coloured top can hold at most {} DVONN pieces, not {dvonns}", height - 1)]
    Dvonns {
        /// The height asked for.
        height: u8,
        /// The DVONN pieces asked for.
        dvonns: u8,
    },
}

impl Stack {
    /// The tallest stack there can be: all pieces of the game.
    pub const MAX_HEIGHT: u8 = 49;

    /// A lone DVONN piece.
    pub const DVONN: Stack = Stack { owner: None, height: 1, dvonns: 1 };

    /// A single piece of a player.
    pub const fn single(color: Color) -> Stack {
        Stack { owner: Some(color), height: 1, dvonns: 0 }
    }

    /// A stack with `owner`'s colour on top and `dvonns` DVONN pieces somewhere below.
    ///
    /// # Errors
    /// If no set of pieces makes such a stack.
    pub const fn new(owner: Color, height: u8, dvonns: u8) -> Result<Stack, StackError> {
        if height == 0 || height > Stack::MAX_HEIGHT {
            return Err(StackError::Height { height });
        }
        if dvonns >= height {
            return Err(StackError::Dvonns { height, dvonns });
        }
        Ok(Stack { owner: Some(owner), height, dvonns })
    }

    /// The player whose colour is on top; `None` for a lone DVONN piece.
    pub const fn owner(self) -> Option<Color> {
        self.owner
    }

    /// Number of pieces, which is how far the stack moves.
    pub const fn height(self) -> u8 {
        self.height
    }

    /// Number of DVONN pieces among them.
    pub const fn dvonns(self) -> u8 {
        self.dvonns
    }

    /// Whether a DVONN piece is among them.
    pub const fn has_dvonn(self) -> bool {
        self.dvonns > 0
    }

    /// The stack formed when `self` lands on `below`; `None` for a lone DVONN piece, which never moves by
    /// itself, and when there are not so many pieces in the game.
    pub fn onto(self, below: Stack) -> Option<Stack> {
        Stack::new(self.owner?, self.height + below.height, self.dvonns + below.dvonns).ok()
    }
}

impl From<Piece> for Stack {
    fn from(piece: Piece) -> Stack {
        match piece {
            Piece::White => Stack::single(Color::White),
            Piece::Black => Stack::single(Color::Black),
            Piece::Dvonn => Stack::DVONN,
        }
    }
}

/// Writes the token of the position text: `W`, `D`, `B3`, `W5+`.
impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(owner) = self.owner else {
            return f.write_str("D");
        };
        write!(f, "{}", owner.letter())?;
        if self.height > 1 {
            write!(f, "{}", self.height)?;
        }
        (0..self.dvonns).try_for_each(|_| f.write_str("+"))
    }
}
