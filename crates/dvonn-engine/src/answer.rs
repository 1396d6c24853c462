//! What the engine answers, in the end and on the way.

use std::time::Duration;

use dvonn_core::Move;

use crate::Score;

/// The lines found, best first. There is none once the game is over, else at least one.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Answer {
    /// As many as were asked for, if there are so many moves.
    pub lines: Vec<Line>,
    /// Positions looked at by all threads; in the placement phase, boards completed.
    pub nodes: u64,
}

impl Answer {
    /// The move to play; `None` once the game is over.
    pub fn best(&self) -> Option<Move> {
        self.lines.first().map(Line::first)
    }
}

/// A line of play and what it is worth to the side that makes its first move.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// Plies looked ahead.
    pub depth: u8,
    /// Plies of the longest line looked at.
    pub selective_depth: u8,
    /// For the side to move.
    pub score: Score,
    /// What both sides are expected to play; passes are written out.
    pub moves: Vec<Move>, // Invariant: not empty.
}

impl Line {
    /// The move this line is about.
    pub fn first(&self) -> Move {
        *self.moves.first().expect("a line has a first move")
    }
}

/// What is known while the engine thinks.
#[derive(Clone, Copy, Debug)]
pub struct Report<'a> {
    /// Which line this is, counted from 1, the best.
    pub number: usize,
    /// The line.
    pub line: &'a Line,
    /// Positions looked at so far.
    pub nodes: u64,
    /// Time used so far, as told by the observer.
    pub elapsed: Duration,
}

/// Whoever waits for the answer. The engine has no clock of its own: it asks the observer every few thousand
/// positions, always from the thread that called it.
pub trait Observer {
    /// Time since the question was asked. Limits in time need it; without them it may stand still.
    fn elapsed(&mut self) -> Duration {
        Duration::ZERO
    }

    /// Whether to go on thinking. After a no, the best answer so far is given at once.
    fn goes_on(&mut self) -> bool {
        true
    }

    /// Told of each line that was found or improved.
    fn report(&mut self, _report: &Report<'_>) {}
}

/// Nobody: for searches that are limited by nodes or depth.
impl Observer for () {}
