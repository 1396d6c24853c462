//! The record readers against the files of `testdata`.

#![allow(clippy::unwrap_used)]

use dvonn_core::Color::{Black, White};
use dvonn_game::{Ending, Format, Strictness, read};
use dvonn_testkit::testdata;
use serde_json::Value;

#[test]
fn the_files_in_testdata_are_read_as_their_list_says() {
    let list: serde_json::Map<String, Value> =
        serde_json::from_str(&testdata::read("records/list.json")).unwrap();
    let folder = testdata::path("records");
    let mut names: Vec<String> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| !["list.json", "README.md"].contains(&name.as_str()))
        .collect();
    names.sort();
    assert_eq!(list.keys().collect::<Vec<_>>(), names.iter().collect::<Vec<_>>());
    for (name, games) in list {
        let bytes = std::fs::read(folder.join(&name)).unwrap();
        let found: Vec<Value> = read(&bytes, None, Strictness::Lenient)
            .iter()
            .map(|reading| {
                let scores = reading.record.end().scores();
                let repairs: Vec<String> =
                    reading.repairs.iter().map(|(_, repair)| repair.to_string()).collect();
                serde_json::json!({
                    "format": reading.format.to_string(),
                    "plies": reading.record.tree.main_line().count(),
                    "ending": reading.record.ending().map(Ending::word),
                    "score": [scores[White], scores[Black]],
                    "repairs": repairs,
                    "refused": reading.refused.as_ref().map(ToString::to_string),
                })
            })
            .collect();
        assert_eq!(Value::Array(found), games, "{name}");
    }
}

#[test]
fn public_games_are_read_from_lists_of_moves() {
    for id in ["lg-2014", "cc-53360", "cc-53492", "cc-53576"] {
        let row = testdata::row("known.jsonl", id);
        let moves = testdata::texts(&row, "moves");
        let list = moves.join("\n").replace('-', "").to_ascii_uppercase();
        let reading = read(list.as_bytes(), Some(Format::MoveList), Strictness::Strict).remove(0);
        assert_eq!(reading.refused, None, "{id}");
        let tree = &reading.record.tree;
        let found: Vec<String> = tree.main_line().map(|at| tree.ply(at).unwrap().mv.to_string()).collect();
        assert_eq!(found, moves, "{id}");
        assert_eq!(reading.record.end().to_string(), testdata::text(&row, "end"), "{id}");
        assert_eq!(reading.record.ending(), None, "{id}");
    }
}
