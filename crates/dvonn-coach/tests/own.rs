//! The moments of a person's own games come back until they are solved, at growing intervals.

#![allow(clippy::unwrap_used)]

use dvonn_coach::{Assessed, Input, Lesson, Mood, OwnMoment, OwnMoments, Progress, ReviewedPly, Trial};
use dvonn_core::{Move, Position};
use dvonn_engine::{Estimate, Score};
use dvonn_testkit::play::{late_position, position};
use fastrand::Rng;

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

fn assessed(text: &str, pieces: f64) -> Assessed {
    Assessed { mv: mv(text), score: Score::Estimate(Estimate::from_pieces(pieces)), line: Vec::new() }
}

/// A moment with this position.
fn moment(before: Position, today: u32) -> OwnMoment {
    let mut moves = before.legal_moves();
    let mv = moves.next().unwrap();
    let played = Assessed { mv, ..assessed("a1-b1", -5.0) };
    let best = Assessed { mv: moves.next().unwrap_or(mv), ..assessed("a1-b1", 5.0) };
    OwnMoment::new(&ReviewedPly { before, played, best, next: None }, today)
}

/// Positions that differ, with several moves each.
fn positions(count: usize) -> Vec<Position> {
    let mut found: Vec<Position> = Vec::new();
    for seed in 0.. {
        let position = late_position(&mut Rng::with_seed(seed), 12);
        if position.legal_moves().count() > 2 && !found.contains(&position) {
            found.push(position);
        }
        if found.len() == count {
            return found;
        }
    }
    found
}

#[test]
fn every_success_lets_a_moment_wait_longer_until_it_is_learnt() {
    let here = positions(1)[0];
    let mut own = OwnMoments::default();
    let mut today = 20_000;
    own.add(moment(here, today));
    let mut waits = Vec::new();
    while own.open() > 0 {
        assert_eq!(own.next(today).map(|moment| moment.position), Some(here));
        own.answer(&here, Trial::Solved, today);
        assert_eq!(own.due(today), 0, "not again on the same day");
        let wait = (1..100).find(|days| own.due(today + days) > 0);
        waits.extend(wait);
        today += wait.unwrap_or(0);
    }
    assert_eq!(waits, [1, 3, 7, 21]);
    assert!(waits.is_sorted_by(|a, b| a < b), "growing intervals");
    assert_eq!(own.next(today + 10_000), None, "it is learnt");
    assert!(own.get(&here).is_some_and(OwnMoment::is_learnt));
    own.add(moment(here, today));
    assert_eq!(own.open(), 0, "another review of the same game does not bring it back");
}

#[test]
fn a_failure_brings_a_moment_back_tomorrow_and_begins_anew() {
    for solved in 0..4 {
        let here = positions(1)[0];
        let mut own = OwnMoments::default();
        own.add(moment(here, 100));
        for _ in 0..solved {
            own.answer(&here, Trial::Solved, 100);
        }
        own.answer(&here, Trial::Failed, 200);
        assert_eq!((own.due(200), own.due(201)), (0, 1));
        own.answer(&here, Trial::Solved, 201);
        assert_eq!((own.due(201), own.due(202)), (0, 1), "the first interval again");
    }
}

#[test]
fn the_moment_that_waits_the_longest_comes_first_and_none_is_lost_or_doubled() {
    let all = positions(30);
    let mut dice = Rng::with_seed(7);
    let mut own = OwnMoments::default();
    for (day, here) in all.iter().enumerate() {
        own.add(moment(*here, 1_000 + day as u32));
        own.add(moment(*here, 0));
    }
    for today in 1_000..1_200 {
        let due = own.due(today);
        let mut asked = Vec::new();
        while let Some(next) = own.next(today).map(|moment| moment.position) {
            assert!(!asked.contains(&next), "once a day");
            asked.push(next);
            let trial = if dice.bool() { Trial::Solved } else { Trial::Failed };
            own.answer(&next, trial, today);
        }
        assert_eq!(asked.len(), due, "day {today}");
        let learnt = all.iter().filter(|here| own.get(here).unwrap().is_learnt()).count();
        assert_eq!(own.open() + learnt, all.len());
    }
    assert!(own.open() < all.len(), "some are learnt by now");
}

#[test]
fn the_moments_of_two_devices_join_in_any_order() {
    let all = positions(6);
    let [mut one, mut other] = [OwnMoments::default(), OwnMoments::default()];
    for here in &all[..4] {
        one.add(moment(*here, 10));
    }
    for here in &all[2..] {
        other.add(moment(*here, 10));
    }
    one.answer(&all[2], Trial::Solved, 10);
    other.answer(&all[3], Trial::Failed, 12);
    let (mut here, mut there) = (one.clone(), other.clone());
    here.join(other.clone());
    there.join(one);
    for place in &all {
        assert_eq!(here.get(place), there.get(place));
    }
    let joined = here.clone();
    here.join(other);
    assert_eq!(here, joined, "joining again changes nothing");
}

#[test]
fn there_are_never_too_many_and_those_known_best_go_first() {
    let all = positions(210);
    let mut own = OwnMoments::default();
    own.add(moment(all[0], 10));
    own.answer(&all[0], Trial::Solved, 10);
    for here in &all[1..] {
        own.add(moment(*here, 10));
    }
    assert_eq!(own.due(10_000), 200);
    assert_eq!(own.get(&all[0]), None);
    assert!(own.get(&all[209]).is_some(), "the newest stays");
}

#[test]
fn moments_are_saved_with_the_progress() {
    let mut progress = Progress::default();
    let here = positions(1)[0];
    progress.own_mut().add(moment(here, 20_000));
    progress.own_mut().answer(&here, Trial::Solved, 20_000);
    let read = Progress::from_json(&progress.to_json());
    assert_eq!(read.as_ref(), Ok(&progress));
    let mut elsewhere = Progress::default();
    elsewhere.join(read.unwrap());
    assert_eq!(elsewhere.own(), progress.own());
}

#[test]
fn every_move_that_is_good_enough_solves_a_moment_and_the_one_played_does_not() {
    let here = position("..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M");
    let judged = ReviewedPly {
        before: here,
        played: assessed("e3-f3", -2.0),
        best: assessed("k3-j3", 5.0),
        next: None,
    };
    let own = OwnMoment::new(&judged, 0);
    let found =
        [assessed("k3-j3", 5.0), assessed("i3-j3", 4.8), assessed("e3-f3", 4.7), assessed("d3-d2", -3.0)];
    let good = own.good_moves(&found);
    assert_eq!(good, [mv("k3-j3"), mv("i3-j3")]);
    assert_eq!(own.good_moves(&found[2..3]), [mv("e3-f3")], "the engine has changed its mind");
    assert!(own.good_moves(&[]).is_empty());
    for (answer, mood) in [("k3-j3", Mood::Right), ("i3-j3", Mood::Right), ("e3-f3", Mood::Wrong)] {
        let mut lesson = Lesson::new(own.attempt(good.clone()));
        assert_eq!(lesson.text().key.name(), "own-task");
        lesson.answer(Input::Move(mv(answer)));
        assert_eq!(lesson.mood(), mood, "{answer}");
    }
}
