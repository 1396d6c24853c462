//! Facts about record files: what is written, what is read, what is repaired and what is refused.

#![allow(clippy::unwrap_used)]

mod boardspace;
mod formats;
#[path = "../games/mod.rs"]
mod games;
mod json;
mod kinds;
#[path = "../laws/mod.rs"]
#[allow(dead_code, reason = "the laws of reading are used here")]
mod laws;
mod little_golem;
mod move_list;
mod size;
mod text;

use std::time::Duration;

use dvonn_core::Color::{Black, White};
use dvonn_core::{Cell, Color, Outcome, Position};
use dvonn_game::{
    Ending, EndingError, Export, ExportError, Format, Lost, Place, ReadError, Reading, Reason, Record,
    Repair, Strictness, TagError,
};

/// White wins by three with `d3-c3 pass c3-a3`; `d3-e3` cuts everything off and draws.
const SHORT: &str = "........./........../DDDWB....../........../......... W M";
/// The same for Black.
const SHORT_BLACK: &str = "........./........../DDDBW....../........../......... B M";

/// Reads a file, and notes the kinds of repairs and refusals for [`kinds`].
fn read(bytes: &[u8], format: Option<Format>, strictness: Strictness) -> Vec<Reading> {
    let readings = dvonn_game::read(bytes, format, strictness);
    kinds::note(&readings);
    readings
}

fn lenient(bytes: &[u8], format: Format) -> Vec<Reading> {
    read(bytes, Some(format), Strictness::Lenient)
}

fn strict(bytes: &[u8], format: Format) -> Vec<Reading> {
    read(bytes, Some(format), Strictness::Strict)
}

/// The only game of a file that holds one.
fn only(mut readings: Vec<Reading>) -> Reading {
    assert_eq!(readings.len(), 1, "{readings:?}");
    readings.remove(0)
}

/// The record of a file that has nothing wrong with it.
fn record(text: &str, format: Format) -> Record {
    let reading = only(strict(text.as_bytes(), format));
    assert_eq!(reading.refused, None, "{text}");
    reading.record
}

fn main_line(record: &Record) -> String {
    let tree = &record.tree;
    let words: Vec<String> = tree.main_line().map(|id| tree.ply(id).unwrap().mv.to_string()).collect();
    words.join(" ")
}

fn repairs(reading: &Reading) -> Vec<String> {
    reading.repairs.iter().map(|(_, repair)| repair.to_string()).collect()
}

fn play_line(record: &mut Record, moves: &str) {
    for word in moves.split(' ') {
        let end = record.tree.main_end();
        record.tree.play(end, word.parse().unwrap()).unwrap();
    }
}

/// What a refusal says, as a file's reader would see it.
fn refusal(reading: &Reading) -> Option<String> {
    reading.refused.as_ref().map(ToString::to_string)
}

/// The public game of Little Golem: its text there, and its moves.
fn golem_game() -> (String, Vec<String>) {
    (games::LITTLE_GOLEM.to_owned(), games::golem_moves())
}

/// The text reads strictly, and is written again as it was; the same through JSON.
fn check_canonical(text: &str) -> Record {
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"));
    assert_eq!(record.to_string(), text);
    let json = record.export(Export::Json).unwrap();
    assert_eq!(json.lost, []);
    let again = only(strict(json.text.as_bytes(), Format::Json));
    assert_eq!((again.refused, &again.record), (None, &record), "{}", json.text);
    record
}

/// A lenient reader makes these repairs and no others; a strict one stops at the first, at this place.
fn check_repairs(file: &[u8], format: Format, line: usize, column: usize, expected: &[&str]) {
    let context = String::from_utf8_lossy(file);
    let readings = lenient(file, format);
    let first = &readings[0];
    assert_eq!(refusal(first), None, "{context}");
    assert_eq!(repairs(first), expected, "{context}");
    let place = Place { line, column };
    assert_eq!(first.repairs[0].0, place, "{context}");

    let refused = strict(file, format).remove(0);
    assert_eq!(refused.repairs, [], "{context}");
    let error = refused.refused.unwrap_or_else(|| panic!("accepted strictly: {context}"));
    let expected = Reason::NeedsRepair(first.repairs[0].1.clone());
    assert_eq!((error.place, error.reason), (place, expected), "{context}");
}
