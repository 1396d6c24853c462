//! Whole games of the engine against itself, with all kinds of settings: no illegal move, no panic.

#![allow(clippy::unwrap_used)]

mod support;

use std::time::Duration;

use dvonn_core::Position;
use dvonn_engine::{Engine, Evaluator, Feature, Features, Goal, Limits, SearchTask, Settings};
use fastrand::Rng;
use support::*;

fn some_player(dice: &mut Rng) -> (Engine, Limits) {
    let without = if dice.bool() {
        Features::NONE
    } else {
        Feature::ALL
            .into_iter()
            .filter(|_| dice.u8(..3) == 0)
            .fold(Features::NONE, |set, (feature, _)| set.with(feature))
    };
    let settings = Settings {
        threads: *dice.choice(&[1, 1, 1, 2, 3]).unwrap(),
        hash: dice.usize(..3),
        seed: dice.u64(..),
        without,
        evaluator: if dice.u8(..5) == 0 { Evaluator::Material } else { Settings::default().evaluator },
        ..Settings::default()
    };
    let limits = match dice.u8(..4) {
        0 => Limits::depth(dice.u8(1..=4)),
        1 => Limits::time(Duration::from_millis(dice.u64(1..10))),
        _ => Limits::nodes(dice.u64(1..8_000)),
    };
    (Engine::new(settings), limits)
}

/// Plays a game; the number decides everything except what other threads find.
fn play(number: u64) {
    let mut dice = Rng::with_seed(number);
    let mut players = [some_player(&mut dice), some_player(&mut dice)];
    let mut here = Position::START;
    let mut plies = 0;
    while here.outcome().is_none() {
        let (engine, limits) = &mut players[here.turn() as usize];
        let mut task = SearchTask { lines: dice.usize(..4), ..SearchTask::within(*limits) };
        if dice.u8(..10) == 0 {
            task = SearchTask { goal: Goal::Proof, limits: Limits::nodes(3_000), ..task };
        }
        let answer = engine.think(&here, &task, &mut FakeClock::new(Duration::from_millis(1)));
        check_answer(&here, &task, &answer);
        here = here.play(answer.best().unwrap()).unwrap();
        plies += 1;
    }
    // 49 placements, at most 48 stack moves and as many passes.
    assert!((50..=145).contains(&plies), "game {number}: {plies} plies");
}

#[test]
fn whole_games_are_legal_and_end() {
    // About three seconds in a debug build, or most of a minute in the long tests.
    for number in 0..few_or_many(24, 350) {
        play(number);
    }
}
