//! Where progress is saved.

use std::path::Path;

use dvonn_coach::Progress;
use dvonn_text::{Texts, key, words};

use crate::Failure;
use crate::data_file::DataFile;

/// The progress file of one student.
pub(super) struct Store(DataFile);

impl Store {
    /// The given file, or the one in the user's data folder.
    pub(super) fn new(texts: &Texts, asked: Option<&Path>) -> Result<Store, Failure> {
        let file = asked.map(DataFile::at).or_else(|| DataFile::usual("course.json"));
        file.map(Store).ok_or_else(|| Failure::BadUse(texts.get(key::LEARN_NO_FOLDER)))
    }

    /// The progress so far; empty if there is no file yet.
    pub(super) fn load(&self, texts: &Texts) -> Result<Progress, Failure> {
        let Some(text) = self.0.read(texts)? else { return Ok(Progress::default()) };
        read(texts, &text).map_err(|reason| {
            let message = key::LearnRefusedFile { file: self.0.name().into(), reason: reason.into() };
            Failure::No(texts.get(message))
        })
    }

    pub(super) fn save(&self, texts: &Texts, progress: &Progress) -> Result<(), Failure> {
        self.0.write(texts, &(progress.to_json() + "\n"))
    }
}

/// Reads progress from text; the error says what is wrong.
pub(super) fn read(texts: &Texts, text: &str) -> Result<Progress, String> {
    Progress::from_json(text).map_err(|error| words::progress_error(texts, &error))
}
