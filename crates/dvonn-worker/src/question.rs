//! Questions from the page to the worker.

use dvonn_core::{Cell, Move, Position};
use dvonn_engine::{Handicap, Judgement};
use serde::{Deserialize, Serialize};

/// A question about a position.
///
/// ```
/// use dvonn_worker::{Goal, Limits, Question};
///
/// let position = dvonn_core::Position::START;
/// let limits = Limits { nodes: Some(1000), ..Limits::default() };
/// let question = Question { id: 1, position, goal: Goal::Move, limits, handicap: None, judgement: Default::default(), seed: 7 };
/// assert_eq!(Question::from_json(&question.to_json())?, question);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// Its number, repeated in every report about it. Later questions have larger numbers.
    pub id: u32,
    /// The position. [`Goal::BalancedBoard`] and [`Goal::Bench`] ignore it.
    #[serde(default = "start")]
    pub position: Position,
    /// The kind of answer.
    pub goal: Goal,
    /// When to stop, whichever comes first.
    #[serde(default)]
    pub limits: Limits,
    /// For [`Goal::Move`]: what the engine gets wrong on purpose, at the levels that have a handicap.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handicap: Option<Handicap>,
    /// What the search evaluates with: the network, if there is one, or as the levels were measured.
    #[serde(default, skip_serializing_if = "is_configured")]
    pub judgement: Judgement,
    /// Seed of random choices: between placements that are about equal, what a handicap gets wrong, candidates for a
    /// balanced board.
    #[serde(default)]
    pub seed: u64,
}

impl Question {
    /// Whether a network would change the answer.
    pub fn wants_network(&self) -> bool {
        let is_search = !matches!(self.goal, Goal::BalancedBoard | Goal::Bench);
        let is_moving = matches!(self.position, Position::Movement(_));
        is_search && is_moving && self.handicap.is_none() && self.judgement == Judgement::Configured
    }
}

fn is_configured(judgement: &Judgement) -> bool {
    *judgement == Judgement::Configured
}

/// The kind of answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// A good move within the limits.
    Move,
    /// The same, and the next best move after it.
    Hint,
    /// The best two moves and one that was played, with scores that can be compared: see [`dvonn_engine::Engine::compare`].
    Review {
        /// That move; `None` to compare the best two.
        played: Option<Move>,
    },
    /// The best line before a placement, and what was best in hindsight: see [`dvonn_engine::Engine::look_back`].
    Hindsight {
        /// The cell that was chosen.
        chosen: Cell,
        /// The board once it was full.
        full: Position,
    },
    /// Lines of play at increasing depths, until a limit is reached, the question is stopped, or everything is proved.
    Analysis {
        /// How many, best first; 0 counts as 1.
        lines: u8,
    },
    /// A proof of who wins, then by how much. In the placement phase this is the same as `Move`.
    Proof,
    /// A full board on which neither side is ahead. Only the limit `nodes` applies, to the evaluation of each candidate.
    BalancedBoard,
    /// The fixed searches of `dvonn bench`. Limits do not apply.
    Bench,
}

/// When to stop, whichever comes first. Without limits a question ends when it is stopped or everything is proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Limits {
    /// Nodes to search; in the placement phase, boards to value.
    pub nodes: Option<u64>,
    /// Search depth in plies.
    pub depth: Option<u8>,
    /// Milliseconds for this question.
    pub millis: Option<u32>,
    /// The clock of the side to move; the engine decides how much of it to use for this move. `millis` takes
    /// precedence.
    pub clock: Option<Clock>,
}

/// The clock of the side to move, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clock {
    /// The time left.
    pub left: u32,
    /// The time that each move adds.
    pub increment: u32,
}

fn start() -> Position {
    Position::START
}

impl Question {
    /// Writes JSON for the worker.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("plain fields can be written")
    }

    /// Reads what [`Question::to_json`] wrote.
    ///
    /// # Errors
    /// If the text is not such JSON.
    pub fn from_json(text: &str) -> Result<Question, serde_json::Error> {
        serde_json::from_str(text)
    }
}
