//! The value of a position.

use dvonn_core::Color;
use dvonn_engine::Score;

use super::name::color_value;
use crate::Texts;

/// A score from the point of view of `side`, told for the side that is ahead: `White ahead by 2.5, 71% to win`,
/// `proved: a draw`.
pub fn worth(texts: &Texts, score: Score, side: Color) -> String {
    let win = |winner: Color, margin: Option<u8>| {
        let color = ("color", color_value(winner));
        match margin {
            Some(margin) => texts.with("worth-win-by", &[color, ("margin", margin.into())]),
            None => texts.with("worth-win", &[color]),
        }
    };
    match score {
        Score::Win(margin) => win(side, margin.map(Into::into)),
        Score::Loss(margin) => win(side.other(), margin.map(Into::into)),
        Score::Draw => texts.get("worth-draw"),
        Score::Estimate(estimate) => {
            let (leader, estimate) =
                if estimate.margin() < 0.0 { (side.other(), -estimate) } else { (side, estimate) };
            let percent = ("percent", texts.decimal(estimate.winning_chance() * 100.0, 0).into());
            // A margin that would be displayed as 0.0 is not a lead.
            if estimate.margin() < 0.05 {
                return texts.with("worth-even", &[percent]);
            }
            let margin = texts.decimal(estimate.margin(), 1).into();
            texts.with("worth-ahead", &[("color", color_value(leader)), ("margin", margin), percent])
        }
    }
}
