//! A position and a task: everything an [`Attempt`](crate::Attempt) needs to judge answers.

use dvonn_core::{Cell, Color, Move, Position, StackMove};

use crate::{Fact, Marked, Objective, Opponent, Quantity};

/// A task on a board. It owns its data, so that it can be generated or loaded as well as written by hand.
#[derive(Clone, PartialEq, Debug)]
pub struct Exercise {
    /// The first position on the board.
    pub start: Position,
    /// Legal moves that are shown from there before the student begins.
    pub shown: Vec<Move>,
    /// The task.
    pub task: Task,
    /// The right moves, if the objective is [`Objective::Accepted`].
    pub accepted: Vec<Move>,
    /// The moves of an opponent whose moves are [given](Opponent::Given), in order.
    pub replies: Vec<Move>,
}

/// What the student is asked to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Play one move or place one piece.
    Move(Objective),
    /// Play several moves against an opponent.
    Play(Match),
    /// Mark cells.
    Mark(Marked),
    /// Give a number.
    Count(Quantity),
    /// Name the winner under best play and the margin; on a finished board, the actual ones.
    Predict,
}

impl Task {
    /// Whether it matters who wins the game, and by how much.
    pub fn is_about_result(self) -> bool {
        match self {
            Task::Move(objective) => objective.is_about_result(),
            Task::Play(game) => game.until == Until::Won || game.keep == Keep::Best,
            Task::Predict => true,
            Task::Mark(_) | Task::Count(_) => false,
        }
    }
}

/// A task of several moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Match {
    /// The student's colour.
    pub side: Color,
    /// When the task ends.
    pub until: Until,
    /// Who answers.
    pub opponent: Opponent,
    /// What the student's moves must not throw away.
    pub keep: Keep,
}

/// When a task of several moves ends, and what makes it a success.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// This many pieces are on the board.
    Placed(usize),
    /// The student has moved a stack.
    Moved,
    /// The board is full; the student needs at least this many stacks that can move.
    Mobile(usize),
    /// The student owns the stack on this cell, after at most this many moves.
    Owns(Cell, usize),
    /// The game is over; the student must have won.
    Won,
    /// The student has made this many moves.
    Moves(usize),
}

/// What every move of the student is checked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keep {
    /// Nothing.
    Anything,
    /// The win, as proved by the solver.
    Win,
    /// The best result in pieces, as proved by the solver.
    Best,
}

impl Exercise {
    /// The position in which the student begins, unless an opponent moves first.
    ///
    /// # Panics
    /// If a shown move is not legal.
    pub fn begin(&self) -> Position {
        let play = |position: Position, mv: &Move| position.play(*mv).expect("shown moves are legal");
        self.shown.iter().fold(self.start, play)
    }

    /// The student's colour.
    pub fn side(&self) -> Color {
        match self.task {
            Task::Play(Match { side, .. }) => side,
            _ => self.begin().turn(),
        }
    }

    /// The cell or the move that the task names.
    pub fn subject(&self) -> Option<Fact> {
        match self.task {
            Task::Count(Quantity::WorstLoss(_, cell))
            | Task::Move(
                Objective::From(cell)
                | Objective::Onto(cell)
                | Objective::Frees(cell)
                | Objective::Locks(cell)
                | Objective::PlaceBeside(cell),
            )
            | Task::Play(Match { until: Until::Owns(cell, _), .. }) => Some(Fact::Cell(cell)),
            Task::Mark(Marked::Falls(from, to)) => Some(Fact::Move(Move::Stack(StackMove { from, to }))),
            _ => None,
        }
    }

    /// Whether the board may show which stacks are blocked. It may not where that is the question.
    pub(crate) fn may_show_blocked(&self) -> bool {
        self.task != Task::Mark(Marked::Blocked)
    }
}
