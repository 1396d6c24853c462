//! The rules of DVONN, a game for two by Kris Burm (2001), as a fast and exact library.
//!
//! # The game in one minute
//!
//! The board has 49 cells in five rows of 9, 10, 11, 10 and 9. White and Black have 23 pieces each; three red
//! DVONN pieces belong to nobody.
//!
//! **Placement.** On the empty board White, Black and White again place the DVONN pieces; then Black and White
//! alternate with a piece of their own colour on any empty cell. White places the 49th piece, and moves first.
//!
//! **Movement.** A player moves one whole [`Stack`] with their colour on top (a single piece is a stack of one)
//! in a straight line, exactly as many cells as it has pieces, over anything, onto another stack. A stack with
//! all six neighbour cells taken may not move. A DVONN piece moves only inside a stack. After each move every
//! stack without a chain of occupied cells to a DVONN piece is removed. A player without a move must pass; a player
//! with one must move. When neither side can move, whoever has more pieces in their stacks wins.
//!
//! # The library
//!
//! A [`Position`] is always legal: it comes from [`Position::START`], from a legal move, or from a [`Setup`]
//! that passed [`Setup::validate`]. Its text is one line, and so is a move's:
//!
//! ```
//! use dvonn_core::{Cell, CellSet, Position, Color};
//!
//! // Figure 3 of the rulebook: White moves e3-f3 and cuts seven stacks off.
//! let mut position: Position =
//!     "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M".parse()?;
//! assert_eq!(position.legal_moves().count(), 25);
//!
//! let effects = position.apply("e3-f3".parse()?)?.expect("a stack move has effects");
//! assert_eq!(effects.removed.to_string(), "b1 c1 c2 d2 d3 e4 e5");
//! assert_eq!(position.scores()[Color::White], 15);
//! assert_eq!(position.scores()[Color::Black], 13);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Programs that search use [`Movement`] directly: it is a value of 112 bytes that is cheap to copy, with
//! [`Movement::moves`], [`Movement::apply_unchecked`] and an incremental [`Movement::key`].
//!
//! # Features
//!
//! - `std` (default): error types for programs that use the standard library. Without it the crate needs only `core`
//!   and `alloc`.
//! - `serde`: players, cells, moves, notations, positions and outcomes as their texts, and pairs by player as
//!   `{"white": …, "black": …}`.
//!
//! The crate does no input or output, reads no clock, starts no thread, draws no random numbers and contains no
//! `unsafe` code.

#![no_std]

extern crate alloc;

mod board;
mod cell;
mod cell_set;
mod color;
mod movement;
mod moves;
mod outcome;
mod packed;
mod perft;
mod placement;
mod position;
mod position_lines;
#[cfg(feature = "serde")]
mod serde_text;
mod setup;
mod stack;
mod symmetry;
mod tables;
mod text;

pub use cell::{Cell, CellMap, Direction};
pub use cell_set::{CellSet, Cells};
pub use color::{ByColor, Color, Piece};
pub use movement::{Movement, StackMoves};
pub use moves::{Effects, Move, MoveError, StackMove};
pub use outcome::Outcome;
pub use packed::BytesError;
pub use perft::{divide, perft};
pub use placement::Placement;
pub use position::{LegalMoves, PhaseError, Position};
pub use position_lines::{PositionLine, position_lines};
pub use setup::{Phase, Setup, SetupError, SetupErrors};
pub use stack::{Stack, StackError};
pub use symmetry::Symmetry;
pub use text::{Notation, ParseMoveError, ParseNameError, PositionError, TextError, excerpt};

/// What [`serde_by_text`] uses of other crates.
#[cfg(feature = "serde")]
#[doc(hidden)]
pub mod __serde {
    pub use alloc::borrow::Cow;
    pub use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
}

/// The README's examples, compiled and run with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
