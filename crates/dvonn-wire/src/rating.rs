//! How well players play.

use std::fmt;
use std::time::Duration;

use dvonn_game::TimeControl;
use serde::{Deserialize, Serialize};

/// How fast a game is. A player has a rating for each speed.
///
/// ```
/// use dvonn_wire::Speed;
///
/// for (control, speed) in [
///     ("60", Speed::Blitz),
///     ("300+4", Speed::Blitz),
///     ("300+5", Speed::Rapid),
///     ("1500", Speed::Classical),
///     ("1 days", Speed::Correspondence),
/// ] {
///     assert_eq!(Speed::of(control.parse()?), speed, "{control}");
/// }
/// # Ok::<(), dvonn_game::TimeControlError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// Less than eight minutes for a player.
    Blitz,
    /// Less than twenty-five minutes for a player.
    Rapid,
    /// More.
    Classical,
    /// Days for each move.
    Correspondence,
}

/// The moves of a player that count for the speed. A player makes more, but the placements take little time.
const MOVES: u32 = 40;

impl Speed {
    /// All of them, the fastest first.
    pub const ALL: [Speed; 4] = [Speed::Blitz, Speed::Rapid, Speed::Classical, Speed::Correspondence];

    /// The speed of games with this clock: by the time that a player has for forty moves.
    pub fn of(control: TimeControl) -> Speed {
        let extra = match control {
            TimeControl::Days { .. } => return Speed::Correspondence,
            TimeControl::Delay { delay, .. } => delay,
            TimeControl::SuddenDeath { .. } | TimeControl::Fischer { .. } => control.increment(),
        };
        match control.base() + extra * MOVES {
            time if time < Duration::from_mins(8) => Speed::Blitz,
            time if time < Duration::from_mins(25) => Speed::Rapid,
            _ => Speed::Classical,
        }
    }
}

/// The word in JSON.
impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Speed::Blitz => "blitz",
            Speed::Rapid => "rapid",
            Speed::Classical => "classical",
            Speed::Correspondence => "correspondence",
        })
    }
}

/// How well a player plays at one speed (Glicko-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Rating {
    /// The rating. Everybody begins with 1500.
    pub value: i32,
    /// How uncertain it is: the true value is within twice as much in 95 of 100 cases.
    pub deviation: u32,
    /// How many rated games it comes from.
    pub games: u32,
}

impl Rating {
    /// Whether the rating is so uncertain that it should be shown with a question mark, and in no list of the best.
    pub fn is_provisional(&self) -> bool {
        self.deviation > Rating::CERTAIN
    }

    /// The largest deviation of a rating that is certain enough.
    pub const CERTAIN: u32 = 110;
}

/// What a rated game did to a player's rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingChange {
    /// The rating before.
    pub before: i32,
    /// The rating after.
    pub after: i32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_word_for_a_speed_is_that_of_its_json() {
        for speed in Speed::ALL {
            assert_eq!(serde_json::to_string(&speed).unwrap(), format!("\"{speed}\""));
        }
    }
}
