//! Reports from the worker to the page.

use dvonn_core::{Move, Position};
use dvonn_engine::{Line, Score};
use serde::{Deserialize, Serialize};

/// A message from the worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Report {
    /// The engine is loaded.
    Ready {},
    /// The state of the search so far; more reports follow.
    Progress(Lines),
    /// The end of [`Goal::Move`](crate::Goal), `Hint`, `Analysis` and `Proof`, also when they were stopped.
    Done {
        /// The final state of the search.
        lines: Lines,
        /// The move to play; `None` once the game is over.
        best: Option<Move>,
    },
    /// The end of [`Goal::BalancedBoard`](crate::Goal).
    Board(Board),
    /// The end of [`Goal::Bench`](crate::Goal).
    Bench {
        /// Number of the question.
        id: u32,
        /// Time used.
        millis: f64,
        /// Nodes of all positions: what `dvonn bench` prints.
        total: u64,
        /// Each position.
        positions: Vec<BenchLine>,
    },
    /// The question could not be answered.
    Failed {
        /// Number of the question; 0 if it could not be read.
        id: u32,
        /// The reason, in English; the page does not show it.
        reason: String,
    },
}

/// The search results for a position.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Lines {
    /// Number of the question.
    pub id: u32,
    /// Search depth in plies.
    pub depth: u8,
    /// Nodes searched; in the placement phase, boards valued.
    pub nodes: u64,
    /// Time used.
    pub millis: f64,
    /// Lines of play, best first.
    pub lines: Vec<LineReport>,
}

/// A line of play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LineReport {
    /// Its score for the side that makes the first move.
    pub score: Score,
    /// The moves that both sides are expected to play, including passes. Never empty.
    pub moves: Vec<Move>,
}

/// A full board and its value.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Board {
    /// Number of the question.
    pub id: u32,
    /// The board.
    pub position: Position,
    /// The margin that White can expect, in pieces.
    pub margin: f64,
    /// How many boards were evaluated before this one was good enough, or the search ended.
    pub candidates: u32,
}

/// The result for one position of the bench.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BenchLine {
    /// Nodes searched.
    pub nodes: u64,
    /// The move it would play.
    pub best: Option<Move>,
}

impl Report {
    /// Writes JSON for the page.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("plain fields can be written")
    }

    /// Reads what [`Report::to_json`] wrote.
    ///
    /// # Errors
    /// If the text is not such JSON.
    pub fn from_json(text: &str) -> Result<Report, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// The number of the question that this report is about, if any.
    pub fn id(&self) -> Option<u32> {
        match self {
            Report::Ready { .. } => None,
            Report::Progress(lines) | Report::Done { lines, .. } => Some(lines.id),
            Report::Board(board) => Some(board.id),
            Report::Bench { id, .. } | Report::Failed { id, .. } => Some(*id),
        }
    }

    /// Whether this is the last report about its question.
    pub fn is_last(&self) -> bool {
        !matches!(self, Report::Ready { .. } | Report::Progress(_))
    }
}

impl From<&Line> for LineReport {
    fn from(line: &Line) -> LineReport {
        LineReport { score: line.score, moves: line.moves.clone() }
    }
}
