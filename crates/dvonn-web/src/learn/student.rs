//! What the student has done, kept in the browser.
//!
//! The course may be open in several windows, which share what is kept: so each change is made to what is kept now, and
//! not to what this window knew when it was opened.

use std::iter;

use dvonn_coach::Progress;
use dvonn_core::Move;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::place::Place;
use crate::desk::Desk;
use crate::storage::{Entry, Stored};

/// The student. Copies are handles to the same one.
#[derive(Clone, Copy)]
pub(crate) struct Student {
    desk: Desk,
    state: RwSignal<State>,
}

/// What is known of the student.
#[derive(Clone, Default)]
struct State {
    progress: Progress,
    /// The step that was open last.
    at: Option<Place>,
    /// The game that was begun last: the name of the step, and the moves.
    game: String,
}

/// The student as stored: the names of the finished steps, and the name of the step that was open last.
#[derive(Serialize, Deserialize)]
struct Kept {
    progress: Progress,
    at: Option<String>,
    #[serde(default)]
    game: String,
}

impl Stored for Kept {
    const VERSION: u32 = 2;

    fn migrate(version: u32, mut value: Value) -> Option<Value> {
        match version {
            // The progress was an exported file: JSON as text within JSON.
            1 => {
                let file: Value = serde_json::from_str(value["progress"].as_str()?).ok()?;
                value["progress"] = file["done"].clone();
                Some(value)
            }
            _ => None,
        }
    }
}

impl Student {
    /// Takes up what the last visit left.
    pub(crate) fn new(desk: Desk) -> Student {
        Student { desk, state: RwSignal::new(kept(desk).unwrap_or_default()) }
    }

    /// Changes what is kept; where nothing is, what this window knows.
    fn change(self, change: impl FnOnce(&mut State)) {
        let mut state = kept(self.desk).unwrap_or_else(|| self.state.get_untracked());
        change(&mut state);
        let kept = Kept {
            progress: state.progress.clone(),
            at: state.at.map(|place| place.step().id.to_owned()),
            game: state.game.clone(),
        };
        self.desk.keep(Entry::Course, &kept);
        self.state.set(state);
    }

    pub(crate) fn progress(self) -> Signal<Progress> {
        Signal::derive(move || self.state.with(|state| state.progress.clone()))
    }

    /// Whether nothing is done yet.
    pub(crate) fn is_new(self) -> bool {
        self.state.with(|state| state.progress.done() == 0)
    }

    pub(crate) fn has_done(self, place: Place) -> bool {
        self.state.with(|state| state.progress.is_done(place.step()))
    }

    /// Where to go on: at the step that was open last, or at the next one after it that is not done; `None` when all
    /// is done.
    pub(crate) fn next(self) -> Option<Place> {
        let open = |place: &Place| !self.has_done(*place);
        let at = self.state.with(|state| state.at);
        Place::all()
            .filter(|place| at.is_none_or(|at| *place >= at))
            .find(open)
            .or_else(|| Place::all().find(open))
    }

    pub(crate) fn open(self, place: Place) {
        self.change(|state| state.at = Some(place));
    }

    pub(crate) fn finish(self, place: Place) {
        self.change(|state| state.progress.finish(place.step()));
    }

    /// The game that was begun in a step; empty if none was.
    pub(crate) fn game(self, place: Place) -> Vec<Move> {
        self.state.with_untracked(|state| {
            let mut words = state.game.split(' ');
            let is_here = words.next() == Some(place.step().id);
            words.map_while(|mv| mv.parse().ok()).filter(|_| is_here).collect()
        })
    }

    /// Keeps the game of a step, in the place of any other.
    pub(crate) fn keep_game(self, place: Place, moves: &[Move]) {
        let moves = moves.iter().map(|mv| format!(" {mv}"));
        self.change(|state| state.game = iter::once(place.step().id.to_owned()).chain(moves).collect());
    }

    /// Forgets everything.
    pub(crate) fn reset(self) {
        self.change(|state| *state = State::default());
    }

    /// Adds what was done elsewhere.
    pub(crate) fn join(self, elsewhere: Progress) {
        self.change(|state| state.progress.join(elsewhere));
    }
}

/// What is kept, if it makes sense.
fn kept(desk: Desk) -> Option<State> {
    desk.take_up(Entry::Course, |kept: Kept| {
        let at = kept.at.and_then(|id| Place::of(&id));
        Some(State { progress: kept.progress, at, game: kept.game })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the first version of the page stored.
    const VERSION_1: &str = r#"{"progress":"{\n  \"format\": \"dvonn-course\",\n  \"version\": 1,\n  \"done\": [\n    \"board-1\",\n    \"board-2\"\n  ]\n}","at":"placing-1","game":"games-5 a1-b2"}"#;

    #[test]
    fn progress_of_the_first_version_can_still_be_read() {
        let stored: Value = serde_json::from_str(VERSION_1).unwrap();
        let kept: Kept = serde_json::from_value(Kept::migrate(1, stored).unwrap()).unwrap();
        assert_eq!(kept.progress.done(), 2);
        assert_eq!((kept.at.as_deref(), kept.game.as_str()), (Some("placing-1"), "games-5 a1-b2"));
        assert!(Kept::migrate(1, serde_json::json!({ "progress": "nonsense" })).is_none());
    }
}
