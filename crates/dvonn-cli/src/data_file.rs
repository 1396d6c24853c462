//! A file in the user's data folder.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use dvonn_text::Texts;

use crate::{Failure, input};

/// A file that one command writes and reads again later.
#[derive(Clone, Debug)]
pub(crate) struct DataFile(PathBuf);

impl DataFile {
    /// The file at this path.
    pub(crate) fn at(path: &Path) -> DataFile {
        DataFile(path.to_owned())
    }

    /// The file of this name in the user's data folder; `None` if there is no such folder.
    pub(crate) fn usual(name: &str) -> Option<DataFile> {
        let folder = data_folder(|name| std::env::var_os(name).map(PathBuf::from))?;
        Some(DataFile(folder.join("dvonn").join(name)))
    }

    /// Its name, for messages.
    pub(crate) fn name(&self) -> String {
        self.0.display().to_string()
    }

    /// What it contains; `None` if there is no file yet.
    pub(crate) fn read(&self, texts: &Texts) -> Result<Option<String>, Failure> {
        match std::fs::read_to_string(&self.0) {
            Ok(text) => Ok(Some(text)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(input::file_failure(texts, &self.0, &error)),
        }
    }

    /// Writes a temporary file first, so that a full disk does not destroy the existing one.
    pub(crate) fn write(&self, texts: &Texts, text: &str) -> Result<(), Failure> {
        let beside = self.0.with_extension("new");
        let folder = self.0.parent().map_or(Ok(()), std::fs::create_dir_all);
        folder
            .and_then(|()| std::fs::write(&beside, text))
            .and_then(|()| std::fs::rename(&beside, &self.0))
            .map_err(|error| input::file_failure(texts, &self.0, &error))
    }
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
