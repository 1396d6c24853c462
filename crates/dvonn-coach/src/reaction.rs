//! Answers of the student, and what the coach says to them.

use dvonn_core::{CellSet, Move, MoveError, Outcome, Position};

use crate::Message;

/// What the student answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// A move, a placement or a pass.
    Move(Move),
    /// The cells marked.
    Cells(CellSet),
    /// A number.
    Number(i32),
    /// Who wins, and by how much.
    Outcome(Outcome),
}

/// What the coach says to an answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Reaction {
    /// The step is done.
    Right {
        /// What is said.
        said: Message,
        /// What is shown.
        show: Show,
    },
    /// Not so. The student may try again, from the same position or, when the game had gone wrong, from the start.
    Wrong {
        /// What is said.
        why: Why,
        /// What it would have led to.
        show: Show,
    },
    /// So far so good: the opponent has answered, and the student goes on.
    Continue {
        /// The opponent's moves; none if the student plays twice in a row.
        reply: Vec<Move>,
    },
}

/// Why an answer is wrong.
#[derive(Clone, PartialEq, Debug)]
pub enum Why {
    /// What the coach says.
    Explained(Message),
    /// The rules forbid it.
    Refused(MoveError),
    /// The task asks for something else: cells, a number, a move.
    OtherKind,
}

/// What is shown on the board together with a reaction.
#[derive(Clone, PartialEq, Debug)]
pub struct Show {
    /// Where the line begins.
    pub from: Position,
    /// Moves to be shown one after the other.
    pub moves: Vec<Move>,
    /// Cells to be marked at the beginning.
    pub cells: CellSet,
}

/// A step's hint: words, and where to look.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// What is said.
    pub said: Message,
    /// Cells to be marked; perhaps none.
    pub cells: CellSet,
}

/// A right answer. For a task of several moves, the next one.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution {
    /// What to answer.
    pub input: Input,
    /// All right answers, if they are moves.
    pub moves: Vec<Move>,
}
