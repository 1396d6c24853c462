//! The handcrafted evaluation: its counts, its symmetries, and the text form of its weights.

#![allow(clippy::unwrap_used)]

mod support;

use dvonn_core::{Cell, Position, Symmetry};
use dvonn_engine::handcrafted::{
    COUNT_KNOTS, COUNTS, STACK_KINDS, STACK_KNOTS, Weights, counts, knot_share, stack_kind,
};
use dvonn_engine::{Engine, Evaluator, Features, Limits, SearchTask, Settings};
use support::*;

const NAMES: [&str; COUNTS / 2] = [
    "pieces",
    "moves",
    "moves onto enemy stacks",
    "moves onto DVONN pieces not in an own stack",
    "stacks that can move",
    "enclosed stacks",
    "stacks that are free but reach nothing",
    "attacked stacks",
    "pieces in attacked tall stacks",
    "pieces in other tall stacks that reach nothing",
    "stacks one step from a DVONN piece",
    "two steps",
    "three steps",
    "more steps",
    "stacks with one neighbour",
    "stacks with two neighbours",
    "attacked stacks one step away",
];

fn check_counts(text: &str, to_move: [i16; COUNTS / 2], other: [i16; COUNTS / 2]) {
    let found = counts(position(text).movement().unwrap());
    for (side, expected) in [to_move, other].iter().enumerate() {
        for (index, name) in NAMES.iter().enumerate() {
            let side_name = ["to move", "other"][side];
            assert_eq!(
                found[side * NAMES.len() + index],
                expected[index],
                "{text}, side {side_name}: {name}"
            );
        }
    }
}

#[test]
fn counts_of_two_single_pieces_in_a_row() {
    check_counts(
        "........./........../DDDWB....../........../......... W M",
        [1, 2, 1, 1, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 1],
        [1, 1, 1, 0, 1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0],
    );
}

#[test]
fn counts_of_tall_stacks_in_a_row() {
    check_counts(
        "........./........../W2+BDW3..D..../........../......... B M",
        [1, 2, 1, 2, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0],
        [5, 3, 0, 2, 2, 0, 0, 1, 2, 0, 1, 0, 0, 0, 2, 0, 0],
    );
}

#[test]
fn counts_of_a_full_board() {
    // 25 cells have six neighbours; stacks on them are enclosed, apart from DVONN pieces.
    let position = position(FULL_BOARD);
    let found = counts(position.movement().unwrap());
    let both = |index: usize| found[index] + found[NAMES.len() + index];
    let inner = Cell::ALL.into_iter().filter(|cell| cell.neighbours().len() == 6);
    let enclosed = inner.filter(|cell| position.stack(*cell).unwrap().owner().is_some()).count();
    assert_eq!(both(5), enclosed as i16, "{}", NAMES[5]);
    assert_eq!(both(0), 46, "{}", NAMES[0]);
    assert_eq!(found[1], position.legal_moves().count() as i16, "{}", NAMES[1]);
    assert_eq!((10..=13).map(both).sum::<i16>(), 46, "every stack is some steps away");
}

/// Movement positions from a few random games.
fn stack_positions(seed: u64) -> impl Iterator<Item = Position> {
    let mut dice = fastrand::Rng::with_seed(seed);
    (0..20).flat_map(move |_| random_game(&mut dice)).filter(|position| position.movement().is_some())
}

#[test]
fn counts_do_not_know_colours_nor_sides_of_the_board() {
    for position in stack_positions(1) {
        let expected = counts(position.movement().unwrap());
        let swapped = with_colours_swapped(&position);
        assert_eq!(counts(swapped.movement().unwrap()), expected, "{position} with colours swapped");
        for symmetry in Symmetry::ALL {
            let image = position.transformed(symmetry);
            assert_eq!(counts(image.movement().unwrap()), expected, "{position} {symmetry:?}");
        }
    }
}

#[test]
fn the_search_does_not_know_colours_nor_sides_of_the_board() {
    for evaluator in [Evaluator::Material, Settings::default().evaluator] {
        let mut engine =
            Engine::new(Settings { hash: 0, without: Features::ALL, evaluator, ..Settings::default() });
        // Without selective features, the value at a depth is that of the whole tree, in whatever order it is searched.
        let mut value = |position: &Position| {
            let answer = engine.think(position, &SearchTask::within(Limits::depth(2)), &mut ());
            answer.lines.first().map(|line| line.score)
        };
        for position in stack_positions(2).step_by(11) {
            let expected = value(&position);
            assert_eq!(value(&with_colours_swapped(&position)), expected, "{position} with colours swapped");
            for symmetry in Symmetry::ALL {
                assert_eq!(value(&position.transformed(symmetry)), expected, "{position} {symmetry:?}");
            }
        }
    }
}

#[test]
fn stacks_on_cells_of_one_orbit_are_of_one_kind() {
    for cell in Cell::ALL {
        let images: Vec<Cell> = Symmetry::ALL.into_iter().map(|symmetry| symmetry.cell(cell)).collect();
        for other in Cell::ALL {
            let same = stack_kind(other, 1, false) == stack_kind(cell, 1, false);
            assert_eq!(same, images.contains(&other), "{cell} and {other}");
        }
    }
}

#[test]
fn every_kind_of_place_has_its_number() {
    let mut places: Vec<usize> = Cell::ALL
        .into_iter()
        .flat_map(|cell| {
            (1..=49).flat_map(move |height| [stack_kind(cell, height, true), stack_kind(cell, height, false)])
        })
        .collect();
    places.sort_unstable();
    places.dedup();
    assert_eq!(places, (0..STACK_KINDS).collect::<Vec<_>>());
}

#[test]
fn weights_are_blended_between_knots() {
    for knots in [&COUNT_KNOTS[..], &STACK_KNOTS] {
        for stacks in 0..=49 {
            let shares: Vec<f32> = (0..knots.len()).map(|knot| knot_share(knots, knot, stacks)).collect();
            assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-6, "{stacks} stacks: {shares:?}");
            assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "{stacks} stacks: {shares:?}");
            assert!(shares.iter().filter(|share| **share > 0.0).count() <= 2, "{stacks} stacks: {shares:?}");
        }
        for (knot, stacks) in knots.iter().enumerate() {
            assert!(
                (knot_share(knots, knot, *stacks) - 1.0).abs() < 1e-6,
                "at a knot only its weight counts"
            );
        }
    }
}

#[test]
fn weights_are_read_as_they_are_written() {
    let mut dice = fastrand::Rng::with_seed(3);
    let mut random = || (dice.i32(-99_999..100_000) as f32) / 100.0;
    let weights = Weights::new(
        std::array::from_fn(|_| std::array::from_fn(|_| random())),
        std::array::from_fn(|_| std::array::from_fn(|_| random())),
    );
    for weights in [weights, Weights::default()] {
        let text = weights.to_string();
        assert_eq!(text.parse::<Weights>().unwrap().to_string(), text);
        let with_comments = format!("# made by hand\n\n{text}# end");
        assert_eq!(with_comments.parse::<Weights>().unwrap(), text.parse::<Weights>().unwrap());
    }
}

#[test]
fn bad_weights_are_refused_with_their_line() {
    let good = Weights::default().to_string();
    let lines: Vec<&str> = good.lines().collect();
    let with_line = |number: usize, line: &str| {
        let mut lines = lines.clone();
        lines[number - 1] = line;
        lines.join("\n")
    };
    let short = format!("counts {} 1 2 3", COUNT_KNOTS[1]);
    for (text, problem) in [
        (with_line(2, "counts 8 1 x 3"), "weights, line 2: \"x\" is not a number of at most 7 digits"),
        (with_line(1, "counts inf"), "weights, line 1: \"inf\" is not a number of at most 7 digits"),
        (with_line(3, "counts"), "weights, line 3: the number of stacks is missing"),
        (with_line(1, "counts 9 1"), "weights, line 1: there are no weights for 9 stacks"),
        (with_line(5, "cells 8 1"), "weights, line 5: \"cells\" is neither counts nor places"),
        (with_line(2, &short), &*format!("weights, line 2: 3 numbers instead of {}", COUNTS + 1)),
        (lines[..5].join("\n"), "weights, line 5: some lines are missing"),
        (String::new(), "weights, line 0: some lines are missing"),
    ] {
        assert_eq!(text.parse::<Weights>().unwrap_err().to_string(), problem);
    }
}

#[test]
fn other_weights_judge_otherwise() {
    let value = |evaluator: Evaluator| {
        let mut engine = Engine::new(Settings { hash: 0, evaluator, ..Settings::default() });
        engine.think(&position(FULL_BOARD), &SearchTask::within(Limits::depth(1)), &mut ()).lines[0]
            .score
            .margin()
            .unwrap()
    };
    let zero = Weights::new([[0.0; COUNTS + 1]; COUNT_KNOTS.len()], [[0.0; STACK_KINDS]; STACK_KNOTS.len()]);
    assert!(value(Evaluator::HandCrafted(zero)).abs() < 1e-9);
    let mut right_to_move = [[0.0; COUNTS + 1]; COUNT_KNOTS.len()];
    for knot in &mut right_to_move {
        knot[COUNTS] = 250.0;
    }
    let right_to_move = Weights::new(right_to_move, [[0.0; STACK_KINDS]; STACK_KNOTS.len()]);
    // After White's move, Black has the right to move.
    assert!((value(Evaluator::HandCrafted(right_to_move)) + 2.5).abs() < 1e-9);
}
