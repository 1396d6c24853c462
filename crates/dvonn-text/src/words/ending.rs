//! How a game ended.

use dvonn_core::{Color, Outcome};
use dvonn_game::Ending;

use crate::{Texts, key};

/// The result of a finished board, as a sentence.
pub fn outcome(texts: &Texts, outcome: Outcome) -> String {
    match outcome {
        Outcome::Draw => texts.get(key::ENDING_DRAW),
        Outcome::Win { winner, margin } => {
            texts.get(key::EndingWin { color: winner.into(), margin: margin.into() })
        }
    }
}

/// How a game ended, as a sentence to the player of this colour, or to a spectator.
pub fn ending(texts: &Texts, ending: Ending, reader: Option<Color>) -> String {
    match (ending, reader) {
        (Ending::Counted(Outcome::Win { winner, margin }), Some(own)) if winner == own => {
            texts.get(key::EndingYouWin { margin: margin.into() })
        }
        (Ending::Counted(Outcome::Win { margin, .. }), Some(_)) => {
            texts.get(key::EndingYouLose { margin: margin.into() })
        }
        (Ending::Resigned { by }, Some(own)) if by == own => texts.get(key::ENDING_YOU_RESIGNED),
        (Ending::Resigned { .. }, Some(_)) => texts.get(key::ENDING_THEY_RESIGNED),
        (Ending::FlagFell { by }, Some(own)) if by == own => texts.get(key::ENDING_YOUR_TIME),
        (Ending::FlagFell { .. }, Some(_)) => texts.get(key::ENDING_THEIR_TIME),
        (Ending::Left { by }, Some(own)) if by == own => texts.get(key::ENDING_YOU_LEFT),
        (Ending::Left { .. }, Some(_)) => texts.get(key::ENDING_THEY_LEFT),
        (Ending::Counted(counted), _) => outcome(texts, counted),
        (Ending::Resigned { by }, None) => texts.get(key::EndingResigned { color: by.into() }),
        (Ending::FlagFell { by }, None) => texts.get(key::EndingTime { color: by.into() }),
        (Ending::Left { by }, None) => texts.get(key::EndingLeft { color: by.into() }),
        (Ending::DrawAgreed, _) => texts.get(key::ENDING_AGREED),
        (Ending::Aborted, _) => texts.get(key::ENDING_ABORTED),
    }
}

/// The same in a few words, for lists; `None` means that the game goes on.
pub fn result(texts: &Texts, ending: Option<Ending>) -> String {
    match ending {
        None => texts.get(key::RESULT_UNFINISHED),
        Some(Ending::Counted(Outcome::Draw)) => texts.get(key::RESULT_DRAW),
        Some(Ending::Counted(Outcome::Win { winner, margin })) => {
            texts.get(key::ResultWin { color: winner.into(), margin: margin.into() })
        }
        Some(Ending::Resigned { by }) => texts.get(key::ResultResigned { color: by.into() }),
        Some(Ending::FlagFell { by }) => texts.get(key::ResultTime { color: by.into() }),
        Some(Ending::Left { by }) => texts.get(key::ResultLeft { color: by.into() }),
        Some(Ending::DrawAgreed) => texts.get(key::RESULT_AGREED),
        Some(Ending::Aborted) => texts.get(key::RESULT_ABORTED),
    }
}
