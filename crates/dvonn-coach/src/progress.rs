//! A student's progress, as a value that can be saved, exported and imported.

use std::collections::BTreeSet;

use dvonn_core::Move;
use serde::{Deserialize, Serialize};

use crate::step::Chapter;
use crate::{OwnMoments, Step, StepIndex, Training};

const FORMAT: &str = "dvonn-course";
const VERSION: u32 = 4;

/// The finished steps, the last open step, the unfinished game, the training with puzzles, and the moments of own games.
///
/// Names of steps that this version does not know are kept, because another version may know them.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "File", into = "File")]
pub struct Progress {
    done: BTreeSet<String>,
    at: Option<String>,
    game: Option<Unfinished>,
    puzzles: Training,
    own: OwnMoments,
}

/// An unfinished game: the name of its step, and the moves of both sides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Unfinished {
    step: String,
    moves: String,
}

/// Progress as a file. Version 1 had only the finished steps, version 2 no puzzles, version 3 no moments of own games.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    version: u32,
    done: BTreeSet<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    at: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    game: Option<Unfinished>,
    #[serde(default, skip_serializing_if = "Training::is_new")]
    puzzles: Training,
    #[serde(default, skip_serializing_if = "OwnMoments::is_empty")]
    own: OwnMoments,
}

/// The part of a file that every version has.
#[derive(Deserialize)]
struct Header {
    format: String,
    version: u32,
}

/// Why a text is not a course progress file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ProgressError {
    /// It does not have the form of a progress file.
    #[error("this is not a course progress file: {reason}")]
    Unreadable {
        /// The mistake and its place.
        reason: String,
    },
    /// It is a file of another kind.
    #[error("this is {format:?}, not {FORMAT:?}")]
    OtherFormat {
        /// The kind that the file names.
        format: String,
    },
    /// It was written by a later version.
    #[error("this is version {version}; this program reads versions up to {VERSION}")]
    OtherVersion {
        /// The version that the file names.
        version: u32,
    },
}

impl Progress {
    /// Whether a step is finished.
    pub fn is_done(&self, step: &Step) -> bool {
        self.done.contains(step.id)
    }

    /// Records that a step is finished, and deletes its unfinished game.
    pub fn finish(&mut self, step: &Step) {
        self.done.insert(step.id.to_owned());
        self.game.take_if(|game| game.step == step.id);
    }

    /// Records that a step was opened.
    pub fn open(&mut self, step: &Step) {
        self.at = Some(step.id.to_owned());
    }

    /// The moves of the unfinished game in a step; empty if there is none.
    pub fn game(&self, step: &Step) -> Vec<Move> {
        let game = self.game.as_ref().filter(|game| game.step == step.id);
        let moves = game.map_or("", |game| game.moves.as_str()).split_whitespace();
        moves.map_while(|text| text.parse().ok()).collect()
    }

    /// Records an unfinished game, replacing any other. Without moves, there is none.
    pub fn leave_game(&mut self, step: &Step, moves: &[Move]) {
        let text: Vec<String> = moves.iter().map(ToString::to_string).collect();
        if moves.is_empty() {
            self.game.take_if(|game| game.step == step.id);
        } else {
            self.game = Some(Unfinished { step: step.id.to_owned(), moves: text.join(" ") });
        }
    }

    /// Adds the finished steps of another device, and its unfinished game if there is none here.
    pub fn join(&mut self, elsewhere: Progress) {
        self.done.extend(elsewhere.done);
        self.at = self.at.take().or(elsewhere.at);
        self.game = self.game.take().or(elsewhere.game);
        self.puzzles.join(elsewhere.puzzles);
        self.own.join(elsewhere.own);
    }

    /// The training with puzzles.
    pub fn puzzles(&self) -> &Training {
        &self.puzzles
    }

    /// The training with puzzles, to change it.
    pub fn puzzles_mut(&mut self) -> &mut Training {
        &mut self.puzzles
    }

    /// The moments of the person's own games.
    pub fn own(&self) -> &OwnMoments {
        &self.own
    }

    /// The moments of the person's own games, to change them.
    pub fn own_mut(&mut self) -> &mut OwnMoments {
        &mut self.own
    }

    /// Deletes everything.
    pub fn reset(&mut self) {
        *self = Progress::default();
    }

    /// The number of finished steps in a chapter.
    pub fn done_in(&self, chapter: &Chapter) -> usize {
        chapter.steps.iter().filter(|step| self.is_done(step)).count()
    }

    /// The number of finished steps in the course.
    pub fn done(&self) -> usize {
        StepIndex::all().filter(|index| self.is_done(index.step())).count()
    }

    /// Whether no step is finished and no game is waiting. A step that was only looked at does not count.
    pub fn is_new(&self) -> bool {
        self.done.is_empty() && self.game.is_none()
    }

    /// Where to continue: the first unfinished step from the last open one, or else from the start. `None` when every
    /// step is finished. Whoever has only looked around begins at the beginning.
    pub fn next(&self) -> Option<StepIndex> {
        let is_open = |index: &StepIndex| !self.is_done(index.step());
        let at = self.at.as_deref().filter(|_| !self.is_new()).and_then(StepIndex::of);
        let later = StepIndex::all().filter(|index| at.is_none_or(|at| *index >= at)).find(is_open);
        later.or_else(|| StepIndex::all().find(is_open))
    }

    /// The progress as the text of a file.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("names and moves are text")
    }

    /// Reads the text of a file of this version or an earlier one.
    ///
    /// # Errors
    /// If the text is something else, or was written by a later version.
    pub fn from_json(text: &str) -> Result<Progress, ProgressError> {
        let unreadable = |error: serde_json::Error| ProgressError::Unreadable { reason: error.to_string() };
        serde_json::from_str::<Header>(text).map_err(unreadable)?.check()?;
        serde_json::from_str(text).map_err(unreadable)
    }
}

impl Header {
    fn check(self) -> Result<(), ProgressError> {
        let Header { format, version } = self;
        if format != FORMAT {
            return Err(ProgressError::OtherFormat { format });
        }
        if !(1..=VERSION).contains(&version) {
            return Err(ProgressError::OtherVersion { version });
        }
        Ok(())
    }
}

impl From<Progress> for File {
    fn from(Progress { done, at, game, puzzles, own }: Progress) -> File {
        File { format: FORMAT.to_owned(), version: VERSION, done, at, game, puzzles, own }
    }
}

impl TryFrom<File> for Progress {
    type Error = ProgressError;

    fn try_from(file: File) -> Result<Progress, ProgressError> {
        let File { format, version, done, at, game, puzzles, own } = file;
        Header { format, version }.check()?;
        Ok(Progress { done, at, game, puzzles, own })
    }
}
