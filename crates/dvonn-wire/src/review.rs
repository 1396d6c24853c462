//! The review of a game by the server, for devices that should not think themselves.

use dvonn_core::Move;
use serde::{Deserialize, Serialize};

/// What the engine found about the positions of a game that is over.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameReview {
    /// Whether it is finished. If not, ask again after a few seconds.
    pub is_done: bool,
    /// The position before the first ply and the one after each; `None` where nothing is judged. Empty until it is finished.
    pub positions: Vec<Option<PositionReview>>,
}

/// What the engine found about a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PositionReview {
    /// The score for White, whoever is to move.
    pub score: ReviewScore,
    /// The best line; empty once the game is over.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub line: Vec<Move>,
    /// The next best move, and the one that was played if it was searched too.
    pub others: Vec<OtherMove>,
}

/// A move that is not the best one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OtherMove {
    /// The move.
    #[serde(rename = "move")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub mv: Move,
    /// Its score for White.
    pub score: ReviewScore,
}

/// The value of a position for White.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ReviewScore {
    /// An estimate, in hundredths of a piece.
    Estimate(i16),
    /// A proved win, by this many pieces if that is proved too.
    Win(Option<u8>),
    /// A proved draw.
    Draw,
    /// A proved loss, by this many pieces if that is proved too.
    Loss(Option<u8>),
}
