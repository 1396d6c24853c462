//! Our JSON, specified in `docs/records.md`. Variations are a flat list, so that no reader's limit on nesting
//! bounds how deep they go.

use std::time::Duration;

use dvonn_core::{Color, Position};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::builder::{Builder, Unsaid};
use super::read::{Format, Place, ReadError, Reading, Reason, Repair, Strictness};
use super::Record;
use crate::tree::{NodeId, Tree};
use crate::{Ending, Verdict};

const NAME: &str = "dvonn-record";
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    version: u32,
    #[serde(default)]
    tags: Map<String, Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
    moves: Vec<Entry>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    variations: Vec<Variation>,
    /// `white`, `black`, `draw` or nothing.
    #[serde(default)]
    result: Option<String>,
    /// White's and Black's pieces at the end of the main line.
    #[serde(default)]
    score: Option<[u8; 2]>,
    #[serde(default)]
    ending: Option<String>,
    /// The position at the end of the main line.
    #[serde(default)]
    end: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    #[serde(default)]
    by: Option<String>,
    #[serde(rename = "move")]
    mv: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    removed: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock_ms: Option<u64>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
}

/// A line that leaves another one. Moves are numbered from 1 through the whole file, the main line first.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Variation {
    /// The move it follows; 0 is the start.
    after: usize,
    moves: Vec<Entry>,
}

pub(super) fn write(record: &Record) -> String {
    let tree = &record.tree;
    // Nodes in the order of the file; a node's number is its place in this list.
    let mut numbered = vec![tree.root()];
    let mut lines = vec![(0, write_line(tree, tree.root(), &mut numbered))];
    let mut number = 0;
    while number < numbered.len() {
        for &first in tree.children(numbered[number]).iter().skip(1) {
            numbered.push(first);
            let mut moves = vec![entry(tree, first)];
            moves.extend(write_line(tree, first, &mut numbered));
            lines.push((number, moves));
        }
        number += 1;
    }
    let mut lines = lines.into_iter();
    let (_, moves) = lines.next().expect("the main line is the first");
    let scores = record.end().scores();
    let file = File {
        format: NAME.to_owned(),
        version: VERSION,
        tags: record.tags.iter().map(|(name, value)| (name.to_owned(), value.into())).collect(),
        start: (*tree.start() != Position::START).then(|| tree.start().to_string()),
        comment: tree.comment(tree.root()).to_owned(),
        moves,
        variations: lines.map(|(after, moves)| Variation { after, moves }).collect(),
        result: record.ending().and_then(|ending| result_word(ending.verdict())).map(str::to_owned),
        score: Some([scores[Color::White], scores[Color::Black]]),
        ending: record.ending().map(|ending| ending.word().to_owned()),
        end: Some(record.end().to_string()),
    };
    let mut text = serde_json::to_string_pretty(&file).expect("strings and numbers are JSON");
    text.push('\n');
    text
}

fn result_word(verdict: Verdict) -> Option<&'static str> {
    match verdict {
        Verdict::Win(Color::White) => Some("white"),
        Verdict::Win(Color::Black) => Some("black"),
        Verdict::Draw => Some("draw"),
        Verdict::Void => None,
    }
}

/// The main line after a place.
fn write_line(tree: &Tree, from: NodeId, numbered: &mut Vec<NodeId>) -> Vec<Entry> {
    let mut entries = Vec::new();
    let mut at = from;
    while let Some(&next) = tree.children(at).first() {
        numbered.push(next);
        entries.push(entry(tree, next));
        at = next;
    }
    entries
}

fn entry(tree: &Tree, id: NodeId) -> Entry {
    let ply = tree.ply(id).expect("only the root has no ply");
    let mut removed: Vec<String> = ply.removed().into_iter().map(|cell| cell.to_string()).collect();
    removed.sort();
    Entry {
        by: Some(ply.by.to_string()),
        mv: ply.mv.to_string(),
        removed: (!removed.is_empty()).then_some(removed),
        clock_ms: tree.clock(id).map(|left| left.as_millis() as u64),
        comment: tree.comment(id).to_owned(),
    }
}

pub(super) fn read(text: &str, strictness: Strictness) -> Vec<Reading> {
    let mut builder = Builder::new(Format::Json, strictness, Unsaid::Nothing);
    let refused = read_into(&mut builder, text).err();
    vec![builder.finish(refused)]
}

fn read_into(builder: &mut Builder, text: &str) -> Result<(), ReadError> {
    let whole_file = Place { line: 1, column: 1 };
    let json_error = |reason: &str| ReadError::at_start(Reason::Json(reason.to_owned()));
    let file: File = serde_json::from_str(text).map_err(|error| {
        let place = Place { line: error.line().max(1), column: error.column().max(1) };
        let words = error.to_string();
        // The place is said once, in our own words.
        let words = words.rfind(" at line ").map_or(words.as_str(), |end| &words[..end]);
        ReadError { place, ply: None, reason: Reason::Json(words.to_owned()) }
    })?;
    if file.format != NAME || file.version != VERSION {
        return Err(json_error(&format!("this is not \"format\": \"{NAME}\", \"version\": {VERSION}")));
    }
    for (name, value) in &file.tags {
        let Value::String(value) = value else {
            return Err(json_error(&format!("the value of the tag {name:?} is not a string")));
        };
        builder.set_tag(whole_file, name, value)?;
    }
    if let Some(start) = &file.start {
        let place = key_place(text, "start", 0);
        builder.start_at(start.parse().map_err(|error| builder.error(place, Reason::Start(error)))?);
    }
    let root = builder.record.tree.root();
    builder.record.tree.set_comment(root, file.comment);

    let mut numbered = vec![root];
    let main = Variation { after: 0, moves: file.moves };
    for variation in std::iter::once(main).chain(file.variations) {
        let first = key_place(text, "move", numbered.len() - 1);
        builder.at = *numbered
            .get(variation.after)
            .ok_or_else(|| builder.error(first, Reason::NoSuchMove(variation.after)))?;
        for entry in variation.moves {
            let place = || key_place(text, "move", numbered.len() - 1);
            let mv = entry.mv.parse().map_err(|error| builder.ply_error(place(), Reason::NoMove(error)))?;
            let turn = builder.position().turn();
            if let Some(by) = entry.by.filter(|by| *by != turn.to_string()) {
                let reason = format!("{mv} is said to be by {by:?}, but it is {turn}'s turn");
                return Err(builder.ply_error(place(), Reason::Json(reason)));
            }
            // The place costs a search, so it is looked up only for moves that are not plainly legal.
            let error_place = if builder.position().check(mv).is_ok() { whole_file } else { place() };
            builder.play(error_place, mv)?;
            let (tree, at) = (&mut builder.record.tree, builder.at);
            numbered.push(at);
            tree.set_clock(at, entry.clock_ms.map(Duration::from_millis));
            if !entry.comment.is_empty() {
                tree.set_comment(at, entry.comment);
            }
        }
    }
    settle(builder, text, file.result.as_deref(), file.score, file.ending.as_deref(), file.end.as_deref())
}

/// Holds what the file says of its result against its moves.
fn settle(
    builder: &mut Builder,
    text: &str,
    result: Option<&str>,
    score: Option<[u8; 2]>,
    word: Option<&str>,
    end: Option<&str>,
) -> Result<(), ReadError> {
    if builder.record.ending().is_none() {
        let verdict = match result {
            None => Some(Verdict::Void),
            Some("draw") => Some(Verdict::Draw),
            Some(word) => {
                Color::ALL.into_iter().find(|color| color.to_string() == word).map(Verdict::Win)
            }
        };
        let stopped = verdict.zip(word).and_then(|(verdict, word)| Ending::from_word(word, verdict));
        match stopped {
            Some(ending) => builder.record.set_ending(Some(ending)).expect("the board is not finished"),
            None if result.is_none() && word.is_none() => {}
            None => builder.repair(key_place(text, "result", 0), Repair::Unexplained)?,
        }
        if stopped.is_none() {
            return Ok(());
        }
    }
    let record = &builder.record;
    let scores = record.end().scores();
    let scores = [scores[Color::White], scores[Color::Black]];
    let ending = record.ending();
    let expected_result = ending.and_then(|ending| result_word(ending.verdict()));
    let expected_word = ending.map(Ending::word);
    let position = record.end().to_string();
    let wrong = [
        ("result", result.is_some() && result != expected_result, expected_result.unwrap_or("").to_owned()),
        ("score", score.is_some_and(|score| score != scores), format!("{}-{}", scores[0], scores[1])),
        ("ending", word.is_some() && word != expected_word, expected_word.unwrap_or("").to_owned()),
        ("end", end.is_some_and(|end| end != position), position),
    ];
    for (what, is_wrong, expected) in wrong {
        if is_wrong {
            builder.repair(key_place(text, what, 0), Repair::Result { what, expected })?;
        }
    }
    Ok(())
}

/// Where the n-th use of a key stands. A quote inside a string is escaped, so only keys look like keys.
fn key_place(text: &str, key: &str, n: usize) -> Place {
    let quoted = format!("\"{key}\"");
    let is_key = |&(at, _): &(usize, &str)| {
        let before = text[..at].ends_with('\\');
        !before && text[at + quoted.len()..].trim_start().starts_with(':')
    };
    let found = text.match_indices(&quoted).filter(is_key).nth(n).map_or(0, |(at, _)| at);
    let before = &text[..found];
    let line_start = before.rfind('\n').map_or(0, |end| end + 1);
    Place { line: before.matches('\n').count() + 1, column: before[line_start..].chars().count() + 1 }
}
