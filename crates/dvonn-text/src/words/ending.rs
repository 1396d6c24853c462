//! How a game ended.

use dvonn_core::{Color, Outcome};
use dvonn_game::Ending;

use super::name::color_value;
use crate::Texts;

/// The result of a finished board, as a sentence.
pub fn outcome(texts: &Texts, outcome: Outcome) -> String {
    match outcome {
        Outcome::Draw => texts.get("ending-draw"),
        Outcome::Win { winner, margin } => {
            texts.with("ending-win", &[("color", color_value(winner)), ("margin", margin.into())])
        }
    }
}

/// How a game ended, as a sentence.
pub fn ending(texts: &Texts, ending: Ending) -> String {
    let with = |key, color: Color| texts.with(key, &[("color", color_value(color))]);
    match ending {
        Ending::Counted(counted) => outcome(texts, counted),
        Ending::Resigned { by } => with("ending-resigned", by),
        Ending::FlagFell { by } => with("ending-time", by),
        Ending::DrawAgreed => texts.get("ending-agreed"),
        Ending::Aborted => texts.get("ending-aborted"),
    }
}

/// The same in a few words, for lists; `None` means that the game goes on.
pub fn result(texts: &Texts, ending: Option<Ending>) -> String {
    let with = |key, color: Color| texts.with(key, &[("color", color_value(color))]);
    match ending {
        None => texts.get("result-unfinished"),
        Some(Ending::Counted(Outcome::Draw)) => texts.get("result-draw"),
        Some(Ending::Counted(Outcome::Win { winner, margin })) => {
            texts.with("result-win", &[("color", color_value(winner)), ("margin", margin.into())])
        }
        Some(Ending::Resigned { by }) => with("result-resigned", by),
        Some(Ending::FlagFell { by }) => with("result-time", by),
        Some(Ending::DrawAgreed) => texts.get("result-agreed"),
        Some(Ending::Aborted) => texts.get("result-aborted"),
    }
}
