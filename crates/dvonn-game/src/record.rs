//! Records: tags, lines of play, and how the game ended.

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
/// A name is a letter followed by letters, digits or underscores. `White`, `Black`, `Date`, `Event` and `TimeControl`
/// have the meaning that their name suggests. `Start`, `Result`, `Score` and `Ending` are not tags: they follow from the
/// rest of the record.
///
/// ```
/// use dvonn_game::Tags;
///
/// let mut tags = Tags::default();
/// tags.set("White", "Ann")?;
/// assert_eq!(tags.get("White"), Some("Ann"));
/// # Ok::<(), dvonn_game::TagError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tags {
    list: Vec<(String, String)>,
    /// The index of each name in the list, because a file may contain a hundred thousand tags.
    places: HashMap<String, usize>,
}

/// Why a tag cannot have a name.
///
/// ```
/// use dvonn_game::{TagError, Tags};
///
/// let error = Tags::default().set("Result", "1-0").unwrap_err();
/// assert_eq!(error, TagError::Reserved { name: "Result".to_owned() });
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TagError {
    /// A name is a letter followed by letters, digits or underscores.
    #[error("{name:?} is not a valid tag name")]
    Name {
        /// The name, shortened if long.
        name: String,
    },
    /// The name is reserved for something that follows from the rest of the record.
    #[error("{name} is derived from the moves and the ending and cannot be set")]
    Reserved {
        /// The name.
        name: String,
    },
}

impl Tags {
    const RESERVED: [&'static str; 4] = ["Start", "Result", "Score", "Ending"];

    /// The value of a tag.
    ///
    /// ```
    /// # use dvonn_game::Tags;
    /// assert_eq!(Tags::default().get("White"), None);
    /// ```
    pub fn get(&self, name: &str) -> Option<&str> {
        self.places.get(name).map(|&place| self.list[place].1.as_str())
    }

    /// Sets a tag. A tag that exists already keeps its place in the order.
    ///
    /// ```
    /// # use dvonn_game::Tags;
    /// let mut tags = Tags::default();
    /// tags.set("White", "Ann")?;
    /// tags.set("White", "Bob")?;
    /// assert_eq!(tags.get("White"), Some("Bob"));
    /// assert!(tags.set("two words", "").is_err());
    /// # Ok::<(), dvonn_game::TagError>(())
    /// ```
    ///
    /// # Errors
    /// If the name is not a valid tag name.
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
    ///
    /// ```
    /// # use dvonn_game::Tags;
    /// let mut tags = Tags::default();
    /// tags.set("White", "Ann")?;
    /// assert_eq!(tags.iter().collect::<Vec<_>>(), [("White", "Ann")]);
    /// # Ok::<(), dvonn_game::TagError>(())
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.list.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

fn is_tag_name(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_alphabetic())
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// A game as it is stored in a file.
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

/// Why a record cannot have an ending: its moves contradict it.
///
/// ```
/// use dvonn_core::{Outcome, Position};
/// use dvonn_game::{Ending, EndingError, Record};
///
/// let mut record = Record::new(Position::START);
/// let counted = Some(Ending::Counted(Outcome::Draw));
/// assert_eq!(record.set_ending(counted), Err(EndingError::Unfinished));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EndingError {
    /// Neither player can move, so the pieces are counted.
    #[error("neither side can move, so the game ends by counting pieces")]
    Finished(Outcome),
    /// A player can still move, so the pieces are not counted yet.
    #[error("a player can still move, so the game does not end by counting pieces")]
    Unfinished,
}

impl Record {
    /// A record without moves.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::Record;
    /// assert_eq!(Record::new(Position::START).tree.main_line().count(), 0);
    /// ```
    pub fn new(start: Position) -> Record {
        Record { tags: Tags::default(), tree: Tree::new(start), stopped: None }
    }

    /// The position at the end of the main line.
    ///
    /// ```
    /// # use dvonn_game::Record;
    /// let record: Record = "1. f3 a1 *".parse()?;
    /// assert_eq!(record.end().occupied().to_string(), "a1 f3");
    /// # Ok::<(), dvonn_game::ReadError>(())
    /// ```
    pub fn end(&self) -> &Position {
        self.tree.position(self.tree.main_end())
    }

    /// How the game ended; `None` if the record stops before the end. A finished board is always counted.
    ///
    /// ```
    /// # use dvonn_core::Color;
    /// # use dvonn_game::{Ending, Record};
    /// let record: Record = "[Ending \"resigned\"] 1. f3 1-0".parse()?;
    /// assert_eq!(record.ending(), Some(Ending::Resigned { by: Color::Black }));
    /// # Ok::<(), dvonn_game::ReadError>(())
    /// ```
    pub fn ending(&self) -> Option<Ending> {
        self.end().outcome().map(Ending::Counted).or(self.stopped)
    }

    /// Sets how the game ended; `None` if it did not.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::{Ending, Record};
    /// let mut record = Record::new(Position::START);
    /// record.set_ending(Some(Ending::Aborted))?;
    /// assert_eq!(record.ending(), Some(Ending::Aborted));
    /// # Ok::<(), dvonn_game::EndingError>(())
    /// ```
    ///
    /// # Errors
    /// If the last position of the main line contradicts the ending.
    pub fn set_ending(&mut self, ending: Option<Ending>) -> Result<(), EndingError> {
        match (self.end().outcome(), ending) {
            (Some(outcome), Some(Ending::Counted(claimed))) if claimed == outcome => {}
            (Some(outcome), _) => return Err(EndingError::Finished(outcome)),
            (None, Some(Ending::Counted(_))) => return Err(EndingError::Unfinished),
            (None, _) => self.stopped = ending,
        }
        Ok(())
    }

    /// The record as text in a format, and a list of what that format cannot contain.
    ///
    /// ```
    /// # use dvonn_game::{Export, Record};
    /// let record: Record = "1. f3 a1 *".parse()?;
    /// assert_eq!(record.export(Export::LittleGolem)?.text, "1. f3 a1\n");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the format cannot represent the game at all.
    pub fn export(&self, format: Export) -> Result<Exported, ExportError> {
        match format {
            Export::Dvonn => Ok(Exported::complete(text::write(self))),
            Export::Json => Ok(Exported::complete(json::write(self))),
            Export::LittleGolem => little_golem::write(self),
        }
    }
}

/// Records are equal if they would be written as the same text.
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
        // Not `read`, which would bring in the readers of all other formats.
        let mut readings = text::read(text, Strictness::Strict);
        let first = readings.swap_remove(0);
        match (first.refused, readings.is_empty()) {
            (Some(error), _) => Err(error),
            (None, true) => Ok(first.record),
            (None, false) => Err(ReadError::at_start(Reason::SeveralGames)),
        }
    }
}

/// A format that records can be written in.
///
/// ```
/// use dvonn_game::{Export, Record};
///
/// let record: Record = "1. f3 *".parse()?;
/// assert_eq!(record.export(Export::Dvonn)?.text, record.to_string());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Export {
    /// Our own text format, which contains everything.
    Dvonn,
    /// Our JSON, which contains everything.
    Json,
    /// The text form of Little Golem, which contains only the main line.
    LittleGolem,
}

/// A record written in some format.
///
/// ```
/// use dvonn_game::{Export, Record};
///
/// let record: Record = "1. f3 *".parse()?;
/// assert!(record.export(Export::Json)?.lost.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exported {
    /// The text of the file.
    pub text: String,
    /// The parts of the record that the format cannot contain and that are missing from the text.
    pub lost: Vec<Lost>,
}

impl Exported {
    fn complete(text: String) -> Exported {
        Exported { text, lost: Vec::new() }
    }
}

/// A part of a record that a format cannot contain.
///
/// ```
/// use dvonn_game::{Export, Lost, Record};
///
/// let record: Record = "1. f3 {in the middle} *".parse()?;
/// assert_eq!(record.export(Export::LittleGolem)?.lost, [Lost::Comments]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
    /// Tags with a name or value that the format cannot represent.
    #[error("some tags or parts of tags")]
    Tags,
    /// An ending other than a count or a resignation on the player's own turn.
    #[error("how the game ended")]
    Ending,
}

/// Why a record cannot be written in a format at all.
///
/// ```
/// use dvonn_core::Position;
/// use dvonn_game::{Export, ExportError, Record};
///
/// let start: Position = "........./........../DDDWB....../........../......... W M".parse()?;
/// assert_eq!(Record::new(start).export(Export::LittleGolem), Err(ExportError::Start));
/// # Ok::<(), dvonn_core::PositionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ExportError {
    /// The format supports only games from the empty board.
    #[error("this format supports only games that start from the empty board")]
    Start,
}
