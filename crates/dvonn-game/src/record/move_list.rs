//! Bare lists of moves: what the CodeCup server sends and what PrimaDvonna logs.
//!
//! Moves are upper case without a dash, separated by spaces or commas; `#` begins a comment that runs to the end of the
//! line. A player's own log marks its moves as `--C3-->` and the opponent's as `<--C3--`, between other lines. If a file
//! has such lines, only they are read.

use dvonn_core::{Move, excerpt};

use super::builder::{Builder, Unsaid};
use super::read::{Format, Place, ReadError, Reading, Reason, Repair, Strictness};

pub(super) fn read(text: &str, strictness: Strictness) -> Vec<Reading> {
    let mut builder = Builder::new(Format::MoveList, strictness, Unsaid::Nothing);
    let refused = read_into(&mut builder, text).err();
    vec![builder.finish(refused)]
}

/// The move in a line of a player's log.
fn arrow_move(line: &str) -> Option<&str> {
    let line = line.trim();
    let inner = line.strip_prefix("<--").and_then(|rest| rest.split_once("--"));
    let outer = || line.strip_prefix("--").and_then(|rest| rest.split_once("-->"));
    inner.or_else(outer).map(|(word, _)| word).filter(|word| word.parse::<Move>().is_ok())
}

fn read_into(builder: &mut Builder, text: &str) -> Result<(), ReadError> {
    let is_log = text.lines().any(|line| arrow_move(line).is_some());
    let mut is_empty = true;
    let mut is_over = false;
    for (line, number) in text.lines().zip(1..) {
        if is_log {
            if let Some(word) = arrow_move(line) {
                is_empty = false;
                let before = &line[..word.as_ptr().addr() - line.as_ptr().addr()];
                let place = Place { line: number, column: before.chars().count() + 1 };
                builder.play(place, word.parse().expect("`arrow_move` parsed it"))?;
            }
            continue;
        }
        let (moves, comment) = line.split_once('#').map_or((line, None), |(moves, rest)| (moves, Some(rest)));
        let mut column = 1;
        for word in moves.split(|character: char| character.is_whitespace() || character == ',') {
            let place = Place { line: number, column };
            column += word.chars().count() + 1;
            if word.is_empty() {
                continue;
            }
            if is_over {
                return Err(ReadError::at(place, Reason::AfterEnd(excerpt(word))));
            }
            is_empty = false;
            match word.to_ascii_lowercase().as_str() {
                "start" | "quit" | "break" => {}
                "resign" => {
                    builder.resign(place, builder.position().turn())?;
                    is_over = true;
                }
                number if is_number(number) => builder.repair(place, Repair::Skipped(excerpt(word)))?,
                _ => {
                    let mv = word.parse().map_err(|error| builder.ply_error(place, Reason::NoMove(error)))?;
                    builder.play(place, mv)?;
                }
            }
        }
        if let Some(comment) = comment.map(str::trim).filter(|comment| !comment.is_empty()) {
            builder.record.tree.add_comment(builder.at, comment);
        }
    }
    if is_empty {
        return Err(ReadError::at_start(Reason::Empty));
    }
    Ok(())
}

fn is_number(word: &str) -> bool {
    let digits = word.trim_end_matches('.');
    !digits.is_empty() && digits.len() < word.len() && digits.bytes().all(|byte| byte.is_ascii_digit())
}
