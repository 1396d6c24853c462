//! The stacks on the board.

use core::fmt;

use crate::{Color, Piece};

/// The pieces on one occupied cell; a single piece is a stack of one.
///
/// The colours below the top piece never matter to the rules, so they are not stored.
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
    height: u8,           // Invariant: 1..=49, and greater than `dvonns` if there is an owner.
    dvonns: u8,
}

/// Why a stack cannot exist.
///
/// ```
/// use dvonn_core::{Color, Stack, StackError};
///
/// assert_eq!(Stack::new(Color::White, 50, 0), Err(StackError::Height { height: 50 }));
/// assert_eq!(Stack::new(Color::White, 1, 1), Err(StackError::Dvonns { height: 1, dvonns: 1 }));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StackError {
    /// A stack has at least one piece and at most all pieces of the game.
    #[error("a stack has 1 to 49 pieces, not {height}")]
    Height {
        /// The requested height.
        height: u8,
    },
    /// The top piece of an owned stack is white or black, so not every piece can be a DVONN piece.
    #[error("a stack of {height} with a coloured top can hold at most {} DVONN pieces, not {dvonns}", height - 1)]
    Dvonns {
        /// The requested height.
        height: u8,
        /// The requested number of DVONN pieces.
        dvonns: u8,
    },
}

impl Stack {
    /// The height of a stack that holds all pieces of the game.
    ///
    /// ```
    /// # use dvonn_core::{Color, Stack};
    /// assert!(Stack::new(Color::White, Stack::MAX_HEIGHT, 3).is_ok());
    /// ```
    pub const MAX_HEIGHT: u8 = 49;

    /// A lone DVONN piece.
    ///
    /// ```
    /// # use dvonn_core::Stack;
    /// assert_eq!(Stack::DVONN.owner(), None);
    /// ```
    pub const DVONN: Stack = Stack { owner: None, height: 1, dvonns: 1 };

    /// A single piece of a player.
    ///
    /// ```
    /// # use dvonn_core::{Color, Stack};
    /// assert_eq!(Stack::single(Color::White).height(), 1);
    /// ```
    pub const fn single(color: Color) -> Stack {
        Stack { owner: Some(color), height: 1, dvonns: 0 }
    }

    /// A stack with a piece of `owner` on top and `dvonns` DVONN pieces somewhere below it.
    ///
    /// ```
    /// # use dvonn_core::{Color, Stack};
    /// assert_eq!(Stack::new(Color::Black, 3, 0)?.to_string(), "B3");
    /// # Ok::<(), dvonn_core::StackError>(())
    /// ```
    ///
    /// # Errors
    /// If the pieces of the game cannot form such a stack.
    pub const fn new(owner: Color, height: u8, dvonns: u8) -> Result<Stack, StackError> {
        if height == 0 || height > Stack::MAX_HEIGHT {
            return Err(StackError::Height { height });
        }
        if dvonns >= height {
            return Err(StackError::Dvonns { height, dvonns });
        }
        Ok(Stack { owner: Some(owner), height, dvonns })
    }

    /// The player whose piece is on top; `None` for a lone DVONN piece.
    ///
    /// ```
    /// # use dvonn_core::{Color, Stack};
    /// assert_eq!(Stack::single(Color::White).owner(), Some(Color::White));
    /// ```
    pub const fn owner(self) -> Option<Color> {
        self.owner
    }

    /// The number of pieces, which is also how far the stack moves.
    ///
    /// ```
    /// # use dvonn_core::{Color, Stack};
    /// assert_eq!(Stack::new(Color::White, 5, 1)?.height(), 5);
    /// # Ok::<(), dvonn_core::StackError>(())
    /// ```
    pub const fn height(self) -> u8 {
        self.height
    }

    /// The number of DVONN pieces in the stack.
    ///
    /// ```
    /// # use dvonn_core::{Color, Stack};
    /// assert_eq!(Stack::new(Color::White, 5, 1)?.dvonns(), 1);
    /// # Ok::<(), dvonn_core::StackError>(())
    /// ```
    pub const fn dvonns(self) -> u8 {
        self.dvonns
    }

    /// Whether the stack contains a DVONN piece.
    ///
    /// ```
    /// # use dvonn_core::{Color, Stack};
    /// assert!(Stack::DVONN.has_dvonn());
    /// assert!(!Stack::single(Color::White).has_dvonn());
    /// ```
    pub const fn has_dvonn(self) -> bool {
        self.dvonns > 0
    }

    /// The stack formed when `self` lands on `below`. It is `None` for a lone DVONN piece, which never moves by
    /// itself, and if the game does not have that many pieces.
    ///
    /// ```
    /// # use dvonn_core::{Color, Stack};
    /// let landed = Stack::single(Color::White).onto(Stack::DVONN).expect("white pieces move");
    /// assert_eq!(landed.to_string(), "W2+");
    /// ```
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

/// Writes the form used in position texts: `W`, `D`, `B3`, `W5+`.
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
