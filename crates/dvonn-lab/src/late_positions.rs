//! Files of late positions with proved values, one `POSITION ; VALUE` per line. The value is a margin such as `+3` or,
//! where proving it would take too long, `win`, `draw` or `loss`; always for the side to move.

use std::path::Path;

use dvonn_core::{Position, PositionLine, position_lines};
use dvonn_engine::{Margin, Score, Wdl};

/// The kind of result that a proof finds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Proof {
    /// The winner and the margin
    Margin,
    /// The winner only
    Wdl,
}

impl Proof {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Proof::Margin => "margin",
            Proof::Wdl => "wdl",
        }
    }

    /// The part of a score that this kind of proof finds, as the solver writes it; `None` if the score does not contain
    /// it.
    pub(crate) fn text(self, score: Score) -> Option<String> {
        match self {
            Proof::Margin => score.exact_margin().map(|margin| margin.to_string()),
            Proof::Wdl => score.wdl().map(|wdl| wdl.to_string()),
        }
    }
}

/// Reads a score as written in a file.
fn parse_score(text: &str) -> Option<Score> {
    match text {
        "win" => Some(Score::proved(Wdl::Win)),
        "draw" => Some(Score::Draw),
        "loss" => Some(Score::proved(Wdl::Loss)),
        _ => text.parse().ok().and_then(Margin::new).map(Score::exact),
    }
}

/// Reads a file.
pub(crate) fn read(path: &Path) -> Result<Vec<(Position, Score)>, String> {
    let name = path.display();
    let text = std::fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))?;
    let mut positions = Vec::new();
    for PositionLine { number, position, rest } in position_lines(&text) {
        let refuse = |reason: &dyn std::fmt::Display| format!("{name}, line {number}: {reason}");
        let position = position.map_err(|error| refuse(&error))?;
        let value = rest
            .strip_prefix(';')
            .ok_or_else(|| refuse(&"a position, a semicolon and a value are expected"))?;
        if position.movement().is_none() {
            return Err(refuse(&"the position is in the placement phase"));
        }
        let score = parse_score(value.trim())
            .ok_or_else(|| refuse(&format!("{:?} is not a margin, win, draw or loss", value.trim())))?;
        positions.push((position, score));
    }
    Ok(positions)
}
