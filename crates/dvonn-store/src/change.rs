//! What can be changed in a store. Each change happens completely or not at all.

use std::fmt;
use std::time::Duration;

use dvonn_core::{ByColor, Color};
use dvonn_game::Ending;
use dvonn_wire::{GameId, Phrase, PlayerId};

use crate::{Entry, GameSetup};

/// The hash of a session's secret. The secret itself is never stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash(pub [u8; 32]);

impl TokenHash {
    /// As hexadecimal digits.
    pub(crate) fn text(self) -> String {
        self.0.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash")
    }
}

/// A change.
#[derive(Clone, PartialEq, Debug)]
pub enum Change {
    /// A guest comes for the first time, with a session.
    AddGuest {
        /// The new player.
        player: PlayerId,
        /// The session's secret, hashed.
        token: TokenHash,
        /// When.
        at: Duration,
    },
    /// A player creates a game. It conflicts with a game of the same identifier, and with another rematch of the same
    /// game.
    AddGame(Box<NewGame>),
    /// A player takes a free seat. It conflicts with anybody who sits there, and with the same player on the other seat.
    TakeSeat {
        /// The game.
        game: GameId,
        /// The seat.
        color: Color,
        /// The player.
        player: PlayerId,
        /// When the game has to begin, if its clock says so.
        deadline: Option<Duration>,
    },
    /// Something happens in a game.
    Append(Append),
    /// A player says something. It conflicts with a game in which too much has been said.
    Say {
        /// The game.
        game: GameId,
        /// The player.
        by: Color,
        /// What is said.
        phrase: Phrase,
    },
}

/// How much can be said in one game.
pub(crate) const MOST_SAID: u32 = 500;

/// A new game.
#[derive(Clone, PartialEq, Debug)]
pub struct NewGame {
    /// What the players agree on.
    pub setup: GameSetup,
    /// Who sits where.
    pub players: ByColor<Option<PlayerId>>,
    /// When it is created.
    pub created: Duration,
}

/// Events to add to the log of a game. It conflicts with anything else that was added after `version`.
#[derive(Clone, PartialEq, Debug)]
pub struct Append {
    /// The game.
    pub game: GameId,
    /// How many events the log has before.
    pub version: u32,
    /// The new events.
    pub entries: Vec<Entry>,
    /// When the flag of the running clock falls after them.
    pub deadline: Option<Duration>,
    /// How the game ended with them, if it has.
    pub ending: Option<Ending>,
}

/// What became of a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum Written {
    /// It is stored.
    Done,
    /// Something else was stored before, and nothing was changed.
    Conflict,
}
