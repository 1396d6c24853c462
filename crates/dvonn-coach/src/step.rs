//! The course as data: chapters of steps.

use dvonn_core::{Cell, Color, Move, Position, StackMove};

use crate::judge::{Judge, losses};
use crate::{Fact, Facts, Marked, Objective, Opponent, Quantity};

/// A chapter of the course.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chapter {
    /// Names it in progress and addresses; never shown.
    pub id: &'static str,
    /// Key of its title.
    pub title: &'static str,
    /// The last one is an exercise that needs what the others taught.
    pub steps: &'static [Step],
}

/// One task of the course, with all that is said about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Step {
    /// Names it in progress and addresses; never shown.
    pub id: &'static str,
    /// What stands on the board, as position text.
    pub board: &'static str,
    /// Moves that are shown on this board before the student begins.
    pub played: &'static [&'static str],
    /// What the student is to do.
    pub task: Task,
    /// Key of what is explained and asked.
    pub text: &'static str,
    /// Key of the hint.
    pub hint: &'static str,
    /// Key of what is said about a right answer.
    pub right: &'static str,
    /// What is said about typical mistakes; the first that fits. Others have a reaction by the kind of task.
    pub mistakes: &'static [Mistake],
    /// What the texts of this step mention.
    pub facts: &'static [(&'static str, Measure)],
}

/// What the student is to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Play or place once.
    Move(Objective),
    /// Play on against an opponent.
    Play {
        /// The student's colour.
        side: Color,
        /// How far.
        until: Until,
        /// Against whom.
        reply: Opponent,
        /// What must not be thrown away on the way.
        keep: Keep,
    },
    /// Mark cells.
    Mark(Marked),
    /// Say a number.
    Count(Quantity),
    /// Say who wins under best play, and by how much; on a finished board, who has won.
    Predict,
}

/// When a task of several moves ends, and what makes it a success.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// So many pieces are on the board.
    Placed(usize),
    /// The student has moved a stack.
    Moved,
    /// The board is full; the student has at least so many stacks that can move.
    Mobile(usize),
    /// The student owns the stack on this cell, after at most so many moves.
    Owns(Cell, usize),
    /// The game is over; the student has won.
    Won,
}

/// What every move of the student is checked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keep {
    /// Nothing.
    Anything,
    /// The win, as proved by the solver.
    Win,
}

/// A typical mistake and the key of what is said about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mistake {
    /// Which answers it is about.
    pub when: When,
    /// Key of what is said.
    pub text: &'static str,
}

/// Which wrong answers a reaction is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// A legal move from this cell.
    From(Cell),
    /// An attempt to move from this cell, legal or not.
    Tries(Cell),
    /// A legal move onto this cell.
    Onto(Cell),
    /// A legal move onto a stack of one's own.
    OntoOwn,
    /// A legal move onto a stack of the opponent.
    OntoTheirs,
    /// A pass.
    Pass,
    /// A legal move that cuts off pieces.
    Cuts,
    /// A legal move that cuts off nothing.
    CutsNothing,
    /// Any legal move, or any other answer.
    Other,
    /// This number.
    Number(i32),
    /// A number that is too large.
    TooMany,
    /// A number that is too small.
    TooFew,
    /// This cell was marked.
    Marks(Cell),
    /// The wrong winner.
    Winner(Option<Color>),
}

/// A fact that texts of a step mention; found by the rules or the solver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// A cell.
    Cell(Cell),
    /// A move.
    Move(Cell, Cell),
    /// A cell in the newsletter's notation.
    NewsletterCell(Cell),
    /// A move in the newsletter's notation.
    NewsletterMove(Cell, Cell),
    /// The right answer to a question of cells, in the newsletter's notation.
    NewsletterMarked(Marked),
    /// How many cells are the right answer.
    CountMarked(Marked),
    /// The right answer to a question of cells.
    Marked(Marked),
    /// The right answer to a question of numbers.
    Count(Quantity),
    /// The height of the stack on a cell.
    Height(Cell),
    /// The pieces this player loses by a move.
    Lost(Color, Cell, Cell),
    /// The margin by which the side to move wins or loses under best play.
    Margin,
    /// How far it is from one cell to another on the same line.
    Distance(Cell, Cell),
    /// A number that the task itself sets.
    Number(i32),
}

impl Measure {
    pub(crate) fn fact(self, position: &Position, judge: &mut Judge) -> Fact {
        let number = |value: i32| Fact::Number(value);
        match self {
            Measure::Cell(cell) => Fact::Cell(cell),
            Measure::Move(from, to) => Fact::Move(Move::Stack(StackMove { from, to })),
            Measure::NewsletterCell(cell) => Fact::NewsletterCell(cell),
            Measure::NewsletterMove(from, to) => Fact::NewsletterMove(Move::Stack(StackMove { from, to })),
            Measure::NewsletterMarked(marked) => Fact::NewsletterCells(marked.cells(position)),
            Measure::CountMarked(marked) => number(marked.cells(position).len() as i32),
            Measure::Marked(marked) => Fact::Cells(marked.cells(position)),
            Measure::Count(quantity) => number(quantity.count(position)),
            Measure::Height(cell) => number(position.stack(cell).map_or(0, |stack| stack.height().into())),
            Measure::Lost(color, from, to) => {
                number(position.movement().map_or(0, |movement| {
                    losses(movement, Move::Stack(StackMove { from, to }))[color].into()
                }))
            }
            Measure::Margin => number(
                position.movement().map_or(0, |movement| judge.margin(movement, movement.turn()).abs()),
            ),
            Measure::Number(value) => number(value),
            Measure::Distance(from, to) => {
                number(from.line_to(to).map_or(0, |(_, distance)| distance.into()))
            }
        }
    }
}

impl Step {
    /// What stands on the board before anything is shown.
    pub fn board(&self) -> Position {
        self.board.parse().expect("tests read every board of the course")
    }

    /// The moves that are shown first.
    pub fn shown(&self) -> Vec<Move> {
        self.played.iter().map(|text| text.parse().expect("tests read every move of the course")).collect()
    }

    /// Where the student begins.
    pub fn start(&self) -> Position {
        let play = |position: Position, mv| position.play(mv).expect("tests play every move of the course");
        self.shown().into_iter().fold(self.board(), play)
    }

    /// The student's colour.
    pub fn side(&self) -> Color {
        match self.task {
            Task::Play { side, .. } => side,
            _ => self.start().turn(),
        }
    }

    /// The cell or the move that the question names.
    pub fn subject(&self) -> Option<Fact> {
        match self.task {
            Task::Mark(Marked::Neighbours(cell) | Marked::Targets(cell))
            | Task::Count(Quantity::WorstLoss(_, cell))
            | Task::Move(
                Objective::From(cell)
                | Objective::Onto(cell)
                | Objective::Frees(cell)
                | Objective::Locks(cell),
            )
            | Task::Play { until: Until::Owns(cell, _), .. } => Some(Fact::Cell(cell)),
            Task::Mark(Marked::Falls(from, to)) | Task::Count(Quantity::Lost(from, to)) => {
                Some(Fact::Move(Move::Stack(StackMove { from, to })))
            }
            _ => None,
        }
    }

    /// Whether the board may show which stacks are blocked: not where the student is asked which can move.
    pub(crate) fn may_show_blocked(&self) -> bool {
        !matches!(
            self.task,
            Task::Mark(Marked::Blocked | Marked::Movers(_) | Marked::Stuck(_) | Marked::Carriers(_))
                | Task::Count(Quantity::Movers(_) | Quantity::Moves(_))
        )
    }

    pub(crate) fn facts(&self, judge: &mut Judge) -> Facts {
        let start = self.start();
        self.facts.iter().map(|(name, measure)| (*name, measure.fact(&start, judge))).collect()
    }
}
