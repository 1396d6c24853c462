//! What a score says, in words and for programs.

use dvonn_core::Color;
use dvonn_engine::{Score, Wdl};
use dvonn_text::Texts;
use serde_json::{Value, json};

/// A score, seen by one side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Verdict {
    /// Expected or proved final margin in pieces; unknown if only the winner is proved.
    pub(super) margin: Option<f64>,
    /// Chance to win from 0 to 1, a draw counted half.
    pub(super) chance: f64,
    wdl: Option<Wdl>,
}

impl Verdict {
    /// As the side to move sees it.
    pub(super) fn of(score: Score) -> Verdict {
        let wdl = match score {
            Score::Estimate(_) => None,
            Score::Proved(wdl) => Some(wdl),
            Score::Exact(margin) => Some(margin.wdl()),
        };
        Verdict { margin: score.margin(), chance: score.winning_chance(), wdl }
    }

    /// As White sees what `turn` sees so.
    pub(super) fn for_white(self, turn: Color) -> Verdict {
        if turn == Color::White {
            return self;
        }
        let wdl = self.wdl.map(|wdl| match wdl {
            Wdl::Win => Wdl::Loss,
            Wdl::Draw => Wdl::Draw,
            Wdl::Loss => Wdl::Win,
        });
        Verdict { margin: self.margin.map(|margin| 0.0 - margin), chance: 1.0 - self.chance, wdl }
    }

    /// `+1.25`, or with an equals sign what is proved: `=+3`, `=win`.
    pub(super) fn margin_text(self, texts: &Texts) -> String {
        match (self.wdl, self.margin) {
            (Some(wdl), None) => texts.get(match wdl {
                Wdl::Win => "verdict-win",
                Wdl::Draw => "verdict-draw",
                Wdl::Loss => "verdict-loss",
            }),
            (Some(_), Some(0.0)) => "=0".to_owned(),
            (Some(_), Some(margin)) => format!("={margin:+.0}"),
            (None, margin) => {
                let margin = margin.unwrap_or_default();
                let sign = if margin.is_sign_negative() { '-' } else { '+' };
                format!("{sign}{}", texts.decimal(margin.abs(), 2))
            }
        }
    }

    pub(super) fn chance_text(self) -> String {
        format!("{:.0} %", self.chance * 100.0)
    }

    pub(super) fn json(self) -> Value {
        json!({
            "margin": self.margin,
            "chance": (self.chance * 1e4).round() / 1e4,
            "wdl": self.wdl.map(|wdl| wdl.to_string()),
            "proved": self.wdl.is_some(),
        })
    }
}
