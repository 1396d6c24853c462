//! Where progress is saved.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use dvonn_coach::Progress;
use dvonn_text::{Texts, key, words};

use crate::{Failure, input};

/// The progress file of one student.
pub(super) struct Store(PathBuf);

impl Store {
    /// The given file, or the one in the user's data folder.
    pub(super) fn new(texts: &Texts, asked: Option<&Path>) -> Result<Store, Failure> {
        let usual = || data_folder(|name| std::env::var_os(name).map(PathBuf::from));
        let file = asked.map(Path::to_owned).or_else(|| Some(usual()?.join("dvonn").join("course.json")));
        file.map(Store).ok_or_else(|| Failure::BadUse(texts.get(key::LEARN_NO_FOLDER)))
    }

    /// The progress so far; empty if there is no file yet.
    pub(super) fn load(&self, texts: &Texts) -> Result<Progress, Failure> {
        match std::fs::read_to_string(&self.0) {
            Ok(text) => read(texts, &text).map_err(|reason| {
                let message = key::LearnRefusedFile {
                    file: self.0.display().to_string().into(),
                    reason: reason.into(),
                };
                Failure::No(texts.get(message))
            }),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Progress::default()),
            Err(error) => Err(input::file_failure(texts, &self.0, &error)),
        }
    }

    /// Writes a temporary file first, so that a full disk does not destroy the existing one.
    pub(super) fn save(&self, texts: &Texts, progress: &Progress) -> Result<(), Failure> {
        let beside = self.0.with_extension("new");
        let folder = self.0.parent().map_or(Ok(()), std::fs::create_dir_all);
        folder
            .and_then(|()| std::fs::write(&beside, progress.to_json() + "\n"))
            .and_then(|()| std::fs::rename(&beside, &self.0))
            .map_err(|error| input::file_failure(texts, &self.0, &error))
    }
}

/// Reads progress from text; the error says what is wrong.
pub(super) fn read(texts: &Texts, text: &str) -> Result<Progress, String> {
    Progress::from_json(text).map_err(|error| words::progress_error(texts, &error))
}

/// The folder where programs store data on this system.
fn data_folder(variable: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    let set = |name| variable(name).filter(|path| path.is_absolute());
    if cfg!(windows) {
        set("APPDATA")
    } else if cfg!(target_os = "macos") {
        Some(set("HOME")?.join("Library/Application Support"))
    } else {
        set("XDG_DATA_HOME").or_else(|| Some(set("HOME")?.join(".local/share")))
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn the_data_folder_follows_xdg_or_is_in_the_home_folder() {
        for (variables, folder) in [
            (&[][..], None),
            (&[("HOME", "/home/anna")], Some("/home/anna/.local/share")),
            (&[("HOME", "/home/anna"), ("XDG_DATA_HOME", "/data")], Some("/data")),
            (&[("HOME", "/home/anna"), ("XDG_DATA_HOME", "")], Some("/home/anna/.local/share")),
        ] {
            let variable = |name: &str| {
                variables.iter().find(|(known, _)| *known == name).map(|(_, value)| PathBuf::from(value))
            };
            assert_eq!(data_folder(variable), folder.map(PathBuf::from), "{variables:?}");
        }
    }
}
