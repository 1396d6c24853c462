//! Numbers, cells, moves and players that a text mentions.

use dvonn_core::{Cell, CellSet, Color, Move};

/// A value that appears in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fact {
    /// A count of pieces, stacks, cells or moves.
    Number(i32),
    /// A cell in the reader's notation.
    Cell(Cell),
    /// Several cells in the reader's notation.
    Cells(CellSet),
    /// A move in the reader's notation.
    Move(Move),
    /// A player.
    Color(Color),
}

/// The key of a text in `dvonn-text`. Only this crate makes keys, in its tables and reactions, and the tests of `dvonn-text` look
/// all of them up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TextKey(pub(crate) &'static str);

impl TextKey {
    /// The key as Fluent files have it: `learn-single-1`.
    pub const fn name(self) -> &'static str {
        self.0
    }
}

/// Facts under the names that texts use for them.
pub type Facts = Vec<(&'static str, Fact)>;

/// The key of a text and the facts it may mention. A text need not mention all of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passage {
    /// The key of the text.
    pub key: TextKey,
    /// The facts it may mention.
    pub facts: Facts,
}
