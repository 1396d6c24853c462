//! Why something was refused.

use dvonn_core::{Cell, MoveError, Notation, Position, Stack};
use dvonn_game::{EndingError, GameError, TimeControlError};
use dvonn_view::PressError;

use crate::{Texts, key};

/// Why a move was refused.
pub fn refusal(texts: &Texts, error: &MoveError, notation: Notation) -> String {
    let name = |cell: Cell| notation.cell_name(cell).into();
    match *error {
        MoveError::GameOver => texts.get(key::REFUSED_OVER),
        MoveError::StillPlacing => texts.get(key::REFUSED_STILL_PLACING),
        MoveError::PassWhilePlacing => texts.get(key::REFUSED_PASS_WHILE_PLACING),
        MoveError::AlreadyPlaced { cell } => texts.get(key::RefusedAlreadyPlaced { cell: name(cell) }),
        MoveError::Occupied { cell } => texts.get(key::RefusedOccupied { cell: name(cell) }),
        MoveError::MustMove => texts.get(key::REFUSED_MUST_MOVE),
        MoveError::NoStack { from } => texts.get(key::RefusedNoStack { cell: name(from) }),
        MoveError::LoneDvonn { from } => texts.get(key::RefusedLoneDvonn { cell: name(from) }),
        MoveError::NotYours { from } => texts.get(key::RefusedNotYours { cell: name(from) }),
        MoveError::Enclosed { from } => texts.get(key::RefusedEnclosed { cell: name(from) }),
        MoveError::NotInLine { from, to } => {
            texts.get(key::RefusedNotInLine { from: name(from), to: name(to) })
        }
        MoveError::WrongDistance { from, to, height } => {
            texts.get(key::RefusedWrongDistance { from: name(from), to: name(to), height: height.into() })
        }
        MoveError::EmptyTarget { to } => texts.get(key::RefusedEmptyTarget { cell: name(to) }),
    }
}

/// Why a click on the board was refused.
pub fn press_error(texts: &Texts, error: PressError, position: &Position, notation: Notation) -> String {
    match error {
        PressError::Rule(error) => refusal(texts, &error, notation),
        PressError::NoTarget { from } => {
            let height = position.stack(from).map_or(1, Stack::height);
            texts.get(key::RefusedNoTarget { height: height.into() })
        }
    }
}

/// Why a game refused a player's action.
pub fn game_error(texts: &Texts, error: &GameError, notation: Notation) -> String {
    match error {
        GameError::Over(_) => texts.get(key::REFUSED_OVER),
        GameError::NotYourTurn { turn } => texts.get(key::RefusedTurn { color: (*turn).into() }),
        GameError::Rules(error) => refusal(texts, error, notation),
        GameError::NoOffer => texts.get(key::REFUSED_NO_OFFER),
        GameError::AlreadyOffered => texts.get(key::REFUSED_ALREADY_OFFERED),
        GameError::NothingAsked => texts.get(key::REFUSED_NOTHING_ASKED),
        GameError::AlreadyAsked => texts.get(key::REFUSED_ALREADY_ASKED),
        GameError::NothingToTakeBack => texts.get(key::REFUSED_NOTHING_TO_TAKE_BACK),
        GameError::TooEarly(_) => texts.get(key::REFUSED_TOO_EARLY),
    }
}

/// Why a text is not a time control.
pub fn time_control_error(texts: &Texts, TimeControlError: &TimeControlError) -> String {
    texts.get(key::REFUSED_TIME_CONTROL)
}

/// Why a game cannot have ended like this.
pub fn ending_error(texts: &Texts, error: &EndingError) -> String {
    texts.get(match error {
        EndingError::Finished(_) => key::REFUSED_ENDING_COUNTED,
        EndingError::Unfinished => key::REFUSED_ENDING_UNCOUNTED,
    })
}
