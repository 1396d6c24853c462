//! Passages, remarks and progress errors of the course.

use dvonn_coach::{Fact, Input, Passage, ProgressError, Remark};
use dvonn_core::{CellSet, Move, Notation, Outcome};

use super::name::names;
use super::refusal;
use crate::{Texts, Value, key};

/// A passage of the course for a reader whose board has this notation.
pub fn passage(texts: &Texts, passage: &Passage, notation: Notation) -> String {
    let values: Vec<(&str, Value<'_>)> =
        passage.facts.iter().map(|(name, fact)| (*name, value(texts, *fact, notation))).collect();
    let values: Vec<(&str, &Value<'_>)> = values.iter().map(|(name, value)| (*name, value)).collect();
    texts.write(passage.key.name(), &values)
}

/// A fact as a value: numbers stay numbers, because plural forms depend on them.
fn value(texts: &Texts, fact: Fact, notation: Notation) -> Value<'static> {
    match fact {
        Fact::Number(number) => number.into(),
        Fact::Cell(cell) => notation.cell_name(cell).into(),
        Fact::Cells(cells) => list(texts, cells, notation).into(),
        Fact::Move(mv) => notation.move_text(mv).into(),
        Fact::Color(color) => color.into(),
    }
}

/// Cells as a list: c5, e1, f4.
fn list(texts: &Texts, cells: CellSet, notation: Notation) -> String {
    texts.list(&names(cells, notation))
}

/// The coach's remark as one or more sentences.
pub fn remark(texts: &Texts, remark: &Remark, notation: Notation) -> String {
    match remark {
        Remark::Passage(said) => passage(texts, said, notation),
        Remark::Refused(error) => {
            let reason = refusal(texts, error, notation);
            texts.get(key::LearnRefused { reason: reason.into() })
        }
        Remark::OtherKind => texts.get(key::LEARN_OTHER_KIND),
        Remark::Unproved => texts.get(key::LEARN_UNPROVED),
        Remark::Reply { mv: None, .. } => texts.get(key::LEARN_TURN_AGAIN),
        Remark::Reply { by, mv: Some(Move::Pass) } => texts.get(key::LearnReplyPass { color: (*by).into() }),
        Remark::Reply { by, mv: Some(mv) } => {
            texts.get(key::LearnReply { color: (*by).into(), mv: notation.move_text(*mv).into() })
        }
        Remark::Full { mv: None, .. } => texts.get(key::LEARN_FULL),
        Remark::Full { by, mv: Some(mv) } => {
            texts.get(key::LearnFullReply { color: (*by).into(), mv: notation.move_text(*mv).into() })
        }
        Remark::Solution(input) => solution(texts, *input, notation),
    }
}

fn solution(texts: &Texts, input: Input, notation: Notation) -> String {
    match input {
        Input::Move(Move::Pass) => texts.get(key::LEARN_SOLUTION_PASS),
        Input::Move(mv) => texts.get(key::LearnSolutionMoves { mv: notation.move_text(mv).into() }),
        Input::Cells(marked) => {
            texts.get(key::LearnSolutionCells { cells: list(texts, marked, notation).into() })
        }
        Input::Number(number) => texts.get(key::LearnSolutionNumber { number: number.into() }),
        Input::Outcome(Outcome::Draw) => texts.get(key::LEARN_SOLUTION_DRAW),
        Input::Outcome(Outcome::Win { winner, margin }) => {
            texts.get(key::LearnSolutionWin { color: winner.into(), margin: margin.into() })
        }
    }
}

/// Why a file does not contain course progress.
pub fn progress_error(texts: &Texts, error: &ProgressError) -> String {
    match error {
        ProgressError::Unreadable { .. } => texts.get(key::LEARN_PROGRESS_UNREADABLE),
        ProgressError::OtherFormat { format } => {
            texts.get(key::LearnProgressFormat { format: format.as_str().into() })
        }
        ProgressError::OtherVersion { version } => {
            texts.get(key::LearnProgressVersion { version: (*version).into() })
        }
    }
}
