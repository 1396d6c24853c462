//! Players and finished games as anybody can look them up.

use std::collections::BTreeMap;
use std::time::Duration;

use dvonn_core::Cell;
use serde::{Deserialize, Serialize};

#[cfg(feature = "openapi")]
use crate::openapi;
use crate::{DvonnCells, GameSummary, Name, Player, Speed, Stakes};

/// Which finished games are wanted, as the parameters of an address. All that are given must hold.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
#[serde(default, deny_unknown_fields)]
pub struct GameQuery {
    /// One of the players.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<Name>,
    /// The other one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent: Option<Name>,
    /// Who won.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", param(inline))]
    pub result: Option<ResultQuery>,
    /// How fast the game was.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", param(inline))]
    pub speed: Option<Speed>,
    /// Whether it was rated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stakes: Option<Stakes>,
    /// It ended at this time or later, in seconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", param(maximum = 9_000_000_000_000_u64))]
    pub since: Option<u64>,
    /// It ended before this time, in seconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", param(maximum = 9_000_000_000_000_u64))]
    pub until: Option<u64>,
    /// It has at least this many plies.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", param(value_type = Option<u64>, maximum = 4_294_967_295_u64))]
    pub min_plies: Option<u32>,
    /// It has at most this many plies.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", param(value_type = Option<u64>, maximum = 4_294_967_295_u64))]
    pub max_plies: Option<u32>,
    /// The cells of the first one to three DVONN pieces, in their order, such as `f3-c2-i4`; also turned or mirrored.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", param(value_type = Option<String>, pattern = "^[a-k][1-5](-[a-k][1-5]){0,2}$"))]
    pub dvonns: Option<DvonnCells>,
    /// The `next` of the page before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
    /// How many games are on a page, at most 100; 20 if it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", param(value_type = Option<u64>, maximum = 4_294_967_295_u64))]
    pub limit: Option<u32>,
}

impl GameQuery {
    /// The latest time that a server stores, in seconds since 1970.
    pub const LATEST: u64 = 9_000_000_000_000;
}

/// Who won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ResultQuery {
    /// White.
    White,
    /// Black.
    Black,
    /// Nobody.
    Draw,
    /// The player who is asked for.
    Won,
    /// The opponent of the player who is asked for.
    Lost,
}

/// Some finished games, the newest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GamePage {
    /// The games.
    pub games: Vec<GameSummary>,
    /// What to send as `after` to get the next page; `None` if this is the last one.
    pub next: Option<String>,
}

/// What anybody can know about a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Profile {
    /// The player with all ratings.
    pub player: Player,
    /// The ratings after each rated game, the oldest first.
    pub history: BTreeMap<Speed, Vec<RatingPoint>>,
    /// The results of all public games.
    pub results: Results,
    /// The results against each opponent, those with most games first, at most a hundred.
    pub opponents: Vec<OpponentResults>,
    /// How often the player placed a piece on each cell, in the newest hundred public games.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, u32>))]
    pub placements: BTreeMap<Cell, u32>,
}

/// A rating at some time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingPoint {
    /// When the game ended.
    #[cfg_attr(feature = "openapi", schema(value_type = openapi::Time))]
    pub at: Duration,
    /// The rating after it.
    pub value: i32,
    /// How uncertain it is.
    pub deviation: u32,
}

/// How many games a player won, lost and drew.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Results {
    /// Won.
    pub won: u32,
    /// Lost.
    pub lost: u32,
    /// Drawn.
    pub drawn: u32,
}

impl Results {
    /// How many games these are.
    pub fn games(&self) -> u32 {
        self.won + self.lost + self.drawn
    }
}

/// The results of a player against another one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpponentResults {
    /// The other one; without a name for all guests and deleted accounts together.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub opponent: Option<Player>,
    /// The results.
    pub results: Results,
}

/// The best players at each speed whose rating is certain enough.
pub type Leaderboard = BTreeMap<Speed, Leaders>;

/// The best players at one speed, the best first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Leaders {
    /// People.
    pub people: Vec<Player>,
    /// Programs.
    pub bots: Vec<Player>,
}
