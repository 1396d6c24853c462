//! The facts in the folder `testdata`.

use std::path::{Path, PathBuf};

use dvonn_core::{Position, position_lines};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The path of a file or folder in `testdata`.
pub fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata").join(name)
}

/// The text of a file in `testdata`.
pub fn read(name: &str) -> String {
    let path = path(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The rows of a file in `testdata/conformance`.
pub fn rows<T: DeserializeOwned>(file: &str) -> Vec<T> {
    let text = read(&format!("conformance/{file}"));
    let rows: Vec<T> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(!rows.is_empty(), "{file} has rows");
    rows
}

/// The row of a file in `testdata/conformance` that has this id.
pub fn row(file: &str, id: &str) -> Value {
    let found = rows::<Value>(file).into_iter().find(|row| row["id"] == id);
    found.unwrap_or_else(|| panic!("{file} has no {id}"))
}

/// A text in a row.
#[track_caller]
pub fn text<'a>(row: &'a Value, key: &str) -> &'a str {
    row[key].as_str().unwrap()
}

/// A list of texts in a row.
#[track_caller]
pub fn texts<'a>(row: &'a Value, key: &str) -> Vec<&'a str> {
    row[key].as_array().unwrap().iter().map(|item| item.as_str().unwrap()).collect()
}

/// The moves of a row of `games.jsonl`.
pub fn moves(game: &Value) -> Vec<&str> {
    game["plies"].as_array().unwrap().iter().map(|ply| text(ply, "move")).collect()
}

/// The positions of a file with one position per line, each with the rest of its line.
pub fn positions(file: &str) -> Vec<(Position, String)> {
    let text = read(file);
    let positions = position_lines(&text).map(|line| {
        let position = line.position.unwrap_or_else(|error| panic!("{file}, line {}: {error}", line.number));
        (position, line.rest.to_owned())
    });
    positions.collect()
}

/// The positions of `testdata/solve` with this number of stacks, and their proved margin for the side to move.
pub fn solved_positions(stacks: usize) -> Vec<(Position, i8)> {
    let margin = |rest: &str| rest.strip_prefix(';').unwrap().trim().parse().unwrap();
    let positions = positions(&format!("solve/{stacks}.txt")).into_iter();
    positions.map(|(position, rest)| (position, margin(&rest))).collect()
}
