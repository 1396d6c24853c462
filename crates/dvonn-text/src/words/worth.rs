//! The value of a position.

use dvonn_core::Color;
use dvonn_engine::Score;

use crate::{Texts, key};

/// A score from the point of view of `side`, told for the side that is ahead: `White ahead by 2.5, 71% to win`,
/// `proved: a draw`.
pub fn worth(texts: &Texts, score: Score, side: Color) -> String {
    let win = |winner: Color, margin: Option<u8>| {
        let color = winner.into();
        match margin {
            Some(margin) => texts.get(key::WorthWinBy { color, margin: margin.into() }),
            None => texts.get(key::WorthWin { color }),
        }
    };
    match score {
        Score::Win(margin) => win(side, margin.map(Into::into)),
        Score::Loss(margin) => win(side.other(), margin.map(Into::into)),
        Score::Draw => texts.get(key::WORTH_DRAW),
        Score::Estimate(estimate) => {
            let (leader, estimate) =
                if estimate.margin() < 0.0 { (side.other(), -estimate) } else { (side, estimate) };
            // A margin that would be displayed as 0.0 is not a lead.
            if estimate.margin() < 0.05 {
                let chance = chance(texts, score.for_white(side), Color::White);
                return texts.get(key::WorthEven { chance: chance.into() });
            }
            let percent = texts.percent(uncertain(estimate.winning_chance())).into();
            let margin = texts.decimal(estimate.margin(), 1).into();
            texts.get(key::WorthAhead { color: leader.into(), margin, percent })
        }
    }
}

/// A side's chance to win, given a score from its point of view: `White 71%`. Only a proof is shown as certain.
pub fn chance(texts: &Texts, score: Score, side: Color) -> String {
    let chance = score.winning_chance();
    let chance = if score.is_proved() { chance } else { uncertain(chance) };
    texts.get(key::WorthChance { color: side.into(), percent: texts.percent(chance).into() })
}

/// An estimate is never shown as certain.
fn uncertain(chance: f64) -> f64 {
    chance.clamp(0.01, 0.99)
}
