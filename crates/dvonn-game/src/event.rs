//! What happens in a game, as data.
//!
//! A [`Game`](crate::Game) is the fold of its events: whoever has the start, the time control and the events has the
//! game, clocks included. The same events serve a game at this device, the log of a server and a client that follows
//! one.

use std::time::Duration;

use dvonn_core::{Color, Move};

use crate::Ending;

/// Something that happened in a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// A player made a move.
    Played {
        /// The player.
        by: Color,
        /// The move.
        mv: Move,
        /// What the player's clock showed afterwards, if that is known. It takes precedence over the time that the
        /// game works out, so that a server can make up for a slow connection.
        left: Option<Duration>,
    },
    /// Plies were taken back.
    TakenBack {
        /// How many plies remain.
        to: usize,
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
    /// The game ended. A count needs no event of its own: it follows from the last move.
    Ended(Ending),
    /// The clocks were stopped.
    Adjourned,
    /// The clock of the player to move was started again.
    TakenUp,
}

/// An event and when it happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stamped {
    /// A steady time, as a duration since an instant that all events of a game share.
    pub at: Duration,
    /// What happened.
    pub event: Event,
}
