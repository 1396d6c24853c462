//! Our JSON: what is written, what is read, what is repaired and what is refused.

use super::*;

/// A JSON record with these fields after the obligatory first ones.
pub(super) fn json(fields: &str) -> String {
    format!("{{\"format\": \"dvonn-record\", \"version\": 1,\n{fields}}}")
}

/// Moves as JSON entries.
pub(super) fn entries(moves: &[&str]) -> String {
    moves.iter().map(|mv| format!("{{\"move\": \"{mv}\"}}")).collect::<Vec<_>>().join(", ")
}

#[test]
pub(super) fn what_our_json_may_lack_or_have_too_much() {
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
pub(super) fn refusals_of_our_json_say_where_and_why() {
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
