//! The playing strength of the engine, from 1 to 10.

use std::fmt;
use std::str::FromStr;

use dvonn_core::Phase;
use serde::{Deserialize, Serialize};

use crate::{Limits, Task, Time, placement};

/// A playing strength from 1, for beginners, to 10, the best move that a few seconds can find.
///
/// A level is a number of nodes, so the engine plays the same moves on every machine. Each level searches about three
/// times as many nodes as the one below. The levels have not been calibrated by matches yet: the distance between two
/// of them in Elo is unknown.
///
/// As text and in serde it is a plain number.
///
/// ```
/// use dvonn_core::Phase;
/// use dvonn_engine::{Level, Limits};
///
/// let level: Level = "7".parse()?;
/// assert_eq!(level.task(Phase::Movement, None).limits, Limits::nodes(50_000));
/// assert!("11".parse::<Level>().is_err());
/// # Ok::<(), dvonn_engine::ParseLevelError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8); // Invariant: 1..=10.

/// Why a text or a number is not a [`Level`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a level is a number from 1 to 10")]
pub struct ParseLevelError;

/// Nodes per move of each level.
const NODES: [u64; 10] = [50, 150, 500, 1_500, 5_000, 15_000, 50_000, 150_000, 500_000, 2_000_000];

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 10] = {
        let mut levels = [Level(1); 10];
        let mut index = 0;
        while index < levels.len() {
            levels[index] = Level(index as u8 + 1);
            index += 1;
        }
        levels
    };

    /// The level that finds hints: stronger than most players, and still fast.
    pub const HINT: Level = Level(8);

    /// The level that places pieces on behalf of a player: sensible placements at once.
    pub const FILLER: Level = Level(4);

    /// The level with this number, from 1 to 10.
    pub const fn new(number: u8) -> Option<Level> {
        if 1 <= number && number <= 10 { Some(Level(number)) } else { None }
    }

    /// The number, from 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What the engine is asked for a move at this level. With a clock, it also manages its time, so that it does not
    /// lose on time.
    pub fn task(self, phase: Phase, clock: Option<Time>) -> Task {
        let nodes = NODES[usize::from(self.0) - 1];
        let nodes = match phase {
            Phase::Placement => nodes.min(placement::MAX_COMPLETIONS),
            Phase::Movement => nodes,
        };
        Task::within(Limits { time: clock, ..Limits::nodes(nodes) })
    }
}

/// A level for casual players.
impl Default for Level {
    fn default() -> Level {
        Level(4)
    }
}

impl TryFrom<u8> for Level {
    type Error = ParseLevelError;

    fn try_from(number: u8) -> Result<Level, ParseLevelError> {
        Level::new(number).ok_or(ParseLevelError)
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.0
    }
}

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Level, ParseLevelError> {
        text.parse().ok().and_then(Level::new).ok_or(ParseLevelError)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn each_level_searches_more_nodes_than_the_one_below() {
        let nodes = Level::ALL.map(|level| level.task(Phase::Movement, None).limits.nodes);
        assert!(nodes.is_sorted_by(|a, b| a < b), "{nodes:?}");
    }

    #[test]
    fn a_level_is_a_number_from_one_to_ten_in_text_and_json() {
        for (number, level) in (1..=10).zip(Level::ALL) {
            let text = level.to_string();
            assert_eq!((text.parse(), level.number()), (Ok(level), number));
            assert_eq!(serde_json::to_string(&level).unwrap(), text);
            assert_eq!(serde_json::from_str::<Level>(&text).unwrap(), level);
        }
        for text in ["0", "11", "-1", "256", "two", "", "1.5"] {
            assert_eq!(text.parse::<Level>(), Err(ParseLevelError), "{text:?}");
            assert!(serde_json::from_str::<Level>(text).is_err(), "{text:?}");
        }
    }

    #[test]
    fn with_a_clock_the_engine_manages_its_time() {
        let clock = Time::Game { left: Duration::from_mins(1), increment: Duration::from_secs(2) };
        let limits = Level::default().task(Phase::Movement, Some(clock)).limits;
        assert_eq!(limits, Limits { nodes: Some(1_500), depth: None, time: Some(clock) });
    }
}
