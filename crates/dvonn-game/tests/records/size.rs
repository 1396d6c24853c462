//! Large files.

use std::time::Instant;

use super::games::{boardspace, finished_moves, game_gestures};
use super::json::json;
use super::*;

/// Numbers that look like noise.
fn noise(seed: u64) -> impl Iterator<Item = u8> {
    let step = |&state: &u64| {
        Some(state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407))
    };
    std::iter::successors(Some(seed), step).map(|state| (state >> 56) as u8)
}

fn numbered(count: usize, piece: impl FnMut(usize) -> String) -> String {
    (0..count).map(piece).collect()
}

/// Far longer than reading a file of this size takes. Work that grows with the square of the size takes hours.
const LIMIT: Duration = Duration::from_mins(1);

/// What came of reading a large file leniently: games, plies of their main lines, repairs, and the kind of refusal.
fn outcome(name: &str, file: &[u8], format: Option<Format>) -> (usize, usize, usize, &'static str) {
    assert!(file.len() > 290_000, "{name} is large");
    let start = Instant::now();
    let strict = read(file, format, Strictness::Strict);
    let readings = read(file, format, Strictness::Lenient);
    assert!(start.elapsed() < LIMIT, "{name} took {:?}", start.elapsed());
    assert!(strict.iter().all(|reading| reading.repairs.is_empty()), "{name}");
    let plies = readings.iter().map(|reading| reading.record.tree.main_line().count()).sum();
    let repairs = readings.iter().map(|reading| reading.repairs.len()).sum();
    let refused = readings.last().and_then(|reading| reading.refused.as_ref());
    (readings.len(), plies, repairs, refused.map_or("", |error| kinds::reason_name(&error.reason)))
}

#[test]
fn large_files_of_noise_are_read_by_the_laws() {
    const SIZE: usize = 300_000;
    let any: Vec<u8> = noise(1).take(SIZE).collect();
    let ascii: Vec<u8> = noise(2).map(|byte| byte & 0x7f).take(SIZE).collect();
    let marks: Vec<u8> =
        noise(3).map(|byte| b"(){}[]\"\\;:,.-#@*1ab \n"[usize::from(byte) % 21]).take(SIZE).collect();
    for file in [any, ascii, marks, vec![0; SIZE], vec![b' '; SIZE]] {
        for law in laws::READING {
            let start = Instant::now();
            law(&file);
            assert!(start.elapsed() < LIMIT, "it took {:?}", start.elapsed());
        }
    }
}

#[test]
fn a_million_of_anything_is_read_in_a_moment() {
    const MANY: usize = 1_000_000;
    let drawn = format!("[Start \"{SHORT}\"] d3-e3 ");
    let finished = finished_moves().join(" ") + " ";
    let tags = numbered(MANY / 5, |number| format!("[T{number} \"\"]\n"));
    let headers = numbered(MANY / 5, |number| format!("Tag{number} [x] "));
    for (name, format, head, piece, times, tail, expected) in [
        (
            "closing passes",
            Format::Dvonn,
            drawn.as_str(),
            "pass ",
            MANY,
            "1/2-1/2",
            (1, 1, 1000, "TooManyRepairs"),
        ),
        ("numbers", Format::Dvonn, "", "1. ", MANY, "*", (1, 0, 0, "")),
        ("touching numbers", Format::Dvonn, "", "1.", MANY, "*", (1, 0, 0, "")),
        ("comments", Format::Dvonn, "f3 ", "{a}", MANY, "*", (1, 1, 0, "")),
        ("clocks", Format::Dvonn, "f3 ", "@1:00 ", MANY / 2, "*", (1, 1, 1000, "TooManyRepairs")),
        ("marks", Format::Dvonn, "f3 ", "! ", MANY, "*", (1, 1, 1000, "TooManyRepairs")),
        ("variations", Format::Dvonn, "f3 ", "(a1) (b1 c1) ", MANY / 4, "*", (1, 1, 1000, "TooManyRepairs")),
        (
            "variations of variations",
            Format::Dvonn,
            "f3 ",
            "(a1 (b1 ",
            MANY / 4,
            "*",
            (1, 1, 1000, "TooManyRepairs"),
        ),
        ("nested parentheses", Format::Dvonn, "f3 ", "(", MANY, "*", (1, 1, 0, "Orphan")),
        ("closing parentheses", Format::Dvonn, "f3 (a1 ", ")", MANY, "*", (1, 1, 0, "Unopened")),
        (
            "games",
            Format::Dvonn,
            "",
            "[A \"\"] f3 a1 b1 c1 *\n",
            MANY / 5,
            "",
            (MANY / 5, MANY * 4 / 5, 0, ""),
        ),
        ("tags", Format::Dvonn, tags.as_str(), "\n", MANY, "*", (1, 0, 0, "")),
        ("repeated tags", Format::Dvonn, "", "[A \"\"]", MANY / 2, "*", (1, 0, 1000, "TooManyRepairs")),
        ("backslashes", Format::Dvonn, "{", "\\", 3 * MANY, "} *", (1, 0, 0, "")),
        ("an unclosed comment", Format::Dvonn, "f3 {", "x", 3 * MANY, "", (1, 1, 2, "")),
        ("an unclosed tag", Format::Dvonn, "[A \"", "x", 3 * MANY, "", (1, 0, 0, "TagForm")),
        ("digits", Format::Dvonn, "", "1", 3 * MANY, "", (1, 0, 0, "NoMove")),
        ("closing passes", Format::LittleGolem, finished.as_str(), "pass ", MANY, "", (1, 83, 0, "")),
        ("numbers", Format::LittleGolem, "", "1. ", MANY, "", (1, 0, 0, "")),
        ("dashes", Format::LittleGolem, "", "- ", MANY, "", (1, 0, 1000, "TooManyRepairs")),
        ("headers", Format::LittleGolem, headers.as_str(), "1. ", 1, "", (1, 0, 0, "")),
        (
            "closing passes",
            Format::MoveList,
            finished.as_str(),
            "PASS ",
            MANY,
            "",
            (1, 83, 1000, "TooManyRepairs"),
        ),
        ("numbers", Format::MoveList, "", "1. ", MANY, "", (1, 0, 1000, "TooManyRepairs")),
        ("commas", Format::MoveList, "D2", ",", 3 * MANY, "", (1, 1, 0, "")),
        ("remarks", Format::MoveList, "D2\n", "#a\n", MANY, "", (1, 1, 0, "")),
        ("arrows", Format::MoveList, "--D2-->\n", "<-- --\n", MANY, "", (1, 1, 0, "")),
        (
            "gestures",
            Format::Boardspace,
            "(;",
            "P0[1 dropb A 1]P0[2 pickb A 1]",
            MANY / 10,
            ")",
            (1, 0, 0, ""),
        ),
        ("resets", Format::Boardspace, "(;", "P0[1 dropb A 1]P0[2 reset]", MANY / 10, ")", (1, 0, 0, "")),
        (
            "unknown gestures",
            Format::Boardspace,
            "(;",
            "P0[1 wave]",
            MANY / 4,
            ")",
            (1, 0, 1000, "TooManyRepairs"),
        ),
        ("games", Format::Boardspace, "", "(;)", MANY, "", (MANY, 0, 0, "")),
        ("semicolons", Format::Boardspace, "(", ";", 3 * MANY, ")", (1, 0, 0, "")),
        ("an unclosed property", Format::Boardspace, "(;P0[", "x ", MANY, "", (1, 0, 3, "")),
        ("nested parentheses", Format::Boardspace, "", "(;", MANY, "", (1, 0, 0, "Variations")),
        ("nested brackets", Format::Json, "", "[", MANY, "", (1, 0, 0, "Json")),
        ("nested tags", Format::Json, "{\"tags\": {\"a\": ", "[", MANY, "", (1, 0, 0, "Json")),
        ("an unclosed string", Format::Json, "{\"format\": \"", "x", 3 * MANY, "", (1, 0, 0, "Json")),
    ] {
        let file = head.to_owned() + &piece.repeat(times) + tail;
        assert_eq!(outcome(name, file.as_bytes(), Some(format)), expected, "{name} as {format}");
    }
}

#[test]
fn large_json_and_large_boardspace_games_are_read_in_a_moment() {
    let many = |piece: &str, times: usize| vec![piece; times].join(",\n");
    let start = format!("\"start\": \"{SHORT}\", ");
    let passes = many("{\"move\": \"pass\"}", 300_000);
    let tags = numbered(100_000, |number| format!("\"T{number}\": \"\", "));
    let variation = "{\"after\": 1, \"moves\": [{\"move\": \"c3-a3\"}]}";
    for (name, file, expected) in [
        (
            "closing passes",
            json(&format!("{start}\"moves\": [{{\"move\": \"d3-e3\"}}, {passes}]")),
            (1, 1, 1000, "TooManyRepairs"),
        ),
        ("tags", json(&format!("\"moves\": [], \"tags\": {{{tags} \"TimeControl\": \"\"}}")), (1, 0, 0, "")),
        (
            "forced passes",
            json(&format!(
                "{start}\"moves\": [{{\"move\": \"d3-c3\"}}], \"variations\": [{}]",
                many(variation, 100_000)
            )),
            (1, 1, 0, "NothingToLeave"),
        ),
        (
            "variations",
            json(&format!(
                "\"moves\": [], \"variations\": [{}]",
                many("{\"after\": 0, \"moves\": [{\"move\": \"f3\"}]}", 100_000)
            )),
            (1, 0, 0, "NothingToLeave"),
        ),
        ("documents", (json("\"moves\": []") + "\n").repeat(50_000), (50000, 0, 0, "")),
        (
            "one comment",
            json(&format!("\"moves\": [], \"comment\": \"{}\"", "\\\"move\\\": ".repeat(200_000))),
            (1, 0, 0, ""),
        ),
    ] {
        assert_eq!(outcome(name, file.as_bytes(), Some(Format::Json)), expected, "{name}");
    }
    let gestures = game_gestures(&finished_moves(), &["pass", "done"]) + &"; 0 pass; 0 done".repeat(100_000);
    let file = boardspace(&gestures);
    assert_eq!(outcome("closing passes", file.as_bytes(), None), (1, 83, 0, ""));
}
