//! Where somebody is in the course.

use dvonn_coach::{COURSE, Chapter, Step};

/// A step by its numbers, which exist.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Place {
    chapter: usize,
    step: usize,
}

impl Place {
    /// All places in order.
    pub(crate) fn all() -> impl Iterator<Item = Place> {
        (0..COURSE.len()).flat_map(Place::in_chapter)
    }

    /// The places of a chapter.
    pub(crate) fn in_chapter(chapter: usize) -> impl Iterator<Item = Place> {
        (0..COURSE[chapter].steps.len()).map(move |step| Place { chapter, step })
    }

    /// The place that an address names: a chapter by its name, a step by its number, from 1.
    pub(crate) fn read(chapter: &str, step: &str) -> Option<Place> {
        let wanted = |place: &Place| place.chapter().id == chapter && place.number().to_string() == step;
        Place::all().find(wanted)
    }

    /// The place of a step by its name.
    pub(crate) fn of(id: &str) -> Option<Place> {
        Place::all().find(|place| place.step().id == id)
    }

    pub(crate) fn chapter(self) -> &'static Chapter {
        &COURSE[self.chapter]
    }

    pub(crate) fn step(self) -> &'static Step {
        &self.chapter().steps[self.step]
    }

    /// The number of the step in its chapter, from 1.
    pub(crate) fn number(self) -> usize {
        self.step + 1
    }

    /// Whether this is what its chapter ends in.
    pub(crate) fn is_exercise(self) -> bool {
        self.number() == self.chapter().steps.len()
    }

    pub(crate) fn next(self) -> Option<Place> {
        Place::all().find(|place| *place > self)
    }

    pub(crate) fn back(self) -> Option<Place> {
        Place::all().take_while(|place| *place < self).last()
    }

    /// Its address on the page.
    pub(crate) fn address(self) -> String {
        format!("/learn/{}/{}", self.chapter().id, self.number())
    }
}
