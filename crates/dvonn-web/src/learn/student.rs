//! What the student has done, kept in the browser.

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
        let kept = storage::find::<Kept>(&Browser, Entry::Course);
        let is_unreadable = kept == Found::Unreadable;
        let read = match kept {
            Found::Value(kept) => {
                Progress::from_json(&kept.progress).ok().map(|progress| (progress, kept.at))
            }
            _ => Some((Progress::default(), None)),
        };
        if read.is_none() {
            storage::set_aside(&Browser, Entry::Course);
        }
        if is_unreadable || read.is_none() {
            desk.notify(desk.texts.get_untracked().get("storage-unreadable"));
        }
        let (progress, at) = read.unwrap_or_default();
        let student = Student {
            progress: RwSignal::new(progress),
            at: RwSignal::new(at.and_then(|id| Place::of(&id))),
        };
        Effect::new(move |before: Option<()>| {
            let progress = student.progress.with(Progress::to_json);
            let at = student.at.get().map(|place| place.step().id.to_owned());
            if before.is_some() {
                storage::keep(&Browser, Entry::Course, &Kept { progress, at });
            }
        });
        student
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
        self.at.set(Some(place));
    }

    pub(crate) fn finish(self, place: Place) {
        self.progress.update(|progress| progress.finish(place.step()));
    }

    /// Forgets everything.
    pub(crate) fn reset(self) {
        self.progress.update(Progress::reset);
        self.at.set(None);
    }

    /// Takes over what was done elsewhere.
    pub(crate) fn replace(self, progress: Progress) {
        self.progress.set(progress);
        self.at.set(None);
    }
}
