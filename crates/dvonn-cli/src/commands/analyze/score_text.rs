//! A score in a column and as JSON.

use dvonn_engine::Score;
use dvonn_text::{Texts, key};
use serde_json::{Value, json};

/// `+1.25`, or with an equals sign if proved: `=+3`, `=win`.
pub(super) fn margin_text(texts: &Texts, score: Score) -> String {
    match score {
        Score::Win(None) => texts.get(key::VERDICT_WIN),
        Score::Loss(None) => texts.get(key::VERDICT_LOSS),
        Score::Win(Some(margin)) => format!("=+{margin}"),
        Score::Loss(Some(margin)) => format!("=-{margin}"),
        Score::Draw => "=0".to_owned(),
        Score::Estimate(estimate) => {
            let sign = if estimate.margin() < 0.0 { '-' } else { '+' };
            format!("{sign}{}", texts.decimal(estimate.margin().abs(), 2))
        }
    }
}

pub(super) fn json(score: Score) -> Value {
    json!({
        "margin": score.margin(),
        "chance": (score.winning_chance() * 1e4).round() / 1e4,
        "wdl": score.wdl().map(|wdl| wdl.to_string()),
        "proved": score.is_proved(),
    })
}
