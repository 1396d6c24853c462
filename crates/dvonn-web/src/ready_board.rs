//! Boards that a game may begin with.

use serde::{Deserialize, Serialize};

/// Where a game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Beginning {
    /// The empty board: the players place the pieces.
    #[default]
    Empty,
    /// All pieces placed by chance.
    Random,
    /// By chance, but half a turn of the board swaps the colours.
    Mirrored,
    /// By chance, among boards that the engine holds for even.
    Balanced,
}

impl Beginning {
    pub(crate) const ALL: [Beginning; 4] =
        [Beginning::Empty, Beginning::Random, Beginning::Mirrored, Beginning::Balanced];
}
