//! Progress is saved, exported, imported and reset.

#![allow(clippy::unwrap_used)]

mod support;

use dvonn_coach::{COURSE, Progress, ProgressError, StepIndex};
use dvonn_core::Move;
use support::{step, steps};

#[test]
fn steps_are_finished_in_any_order_and_the_next_one_is_the_first_unfinished() {
    let mut progress = Progress::default();
    assert_eq!((progress.done(), progress.next()), (0, Some(StepIndex::FIRST)));
    progress.finish(step("board-2"));
    progress.finish(step("board-1"));
    progress.finish(step("board-1"));
    progress.finish(step("taste-1"));
    assert_eq!((progress.done(), progress.next()), (3, StepIndex::of("taste-2")));
    assert_eq!((progress.done_in(&COURSE[0]), progress.done_in(&COURSE[1])), (1, 2));
    assert!(progress.is_done(step("board-1")) && !progress.is_done(step("board-3")));
    for step in steps() {
        progress.finish(step);
    }
    assert_eq!((progress.done(), progress.next()), (steps().count(), None));
    progress.reset();
    assert_eq!(progress, Progress::default());
}

#[test]
fn the_student_continues_at_the_step_that_was_open_last() {
    let mut progress = Progress::default();
    assert!(progress.is_new());
    progress.open(step("gaps-2"));
    assert!(progress.is_new(), "looking is not doing");
    assert_eq!(
        progress.next(),
        Some(StepIndex::FIRST),
        "whoever has only looked around begins at the beginning"
    );
    progress.finish(step("gaps-2"));
    assert!(!progress.is_new());
    assert_eq!(progress.next(), StepIndex::of("gaps-4"));
    progress.open(step("games-5"));
    progress.finish(step("games-5"));
    assert_eq!(
        progress.next(),
        Some(StepIndex::FIRST),
        "nothing is left after it, so the search starts over"
    );
}

fn moves(text: &str) -> Vec<Move> {
    text.split(' ').map(|mv| mv.parse().unwrap()).collect()
}

#[test]
fn an_unfinished_game_is_kept_until_it_is_finished_or_another_begins() {
    let mut progress = Progress::default();
    assert!(progress.game(step("games-4")).is_empty());
    progress.leave_game(step("games-4"), &moves("f3 a1"));
    assert_eq!(progress.game(step("games-4")), moves("f3 a1"));
    assert!(progress.game(step("games-5")).is_empty());
    assert_eq!(Progress::from_json(&progress.to_json()).as_ref(), Ok(&progress));

    progress.finish(step("games-5"));
    progress.leave_game(step("games-5"), &[]);
    assert_eq!(progress.game(step("games-4")), moves("f3 a1"), "another step does not touch it");
    progress.leave_game(step("games-5"), &moves("e3 f4"));
    assert!(progress.game(step("games-4")).is_empty());
    progress.finish(step("games-5"));
    assert!(progress.game(step("games-5")).is_empty());
}

#[test]
fn progress_of_another_device_is_added_and_the_local_game_is_kept() {
    let (mut here, mut elsewhere) = (Progress::default(), Progress::default());
    here.finish(step("board-1"));
    elsewhere.finish(step("board-2"));
    elsewhere.leave_game(step("games-4"), &moves("f3 a1"));
    here.join(elsewhere.clone());
    assert!(here.is_done(step("board-1")) && here.is_done(step("board-2")));
    assert_eq!(here.game(step("games-4")), moves("f3 a1"));
    here.leave_game(step("games-5"), &moves("e3 f4"));
    here.join(elsewhere);
    assert_eq!(here.game(step("games-5")), moves("e3 f4"));
}

#[test]
fn written_progress_is_read_back() {
    let mut progress = Progress::default();
    progress.finish(step("must-2"));
    progress.open(step("must-3"));
    progress.puzzles_mut().solve_daily(20_000);
    progress.puzzles_mut().see("03fa91c2".parse().unwrap());
    let text = progress.to_json();
    assert_eq!(Progress::from_json(&text), Ok(progress));
    let later = text.replace("must-2", "a step of another version");
    let kept = Progress::from_json(&later).map(|progress| progress.to_json());
    assert_eq!(kept, Ok(later), "unknown names are kept");
}

#[test]
fn files_of_earlier_versions_are_read() {
    let text = r#"{ "format": "dvonn-course", "version": 1, "done": ["board-1", "gaps-2"] }"#;
    let mut expected = Progress::default();
    expected.finish(step("board-1"));
    expected.finish(step("gaps-2"));
    assert_eq!(Progress::from_json(text).as_ref(), Ok(&expected));
    let text = text.replace("1, \"done\"", "2, \"at\": \"must-3\", \"done\"");
    expected.open(step("must-3"));
    assert_eq!(Progress::from_json(&text).as_ref(), Ok(&expected));
    let text = text.replace("2, \"at\"", "3, \"puzzles\": { \"best_sprint\": 7 }, \"at\"");
    expected.puzzles_mut().finish_sprint(7);
    assert_eq!(Progress::from_json(&text), Ok(expected));
}

#[test]
fn other_texts_are_refused_with_a_reason() {
    let good = Progress::default().to_json();
    for (text, reason) in [
        (String::new(), "EOF"),
        ("[]".to_owned(), "expected"),
        (good.replace("done", "undone"), "unknown field `undone`"),
        (good.replace("[]", "[7]"), "invalid type"),
        (good.replace("dvonn-course", "dvonn-record"), "this is \"dvonn-record\""),
        (good.replace(": 4", ": 5"), "this is version 5"),
        (good.replace(": 4", ": 0"), "this is version 0"),
    ] {
        let error = Progress::from_json(&text).expect_err("it is not progress");
        assert!(error.to_string().contains(reason), "{text}: {error}");
    }
    assert!(matches!(Progress::from_json("x"), Err(ProgressError::Unreadable { .. })));
}
