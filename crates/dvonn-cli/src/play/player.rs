//! Who plays a colour.

use std::str::FromStr;

use dvonn_engine::{Level, ParseLevelError};
use dvonn_table::Seat;

/// A player on the command line: `person`, `engine`, or `engine:7` with its own level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PlayerArg {
    Person,
    Engine(Option<Level>),
}

impl PlayerArg {
    /// The seat of this player; `level` is for an engine without its own.
    pub(crate) fn seat(self, level: Level) -> Seat {
        match self {
            PlayerArg::Person => Seat::Here,
            PlayerArg::Engine(own) => Seat::Computer(own.unwrap_or(level)),
        }
    }
}

impl FromStr for PlayerArg {
    type Err = String;

    fn from_str(text: &str) -> Result<PlayerArg, String> {
        match text.split_once(':') {
            None if text == "person" => Ok(PlayerArg::Person),
            None if text == "engine" => Ok(PlayerArg::Engine(None)),
            Some(("engine", level)) => level
                .parse()
                .map(|level| PlayerArg::Engine(Some(level)))
                .map_err(|error: ParseLevelError| error.to_string()),
            _ => Err("expected person, engine, or engine:7 for level 7".to_owned()),
        }
    }
}
