//! The playing strength of the engine, from 1 to 10.

use std::fmt;
use std::str::FromStr;

use dvonn_core::Phase;
use serde::{Deserialize, Serialize};

use crate::{Handicap, Judgement, Limits, SearchTask, Time, placement};

/// A playing strength from 1, for a first game, to 10, the best move that a few seconds can find.
///
/// Levels 1 to 7 look two plies ahead with a [`Handicap`], as people do. From level 8 on, a level is a number of nodes.
/// Neither depends on the speed of the machine, nor, below level 10, on the network that the engine has. `docs/levels.md` shows what each level scores against the one below.
///
/// As text and in serde it is a plain number.
///
/// ```
/// use dvonn_core::Phase;
/// use dvonn_engine::{Level, Limits};
///
/// let level: Level = "10".parse()?;
/// assert_eq!(level.task(Phase::Movement, None).limits, Limits::nodes(2_000_000));
/// assert!(Level::default().task(Phase::Movement, None).handicap.is_some());
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

/// How a level plays.
#[derive(Clone, Copy)]
enum Strength {
    /// Two plies ahead, with mistakes.
    Handicap(Handicap),
    /// A search of this many nodes per move with the hand-crafted evaluation; in the placement phase, as many boards.
    Nodes(u64),
    /// The same with the best evaluation that the engine has.
    Best(u64),
}

/// The levels, found by matches: `dvonn-lab levels` plays them again, and `docs/levels.md` has the results.
///
/// Levels 6 and 7 have a handicap too, because no number of nodes fits between levels 5 and 8: with so few that it would, the
/// search does not even look at every move.
const STRENGTHS: [Strength; 10] = [
    Strength::Handicap(Handicap {
        insight: 0,
        blur: 649,
        habit: 170,
        placements: 88,
        whim: 1500,
        misses_answers: 71,
        misses_jumps: 85,
        misses_falls: 94,
        care: 4,
    }),
    Strength::Handicap(Handicap {
        insight: 6,
        blur: 484,
        habit: 170,
        placements: 88,
        whim: 500,
        misses_answers: 59,
        misses_jumps: 68,
        misses_falls: 78,
        care: 4,
    }),
    Strength::Handicap(Handicap {
        insight: 7,
        blur: 478,
        habit: 170,
        placements: 75,
        whim: 128,
        misses_answers: 58,
        misses_jumps: 68,
        misses_falls: 78,
        care: 4,
    }),
    Strength::Handicap(Handicap {
        insight: 17,
        blur: 359,
        habit: 170,
        placements: 60,
        whim: 128,
        misses_answers: 50,
        misses_jumps: 56,
        misses_falls: 66,
        care: 4,
    }),
    Strength::Handicap(Handicap {
        insight: 29,
        blur: 229,
        habit: 170,
        placements: 45,
        whim: 128,
        misses_answers: 37,
        misses_jumps: 43,
        misses_falls: 52,
        care: 4,
    }),
    Strength::Handicap(Handicap {
        insight: 44,
        blur: 103,
        habit: 161,
        placements: 30,
        whim: 128,
        misses_answers: 22,
        misses_jumps: 28,
        misses_falls: 34,
        care: 4,
    }),
    Strength::Handicap(Handicap {
        insight: 93,
        blur: 31,
        habit: 48,
        placements: 12,
        whim: 128,
        misses_answers: 0,
        misses_jumps: 0,
        misses_falls: 0,
        care: 4,
    }),
    Strength::Nodes(100),
    Strength::Nodes(250),
    Strength::Best(2_000_000),
];

/// What the levels score against each other, as ratings: level 1 counts as 1000. `docs/levels.md` has the matches.
const RATINGS: [u16; 10] = [1000, 1131, 1253, 1391, 1542, 1703, 1857, 2004, 2200, 2690];

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

    /// The level with this number, from 1 to 10.
    pub const fn new(number: u8) -> Option<Level> {
        if 1 <= number && number <= 10 { Some(Level(number)) } else { None }
    }

    /// The number, from 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How strong the level is, on the usual scale: whoever has 200 points more scores 76 %. Level 1 counts as 1000.
    pub const fn rating(self) -> u16 {
        RATINGS[self.0 as usize - 1]
    }

    /// What the engine is asked for a move at this level. With a clock, it also manages its time, so that it does not
    /// lose on time.
    pub fn task(self, phase: Phase, clock: Option<Time>) -> SearchTask {
        match STRENGTHS[usize::from(self.0) - 1] {
            Strength::Handicap(handicap) => handicap.task(phase, clock),
            Strength::Nodes(nodes) => search(nodes, Judgement::HandCrafted, phase, clock),
            Strength::Best(nodes) => search(nodes, Judgement::Configured, phase, clock),
        }
    }
}

/// A search of this many nodes; in the placement phase, of as many boards as are of use.
fn search(nodes: u64, judgement: Judgement, phase: Phase, clock: Option<Time>) -> SearchTask {
    let nodes = match phase {
        Phase::Placement => nodes.min(placement::MAX_BOARDS),
        Phase::Movement => nodes,
    };
    SearchTask { judgement, ..SearchTask::within(Limits { time: clock, ..Limits::nodes(nodes) }) }
}

impl SearchTask {
    /// What the engine is asked for a hint: stronger than any person, and still fast.
    pub fn hint(phase: Phase, clock: Option<Time>) -> SearchTask {
        search(100_000, Judgement::HandCrafted, phase, clock)
    }

    /// What the engine is asked to place a piece on behalf of a player: a sensible placement at once.
    pub fn filler() -> SearchTask {
        search(600, Judgement::HandCrafted, Phase::Placement, None)
    }
}

/// The level for a first game.
impl Default for Level {
    fn default() -> Level {
        Level(1)
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
    fn levels_one_to_seven_make_mistakes_and_the_others_search_more_and_more_nodes() {
        let tasks = Level::ALL.map(|level| level.task(Phase::Movement, None));
        let (weak, strong) = tasks.split_at(7);
        assert!(weak.iter().all(|task| task.handicap.is_some() && task.limits == Limits::default()));
        assert!(strong.iter().all(|task| task.handicap.is_none() && task.limits.nodes.is_some()));
        assert!(strong.is_sorted_by(|a, b| a.limits.nodes < b.limits.nodes), "{strong:?}");
    }

    #[test]
    fn each_level_with_a_handicap_gets_less_wrong_than_the_one_below() {
        let handicaps: Vec<Handicap> =
            Level::ALL.iter().filter_map(|level| level.task(Phase::Movement, None).handicap).collect();
        let faults = |handicap: &Handicap| {
            let Handicap {
                insight,
                blur,
                habit: _,
                placements,
                whim,
                misses_answers,
                misses_jumps,
                misses_falls,
                care,
            } = *handicap;
            let counted = [placements, misses_answers, misses_jumps, misses_falls, care].map(u16::from);
            [&counted[..], &[u16::from(100 - insight), blur, whim]].concat()
        };
        for pair in handicaps.windows(2) {
            let (lower, higher) = (faults(&pair[0]), faults(&pair[1]));
            assert!(lower.iter().zip(&higher).all(|(lower, higher)| lower >= higher), "{pair:?}");
        }
    }

    #[test]
    fn only_the_highest_level_depends_on_the_network() {
        let judgements = Level::ALL.map(|level| level.task(Phase::Movement, None).judgement);
        assert_eq!(
            judgements[7..],
            [[Judgement::HandCrafted; 2].as_slice(), &[Judgement::Configured]].concat()
        );
    }

    #[test]
    fn hints_and_filled_boards_have_no_handicap() {
        let hints = [Phase::Placement, Phase::Movement].map(|phase| SearchTask::hint(phase, None));
        for task in hints.into_iter().chain([SearchTask::filler()]) {
            assert!(task.handicap.is_none() && task.limits.nodes.is_some(), "{task:?}");
        }
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
        for level in Level::ALL {
            let task = level.task(Phase::Movement, Some(clock));
            assert_eq!(task.limits, Limits { time: Some(clock), ..level.task(Phase::Movement, None).limits });
        }
    }
}
