//! What the engine is asked to do.

use std::time::Duration;

use dvonn_core::Move;
use serde::{Deserialize, Serialize};

use crate::Handicap;

/// A question about a position. The default asks for the best move without any limit.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SearchTask {
    /// A move or a proof.
    pub goal: Goal,
    /// When to stop.
    pub limits: Limits,
    /// The number of lines to find, best first; 0 counts as 1.
    pub lines: usize,
    /// Consider only these moves; all if empty. Illegal moves are ignored.
    pub moves: Vec<Move>,
    /// Play worse than possible; for [`Goal::Move`] only. Limits of nodes and depth do not apply to stack moves then.
    pub handicap: Option<Handicap>,
    /// What the search evaluates with.
    pub judgement: Judgement,
}

impl SearchTask {
    /// The best move within limits.
    pub fn within(limits: Limits) -> SearchTask {
        SearchTask { limits, ..SearchTask::default() }
    }
}

/// Which static evaluation a search uses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Judgement {
    /// That of the engine's [`Settings`](crate::Settings).
    #[default]
    Configured,
    /// The hand-crafted one: what was measured with it keeps its strength, whatever network the engine has.
    HandCrafted,
}

/// The kind of answer that is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Goal {
    /// A good move within the limits.
    #[default]
    Move,
    /// A proof of who wins, then of the margin. In the placement phase nothing can be proved, and this is the same as
    /// `Move`.
    Proof,
}

/// Limits of a search; the first one reached ends it. Without any limit, only the observer does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Limits {
    /// Nodes to search; in the placement phase, boards to value. A single thread searches exactly this many, so that
    /// the search can be repeated.
    pub nodes: Option<u64>,
    /// Plies to search.
    pub depth: Option<u8>,
    /// Time, as measured by the observer.
    pub time: Option<Time>,
}

impl Limits {
    /// A node limit.
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// A depth limit in plies.
    pub fn depth(depth: u8) -> Limits {
        Limits { depth: Some(depth), ..Limits::default() }
    }

    /// A fixed time for this move.
    pub fn time(time: Duration) -> Limits {
        Limits { time: Some(Time::Move(time)), ..Limits::default() }
    }

    /// A share of the time that is left on the clock.
    pub fn clock(left: Duration, increment: Duration) -> Limits {
        Limits { time: Some(Time::Game { left, increment }), ..Limits::default() }
    }
}

/// A time limit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Time {
    /// For this move alone.
    Move(Duration),
    /// For the rest of the game; the engine decides how much of it to use for this move.
    Game {
        /// Time left on the clock of the side to move.
        left: Duration,
        /// Time added after each move.
        increment: Duration,
    },
}
