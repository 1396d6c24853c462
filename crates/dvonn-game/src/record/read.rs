//! Reading records: which format it is, what was repaired, and why a reader stopped.

use std::fmt;

use dvonn_core::{Cell, Color, Move, MoveError, ParseMoveError, PositionError};

use super::{Record, TagError, boardspace, json, little_golem, move_list, text};

/// A format that records can be read from.
///
/// ```
/// use dvonn_game::{Format, Strictness, read};
///
/// assert_eq!(read(b"D2 C1", None, Strictness::Strict)[0].format, Format::MoveList);
/// assert_eq!(Format::LittleGolem.to_string(), "littlegolem");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    /// Our own text format.
    Dvonn,
    /// Our JSON.
    Json,
    /// The text form of Little Golem.
    LittleGolem,
    /// A bare list of moves: CodeCup, PrimaDvonna's logs.
    MoveList,
    /// The SGF-like files of Boardspace.
    Boardspace,
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Format::Dvonn => "dvonn",
            Format::Json => "json",
            Format::LittleGolem => "littlegolem",
            Format::MoveList => "moves",
            Format::Boardspace => "boardspace",
        })
    }
}

/// Whether a reader may repair a file.
///
/// ```
/// use dvonn_game::{Format, Strictness, read};
///
/// let file = b"2. f3 *"; // the first move has the number 1
/// assert!(read(file, Some(Format::Dvonn), Strictness::Strict)[0].refused.is_some());
/// assert!(read(file, Some(Format::Dvonn), Strictness::Lenient)[0].refused.is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Strictness {
    /// Refuse whatever the format does not allow.
    Strict,
    /// Repair what has only one possible meaning, and report it.
    Lenient,
}

/// A place in a file. Lines and columns are counted from 1; columns count characters.
///
/// ```
/// use dvonn_game::{Record, Place};
///
/// let error = "1. f3\nf3 *".parse::<Record>().unwrap_err();
/// assert_eq!(error.place, Place { line: 2, column: 1 });
/// assert_eq!(error.place.to_string(), "line 2, column 1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl Place {
    /// The place after a text that begins here.
    pub(super) fn after(self, text: &str) -> Place {
        match text.rsplit_once('\n') {
            Some((lines, last)) => {
                Place { line: self.line + lines.matches('\n').count() + 1, column: last.chars().count() + 1 }
            }
            None => Place { column: self.column + text.chars().count(), ..self },
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// The result of reading one game.
///
/// ```
/// use dvonn_game::{Strictness, read};
///
/// let reading = &read(b"D2 C1 D2", None, Strictness::Lenient)[0];
/// assert_eq!(reading.record.tree.main_line().count(), 2);
/// assert!(reading.refused.is_some()); // d2 is occupied
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The format it was read as.
    pub format: Format,
    /// The game, up to the place where the reader stopped.
    pub record: Record,
    /// What was repaired; empty after strict reading.
    pub repairs: Vec<(Place, Repair)>,
    /// Why the reader stopped; `None` if it read to the end.
    pub refused: Option<ReadError>,
}

/// A part of a record that can be unfinished or out of place.
///
/// ```
/// use dvonn_game::Part;
///
/// assert_eq!(Part::ClockTime.to_string(), "clock time");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// A whole game.
    Game,
    /// A player's turn, in a file of Boardspace.
    Turn,
    /// A property, in a file of Boardspace.
    Property,
    /// A variation.
    Variation,
    /// A comment.
    Comment,
    /// The time left on a clock.
    ClockTime,
}

/// Writes the part as error messages name it, such as `clock time`.
impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Part::Game => "game",
            Part::Turn => "turn",
            Part::Property => "property",
            Part::Variation => "variation",
            Part::Comment => "comment",
            Part::ClockTime => "clock time",
        })
    }
}

/// A statement of a record that also follows from its moves.
///
/// ```
/// use dvonn_game::Claim;
///
/// assert_eq!(Claim::Removed.to_string(), "list of removed cells");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// Who won.
    Result,
    /// How the game ended.
    Ending,
    /// The pieces of both players at the end.
    Score,
    /// The position at the end.
    End,
    /// The player of a move.
    Player,
    /// The cells that a move emptied.
    Removed,
}

/// Writes the statement as error messages name it, such as `list of removed cells`.
impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Claim::Result => "result",
            Claim::Ending => "ending",
            Claim::Score => "score",
            Claim::End => "end",
            Claim::Player => "player",
            Claim::Removed => "list of removed cells",
        })
    }
}

/// A repair by a lenient reader.
///
/// ```
/// use dvonn_game::{Format, Repair, Strictness, read};
///
/// let readings = read(b"2. f3 *", Some(Format::Dvonn), Strictness::Lenient);
/// let (place, repair) = &readings[0].repairs[0];
/// assert_eq!((place.column, repair), (1, &Repair::Number { expected: 1 }));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Repair {
    /// The bytes are not UTF-8.
    #[error("not UTF-8; read as Latin-1")]
    Latin1,
    /// The last placement was missing. Only one cell was left for it.
    #[error("the last placement was missing: {0}")]
    LastPlacement(Move),
    /// A pass was missing. It was forced.
    #[error("a forced pass by {0:?} was missing")]
    ForcedPass(Color),
    /// A pass follows the end of the game.
    #[error("a pass after the end of the game was ignored")]
    ClosingPass,
    /// A move number is wrong.
    #[error("the move number should be {expected}")]
    Number {
        /// The correct number.
        expected: usize,
    },
    /// Something between the moves that has no meaning here.
    #[error("{0:?} was ignored")]
    Skipped(String),
    /// A comment stands before the first move of a variation.
    #[error("a comment before a variation's first move was moved after it")]
    EarlyComment,
    /// The text ends within a comment or variation.
    #[error("the end of a {0} was missing")]
    Unclosed(Part),
    /// A tag is given twice.
    #[error("the tag {0} is repeated; the first value was kept")]
    RepeatedTag(String),
    /// A variation begins with a move that is already in the tree.
    #[error("a variation repeats the move {0}; the two lines were merged")]
    RepeatedMove(Move),
    /// A statement about the game is wrong.
    #[error("the {claim} should be {expected}")]
    Result {
        /// The statement that was wrong.
        claim: Claim,
        /// The value that follows from the moves.
        expected: String,
    },
    /// A result is given without an ending, although a player could still move.
    #[error("the result was ignored: the game is not finished, and nothing says how it ended")]
    Unexplained,
    /// The result and the ending cannot both be true.
    #[error("the result and the ending contradict each other; both were ignored")]
    Contradiction,
    /// There is no result at the end.
    #[error("the result at the end was missing")]
    MissingResult,
}

/// Why a reader stopped.
///
/// ```
/// use dvonn_game::{Reason, Record};
///
/// assert_eq!("1. f3 ) *".parse::<Record>().unwrap_err().reason, Reason::Unopened);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Reason {
    /// A move breaks a rule.
    #[error("{mv}: {reason}")]
    Illegal {
        /// The move.
        mv: Move,
        /// The rule.
        reason: MoveError,
    },
    /// Something stands where a move should be.
    #[error(transparent)]
    NoMove(#[from] ParseMoveError),
    /// The start position is invalid.
    #[error("the start position is not valid: {0}")]
    Start(PositionError),
    /// A tag is malformed.
    #[error("a tag must look like [Name \"value\"]")]
    TagForm,
    /// The name of a tag is invalid.
    #[error(transparent)]
    Tag(#[from] TagError),
    /// A clock time is malformed.
    #[error("{0:?} is not a clock time; write it as @4:59 or @1:04:59.250")]
    Clock(String),
    /// A clock time, comment or variation has no move to belong to.
    #[error("a {0} must follow a move")]
    Orphan(Part),
    /// A closing parenthesis has no opening one.
    #[error("unmatched closing parenthesis")]
    Unopened,
    /// Something follows the end of the game.
    #[error("unexpected {0:?} after the end of the game")]
    AfterEnd(String),
    /// The JSON is malformed or something is missing, in the words of the JSON library.
    #[error("{0}")]
    Json(String),
    /// The JSON is of another format or version.
    #[error("expected \"format\": \"dvonn-record\" and \"version\": 1")]
    JsonFormat,
    /// The value of a tag in the JSON is not a string.
    #[error("the value of the tag {name:?} is not a string")]
    TagValue {
        /// The tag, shortened if long.
        name: String,
    },
    /// A variation in the JSON follows a move that does not exist.
    #[error("a variation starts after move {0}, but there is no such move")]
    NoSuchMove(usize),
    /// A variation in the JSON follows the last move of a line, so it replaces nothing.
    #[error("a variation starts after move {0}, but the line ends there")]
    NothingToLeave(usize),
    /// There are variations, but we read only the main line of this format.
    #[error("variations are not supported in this format")]
    Variations,
    /// A property without its bracket.
    #[error("expected [ after {name:?}, found {found:?}")]
    NoBracket {
        /// What stands there instead.
        found: String,
        /// The property, shortened if long.
        name: String,
    },
    /// The file contains another game, not DVONN.
    #[error("this is a game of {name:?}, not DVONN")]
    OtherGame {
        /// The name of the game, shortened if long.
        name: String,
    },
    /// A piece is put down that was not picked up.
    #[error("a piece is put on {cell}, but nothing was picked up")]
    NothingHeld {
        /// The cell on which it is put.
        cell: Cell,
    },
    /// The player named is not the one to move.
    #[error("{found:?} moves, but it is {turn:?}'s turn")]
    WrongPlayer {
        /// The player named.
        found: Color,
        /// Whose turn it is.
        turn: Color,
    },
    /// There is no game in the file.
    #[error("no game was found")]
    Empty,
    /// More than one game where one was expected.
    #[error("expected one game, found several")]
    SeveralGames,
    /// There are so many repairs that the file is probably not a record.
    #[error("gave up after 1,000 repairs; this does not look like a game record")]
    TooManyRepairs,
    /// A strict reader found what a lenient reader would have repaired.
    #[error("this would need a repair: {0}")]
    NeedsRepair(Repair),
}

/// Where and why a reader stopped.
///
/// ```
/// use dvonn_game::Record;
///
/// let error = "1. f3 f3 *".parse::<Record>().unwrap_err();
/// assert_eq!(error.to_string(), "line 1, column 7: move 2: f3: f3 is occupied");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// Where in the file.
    pub place: Place,
    /// The number of the ply in its line, counted from 1; `None` if the error does not concern a move.
    pub ply: Option<usize>,
    /// Why.
    pub reason: Reason,
}

impl ReadError {
    /// An error that does not concern a move.
    pub(super) fn at(place: Place, reason: Reason) -> ReadError {
        ReadError { place, ply: None, reason }
    }

    pub(super) fn at_start(reason: Reason) -> ReadError {
        ReadError::at(Place { line: 1, column: 1 }, reason)
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.place)?;
        if let Some(ply) = self.ply {
            write!(f, "move {ply}: ")?;
        }
        write!(f, "{}", self.reason)
    }
}

impl std::error::Error for ReadError {}

/// Reads every game in a file. There is always at least one reading: for a file without a game it is a refusal. After a
/// refused game the rest of the file is not read.
///
/// If no format is given, it is detected from the text. No bytes cause a panic.
///
/// ```
/// use dvonn_game::{Format, Strictness, read};
///
/// let readings = read(b"1. g2 c1 2. f5", None, Strictness::Lenient);
/// assert_eq!(readings[0].format, Format::LittleGolem);
/// assert_eq!(readings[0].record.tree.main_line().count(), 3);
/// ```
pub fn read(bytes: &[u8], format: Option<Format>, strictness: Strictness) -> Vec<Reading> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    // The place of the first bytes that are not UTF-8, if any.
    let latin1 = std::str::from_utf8(bytes).err().map(|error| {
        let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        Place { line: 1, column: 1 }.after(&before)
    });
    let text = match latin1 {
        None => String::from_utf8_lossy(bytes),
        Some(_) => bytes.iter().map(|&byte| char::from(byte)).collect(),
    };
    let format = format.unwrap_or_else(|| detect(&text));
    let latin1 = latin1.filter(|_| format != Format::Boardspace); // Boardspace writes Latin-1.
    if let Some(place) = latin1
        && strictness == Strictness::Strict
    {
        let error = ReadError::at(place, Reason::NeedsRepair(Repair::Latin1));
        return vec![Reading {
            format,
            record: Record::new(dvonn_core::Position::START),
            repairs: Vec::new(),
            refused: Some(error),
        }];
    }
    let mut readings = match format {
        Format::Dvonn => text::read(&text, strictness),
        Format::Json => json::read(&text, strictness),
        Format::LittleGolem => little_golem::read(&text, strictness),
        Format::MoveList => move_list::read(&text, strictness),
        Format::Boardspace => boardspace::read(&text, strictness),
    };
    if let Some(place) = latin1 {
        readings[0].repairs.insert(0, (place, Repair::Latin1));
    }
    readings
}

/// Detects the format from the beginning of a text and the marks that it uses.
fn detect(text: &str) -> Format {
    let begin = text.trim_start();
    let after_first = |skip: char| begin.strip_prefix(skip).map(str::trim_start);
    if after_first('{').is_some_and(|rest| rest.starts_with(['"', '}']))
        || after_first('[').is_some_and(|rest| rest.starts_with('{'))
    {
        return Format::Json;
    }
    if after_first('(').is_some_and(|rest| rest.starts_with(';')) {
        return Format::Boardspace;
    }
    if begin.starts_with(['[', '{']) {
        return Format::Dvonn;
    }
    let words = || begin.split_ascii_whitespace().take(400);
    let is_number = |word: &str| word.trim_end_matches('.').parse::<u32>().is_ok() && word.ends_with('.');
    let is_ours = |word: &str| {
        word.starts_with(['{', '(', '@', '*'])
            || matches!(word, "1-0" | "0-1" | "1/2-1/2")
            || (word.contains('-') && word.parse::<Move>().is_ok())
    };
    if words().nth(1).is_some_and(|word| word.starts_with('[')) {
        return Format::LittleGolem;
    }
    match (words().next().is_some_and(is_number), words().any(is_ours)) {
        (true, true) => Format::Dvonn,
        (true, false) => Format::LittleGolem,
        (false, _) => Format::MoveList,
    }
}
