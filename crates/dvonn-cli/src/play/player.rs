//! Who plays a colour, and how strong the computer is.

use std::fmt;
use std::str::FromStr;

use dvonn_coach::{LevelResult, matched_level};
use dvonn_engine::{Level, ParseLevelError};
use dvonn_table::Seat;

/// How strong the computer is: a level, or `auto` for the one that matches the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LevelArg {
    Fixed(Level),
    Auto,
}

impl LevelArg {
    /// The level for a player with these results, the latest first.
    pub(crate) fn level(self, results: &[LevelResult]) -> Level {
        match self {
            LevelArg::Fixed(level) => level,
            LevelArg::Auto => matched_level(results.iter().copied()),
        }
    }
}

impl Default for LevelArg {
    fn default() -> LevelArg {
        LevelArg::Fixed(Level::default())
    }
}

impl FromStr for LevelArg {
    type Err = String;

    fn from_str(text: &str) -> Result<LevelArg, String> {
        match text {
            "auto" => Ok(LevelArg::Auto),
            _ => text
                .parse()
                .map(LevelArg::Fixed)
                .map_err(|error: ParseLevelError| format!("{error}, or auto")),
        }
    }
}

impl fmt::Display for LevelArg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LevelArg::Fixed(level) => level.fmt(f),
            LevelArg::Auto => f.pad("auto"),
        }
    }
}

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
