//! An analysis as it is stored between visits.

use dvonn_core::{Color, Move};
use dvonn_engine::Score;
use dvonn_game::{NodeId, Record, Tree};
use serde::{Deserialize, Serialize};

use super::{Evaluation, Study};
use crate::storage::Stored;

/// A stored analysis: its record, the path to the current place, and what the engine found out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct KeptStudy {
    /// In our text format.
    record: String,
    /// Which continuation was taken at each step from the start.
    path: Vec<usize>,
    /// Earlier builds did not store any.
    #[serde(default)]
    evaluations: Vec<KeptEvaluation>,
    /// The side of the person, if the game was theirs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    person: Option<Color>,
}

/// The evaluation of a place.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct KeptEvaluation {
    /// The number of the place in the order of [`places`].
    place: usize,
    score: Score,
    nodes: u64,
    line: Vec<Move>,
    /// Earlier builds did not store any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    others: Vec<(Move, Score)>,
}

/// The moves that are kept of an engine's line.
const KEPT_MOVES: usize = 8;

/// The places of a tree, each before its continuations: the same order for a tree and for the record read back.
fn places(tree: &Tree) -> Vec<NodeId> {
    let (mut places, mut todo) = (Vec::new(), vec![tree.root()]);
    while let Some(id) = todo.pop() {
        places.push(id);
        todo.extend(tree.children(id).iter().rev());
    }
    places
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
        let kept = |(place, id): (usize, NodeId)| {
            let Evaluation { score, nodes, mut line, others } = study.evaluations.of(tree, id)?;
            line.truncate(KEPT_MOVES);
            Some(KeptEvaluation { place, score, nodes, line, others })
        };
        let evaluations = places(tree).into_iter().enumerate().filter_map(kept).collect();
        KeptStudy { record: study.record.to_string(), path, evaluations, person: study.person }
    }

    /// Restores the analysis; `None` if the record cannot be read.
    pub(crate) fn take_up(&self) -> Option<Study> {
        let record: Record = self.record.parse().ok()?;
        let mut study = Study { person: self.person, ..Study::new(record) };
        let mut at = study.record.tree.root();
        for &step in &self.path {
            let Some(&next) = study.record.tree.children(at).get(step) else {
                break;
            };
            at = next;
        }
        study.cursor.go(&study.record.tree, at);
        let places = places(&study.record.tree);
        for KeptEvaluation { place, score, nodes, line, others } in &self.evaluations {
            if let Some(&id) = places.get(*place) {
                let (score, nodes, line, others) = (*score, *nodes, line.clone(), others.clone());
                study.evaluations.note(id, Evaluation { score, nodes, line, others });
            }
        }
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
