//! How strong the computer plays.
//!
//! The one place that knows what a strength means to the engine.

use dvonn_core::Phase;
use serde::{Deserialize, Serialize};

/// A step from somebody who has just read the rules to the best the engine can do in a few seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Strength {
    Beginner,
    #[default]
    Casual,
    Club,
    Strong,
    Expert,
    Master,
}

impl Strength {
    /// From the weakest to the strongest.
    pub(crate) const ALL: [Strength; 6] = [
        Strength::Beginner,
        Strength::Casual,
        Strength::Club,
        Strength::Strong,
        Strength::Expert,
        Strength::Master,
    ];

    /// What is enough for a placement: beyond it, the engine only takes longer.
    const MOST_BOARDS: u64 = 20_000;

    /// Positions that the engine may look at for a move; in the placement phase, boards to complete.
    pub(crate) fn nodes(self, phase: Phase) -> u64 {
        let nodes = match self {
            Strength::Beginner => 30,
            Strength::Casual => 250,
            Strength::Club => 2_000,
            Strength::Strong => 20_000,
            Strength::Expert => 200_000,
            Strength::Master => 2_000_000,
        };
        match phase {
            Phase::Placement => nodes.min(Strength::MOST_BOARDS),
            Phase::Movement => nodes,
        }
    }

    /// What a hint is worth: more than most players, and still there in a moment.
    pub(crate) fn of_hints() -> Strength {
        Strength::Expert
    }

    /// Good placements in no time.
    pub(crate) fn of_filling() -> Strength {
        Strength::Club
    }

    /// The text that names it.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Strength::Beginner => "strength-beginner",
            Strength::Casual => "strength-casual",
            Strength::Club => "strength-club",
            Strength::Strong => "strength-strong",
            Strength::Expert => "strength-expert",
            Strength::Master => "strength-master",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_strength_looks_at_more_than_the_one_before() {
        let nodes = Strength::ALL.map(|strength| strength.nodes(Phase::Movement));
        assert!(nodes.is_sorted_by(|a, b| a < b), "{nodes:?}");
    }
}
