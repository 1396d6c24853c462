//! Why a board that was set up is not a valid position.

use dvonn_core::{Notation, SetupError, SetupErrors};

use super::name::cells;
use crate::{Texts, key};

/// One reason.
pub fn setup_error(texts: &Texts, error: &SetupError, notation: Notation) -> String {
    match *error {
        SetupError::StackWhilePlacing { cells: at } => {
            texts.get(key::SetupStackWhilePlacing { cells: cells(at, notation).into() })
        }
        SetupError::PlacementFinished => texts.get(key::SETUP_PLACEMENT_FINISHED),
        SetupError::PlacementCount { placed, piece, expected, found } => {
            texts.get(key::SetupPlacementCount {
                placed: placed.into(),
                piece: piece.into(),
                expected: expected.into(),
                found: found.into(),
            })
        }
        SetupError::PlacementTurn { placed, expected } => {
            texts.get(key::SetupPlacementTurn { placed: placed.into(), color: expected.into() })
        }
        SetupError::DvonnCount { found } => texts.get(key::SetupDvonnCount { found: found.into() }),
        SetupError::TooManyPieces { found } => texts.get(key::SetupTooMany { found: found.into() }),
        SetupError::TooManyTops { color, found } => {
            texts.get(key::SetupTops { color: color.into(), found: found.into() })
        }
        SetupError::Unlinked { cells: at } => {
            texts.get(key::SetupUnlinked { cells: cells(at, notation).into() })
        }
    }
}

/// All of them on one line.
pub fn setup_errors(texts: &Texts, errors: &SetupErrors, notation: Notation) -> String {
    let reasons: Vec<String> =
        errors.reasons().iter().map(|reason| setup_error(texts, reason, notation)).collect();
    reasons.join("; ")
}
