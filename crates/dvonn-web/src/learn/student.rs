//! The student's progress, stored in the browser.
//!
//! The course may be open in several windows, which share the stored progress. So each change is applied to the stored
//! progress, not to what this window read when it was opened.

use dvonn_coach::{OwnMoment, Progress, StepIndex, Training, Trial};
use dvonn_core::{Move, Position};
use leptos::prelude::*;
use serde_json::{Value, json};

use crate::browser;
use crate::desk::{Desk, desk};
use crate::parts::lasting;
use crate::storage::{Entry, Stored};

/// The student. Copies are handles to the same one.
#[derive(Clone, Copy)]
pub(crate) struct Student {
    desk: Desk,
    progress: RwSignal<Progress>,
    /// Whether a step was on the page since the list was.
    had_step: StoredValue<bool>,
}

impl Stored for Progress {
    const VERSION: u32 = 2;

    fn migrate(version: u32, mut value: Value) -> Option<Value> {
        match version {
            // The finished steps were an exported file, as text. Next to it were the last open step and the unfinished
            // game, as the name of its step and the moves.
            1 => {
                let mut progress: Value = serde_json::from_str(value["progress"].as_str()?).ok()?;
                progress["at"] = value["at"].take();
                if let Some((step, moves)) = value["game"].as_str().unwrap_or_default().split_once(' ') {
                    progress["game"] = json!({ "step": step, "moves": moves });
                }
                Some(progress)
            }
            _ => None,
        }
    }
}

impl Student {
    /// The student of this page, who continues where the last visit ended.
    pub(crate) fn of_page() -> Student {
        let desk = desk();
        lasting(|| Student {
            desk,
            progress: RwSignal::new(stored(desk).unwrap_or_default()),
            had_step: StoredValue::new(false),
        })
    }

    /// Changes the stored progress; if nothing is stored, the progress that this window has.
    fn change(self, change: impl FnOnce(&mut Progress)) {
        let mut progress = stored(self.desk).unwrap_or_else(|| self.progress.get_untracked());
        change(&mut progress);
        self.desk.keep(Entry::Course, &progress);
        self.progress.set(progress);
    }

    pub(crate) fn progress(self) -> Signal<Progress> {
        self.progress.into()
    }

    /// Whether no step is finished yet.
    pub(crate) fn is_new(self) -> bool {
        self.progress.with(Progress::is_new)
    }

    /// Notes that a step is on the page.
    pub(crate) fn note_step(self) {
        self.had_step.set_value(true);
    }

    /// Whether a step was left for the page that opens now.
    pub(crate) fn has_left_step(self) -> bool {
        self.had_step.try_update_value(std::mem::take).unwrap_or(false)
    }

    pub(crate) fn has_done(self, index: StepIndex) -> bool {
        self.progress.with(|progress| progress.is_done(index.step()))
    }

    pub(crate) fn open(self, index: StepIndex) {
        self.change(|progress| progress.open(index.step()));
    }

    pub(crate) fn finish(self, index: StepIndex) {
        self.change(|progress| progress.finish(index.step()));
    }

    /// The moves of the unfinished game in a step.
    pub(crate) fn game(self, index: StepIndex) -> Vec<Move> {
        self.progress.with_untracked(|progress| progress.game(index.step()))
    }

    pub(crate) fn leave_game(self, index: StepIndex, moves: &[Move]) {
        self.change(|progress| progress.leave_game(index.step(), moves));
    }

    /// Changes the training with puzzles.
    pub(super) fn train<T>(self, change: impl FnOnce(&mut Training) -> T) -> T {
        let mut result = None;
        self.change(|progress| result = Some(change(progress.puzzles_mut())));
        result.expect("the change was made")
    }

    /// Adds moments of the person's own games.
    pub(crate) fn keep_own(self, moments: Vec<OwnMoment>) {
        self.change(|progress| moments.into_iter().for_each(|moment| progress.own_mut().add(moment)));
    }

    /// Records an answer to a moment of an own game.
    pub(super) fn answer_own(self, position: &Position, trial: Trial) {
        self.change(|progress| progress.own_mut().answer(position, trial, today()));
    }

    /// Deletes everything.
    pub(crate) fn reset(self) {
        self.change(Progress::reset);
    }

    /// Adds the progress of another device.
    pub(crate) fn join(self, elsewhere: Progress) {
        self.change(|progress| progress.join(elsewhere));
    }
}

/// The number of this day since 1 January 1970, the same everywhere at the same moment.
pub(crate) fn today() -> u32 {
    (browser::clock() / 86_400_000) as u32
}

fn stored(desk: Desk) -> Option<Progress> {
    desk.take_up(Entry::Course, Some)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Progress as the first version of the page stored it.
    const VERSION_1: &str = r#"{"progress":"{\n  \"format\": \"dvonn-course\",\n  \"version\": 1,\n  \"done\": [\n    \"board-1\",\n    \"board-2\"\n  ]\n}","at":"games-4","game":"games-5 a1 b2"}"#;

    #[test]
    fn progress_of_the_first_version_can_still_be_read() {
        let stored: Value = serde_json::from_str(VERSION_1).unwrap();
        let progress: Progress = serde_json::from_value(Progress::migrate(1, stored).unwrap()).unwrap();
        assert_eq!(progress.done(), 2);
        assert_eq!(progress.next(), StepIndex::of("games-4"));
        let game = progress.game(StepIndex::of("games-5").unwrap().step());
        assert_eq!(game, ["a1", "b2"].map(|text| text.parse::<Move>().unwrap()));
        assert!(Progress::migrate(1, json!({ "progress": "nonsense" })).is_none());

        let without_game = json!({ "progress": Progress::default().to_json(), "at": null });
        let progress = serde_json::from_value::<Progress>(Progress::migrate(1, without_game).unwrap());
        assert_eq!(progress.unwrap(), Progress::default());
    }
}
