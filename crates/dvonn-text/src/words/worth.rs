//! What a position is worth.

use dvonn_core::Color;

use super::name::color_value;
use crate::Texts;

/// What somebody thinks or knows of a position, said about both sides.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Worth {
    /// An estimate.
    Estimate {
        /// Who is ahead, or to move if nobody is.
        leader: Color,
        /// By how many pieces.
        margin: f64,
        /// Chance of the leader to win, from 0 to 1.
        chance: f64,
    },
    /// Proved.
    Proved {
        /// Who wins; `None` is a draw.
        winner: Option<Color>,
        /// By how many pieces, if that is proved too.
        margin: Option<u8>,
    },
}

/// `White ahead by 2.5, 71% to win`, `proved: a draw`.
pub fn worth(texts: &Texts, worth: Worth) -> String {
    match worth {
        Worth::Estimate { leader, margin, chance } => {
            let percent = ("percent", texts.decimal(chance * 100.0, 0).into());
            // What would be written as 0.0 is no lead.
            if margin < 0.05 {
                return texts.with("worth-even", &[percent]);
            }
            let margin = texts.decimal(margin, 1).into();
            texts.with("worth-ahead", &[("color", color_value(leader)), ("margin", margin), percent])
        }
        Worth::Proved { winner: None, .. } => texts.get("worth-draw"),
        Worth::Proved { winner: Some(winner), margin: None } => {
            texts.with("worth-win", &[("color", color_value(winner))])
        }
        Worth::Proved { winner: Some(winner), margin: Some(margin) } => {
            texts.with("worth-win-by", &[("color", color_value(winner)), ("margin", margin.into())])
        }
    }
}
