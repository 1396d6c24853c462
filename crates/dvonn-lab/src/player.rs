//! Whoever chooses moves. A player lives for one game.

mod codecup;
mod library;
mod plain;
mod process;
mod random;
mod udi;

use std::time::Duration;

use dvonn_core::{ByColor, Move, Position};
use dvonn_engine::{Limits, Time};

pub(crate) use codecup::{CodecupPlayer, spoken, spoken_placements};
pub(crate) use library::{LibraryPlayer, Timer};
pub(crate) use plain::PlainPlayer;
pub(crate) use random::RandomPlayer;
pub(crate) use udi::UdiPlayer;

use crate::ClockKind;

/// Chooses the moves of one side in one game.
pub trait Player {
    /// The move for this turn. It need not be legal: the referee looks.
    ///
    /// # Errors
    /// If the player has none to offer.
    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Fault>;
}

/// What a player is told when it is to move.
#[derive(Clone, Copy, Debug)]
pub struct Turn<'a> {
    /// Where the game began.
    pub start: &'a Position,
    /// What was played since.
    pub moves: &'a [Move],
    /// Where that led.
    pub position: &'a Position,
    /// What the clocks show, for players that have one.
    pub left: ByColor<Option<Duration>>,
    /// Which time the clocks count.
    pub clock: ClockKind,
    /// How long to wait for another program's answer.
    pub patience: Duration,
}

/// A move, and what it took to find it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The move.
    pub mv: Move,
    /// Positions looked at, as the player says.
    pub nodes: u64,
    /// Work of the processor, where it is known.
    pub worked: Option<Duration>,
}

/// Why a player lost without the board being counted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// It played what the rules forbid, or said what is no move.
    #[error("illegal: {0}")]
    Illegal(String),
    /// It could not be started, or ended before the game did.
    #[error("crash: {0}")]
    Crash(String),
    /// It took longer than it had.
    #[error("time: {0}")]
    Time(String),
}

/// How much a player may look at or use. Without any of these it decides for itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// Positions to look at for each move.
    pub nodes: Option<u64>,
    /// Plies to look ahead.
    pub depth: Option<u8>,
    /// Time for each move.
    pub move_time: Option<Duration>,
    /// Time for the whole game.
    pub time: Option<Duration>,
    /// Time that each move adds to that.
    pub increment: Duration,
}

impl Budget {
    /// Whether there is no limit at all.
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
