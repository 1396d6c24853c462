//! Steps by their position in the course.

use crate::{COURSE, Chapter, Step};

/// A step of the course: the numbers of an existing chapter and step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StepIndex {
    chapter: usize,
    step: usize,
}

impl StepIndex {
    /// The first step of the course.
    pub const FIRST: StepIndex = StepIndex { chapter: 0, step: 0 };

    /// All steps in order.
    pub fn all() -> impl Iterator<Item = StepIndex> {
        (0..COURSE.len()).flat_map(StepIndex::in_chapter)
    }

    /// The steps of a chapter.
    ///
    /// # Panics
    /// If there is no such chapter.
    pub fn in_chapter(chapter: usize) -> impl Iterator<Item = StepIndex> {
        (0..COURSE[chapter].steps.len()).map(move |step| StepIndex { chapter, step })
    }

    /// The step with this name.
    pub fn of(id: &str) -> Option<StepIndex> {
        StepIndex::all().find(|index| index.step().id == id)
    }

    /// The number of the chapter, from 0.
    pub fn chapter_number(self) -> usize {
        self.chapter
    }

    /// The chapter.
    pub fn chapter(self) -> &'static Chapter {
        &COURSE[self.chapter]
    }

    /// The step.
    pub fn step(self) -> &'static Step {
        &self.chapter().steps[self.step]
    }

    /// The number of the step in its chapter, from 1.
    pub fn number(self) -> usize {
        self.step + 1
    }

    /// Whether this is the exercise that ends its chapter.
    pub fn is_exercise(self) -> bool {
        self.number() == self.chapter().steps.len()
    }

    /// The next step of the course.
    pub fn next(self) -> Option<StepIndex> {
        StepIndex::all().find(|index| *index > self)
    }

    /// The previous step of the course.
    pub fn back(self) -> Option<StepIndex> {
        StepIndex::all().take_while(|index| *index < self).last()
    }
}
