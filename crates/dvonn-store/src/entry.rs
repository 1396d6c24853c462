//! One event in the log of a game.

use std::time::Duration;

use dvonn_core::{ByColor, Color};
use dvonn_game::{Ending, Event, Stamped};
use dvonn_wire::RequestId;

/// An event in the log of a game, with what the fold says about the game after it. [`Folded`](crate::Folded) makes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The event and when it happened.
    pub stamped: Stamped,
    /// How many take-backs happened up to this event.
    pub epoch: u32,
    /// The number of the ply that was played, or that was not because time ran out. In one epoch there is only one event
    /// for each ply.
    pub ply: Option<u32>,
    /// The time that the player was given for a slow connection.
    pub credit: Duration,
    /// The player who caused the event; `None` for the server.
    pub author: Option<Color>,
    /// The player's request. A player's request is in the log at most once.
    pub request: Option<RequestId>,
    /// The time that each player has left.
    pub left: Option<ByColor<Duration>>,
    /// The hash of the position.
    pub board: u64,
}

impl Entry {
    /// A word for the kind of event, for people who look into the database.
    pub(crate) fn kind(&self) -> &'static str {
        match self.stamped.event {
            Event::Played { mv: dvonn_core::Move::Place(_), .. } => "place",
            Event::Played { mv: dvonn_core::Move::Pass, .. } => "pass",
            Event::Played { .. } => "move",
            Event::TakenBack { .. } => "take-back",
            Event::TakeBackAsked { .. } => "take-back-asked",
            Event::TakeBackDeclined { .. } => "take-back-declined",
            Event::DrawOffered { .. } => "draw-offer",
            Event::DrawDeclined { .. } => "draw-decline",
            Event::Ended(Ending::Resigned { .. }) => "resign",
            Event::Ended(Ending::FlagFell { .. }) => "timeout",
            Event::Ended(Ending::Left { .. }) => "claim",
            Event::Ended(Ending::DrawAgreed) => "draw-accept",
            Event::Ended(Ending::Aborted) => "abort",
            Event::Ended(Ending::Counted(_)) => "count",
            Event::Adjourned => "adjourn",
            Event::TakenUp => "take-up",
        }
    }
}
