//! How strong the engine plays.

use std::fmt;
use std::str::FromStr;

use dvonn_core::Phase;
use dvonn_engine::Limits;

/// A level from 1, for beginners, to 10. Nothing else knows what a level means to the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Level(u8); // Invariant: 1..=10.

/// A text that is no level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LevelError;

impl Level {
    /// Positions looked at for a move: each level about three times as many as the one below.
    const NODES: [u64; 10] = [50, 150, 500, 1_500, 5_000, 15_000, 50_000, 150_000, 500_000, 2_000_000];

    /// What is enough for a placement: beyond it, the engine only takes longer.
    const MOST_BOARDS: u64 = 20_000;

    /// What the engine may spend on a move.
    pub(crate) fn limits(self, phase: Phase) -> Limits {
        let nodes = Level::NODES[usize::from(self.0) - 1];
        Limits::nodes(match phase {
            Phase::Placement => nodes.min(Level::MOST_BOARDS),
            Phase::Movement => nodes,
        })
    }

    /// What a hint is worth: more than most levels, and still there in a moment.
    pub(crate) fn of_hints() -> Level {
        Level(8)
    }
}

impl Default for Level {
    fn default() -> Level {
        Level(4)
    }
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Level, LevelError> {
        text.parse().ok().filter(|level| (1..=10).contains(level)).map(Level).ok_or(LevelError)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for LevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a level is a number from 1 to 10")
    }
}

impl std::error::Error for LevelError {}
