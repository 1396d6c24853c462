//! The student's answers, and the coach's reactions.

use dvonn_core::{CellSet, Move, MoveError, Outcome, Position};

use crate::Passage;

/// A student's answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// A move, a placement or a pass.
    Move(Move),
    /// Marked cells.
    Cells(CellSet),
    /// A number.
    Number(i32),
    /// The winner and the margin.
    Outcome(Outcome),
}

/// The coach's reaction to an answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Reaction {
    /// The step is done.
    Right {
        /// The text.
        said: Passage,
        /// The film that goes with it.
        show: Show,
        /// Why a move that decides the game was right. The film goes on with the proved line.
        why: Option<Passage>,
    },
    /// The answer is wrong. The student may try again, from the same position or, after a lost game, from the start.
    Wrong {
        /// The reason.
        why: Why,
        /// What the answer would have led to.
        show: Show,
    },
    /// The game goes on: the opponent has answered, and it is the student's turn.
    Continue {
        /// The opponent's moves; none if the student plays twice in a row.
        reply: Vec<Move>,
    },
}

/// Why an answer is wrong.
#[derive(Clone, PartialEq, Debug)]
pub enum Why {
    /// The coach has an explanation.
    Explained(Passage),
    /// The rules forbid it.
    Refused(MoveError),
    /// The task asks for another kind of answer: cells, a number, a move.
    OtherKind,
    /// The solver could not prove whether the answer is right. This does not happen in the course.
    Unproved,
}

/// What the board shows together with a reaction.
#[derive(Clone, PartialEq, Debug)]
pub struct Show {
    /// The position before the first move.
    pub from: Position,
    /// Moves to show one after another, each made by the owner of its stack. One player may make several in a row.
    pub moves: Vec<Move>,
    /// Cells to point out in the first position.
    pub cells: CellSet,
    /// Cells of the answer that are wrong.
    pub wrong: CellSet,
}

impl Show {
    /// A position without a film.
    pub(crate) fn of(from: Position) -> Show {
        Show { from, moves: Vec::new(), cells: CellSet::EMPTY, wrong: CellSet::EMPTY }
    }
}

/// A hint: a text, and where to look.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The text.
    pub said: Passage,
    /// Cells to point out; may be empty.
    pub cells: CellSet,
}

/// A right answer or, in a task of several moves, a good next move.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution {
    /// The answer.
    pub input: Input,
    /// All right answers, if they are moves.
    pub moves: Vec<Move>,
}
