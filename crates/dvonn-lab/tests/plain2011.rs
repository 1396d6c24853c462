//! The frozen baseline solves endgames correctly, obeys its limits, and plays the same as ever.

#![allow(clippy::unwrap_used)]

mod support;

use std::time::Duration;

use dvonn_core::{Move, Position};
use dvonn_lab::{Openings, Plain2011, Plain2011Limits};
use dvonn_testkit::testdata;
use serde_json::Value;

/// The engine's value of a piece in the final count.
const PIECE: i32 = 100_000;

fn no_clock() -> Duration {
    Duration::ZERO
}

#[test]
fn endgames_searched_to_their_end_have_their_proved_values() {
    let mut searched = 0;
    for row in testdata::rows::<Value>("endgames.jsonl") {
        let position: Position = row["pos"].as_str().unwrap().parse().unwrap();
        if position.occupied().len() > 14 {
            continue;
        }
        let decision = Plain2011::new(1).think(&position, Plain2011Limits::default(), &mut no_clock).unwrap();
        let value = i32::try_from(row["value"].as_i64().unwrap()).unwrap();
        let optimal: Vec<Move> = row["optimal"]
            .as_array()
            .unwrap()
            .iter()
            .map(|mv| mv.as_str().unwrap().parse().unwrap())
            .collect();
        assert!(optimal.contains(&decision.mv), "{} in {position}, not {optimal:?}", decision.mv);
        if decision.mv != Move::Pass {
            assert_eq!(decision.value, value * PIECE, "{position}");
        }
        searched += 1;
    }
    assert!(searched >= 50, "{searched} endgames are small enough");
}

#[test]
fn limits_hold() {
    let board = Openings::Random.get(3, 0).start;
    for nodes in [1, 2, 100, 10_000] {
        let limits = Plain2011Limits { nodes: Some(nodes), ..Plain2011Limits::default() };
        let decision = Plain2011::new(1).think(&board, limits, &mut no_clock).unwrap();
        assert_eq!(decision.nodes, nodes);
        board.check(decision.mv).unwrap();
    }
    for depth in 1..=3 {
        let limits = Plain2011Limits { depth: Some(depth), ..Plain2011Limits::default() };
        assert_eq!(Plain2011::new(1).think(&board, limits, &mut no_clock).unwrap().depth, depth);
    }
    // A clock that jumps at its third reading, so the search ends soon after.
    let mut readings = 0;
    let limits = Plain2011Limits { time: Some(Duration::from_secs(1)), ..Plain2011Limits::default() };
    let decision = Plain2011::new(1).think(&board, limits, &mut || {
        readings += 1;
        Duration::from_secs(u64::from(readings > 2))
    });
    assert!(decision.unwrap().nodes < 10_000);
}

#[test]
fn the_clock_never_runs_out() {
    for (start, pairs) in [(Openings::Random, 1), (Openings::Placements(0), 1)] {
        let position = start.get(1, pairs).position();
        for left in [0, 1, 50, 3000].map(Duration::from_millis) {
            let share = Plain2011Limits::share(&position, left, Duration::from_secs(1));
            assert!(share <= left, "{share:?} of {left:?}");
        }
    }
}

#[test]
fn finished_games_and_forced_moves_have_their_answers() {
    let think = |text: &str| {
        let position: Position = text.parse().unwrap();
        Plain2011::new(1).think(&position, Plain2011Limits::default(), &mut no_clock)
    };
    assert_eq!(think("........./........../W3++D........./........../......... B M"), None);
    let pass = think("........./........../DDW2+......../........../......... B M").unwrap();
    assert_eq!(pass.mv, Move::Pass);
}

#[test]
fn placements_spread_the_dvonn_pieces_and_fill_the_board() {
    let mut engine = Plain2011::new(9);
    let mut position = Position::START;
    while position.movement().is_none() {
        let decision = engine.think(&position, Plain2011Limits::default(), &mut no_clock).unwrap();
        position = position.play(decision.mv).unwrap();
    }
    let dvonns = position.movement().unwrap().dvonns();
    assert!((dvonns.neighbours() & dvonns).is_empty(), "DVONN pieces {dvonns} touch");
}

/// If this changes, the baseline has changed, and every number measured against it is invalid.
#[test]
fn the_frozen_engine_plays_the_same_moves_as_ever() {
    let limits = Plain2011Limits { depth: Some(4), ..Plain2011Limits::default() };
    let found: Vec<(String, i32, u64)> = (0..4)
        .map(|pair| {
            let board = Openings::Random.get(2011, pair).start;
            let decision = Plain2011::new(1).think(&board, limits, &mut no_clock).unwrap();
            (decision.mv.to_string(), decision.value, decision.nodes)
        })
        .collect();
    let expected =
        [("a2-a1", 630, 11568), ("h1-g1", 1415, 15148), ("f1-f2", 1240, 9354), ("b1-c1", 2555, 8244)];
    let expected: Vec<(String, i32, u64)> =
        expected.into_iter().map(|(mv, value, nodes)| (mv.to_owned(), value, nodes)).collect();
    assert_eq!(found, expected);
    let placed = Openings::Placed.get(2011, 0).start.to_string();
    assert_eq!(placed, "BBBDWWBBW/BWBWWWWWBW/BBWBWBWWBBW/WBDBBBWBBW/BWBWWWWDB W M");
}
