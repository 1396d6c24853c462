//! Facts about record files: what is written, what is read, what is repaired and what is refused.

#![allow(clippy::unwrap_used)]

use std::fmt::Write as _;
use std::path::Path;
use std::time::Duration;

use dvonn_core::Color::{Black, White};
use dvonn_core::{Cell, Color, Move, Outcome, Position, StackMove};
use dvonn_game::{
    Ending, EndingError, Export, ExportError, Format, Lost, Place, ReadError, Reading, Reason, Record,
    Repair, Strictness, TagError, read,
};
use serde_json::Value;

/// White wins by three with `d3-c3 pass c3-a3`; `d3-e3` cuts everything off and draws.
const SHORT: &str = "........./........../DDDWB....../........../......... W M";
/// The same for Black.
const SHORT_BLACK: &str = "........./........../DDDBW....../........../......... B M";

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

/// A row of a file in `testdata/conformance`.
fn conformance(file: &str, id: &str) -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/conformance").join(file);
    let text = std::fs::read_to_string(path).unwrap();
    let rows = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    rows.into_iter().find(|row| row["id"] == id).unwrap()
}

/// A public game of Little Golem: its text there, and its moves. White has three forced passes and resigns.
fn golem_game() -> (String, Vec<String>) {
    let row = conformance("known.jsonl", "lg-2014");
    let moves = row["moves"].as_array().unwrap().iter().map(|mv| mv.as_str().unwrap().to_owned()).collect();
    (row["text"].as_str().unwrap().to_owned(), moves)
}

/// A game that was played to its end, with passes of Black.
fn finished_game() -> Vec<String> {
    let row = conformance("games.jsonl", "game-001");
    row["plies"].as_array().unwrap().iter().map(|ply| ply["move"].as_str().unwrap().to_owned()).collect()
}

// ---- our text ----

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

#[test]
fn a_record_is_written_like_this() -> Result<(), Box<dyn std::error::Error>> {
    let mut record = Record::new(Position::START);
    record.tags.set("White", "Ann \"A\" Other")?;
    record.tags.set("Black", r"back\slash")?;
    record.tags.set("TimeControl", "300+5")?;
    record.tags.set("Event", "two\nlines\r\n")?;
    play_line(&mut record, "f3 a1 c5");
    let [f3, a1, c5] = record.tree.main_line().collect::<Vec<_>>()[..] else { panic!() };
    let tree = &mut record.tree;
    tree.set_comment(tree.root(), "Before all.");
    tree.set_comment(f3, "{braces} \\ and\nlines");
    tree.set_clock(f3, Some(Duration::from_millis(299_250)));
    tree.set_clock(a1, Some(Duration::from_secs(3600 + 62)));
    let k5 = tree.play(f3, "k5".parse()?)?;
    let b1 = tree.play(k5, "b1".parse()?)?;
    tree.play(k5, "b2".parse()?)?;
    tree.play(b1, "d1".parse()?)?;
    let j5 = tree.play(f3, "j5".parse()?)?;
    tree.set_comment(j5, "why not");
    tree.play(j5, "i5".parse()?)?;
    tree.set_clock(c5, Some(Duration::ZERO));
    record.set_ending(Some(Ending::Resigned { by: White }))?;
    let text = r#"[White "Ann \"A\" Other"]
[Black "back\\slash"]
[TimeControl "300+5"]
[Event "two\nlines\r\n"]
[Result "0-1"]
[Score "0-0"]
[Ending "resigned"]

{Before all.} 1. f3 @4:59.250 {{braces\} \\ and\nlines} 1... a1 @1:01:02
(1... k5 2. b1 (2. b2) 2... d1) (1... j5 {why not} 2. i5) 2. c5 @0:00 0-1
"#;
    assert_eq!(record.to_string(), text);
    assert_eq!(check_canonical(text), record);
    Ok(())
}

#[test]
fn records_read_back_as_they_are_written() {
    for text in [
        "[Result \"*\"]\n\n*\n",
        "[Result \"*\"]\n\n{nothing yet} *\n",
        "[Result \"*\"]\n\n1. f3 *\n",
        "[Result \"*\"]\n\n1. f3 a1 2. c5 *\n",
        // A variation of the first move, and variations of variations.
        "[Result \"*\"]\n\n1. f3 (1. a1 b1) (1. a2 b2 (1... b3 2. c3)) 1... k5 *\n",
        "[Result \"*\"]\n\n1. f3 a1 (1... a2) (1... a3) 2. c5 (2. d5) *\n",
        // The longest clock time.
        "[Result \"*\"]\n\n1. f3 @5124095576030:25:51.615 *\n",
        // All endings of a board where play could go on.
        "[Result \"1-0\"]\n[Score \"0-0\"]\n[Ending \"resigned\"]\n\n1. f3 1-0\n",
        "[Result \"0-1\"]\n[Score \"0-0\"]\n[Ending \"time\"]\n\n1. f3 0-1\n",
        "[Result \"1/2-1/2\"]\n[Score \"0-0\"]\n[Ending \"agreed\"]\n\n1. f3 1/2-1/2\n",
        "[Result \"*\"]\n[Score \"0-0\"]\n[Ending \"aborted\"]\n\n1. f3 *\n",
        "[Result \"0-1\"]\n[Score \"0-0\"]\n[Ending \"resigned\"]\n\n0-1\n",
    ] {
        check_canonical(text);
    }
    // From other starts. Black's first ply, and one after a comment or variation, has its number.
    for (start, rest) in [
        (SHORT, "[Result \"*\"]\n\n*\n"),
        (SHORT, "[Result \"1-0\"]\n[Score \"3-0\"]\n[Ending \"counted\"]\n\n1. d3-c3 pass 2. c3-a3 1-0\n"),
        (SHORT, "[Result \"1/2-1/2\"]\n[Score \"0-0\"]\n[Ending \"counted\"]\n\n1. d3-e3 1/2-1/2\n"),
        (SHORT, "[Result \"*\"]\n\n1. d3-c3 (1. d3-e3) 1... pass *\n"),
        (
            SHORT_BLACK,
            "[Result \"0-1\"]\n[Score \"0-3\"]\n[Ending \"counted\"]\n\n1... d3-c3 2. pass c3-a3 0-1\n",
        ),
        (SHORT_BLACK, "[Result \"*\"]\n\n{x} 1... d3-c3 {y} (1... d3-e3) 2. pass {z} *\n"),
    ] {
        check_canonical(&format!("[Start \"{start}\"]\n{rest}"));
    }
    let finished = "........./........../DDD......../........../......... B M";
    let text = format!(
        "[Start \"{finished}\"]\n[Result \"1/2-1/2\"]\n[Score \"0-0\"]\n[Ending \"counted\"]\n\n1/2-1/2\n"
    );
    assert_eq!(check_canonical(&text).ending(), Some(Ending::Counted(Outcome::Draw)));
}

#[test]
fn the_ending_of_a_record_follows_its_board() {
    let mut record = Record::new(SHORT.parse().unwrap());
    let draw = Ending::Counted(Outcome::Draw);
    assert_eq!(record.set_ending(Some(draw)), Err(EndingError::Unfinished));
    assert_eq!(record.set_ending(Some(Ending::FlagFell { by: Black })), Ok(()));
    assert_eq!(record.ending(), Some(Ending::FlagFell { by: Black }));
    play_line(&mut record, "d3-e3");
    assert_eq!(record.ending(), Some(draw));
    for ending in
        [None, Some(Ending::Aborted), Some(Ending::Counted(Outcome::Win { winner: White, margin: 1 }))]
    {
        assert_eq!(record.set_ending(ending), Err(EndingError::Finished(Outcome::Draw)), "{ending:?}");
    }
    assert_eq!(record.set_ending(Some(draw)), Ok(()));
}

#[test]
fn tags_have_names_and_keep_their_order() {
    let mut tags = Record::new(Position::START).tags;
    for (name, value) in [("White", "a"), ("x_1", "b"), ("White", "c")] {
        tags.set(name, value).unwrap();
    }
    assert_eq!(tags.iter().collect::<Vec<_>>(), [("White", "c"), ("x_1", "b")]);
    assert_eq!((tags.get("White"), tags.get("white")), (Some("c"), None));
    for name in ["", "1", "_x", "a b", "é", "a-b", "a\""] {
        assert_eq!(tags.set(name, ""), Err(TagError::Name { name: name.to_owned() }));
    }
    for name in ["Start", "Result", "Score", "Ending"] {
        assert_eq!(tags.set(name, ""), Err(TagError::Reserved { name: name.to_owned() }));
    }
}

#[test]
fn lines_are_broken_before_they_are_longer_than_eighty() {
    let (_, moves) = golem_game();
    let mut record = Record::new(Position::START);
    play_line(&mut record, &moves.join(" "));
    let text = record.to_string();
    let lines: Vec<&str> = text.lines().skip(2).collect();
    assert_eq!(lines[0], "1. g2 c1 2. f5 d1 3. h5 g5 4. i1 e1 5. f2 f1 6. e4 e5 7. j2 g1 8. b2 b1 9. h1 g4");
    // A number stays with its move, and a line is as long as it can be.
    for pair in lines.windows(2) {
        assert!(pair[0].len() <= 80, "{}", pair[0]);
        let first = pair[1].split_inclusive(' ').take(if pair[1].contains(". ") { 2 } else { 1 });
        assert!(pair[0].len() + 1 + first.collect::<String>().trim_end().len() > 80, "{}", pair[0]);
    }
    check_canonical(&text);

    // What is longer than a line stands on one of its own.
    let long = "x".repeat(100);
    let text = format!("[Result \"*\"]\n\n1. f3\n{{{long}}}\n1... a1 *\n");
    check_canonical(&text);
    // Characters are counted, not bytes.
    let wide = "é".repeat(70);
    check_canonical(&format!("[Result \"*\"]\n\n1. f3 {{{wide}}} *\n"));
}

#[test]
fn a_file_may_hold_several_games() {
    let games = [
        "[White \"Ann\"]\n[Result \"*\"]\n\n1. f3 *\n".to_owned(),
        format!(
            "[Start \"{SHORT}\"]\n[Result \"1/2-1/2\"]\n[Score \"0-0\"]\n[Ending \"counted\"]\n\n1. d3-e3 1/2-1/2\n"
        ),
        "[Result \"*\"]\n\n*\n".to_owned(),
    ];
    let file = games.join("\n");
    let readings = strict(file.as_bytes(), Format::Dvonn);
    let texts: Vec<String> = readings.iter().map(|reading| reading.record.to_string()).collect();
    assert_eq!(texts, games);
    assert!(readings.iter().all(|reading| reading.refused.is_none()));

    // One game was asked for.
    let error = ReadError { place: Place { line: 1, column: 1 }, ply: None, reason: Reason::SeveralGames };
    assert_eq!(file.parse::<Record>(), Err(error.clone()));
    assert_eq!(error.to_string(), "line 1, column 1: expected one game, found several");

    // After a refused game the rest is not read.
    let broken = format!("{}\n[Result \"*\"]\n\n1. f3 f3 *\n\n{}", games[0], games[2]);
    let readings = lenient(broken.as_bytes(), Format::Dvonn);
    assert_eq!(readings.len(), 2);
    assert_eq!(readings[0].refused, None);
    assert_eq!(refusal(&readings[1]).as_deref(), Some("line 8, column 7: move 2: f3: f3 is occupied"));
    assert_eq!(main_line(&readings[1].record), "f3");
}

#[test]
fn a_strict_reader_allows_what_changes_no_meaning() {
    let canonical = "[White \"Ann\"]\n[Result \"*\"]\n\n1. f3 {x\\ny} 1... a1 *\n";
    for text in [
        "\u{feff}[White \"Ann\"]\n[Result \"*\"]\n\n1. f3 {x\ny} 1... a1 *",
        "[White \"Ann\"]\r\n[Result \"*\"]\r\n\r\n1. f3 {x\r\ny} 1... a1 *\r\n",
        "  [ White\"Ann\" ]1.F3{x}{y}a1 *",
        "[White \"A\\nn\"] f3 {x\\\ny} a1 * ".replace("\\n", "n").as_str(),
        "[White \"Ann\"] [Score \"0-0\"] 1. 1. f3 {x\ny} 1. A1 *",
    ] {
        assert_eq!(record(text, Format::Dvonn), canonical.parse().unwrap(), "{text}");
    }
}

// ---- repairs ----

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

#[test]
fn what_our_text_may_lack_or_have_too_much() {
    let start = format!("[Start \"{SHORT}\"]\n");
    let finished = format!("{start}[Result \"1-0\"]\n1. d3-c3 pass 2. c3-a3 1-0\n");
    for (text, line, column, expected) in [
        ("1. f3", 1, 6, &["the result at the end was missing"][..]),
        ("1. f3\n\n", 3, 1, &["the result at the end was missing"]),
        ("[White \"Ann\"]", 1, 14, &["the result at the end was missing"]),
        ("[White \"a\"]\n[White \"b\"] *", 2, 1, &["the tag White is repeated; the first value was kept"]),
        ("[Result \"*\"]\n[Result \"*\"] *", 2, 1, &["the tag Result is repeated; the first value was kept"]),
        (
            "[Start \"........./........../DDD......../........../......... B M\"]\n[Start \"\"] 1/2-1/2",
            2,
            1,
            &["the tag Start is repeated; the first value was kept"],
        ),
        ("1.. f3 *", 1, 1, &["\"..\" was ignored"]),
        ("1. f3 @1:00 @2:00 *", 1, 13, &["\"@2:00\" was ignored"]),
        (
            "1. f3 (1. f3 a1) 1... b1 *",
            1,
            11,
            &["a variation repeats the move f3; the two lines were merged"],
        ),
        (
            "[Ending \"agreed\"] 1. f3 1-0",
            1,
            25,
            &["the result and the ending contradict each other; both were ignored"],
        ),
        ("[Result \"1-0\"]\n[Ending \"resigned\"] 1. f3 *", 2, 27, &["the result should be 1-0"]),
        ("2. f3 *", 1, 1, &["the move number should be 1"]),
        ("1. f3 2... a1 *", 1, 7, &["the move number should be 1"]),
        ("99999999999999999999999999. f3 *", 1, 1, &["the move number should be 1"]),
        ("1. f3!? a1 *", 1, 4, &["\"!?\" was ignored"]),
        ("1. f3 $14 a1 *", 1, 7, &["\"$14\" was ignored"]),
        ("1. f3 ! a1 ?? *", 1, 7, &["\"!\" was ignored", "\"??\" was ignored"]),
        ("1. f3 ] } a1 *", 1, 7, &["\"]\" was ignored", "\"}\" was ignored"]),
        ("1. f3 () a1 *", 1, 8, &["\"()\" was ignored"]),
        ("1. f3 ({x} 1. a1) *", 1, 8, &["a comment before a variation's first move was moved after it"]),
        ("1. f3 {x", 1, 7, &["the end of a comment was missing", "the result at the end was missing"]),
        (
            "1. f3 (1. a1 (1. b1",
            1,
            20,
            &["the end of a variation was missing", "the result at the end was missing"],
        ),
        ("1. f3 (1. a1 *", 1, 15, &["the end of a variation was missing"]),
        (
            "1. f3 1-0",
            1,
            7,
            &["the result was ignored: the game is not finished, and nothing says how it ended"],
        ),
        ("[Result \"won\"] 1. f3 *", 1, 10, &["the result should be *"]),
        ("[Score \"1-0\"] 1. f3 *", 1, 9, &["the score should be 0-0"]),
        (
            "[Ending \"resigned\"]",
            1,
            20,
            &[
                "the result at the end was missing",
                "the result and the ending contradict each other; both were ignored",
            ],
        ),
        (&finished.replace("c3-a3 1-0", "c3-a3 0-1"), 3, 24, &["the result should be 1-0"]),
        (&finished.replace("\"1-0\"", "\"0-1\""), 2, 10, &["the result should be 1-0"]),
        (&finished.replace("\n1.", "[Ending \"time\"]1."), 2, 24, &["the ending should be counted"]),
        (&finished.replace("\n1.", "[Score \"2-0\"]1."), 2, 23, &["the score should be 3-0"]),
        (&finished.replace("pass 2.", ""), 3, 11, &["a forced pass by Black was missing"]),
        (
            &finished.replace("1-0\n", "pass pass 1-0"),
            3,
            24,
            &["a pass after the end of the game was ignored"; 2],
        ),
    ] {
        check_repairs(text.as_bytes(), Format::Dvonn, line, column, expected);
    }
    check_repairs(
        b"[White \"a\"]\n[Black \"Ren\xe9\"] *",
        Format::Dvonn,
        2,
        12,
        &["not UTF-8; read as Latin-1"],
    );
}

#[test]
fn repairs_lose_nothing() {
    for (text, repaired) in [
        (&b"[White \"Ren\xe9\"] *"[..], "[White \"Ren\u{e9}\"]\n[Result \"*\"]\n\n*\n"),
        (b"[White \"a\"][White \"b\"] *", "[White \"a\"]\n[Result \"*\"]\n\n*\n"),
        (b"1. f3 ({x}{y} 1. a1 {z}) *", "[Result \"*\"]\n\n1. f3 (1. a1 {x\\ny\\nz}) *\n"),
        (b"1. f3 ({x}) a1 *", "[Result \"*\"]\n\n1. f3 {x} 1... a1 *\n"),
        (b"1. f3 ({x}", "[Result \"*\"]\n\n1. f3 {x} *\n"),
        (b"1. f3 (1. a1 b1 (1... c1 {x} 2. d1", "[Result \"*\"]\n\n1. f3 (1. a1 b1 (1... c1 {x} 2. d1)) *\n"),
        (b"1. f3 1-0", "[Result \"*\"]\n\n1. f3 *\n"),
        (b"1. f3 {a\\", "[Result \"*\"]\n\n1. f3 {a} *\n"),
    ] {
        let reading = only(lenient(text, Format::Dvonn));
        assert_eq!(refusal(&reading), None, "{repaired}");
        assert_eq!(reading.record.to_string(), repaired);
    }
}

#[test]
fn what_the_other_formats_may_lack_or_have_too_much() {
    let (text, moves) = golem_game();
    let without_last = [&moves[..48], &moves[49..]].concat().join(" ");
    let column = moves[..48].join(" ").len() + 2;
    check_repairs(
        without_last.as_bytes(),
        Format::MoveList,
        1,
        column,
        &["the last placement was missing: c5"],
    );
    let column = text.find("pass c2d2").unwrap() + 1;
    check_repairs(
        text.replacen("pass c2d2", "c2d2", 1).as_bytes(),
        Format::LittleGolem,
        1,
        column,
        &["a forced pass by White was missing"],
    );
    let without_passes = moves.iter().filter(|mv| *mv != "pass").cloned().collect::<Vec<_>>().join("\n");
    check_repairs(
        without_passes.as_bytes(),
        Format::MoveList,
        70,
        1,
        &["a forced pass by White was missing"; 3],
    );
    let with_end = finished_game().join(",") + ",PASS\nPASS";
    let column = with_end.find("PASS").unwrap() + 1;
    check_repairs(
        with_end.as_bytes(),
        Format::MoveList,
        1,
        column,
        &["a pass after the end of the game was ignored"; 2],
    );
    check_repairs(
        (finished_game().join(" ") + " resign").as_bytes(),
        Format::MoveList,
        1,
        column,
        &["\"resign\" was ignored"],
    );
    for (file, format, line, column, expected) in [
        ("1. D2 C1\n2. E5", Format::MoveList, 1, 1, &["\"1.\" was ignored", "\"2.\" was ignored"][..]),
        ("1. g2 c1 -- 2. f5", Format::LittleGolem, 1, 10, &["\"--\" was ignored"]),
        ("1. g2 c1 2... f5", Format::LittleGolem, 1, 10, &["\"..\" was ignored"]),
        ("(;GM[Dvonn]", Format::Boardspace, 1, 12, &["the end of a game was missing"]),
        (
            "(;GM[Dvonn]P0[1 dropb A 1]",
            Format::Boardspace,
            1,
            27,
            &["the end of a game was missing", "the end of a turn was missing"],
        ),
        (
            "(;GM[Dvonn",
            Format::Boardspace,
            1,
            3,
            &["the end of a property was missing", "the end of a game was missing"],
        ),
        ("(;P0[1 wave A 1])", Format::Boardspace, 1, 3, &["\"wave A 1\" was ignored"]),
        ("(;P0[1 done])", Format::Boardspace, 1, 3, &["\"done\" was ignored"]),
        ("(;P0[])", Format::Boardspace, 1, 3, &["\"\" was ignored"]),
    ] {
        check_repairs(file.as_bytes(), format, line, column, expected);
    }
    check_repairs(b"D2 # Ren\xe9", Format::MoveList, 1, 9, &["not UTF-8; read as Latin-1"]);
    check_repairs(b"White [Ren\xe9] 1. g2", Format::LittleGolem, 1, 11, &["not UTF-8; read as Latin-1"]);
}

/// A JSON record with these fields after the obligatory first ones.
fn json(fields: &str) -> String {
    format!("{{\"format\": \"dvonn-record\", \"version\": 1,\n{fields}}}")
}

/// Moves as JSON entries.
fn entries(moves: &[&str]) -> String {
    moves.iter().map(|mv| format!("{{\"move\": \"{mv}\"}}")).collect::<Vec<_>>().join(", ")
}

#[test]
fn what_our_json_may_lack_or_have_too_much() {
    let short = format!("\"start\": \"{SHORT}\", \n");
    let played = entries(&["d3-c3", "pass", "c3-a3"]);
    for (fields, line, column, expected) in [
        ("\"more\": 1, \"moves\": []".to_owned(), 2, 1, &["\"more\" was ignored"][..]),
        ("\"moves\": [{\"move\": \"f3\", \"mood\": 1}]".to_owned(), 2, 26, &["\"mood\" was ignored"]),
        (
            "\"moves\": [{\"move\": \"f3\"}], \"variations\": [{\"after\": 0, \"moves\": [{\"move\": \"f3\"}]}]"
                .to_owned(),
            2,
            67,
            &["a variation repeats the move f3; the two lines were merged"],
        ),
        (
            "\"moves\": [{\"by\": \"black\", \"move\": \"f3\"}]".to_owned(),
            2,
            27,
            &["the player should be white"],
        ),
        (
            "\"moves\": [{\"move\": \"f3\", \"removed\": \"a1\"}]".to_owned(),
            2,
            12,
            &["the list of removed cells should be empty"],
        ),
        (format!("{short}\"moves\": [{}]", entries(&["d3-c3", "c3-a3"])), 3, 31, &["a forced pass by Black was missing"]),
        (format!("{short}\"moves\": [{}]", entries(&["d3-e3", "pass"])), 3, 31, &["a pass after the end of the game was ignored"]),
        // Not even one ply before it; what it says of itself does not matter.
        (
            "\"start\": \"........./........../DDD......../........../......... B M\", \"moves\": [{\"by\": \"white\", \"move\": \"pass\"}]"
                .to_owned(),
            2,
            97,
            &["a pass after the end of the game was ignored"],
        ),
        (
            "\"moves\": [], \"result\": \"white\"".to_owned(),
            2,
            14,
            &["the result was ignored: the game is not finished, and nothing says how it ended"],
        ),
        (
            "\"moves\": [], \"ending\": \"counted\"".to_owned(),
            1,
            1,
            &["the result and the ending contradict each other; both were ignored"],
        ),
        (format!("{short}\"moves\": [{played}],\n\"result\": \"black\""), 4, 1, &["the result should be white"]),
        (format!("{short}\"moves\": [{played}],\n\"ending\": \"time\""), 4, 1, &["the ending should be counted"]),
        (format!("{short}\"moves\": [{played}],\n\"score\": [3, 1]"), 4, 1, &["the score should be 3-0"]),
        (
            format!("{short}\"moves\": [{played}],\n\"end\": \"\""),
            4,
            1,
            &["the end should be ........./........../W3++D........./........../......... B M"],
        ),
    ] {
        check_repairs(json(&fields).as_bytes(), Format::Json, line, column, expected);
    }
    let latin1 = json("\"moves\": [], \"comment\": \"\u{e9}\"").replace('\u{e9}', "?").into_bytes();
    let latin1: Vec<u8> = latin1.into_iter().map(|byte| if byte == b'?' { 0xe9 } else { byte }).collect();
    check_repairs(&latin1, Format::Json, 2, 26, &["not UTF-8; read as Latin-1"]);
}

#[test]
fn a_variation_that_repeats_a_move_never_takes_the_place_of_the_line() {
    for (text, canonical) in [
        ("1. a1 (1. a1 b1 2. d1) 1... c1 *", "1. a1 c1 (1... b1 2. d1) *"),
        ("1. a1 (1. a1) 1... c1 *", "1. a1 c1 *"),
        ("1. a1 (1. b1 c1) (1. b1 d1) 1... e1 *", "1. a1 (1. b1 c1 (1... d1)) 1... e1 *"),
        ("1. a1 c1 (1... c1 d1 2... e1) 2. f1 *", "1. a1 c1 2. f1 (2. d1 e1) *"),
    ] {
        let reading = only(lenient(text.as_bytes(), Format::Dvonn));
        assert_eq!(refusal(&reading), None, "{text}");
        assert!(
            reading.record.to_string().ends_with(&format!("\n\n{canonical}\n")),
            "{text}: {}",
            reading.record
        );
    }
}

// ---- refusals ----

#[test]
fn a_thousand_repairs_are_enough() {
    for (count, is_refused) in [(1000, false), (1001, true)] {
        let text = format!("1. f3 {}*", "! ".repeat(count));
        let readings = read(text.as_bytes(), Some(Format::Dvonn), Strictness::Lenient);
        assert_eq!(readings[0].repairs.len(), 1000);
        assert_eq!(readings[0].refused.is_some(), is_refused, "{count}");
        assert_eq!(main_line(&readings[0].record), "f3");
    }
}

#[test]
fn refusals_of_our_text_say_where_and_why() {
    for (text, error, kept) in [
        ("", "line 1, column 1: no game was found", ""),
        (" \n\t\n ", "line 3, column 2: no game was found", ""),
        ("1. f3 a1 f3 *", "line 1, column 10: move 3: f3: f3 is occupied", "f3 a1"),
        (
            "1. f3\na1-a2 *",
            "line 2, column 1: move 2: a1-a2: stacks cannot move until all 49 pieces are placed",
            "f3",
        ),
        (
            "1. f3 a1 (1... pass) *",
            "line 1, column 16: move 2: pass: passing is not allowed during placement",
            "f3 a1",
        ),
        ("1. f3 z9 *", "line 1, column 7: move 2: \"z9\" is not a cell", "f3"),
        ("1. f3 a1-z9 *", "line 1, column 7: move 2: \"z9\" is not a cell", "f3"),
        (
            "hello *",
            "line 1, column 1: move 1: \"hello\" is not a move; write moves as d3, c1-c2 or pass",
            "",
        ),
        (
            "[Start \"x\"] *",
            "line 1, column 9: the start position is not valid: a position has three parts (rows, side to move and phase), but this has 1",
            "",
        ),
        ("[White Ann] *", "line 1, column 8: a tag must look like [Name \"value\"]", ""),
        ("[White \"Ann] *", "line 1, column 15: a tag must look like [Name \"value\"]", ""),
        ("[White \"Ann\" *", "line 1, column 14: a tag must look like [Name \"value\"]", ""),
        ("[", "line 1, column 2: a tag must look like [Name \"value\"]", ""),
        ("[1 \"x\"] *", "line 1, column 1: \"1\" is not a valid tag name", ""),
        ("[\"x\"] *", "line 1, column 1: \"\" is not a valid tag name", ""),
        (
            "1. f3 @4 *",
            "line 1, column 7: \"@4\" is not a clock time; write it as @4:59 or @1:04:59.250",
            "f3",
        ),
        ("@4:59 *", "line 1, column 1: a clock time must follow a move", ""),
        ("1. f3 (@4:59 a1) *", "line 1, column 8: a clock time must follow a move", "f3"),
        ("(1. a1) *", "line 1, column 1: a variation must follow a move", ""),
        ("1. f3 ((1. a1) 1. b1) *", "line 1, column 8: a variation must follow a move", "f3"),
        ("1. f3 ) *", "line 1, column 7: unmatched closing parenthesis", "f3"),
        ("1. f3 * a1", "line 1, column 9: unexpected \"a1\" after the end of the game", "f3"),
        ("1. f3 *\n{x}", "line 2, column 1: unexpected \"{x}\" after the end of the game", "f3"),
        ("1. f3 {\u{e9}\u{1f600}} 1... x", "line 1, column 17: move 2: \"x\" is not a cell", "f3"),
    ] {
        for strictness in [Strictness::Strict, Strictness::Lenient] {
            let reading = only(read(text.as_bytes(), Some(Format::Dvonn), strictness));
            assert_eq!(refusal(&reading).as_deref(), Some(error), "{text:?}");
            assert_eq!(main_line(&reading.record), kept, "{text:?}");
        }
    }
}

#[test]
fn clock_times_have_two_forms() {
    for (word, millis) in [
        ("@0:00", Some(0)),
        ("@4:59", Some(299_000)),
        ("@4:59.2", Some(299_200)),
        ("@4:59.25", Some(299_250)),
        ("@4:59.250", Some(299_250)),
        ("@90:00", Some(5_400_000)),
        ("@1:00:00", Some(3_600_000)),
        ("@1:04:59.250", Some(3_899_250)),
        ("@5124095576030:25:51.615", Some(u64::MAX)),
        ("@5124095576030:25:51.616", None),
        ("@9999999999999:00:00", None),
        ("@", None),
        ("@4", None),
        ("@4:60", None),
        ("@1:60:00", None),
        ("@1:1:1:1", None),
        ("@4:5.2500", None),
        ("@4:59.", None),
        ("@-4:59", None),
        ("@4:+9", None),
        ("@:59", None),
    ] {
        let reading = only(lenient(format!("f3 {word} *").as_bytes(), Format::Dvonn));
        let left = reading.record.tree.clock(reading.record.tree.main_end());
        assert_eq!(left, millis.map(Duration::from_millis), "{word}");
        assert_eq!(reading.refused.is_some(), millis.is_none(), "{word}");
    }
}

#[test]
fn refusals_of_our_json_say_where_and_why() {
    let moves = |moves: &[&str]| format!("\"moves\": [\n{}]", entries(moves));
    for (file, error, kept) in [
        (String::new(), "line 1, column 1: no game was found", ""),
        (" \n ".to_owned(), "line 2, column 2: no game was found", ""),
        ("{".to_owned(), "line 1, column 1: EOF while parsing an object", ""),
        ("{}".to_owned(), "line 1, column 2: missing field `format`", ""),
        ("[]".to_owned(), "line 1, column 1: invalid type: sequence, expected a record", ""),
        (json(""), "line 2, column 1: trailing comma", ""),
        (json("\"tags\": {}"), "line 2, column 11: missing field `moves`", ""),
        (json("\"moves\": 3"), "line 2, column 10: invalid type: integer `3`, expected a sequence", ""),
        (json("\"comment\": \"\u{e9}\u{e9}\", x"), "line 2, column 18: key must be a string", ""),
        (
            json("\"moves\": []").replace("record", "file"),
            "line 1, column 2: expected \"format\": \"dvonn-record\" and \"version\": 1",
            "",
        ),
        (
            json("\"moves\": []").replace("1,", "2,"),
            "line 1, column 2: expected \"format\": \"dvonn-record\" and \"version\": 1",
            "",
        ),
        (
            json("\"tags\": {\"White\": 1}, \"moves\": []"),
            "line 2, column 1: the value of the tag \"White\" is not a string",
            "",
        ),
        (
            json("\"tags\": {\"a b\": \"\"}, \"moves\": []"),
            "line 2, column 1: \"a b\" is not a valid tag name",
            "",
        ),
        (
            json("\"tags\": {\"Result\": \"\"}, \"moves\": []"),
            "line 2, column 1: Result is derived from the moves and the ending and cannot be set",
            "",
        ),
        (
            json("\"moves\": [],\n \"start\": \"\""),
            "line 3, column 2: the start position is not valid: a position has three parts (rows, side to move and phase), but this has 0",
            "",
        ),
        (json(&moves(&["f3", "f3"])), "line 3, column 18: move 2: f3: f3 is occupied", "f3"),
        (
            json(&moves(&["f3", "\\\"move\\\":"])),
            "line 3, column 18: move 2: \"\\\"move\\\":\" is not a move; write moves as d3, c1-c2 or pass",
            "f3",
        ),
        (
            json("\"moves\": [], \"variations\": [{\"after\": 0, \"moves\": [{\"move\": \"f3\"}]}]"),
            "line 2, column 53: a variation starts after move 0, but the line ends there",
            "",
        ),
        (
            json(
                &(moves(&["f3", "a1"])
                    + ", \"variations\": [{\"after\": 3, \"moves\": [{\"move\": \"a1\"}]}]"),
            ),
            "line 3, column 73: a variation starts after move 3, but there is no such move",
            "f3 a1",
        ),
        (
            json(
                &(moves(&["f3", "a1"])
                    + ", \"variations\": [{\"after\": 1, \"moves\": [{\"move\": \"f3\"}]}]"),
            ),
            "line 3, column 73: move 2: f3: f3 is occupied",
            "f3 a1",
        ),
    ] {
        for strictness in [Strictness::Strict, Strictness::Lenient] {
            let reading = only(read(file.as_bytes(), Some(Format::Json), strictness));
            assert_eq!(refusal(&reading).as_deref(), Some(error), "{file}");
            assert_eq!(main_line(&reading.record), kept, "{file}");
        }
    }
}

#[test]
fn refusals_of_other_formats_say_where_and_why() {
    for (format, file, error, kept) in [
        (Format::LittleGolem, "", "line 1, column 1: no game was found", ""),
        (Format::LittleGolem, " \n", "line 2, column 1: no game was found", ""),
        (Format::LittleGolem, "1. g2 g2", "line 1, column 7: move 2: g2: g2 is occupied", "g2"),
        (Format::LittleGolem, "1. g2\n2.x9", "line 2, column 1: move 2: \"x9\" is not a cell", "g2"),
        (
            Format::LittleGolem,
            "1. g2 resign c1",
            "line 1, column 14: unexpected \"c1\" after the end of the game",
            "g2",
        ),
        (Format::LittleGolem, "Event [x", "line 1, column 9: a tag must look like [Name \"value\"]", ""),
        (Format::LittleGolem, "[x] 1. g2", "line 1, column 1: a tag must look like [Name \"value\"]", ""),
        (
            Format::LittleGolem,
            "1. g2 White [x]",
            "line 1, column 7: move 2: \"White\" is not a move; write moves as d3, c1-c2 or pass",
            "g2",
        ),
        (Format::MoveList, "", "line 1, column 1: no game was found", ""),
        (Format::MoveList, "# only talk", "line 1, column 1: no game was found", ""),
        (Format::MoveList, "D2,C1 D2", "line 1, column 7: move 3: d2: d2 is occupied", "d2 c1"),
        (Format::MoveList, "D2\n  \u{e9} ", "line 2, column 3: move 2: \"\u{e9}\" is not a cell", "d2"),
        (
            Format::MoveList,
            "D2 resign C1",
            "line 1, column 11: unexpected \"C1\" after the end of the game",
            "d2",
        ),
        (Format::MoveList, "--D2-->\ntalk\n <--D2--", "line 3, column 5: move 2: d2: d2 is occupied", "d2"),
        (Format::Boardspace, "", "line 1, column 1: no game was found", ""),
        (Format::Boardspace, "GM[Dvonn]", "line 1, column 1: no game was found", ""),
        (Format::Boardspace, "(;GM[Zertz])", "line 1, column 3: this is a game of \"Zertz\", not DVONN", ""),
        (Format::Boardspace, "(;GM Dvonn)", "line 1, column 6: expected [ after \"GM\", found \"D\"", ""),
        (
            Format::Boardspace,
            "(;P0[1 dropb A 1];P0[2 done](;))",
            "line 1, column 29: variations are not supported in this format",
            "a1",
        ),
        (Format::Boardspace, "(;P0[1 dropb A 9])", "line 1, column 3: move 1: \"A9\" is not a cell", ""),
        (Format::Boardspace, "(;P0[1 dropb])", "line 1, column 3: move 1: \"\" is not a cell", ""),
        (Format::Boardspace, "(;P0[1 move A 1])", "line 1, column 3: move 1: \"\" is not a cell", ""),
        (
            Format::Boardspace,
            "(;P0[1 dropb A 1];P0[2 done];\nP1[3 dropb A 1];P1[4 done])",
            "line 2, column 1: move 2: a1: a1 is occupied",
            "a1",
        ),
        (
            Format::Boardspace,
            "(;P1[1 dropb A 1];P1[2 done])",
            "line 1, column 3: move 1: Black moves, but it is White's turn",
            "",
        ),
    ] {
        for strictness in [Strictness::Strict, Strictness::Lenient] {
            let reading = only(read(file.as_bytes(), Some(format), strictness));
            assert_eq!(refusal(&reading).as_deref(), Some(error), "{format}: {file:?}");
            assert_eq!(main_line(&reading.record), kept, "{format}: {file:?}");
        }
    }
}

// ---- JSON ----

#[test]
fn a_record_is_written_in_json_like_this() {
    let text = format!(
        "[White \"Ann\"]\n[Start \"{SHORT}\"]\n[Result \"1-0\"]\n[Score \"3-0\"]\n[Ending \"counted\"]\n\n\
         {{root}} 1. d3-c3 @0:01.500 {{cut}} (1. d3-e3) 1... pass 2. c3-a3 1-0\n"
    );
    let exported = check_canonical(&text).export(Export::Json).unwrap();
    let expected = r#"{
  "format": "dvonn-record",
  "version": 1,
  "tags": {
    "White": "Ann"
  },
  "start": "........./........../DDDWB....../........../......... W M",
  "comment": "root",
  "moves": [
    {
      "by": "white",
      "move": "d3-c3",
      "removed": "e3",
      "clock_ms": 1500,
      "comment": "cut"
    },
    {
      "by": "black",
      "move": "pass"
    },
    {
      "by": "white",
      "move": "c3-a3"
    }
  ],
  "variations": [
    {
      "after": 0,
      "moves": [
        {
          "by": "white",
          "move": "d3-e3",
          "removed": "e3"
        }
      ]
    }
  ],
  "result": "white",
  "score": [
    3,
    0
  ],
  "ending": "counted",
  "end": "........./........../W3++D........./........../......... B M"
}
"#;
    assert_eq!(exported.text, expected);
}

#[test]
fn json_documents_follow_each_other() {
    let texts = ["[Result \"*\"]\n\n1. f3 *\n", "[White \"Bob\"]\n[Result \"*\"]\n\n*\n"];
    let documents = texts.map(|text| text.parse::<Record>().unwrap().export(Export::Json).unwrap().text);
    for file in
        [documents.concat(), documents.join("\n\n"), documents.map(|text| text.trim().to_owned()).concat()]
    {
        let readings = strict(file.as_bytes(), Format::Json);
        let found: Vec<String> = readings.iter().map(|reading| reading.record.to_string()).collect();
        assert_eq!(found, texts);
    }
    // The place is that in the file, not in the document.
    let broken = format!("{}\n{}", json("\"moves\": []"), json("\"moves\": [\n{\"move\": \"x\"}]"));
    let readings = strict(broken.as_bytes(), Format::Json);
    assert_eq!(readings.len(), 2);
    assert_eq!(refusal(&readings[1]).as_deref(), Some("line 5, column 2: move 1: \"x\" is not a cell"));
    let broken = format!("{} {{\"\u{e9}\" 1", json("\"moves\": []"));
    let readings = strict(broken.as_bytes(), Format::Json);
    assert_eq!(refusal(&readings[1]).as_deref(), Some("line 2, column 19: expected `:`"));
}

#[test]
fn json_keeps_a_comment_on_a_pass_after_the_end() {
    let start = "........./........../DDDWB....../........../......... W M";
    let text = json(&format!(
        "\"start\": \"{start}\", \"moves\": [{{\"move\": \"d3-e3\", \"clock_ms\": 5}}, {{\"by\": \"black\", \"move\": \"pass\", \"comment\": \"x\"}}]"
    ));
    let reading = only(lenient(text.as_bytes(), Format::Json));
    assert_eq!(refusal(&reading), None);
    let tree = &reading.record.tree;
    let end = tree.main_end();
    assert_eq!((tree.comment(end), tree.clock(end)), ("x", Some(Duration::from_millis(5))));
}

// ---- Little Golem ----

#[test]
fn the_public_game_of_little_golem_round_trips() {
    let (text, moves) = golem_game();
    let record = record(&text, Format::LittleGolem);
    assert_eq!(main_line(&record), moves.join(" "));
    assert_eq!(record.ending(), Some(Ending::Resigned { by: White }));
    let exported = record.export(Export::LittleGolem).unwrap();
    assert_eq!((exported.text.trim_end(), &exported.lost[..]), (text.as_str(), &[][..]));
    check_canonical(&record.to_string());
}

#[test]
fn little_golem_reads_headers_and_touching_numbers() {
    let reading = only(strict(
        b"Event [DV.ch.1.1] Site [ littlegolem ] White [Ann] White [Bob] Result [x] Black []\n1.g2 c1 2. F5",
        Format::LittleGolem,
    ));
    assert_eq!(refusal(&reading), None);
    let tags: Vec<(&str, &str)> = reading.record.tags.iter().collect();
    assert_eq!(tags, [("Event", "DV.ch.1.1"), ("Site", "littlegolem"), ("White", "Ann")]);
    assert_eq!(main_line(&reading.record), "g2 c1 f5");
    assert_eq!(
        reading.record.export(Export::LittleGolem).unwrap().text,
        "Event [DV.ch.1.1] Site [littlegolem] White [Ann] 1. g2 c1 2. f5\n"
    );
}

#[test]
fn little_golem_may_say_the_last_placement_all_the_same() {
    let (text, moves) = golem_game();
    let said = text.replace("24. k4 b4 25. a2b2", "24. k4 b4 25. c5 26. a2b2");
    assert_ne!(said, text);
    for strictness in [Strictness::Strict, Strictness::Lenient] {
        let readings = read(said.as_bytes(), Some(Format::LittleGolem), strictness);
        assert_eq!(refusal(&readings[0]), None);
        assert_eq!(main_line(&readings[0].record), moves.join(" "));
    }
}

#[test]
fn games_of_little_golem_stop_where_they_stop() {
    let (_, moves) = golem_game();
    let resigned = |by| Some(Ending::Resigned { by });
    // Plies played, the ending, plies read back.
    for (plies, ending, read_back) in [
        (0, None, 0),
        (0, resigned(White), 0),
        (1, resigned(Black), 1),
        (2, resigned(White), 2),
        (47, None, 47),
        (47, resigned(Black), 47),
        (48, None, 49), // The site makes the last placement by itself.
        (49, None, 49),
        (49, resigned(White), 49),
        (50, resigned(Black), 50),
        (69, None, 69),
        (75, resigned(White), 75),
    ] {
        let mut record = Record::new(Position::START);
        if plies > 0 {
            play_line(&mut record, &moves[..plies].join(" "));
        }
        record.set_ending(ending).unwrap();
        let exported = record.export(Export::LittleGolem).unwrap();
        assert_eq!(exported.lost, [], "{plies} plies");
        if plies == 0 && ending.is_none() {
            assert_eq!(exported.text, "\n");
            continue;
        }
        let again = self::record(&exported.text, Format::LittleGolem);
        assert_eq!(main_line(&again), moves[..read_back].join(" "));
        assert_eq!(again.ending(), ending);
    }
}

#[test]
fn an_export_says_what_it_cannot_hold() {
    let mut record: Record =
        "[White \"a]b\"]\n[A1 \"x\"]\n[Ending \"resigned\"] 1. f3 @1:00 {x} (1. a1) 0-1".parse().unwrap();
    let exported = record.export(Export::LittleGolem).unwrap();
    assert_eq!(exported.text, "White [a b] 1. f3\n");
    assert_eq!(exported.lost, [Lost::Tags, Lost::Ending, Lost::Variations, Lost::Comments, Lost::Clocks]);
    let words: Vec<String> = exported.lost.iter().map(ToString::to_string).collect();
    assert_eq!(
        words.join(", "),
        "some tags or parts of tags, how the game ended, variations, comments, clock times"
    );
    record.set_ending(Some(Ending::Resigned { by: Black })).unwrap();
    assert_eq!(record.export(Export::LittleGolem).unwrap().text, "White [a b] 1. f3 resign\n");

    let other = Record::new(SHORT.parse().unwrap());
    assert_eq!(other.export(Export::LittleGolem), Err(ExportError::Start));
}

// ---- lists of moves ----

#[test]
fn lists_of_moves_are_read_in_many_shapes() {
    for (text, moves, ending, comments) in [
        ("D2", "d2", None, &[][..]),
        ("D2 C1 K5", "d2 c1 k5", None, &[]),
        ("d2,c1,,k5,\n", "d2 c1 k5", None, &[]),
        ("Start\nD2\r\nC1\r\nQuit\r\n", "d2 c1", None, &[]),
        ("D2 C1 resign", "d2 c1", Some(Ending::Resigned { by: White }), &[]),
        ("D2 RESIGN", "d2", Some(Ending::Resigned { by: Black }), &[]),
        ("# a\n# b\nD2 # c\n#\nC1#d#e\n", "d2 c1", None, &["a\nb", "c", "d#e"]),
        ("hello\n--D2-->\nthinking 1.5 s\n<--C1--\n  --K5--> ok\n", "d2 c1 k5", None, &[]),
        ("<--D2--\n--C1-->\n", "d2 c1", None, &[]),
    ] {
        let record = record(text, Format::MoveList);
        assert_eq!(main_line(&record), moves, "{text:?}");
        assert_eq!(record.ending(), ending, "{text:?}");
        let tree = &record.tree;
        let all = std::iter::once(tree.root()).chain(tree.main_line()).map(|id| tree.comment(id));
        assert_eq!(all.filter(|comment| !comment.is_empty()).collect::<Vec<_>>(), comments, "{text:?}");
    }
}

#[test]
fn public_games_of_the_codecup_are_read_from_upper_case_lists() {
    for id in ["cc-53360", "cc-53492", "cc-53576"] {
        let row = conformance("known.jsonl", id);
        let moves: Vec<&str> =
            row["moves"].as_array().unwrap().iter().map(|mv| mv.as_str().unwrap()).collect();
        let list = moves.join("\n").replace('-', "").to_ascii_uppercase();
        let record = record(&list, Format::MoveList);
        assert_eq!(main_line(&record), moves.join(" "));
        assert_eq!(record.end().to_string(), row["end"].as_str().unwrap());
        assert_eq!(record.ending(), None);
    }
}

// ---- Boardspace ----

/// A file of gestures, each written `0 dropb A 1` after the number of its player.
fn boardspace(gestures: &str) -> String {
    let mut text = "(;\nGM[Dvonn]VV[1]\nSU[dvonn 123]\n; P0[0 Start P0]\n".to_owned();
    for (gesture, number) in gestures.split(';').map(str::trim).filter(|gesture| !gesture.is_empty()).zip(1..)
    {
        let (player, gesture) = gesture.split_once(' ').unwrap();
        writeln!(text, "; P{player}[{number} {gesture}]").unwrap();
    }
    text + ")\n"
}

/// What a player does to make a move.
fn gestures_of(mv: Move) -> Vec<String> {
    let at = |cell: Cell| {
        let name = cell.to_string().to_ascii_uppercase();
        format!("{} {}", &name[..1], &name[1..])
    };
    match mv {
        Move::Place(cell) => vec![format!("dropb {}", at(cell)), "done".to_owned()],
        Move::Stack(StackMove { from, to }) => {
            vec![format!("pickb {}", at(from)), format!("dropb {}", at(to)), "done".to_owned()]
        }
        Move::Pass => vec!["pass".to_owned(), "done".to_owned()],
    }
}

/// A whole game as gestures; a pass is made in the way asked for.
fn game_gestures(moves: &[String], pass: &[&str]) -> String {
    let mut position = Position::START;
    let mut gestures = Vec::new();
    for mv in moves {
        let player = u8::from(position.turn() == Black);
        let mv: Move = mv.parse().unwrap();
        let made =
            if mv == Move::Pass { pass.iter().map(ToString::to_string).collect() } else { gestures_of(mv) };
        gestures.extend(made.into_iter().map(|gesture| format!("{player} {gesture}")));
        position = position.play(mv).unwrap();
    }
    gestures.join(";")
}

/// All cells in order: a1, b1, c1 are DVONN pieces, then black and white alternate from d1 on.
fn placed() -> Vec<String> {
    Cell::ALL.iter().map(ToString::to_string).collect()
}

#[test]
fn only_what_stands_at_done_was_placed() {
    for (gestures, moves) in [
        ("0 dropb A 1; 0 done; 1 dropb K 5; 1 done", "a1 k5"),
        ("0 pick wr 0; 0 dropb A 1; 0 done", "a1"),
        ("0 pick wr 0; 0 drop wr 0; 0 pick wr 0; 0 dropb A 1; 0 done", "a1"),
        ("0 dropb A 1; 0 pickb A 1; 0 dropb B 1; 0 done", "b1"),
        ("0 pick wr 0; 0 dropb A 1; 0 pickb A 1; 0 drop wr 0; 0 pick wr 0; 0 dropb C 1; 0 done", "c1"),
        ("0 dropb A 1; 0 reset; 0 dropb B 1; 0 done", "b1"),
        ("0 DROPB a 1; 0 Done", "a1"),
        ("", ""),
    ] {
        assert_eq!(main_line(&record(&boardspace(gestures), Format::Boardspace)), moves, "{gestures}");
    }
}

#[test]
fn talk_between_the_gestures_is_no_move() {
    let gestures = "0 dropb A 1; 0 time 17; 0 done; 1 offerdraw; 0 declinedraw; 1 dropb K 5; 1 done";
    let talked = record(&boardspace(gestures), Format::Boardspace);
    assert_eq!((main_line(&talked).as_str(), talked.ending()), ("a1 k5", None));
    let agreed = record(&boardspace(&format!("{gestures}; 0 offerdraw; 1 acceptdraw")), Format::Boardspace);
    assert_eq!((main_line(&agreed).as_str(), agreed.ending()), ("a1 k5", Some(Ending::DrawAgreed)));
}

/// Gestures after all placements, and what they come to.
fn check_gestures(gestures: &str, moves: &str, expected: &[&str], ending: Option<Ending>) {
    let all = game_gestures(&placed(), &[]) + ";" + gestures;
    let reading = only(lenient(boardspace(&all).as_bytes(), Format::Boardspace));
    assert_eq!(refusal(&reading), None, "{gestures}");
    let line = main_line(&reading.record);
    assert_eq!(line.strip_prefix(&placed().join(" ")).unwrap().trim(), moves, "{gestures}");
    assert_eq!(repairs(&reading), expected, "{gestures}");
    assert_eq!(reading.record.ending(), ending, "{gestures}");
}

#[test]
fn only_what_stands_at_done_was_moved() {
    for (gestures, moves) in [
        ("0 pickb E 1; 0 dropb F 1; 0 done", "e1-f1"),
        ("0 move E 1 F 1; 0 done", "e1-f1"),
        ("0 move E 1 F 1; 0 done; 1 move D 1 C 1; 1 done", "e1-f1 d1-c1"),
        // Put back, and another stack.
        ("0 pickb E 1; 0 dropb E 1; 0 pickb G 1; 0 dropb F 1; 0 done", "g1-f1"),
        // Put down, taken up again, put down elsewhere.
        ("0 pickb E 1; 0 dropb F 1; 0 pickb F 1; 0 dropb D 1; 0 done", "e1-d1"),
        ("0 move E 1 F 1; 0 pickb F 1; 0 dropb D 1; 0 done", "e1-d1"),
        // Put down, taken up again, put back, and another stack.
        ("0 pickb E 1; 0 dropb F 1; 0 pickb F 1; 0 dropb E 1; 0 pickb G 1; 0 dropb F 1; 0 done", "g1-f1"),
        ("0 pickb E 1; 0 dropb F 1; 0 reset; 0 move G 1 F 1; 0 done", "g1-f1"),
        ("0 pickb E 1; 0 undo; 0 move G 1 F 1; 0 done", "g1-f1"),
        // Never done.
        ("0 pickb E 1", ""),
        ("0 move E 1 F 1; 0 reset", ""),
    ] {
        check_gestures(gestures, moves, &[], None);
    }
}

#[test]
fn turns_end_and_games_are_given_up() {
    let turn = "the end of a turn was missing";
    let resigned = |by: Color| Some(Ending::Resigned { by });
    for (gestures, moves, repairs, ending) in [
        ("0 move E 1 F 1; 1 move D 1 C 1; 1 done", "e1-f1 d1-c1", &[turn][..], None),
        ("0 move E 1 F 1", "e1-f1", &[turn], None),
        ("0 resign; 0 done", "", &[], resigned(White)),
        ("0 resign", "", &[], resigned(White)),
        ("1 resign; 1 done", "", &[], resigned(Black)),
        ("0 move E 1 F 1; 0 done; 1 resign; 0 done", "e1-f1", &[], resigned(Black)),
        ("0 move E 1 F 1; 0 resign", "", &[], resigned(White)), // it was not done
        ("0 resign; 0 move E 1 F 1; 0 done", "", &[], resigned(White)),
        ("0 done; 0 move E 1 F 1; 0 done", "e1-f1", &["\"done\" was ignored"], None),
        ("0 wave E 1; 0 move E 1 F 1; 0 done", "e1-f1", &["\"wave E 1\" was ignored"], None),
    ] {
        check_gestures(gestures, moves, repairs, ending);
    }
}

#[test]
fn a_gesture_that_makes_no_move_is_refused_and_what_came_before_is_kept() {
    for (gestures, error, kept) in [
        ("1 move D 1 C 1; 1 done", "line 103, column 3: move 50: Black moves, but it is White's turn", ""),
        (
            "0 move E 1 F 1; 0 done; 0 move G 1 F 1; 0 done",
            "line 105, column 3: move 51: White moves, but it is Black's turn",
            "e1-f1",
        ),
        ("0 dropb F 1", "line 103, column 3: move 50: a piece is put on f1, but nothing was picked up", ""),
        (
            "0 move E 1 F 1; 0 done; 1 move F 1 D 1; 1 done; 0 move G 1 H 1; 0 done",
            "line 105, column 3: move 51: f1-d1: the stack on f1 belongs to the opponent",
            "e1-f1",
        ),
        (
            "0 pick wr 0; 0 dropb A 1; 0 done",
            "line 104, column 3: move 50: a1: all pieces are placed; to move, name both cells, not only a1",
            "",
        ),
        (
            "0 pass; 0 done",
            "line 103, column 3: move 50: pass: passing is allowed only when there is no legal move",
            "",
        ),
    ] {
        let file = boardspace(&(game_gestures(&placed(), &[]) + ";" + gestures));
        for strictness in [Strictness::Strict, Strictness::Lenient] {
            let reading = only(read(file.as_bytes(), Some(Format::Boardspace), strictness));
            assert_eq!(refusal(&reading).as_deref(), Some(error), "{gestures}");
            let line = main_line(&reading.record);
            assert_eq!(line.strip_prefix(&placed().join(" ")).unwrap().trim(), kept, "{gestures}");
        }
    }
}

#[test]
fn a_forced_pass_is_said_or_done_or_left_out() {
    let (_, moves) = golem_game();
    for pass in [&["pass", "done"][..], &["done"], &[], &["pass"]] {
        let file = boardspace(&(game_gestures(&moves, pass) + "; 0 resign"));
        let reading = only(lenient(file.as_bytes(), Format::Boardspace));
        assert_eq!(refusal(&reading), None, "{pass:?}");
        assert_eq!(main_line(&reading.record), moves.join(" "), "{pass:?}");
        assert_eq!(reading.record.ending(), Some(Ending::Resigned { by: White }));
        let missing = if pass == ["pass"] { 3 } else { 0 };
        assert_eq!(repairs(&reading), vec!["the end of a turn was missing"; missing], "{pass:?}");
    }
    // Passes after the end are no plies, nor is anything else that is merely done.
    let moves = finished_game();
    let file =
        boardspace(&(game_gestures(&moves, &["pass", "done"]) + "; 0 pass; 0 done; 1 done; 1 pass; 1 done"));
    assert_eq!(main_line(&record(&file, Format::Boardspace)), moves.join(" "));
}

#[test]
fn boardspace_tells_about_the_players() {
    let file = b"(; GM[Dvonn]VV[1]\nSU[dvonn 123]\nDT[Mon May 21 23:34:56 PDT 2012]\nGN[]\nRE[who knows]\n\
        P0[id \"Ren\xe9 \\] x\"]\nP0[ranking 1500]\nP1[id \"SmartBot\"]\n; P0[0 Start P0]\n; P0[1 dropb A 1]\n\
        ; P-1[Pop P0\\[1 dropb A 1\\]]\n; P-1[edit: P0\\[reset\\] deleted]\n; P0[2 done]\n;\n\
        P0[time 0:03:35 ]\nP1[time 0:01:00 ]\n)\n";
    let reading = only(strict(file, Format::Boardspace));
    assert_eq!(refusal(&reading), None);
    assert_eq!(main_line(&reading.record), "a1");
    let expected = [
        ("Date", "Mon May 21 23:34:56 PDT 2012"),
        ("White", "Ren\u{e9} ] x"),
        ("WhiteRating", "1500"),
        ("Black", "SmartBot"),
        ("BlackLevel", "SmartBot"),
        ("WhiteTimeUsed", "0:03:35"),
        ("BlackTimeUsed", "0:01:00"),
    ];
    assert_eq!(reading.record.tags.iter().collect::<Vec<_>>(), expected);

    // If the other one starts, the names change places.
    let file =
        "(;P0[id \"a\"]P1[id \"b\"]P1[ranking 7];P1[0 Start P1];P1[1 dropb A 1];P1[2 done];P0[3 resign])";
    let record = record(file, Format::Boardspace);
    assert_eq!(
        record.tags.iter().collect::<Vec<_>>(),
        [("Black", "a"), ("White", "b"), ("WhiteRating", "7")]
    );
    assert_eq!(record.ending(), Some(Ending::Resigned { by: Black }));
}

#[test]
fn a_boardspace_file_may_hold_several_games() {
    let games =
        [boardspace("0 dropb A 1; 0 done"), boardspace("0 dropb B 1; 0 done; 1 resign"), boardspace("")];
    let readings = strict(games.concat().as_bytes(), Format::Boardspace);
    let found: Vec<(String, Option<Ending>)> =
        readings.iter().map(|reading| (main_line(&reading.record), reading.record.ending())).collect();
    let black = Some(Ending::Resigned { by: Black });
    assert_eq!(found, [("a1".to_owned(), None), ("b1".to_owned(), black), (String::new(), None)]);
    // The second of two is broken.
    let readings = lenient((games[0].clone() + "(;P0[1 dropb Z 1])").as_bytes(), Format::Boardspace);
    assert_eq!(readings.len(), 2);
    assert_eq!(refusal(&readings[0]), None);
    assert_eq!(refusal(&readings[1]).as_deref(), Some("line 8, column 3: move 1: \"Z1\" is not a cell"));
}

// ---- any format ----

#[test]
fn the_format_is_told_by_how_a_file_begins() {
    use Format::{Boardspace, Dvonn, Json, LittleGolem, MoveList};
    let (golem, moves) = golem_game();
    let log = "PrimaDvonna 1.0\n--D2-->\n<--C1--\n";
    for (text, format) in [
        ("[White \"Ann\"]\n\n1. f3 *", Dvonn),
        ("[Result \"*\"]", Dvonn),
        ("{a comment} 1. f3 *", Dvonn),
        ("1. f3 {x} *", Dvonn),
        ("1. f3 {see [1]} *", Dvonn),
        ("1. f3 @4:59 a1", Dvonn),
        ("1. f3 (1. a1)", Dvonn),
        ("1. f3 a1 1-0", Dvonn),
        ("1. f3 a1 1/2-1/2", Dvonn),
        ("25. a2-b2 b3-b2", Dvonn),
        ("{\"format\": \"dvonn-record\"}", Json),
        (" { \"format\": 1", Json),
        ("{}", Json),
        ("1. g2 c1 2. f5 d1", LittleGolem),
        (golem.as_str(), LittleGolem),
        ("Event [x] 1. g2 c1", LittleGolem),
        ("White\n[x]\n1. g2", LittleGolem),
        ("D2 C1", MoveList),
        (moves.join(" ").as_str(), MoveList),
        ("D2,C1", MoveList),
        ("# talk [x]\nD2", MoveList),
        ("Start\nD2", MoveList),
        (log, MoveList),
        ("", MoveList),
        (" \n", MoveList),
        ("\0\0\0", MoveList),
        ("(;GM[Dvonn])", Boardspace),
        (" (\n;GM[Dvonn])", Boardspace),
        ("\u{feff}(;GM[Dvonn])", Boardspace),
        ("\u{feff}{\"", Json),
    ] {
        for strictness in [Strictness::Strict, Strictness::Lenient] {
            let readings = read(text.as_bytes(), None, strictness);
            assert_eq!(readings[0].format, format, "{text:?}");
        }
    }
    for (format, name) in [
        (Dvonn, "dvonn"),
        (Json, "json"),
        (LittleGolem, "littlegolem"),
        (MoveList, "moves"),
        (Boardspace, "boardspace"),
    ] {
        assert_eq!(format.to_string(), name);
    }
}

#[test]
fn what_is_written_is_read_as_what_it_is() {
    let (text, _) = golem_game();
    let record = record(&text, Format::LittleGolem);
    for (export, format) in [
        (Export::Dvonn, Format::Dvonn),
        (Export::Json, Format::Json),
        (Export::LittleGolem, Format::LittleGolem),
    ] {
        let exported = record.export(export).unwrap();
        let reading = only(read(exported.text.as_bytes(), None, Strictness::Strict));
        assert_eq!((reading.format, reading.refused), (format, None));
        assert_eq!(reading.record, record);
    }
}

#[test]
fn odd_bytes_are_refused_or_repaired_but_never_harmful() {
    let files: [&[u8]; 12] = [
        b"",
        b"\xef\xbb\xbf",
        b"\xef\xbb",
        b" \t\r\n",
        b"\0",
        b"\0\0\0\0\0\0\0\0",
        b"[White \"\xc3",
        b"1. f3 {\xf0\x9f\x98",
        b"{\"format\": \"\xe2\x82",
        b"(;P0[id \"\xe9",
        b"\xff\xfe1\0.\0",
        b"\r\r\r",
    ];
    let formats =
        [Format::Dvonn, Format::Json, Format::LittleGolem, Format::MoveList, Format::Boardspace].map(Some);
    for file in files {
        for format in formats.into_iter().chain([None]) {
            for strictness in [Strictness::Strict, Strictness::Lenient] {
                let readings = read(file, format, strictness);
                assert!(!readings.is_empty(), "{file:?}");
                assert_eq!(main_line(&readings[0].record).len() % 2, 0, "{file:?}");
            }
        }
    }
    // A character cut at the end of the file.
    let reading = only(lenient(b"1. f3 {x} * \xc3", Format::Dvonn));
    assert_eq!(repairs(&reading), ["not UTF-8; read as Latin-1"]);
    assert_eq!(
        refusal(&reading).as_deref(),
        Some("line 1, column 13: unexpected \"\u{c3}\" after the end of the game")
    );
    let reading = only(strict(b"1. f3 {\xe2\x82\xac} *\n\xc3", Format::Dvonn));
    assert_eq!(
        refusal(&reading).as_deref(),
        Some("line 2, column 1: this would need a repair: not UTF-8; read as Latin-1")
    );
}

#[test]
fn a_long_word_is_quoted_only_in_part() {
    let word = "x".repeat(1000);
    for (text, format) in [
        (word.clone(), Format::Dvonn),
        (word.clone(), Format::LittleGolem),
        (word.clone(), Format::MoveList),
        (format!("f3 @{word}"), Format::Dvonn),
        (format!("[Start \"{word} W P\"]"), Format::Dvonn),
        (format!("(;GM[{word}])"), Format::Boardspace),
        (json(&format!("\"moves\": [{{\"move\": \"{word}\"}}]")), Format::Json),
        (json(&format!("\"moves\": [{{\"{word}\": 1}}]")), Format::Json),
        (json(&format!("\"moves\": \"\\u001b{word}\"")), Format::Json),
    ] {
        let reason = refusal(&lenient(text.as_bytes(), format)[0]).unwrap();
        assert!(reason.chars().count() < 200, "{reason}");
        assert!(!reason.contains(char::is_control), "{reason:?}");
    }
    let repeated = format!("[{word} \"\"][{word} \"\"] *");
    let repair = repairs(&only(lenient(repeated.as_bytes(), Format::Dvonn))).remove(0);
    assert!(repair.chars().count() < 100, "{repair}");
}

// ---- size ----

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

/// Reads a file in both ways. Work that grows with the square of its size would take minutes.
fn check_size(name: &str, file: &[u8], format: Option<Format>) -> Vec<Reading> {
    assert!(file.len() > 290_000, "{name} is large");
    read(file, format, Strictness::Strict);
    read(file, format, Strictness::Lenient)
}

#[test]
fn megabytes_of_noise_are_read_in_a_moment() {
    const SIZE: usize = 3_000_000;
    let any: Vec<u8> = noise(1).take(SIZE).collect();
    let ascii: Vec<u8> = noise(2).map(|byte| byte & 0x7f).take(SIZE).collect();
    let marks: Vec<u8> =
        noise(3).map(|byte| b"(){}[]\"\\;:,.-#@*1ab \n"[usize::from(byte) % 21]).take(SIZE).collect();
    let zeros = vec![0; SIZE];
    let spaces = vec![b' '; SIZE];
    for (name, file) in
        [("any", any), ("ascii", ascii), ("marks", marks), ("zeros", zeros), ("spaces", spaces)]
    {
        for format in [Format::Dvonn, Format::Json, Format::LittleGolem, Format::MoveList, Format::Boardspace]
        {
            check_size(&format!("{name} as {format}"), &file, Some(format));
        }
        check_size(name, &file, None);
    }
}

#[test]
fn a_million_of_anything_is_read_in_a_moment() {
    const MANY: usize = 1_000_000;
    let drawn = format!("[Start \"{SHORT}\"] d3-e3 ");
    let finished = finished_game().join(" ") + " ";
    let tags = numbered(MANY / 5, |number| format!("[T{number} \"\"]\n"));
    let headers = numbered(MANY / 5, |number| format!("Tag{number} [x] "));
    for (name, format, head, piece, times, tail) in [
        ("closing passes", Format::Dvonn, drawn.as_str(), "pass ", MANY, "1/2-1/2"),
        ("numbers", Format::Dvonn, "", "1. ", MANY, "*"),
        ("touching numbers", Format::Dvonn, "", "1.", MANY, "*"),
        ("comments", Format::Dvonn, "f3 ", "{a}", MANY, "*"),
        ("clocks", Format::Dvonn, "f3 ", "@1:00 ", MANY / 2, "*"),
        ("marks", Format::Dvonn, "f3 ", "! ", MANY, "*"),
        ("variations", Format::Dvonn, "f3 ", "(a1) (b1 c1) ", MANY / 4, "*"),
        ("variations of variations", Format::Dvonn, "f3 ", "(a1 (b1 ", MANY / 4, "*"),
        ("nested parentheses", Format::Dvonn, "f3 ", "(", MANY, "*"),
        ("closing parentheses", Format::Dvonn, "f3 (a1 ", ")", MANY, "*"),
        ("games", Format::Dvonn, "", "[A \"\"] f3 a1 b1 c1 *\n", MANY / 5, ""),
        ("tags", Format::Dvonn, tags.as_str(), "\n", MANY, "*"),
        ("repeated tags", Format::Dvonn, "", "[A \"\"]", MANY / 2, "*"),
        ("backslashes", Format::Dvonn, "{", "\\", 3 * MANY, "} *"),
        ("an unclosed comment", Format::Dvonn, "f3 {", "x", 3 * MANY, ""),
        ("an unclosed tag", Format::Dvonn, "[A \"", "x", 3 * MANY, ""),
        ("digits", Format::Dvonn, "", "1", 3 * MANY, ""),
        ("closing passes", Format::LittleGolem, finished.as_str(), "pass ", MANY, ""),
        ("numbers", Format::LittleGolem, "", "1. ", MANY, ""),
        ("dashes", Format::LittleGolem, "", "- ", MANY, ""),
        ("headers", Format::LittleGolem, headers.as_str(), "1. ", 1, ""),
        ("closing passes", Format::MoveList, finished.as_str(), "PASS ", MANY, ""),
        ("numbers", Format::MoveList, "", "1. ", MANY, ""),
        ("commas", Format::MoveList, "D2", ",", 3 * MANY, ""),
        ("remarks", Format::MoveList, "D2\n", "#a\n", MANY, ""),
        ("arrows", Format::MoveList, "--D2-->\n", "<-- --\n", MANY, ""),
        ("gestures", Format::Boardspace, "(;", "P0[1 dropb A 1]P0[2 pickb A 1]", MANY / 10, ")"),
        ("resets", Format::Boardspace, "(;", "P0[1 dropb A 1]P0[2 reset]", MANY / 10, ")"),
        ("unknown gestures", Format::Boardspace, "(;", "P0[1 wave]", MANY / 4, ")"),
        ("games", Format::Boardspace, "", "(;)", MANY, ""),
        ("semicolons", Format::Boardspace, "(", ";", 3 * MANY, ")"),
        ("an unclosed property", Format::Boardspace, "(;P0[", "x ", MANY, ""),
        ("nested parentheses", Format::Boardspace, "", "(;", MANY, ""),
        ("nested brackets", Format::Json, "", "[", MANY, ""),
        ("nested tags", Format::Json, "{\"tags\": {\"a\": ", "[", MANY, ""),
        ("an unclosed string", Format::Json, "{\"format\": \"", "x", 3 * MANY, ""),
    ] {
        let file = head.to_owned() + &piece.repeat(times) + tail;
        check_size(&format!("{name} as {format}"), file.as_bytes(), Some(format));
    }
}

#[test]
fn large_json_and_large_boardspace_games_are_read_in_a_moment() {
    let many = |piece: &str, times: usize| vec![piece; times].join(",\n");
    let start = format!("\"start\": \"{SHORT}\", ");
    let passes = many("{\"move\": \"pass\"}", 300_000);
    let tags = numbered(100_000, |number| format!("\"T{number}\": \"\", "));
    let variation = "{\"after\": 1, \"moves\": [{\"move\": \"c3-a3\"}]}";
    for (name, file) in [
        ("closing passes", json(&format!("{start}\"moves\": [{{\"move\": \"d3-e3\"}}, {passes}]"))),
        ("tags", json(&format!("\"moves\": [], \"tags\": {{{tags} \"TimeControl\": \"\"}}"))),
        (
            "forced passes",
            json(&format!(
                "{start}\"moves\": [{{\"move\": \"d3-c3\"}}], \"variations\": [{}]",
                many(variation, 100_000)
            )),
        ),
        (
            "variations",
            json(&format!(
                "\"moves\": [], \"variations\": [{}]",
                many("{\"after\": 0, \"moves\": [{\"move\": \"f3\"}]}", 100_000)
            )),
        ),
        ("documents", (json("\"moves\": []") + "\n").repeat(50_000)),
        (
            "one comment",
            json(&format!("\"moves\": [], \"comment\": \"{}\"", "\\\"move\\\": ".repeat(200_000))),
        ),
    ] {
        let readings = check_size(name, file.as_bytes(), Some(Format::Json));
        let is_repaired = !["documents", "one comment", "tags", "moves"].contains(&name);
        assert_eq!(refusal(&readings[0]).is_some(), is_repaired, "{name}: {:?}", refusal(&readings[0]));
    }
    let gestures = game_gestures(&finished_game(), &["pass", "done"]) + &"; 0 pass; 0 done".repeat(100_000);
    let readings = check_size("closing passes", boardspace(&gestures).as_bytes(), None);
    assert_eq!(main_line(&readings[0].record), finished_game().join(" "));
}

// ---- files ----

#[test]
fn the_files_in_testdata_are_read_as_their_list_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/records");
    let list = std::fs::read_to_string(folder.join("list.json")).unwrap();
    let list: serde_json::Map<String, Value> = serde_json::from_str(&list).unwrap();
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
                serde_json::json!({
                    "format": reading.format.to_string(),
                    "plies": reading.record.tree.main_line().count(),
                    "ending": reading.record.ending().map(Ending::word),
                    "score": [scores[White], scores[Black]],
                    "repairs": repairs(reading),
                    "refused": refusal(reading),
                })
            })
            .collect();
        assert_eq!(Value::Array(found), games, "{name}");
    }
}

#[test]
fn every_repair_has_a_test() {
    // A new kind of repair or refusal needs rows in the tables above; this match then fails to compile.
    let named = |repair: &Repair| match repair {
        Repair::Latin1
        | Repair::LastPlacement(_)
        | Repair::ForcedPass(_)
        | Repair::ClosingPass
        | Repair::Number { .. }
        | Repair::Skipped(_)
        | Repair::EarlyComment
        | Repair::Unclosed(_)
        | Repair::RepeatedTag(_)
        | Repair::RepeatedMove(_)
        | Repair::Contradiction
        | Repair::Result { .. }
        | Repair::Unexplained
        | Repair::MissingResult => true,
    };
    assert!(named(&Repair::Latin1));
    let named = |reason: &Reason| match reason {
        Reason::Illegal { .. }
        | Reason::NoMove(_)
        | Reason::Start(_)
        | Reason::TagForm
        | Reason::Tag(_)
        | Reason::Clock(_)
        | Reason::Orphan(_)
        | Reason::Unopened
        | Reason::AfterEnd(_)
        | Reason::Json(_)
        | Reason::JsonFormat
        | Reason::TagValue { .. }
        | Reason::NoSuchMove(_)
        | Reason::NothingToLeave(_)
        | Reason::Variations
        | Reason::NoBracket { .. }
        | Reason::OtherGame { .. }
        | Reason::NothingHeld { .. }
        | Reason::WrongPlayer { .. }
        | Reason::Empty
        | Reason::SeveralGames
        | Reason::TooManyRepairs
        | Reason::NeedsRepair(_) => true,
    };
    assert!(named(&Reason::Empty));
}
