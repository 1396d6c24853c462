//! How a game ended. The result on a finished board is `dvonn_core::Outcome`; a game can also end without one.

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
    /// A player resigned.
    Resigned {
        /// The loser.
        by: Color,
    },
    /// A player ran out of time.
    FlagFell {
        /// The loser.
        by: Color,
    },
    /// A player left, and the other one claimed the win.
    Left {
        /// The loser.
        by: Color,
    },
    /// Both players agreed on a draw.
    DrawAgreed,
    /// The game was abandoned without a result.
    Aborted,
}

/// Who won, if anyone.
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

    /// The verdict in our text format.
    pub(crate) fn token(self) -> &'static str {
        match self {
            Verdict::Win(Color::White) => "1-0",
            Verdict::Win(Color::Black) => "0-1",
            Verdict::Draw => "1/2-1/2",
            Verdict::Void => "*",
        }
    }

    /// The verdict in our JSON; `None` for a void game.
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
    /// Who won, if anyone.
    ///
    /// ```
    /// # use dvonn_core::Color;
    /// # use dvonn_game::{Ending, Verdict};
    /// assert_eq!(Ending::FlagFell { by: Color::White }.verdict(), Verdict::Win(Color::Black));
    /// ```
    pub fn verdict(self) -> Verdict {
        match self {
            Ending::Counted(outcome) => outcome.winner().map_or(Verdict::Draw, Verdict::Win),
            Ending::Resigned { by } | Ending::FlagFell { by } | Ending::Left { by } => {
                Verdict::Win(by.other())
            }
            Ending::DrawAgreed => Verdict::Draw,
            Ending::Aborted => Verdict::Void,
        }
    }

    /// The word for the ending in records: `counted`, `resigned`, `time`, `left`, `agreed` or `aborted`. Together with the
    /// verdict it determines the ending.
    ///
    /// ```
    /// # use dvonn_core::Color;
    /// # use dvonn_game::Ending;
    /// assert_eq!(Ending::FlagFell { by: Color::White }.word(), "time");
    /// ```
    pub fn word(self) -> &'static str {
        match self {
            Ending::Counted(_) => "counted",
            Ending::Resigned { .. } => "resigned",
            Ending::FlagFell { .. } => "time",
            Ending::Left { .. } => "left",
            Ending::DrawAgreed => "agreed",
            Ending::Aborted => "aborted",
        }
    }

    /// The ending with this word and this verdict, unless it is a count.
    pub(crate) fn from_word(word: &str, verdict: Verdict) -> Option<Ending> {
        match (word, verdict) {
            ("resigned", Verdict::Win(winner)) => Some(Ending::Resigned { by: winner.other() }),
            ("time", Verdict::Win(winner)) => Some(Ending::FlagFell { by: winner.other() }),
            ("left", Verdict::Win(winner)) => Some(Ending::Left { by: winner.other() }),
            ("agreed", Verdict::Draw) => Some(Ending::DrawAgreed),
            ("aborted", Verdict::Void) => Some(Ending::Aborted),
            _ => None,
        }
    }
}
