//! Which steps a student has done, as a value to be kept, carried away and brought back.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::step::Chapter;
use crate::{COURSE, Step};

const FORMAT: &str = "dvonn-course";
const VERSION: u32 = 1;

/// The steps a student has done. Names that this version does not know are kept: they come from another one.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Progress {
    done: BTreeSet<String>,
}

/// Progress as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    version: u32,
    done: BTreeSet<String>,
}

/// Why a text is no progress.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ProgressError {
    /// It is not written so.
    #[error("this is not a course progress file: {reason}")]
    Unreadable {
        /// What is wrong, and where.
        reason: String,
    },
    /// It says that it is something else.
    #[error("this is {format:?}, not {FORMAT:?}")]
    OtherFormat {
        /// What it says.
        format: String,
    },
    /// It was written by a later version.
    #[error("this is version {version}; this program reads version {VERSION}")]
    OtherVersion {
        /// What it says.
        version: u32,
    },
}

impl Progress {
    /// Whether a step is done.
    pub fn is_done(&self, step: &Step) -> bool {
        self.done.contains(step.id)
    }

    /// Notes a step as done.
    pub fn finish(&mut self, step: &Step) {
        self.done.insert(step.id.to_owned());
    }

    /// Adds what was done elsewhere.
    pub fn join(&mut self, elsewhere: Progress) {
        self.done.extend(elsewhere.done);
    }

    /// Forgets everything.
    pub fn reset(&mut self) {
        self.done.clear();
    }

    /// How many steps of a chapter are done.
    pub fn done_in(&self, chapter: &Chapter) -> usize {
        chapter.steps.iter().filter(|step| self.is_done(step)).count()
    }

    /// How many steps of the course are done.
    pub fn done(&self) -> usize {
        COURSE.iter().map(|chapter| self.done_in(chapter)).sum()
    }

    /// The first step that is not done: its chapter and its place in it.
    pub fn next(&self) -> Option<(usize, usize)> {
        COURSE.iter().enumerate().find_map(|(chapter, steps)| {
            Some((chapter, steps.steps.iter().position(|step| !self.is_done(step))?))
        })
    }

    /// The progress as text.
    pub fn to_json(&self) -> String {
        let file = File { format: FORMAT.to_owned(), version: VERSION, done: self.done.clone() };
        serde_json::to_string_pretty(&file).expect("names are text")
    }

    /// Reads what [`Progress::to_json`] wrote.
    ///
    /// # Errors
    /// If it did not write this.
    pub fn from_json(text: &str) -> Result<Progress, ProgressError> {
        let file: File = serde_json::from_str(text)
            .map_err(|error| ProgressError::Unreadable { reason: error.to_string() })?;
        if file.format != FORMAT {
            return Err(ProgressError::OtherFormat { format: file.format });
        }
        if file.version != VERSION {
            return Err(ProgressError::OtherVersion { version: file.version });
        }
        Ok(Progress { done: file.done })
    }
}
