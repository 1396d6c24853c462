//! Progress is kept, carried away, brought back and forgotten.

mod support;

use dvonn_coach::{COURSE, Progress, ProgressError};
use support::{step, steps};

#[test]
fn steps_are_done_in_any_order_and_the_next_one_is_the_first_that_is_not() {
    let mut progress = Progress::default();
    assert_eq!((progress.done(), progress.next()), (0, Some((0, 0))));
    progress.finish(step("board-2"));
    progress.finish(step("board-1"));
    progress.finish(step("board-1"));
    assert_eq!((progress.done(), progress.next()), (2, Some((0, 2))));
    assert_eq!(progress.done_in(&COURSE[0]), 2);
    assert!(progress.is_done(step("board-1")) && !progress.is_done(step("board-3")));
    for step in steps() {
        progress.finish(step);
    }
    assert_eq!((progress.done(), progress.next()), (steps().count(), None));
    progress.reset();
    assert_eq!(progress, Progress::default());
}

#[test]
fn what_is_written_is_read_back() {
    let mut progress = Progress::default();
    progress.finish(step("must-2"));
    let text = progress.to_json();
    assert_eq!(Progress::from_json(&text), Ok(progress));
    let later = text.replace("must-2", "a step of another version");
    let kept = Progress::from_json(&later).map(|progress| progress.to_json());
    assert_eq!(kept, Ok(later), "what we do not know is kept");
}

#[test]
fn what_is_no_progress_is_refused_with_a_reason() {
    let good = Progress::default().to_json();
    for (text, reason) in [
        (String::new(), "EOF"),
        ("[]".to_owned(), "expected"),
        (good.replace("done", "undone"), "unknown field `undone`"),
        (good.replace("[]", "[7]"), "invalid type"),
        (good.replace("dvonn-course", "dvonn-record"), "this is \"dvonn-record\""),
        (good.replace(": 1", ": 2"), "this is version 2"),
    ] {
        let error = Progress::from_json(&text).expect_err("it is not progress");
        assert!(error.to_string().contains(reason), "{text}: {error}");
    }
    assert!(matches!(Progress::from_json("x"), Err(ProgressError::Unreadable { .. })));
}
