//! The course as data: chapters of steps.

use dvonn_core::{Cell, Color, Move, Position, StackMove};

use crate::change::losses;
use crate::exercise::{Exercise, Task};
use crate::judge::Judge;
use crate::{Fact, Facts, Quantity, Region, TextKey};

/// A chapter of the course.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chapter {
    /// Its name in progress files and addresses; never shown.
    pub id: &'static str,
    /// The key of its title.
    pub title: TextKey,
    /// What the student can do after it: the key of a sentence.
    pub able: TextKey,
    /// Its steps. The last one is an exercise that needs what the others taught.
    pub steps: &'static [Step],
}

/// One exercise of the course, with its texts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Step {
    /// Its name in progress files; never shown. A new exercise gets a new name, so that earlier progress stays true.
    pub id: &'static str,
    /// The first position, as text.
    pub board: &'static str,
    /// Moves shown on this board before the student begins, as text.
    pub shown: &'static [&'static str],
    /// The task.
    pub task: Task,
    /// The texts.
    pub texts: StepTexts,
}

/// The texts of an exercise.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct StepTexts {
    /// The key of the explanation and the question.
    pub task: TextKey,
    /// The key of the hint.
    pub hint: TextKey,
    /// The key of the reaction to a right answer.
    pub right: TextKey,
    /// Reactions to typical mistakes; the first match is used. Other mistakes get a reaction that depends on the kind
    /// of task.
    pub mistakes: &'static [Mistake],
    /// The facts that these texts mention.
    pub facts: &'static [(&'static str, Measure)],
}

/// A typical mistake and the key of the reaction to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mistake {
    /// Which answers it covers.
    pub when: When,
    /// The key of the reaction.
    pub text: TextKey,
}

/// Which wrong answers a reaction covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// A legal move from this cell.
    From(Cell),
    /// An attempt to move from this cell, legal or not.
    Tries(Cell),
    /// A legal move or placement onto this cell.
    Onto(Cell),
    /// A legal move onto one of the student's own stacks.
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
    /// The wrong winner.
    Winner(Option<Color>),
}

/// A fact that a step's texts mention, computed by the rules or the solver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// A cell.
    Cell(Cell),
    /// A move.
    Move(Cell, Cell),
    /// The number of these cells.
    CountCells(Region),
    /// These cells.
    Cells(Region),
    /// The right answer to a question about numbers.
    Count(Quantity),
    /// The height of the stack on a cell.
    Height(Cell),
    /// The pieces that this player loses by a move.
    Lost(Color, Cell, Cell),
    /// The side to move.
    Turn,
    /// The margin by which the side to move wins or loses under best play.
    Margin,
    /// The distance between two cells on the same line.
    Distance(Cell, Cell),
    /// A number that the task itself sets.
    Number(i32),
}

impl Measure {
    /// The fact about a position; `None` if the solver could not prove it.
    pub(crate) fn fact(self, position: &Position, judge: &mut Judge) -> Option<Fact> {
        let movement = position.movement();
        Some(match self {
            Measure::Cell(cell) => Fact::Cell(cell),
            Measure::Move(from, to) => Fact::Move(Move::Stack(StackMove { from, to })),
            Measure::CountCells(region) => Fact::Number(region.cells(position).len() as i32),
            Measure::Cells(region) => Fact::Cells(region.cells(position)),
            Measure::Count(quantity) => Fact::Number(quantity.count(position)),
            Measure::Height(cell) => {
                Fact::Number(position.stack(cell).map_or(0, |stack| stack.height().into()))
            }
            Measure::Lost(color, from, to) => {
                Fact::Number(losses(movement?, Move::Stack(StackMove { from, to }))[color].into())
            }
            Measure::Turn => Fact::Color(position.turn()),
            Measure::Margin => Fact::Number(judge.margin(movement?, movement?.turn())?.abs()),
            Measure::Number(value) => Fact::Number(value),
            Measure::Distance(from, to) => Fact::Number(from.line_to(to)?.1.into()),
        })
    }
}

impl Step {
    /// The exercise without its texts.
    ///
    /// # Panics
    /// Not for the steps of the course: a test reads their boards and plays their moves.
    pub fn exercise(&self) -> Exercise {
        let moves = self.shown.iter().map(|text| text.parse().expect("tests read every move of the course"));
        Exercise {
            start: self.board.parse().expect("tests read every board of the course"),
            shown: moves.collect(),
            task: self.task,
            accepted: Vec::new(),
            replies: Vec::new(),
        }
    }
}

impl StepTexts {
    /// The facts about the position in which the student begins.
    pub(crate) fn facts(&self, position: &Position, judge: &mut Judge) -> Facts {
        let fact = |(name, measure): &(&'static str, Measure)| Some((*name, measure.fact(position, judge)?));
        self.facts.iter().filter_map(fact).collect()
    }
}
