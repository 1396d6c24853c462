//! Players, which choose moves. A player lives for one game.

mod codecup;
mod grabber;
mod library;
mod plain;
mod process;
mod random;
mod udi;

use std::time::Duration;

use dvonn_core::{ByColor, Move, Position};
use dvonn_engine::{Limits, Time};

pub(crate) use codecup::{CodecupPlayer, spoken, spoken_placements};
pub(crate) use grabber::GrabberPlayer;
pub(crate) use library::{LibraryPlayer, Strength, Timer};
pub(crate) use plain::PlainPlayer;
pub(crate) use random::RandomPlayer;
pub(crate) use udi::UdiPlayer;

use crate::ClockKind;

/// Chooses the moves of one side in one game.
pub trait Player {
    /// The move for this turn. The referee checks whether it is legal.
    ///
    /// # Errors
    /// If the player does not provide one.
    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Fault>;
}

/// The information that a player gets when it is to move.
#[derive(Clone, Copy, Debug)]
pub struct Turn<'a> {
    /// The first position of the game.
    pub start: &'a Position,
    /// The moves played since.
    pub moves: &'a [Move],
    /// The current position.
    pub position: &'a Position,
    /// The clocks, for players that have one.
    pub left: ByColor<Option<Duration>>,
    /// Which time the clocks count.
    pub clock: ClockKind,
    /// How long to wait for another program's answer.
    pub patience: Duration,
}

/// A move, with the nodes and the time it took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The move.
    pub mv: Move,
    /// Nodes searched, as reported by the player.
    pub nodes: u64,
    /// Processor time, if known.
    pub worked: Option<Duration>,
}

/// Why a player lost without the board being counted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, serde::Serialize, serde::Deserialize)]
pub enum Fault {
    /// It played an illegal move, or sent something that is not a move.
    #[error("illegal: {0}")]
    Illegal(String),
    /// It could not be started, or ended before the game did.
    #[error("crash: {0}")]
    Crash(String),
    /// Its time ran out.
    #[error("time: {0}")]
    Time(String),
}

/// The limits of a player. Without any of these, it decides for itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// Nodes for each move.
    pub nodes: Option<u64>,
    /// Search depth in plies.
    pub depth: Option<u8>,
    /// Time for each move.
    pub move_time: Option<Duration>,
    /// Time for the whole game.
    pub time: Option<Duration>,
    /// Time that each move adds to that.
    pub increment: Duration,
}

impl Budget {
    /// Whether no limit is set.
    pub fn is_boundless(&self) -> bool {
        self.nodes.is_none() && self.depth.is_none() && self.move_time.is_none() && self.time.is_none()
    }

    /// The limits for this turn.
    fn limits(&self, turn: &Turn<'_>) -> Limits {
        let on_clock =
            turn.left[turn.position.turn()].map(|left| Time::Game { left, increment: self.increment });
        Limits { nodes: self.nodes, depth: self.depth, time: self.move_time.map(Time::Move).or(on_clock) }
    }
}
