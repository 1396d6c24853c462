//! Why something was refused.

use dvonn_core::{Cell, MoveError, Notation, Position, Stack};
use dvonn_game::{EndingError, GameError, TimeControlError};
use dvonn_view::PressError;

use super::name::color_value;
use crate::Texts;

/// Why a move was refused.
pub fn refusal(texts: &Texts, error: &MoveError, notation: Notation) -> String {
    let name = |cell: Cell| notation.cell_name(cell).into();
    let at = |key, cell| texts.with(key, &[("cell", name(cell))]);
    match *error {
        MoveError::GameOver => texts.get("refused-over"),
        MoveError::StillPlacing => texts.get("refused-still-placing"),
        MoveError::PassWhilePlacing => texts.get("refused-pass-while-placing"),
        MoveError::AlreadyPlaced { cell } => at("refused-already-placed", cell),
        MoveError::Occupied { cell } => at("refused-occupied", cell),
        MoveError::MustMove => texts.get("refused-must-move"),
        MoveError::NoStack { from } => at("refused-no-stack", from),
        MoveError::LoneDvonn { from } => at("refused-lone-dvonn", from),
        MoveError::NotYours { from } => at("refused-not-yours", from),
        MoveError::Enclosed { from } => at("refused-enclosed", from),
        MoveError::NotInLine { from, to } => {
            texts.with("refused-not-in-line", &[("from", name(from)), ("to", name(to))])
        }
        MoveError::WrongDistance { from, to, height } => texts.with(
            "refused-wrong-distance",
            &[("from", name(from)), ("to", name(to)), ("height", height.into())],
        ),
        MoveError::EmptyTarget { to } => at("refused-empty-target", to),
    }
}

/// Why a click on the board was refused.
pub fn press_error(texts: &Texts, error: PressError, position: &Position, notation: Notation) -> String {
    match error {
        PressError::Rule(error) => refusal(texts, &error, notation),
        PressError::NoTarget { from } => {
            let height = position.stack(from).map_or(1, Stack::height);
            texts.with("refused-no-target", &[("height", height.into())])
        }
    }
}

/// Why a game refused a player's action.
pub fn game_error(texts: &Texts, error: &GameError, notation: Notation) -> String {
    match error {
        GameError::Over(_) => texts.get("refused-over"),
        GameError::NotYourTurn { turn } => texts.with("refused-turn", &[("color", color_value(*turn))]),
        GameError::Rules(error) => refusal(texts, error, notation),
        GameError::NoOffer => texts.get("refused-no-offer"),
        GameError::AlreadyOffered => texts.get("refused-already-offered"),
        GameError::NothingToTakeBack => texts.get("refused-nothing-to-take-back"),
        GameError::TooEarly(_) => texts.get("refused-too-early"),
    }
}

/// Why a text is not a time control.
pub fn time_control_error(texts: &Texts, TimeControlError: &TimeControlError) -> String {
    texts.get("refused-time-control")
}

/// Why a game cannot have ended like this.
pub fn ending_error(texts: &Texts, error: &EndingError) -> String {
    texts.get(match error {
        EndingError::Finished(_) => "refused-ending-counted",
        EndingError::Unfinished => "refused-ending-uncounted",
    })
}
