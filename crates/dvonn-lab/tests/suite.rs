//! Suites: the committed ones are correct, lines are parsed as specified, and the command reports failures.

#![allow(clippy::unwrap_used)]

mod support;

use dvonn_core::{Move, position_lines};
use dvonn_engine::Solver;
use dvonn_lab::{Demand, Exercise};
use dvonn_testkit::testdata;
use support::lab;

/// A position with only one move, so every engine solves it.
const FORCED: &str = "......W3+../.....W5.BB6B5+/.....B2W3+.B5W2./......W4..B2/......... W M";

fn exercises(file: &str) -> Vec<Exercise> {
    let text = testdata::read(&format!("suite/{file}"));
    position_lines(&text).map(|line| Exercise::parse(line).unwrap()).collect()
}

fn parse(line: &str) -> Result<Exercise, String> {
    Exercise::parse(position_lines(line).next().expect("the line is no comment"))
}

#[test]
fn endgames_of_the_suite_are_proved() {
    let exercises = exercises("endgames.txt");
    assert!(exercises.len() >= 40);
    for exercise in exercises {
        let movement = exercise.position.movement().unwrap();
        let mut solver = Solver::suited_to(movement);
        let margin = solver.margin(movement, &mut |_| true).unwrap();
        let mut best = solver.moves_reaching(movement, margin, &mut |_| true).unwrap();
        best.sort();
        let mut named = best_moves(&exercise);
        named.sort();
        assert_eq!(named, best, "{}", exercise.position);
        assert!(exercise.demands.contains(&Demand::Value(margin.pieces())), "{}", exercise.position);
    }
}

#[test]
fn only_moves_of_the_suite_are_the_only_ones() {
    let exercises = exercises("only-moves.txt");
    assert!(exercises.len() >= 20);
    for exercise in exercises {
        let movement = exercise.position.movement().unwrap();
        let mut solver = Solver::suited_to(movement);
        let wdl = solver.wdl(movement, &mut |_| true).unwrap();
        let best = solver.moves_reaching(movement, wdl.lowest_margin(), &mut |_| true).unwrap();
        assert_eq!(best, best_moves(&exercise), "{}", exercise.position);
        assert!(exercise.position.legal_moves().count() >= 10);
    }
}

#[test]
fn the_engine_solves_the_committed_suites() {
    for (file, count) in [("endgames.txt", 60), ("only-moves.txt", 24)] {
        let path = testdata::path("suite").join(file);
        let text = lab(["suite", "--quiet", path.to_str().unwrap()]).success();
        assert_eq!(text, format!("{count} of {count} solved\n"), "{file}");
    }
}

fn best_moves(exercise: &Exercise) -> Vec<Move> {
    let best = exercise.demands.iter().find_map(|demand| match demand {
        Demand::Best(moves) => Some(moves.clone()),
        _ => None,
    });
    best.unwrap()
}

#[test]
fn lines_are_read_as_specified() {
    let position = FORCED;
    for (line, reason) in [
        (position.to_owned(), "nothing is asked"),
        (format!("{position} ; id \"x\""), "nothing is asked"),
        ("hello ; value 1".to_owned(), ""),
        (format!("{position} ; best"), "no move is named"),
        (format!("{position} ; best a1-a2"), "a1-a2: "),
        (format!("{position} ; best zz"), "zz"),
        (format!("{position} ; value many"), "\"many\" is not a margin"),
        (format!("{position} ; result victory"), "\"victory\" is not win, draw or loss"),
        (format!("{position} ; mate 3"), "\"mate\" is not best, avoid, value, result or id"),
        (format!("{position} ; value 1 ; id x"), "an id must be in double quotes"),
    ] {
        let error = parse(&line).unwrap_err();
        assert!(error.contains(reason), "{line}: {error}");
    }
    let mv = position.parse::<dvonn_core::Position>().unwrap().legal_moves().next().unwrap();
    let line = format!("{position};best {mv};avoid {mv} ; value -17 ; result loss ; id \"a; b\"");
    let exercise = parse(&line).unwrap();
    assert_eq!(exercise.name.as_deref(), Some("a; b"));
    assert_eq!(exercise.demands.len(), 4);
}

#[test]
fn the_command_says_what_is_solved_and_what_failed() {
    let place = tempfile::tempdir().unwrap();
    let file = place.path().join("suite.txt");
    let position: dvonn_core::Position = FORCED.parse().unwrap();
    let mv = position.legal_moves().next().unwrap();
    let run = |text: String| {
        std::fs::write(&file, text).unwrap();
        lab(["suite", file.to_str().unwrap(), "--nodes", "1000"])
    };
    let text =
        run(format!("# forced\n{FORCED} ; best {mv} ; id \"forced\"\n{FORCED} ; best {mv}\n")).success();
    assert_eq!(text, "solved  forced\nsolved  line 3\n2 of 2 solved\n");
    let (text, _) = run(format!("{FORCED} ; best {mv}\n{FORCED} ; avoid {mv} ; id \"no way\"\n")).no();
    assert_eq!(text, format!("solved  line 1\nfailed  no way: played {mv}; {FORCED}\n1 of 2 solved\n"));
    assert!(run("# nothing\n".to_owned()).bad_use().contains("contains no position"));
    assert!(run(format!("\n{FORCED} ; mate 3\n")).bad_use().contains("line 2: \"mate\""));
    assert!(lab(["suite", "/no/such/file"]).bad_use().contains("/no/such/file"));
}
