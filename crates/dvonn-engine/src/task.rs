//! What the engine is asked to do.

use std::time::Duration;

use dvonn_core::Move;

/// A question about a position. The default asks for the best move, without a limit.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Task {
    /// What is wanted.
    pub goal: Goal,
    /// When to stop.
    pub limits: Limits,
    /// How many lines of play to find, best first; 0 counts as 1.
    pub lines: usize,
    /// Look at these moves only; none given means all. Moves that are not legal are ignored.
    pub moves: Vec<Move>,
}

impl Task {
    /// The best move, within limits.
    pub fn within(limits: Limits) -> Task {
        Task { limits, ..Task::default() }
    }
}

/// What is wanted of the engine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Goal {
    /// A good move in good time.
    #[default]
    Move,
    /// A proof: who wins, then by how much. Positions of the placement phase cannot be proved; there it is as
    /// `Move`.
    Proof,
}

/// When to stop, whichever comes first. Without any limit, only the observer ends the search.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Limits {
    /// Positions to look at; in the placement phase, boards to complete. One thread looks at exactly as many, so that
    /// a search can be repeated.
    pub nodes: Option<u64>,
    /// Plies to look ahead.
    pub depth: Option<u8>,
    /// Time, as told by the observer.
    pub time: Option<Time>,
}

impl Limits {
    /// So many positions.
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// So many plies.
    pub fn depth(depth: u8) -> Limits {
        Limits { depth: Some(depth), ..Limits::default() }
    }

    /// So much time for this move.
    pub fn time(time: Duration) -> Limits {
        Limits { time: Some(Time::Move(time)), ..Limits::default() }
    }

    /// A share of the time left for the whole game.
    pub fn clock(left: Duration, increment: Duration) -> Limits {
        Limits { time: Some(Time::Game { left, increment }), ..Limits::default() }
    }
}

/// A limit in time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Time {
    /// For this move alone.
    Move(Duration),
    /// For the rest of the game; the engine decides how much of it this move deserves.
    Game {
        /// What the clock of the side to move shows.
        left: Duration,
        /// What each move adds to it.
        increment: Duration,
    },
}
