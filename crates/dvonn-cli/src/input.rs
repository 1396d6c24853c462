//! Reads positions, moves and files named on the command line; `-` is standard input.

use std::io::{ErrorKind, Read};
use std::path::Path;

use dvonn_core::{Move, Notation, Position, PositionError};
use dvonn_game::{Reading, Strictness};
use dvonn_text::{Texts, key, words};

use crate::Failure;
use crate::arguments::RecordArgs;

/// The bytes of a file or of standard input.
pub(crate) fn bytes(texts: &Texts, path: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        std::io::stdin().read_to_end(&mut bytes).map(|_| ())
    } else {
        std::fs::read(path).map(|content| bytes = content)
    };
    read.map_err(|error| file_failure(texts, path, &error))?;
    Ok(bytes)
}

/// Why a file cannot be read or written.
pub(crate) fn file_failure(texts: &Texts, path: &Path, error: &std::io::Error) -> Failure {
    Failure::BadUse(format!("{}: {}", path.display(), file_error(texts, error)))
}

/// The reason for a file error; for rare ones, the system's own message.
pub(crate) fn file_error(texts: &Texts, error: &std::io::Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => texts.get(key::FILE_MISSING),
        ErrorKind::PermissionDenied => texts.get(key::FILE_DENIED),
        ErrorKind::IsADirectory => texts.get(key::FILE_FOLDER),
        _ => error.to_string(),
    }
}

/// Something to analyse.
pub(crate) enum Subject {
    /// One position.
    Position(Position),
    /// The games of a record file.
    Games(Vec<Reading>),
}

/// Reads a position as [`position`] does, or a file or standard input with a position text or records.
pub(crate) fn subject(texts: &Texts, argument: &str, args: &RecordArgs) -> Result<Subject, Failure> {
    let path = Path::new(argument);
    if argument != "-" && !path.is_file() {
        return position(texts, argument).map(Subject::Position);
    }
    let bytes = bytes(texts, path)?;
    let no_position = match std::str::from_utf8(&bytes).map(str::parse::<Position>) {
        Ok(Ok(position)) => return Ok(Subject::Position(position)),
        Ok(Err(error)) => words::no_position(texts, &error, Notation::Standard),
        Err(_) => texts.get(key::INPUT_NO_UTF),
    };
    let games = read(&bytes, args);
    match &games[..] {
        [Reading { record, refused: Some(error), .. }] if record.tree.main_line().next().is_none() => {
            let message = key::InputNeither {
                name: name(texts, argument).into(),
                position: no_position.into(),
                record: words::read_error(texts, error).into(),
            };
            Err(Failure::BadUse(texts.get(message)))
        }
        _ => Ok(Subject::Games(games)),
    }
}

/// The name of an argument in error messages.
fn name(texts: &Texts, argument: &str) -> String {
    if argument == "-" { texts.get(key::INPUT_STANDARD) } else { argument.to_owned() }
}

/// Reads a position text, `start`, a file containing a position text, or `-` for standard input.
pub(crate) fn position(texts: &Texts, argument: &str) -> Result<Position, Failure> {
    if argument == "start" {
        return Ok(Position::START);
    }
    let path = Path::new(argument);
    let text = if argument == "-" || path.is_file() {
        String::from_utf8(bytes(texts, path)?).map_err(|_| {
            Failure::BadUse(texts.get(key::InputNotUtf { name: name(texts, argument).into() }))
        })?
    } else {
        argument.to_owned()
    };
    text.parse().map_err(|error: PositionError| {
        let reason = words::no_position(texts, &error, Notation::Standard).into();
        let is_position = argument.contains(char::is_whitespace) || argument == "-" || path.is_file();
        Failure::BadUse(if is_position {
            texts.get(key::InputPosition { reason })
        } else {
            texts.get(key::InputPositionNorFile { reason })
        })
    })
}

pub(crate) fn parse_move(texts: &Texts, notation: Notation, text: &str) -> Result<Move, Failure> {
    notation.parse_move(text).map_err(|error| Failure::BadUse(words::no_move(texts, &error)))
}

/// The games of a record file.
pub(crate) fn readings(texts: &Texts, path: &Path, args: &RecordArgs) -> Result<Vec<Reading>, Failure> {
    Ok(read(&bytes(texts, path)?, args))
}

/// The error for a game number that the file does not have.
pub(crate) fn no_game(texts: &Texts, number: usize, count: usize) -> String {
    texts.get(key::InputNoGame { number: number.into(), count: count.into() })
}

fn read(bytes: &[u8], args: &RecordArgs) -> Vec<Reading> {
    let strictness = if args.strict { Strictness::Strict } else { Strictness::Lenient };
    dvonn_game::read(bytes, args.from.map(Into::into), strictness)
}
