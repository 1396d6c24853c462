//! Proved values: compared with known facts, and independent of the table, the threads and the number of lines.

#![allow(clippy::unwrap_used)]

mod support;

use std::collections::BTreeMap;

use dvonn_core::Position;
use dvonn_engine::{
    Answer, Engine, Evaluator, Feature, Features, Goal, Limits, Margin, Score, SearchTask, Settings, Solver,
    Wdl,
};
use serde_json::Value;
use support::*;

/// The margin that each legal move reaches for the side to move.
fn values(position: &Position) -> BTreeMap<String, i8> {
    let movement = position.movement().unwrap();
    let moves = Solver::new(1).moves(movement, &mut |_| true).unwrap();
    moves.into_iter().map(|(mv, margin)| (mv.to_string(), margin.pieces())).collect()
}

fn wdl(margin: i8) -> Wdl {
    Margin::new(margin).unwrap().wdl()
}

fn best(answer: &Answer) -> String {
    answer.best().unwrap().to_string()
}

/// The solver's own tests prove all of them.
#[test]
fn an_engine_proves_every_move_of_conformance_endgames() {
    let mut engine = small_engine();
    let task = SearchTask { lines: 1000, ..proof() };
    for row in rows::<Value>("endgames.jsonl").into_iter().step_by(10) {
        let position = position(row["pos"].as_str().unwrap());
        let answer = engine.think(&position, &task, &mut ());
        check_answer(&position, &task, &answer);
        let margins = answer.lines.iter().map(|line| match line.score.exact_margin() {
            Some(margin) => (line.first().to_string(), margin.pieces()),
            None => panic!("{}: {:?}", row["id"], line.score),
        });
        let margins: BTreeMap<String, i8> = margins.collect();
        assert_eq!(serde_json::to_value(margins).unwrap(), row["values"], "{}", row["id"]);
        assert!(answer.lines.is_sorted_by_key(|line| -rank(line)), "{}", row["id"]);
    }
}

/// Whatever the engine calls proved is true, and the move it plays then keeps the result.
#[test]
fn what_is_called_proved_within_a_limit_is_true_and_is_played() {
    let mut engine = small_engine();
    let (mut proved, mut estimated) = (0, 0);
    for row in rows::<Value>("endgames.jsonl") {
        let position = position(row["pos"].as_str().unwrap());
        let value = row["value"].as_i64().unwrap() as i8;
        for (limit, goal) in [100, 3_000, 20_000]
            .into_iter()
            .flat_map(|limit| [Goal::Move, Goal::Proof].into_iter().map(move |goal| (limit, goal)))
        {
            engine.forget();
            let task = SearchTask { goal, ..nodes(limit) };
            let answer = engine.think(&position, &task, &mut ());
            check_answer(&position, &task, &answer);
            let reached = row["values"][best(&answer)].as_i64().unwrap() as i8;
            let score = answer.lines[0].score;
            match (score.exact_margin(), score.wdl()) {
                (Some(margin), _) => {
                    assert_eq!((margin.pieces(), reached), (value, value), "{} {task:?}", row["id"]);
                    proved += 1;
                }
                (None, Some(result)) => {
                    assert_eq!((result, wdl(reached)), (wdl(value), wdl(value)), "{} {task:?}", row["id"]);
                    proved += 1;
                }
                (None, None) => estimated += 1,
            }
        }
    }
    assert!(proved > 200 && estimated > 20, "{proved} proved, {estimated} not: neither case may be missing");
}

/// After the proof of the winner and before that of the margin, only a winning move is known.
#[test]
fn who_wins_is_proved_before_the_margin_and_the_move_keeps_it() {
    let mut found = 0;
    for (position, value) in solved_positions(18).into_iter().take(60) {
        let values = values(&position);
        let (_, reports) = recorded(&mut small_engine(), &position, &proof());
        for told in reports.iter().filter(|told| told.line.score.is_proved()) {
            check_line(&position, &told.line);
            let reached = values[&told.line.first().to_string()];
            match told.line.score {
                score @ Score::Estimate(_) => panic!("{position}: {score:?}"),
                Score::Win(None) | Score::Loss(None) => {
                    let result = told.line.score.wdl();
                    assert_eq!(
                        (result, wdl(reached)),
                        (Some(wdl(value)), wdl(value)),
                        "{position}: {told:?}"
                    );
                    found += 1;
                }
                score => assert_eq!((score.margin(), reached), (Some(f64::from(value)), value), "{position}"),
            }
        }
        // The same, stopped at the first proof.
        if let Some(told) =
            reports.iter().find(|told| matches!(told.line.score, Score::Win(None) | Score::Loss(None)))
        {
            let task = SearchTask { goal: Goal::Proof, ..nodes(told.nodes) };
            let answer = small_engine().think(&position, &task, &mut ());
            assert!(answer.nodes <= told.nodes);
            if answer.lines[0].score.is_proved() {
                assert_eq!(wdl(values[&best(&answer)]), wdl(value), "{position}: {answer:?}");
            }
        }
    }
    assert!(found > 20, "{found} results were proved before their margin");
}

/// Solved positions: those of `testdata/solve` with 16 stacks, and as many from random play.
fn solved() -> Vec<(Position, i8)> {
    let mut dice = fastrand::Rng::with_seed(16);
    let mut all = solved_positions(16);
    assert_eq!(all.len(), 100);
    let mut solver = Solver::new(1);
    while all.len() < 220 {
        let position = late_position(&mut dice, 10 + all.len() % 6);
        let margin = solver.margin(position.movement().unwrap(), &mut |_| true).unwrap();
        all.push((position, margin.pieces()));
    }
    all
}

#[test]
fn with_and_without_table_one_thread_and_three_prove_the_same() {
    let ordinary = Settings::default();
    for settings in [
        ordinary.clone(),
        Settings { hash: 0, ..ordinary.clone() },
        Settings { threads: 3, ..ordinary.clone() },
        Settings { threads: 3, hash: 0, evaluator: Evaluator::Material, ..ordinary },
    ] {
        // One engine for all positions: its table entries must stay true.
        let mut engine = Engine::new(settings);
        for (position, value) in solved() {
            let answer = engine.think(&position, &proof(), &mut ());
            check_answer(&position, &proof(), &answer);
            let settings = engine.settings();
            let about = format!("{position}, {} threads, {} MB", settings.threads, settings.hash);
            assert_eq!(proved_margin(&answer), Some(value), "{about}");
        }
    }
}

/// All selective features are off. The plain search is exact once it reaches every end of the game: its values, table
/// and lines are checked against the solver, which shares only the rules with it.
#[test]
fn a_plain_search_to_the_end_finds_the_margin_of_the_solver() {
    let mut dice = fastrand::Rng::with_seed(8);
    let mut margins = BTreeMap::new();
    for settings in [
        Settings { without: Features::ALL, ..Settings::default() },
        Settings { without: Features::ALL, hash: 0, ..Settings::default() },
        Settings {
            without: Features::ALL,
            evaluator: Evaluator::Material,
            threads: 3,
            hash: 1,
            ..Settings::default()
        },
    ] {
        let mut engine = Engine::new(settings);
        for number in 0..100 {
            let position = late_position(&mut dice, 8 + number % 3);
            let values = values(&position);
            let expected = *values.values().max().unwrap();
            let task = SearchTask::within(Limits::depth(position.occupied().len() as u8));
            let answer = engine.think(&position, &task, &mut ());
            check_answer(&position, &task, &answer);
            let found = answer.lines[0].score.margin().unwrap();
            let about = format!("{position} {answer:?}");
            assert!((found - f64::from(expected)).abs() < 1e-9, "{expected}: {about}");
            assert_eq!(values[&best(&answer)], expected, "{about}");
            assert!(
                matches!(answer.lines[0].score, Score::Estimate(_)),
                "the search proves nothing: {about}"
            );
            *margins.entry(expected.signum()).or_insert(0) += 1;
        }
    }
    assert!(margins.len() == 3, "wins, draws and losses: {margins:?}");
}

/// Pruning may miss margins, but a deep search of a small position must not lose a won game.
#[test]
fn a_deep_search_with_all_features_keeps_the_result_of_small_positions() {
    let mut dice = fastrand::Rng::with_seed(12);
    let mut engine = Engine::new(Settings {
        without: Features::NONE.with(Feature::Solver),
        hash: 4,
        ..Settings::default()
    });
    let (mut kept, all) = (0, 150);
    for _ in 0..all {
        let position = late_position(&mut dice, 11);
        let values = values(&position);
        let answer = engine.think(&position, &SearchTask::within(Limits::depth(40)), &mut ());
        let best_result = wdl(*values.values().max().unwrap());
        kept += usize::from(wdl(values[&best(&answer)]) == best_result);
    }
    assert_eq!(kept, all, "results kept");
}

#[test]
fn several_proved_lines_begin_with_what_one_line_would_be_worth() {
    let mut engine = small_engine();
    for (position, value) in solved_positions(16).into_iter().step_by(2) {
        let task = SearchTask { lines: 3, ..proof() };
        let answer = engine.think(&position, &task, &mut ());
        check_answer(&position, &task, &answer);
        assert_eq!(proved_margin(&answer), Some(value), "{position}");
        assert!(answer.lines.is_sorted_by_key(|line| -rank(line)), "{position}: {answer:?}");
        let values = values(&position);
        for line in &answer.lines {
            let value = f64::from(values[&line.first().to_string()]);
            assert!((rank(line) - value).abs() < 1e-9, "{position}: {line:?}");
        }
        let mut best: Vec<i8> = values.into_values().collect();
        best.sort_by_key(|value| -value);
        let found: Vec<i8> = answer.lines.iter().map(|line| rank(line) as i8).collect();
        assert_eq!(found, best[..found.len()], "{position}: none better is left out");
    }
}

#[test]
fn a_proof_among_some_moves_is_about_them() {
    let mut engine = small_engine();
    for (position, _) in solved_positions(16).into_iter().step_by(4) {
        let values = values(&position);
        let worst = position.legal_moves().min_by_key(|mv| values[&mv.to_string()]).unwrap();
        let task = SearchTask { moves: vec![worst], ..proof() };
        let answer = engine.think(&position, &task, &mut ());
        check_answer(&position, &task, &answer);
        assert_eq!(proved_margin(&answer), Some(values[&worst.to_string()]), "{position} {worst}");
    }
}

#[test]
fn a_proved_line_leads_to_its_margin() {
    let mut engine = small_engine();
    let mut ended = 0;
    for (start, value) in solved_positions(16) {
        let answer = engine.think(&start, &proof(), &mut ());
        let line = &answer.lines[0];
        let end = line.moves.iter().fold(start, |position, mv| position.play(*mv).unwrap());
        if end.outcome().is_some() {
            let scores = end.scores();
            let us = start.turn();
            assert_eq!(scores[us] as i8 - scores[us.other()] as i8, value, "{start}: {line:?}");
            ended += 1;
        } else {
            let margin: Margin = Solver::new(1).margin(end.movement().unwrap(), &mut |_| true).unwrap();
            let ours = if end.turn() == start.turn() { margin } else { -margin };
            assert_eq!(ours.pieces(), value, "{start}: {line:?}");
        }
    }
    assert!(ended > 50, "{ended} lines were shown to the end");
}
