//! What happens in a game, as data.
//!
//! The start, the time control and the events determine a [`Game`](crate::Game), including its clocks. The same events
//! are used for a game on one device, for the log of a server and for a client that follows a game. In JSON, players and moves are their texts, and times are exact to the nanosecond: a rounded time could make a
//! flag fall too early or too late.

use std::time::Duration;

use dvonn_core::{Color, Move};

use serde::{Deserialize, Serialize};

use crate::Ending;

/// Something that happened in a game.
///
/// ```
/// use dvonn_core::Color;
/// use dvonn_game::{Ending, Event};
///
/// let event = Event::Ended(Ending::Resigned { by: Color::Black });
/// let json = serde_json::to_string(&event)?;
/// assert_eq!(json, r#"{"ended":{"resigned":{"by":"black"}}}"#);
/// assert_eq!(serde_json::from_str::<Event>(&json)?, event);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A player made a move.
    Played {
        /// The player.
        by: Color,
        /// The move.
        #[serde(rename = "move")]
        mv: Move,
        /// The time on the player's clock after the move, if it is known. It takes precedence over the time that the
        /// game computes, so that a server can compensate for a slow connection.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left: Option<Duration>,
    },
    /// Plies were taken back.
    TakenBack {
        /// How many plies remain.
        to: usize,
    },
    /// A player asked the other to agree to a take-back; [`Event::TakenBack`] agrees to it.
    TakeBackAsked {
        /// The player.
        by: Color,
        /// How many plies would remain.
        to: usize,
    },
    /// A player declined the other's wish to take back.
    TakeBackDeclined {
        /// The player who declined.
        by: Color,
    },
    /// A player offered a draw.
    DrawOffered {
        /// The player.
        by: Color,
    },
    /// A player declined the other's offer.
    DrawDeclined {
        /// The player who declined.
        by: Color,
    },
    /// The game ended. A count needs no event: it follows from the last move.
    Ended(Ending),
    /// The clocks were stopped.
    Adjourned,
    /// The clock of the player to move was started again.
    TakenUp,
}

/// An event and when it happened.
///
/// ```
/// use std::time::Duration;
/// use dvonn_core::{Color, Position};
/// use dvonn_game::Game;
///
/// let mut game = Game::new(Position::START, None);
/// let stamped = game.play(Color::White, "f3".parse()?, Duration::from_secs(7))?;
/// let json = r#"{"at":{"secs":7,"nanos":0},"event":{"played":{"by":"white","move":"f3"}}}"#;
/// assert_eq!(serde_json::to_string(&stamped)?, json);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Stamped {
    /// A steady time, as a duration since an instant that all events of a game share.
    pub at: Duration,
    /// What happened.
    pub event: Event,
}
