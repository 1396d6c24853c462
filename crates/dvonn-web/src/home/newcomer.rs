//! Whether somebody is new to the game, without the code of the course.

use dvonn_coach::Progress;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::storage::{self, Browser, Entry, Found, Stored};

/// The names of the finished steps: all that the front page needs of the stored progress.
#[derive(Serialize, Deserialize)]
struct Done {
    done: Vec<String>,
}

impl Stored for Done {
    const VERSION: u32 = Progress::VERSION;

    fn migrate(version: u32, value: Value) -> Option<Value> {
        Progress::migrate(version, value)
    }
}

/// Whether no step of the course is finished. Opening one is not enough.
pub(super) fn is_newcomer() -> bool {
    match storage::find(&Browser, Entry::Course) {
        Found::Value(Done { done }) => done.is_empty(),
        Found::Nothing | Found::Unreadable => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finished_steps_are_found_in_the_stored_progress() {
        let progress = serde_json::to_value(Progress::default()).unwrap();
        assert!(serde_json::from_value::<Done>(progress).unwrap().done.is_empty());
        let first =
            r#"{"progress":"{\"format\":\"dvonn-course\",\"version\":1,\"done\":[\"board-1\"]}","at":null}"#;
        let migrated = Done::migrate(1, serde_json::from_str(first).unwrap()).unwrap();
        assert_eq!(serde_json::from_value::<Done>(migrated).unwrap().done, ["board-1"]);
    }
}
