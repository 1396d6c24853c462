//! Reading records: which format it is, what was repaired, and why a reader stopped.

use std::fmt;

use dvonn_core::{Cell, Color, Move, MoveError, ParseMoveError, PositionError};

use super::{Record, TagError, boardspace, json, little_golem, move_list, text};

/// A format that records can be read from.
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

/// Whether a reader may repair.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Strictness {
    /// Refuse whatever the format does not allow.
    Strict,
    /// Repair what has only one possible meaning, and say so.
    Lenient,
}

/// A place in a file, both counted from 1. Columns count characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl Place {
    /// The place where a text ends that begins here.
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

/// What was read of one game.
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

/// Something that a lenient reader put right.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Repair {
    /// The bytes are no UTF-8.
    #[error("not UTF-8; read as Latin-1")]
    Latin1,
    /// The last placement has only one cell left.
    #[error("the last placement was missing: {0}")]
    LastPlacement(Move),
    /// A pass is forced, so it needs no saying.
    #[error("a forced pass by {0:?} was missing")]
    ForcedPass(Color),
    /// A pass after the end is no ply.
    #[error("a pass after the end of the game was ignored")]
    ClosingPass,
    /// A move number does not fit.
    #[error("the move number should be {expected}")]
    Number {
        /// What it should be.
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
    /// A variation begins with a move that its place has already.
    #[error("a variation repeats the move {0}; the two lines were merged")]
    RepeatedMove(Move),
    /// The result stated is not the one on the board.
    #[error("the {claim} should be {expected}")]
    Result {
        /// The statement that was wrong.
        claim: Claim,
        /// The value that follows from the moves.
        expected: String,
    },
    /// A result without a reason, on a board where play could go on.
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
    /// The start position is none.
    #[error("the start position is not valid: {0}")]
    Start(PositionError),
    /// A tag is malformed.
    #[error("a tag must look like [Name \"value\"]")]
    TagForm,
    /// A tag's name is none.
    #[error(transparent)]
    Tag(#[from] TagError),
    /// A clock time is none.
    #[error("{0:?} is not a clock time; write it as @4:59 or @1:04:59.250")]
    Clock(String),
    /// A clock time, comment or variation has no move to belong to.
    #[error("a {0} must follow a move")]
    Orphan(Part),
    /// A parenthesis closes nothing.
    #[error("unmatched closing parenthesis")]
    Unopened,
    /// Something follows the end of the game.
    #[error("unexpected {0:?} after the end of the game")]
    AfterEnd(String),
    /// JSON that is malformed or lacks something, in the words of the library that reads it.
    #[error("{0}")]
    Json(String),
    /// JSON of another format or version.
    #[error("expected \"format\": \"dvonn-record\" and \"version\": 1")]
    JsonFormat,
    /// A tag, in JSON, that is no string.
    #[error("the value of the tag {name:?} is not a string")]
    TagValue {
        /// The tag, shortened if long.
        name: String,
    },
    /// A number of a place before, in JSON, that does not exist.
    #[error("a variation starts after move {0}, but there is no such move")]
    NoSuchMove(usize),
    /// A variation, in JSON, after a move that nothing else follows.
    #[error("a variation starts after move {0}, but the line ends there")]
    NothingToLeave(usize),
    /// Variations, in a format of which we read only the main line.
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
    /// The file says that it is about another game.
    #[error("this is a game of {name:?}, not DVONN")]
    OtherGame {
        /// Which one, shortened if long.
        name: String,
    },
    /// Something is put down that nobody picked up.
    #[error("a piece is put on {cell}, but nothing was picked up")]
    NothingHeld {
        /// Where it is put.
        cell: Cell,
    },
    /// The player named is not the one to move.
    #[error("{found:?} moves, but it is {turn:?}'s turn")]
    WrongPlayer {
        /// Who acts.
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
    /// So much would have to be repaired that this is hardly a record.
    #[error("gave up after 1,000 repairs; this does not look like a game record")]
    TooManyRepairs,
    /// A strict reader met what a lenient one would have repaired.
    #[error("this would need a repair: {0}")]
    NeedsRepair(Repair),
}

/// Where and why a reader stopped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// Where in the file.
    pub place: Place,
    /// The number of the ply concerned, counted from 1 along its line, if it is a matter of moves.
    pub ply: Option<usize>,
    /// Why.
    pub reason: Reason,
}

impl ReadError {
    /// An error that concerns no move.
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

/// Reads every game of a file. There is always at least one reading: a file without a game gives one that is
/// refused. After a refused game the rest of the file is not read.
///
/// Without a format the first characters decide. No bytes make it panic.
pub fn read(bytes: &[u8], format: Option<Format>, strictness: Strictness) -> Vec<Reading> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    // Where the bytes cease to be UTF-8, if they do.
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

/// Guesses the format from how a text begins and which marks it uses.
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
