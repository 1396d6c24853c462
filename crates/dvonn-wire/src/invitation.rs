//! What the player who creates a game asks for.

use std::time::Duration;

use dvonn_core::Color;
use dvonn_game::{Beginning, TimeControl};
use serde::{Deserialize, Serialize};

#[cfg(feature = "openapi")]
use crate::openapi;
use crate::{PlayerId, Stakes};

/// A game that a player wants to play. Whoever opens its link joins it.
///
/// ```
/// use dvonn_wire::Invitation;
///
/// let json = r#"{"control":"300+5","beginning":"balanced","color":"white"}"#;
/// let invitation: Invitation = serde_json::from_str(json)?;
/// assert_eq!(invitation.check(), Ok(()));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Invitation {
    /// How much time the players have; `None` for a game without clocks.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub control: Option<TimeControl>,
    /// The board to begin with.
    #[cfg_attr(feature = "openapi", schema(value_type = openapi::Beginning))]
    pub beginning: Beginning,
    /// Whether the game counts for ratings.
    pub stakes: Stakes,
    /// The colour of the player who invites; `None` for a random one.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<openapi::Color>))]
    pub color: Option<Color>,
    /// Who is invited; `None` for whoever comes first. A house bot joins at once.
    pub opponent: Option<PlayerId>,
}

/// Why a server does not offer a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InvitationError {
    /// The clock is too short or too long.
    #[error(
        "a live game has 1 to 60 minutes and at most 30 seconds a move, a correspondence game 1 to 14 days"
    )]
    Clock,
    /// A rated game without a clock would never have to end.
    #[error("a rated game needs a clock")]
    RatedWithoutClock,
}

impl Invitation {
    /// Checks that a server offers such games.
    ///
    /// # Errors
    /// Why it does not.
    pub fn check(&self) -> Result<(), InvitationError> {
        let offered = Duration::from_mins(1)..=Duration::from_hours(1);
        let at_most = Duration::from_secs(30);
        let is_offered = match self.control {
            None if self.stakes == Stakes::Rated => return Err(InvitationError::RatedWithoutClock),
            None => true,
            Some(TimeControl::SuddenDeath { base }) => offered.contains(&base),
            Some(
                TimeControl::Fischer { base, increment: extra } | TimeControl::Delay { base, delay: extra },
            ) => offered.contains(&base) && extra <= at_most,
            Some(TimeControl::Days { per_move }) => (1..=14).contains(&per_move),
        };
        if is_offered { Ok(()) } else { Err(InvitationError::Clock) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_offered_within_limits() {
        for (control, answer) in [
            ("60", Ok(())),
            ("59.999", Err(InvitationError::Clock)),
            ("3600+30", Ok(())),
            ("3600+30.001", Err(InvitationError::Clock)),
            ("3601", Err(InvitationError::Clock)),
            ("300 delay 5", Ok(())),
            ("300 delay 31", Err(InvitationError::Clock)),
            ("1 days", Ok(())),
            ("14 days", Ok(())),
            ("15 days", Err(InvitationError::Clock)),
        ] {
            let invitation = Invitation { control: Some(control.parse().unwrap()), ..Invitation::default() };
            assert_eq!(invitation.check(), answer, "{control}");
        }
        assert_eq!(Invitation::default().check(), Ok(()));
        let rated = Invitation { stakes: Stakes::Rated, ..Invitation::default() };
        assert_eq!(rated.check(), Err(InvitationError::RatedWithoutClock));
    }
}
