//! Our JSON. Variations are a flat list, so that they can be nested deeper than JSON readers allow.

use std::cell::OnceCell;
use std::time::Duration;

use dvonn_core::{Color, Move, Position, excerpt};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::Record;
use super::builder::{Builder, Unsaid};
use super::claims::{Claims, Stated, verdict_of};
use super::read::{Claim, Format, Place, ReadError, Reading, Reason, Repair, Strictness};
use crate::tree::{NodeId, Tree};
use crate::{Ply, Verdict};

const NAME: &str = "dvonn-record";
const VERSION: u32 = 1;

/// The longest part of a message of the JSON library that is passed on, in characters.
const LONGEST: usize = 160;

#[derive(Serialize, Deserialize)]
#[serde(expecting = "a record")]
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
    #[serde(flatten)]
    summary: Summary,
    #[serde(flatten)]
    unknown: Map<String, Value>,
}

/// Facts that follow from the moves and the ending, for readers that do not know the rules.
#[derive(Serialize, Deserialize)]
struct Summary {
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

impl Summary {
    fn of(record: &Record) -> Summary {
        let scores = record.end().scores();
        Summary {
            result: verdict_of(record).word().map(str::to_owned),
            score: Some([scores[Color::White], scores[Color::Black]]),
            ending: record.ending().map(|ending| ending.word().to_owned()),
            end: Some(record.end().to_string()),
        }
    }

    fn claims(self, document: Document<'_>) -> Claims {
        let stated =
            |key: &str, text: Option<String>| text.map(|text| Stated { place: document.key(key), text });
        Claims {
            results: stated("result", self.result).into_iter().collect(),
            score: stated("score", self.score.map(|[white, black]| format!("{white}-{black}"))),
            ending: stated("ending", self.ending),
            end: stated("end", self.end),
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(expecting = "a move")]
struct Entry {
    #[serde(default)]
    by: Option<String>,
    #[serde(rename = "move")]
    mv: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    removed: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock_ms: Option<u64>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
    #[serde(flatten)]
    unknown: Map<String, Value>,
}

/// A line that branches off another one. Moves are numbered from 1 through the whole file, the main line first.
#[derive(Serialize, Deserialize)]
#[serde(expecting = "a variation")]
struct Variation {
    /// The move it follows; 0 is the start.
    after: usize,
    moves: Vec<Entry>,
    #[serde(flatten)]
    unknown: Map<String, Value>,
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
    let (_, moves) = lines.next().expect("the main line comes first");
    let file = File {
        format: NAME.to_owned(),
        version: VERSION,
        tags: record.tags.iter().map(|(name, value)| (name.to_owned(), value.into())).collect(),
        start: (*tree.start() != Position::START).then(|| tree.start().to_string()),
        comment: tree.comment(tree.root()).to_owned(),
        moves,
        variations: lines.map(|(after, moves)| Variation { after, moves, unknown: Map::new() }).collect(),
        summary: Summary::of(record),
        unknown: Map::new(),
    };
    let mut text = serde_json::to_string_pretty(&file).expect("strings and numbers are JSON");
    text.push('\n');
    text
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
    Entry {
        by: Some(ply.by.to_string()),
        mv: ply.mv.to_string(),
        removed: (!ply.removed().is_empty()).then(|| ply.removed().to_string()),
        clock_ms: tree.clock(id).map(|left| left.as_millis() as u64),
        comment: tree.comment(id).to_owned(),
        unknown: Map::new(),
    }
}

/// Reads one document after another.
pub(super) fn read(text: &str, strictness: Strictness) -> Vec<Reading> {
    let mut readings = Vec::new();
    let mut rest = Document { text, begin: Place { line: 1, column: 1 } }.after_space();
    loop {
        let mut builder = Builder::new(Format::Json, strictness, Unsaid::Nothing);
        let refused = match rest.split() {
            Ok((file, document, next)) => {
                rest = next.after_space();
                read_file(&mut builder, file, document).err()
            }
            Err(error) => Some(error),
        };
        let is_last = refused.is_some() || rest.text.is_empty();
        readings.push(builder.finish(refused));
        if is_last {
            return readings;
        }
    }
}

/// A part of the text, and where it begins in the file.
#[derive(Clone, Copy)]
struct Document<'a> {
    text: &'a str,
    begin: Place,
}

impl<'a> Document<'a> {
    fn from(self, at: usize) -> Document<'a> {
        Document { text: &self.text[at..], begin: self.begin.after(&self.text[..at]) }
    }

    fn after_space(self) -> Document<'a> {
        self.from(self.text.len() - self.text.trim_ascii_start().len())
    }

    /// The first document, its text up to its end, and what follows it.
    fn split(self) -> Result<(File, Document<'a>, Document<'a>), ReadError> {
        let mut documents = serde_json::Deserializer::from_str(self.text).into_iter::<File>();
        match documents.next() {
            Some(Ok(file)) => {
                let end = documents.byte_offset();
                Ok((file, Document { text: &self.text[..end], ..self }, self.from(end)))
            }
            Some(Err(reason)) => {
                // The columns of the library count bytes.
                let lines = self.text.split_inclusive('\n').take(reason.line().saturating_sub(1));
                let found = lines.map(str::len).sum::<usize>() + reason.column().saturating_sub(1);
                let place = self.from(self.text.floor_char_boundary(found)).begin;
                let words = reason.to_string();
                // The place is already part of our own message.
                let words = words.rfind(" at line ").map_or(words.as_str(), |end| &words[..end]);
                // The message may quote any amount of the file.
                let printable =
                    words.chars().map(|character| if character.is_control() { ' ' } else { character });
                Err(ReadError::at(place, Reason::Json(printable.take(LONGEST).collect())))
            }
            None => Err(ReadError::at(self.begin, Reason::Empty)),
        }
    }

    /// The places where a key is used. Quotes inside strings are escaped, so nothing else looks like a key.
    fn keys(self, key: &str) -> impl Iterator<Item = Place> {
        let quoted = format!("\"{key}\"");
        let is_key = |&at: &usize| {
            let is_inside_string = self.text[..at].ends_with('\\');
            !is_inside_string && self.text[at + key.len() + 2..].trim_start().starts_with(':')
        };
        let found: Vec<usize> = self.text.match_indices(&quoted).map(|(at, _)| at).filter(is_key).collect();
        found.into_iter().scan((0, self.begin), move |(last, place), at| {
            *place = place.after(&self.text[*last..at]);
            *last = at;
            Some(*place)
        })
    }

    /// The place where a key is first used, or the beginning of the document.
    fn key(self, key: &str) -> Place {
        self.keys(key).next().unwrap_or(self.begin)
    }
}

fn read_file(builder: &mut Builder, file: File, document: Document<'_>) -> Result<(), ReadError> {
    if file.format != NAME || file.version != VERSION {
        return Err(ReadError::at(document.key("format"), Reason::JsonFormat));
    }
    let tags = document.key("tags");
    for (name, value) in &file.tags {
        let Value::String(value) = value else {
            return Err(ReadError::at(tags, Reason::TagValue { name: excerpt(name) }));
        };
        builder.set_tag(tags, name, value)?;
    }
    if let Some(start) = &file.start {
        let place = document.key("start");
        builder.start_at(start.parse().map_err(|error| ReadError::at(place, Reason::Start(error)))?);
    }
    let root = builder.record.tree.root();
    builder.record.tree.set_comment(root, file.comment);

    // Finding places means searching the document, so it is done only if something is wrong.
    let places = OnceCell::new();
    let place_of = |number: usize| {
        let places: &Vec<Place> = places.get_or_init(|| document.keys("move").collect());
        places.get(number - 1).copied().unwrap_or(document.begin)
    };
    skip_unknown(builder, document, &file.unknown)?;
    let mut numbered = vec![root];
    let main = Variation { after: 0, moves: file.moves, unknown: Map::new() };
    for (variation, line) in std::iter::once(main).chain(file.variations).zip(0..) {
        skip_unknown(builder, document, &variation.unknown)?;
        let first = numbered.len();
        builder.at = *numbered
            .get(variation.after)
            .ok_or_else(|| ReadError::at(place_of(first), Reason::NoSuchMove(variation.after)))?;
        if line > 0 && builder.record.tree.children(builder.at).is_empty() {
            return Err(ReadError::at(place_of(first), Reason::NothingToLeave(variation.after)));
        }
        for entry in variation.moves {
            skip_unknown(builder, document, &entry.unknown)?;
            let place = || place_of(numbered.len());
            let mv: Move =
                entry.mv.parse().map_err(|error| builder.ply_error(place(), Reason::NoMove(error)))?;
            if line > 0 && numbered.len() == first && builder.record.tree.child(builder.at, mv).is_some() {
                builder.repair(place(), Repair::RepeatedMove(mv))?;
            }
            let expected = Ply::of(builder.position(), mv);
            if let Ok(ply) = &expected {
                let claims = [
                    (Claim::Player, &entry.by, ply.by.to_string()),
                    (Claim::Removed, &entry.removed, ply.removed().to_string()),
                ];
                for (claim, stated, expected) in claims {
                    if stated.as_ref().is_some_and(|stated| *stated != expected) {
                        let expected = if expected.is_empty() { "empty".to_owned() } else { expected };
                        builder.repair(place(), Repair::Result { claim, expected })?;
                    }
                }
            }
            let before = builder.at;
            builder.play(if expected.is_ok() { document.begin } else { place() }, mv)?;
            let (tree, at) = (&mut builder.record.tree, builder.at);
            if !entry.comment.is_empty() {
                tree.add_comment(at, &entry.comment);
            }
            numbered.push(at);
            // A pass after the end is not a ply and has no clock time.
            if let Some(left) = entry.clock_ms.filter(|_| at != before) {
                tree.set_clock(at, Some(Duration::from_millis(left)));
            }
        }
    }
    file.summary.claims(document).settle(builder, Verdict::word, document.begin)
}

/// Ignores keys that have no meaning here.
fn skip_unknown(
    builder: &mut Builder,
    document: Document<'_>,
    unknown: &Map<String, Value>,
) -> Result<(), ReadError> {
    unknown.keys().try_for_each(|key| builder.repair(document.key(key), Repair::Skipped(excerpt(key))))
}
