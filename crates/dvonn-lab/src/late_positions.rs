//! Files of late positions with their proved values: `POSITION ; VALUE` a line, where the value is a margin such as
//! `+3` or, where that is too dear, `win`, `draw` or `loss`; for the side to move.

use std::path::Path;

use dvonn_core::Position;
use dvonn_engine::Wdl;

/// What is proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Proof {
    /// Who wins, and by how many pieces
    Margin,
    /// Who wins
    Wdl,
}

impl Proof {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Proof::Margin => "margin",
            Proof::Wdl => "wdl",
        }
    }
}

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Value {
    Margin(i8),
    Wdl(Wdl),
}

impl Value {
    fn parse(text: &str) -> Option<Value> {
        match text {
            "win" => Some(Value::Wdl(Wdl::Win)),
            "draw" => Some(Value::Wdl(Wdl::Draw)),
            "loss" => Some(Value::Wdl(Wdl::Loss)),
            _ => text.parse().ok().map(Value::Margin),
        }
    }

    /// As the solver writes what a proof of this kind finds; `None` if not so much is known.
    pub(crate) fn as_proof(self, proof: Proof) -> Option<String> {
        match (proof, self) {
            (Proof::Margin, Value::Margin(0)) => Some("0".to_owned()),
            (Proof::Margin, Value::Margin(margin)) => Some(format!("{margin:+}")),
            (Proof::Margin, Value::Wdl(_)) => None,
            (Proof::Wdl, Value::Wdl(wdl)) => Some(wdl.to_string()),
            (Proof::Wdl, Value::Margin(margin)) => {
                let wdl = match margin {
                    1.. => Wdl::Win,
                    0 => Wdl::Draw,
                    _ => Wdl::Loss,
                };
                Some(wdl.to_string())
            }
        }
    }
}

/// Reads a file.
pub(crate) fn read(path: &Path) -> Result<Vec<(Position, Value)>, String> {
    let name = path.display();
    let text = std::fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))?;
    let mut positions = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let refuse = |reason: &dyn std::fmt::Display| format!("{name}, line {number}: {reason}");
        let (position, value) = line
            .split_once(';')
            .ok_or_else(|| refuse(&"a position, a semicolon and a value are expected"))?;
        let position: Position =
            position.trim().parse().map_err(|error: dvonn_core::PositionError| refuse(&error))?;
        if position.movement().is_none() {
            return Err(refuse(&"the position is of the placement phase"));
        }
        let value = Value::parse(value.trim())
            .ok_or_else(|| refuse(&format!("{:?} is not a margin, win, draw or loss", value.trim())))?;
        positions.push((position, value));
    }
    Ok(positions)
}
