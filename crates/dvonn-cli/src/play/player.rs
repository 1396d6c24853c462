//! Who plays a colour.

use std::str::FromStr;

use dvonn_engine::{Level, ParseLevelError};

/// Whoever plays a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// Somebody at this terminal.
    Person,
    /// The engine.
    Engine(Level),
}

/// A player as the command line names it: `person`, `engine`, or `engine:7` with a level of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Seat {
    Person,
    Engine(Option<Level>),
}

impl Seat {
    /// The player, an engine without a level of its own playing at this one.
    pub(crate) fn player(self, level: Level) -> Player {
        match self {
            Seat::Person => Player::Person,
            Seat::Engine(own) => Player::Engine(own.unwrap_or(level)),
        }
    }
}

impl FromStr for Seat {
    type Err = String;

    fn from_str(text: &str) -> Result<Seat, String> {
        match text.split_once(':') {
            None if text == "person" => Ok(Seat::Person),
            None if text == "engine" => Ok(Seat::Engine(None)),
            Some(("engine", level)) => level
                .parse()
                .map(|level| Seat::Engine(Some(level)))
                .map_err(|error: ParseLevelError| error.to_string()),
            _ => Err("a player is person, engine, or engine:7 for an engine of level 7".to_owned()),
        }
    }
}
