//! Why a game is over. What a finished board says is `dvonn_core::Outcome`; a game may end without one.

use dvonn_core::{Color, Outcome};
use serde::{Deserialize, Serialize};

/// How a game ended.
///
/// ```
/// use dvonn_core::Color;
/// use dvonn_game::{Ending, Verdict};
///
/// assert_eq!(Ending::Resigned { by: Color::Black }.verdict(), Verdict::Win(Color::White));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Neither side could move, and the pieces were counted.
    Counted(Outcome),
    /// A player gave up.
    Resigned {
        /// The loser.
        by: Color,
    },
    /// A player ran out of time.
    FlagFell {
        /// The loser.
        by: Color,
    },
    /// Both players agreed on a draw.
    DrawAgreed,
    /// The game was given up without a result.
    Aborted,
}

/// What an ending means for the score table.
///
/// ```
/// use dvonn_game::{Ending, Verdict};
///
/// assert_eq!(Ending::Aborted.verdict(), Verdict::Void);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// This player won.
    Win(Color),
    /// Nobody won.
    Draw,
    /// The game does not count.
    Void,
}

impl Verdict {
    /// Every verdict.
    pub(crate) const ALL: [Verdict; 4] =
        [Verdict::Win(Color::White), Verdict::Win(Color::Black), Verdict::Draw, Verdict::Void];

    /// How our text format writes it.
    pub(crate) fn token(self) -> &'static str {
        match self {
            Verdict::Win(Color::White) => "1-0",
            Verdict::Win(Color::Black) => "0-1",
            Verdict::Draw => "1/2-1/2",
            Verdict::Void => "*",
        }
    }

    /// How our JSON writes it: who won, or that nobody did.
    pub(crate) fn word(self) -> Option<&'static str> {
        match self {
            Verdict::Win(Color::White) => Some("white"),
            Verdict::Win(Color::Black) => Some("black"),
            Verdict::Draw => Some("draw"),
            Verdict::Void => None,
        }
    }
}

impl Ending {
    /// Who won, if the game counts.
    pub fn verdict(self) -> Verdict {
        match self {
            Ending::Counted(outcome) => outcome.winner().map_or(Verdict::Draw, Verdict::Win),
            Ending::Resigned { by } | Ending::FlagFell { by } => Verdict::Win(by.other()),
            Ending::DrawAgreed => Verdict::Draw,
            Ending::Aborted => Verdict::Void,
        }
    }

    /// The word for it in records: `counted`, `resigned`, `time`, `agreed` or `aborted`. With the verdict it
    /// says everything.
    pub fn word(self) -> &'static str {
        match self {
            Ending::Counted(_) => "counted",
            Ending::Resigned { .. } => "resigned",
            Ending::FlagFell { .. } => "time",
            Ending::DrawAgreed => "agreed",
            Ending::Aborted => "aborted",
        }
    }

    /// The ending, other than a count, that a word and a verdict describe together.
    pub(crate) fn from_word(word: &str, verdict: Verdict) -> Option<Ending> {
        match (word, verdict) {
            ("resigned", Verdict::Win(winner)) => Some(Ending::Resigned { by: winner.other() }),
            ("time", Verdict::Win(winner)) => Some(Ending::FlagFell { by: winner.other() }),
            ("agreed", Verdict::Draw) => Some(Ending::DrawAgreed),
            ("aborted", Verdict::Void) => Some(Ending::Aborted),
            _ => None,
        }
    }
}
