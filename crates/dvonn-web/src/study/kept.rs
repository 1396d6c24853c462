//! An analysis as it is stored between visits.

use dvonn_game::Record;
use serde::{Deserialize, Serialize};

use super::Study;
use crate::storage::Stored;

/// A stored analysis: its record, and the path to the current place.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct KeptStudy {
    /// In our text format.
    record: String,
    /// Which continuation was taken at each step from the start.
    path: Vec<usize>,
}

impl Stored for KeptStudy {
    const VERSION: u32 = 1;
}

impl KeptStudy {
    pub(crate) fn of(study: &Study) -> KeptStudy {
        let tree = &study.record.tree;
        let mut path: Vec<usize> = std::iter::successors(Some(study.cursor.at()), |&id| tree.parent(id))
            .filter_map(|id| {
                let parent = tree.parent(id)?;
                tree.children(parent).iter().position(|&child| child == id)
            })
            .collect();
        path.reverse();
        KeptStudy { record: study.record.to_string(), path }
    }

    /// Restores the analysis; `None` if the record cannot be read.
    pub(crate) fn take_up(&self) -> Option<Study> {
        let record: Record = self.record.parse().ok()?;
        let mut study = Study::new(record);
        let mut at = study.record.tree.root();
        for &step in &self.path {
            let Some(&next) = study.record.tree.children(at).get(step) else {
                break;
            };
            at = next;
        }
        study.cursor.go(&study.record.tree, at);
        Some(study)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the first version of the page stored.
    const VERSION_1: &str =
        r#"{"record":"[Result \"*\"]\n\n1. f3 a1 (1... k5 {far away}) 2. g3 *\n","path":[0,1]}"#;

    #[test]
    fn analyses_of_the_first_version_can_still_be_read() {
        let kept: KeptStudy = serde_json::from_str(VERSION_1).unwrap();
        let study = kept.take_up().unwrap();
        assert_eq!(study.record.tree.comment(study.cursor.at()), "far away");
    }
}
