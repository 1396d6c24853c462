//! `solve-bench` checks values, `positions` writes correct ones, and `book` writes balanced boards.

#![allow(clippy::unwrap_used)]

mod support;

use dvonn_core::Position;
use dvonn_engine::{Engine, Limits, SearchTask, Settings, Solver};
use dvonn_testkit::testdata;
use serde_json::Value;
use support::{lab, lab_json, lab_line};

#[test]
fn the_bench_measures_the_committed_positions() {
    let folder = testdata::path("solve");
    let rows = lab_json(["solve-bench", folder.to_str().unwrap(), "--stacks", "16", "--json"]);
    let rows: Vec<&Value> = rows.as_array().unwrap().iter().collect();
    let what = |row: &Value| {
        (row["stacks"].as_u64(), row["proof"].as_str().unwrap().to_owned(), row["count"].as_u64())
    };
    assert_eq!(
        rows.iter().map(|row| what(row)).collect::<Vec<_>>(),
        [(Some(16), "margin".to_owned(), Some(100)), (Some(16), "wdl".to_owned(), Some(100))]
    );
    for row in rows {
        let quantiles = ["p50", "p90", "max"].map(|name| row["nodes"][name].as_u64().unwrap());
        assert!(quantiles.is_sorted() && quantiles[0] > 0, "{row}");
    }
}

#[test]
fn the_bench_finds_wrong_values_and_bad_files() {
    let place = tempfile::tempdir().unwrap();
    let name = place.path().to_str().unwrap();
    let position = "......W3+../.....W5.BB6B5+/.....B2W3+.B5W2./......W4..B2/......... W M";
    let run = |text: &str| {
        std::fs::write(place.path().join("17.txt"), text).unwrap();
        lab(["solve-bench", name])
    };
    let text = run(&format!("# comment\n{position} ; -17\n{position} ; loss\n")).success();
    assert!(text.contains("    17  margin      1 ") && text.contains("    17  wdl         2 "), "{text}");
    let (_, complaint) = run(&format!("{position} ; -16\n")).no();
    assert!(complaint.contains("-17 was proved, -16 is known") && complaint.contains("1 values are wrong"));
    for (text, reason) in [
        ("nothing\n".to_owned(), "line 1: a position has three parts"),
        (format!("{position} 3\n"), "line 1: a position, a semicolon and a value"),
        (format!("#\n{position} ; much\n"), "line 2: \"much\" is not a margin, win, draw or loss"),
        ("rows W M ; 3\n".to_owned(), "line 1: "),
        (format!("{} ; 3\n", Position::START), "the position is in the placement phase"),
    ] {
        let done = run(&text);
        assert_eq!(done.code, Some(2), "{done:?}");
        assert!(done.stderr.contains(reason), "{}", done.stderr);
    }
    assert_eq!(lab(["solve-bench", name, "--stacks", "18"]).code, Some(2));
    assert_eq!(lab(["solve-bench", "/no/such/folder"]).code, Some(2));
}

#[test]
fn positions_from_play_have_their_stacks_and_their_values() {
    let place = tempfile::tempdir().unwrap();
    let run = |name: &str, more: &str| {
        let out = place.path().join(name);
        let line = format!(
            "positions --player plain2011,nodes=100 --stacks 10,14 --margin-to 12 --count 4 --out {} {more}",
            out.display()
        );
        lab_line(&line).success();
        [10, 14].map(|stacks| std::fs::read_to_string(out.join(format!("{stacks}.txt"))).unwrap())
    };
    let texts = run("one", "");
    assert_eq!(run("two", "-j 2"), texts, "the same seed gives the same positions");
    for (text, stacks) in texts.iter().zip([10, 14]) {
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        assert_eq!(lines.len(), 4);
        for line in lines {
            let (position, value) = line.split_once(" ; ").unwrap();
            let position: Position = position.parse().unwrap();
            assert_eq!(position.occupied().len(), stacks);
            let movement = position.movement().unwrap();
            let mut solver = Solver::suited_to(movement);
            let margin = solver.margin(movement, &mut |_| true).unwrap();
            let known = if stacks == 10 { margin.to_string() } else { margin.wdl().to_string() };
            assert_eq!(value, known, "{position}");
        }
    }
    assert!(lab_line("positions --stacks 49 --out x").bad_use().contains("49 is not a number from 1 to 48"));
}

#[test]
fn books_hold_balanced_full_boards() {
    let place = tempfile::tempdir().unwrap();
    let run = |name: &str, more: &str| {
        let path = place.path().join(name);
        lab_line(&format!("book -n 12 --nodes 300 --max-value 2.5 --out {} {more}", path.display()))
            .success();
        std::fs::read_to_string(path).unwrap()
    };
    for source in ["random", "placed", "engine --placement-nodes 5"] {
        let text = run("one", &format!("--boards {source}"));
        assert_eq!(run("two", &format!("--boards {source} -j 3")), text, "{source}");
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        assert_eq!(lines.len(), 12);
        let distinct: std::collections::HashSet<&&str> = lines.iter().collect();
        assert_eq!(distinct.len(), 12);
        for line in lines {
            let (board, value) = line.split_once(" # ").unwrap();
            let board: Position = board.parse().unwrap();
            assert!(board.movement().is_some() && board.occupied().len() == 49);
            assert!(value.parse::<f64>().unwrap().abs() <= 2.5, "{line}");
            let answer = Engine::new(Settings { hash: 4, ..Settings::default() }).think(
                &board,
                &SearchTask::within(Limits::nodes(300)),
                &mut (),
            );
            assert!(answer.lines[0].score.margin().unwrap().abs() <= 2.5, "{line}");
        }
    }
    let book = place.path().join("one");
    lab_line(&format!("match random random -n 24 --book {}", book.display())).success();
    assert!(lab_line("book --out x --max-value=-1").bad_use().contains("--max-value"));
    assert_eq!(lab_line("book --out /no/such/folder/book -n 1 --nodes 1").code, Some(2));
}
