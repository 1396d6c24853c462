//! Why a board that was set up is not a valid position.

use dvonn_core::{Notation, SetupError, SetupErrors};

use super::name::{cells, color_value, piece_value};
use crate::Texts;

/// One reason.
pub fn setup_error(texts: &Texts, error: &SetupError, notation: Notation) -> String {
    match *error {
        SetupError::StackWhilePlacing { cells: at } => {
            texts.with("setup-stack-while-placing", &[("cells", cells(at, notation).into())])
        }
        SetupError::PlacementFinished => texts.get("setup-placement-finished"),
        SetupError::PlacementCount { placed, piece, expected, found } => texts.with(
            "setup-placement-count",
            &[
                ("placed", placed.into()),
                ("piece", piece_value(piece)),
                ("expected", expected.into()),
                ("found", found.into()),
            ],
        ),
        SetupError::PlacementTurn { placed, expected } => {
            texts.with("setup-placement-turn", &[("placed", placed.into()), ("color", color_value(expected))])
        }
        SetupError::DvonnCount { found } => texts.with("setup-dvonn-count", &[("found", found.into())]),
        SetupError::TooManyPieces { found } => texts.with("setup-too-many", &[("found", found.into())]),
        SetupError::TooManyTops { color, found } => {
            texts.with("setup-tops", &[("color", color_value(color)), ("found", found.into())])
        }
        SetupError::Unlinked { cells: at } => {
            texts.with("setup-unlinked", &[("cells", cells(at, notation).into())])
        }
    }
}

/// All of them on one line.
pub fn setup_errors(texts: &Texts, errors: &SetupErrors, notation: Notation) -> String {
    let reasons: Vec<String> =
        errors.reasons().iter().map(|reason| setup_error(texts, reason, notation)).collect();
    reasons.join("; ")
}
