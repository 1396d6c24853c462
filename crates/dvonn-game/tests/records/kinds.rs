//! Every kind of repair and refusal stands in a table of the other files, with its text and its place.

use std::cell::RefCell;
use std::collections::BTreeSet;

use super::*;

thread_local! {
    /// The kinds that this test's thread has met.
    static MET: RefCell<BTreeSet<&'static str>> = RefCell::default();
}

/// Lists the variants of an enum and gives each its name. A variant that is missing here does not compile.
macro_rules! kinds {
    ($list:ident, $name:ident, $type:ident: $($variant:ident)*) => {
        const $list: &[&str] = &[$(stringify!($variant)),*];

        pub(super) fn $name(value: &$type) -> &'static str {
            match value {
                $($type::$variant { .. } => stringify!($variant),)*
            }
        }
    };
}

kinds! {
    REPAIRS, repair_name, Repair:
    Latin1 LastPlacement ForcedPass ClosingPass Number Skipped EarlyComment Unclosed RepeatedTag RepeatedMove Result
    Unexplained Contradiction MissingResult
}

kinds! {
    REASONS, reason_name, Reason:
    Illegal NoMove Start TagForm Tag Clock Orphan Unopened AfterEnd Json JsonFormat TagValue NoSuchMove NothingToLeave
    Variations NoBracket OtherGame NothingHeld WrongPlayer Empty SeveralGames TooManyRepairs NeedsRepair
}

/// Notes the kinds of repairs and refusals in these readings.
pub(super) fn note(readings: &[Reading]) {
    for reading in readings {
        let repairs = reading.repairs.iter().map(|(_, repair)| repair_name(repair));
        MET.with_borrow_mut(|met| met.extend(repairs));
        reading.refused.iter().for_each(note_refusal);
    }
}

pub(super) fn note_refusal(error: &ReadError) {
    MET.with_borrow_mut(|met| met.insert(reason_name(&error.reason)));
}

#[test]
fn every_kind_of_repair_and_refusal_stands_in_a_table() {
    MET.take();
    text::what_our_text_may_lack_or_have_too_much();
    text::refusals_of_our_text_say_where_and_why();
    text::a_thousand_repairs_are_enough();
    text::a_file_may_hold_several_games();
    json::what_our_json_may_lack_or_have_too_much();
    json::refusals_of_our_json_say_where_and_why();
    formats::what_the_other_formats_may_lack_or_have_too_much();
    formats::refusals_of_other_formats_say_where_and_why();
    boardspace::a_gesture_that_makes_no_move_is_refused_and_what_came_before_is_kept();
    let all: BTreeSet<&str> = REPAIRS.iter().chain(REASONS).copied().collect();
    let missing: Vec<&str> = all.difference(&MET.take()).copied().collect();
    assert!(missing.is_empty(), "in no table: {missing:?}");
}
