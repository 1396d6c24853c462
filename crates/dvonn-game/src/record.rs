//! What a file holds: tags, lines of play, and how the game ended.

mod boardspace;
mod builder;
mod claims;
mod json;
mod little_golem;
mod move_list;
mod read;
mod scanner;
mod text;

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

use dvonn_core::{Outcome, Position, excerpt};

pub use read::{Claim, Format, Part, Place, ReadError, Reading, Reason, Repair, Strictness, read};

use crate::{Ending, Tree};

/// Facts about a game that are not moves, as names and values in the order of the file.
///
/// Any name of letters, digits and underscores may be used; `docs/records.md` lists those with a meaning.
/// `Start`, `Result`, `Score` and `Ending` are not tags: they follow from the rest of the record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tags {
    list: Vec<(String, String)>,
    /// Where a name stands in the list: a file may hold a hundred thousand.
    places: HashMap<String, usize>,
}

/// A name that no tag may have.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TagError {
    /// A name is a letter followed by letters, digits or underscores.
    #[error("{name:?} is not a valid tag name")]
    Name {
        /// The name, shortened if long.
        name: String,
    },
    /// The record says this itself.
    #[error("{name} is derived from the moves and the ending and cannot be set")]
    Reserved {
        /// The name.
        name: String,
    },
}

impl Tags {
    const RESERVED: [&'static str; 4] = ["Start", "Result", "Score", "Ending"];

    /// The value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.places.get(name).map(|&place| self.list[place].1.as_str())
    }

    /// Sets a tag, keeping its place if it is there already.
    ///
    /// # Errors
    /// If the name is none.
    pub fn set(&mut self, name: &str, value: impl Into<String>) -> Result<(), TagError> {
        if !is_tag_name(name) {
            return Err(TagError::Name { name: excerpt(name) });
        }
        if Tags::RESERVED.contains(&name) {
            return Err(TagError::Reserved { name: name.to_owned() });
        }
        if let Some(&place) = self.places.get(name) {
            self.list[place].1 = value.into();
        } else {
            self.places.insert(name.to_owned(), self.list.len());
            self.list.push((name.to_owned(), value.into()));
        }
        Ok(())
    }

    /// Names and values in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.list.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

fn is_tag_name(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_alphabetic())
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// A game as a file holds it.
///
/// ```
/// use dvonn_core::Position;
/// use dvonn_game::{Format, Record, Strictness, read};
///
/// let mut record = Record::new(Position::START);
/// record.tags.set("White", "Ann")?;
/// let root = record.tree.root();
/// record.tree.play(root, "f3".parse()?)?;
/// let text = record.to_string();
/// assert_eq!(text, "[White \"Ann\"]\n[Result \"*\"]\n\n1. f3 *\n");
///
/// let readings = read(text.as_bytes(), Some(Format::Dvonn), Strictness::Strict);
/// assert_eq!(readings[0].record, record);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    /// Facts about the game.
    pub tags: Tags,
    /// The moves, with variations and comments.
    pub tree: Tree,
    stopped: Option<Ending>,
}

/// An ending that the moves of a record contradict.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EndingError {
    /// Both sides are out of moves, so the pieces are counted.
    #[error("neither side can move, so the game ends by counting pieces")]
    Finished(Outcome),
    /// A side can still move, so there is nothing to count.
    #[error("a player can still move, so the game does not end by counting pieces")]
    Unfinished,
}

impl Record {
    /// A record without moves.
    pub fn new(start: Position) -> Record {
        Record { tags: Tags::default(), tree: Tree::new(start), stopped: None }
    }

    /// The position at the end of the main line.
    pub fn end(&self) -> &Position {
        self.tree.position(self.tree.main_end())
    }

    /// How the game ended; `None` if the record stops before. A finished board is always counted.
    pub fn ending(&self) -> Option<Ending> {
        self.end().outcome().map(Ending::Counted).or(self.stopped)
    }

    /// Says how the game ended, or that it did not.
    ///
    /// # Errors
    /// If the last position of the main line contradicts it.
    pub fn set_ending(&mut self, ending: Option<Ending>) -> Result<(), EndingError> {
        match (self.end().outcome(), ending) {
            (Some(outcome), Some(Ending::Counted(claimed))) if claimed == outcome => {}
            (Some(outcome), _) => return Err(EndingError::Finished(outcome)),
            (None, Some(Ending::Counted(_))) => return Err(EndingError::Unfinished),
            (None, _) => self.stopped = ending,
        }
        Ok(())
    }

    /// The record in another format, with what that format cannot hold.
    ///
    /// # Errors
    /// If the format cannot hold the game at all.
    pub fn export(&self, format: Export) -> Result<Exported, ExportError> {
        match format {
            Export::Dvonn => Ok(Exported::complete(text::write(self))),
            Export::Json => Ok(Exported::complete(json::write(self))),
            Export::LittleGolem => little_golem::write(self),
        }
    }
}

/// Records are equal if they would be written the same.
impl PartialEq for Record {
    fn eq(&self, other: &Record) -> bool {
        self.tags == other.tags && self.tree == other.tree && self.ending() == other.ending()
    }
}

impl Eq for Record {}

/// Writes the record in our own text format.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&text::write(self))
    }
}

/// Reads exactly one record in our own text format, strictly.
impl FromStr for Record {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Record, ReadError> {
        let mut readings = read(text.as_bytes(), Some(Format::Dvonn), Strictness::Strict);
        let first = readings.swap_remove(0);
        match (first.refused, readings.is_empty()) {
            (Some(error), _) => Err(error),
            (None, true) => Ok(first.record),
            (None, false) => Err(ReadError::at_start(Reason::SeveralGames)),
        }
    }
}

/// A format that records can be written in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Export {
    /// Our own text format; holds everything.
    Dvonn,
    /// Our JSON; holds everything.
    Json,
    /// The text form of Little Golem; holds the main line.
    LittleGolem,
}

/// A record written in some format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exported {
    /// The text of the file.
    pub text: String,
    /// What the format cannot hold and the text therefore lacks.
    pub lost: Vec<Lost>,
}

impl Exported {
    fn complete(text: String) -> Exported {
        Exported { text, lost: Vec::new() }
    }
}

/// Something a format cannot hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Lost {
    /// Variations beside the main line.
    #[error("variations")]
    Variations,
    /// Comments.
    #[error("comments")]
    Comments,
    /// Clock times.
    #[error("clock times")]
    Clocks,
    /// Tags whose name or value the format has no room for.
    #[error("some tags or parts of tags")]
    Tags,
    /// An ending other than a count or a resignation at one's own turn.
    #[error("how the game ended")]
    Ending,
}

/// Why a record cannot be written in a format at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ExportError {
    /// The format knows only games from the empty board.
    #[error("this format supports only games that start from the empty board")]
    Start,
}
