//! The solver, compared with brute force and known facts.

#![allow(clippy::unwrap_used)]

mod support;

use std::collections::BTreeMap;

use dvonn_core::{Cell, Color, Move, Movement, Position};
use dvonn_engine::{Interrupted, Margin, Solver, Wdl};
use serde_json::Value;
use support::{few_or_many, rows};

/// The final margin of the side to move, by trying every line without a table.
fn brute_force(position: &Movement) -> i8 {
    let us = position.turn();
    let replies = position.moves(us).map(|mv| {
        let mut next = *position;
        next.apply_unchecked(mv);
        -brute_force(&next)
    });
    replies.max().unwrap_or_else(|| {
        if position.has_moves(us.other()) {
            let mut next = *position;
            next.pass_unchecked();
            -brute_force(&next)
        } else {
            let scores = position.scores();
            scores[us] as i8 - scores[us.other()] as i8
        }
    })
}

fn wdl(margin: i8) -> Wdl {
    Margin::new(margin).unwrap().wdl()
}

/// A position with this many stacks, from random play on a random board; fewer if a removal skips that number.
fn late_position(rng: &mut fastrand::Rng, stacks: usize) -> Movement {
    let mut cells = Cell::ALL;
    rng.shuffle(&mut cells);
    let mut position =
        cells.into_iter().fold(Position::START, |position, cell| position.play(Move::Place(cell)).unwrap());
    while position.occupied().len() > stacks {
        let moves: Vec<Move> = position.legal_moves().collect();
        let Some(mv) = rng.choice(moves) else { break };
        position = position.play(mv).unwrap();
    }
    *position.movement().unwrap()
}

fn solved<T>(answer: Result<T, Interrupted>) -> T {
    answer.unwrap()
}

#[test]
fn the_solver_equals_brute_force() {
    // About half a second in a debug build, or five in the long tests.
    let positions = few_or_many(2_000, 20_000);
    let mut rng = fastrand::Rng::with_seed(1);
    let mut solver = Solver::new(4); // One table for all: its entries must stay true.
    let mut results = BTreeMap::new();
    for number in 0.. {
        let compared = results.values().sum::<usize>();
        if compared == positions {
            break;
        }
        // Below eight stacks, the solver itself is a plain search.
        let position = late_position(&mut rng, 8 + number % 5);
        if position.occupied().len() < 8 || !position.has_moves(position.turn()) {
            continue;
        }
        let expected = brute_force(&position);
        let text = Position::from(position);
        assert_eq!(solved(solver.margin(&position, &mut |_| true)).pieces(), expected, "{text}");
        assert_eq!(solved(Solver::new(0).wdl(&position, &mut |_| true)), wdl(expected), "{text}");
        assert_eq!(solved(solver.wdl(&position, &mut |_| true)), wdl(expected), "{text}");
        *results.entry(expected.signum()).or_insert(0) += 1;
    }
    assert!(results.len() == 3 && results.values().all(|&count| count > positions / 100), "{results:?}");
}

fn movement(text: &Value) -> Movement {
    let position: Position = text.as_str().unwrap().parse().unwrap();
    *position.movement().unwrap()
}

#[test]
fn conformance_endgames_have_their_value_and_so_has_every_move() {
    let rows = rows::<Value>("endgames.jsonl");
    assert_eq!(rows.len(), 134);
    let mut solver = Solver::new(16);
    for row in rows {
        let position = movement(&row["pos"]);
        let value = solved(solver.margin(&position, &mut |_| true));
        assert_eq!(Value::from(value.pieces()), row["value"], "{}", row["id"]);
        let moves = solved(solver.moves(&position, &mut |_| true));
        assert!(moves.is_sorted_by_key(|(_, value)| -*value), "{}: best first", row["id"]);
        let values: BTreeMap<String, i8> =
            moves.iter().map(|(mv, value)| (mv.to_string(), value.pieces())).collect();
        assert_eq!(serde_json::to_value(values).unwrap(), row["values"], "{}", row["id"]);
        let mut optimal: Vec<String> = solved(solver.moves_reaching(&position, value, &mut |_| true))
            .iter()
            .map(ToString::to_string)
            .collect();
        optimal.sort();
        assert_eq!(serde_json::to_value(optimal).unwrap(), row["optimal"], "{}", row["id"]);
    }
}

#[test]
fn known_positions_have_their_value() {
    let mut solver = Solver::new(16);
    let mut found = 0;
    for row in rows::<Value>("known.jsonl") {
        for (position, value) in [("pos", "value"), ("end", "end_value")] {
            if !row[value].is_null() {
                let margin = solved(solver.margin(&movement(&row[position]), &mut |_| true));
                assert_eq!(Value::from(margin.pieces()), row[value], "{}", row["id"]);
                found += 1;
            }
        }
    }
    assert_eq!(found, 3);
}

#[test]
fn a_finished_game_is_worth_its_count_and_has_no_moves() {
    let position = movement(&Value::from("........./........../W3++D........./........../......... B M"));
    let mut solver = Solver::new(1);
    assert_eq!(solved(solver.margin(&position, &mut |_| true)).pieces(), -3);
    assert_eq!(solved(solver.wdl(&position, &mut |_| true)), Wdl::Loss);
    assert_eq!(solved(solver.moves(&position, &mut |_| true)), []);
}

#[test]
fn a_forced_pass_is_a_move() {
    let position = movement(&Value::from("........./........../DDW2+......../........../......... B M"));
    let mut solver = Solver::new(1);
    let moves = solved(solver.moves(&position, &mut |_| true));
    assert_eq!(moves.iter().map(|(mv, value)| (*mv, value.pieces())).collect::<Vec<_>>(), [(Move::Pass, -3)]);
}

#[test]
fn an_interrupted_search_proves_nothing_and_stops_at_once() {
    let mut rng = fastrand::Rng::with_seed(5);
    let full = late_position(&mut rng, 49);
    let mut solver = Solver::new(1);
    let mut asked = Vec::new();
    let answer = solver.margin(&full, &mut |progress| {
        asked.push(*progress);
        asked.len() < 4
    });
    assert_eq!(answer, Err(Interrupted));
    assert_eq!(asked.len(), 4);
    assert!(asked.windows(2).all(|pair| pair[1].nodes - pair[0].nodes <= 5_000), "{asked:?}");
    assert!(asked.iter().all(|progress| progress.low <= progress.high));
    assert!(solver.nodes() < 20_000);
    // The table contains nothing false afterwards.
    let late = late_position(&mut rng, 10);
    assert_eq!(solved(solver.margin(&late, &mut |_| true)).pieces(), brute_force(&late));
}

#[test]
fn a_line_of_best_play_ends_the_game_with_the_proved_margin() {
    let mut rng = fastrand::Rng::with_seed(3);
    for stacks in [8, 10, 12, 14] {
        let position = late_position(&mut rng, stacks);
        let mut solver = Solver::new(1);
        let margin = solved(solver.margin(&position, &mut |_| true));
        let line = solved(solver.line(&position, margin, usize::MAX, &mut |_| true));
        let end = line.iter().fold(Position::from(position), |position, mv| position.play(*mv).unwrap());
        assert!(end.outcome().is_some(), "{}", Position::from(position));
        let scores = end.scores();
        let reached = scores[position.turn()] as i8 - scores[position.turn().other()] as i8;
        assert_eq!(reached, margin.pieces(), "{}", Position::from(position));
        assert_eq!(solved(solver.line(&position, margin, 1, &mut |_| true)).len(), line.len().min(1));
    }
}

#[test]
fn the_same_position_costs_the_same_nodes_again() {
    let position = late_position(&mut fastrand::Rng::with_seed(9), 16);
    let nodes = || {
        let mut solver = Solver::new(2);
        solved(solver.margin(&position, &mut |_| true));
        solver.nodes()
    };
    assert_eq!(nodes(), nodes());
}

#[test]
fn margins_are_written_with_their_sign() {
    let position = movement(&Value::from("........./........../W3++D........./........../......... W M"));
    let value: Margin = solved(Solver::new(1).margin(&position, &mut |_| true));
    assert_eq!((value.to_string(), (-value).to_string()), ("+3".to_owned(), "-3".to_owned()));
    assert_eq!(position.turn(), Color::White);
}
