//! A game of DVONN between two parties, on top of the rules in `dvonn_core`.
//!
//! - [`Game`] is a live game: moves by turn, clocks, resignation, draw offers, take-backs. Time is an argument. It is
//!   the fold of its [`Event`]s.
//! - [`History`] is one line of play; [`Tree`] holds variations and comments as well.
//! - [`Composition`] tells what each stack is made of.
//! - [`Record`] is what a file holds; [`read`] reads five formats, [`Record::export`] writes three.
//!
//! ```
//! use dvonn_game::{Strictness, read};
//!
//! let file = b"1. g2 c1 2. f5 d1 3. h5 resign";
//! let readings = read(file, None, Strictness::Lenient);
//! assert_eq!(readings[0].record.tree.main_line().count(), 5);
//! ```

mod beginning;
mod clock;
mod composition;
mod ending;
mod event;
mod face;
mod game;
mod history;
mod number;
mod record;
mod tree;

pub use beginning::Beginning;
pub use clock::{Clock, TimeControl, TimeControlError};
pub use composition::{Composition, Layer};
pub use ending::{Ending, Verdict};
pub use event::{Event, Stamped};
pub use face::Face;
pub use game::{Game, GameError};
pub use history::{History, Ply};
pub use number::{MoveNumber, MovePair};
pub use record::{
    Claim, EndingError, Export, ExportError, Exported, Format, Lost, Part, Place, ReadError, Reading, Reason,
    Record, Repair, Strictness, TagError, Tags, read,
};
pub use tree::{NodeId, Tree};

/// The README's examples, compiled and run with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
