//! What concerns several formats: detection, odd bytes, and the repairs and refusals of the formats we only read.

use super::games::finished_moves;
use super::json::json;
use super::*;

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
    for file in files {
        for law in laws::READING {
            law(file);
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

#[test]
pub(super) fn what_the_other_formats_may_lack_or_have_too_much() {
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
    let with_end = finished_moves().join(",") + ",PASS\nPASS";
    let column = with_end.find("PASS").unwrap() + 1;
    check_repairs(
        with_end.as_bytes(),
        Format::MoveList,
        1,
        column,
        &["a pass after the end of the game was ignored"; 2],
    );
    check_repairs(
        (finished_moves().join(" ") + " resign").as_bytes(),
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

#[test]
pub(super) fn refusals_of_other_formats_say_where_and_why() {
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
