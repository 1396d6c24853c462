//! The learner's path: one suggestion at a time, from what is known.

#![allow(clippy::unwrap_used)]

mod support;

use dvonn_coach::{
    Collection, Learner, NextStep, OwnMoment, Progress, Puzzle, ReviewedPly, StepIndex, Theme, Trial,
};
use dvonn_engine::{Estimate, Level, Score};
use dvonn_testkit::play::position;
use support::{step, steps};

fn next(progress: &Progress, games: usize, is_unreviewed: bool) -> Option<NextStep> {
    Learner { progress, games, is_unreviewed, today: 20_000 }.next_step()
}

fn graduate() -> Progress {
    let mut progress = Progress::default();
    steps().for_each(|step| progress.finish(step));
    progress
}

/// Tries this many puzzles of a theme, of which the first `solved` succeed.
fn train(progress: &mut Progress, theme: Theme, tried: usize, solved: usize) {
    let all = Collection::embedded();
    let only = |puzzle: &&Puzzle| puzzle.themes.iter().eq([theme]);
    for (index, puzzle) in all.puzzles.iter().filter(only).take(tried).enumerate() {
        let trial = if index < solved { Trial::Solved } else { Trial::Failed };
        progress.puzzles_mut().record(puzzle, trial);
    }
}

#[test]
fn who_is_new_begins_the_course_and_goes_on_with_it() {
    let mut progress = Progress::default();
    assert_eq!(next(&progress, 0, false), Some(NextStep::BeginCourse));
    assert_eq!(next(&progress, 3, false), None, "who plays already is not sent to the course");
    progress.finish(step("taste-1"));
    assert_eq!(next(&progress, 0, false), StepIndex::of("taste-2").map(NextStep::Course));
}

#[test]
fn after_the_course_comes_a_first_game_below_the_measured_strength() {
    let mut progress = graduate();
    let level = |number| Some(NextStep::FirstGame(Level::new(number).unwrap()));
    assert_eq!(next(&progress, 0, false), level(1), "nothing is measured");
    train(&mut progress, Theme::Neutralising, 40, 40);
    let Some(NextStep::FirstGame(found)) = next(&progress, 0, false) else { panic!("a game") };
    assert!(found > Level::new(1).unwrap(), "{found}");
    assert_eq!(next(&progress, 1, false), None);
}

#[test]
fn a_game_is_reviewed_before_anything_else() {
    for progress in [Progress::default(), graduate()] {
        assert_eq!(next(&progress, 1, true), Some(NextStep::Review));
    }
}

#[test]
fn own_moments_come_before_the_weakest_theme() {
    let mut progress = graduate();
    train(&mut progress, Theme::Links, 10, 2);
    assert_eq!(next(&progress, 1, false), Some(NextStep::Puzzles(Theme::Links)));
    let before = position("........./........../BDDDWWB..../........../......... W M");
    let assessed = |text: &str| dvonn_coach::Assessed {
        mv: text.parse().unwrap(),
        score: Score::Estimate(Estimate::from_pieces(0.0)),
        line: Vec::new(),
    };
    let ply = ReviewedPly { before, played: assessed("e3-d3"), best: assessed("f3-e3"), next: None };
    progress.own_mut().add(OwnMoment::new(&ply, 20_000));
    assert_eq!(next(&progress, 1, false), Some(NextStep::Own(1)));
}

#[test]
fn a_theme_is_weak_only_after_enough_puzzles_and_if_most_were_missed() {
    for (tried, solved, is_weak) in [(9, 0, false), (10, 4, true), (10, 5, false)] {
        let mut progress = graduate();
        train(&mut progress, Theme::Links, tried, solved);
        let expected = is_weak.then_some(NextStep::Puzzles(Theme::Links));
        assert_eq!(next(&progress, 1, false), expected, "{solved} of {tried}");
    }
    let mut progress = Progress::default();
    train(&mut progress, Theme::Links, 10, 0);
    assert_eq!(next(&progress, 1, false), Some(NextStep::Lesson(Theme::Links)), "the lesson comes first");
}
