//! What the players agree on before a game.

use std::time::Duration;

use dvonn_core::ByColor;
use dvonn_engine::Level;
use dvonn_game::{Beginning, TimeControl};
use serde::{Deserialize, Serialize};

/// Who plays a colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    /// A person at this device.
    Here,
    /// The engine.
    Computer(Level),
    /// A player at another device. A server keeps the game, and this table follows it.
    Elsewhere,
}

/// What players may do besides moving, resigning and agreeing to a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Rights {
    /// Take moves back.
    pub take_backs: bool,
    /// Ask the engine for a hint.
    pub hints: bool,
    /// Hear of a mistake before the computer punishes it. Not in games with a clock.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub teacher: bool,
}

impl Rights {
    /// Everything is allowed, and no teacher.
    pub const CASUAL: Rights = Rights { take_backs: true, hints: true, teacher: false };
    /// Nothing is allowed.
    pub const RATED: Rights = Rights { take_backs: false, hints: false, teacher: false };
}

/// The shortest time between two moves when the second one is made without a person: by the computer, or because it is a
/// forced pass. So a person can follow. With a clock, no move is delayed, because waiting would cost its player time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pace {
    /// Before a stack move or a pass.
    pub stack_move: Duration,
    /// Before a placement.
    pub placement: Duration,
    /// Before a placement while the computer fills the board.
    pub filling: Duration,
    /// Before a person's forced pass, which then happens by itself; `None` if people pass by hand.
    pub forced_pass: Option<Duration>,
}

impl Pace {
    /// The same time before every move of the computer.
    pub fn uniform(time: Duration) -> Pace {
        Pace { stack_move: time, placement: time, filling: time, ..Pace::default() }
    }
}

/// 600 ms before a stack move, 160 ms before a placement, and 40 ms while filling, so that 49 placements take 2 s. 900 ms
/// before a forced pass, so that a person has seen why.
impl Default for Pace {
    fn default() -> Pace {
        let millis = Duration::from_millis;
        Pace {
            stack_move: millis(600),
            placement: millis(160),
            filling: millis(40),
            forced_pass: Some(millis(900)),
        }
    }
}

/// What the players agree on before a game, and how fast the computer's moves are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// Who plays which colour.
    pub seats: ByColor<Seat>,
    /// How much time the players have; `None` for a game without clocks.
    pub control: Option<TimeControl>,
    /// The kind of board the game begins with. The board itself is passed to the table.
    pub beginning: Beginning,
    /// What players are allowed to do.
    pub rights: Rights,
    /// How fast the computer's moves are shown.
    pub pace: Pace,
}

impl Terms {
    /// A casual game from the empty board without clocks.
    pub fn casual(seats: ByColor<Seat>) -> Terms {
        Terms {
            seats,
            control: None,
            beginning: Beginning::Empty,
            rights: Rights::CASUAL,
            pace: Pace::default(),
        }
    }

    /// The same terms with all computers at this level.
    #[must_use]
    pub fn at_level(&self, level: Level) -> Terms {
        let seats = ByColor::from_fn(|color| match self.seats[color] {
            Seat::Computer(_) => Seat::Computer(level),
            seat => seat,
        });
        Terms { seats, ..*self }
    }

    /// The same terms with the colours swapped.
    #[must_use]
    pub fn swapped(&self) -> Terms {
        Terms { seats: ByColor::from_fn(|color| self.seats[color.other()]), ..*self }
    }
}
