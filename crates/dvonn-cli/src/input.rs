//! Reading what the command line names: positions, moves and files, with `-` for standard input.

use std::io::Read;
use std::path::Path;

use dvonn_core::{Move, Notation, Position};
use dvonn_game::{Reading, Strictness};

use crate::Failure;
use crate::cli::RecordArgs;

/// The bytes of a file or of standard input.
pub(crate) fn bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        std::io::stdin().read_to_end(&mut bytes).map(|_| ())
    } else {
        std::fs::read(path).map(|content| bytes = content)
    };
    read.map_err(|error| Failure::BadUse(format!("{}: {error}", path.display())))?;
    Ok(bytes)
}

/// What can be analysed.
pub(crate) enum Subject {
    /// One position.
    Position(Position),
    /// The games of a record file.
    Games(Vec<Reading>),
}

/// A position as below, or a file, perhaps standard input, that holds a position text or else records.
pub(crate) fn subject(argument: &str, args: &RecordArgs) -> Result<Subject, Failure> {
    let path = Path::new(argument);
    if argument != "-" && !path.is_file() {
        return position(argument).map(Subject::Position);
    }
    let bytes = bytes(path)?;
    let no_position = match std::str::from_utf8(&bytes).map(str::parse::<Position>) {
        Ok(Ok(position)) => return Ok(Subject::Position(position)),
        Ok(Err(error)) => error.to_string(),
        Err(_) => "not UTF-8".to_owned(),
    };
    let games = read(&bytes, args);
    match &games[..] {
        [Reading { record, refused: Some(error), .. }] if record.tree.main_line().next().is_none() => {
            let name = if argument == "-" { "standard input" } else { argument };
            Err(Failure::BadUse(format!(
                "{name} is neither a position ({no_position}) nor a record ({error})"
            )))
        }
        _ => Ok(Subject::Games(games)),
    }
}

/// A position text, `start`, a file that holds a position text, or `-` for standard input.
pub(crate) fn position(argument: &str) -> Result<Position, Failure> {
    if argument == "start" {
        return Ok(Position::START);
    }
    let path = Path::new(argument);
    let text = if argument == "-" || path.is_file() {
        let name = if argument == "-" { "standard input" } else { argument };
        String::from_utf8(bytes(path)?).map_err(|_| Failure::BadUse(format!("{name} is not UTF-8")))?
    } else {
        argument.to_owned()
    };
    text.parse().map_err(|error| {
        let no_file = if argument.contains(char::is_whitespace) || argument == "-" || path.is_file() {
            ""
        } else {
            "; nor is there a file of that name"
        };
        Failure::BadUse(format!("position: {error}{no_file}"))
    })
}

pub(crate) fn parse_move(notation: Notation, text: &str) -> Result<Move, Failure> {
    notation.parse_move(text).map_err(|error| Failure::BadUse(error.to_string()))
}

/// The games of a record file.
pub(crate) fn readings(path: &Path, args: &RecordArgs) -> Result<Vec<Reading>, Failure> {
    Ok(read(&bytes(path)?, args))
}

fn read(bytes: &[u8], args: &RecordArgs) -> Vec<Reading> {
    let strictness = if args.strict { Strictness::Strict } else { Strictness::Lenient };
    dvonn_game::read(bytes, args.from.map(Into::into), strictness)
}
