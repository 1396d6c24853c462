//! Passages, remarks and progress errors of the course.

use dvonn_coach::{Fact, Input, Passage, ProgressError, Remark};
use dvonn_core::{CellSet, Color, Move, Notation, Outcome};

use super::name::{color_value, names};
use super::{cells, refusal};
use crate::{Texts, Value};

/// A passage of the course for a reader whose board has this notation.
pub fn passage(texts: &Texts, passage: &Passage, notation: Notation) -> String {
    let values: Vec<(&str, Value<'_>)> =
        passage.facts.iter().map(|(name, fact)| (*name, value(*fact, notation))).collect();
    texts.with(passage.key, &values)
}

/// A fact as a value: numbers stay numbers, because plural forms depend on them.
fn value(fact: Fact, notation: Notation) -> Value<'static> {
    let list = |cells: CellSet, notation| names(cells, notation).join(", ");
    match fact {
        Fact::Number(number) => number.into(),
        Fact::Cell(cell) => notation.cell_name(cell).into(),
        Fact::Cells(cells) => list(cells, notation).into(),
        Fact::Move(mv) => notation.move_text(mv).into(),
        Fact::NewsletterCell(cell) => Notation::Newsletter.cell_name(cell).into(),
        Fact::NewsletterCells(cells) => list(cells, Notation::Newsletter).into(),
        Fact::NewsletterMove(mv) => Notation::Newsletter.move_text(mv).into(),
        Fact::Color(color) => color_value(color),
    }
}

/// The coach's remark as one or more sentences.
pub fn remark(texts: &Texts, remark: &Remark, notation: Notation) -> String {
    let color = |color: Color| ("color", color_value(color));
    let mv_text = |mv: Move| ("move", notation.move_text(mv).into());
    match remark {
        Remark::Passage(said) => passage(texts, said, notation),
        Remark::Refused(error) => {
            let reason = refusal(texts, error, notation);
            texts.with("learn-refused", &[("reason", reason.into())])
        }
        Remark::OtherKind => texts.get("learn-other-kind"),
        Remark::Unproved => texts.get("learn-unproved"),
        Remark::Reply { mv: None, .. } => texts.get("learn-turn-again"),
        Remark::Reply { by, mv: Some(Move::Pass) } => texts.with("learn-reply-pass", &[color(*by)]),
        Remark::Reply { by, mv: Some(mv) } => texts.with("learn-reply", &[color(*by), mv_text(*mv)]),
        Remark::Solution(input) => solution(texts, *input, notation),
    }
}

fn solution(texts: &Texts, input: Input, notation: Notation) -> String {
    match input {
        Input::Move(Move::Pass) => texts.get("learn-solution-pass"),
        Input::Move(mv) => texts.with("learn-solution-moves", &[("move", notation.move_text(mv).into())]),
        Input::Cells(marked) => {
            texts.with("learn-solution-cells", &[("cells", cells(marked, notation).into())])
        }
        Input::Number(number) => texts.with("learn-solution-number", &[("number", number.into())]),
        Input::Outcome(Outcome::Draw) => texts.get("learn-solution-draw"),
        Input::Outcome(Outcome::Win { winner, margin }) => {
            let values = [("color", color_value(winner)), ("margin", margin.into())];
            texts.with("learn-solution-win", &values)
        }
    }
}

/// Why a file does not contain course progress.
pub fn progress_error(texts: &Texts, error: &ProgressError) -> String {
    match error {
        ProgressError::Unreadable { .. } => texts.get("learn-progress-unreadable"),
        ProgressError::OtherFormat { format } => {
            texts.with("learn-progress-format", &[("format", format.as_str().into())])
        }
        ProgressError::OtherVersion { version } => {
            texts.with("learn-progress-version", &[("version", (*version).into())])
        }
    }
}
