//! The results of games against the computer, by which it chooses a level that matches the player.

use dvonn_coach::LevelResult;
use dvonn_text::{Texts, key};

use crate::Failure;
use crate::data_file::DataFile;

/// The latest results; older ones hardly count.
const MOST: usize = 50;

/// Where the results of one player are kept.
#[derive(Clone, Debug)]
pub(super) struct Results(DataFile);

impl Results {
    /// The file in the user's data folder, if there is such a folder.
    pub(super) fn usual() -> Option<Results> {
        DataFile::usual("results.json").map(Results)
    }

    /// The results, the latest first.
    pub(super) fn load(&self, texts: &Texts) -> Result<Vec<LevelResult>, Failure> {
        let Some(text) = self.0.read(texts)? else { return Ok(Vec::new()) };
        serde_json::from_str(&text).map_err(|error| {
            let reason = error.to_string().into();
            Failure::No(texts.get(key::ResultsRefused { file: self.0.name().into(), reason }))
        })
    }

    /// Adds a result to those in the file: another game may have ended in the meantime.
    pub(super) fn add(&self, texts: &Texts, result: LevelResult) -> Result<(), Failure> {
        let mut results = self.load(texts)?;
        results.insert(0, result);
        results.truncate(MOST);
        let text = serde_json::to_string(&results).expect("results are plain numbers");
        self.0.write(texts, &(text + "\n"))
    }
}

#[cfg(test)]
mod tests {
    use dvonn_engine::Level;

    use super::*;

    #[test]
    fn results_are_kept_and_a_file_with_something_else_is_refused_and_stays() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new").join("results.json");
        let (results, texts) = (Results(DataFile::at(&path)), Texts::default());
        assert!(results.load(&texts).unwrap().is_empty());
        let result = |margin| LevelResult { level: Level::default(), margin };
        for margin in 0..60 {
            results.add(&texts, result(margin)).unwrap();
        }
        let kept = results.load(&texts).unwrap();
        assert_eq!((kept[0], kept.len()), (result(59), MOST));

        std::fs::write(&path, "{}").unwrap();
        let refused = results.add(&texts, result(1)).unwrap_err().reason();
        assert!(refused.contains("results.json does not hold the results"), "{refused}");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "{}");
    }
}
