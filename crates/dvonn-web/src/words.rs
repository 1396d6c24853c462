//! Describes facts of the page in words.

use std::time::Duration;

use dvonn_core::{Color, Move, Notation};
use dvonn_engine::{Score, Wdl};
use dvonn_game::{Beginning, TimeControl};
use dvonn_text::{Key, Texts, key, words};

use crate::link::LinkError;

/// Why a link is not valid.
pub(crate) fn link_error(texts: &Texts, error: &LinkError, notation: Notation) -> String {
    match error {
        LinkError::Position(error) => words::no_position(texts, error, notation),
        LinkError::NoMove { text, ply } => {
            texts.get(key::LinkNoMove { text: text.clone().into(), ply: (*ply).into() })
        }
        LinkError::Illegal { mv, ply, reason } => {
            let reason = words::refusal(texts, reason, notation);
            let mv = notation.move_text(*mv);
            texts.get(key::LinkIllegal { mv: mv.into(), ply: (*ply).into(), reason: reason.into() })
        }
        LinkError::Ending { text } => texts.get(key::LinkEnding { text: text.clone().into() }),
    }
}

/// A move by its cells, or the word for a pass.
pub(crate) fn move_text(texts: &Texts, mv: Move, notation: Notation) -> String {
    match mv {
        Move::Pass => texts.get(key::MOVES_PASS),
        mv => notation.move_text(mv),
    }
}

/// White's score in as few characters as possible: `+2.5`, `−3`, or who wins.
pub(crate) fn short_worth(texts: &Texts, score: Score) -> String {
    let Some(margin) = score.margin() else {
        let winner = if score.wdl() == Some(Wdl::Win) { Color::White } else { Color::Black };
        return words::color(texts, winner);
    };
    let digits = texts.decimal(margin.abs(), usize::from(!score.is_proved()));
    match digits.trim_matches(['0', '.', ',']) {
        "" => digits,
        _ if margin < 0.0 => format!("−{digits}"),
        _ => format!("+{digits}"),
    }
}

/// The kind of board that a game begins with.
pub(crate) fn board_kind(beginning: Beginning) -> Key {
    match beginning {
        Beginning::Empty => key::START_BOARD_EMPTY,
        Beginning::Random => key::START_BOARD_RANDOM,
        Beginning::Mirrored => key::START_BOARD_MIRRORED,
        Beginning::Balanced => key::START_BOARD_BALANCED,
    }
}

/// A time limit, or that there is none.
pub(crate) fn clock(texts: &Texts, control: Option<TimeControl>) -> String {
    let minutes = |base: Duration| (base.as_secs() / 60).into();
    match control {
        None => texts.get(key::CLOCK_NONE),
        Some(TimeControl::SuddenDeath { base }) => texts.get(key::ClockPlain { minutes: minutes(base) }),
        Some(TimeControl::Fischer { base, increment }) => {
            texts.get(key::ClockFischer { minutes: minutes(base), seconds: increment.as_secs().into() })
        }
        Some(TimeControl::Delay { base, delay }) => {
            texts.get(key::ClockDelay { minutes: minutes(base), seconds: delay.as_secs().into() })
        }
        Some(TimeControl::Days { per_move }) => texts.get(key::ClockDays { days: per_move.into() }),
    }
}

#[cfg(test)]
mod tests {
    use dvonn_engine::{Estimate, Margin};
    use dvonn_text::Language;

    use super::*;

    #[test]
    fn a_short_score_has_a_sign_unless_it_is_zero() {
        let texts = Texts::new(Language::English);
        let estimate = |margin| Score::Estimate(Estimate::from_pieces(margin));
        for (score, expected) in [
            (estimate(2.46), "+2.5"),
            (estimate(-0.04), "0.0"),
            (Score::exact(Margin::new(-3).unwrap()), "−3"),
            (Score::Draw, "0"),
            (Score::proved(Wdl::Win), "White"),
            (Score::proved(Wdl::Loss), "Black"),
        ] {
            assert_eq!(short_worth(&texts, score), expected);
        }
    }
}
