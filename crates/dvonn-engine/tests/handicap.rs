//! Levels for people: they err, but never absurdly, and a seed repeats them.

#![allow(clippy::unwrap_used)]

mod support;

use std::collections::BTreeSet;

use dvonn_core::{Color, Move, Phase, Position, StackMove};
use dvonn_engine::{Engine, Handicap, Level, SearchTask, Settings, boards};
use fastrand::Rng;
use support::*;

/// The levels with a handicap.
fn weak_levels() -> impl Iterator<Item = Level> {
    Level::ALL.into_iter().filter(|level| level.task(Phase::Movement, None).handicap.is_some())
}

fn task(level: Level, position: &Position) -> SearchTask {
    level.task(position.phase(), None)
}

/// The move of a level with a seed.
fn choice(engine: &mut Engine, level: Level, position: &Position, seed: u64) -> Move {
    engine.reseed(seed);
    engine.think(position, &task(level, position), &mut ()).best().unwrap()
}

/// The moves that a level plays with many seeds.
fn choices(level: Level, position: &Position, seeds: u64) -> BTreeSet<String> {
    let mut engine = small_engine();
    (0..seeds).map(|seed| choice(&mut engine, level, position, seed).to_string()).collect()
}

/// Positions with a move that is fine, and moves that give away a large stack at once.
const ABSURD: [(&str, &str, &[&str]); 4] = [
    // If b3 leaves, the stack of five falls off.
    ("........D/........../DWW5WB....../........../........D W M", "d3-c3", &["b3-a3", "b3-c3"]),
    ("........D/........../DBB5BW....../........../........D B M", "d3-c3", &["b3-a3", "b3-c3"]),
    // If c3 is not taken, it takes the stack of six.
    ("........D/........../.DBW6......./.W......../........D W M", "b2-c3", &["b2-b3"]),
    // If the DVONN piece leaves, the stack of five falls off, and Black can take the stack with the DVONN piece.
    ("........D/........../W5W2+BBW....../........../........D W M", "e3-d3", &["b3-d3"]),
];

#[test]
fn no_level_gives_away_a_large_stack_for_nothing() {
    for (text, better, absurd) in ABSURD {
        let position = position(text);
        assert!(position.legal_moves().any(|mv| mv.to_string() == better), "{text}: {better}");
        for level in weak_levels() {
            let played = choices(level, &position, 300);
            let silly: Vec<_> = absurd.iter().filter(|mv| played.contains(**mv)).collect();
            assert!(silly.is_empty(), "level {level} plays {silly:?} in {text}");
        }
    }
}

/// Counts pieces two plies ahead, without any error.
const SOBER: Handicap = Handicap {
    insight: 0,
    blur: 0,
    habit: 0,
    placements: 1,
    whim: 0,
    misses_answers: 0,
    misses_jumps: 0,
    misses_falls: 0,
    care: 50,
};

#[test]
fn what_is_overlooked_changes_the_move() {
    let far = "........./........../W3DDB4DW...../........../......... W M";
    let falling = "........D/........../DBWW4......./.WWB2....../........D W M";
    for (text, handicap, mv) in [
        // A jump over three cells takes four pieces.
        (far, SOBER, "a3-d3"),
        (far, Handicap { misses_jumps: 100, ..SOBER }, "f3-e3"),
        // Two pieces can be taken on d2, but then b3 leaves and everything falls off.
        (falling, SOBER, "b2-b3"),
        (falling, Handicap { misses_falls: 100, ..SOBER }, "c2-d2"),
        (falling, Handicap { misses_answers: 100, ..SOBER }, "c2-d2"),
    ] {
        let position = position(text);
        let task = handicap.task(position.phase(), None);
        let best = small_engine().think(&position, &task, &mut ()).best().unwrap();
        assert_eq!(best.to_string(), mv, "{text}: {handicap:?}");
    }
}

/// A side's pieces minus the other's.
fn margin(position: &Position, us: Color) -> i32 {
    let scores = position.scores();
    i32::from(scores[us]) - i32::from(scores[us.other()])
}

fn is_short(mv: StackMove) -> bool {
    mv.from.distance(mv.to) <= 2
}

/// The margin that a move wins at once, less what a stack of one or two can then take by landing on it.
fn plain(position: &Position, mv: Move) -> i32 {
    let us = position.turn();
    let next = position.play(mv).unwrap();
    let taken = |answer: Move| match answer {
        Move::Stack(answer) if is_short(answer) => next
            .stack(answer.to)
            .filter(|stack| stack.owner() == Some(us))
            .map_or(0, |stack| 2 * i32::from(stack.height())),
        _ => 0,
    };
    let costs = next.legal_moves().map(taken).max().unwrap_or(0);
    margin(&next, us) - margin(position, us) - costs
}

/// Positions of the movement phase, early and late.
fn movement_positions(seed: u64, games: usize) -> Vec<Position> {
    let mut dice = Rng::with_seed(seed);
    let games: Vec<Position> = (0..games).flat_map(|_| random_game(&mut dice)).collect();
    games.into_iter().filter(|position| position.phase() == Phase::Movement).step_by(3).collect()
}

#[test]
fn a_chosen_move_is_never_much_worse_than_one_that_is_plain_to_see() {
    let mut engine = small_engine();
    for (seed, position) in movement_positions(1, few_or_many(20, 400)).iter().enumerate() {
        let short = position.legal_moves().filter(|mv| matches!(mv, Move::Stack(mv) if is_short(*mv)));
        let Some(best) = short.map(|mv| plain(position, mv)).max() else { continue };
        for level in weak_levels() {
            let mv = choice(&mut engine, level, position, seed as u64);
            let care = i32::from(task(level, position).handicap.unwrap().care);
            let found = plain(position, mv);
            assert!(found >= best - care, "level {level}, {position}: {mv} is {found}, another {best}");
        }
    }
}

/// The cells that a long look without mistakes, but with the same opinion of boards, ranks lowest: a twentieth of all.
fn poor_cells(position: &Position) -> BTreeSet<String> {
    let handicap = Level::default().task(position.phase(), None).handicap;
    let handicap = handicap.map(|handicap| Handicap { placements: 0, ..handicap });
    let task = SearchTask { lines: 49, handicap, ..nodes(20_000) };
    let lines = small_engine().think(position, &task, &mut ()).lines;
    let poor = (lines.len() / 20).max(1);
    lines.iter().rev().take(poor).map(|line| line.first().to_string()).collect()
}

#[test]
fn no_level_places_a_piece_where_it_is_of_no_use() {
    let mut dice = Rng::with_seed(5);
    // The DVONN pieces can go anywhere.
    for pieces in [3, 5, 9, 16, 25, 36, 44] {
        let position = boards::begun(&mut dice, pieces);
        let poor = poor_cells(&position);
        for level in weak_levels() {
            let silly: Vec<_> = choices(level, &position, 40).intersection(&poor).cloned().collect();
            assert!(silly.is_empty(), "level {level} plays {silly:?} in {position}");
        }
    }
}

#[test]
fn a_seed_repeats_the_move_whatever_was_asked_before() {
    let mut used = small_engine();
    let mut dice = Rng::with_seed(2);
    for position in random_game(&mut dice).iter().step_by(5) {
        for level in weak_levels() {
            let task = SearchTask { lines: 3, ..task(level, position) };
            let mut fresh = Engine::new(Settings { seed: 7, hash: 1, ..Settings::default() });
            used.reseed(7);
            let answer = recorded(&mut fresh, position, &task);
            assert_eq!(recorded(&mut used, position, &task), answer, "level {level}: {position}");
            check_answer(position, &task, &answer.0);
            used.think(position, &nodes(500), &mut ());
        }
    }
}

#[test]
fn other_seeds_give_other_games() {
    for position in [Position::START, position(FULL_BOARD)] {
        for level in weak_levels() {
            let played = choices(level, &position, 60);
            assert!(played.len() >= 3, "level {level} plays only {played:?} in {position}");
        }
    }
}

#[test]
fn a_pass_a_single_move_and_the_end_of_a_game_are_answered() {
    for level in weak_levels() {
        for (text, mv) in [(BLACK_MUST_PASS, Some("pass")), (FINISHED, None)] {
            let position = position(text);
            let best = small_engine().think(&position, &task(level, &position), &mut ()).best();
            assert_eq!(best.map(|mv| mv.to_string()).as_deref(), mv, "level {level}: {text}");
        }
        let position = position(ONE_MOVE);
        assert_eq!(choices(level, &position, 10).len(), 1);
    }
}

#[test]
fn only_the_moves_asked_about_are_considered() {
    let position = position(FULL_BOARD);
    let moves: Vec<Move> = position.legal_moves().step_by(7).collect();
    for level in weak_levels() {
        for lines in [0, 2, 100] {
            let task = SearchTask { lines, moves: moves.clone(), ..task(level, &position) };
            check_answer(&position, &task, &small_engine().think(&position, &task, &mut ()));
        }
    }
}
