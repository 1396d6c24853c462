//! Why a text is not a position, stack or move.

use dvonn_core::{Notation, ParseMoveError, PositionError, StackError, TextError};

use super::setup::setup_errors;
use crate::{Texts, Value, key};

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
        TextError::Parts { found } => texts.get(key::TextParts { found: (*found).into() }),
        TextError::Rows { found } => texts.get(key::TextRows { found: (*found).into() }),
        TextError::Cells { row, expected, found } => texts.get(key::TextCells {
            row: (*row).into(),
            expected: (*expected).into(),
            found: (*found).into(),
        }),
        TextError::Character { column, found } => {
            let found = format!("{found:?}").into();
            texts.get(key::TextCharacter { column: (*column).into(), found })
        }
        TextError::Height { column, found } => {
            texts.get(key::TextHeight { column: (*column).into(), found: quoted(found) })
        }
        TextError::Stack { column, reason } => {
            let reason = stack_error(texts, reason).into();
            texts.get(key::TextStack { column: (*column).into(), reason })
        }
        TextError::Side { found } => texts.get(key::TextSide { found: quoted(found) }),
        TextError::Phase { found } => texts.get(key::TextPhase { found: quoted(found) }),
    }
}

/// Why no such stack can exist.
pub fn stack_error(texts: &Texts, error: &StackError) -> String {
    match *error {
        StackError::Height { height } => texts.get(key::TextStackHeight { height: height.into() }),
        StackError::Dvonns { height, dvonns } => texts.get(key::TextStackDvonns {
            height: height.into(),
            most: (height - 1).into(),
            dvonns: dvonns.into(),
        }),
    }
}

/// Why a text is not a move or cell.
pub fn no_move(texts: &Texts, error: &ParseMoveError) -> String {
    match error {
        ParseMoveError::Empty => texts.get(key::TEXT_MOVE_MISSING),
        ParseMoveError::Cell { text } => texts.get(key::TextNoCell { text: quoted(text) }),
        ParseMoveError::Move { text } | ParseMoveError::StackMove { text } => {
            texts.get(key::TextNoMove { text: quoted(text) })
        }
    }
}
