//! What goes into and out of a table besides actions: requests, answers and notices.

use std::time::Duration;

use dvonn_coach::{Advice, AdviceStep, Assessed, Oversight, area};
use dvonn_core::{CellSet, Color, Move, Position};
use dvonn_engine::{Line, SearchTask};
use dvonn_game::{Ending, Ply, Stamped};

use crate::Action;

/// Something that the outside must do for the table.
#[derive(Clone, PartialEq, Debug)]
pub enum Request {
    /// Let the engine think, and pass its [answer](Heard::Answer) on.
    Ask(Box<EngineQuestion>),
    /// Let the engine finish now with the best move it has found.
    Hurry,
    /// Stop the engine; its answer is no longer needed.
    Dismiss,
    /// Send a player's action to the server that keeps the game.
    Send {
        /// How many plies the game had when the player acted, so that sending it twice does no harm.
        ply: usize,
        /// What the player did.
        action: Action,
    },
    /// Get the whole game from the server again: an event did not fit.
    Resync,
}

/// A question to the engine.
#[derive(Clone, PartialEq, Debug)]
pub struct EngineQuestion {
    /// A number that no other question of this table has.
    pub number: u32,
    /// The position to think about.
    pub position: Position,
    /// What is wanted, and when to stop.
    pub task: SearchTask,
}

/// Something that the engine or a server tells the table. Answers to old questions are ignored.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard {
    /// The engine's best line so far; it goes on thinking.
    Thinking {
        /// The question's number.
        number: u32,
        /// The line.
        line: Line,
    },
    /// The engine's answer.
    Answer {
        /// The question's number.
        number: u32,
        /// The lines that the task asked for, best first. None, or a best one that cannot be played, counts as a failure.
        lines: Vec<Line>,
    },
    /// The engine cannot answer.
    Failed {
        /// The question's number.
        number: u32,
    },
    /// An event in a game that a server keeps, with its time converted to the table's.
    Event(Stamped),
    /// The server refused the last action sent.
    Refused,
    /// From when on the win can be claimed, if the other player stays away; `None` if it cannot.
    ClaimFrom(Option<Duration>),
}

/// The engine's line for its own move, and the side to move.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// The line.
    pub line: Line,
    /// The side that makes its first move.
    pub turn: Color,
}

/// A hint, and how much of it is shown. The reasons are computed when somebody wants to read them, so that a page can load that code later.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The best move and the next best, as far as they were found.
    pub known: Vec<Assessed>, // Invariant: not empty.
    /// How much of it the player has asked for.
    pub shown: AdviceStep,
}

impl Hint {
    /// The suggested move.
    pub fn mv(&self) -> Move {
        self.known.first().expect("a hint has a move").mv
    }

    /// The move with its reasons, in the position that the hint is about.
    pub fn advice(&self, position: &Position) -> Advice {
        Advice::of(position, &self.known).expect("a hint has a move")
    }

    /// The cells to point out where there is only one kind of mark: where to look or, once it is named, the stack or the move.
    pub fn cells(&self) -> CellSet {
        match (self.mv(), self.shown) {
            (mv, AdviceStep::Area) => area(mv),
            (Move::Stack(mv), AdviceStep::Stack) => CellSet::of(mv.from),
            (Move::Stack(mv), AdviceStep::Move) => CellSet::of(mv.from).with(mv.to),
            (Move::Place(cell), _) => CellSet::of(cell),
            (Move::Pass, _) => CellSet::EMPTY,
        }
    }
}

/// Something that has just happened at the table.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// A game began.
    Began,
    /// A ply was played.
    Played(Box<Played>),
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
    /// A player declined a draw.
    DrawDeclined {
        /// The player who declined.
        by: Color,
    },
    /// A player declined to take back a move.
    TakeBackDeclined {
        /// The player who declined.
        by: Color,
    },
    /// The engine found a hint, or more of it is shown.
    Hinted(Hint),
    /// The teacher has found that the last move was a mistake, which the computer is about to punish.
    Overlooked(Box<Oversight>),
    /// The game ended.
    Ended(Ending),
    /// The engine could not answer.
    ComputerFailed,
    /// The server refused the last action.
    Refused,
}

/// A ply that has just been played.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The position before it.
    pub before: Position,
    /// The ply.
    pub ply: Ply,
    /// Whether it was one of many placements that fill the board.
    pub is_filling: bool,
}
