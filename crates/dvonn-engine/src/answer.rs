//! The engine's answers, final and intermediate.

use std::ops::AddAssign;
use std::time::Duration;

use dvonn_core::Move;

use crate::Score;

/// The lines that were found, best first: none if the game is over, otherwise at least one.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Answer {
    /// As many as the task asked for, if there are that many moves.
    pub lines: Vec<Line>,
    /// Nodes searched by all threads; in the placement phase, boards valued.
    pub nodes: u64,
}

impl Answer {
    /// The move to play; `None` once the game is over.
    pub fn best(&self) -> Option<Move> {
        self.lines.first().map(Line::first)
    }
}

/// What the searches for an answer did at their nodes; the rest are passes and finished games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NodeKinds {
    /// Nodes whose moves were searched.
    pub expanded: u64,
    /// Nodes that the transposition table or the static evaluation decided before any move.
    pub cut: u64,
    /// Nodes at the end of the nominal depth and beyond.
    pub leaves: u64,
}

impl AddAssign for NodeKinds {
    fn add_assign(&mut self, more: NodeKinds) {
        self.expanded += more.expanded;
        self.cut += more.cut;
        self.leaves += more.leaves;
    }
}

/// A line of play and its score for the side that makes the first move.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// Nominal search depth in plies.
    pub depth: u8,
    /// The deepest ply that was reached.
    pub selective_depth: u8,
    /// The score for the side to move.
    pub score: Score,
    /// The principal variation. Passes are included.
    pub moves: Vec<Move>, // Invariant: not empty.
}

impl Line {
    /// The first move.
    pub fn first(&self) -> Move {
        *self.moves.first().expect("a line has a first move")
    }
}

/// An intermediate result.
#[derive(Clone, Copy, Debug)]
pub struct Report<'a> {
    /// The number of the line; 1 is the best.
    pub number: usize,
    /// The line.
    pub line: &'a Line,
    /// Nodes searched so far.
    pub nodes: u64,
    /// Time used so far, as measured by the observer.
    pub elapsed: Duration,
}

/// The caller's side of a search: it measures time, may stop the search and receives reports.
///
/// The engine has no clock of its own. It calls the observer every few thousand nodes, always from the thread that
/// called [`Engine::think`](crate::Engine::think).
pub trait Observer {
    /// Time since the search began. Needed for time limits; otherwise it may stay at zero.
    fn elapsed(&mut self) -> Duration {
        Duration::ZERO
    }

    /// Whether to continue. Once this returns `false`, the engine answers immediately with its best line so far.
    fn goes_on(&mut self) -> bool {
        true
    }

    /// Receives each line that was found or improved.
    fn report(&mut self, _report: &Report<'_>) {}
}

/// For searches that are limited by nodes or depth: never stops, ignores reports.
impl Observer for () {}
