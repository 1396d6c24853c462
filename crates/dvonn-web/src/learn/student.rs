//! What the student has done, kept in the browser.
//!
//! The course may be open in several windows, which share what is kept: so each change is made to what is kept now, and
//! not to what this window knew when it was opened.

use dvonn_coach::Progress;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::place::Place;
use crate::desk::Desk;
use crate::storage::{self, Browser, Entry, Found};

/// The student. Copies are handles to the same one.
#[derive(Clone, Copy)]
pub(crate) struct Student {
    progress: RwSignal<Progress>,
    /// The step that was open last.
    at: RwSignal<Option<Place>>,
}

/// The student as kept: progress in the form in which it is carried away, and the name of the step.
#[derive(PartialEq, Serialize, Deserialize)]
struct Kept {
    progress: String,
    at: Option<String>,
}

impl Student {
    /// Takes up what the last visit left.
    pub(crate) fn new(desk: Desk) -> Student {
        let found = find();
        if found == Found::Unreadable {
            desk.notify(desk.texts.get_untracked().get("storage-unreadable"));
        }
        let (progress, at) = match found {
            Found::Value(found) => found,
            _ => Default::default(),
        };
        Student { progress: RwSignal::new(progress), at: RwSignal::new(at) }
    }

    /// Changes what is kept; where nothing is, what this window knows.
    fn change(self, change: impl FnOnce(&mut Progress), at: Option<Place>) {
        let mut progress = match find() {
            Found::Value((progress, _)) => progress,
            _ => self.progress.get_untracked(),
        };
        change(&mut progress);
        let kept = Kept { progress: progress.to_json(), at: at.map(|place| place.step().id.to_owned()) };
        storage::keep(&Browser, Entry::Course, &kept);
        self.progress.set(progress);
        self.at.set(at);
    }

    pub(crate) fn progress(self) -> Signal<Progress> {
        self.progress.into()
    }

    /// Whether nothing is done yet.
    pub(crate) fn is_new(self) -> bool {
        self.progress.with(|progress| progress.done() == 0)
    }

    pub(crate) fn has_done(self, place: Place) -> bool {
        self.progress.with(|progress| progress.is_done(place.step()))
    }

    /// Where to go on: at the step that was open last, or at the next one after it that is not done; `None` when all
    /// is done.
    pub(crate) fn next(self) -> Option<Place> {
        let open = |place: &Place| !self.has_done(*place);
        let at = self.at.get();
        Place::all()
            .filter(|place| at.is_none_or(|at| *place >= at))
            .find(open)
            .or_else(|| Place::all().find(open))
    }

    pub(crate) fn open(self, place: Place) {
        self.change(|_| {}, Some(place));
    }

    pub(crate) fn finish(self, place: Place) {
        self.change(|progress| progress.finish(place.step()), Some(place));
    }

    /// Forgets everything.
    pub(crate) fn reset(self) {
        self.change(Progress::reset, None);
    }

    /// Adds what was done elsewhere.
    pub(crate) fn join(self, elsewhere: Progress) {
        self.change(|progress| progress.join(elsewhere), None);
    }
}

/// What is kept. If it makes no sense it is set aside.
fn find() -> Found<(Progress, Option<Place>)> {
    let kept: Kept = match storage::find(&Browser, Entry::Course) {
        Found::Value(kept) => kept,
        Found::Nothing => return Found::Nothing,
        Found::Unreadable => return Found::Unreadable,
    };
    if let Ok(progress) = Progress::from_json(&kept.progress) {
        return Found::Value((progress, kept.at.and_then(|id| Place::of(&id))));
    }
    storage::set_aside(&Browser, Entry::Course);
    Found::Unreadable
}
