//! Where a game begins.

use serde::{Deserialize, Serialize};

/// The kind of board with which a game begins.
///
/// ```
/// use dvonn_game::Beginning;
///
/// assert_eq!(serde_json::to_string(&Beginning::Balanced)?, "\"balanced\"");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Beginning {
    /// The empty board: the players place the pieces.
    #[default]
    Empty,
    /// All pieces are placed at random.
    Random,
    /// Placed at random, so that rotating the board by half a turn swaps the colours.
    Mirrored,
    /// A random board on which the engine rates both sides about equal.
    Balanced,
}

impl Beginning {
    /// All of them, the empty board first.
    ///
    /// ```
    /// # use dvonn_game::Beginning;
    /// assert_eq!(Beginning::ALL[0], Beginning::default());
    /// ```
    pub const ALL: [Beginning; 4] =
        [Beginning::Empty, Beginning::Random, Beginning::Mirrored, Beginning::Balanced];
}
