//! Facts of the page in words.

use dvonn_core::{Color, Move, Notation};
use dvonn_game::Record;
use dvonn_text::{Texts, words};

use crate::link::LinkError;
use crate::study::Evaluation;

/// Why a link leads nowhere.
pub(crate) fn link_error(texts: &Texts, error: &LinkError, notation: Notation) -> String {
    match error {
        LinkError::Position(error) => words::no_position(texts, error, notation),
        LinkError::NoMove { text, ply } => {
            texts.with("link-no-move", &[("text", text.clone().into()), ("ply", (*ply).into())])
        }
        LinkError::Illegal { mv, ply, reason } => {
            let reason = words::refusal(texts, reason, notation);
            let mv = notation.move_text(*mv);
            texts.with(
                "link-illegal",
                &[("move", mv.into()), ("ply", (*ply).into()), ("reason", reason.into())],
            )
        }
        LinkError::Ending { text } => texts.with("link-ending", &[("text", text.clone().into())]),
    }
}

/// A move by its cells, or that it is a pass.
pub(crate) fn move_text(texts: &Texts, mv: Move, notation: Notation) -> String {
    match mv {
        Move::Pass => texts.get("moves-pass"),
        mv => notation.move_text(mv),
    }
}

/// What a place is worth.
pub(crate) fn worth(texts: &Texts, evaluation: Evaluation) -> String {
    words::worth(texts, worth_of(evaluation))
}

fn worth_of(evaluation: Evaluation) -> words::Worth {
    let Evaluation { margin, chance, is_proved, .. } = evaluation;
    let leader =
        if margin.map_or(chance >= 0.5, |margin| margin >= 0.0) { Color::White } else { Color::Black };
    if is_proved {
        let winner = (chance.total_cmp(&0.5).is_ne()).then_some(leader);
        return words::Worth::Proved { winner, margin: margin.map(|margin| margin.abs().round() as u8) };
    }
    let chance = if leader == Color::White { chance } else { 1.0 - chance };
    words::Worth::Estimate { leader, margin: margin.unwrap_or(0.0).abs(), chance }
}

/// The same in as few characters as can be, seen by White: `+2.5`, `−3`, or who wins.
pub(crate) fn short_worth(texts: &Texts, evaluation: Evaluation) -> String {
    match evaluation.margin {
        Some(margin) => {
            let decimals = usize::from(!evaluation.is_proved);
            let digits = texts.decimal(margin.abs(), decimals);
            match digits.trim_matches(['0', '.', ',']) {
                "" => digits,
                _ if margin < 0.0 => format!("−{digits}"),
                _ => format!("+{digits}"),
            }
        }
        None if evaluation.chance > 0.5 => words::color(texts, Color::White),
        None => words::color(texts, Color::Black),
    }
}

/// Who plays, if the record says so.
pub(crate) fn players(record: &Record) -> Option<String> {
    match (record.tags.get("White"), record.tags.get("Black")) {
        (None, None) => None,
        (white, black) => Some(format!("{} – {}", white.unwrap_or("?"), black.unwrap_or("?"))),
    }
}

#[cfg(test)]
mod tests {
    use dvonn_text::Language;

    use super::*;

    fn evaluation(margin: Option<f64>, chance: f64, is_proved: bool) -> Evaluation {
        Evaluation { margin, chance, is_proved, nodes: 1 }
    }

    #[test]
    fn worth_is_told_about_the_side_that_is_ahead() {
        for (evaluation, expected) in [
            (
                evaluation(Some(-2.5), 0.3, false),
                words::Worth::Estimate { leader: Color::Black, margin: 2.5, chance: 0.7 },
            ),
            (
                evaluation(Some(3.0), 1.0, true),
                words::Worth::Proved { winner: Some(Color::White), margin: Some(3) },
            ),
            (evaluation(None, 0.0, true), words::Worth::Proved { winner: Some(Color::Black), margin: None }),
            (evaluation(Some(0.0), 0.5, true), words::Worth::Proved { winner: None, margin: Some(0) }),
        ] {
            assert_eq!(worth_of(evaluation), expected);
        }
    }

    #[test]
    fn short_worth_carries_a_sign_but_for_nothing() {
        let texts = Texts::new(Language::English);
        for (evaluation, expected) in [
            (evaluation(Some(2.46), 0.6, false), "+2.5"),
            (evaluation(Some(-0.04), 0.5, false), "0.0"),
            (evaluation(Some(-3.0), 0.0, true), "−3"),
            (evaluation(None, 1.0, true), "White"),
        ] {
            assert_eq!(short_worth(&texts, evaluation), expected);
        }
    }
}
