//! Why a text is not a position, stack or move.

use dvonn_core::{Notation, ParseMoveError, PositionError, StackError, TextError};

use super::setup::setup_errors;
use crate::{Texts, Value};

/// User input in quotes, with unprintable characters made visible.
pub(super) fn quoted(text: &str) -> Value<'static> {
    format!("{text:?}").into()
}

/// Why a text is not a position.
pub fn no_position(texts: &Texts, error: &PositionError, notation: Notation) -> String {
    match error {
        PositionError::Text(error) => text_error(texts, error),
        PositionError::Setup(errors) => setup_errors(texts, errors, notation),
    }
}

fn text_error(texts: &Texts, error: &TextError) -> String {
    match error {
        TextError::Parts { found } => texts.with("text-parts", &[("found", (*found).into())]),
        TextError::Rows { found } => texts.with("text-rows", &[("found", (*found).into())]),
        TextError::Cells { row, expected, found } => texts.with(
            "text-cells",
            &[("row", (*row).into()), ("expected", (*expected).into()), ("found", (*found).into())],
        ),
        TextError::Character { column, found } => {
            let found = format!("{found:?}").into();
            texts.with("text-character", &[("column", (*column).into()), ("found", found)])
        }
        TextError::Height { column, found } => {
            texts.with("text-height", &[("column", (*column).into()), ("found", quoted(found))])
        }
        TextError::Stack { column, reason } => {
            let reason = stack_error(texts, reason).into();
            texts.with("text-stack", &[("column", (*column).into()), ("reason", reason)])
        }
        TextError::Side { found } => texts.with("text-side", &[("found", quoted(found))]),
        TextError::Phase { found } => texts.with("text-phase", &[("found", quoted(found))]),
    }
}

/// Why no such stack can exist.
pub fn stack_error(texts: &Texts, error: &StackError) -> String {
    match *error {
        StackError::Height { height } => texts.with("text-stack-height", &[("height", height.into())]),
        StackError::Dvonns { height, dvonns } => texts.with(
            "text-stack-dvonns",
            &[("height", height.into()), ("most", (height - 1).into()), ("dvonns", dvonns.into())],
        ),
    }
}

/// Why a text is not a move or cell.
pub fn no_move(texts: &Texts, error: &ParseMoveError) -> String {
    match error {
        ParseMoveError::Empty => texts.get("text-move-missing"),
        ParseMoveError::Cell { text } => texts.with("text-no-cell", &[("text", quoted(text))]),
        ParseMoveError::Move { text } | ParseMoveError::StackMove { text } => {
            texts.with("text-no-move", &[("text", quoted(text))])
        }
    }
}
