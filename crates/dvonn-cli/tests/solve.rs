//! `dvonn solve`: proves values and never guesses.

#![allow(clippy::unwrap_used)]

mod support;

use serde_json::{Value, json};
use support::{BLACK_MUST_PASS, FIGURE_3, FINISHED, conformance, dvonn, dvonn_reading, text};

/// A full board, which cannot be solved quickly.
const FULL: &str = "WBBBWWBDB/BBWWWBBWBB/BBBBWDBWWWW/WWBWWBBBWW/WDWBBWWWB W M";

fn json_of(printed: &str) -> Value {
    serde_json::from_str(printed).unwrap()
}

#[test]
fn endgames_are_proved_with_the_value_of_every_move() {
    for row in conformance("endgames.jsonl").iter().step_by(10) {
        let answer = json_of(&dvonn(["solve", text(row, "pos"), "--moves", "--json"]).fine());
        let wdl = ["loss", "draw", "win"][(row["value"].as_i64().unwrap().signum() + 1) as usize];
        for (key, expected) in [
            ("proved", &json!(true)),
            ("value", &row["value"]),
            ("wdl", &json!(wdl)),
            ("optimal", &row["optimal"]),
            ("values", &row["values"]),
        ] {
            assert_eq!(answer[key], *expected, "{key} of {}", row["id"]);
        }
        assert!(answer["nodes"].as_u64().unwrap() > 0 && answer["seconds"].as_f64().unwrap() >= 0.0);
        let answer = json_of(&dvonn(["solve", "--wdl", "--json", text(row, "pos")]).fine());
        assert_eq!((&answer["wdl"], &answer["value"]), (&json!(wdl), &Value::Null), "{}", row["id"]);
    }
}

#[test]
fn results_are_printed_in_words() {
    for (position, options, expected) in [
        (FIGURE_3, &[][..], "Proved: White wins by 3 (+3 for White, to move)\nBest: k4-k5\n"),
        (FIGURE_3, &["--wdl"], "Proved: White wins\nBest: k4-k5\n"),
        (
            BLACK_MUST_PASS,
            &["--moves"],
            "Proved: White wins by 3 (-3 for Black, to move)\nBest: pass\npass     -3\n",
        ),
        (FINISHED, &[], "Proved: White wins by 3 (-3 for Black, to move)\nThe game is over.\n"),
    ] {
        let printed = dvonn([&["solve", position], options].concat()).fine();
        let (proof, cost) = printed.rsplit_once('\n').unwrap().0.rsplit_once('\n').unwrap();
        assert_eq!(format!("{proof}\n"), expected, "{position}");
        assert!(cost.contains(" nodes, ") && cost.ends_with(" s"), "{cost}");
    }
    assert!(dvonn_reading(["solve", "-"], FINISHED).fine().contains("White wins by 3"));
}

#[test]
fn only_proved_results_are_printed() {
    let (printed, complaint) = dvonn(["solve", FULL, "--time", "0.05", "--json"]).no();
    let answer = json_of(&printed);
    assert_eq!(complaint, "dvonn: not proved within the limit\n");
    for (key, expected) in
        [("proved", json!(false)), ("value", json!(null)), ("wdl", json!(null)), ("optimal", json!(null))]
    {
        assert_eq!(answer[key], expected, "{key}");
    }
    let (printed, complaint) = dvonn(["solve", FULL, "--time", "0s"]).no();
    assert!(!printed.contains("Proved") && !printed.contains("Best"), "{printed}");
    assert_eq!(complaint, "dvonn: not proved within the limit\n");
}

#[test]
fn bad_use_of_solve_is_named() {
    for (arguments, word) in [
        (&["solve"][..], "POSITION"),
        (&["solve", "start"], "movement phase"),
        (&["solve", "nonsense"], "three parts"),
        (&["solve", FULL, "--time", "soon"], "seconds"),
        (&["solve", FULL, "--time=-1"], "--time"),
        (&["solve", FULL, "--hash", "0"], "--hash"),
        (&["solve", FULL, "--wdl", "--moves"], "cannot be used with"),
    ] {
        let complaint = dvonn(arguments).bad_use();
        assert!(complaint.contains(word), "{arguments:?}: {complaint}");
    }
}
