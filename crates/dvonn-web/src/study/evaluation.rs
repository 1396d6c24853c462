//! The engine's evaluations of the places of an analysis, and the review of its game that follows from them.

use std::collections::HashMap;

use dvonn_coach::{Assessment, Review};
use dvonn_core::{Move, Position};
use dvonn_engine::Score;
use dvonn_game::{NodeId, Tree};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The engine's evaluation of a place.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Evaluation {
    /// The score for White.
    pub(crate) score: Score,
    /// Nodes searched: a longer search replaces a shorter one.
    pub(crate) nodes: u64,
    /// The best line; empty at the end of a game.
    pub(crate) line: Vec<Move>,
    /// Other moves with their scores for White: see [`Assessment::others`].
    pub(crate) others: Vec<(Move, Score)>,
}

impl Evaluation {
    /// From what a search of this many nodes found.
    pub(crate) fn new(found: Assessment, nodes: u64) -> Evaluation {
        let Assessment { score, line, others } = found;
        Evaluation { score, nodes, line, others }
    }

    /// From a position in the review of a server: a `dvonn_wire::PositionReview`, whose scores are the engine's. It is taken apart
    /// here because reading it as that type would make the page 3 KB larger.
    pub(crate) fn of_server(mut found: Value) -> Option<Evaluation> {
        fn take<T: DeserializeOwned>(of: &mut Value, name: &str) -> Option<T> {
            serde_json::from_value(of.get_mut(name)?.take()).ok()
        }
        let mut others = Vec::new();
        for other in found.get_mut("others")?.as_array_mut()? {
            others.push((take(other, "move")?, take(other, "score")?));
        }
        let (score, line) = (take(&mut found, "score")?, take(&mut found, "line")?);
        Some(Evaluation { score, nodes: Review::NODES, line, others })
    }

    /// The exact value of a finished game, which needs no engine.
    fn of_finished(position: &Position) -> Option<Evaluation> {
        Some(Evaluation::new(Assessment::of_finished(position)?, u64::MAX))
    }

    /// Whether moves can be judged by it.
    pub(crate) fn is_reliable(&self) -> bool {
        self.score.is_proved() || self.nodes >= Review::NODES
    }
}

/// The evaluations of the places of one tree.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Evaluations(HashMap<NodeId, Evaluation>);

impl Evaluations {
    /// The evaluation of a place, if it is known.
    pub(crate) fn of(&self, tree: &Tree, id: NodeId) -> Option<Evaluation> {
        Evaluation::of_finished(tree.position(id)).or_else(|| self.0.get(&id).cloned())
    }

    /// Adds an evaluation, unless a better one is known. Returns whether it was added.
    pub(crate) fn note(&mut self, id: NodeId, evaluation: Evaluation) -> bool {
        let weight = |evaluation: &Evaluation| (evaluation.score.is_proved(), evaluation.nodes);
        let known = self.0.get(&id);
        if known.is_some_and(|known| weight(&evaluation) < weight(known) || *known == evaluation) {
            return false;
        }
        self.0.insert(id, evaluation);
        true
    }

    /// The places of a line that a review still has to evaluate.
    pub(crate) fn missing(&self, tree: &Tree, line: &[NodeId]) -> Vec<NodeId> {
        let is_missing = |&id: &NodeId| {
            let position = tree.position(id);
            (position.movement().is_some() || Review::judges_placement(position))
                && !self.of(tree, id).is_some_and(|evaluation| evaluation.is_reliable())
        };
        line.iter().copied().filter(is_missing).collect()
    }

    /// The review of a line, as far as its places are evaluated.
    pub(crate) fn review(&self, tree: &Tree, line: &[NodeId]) -> Review {
        let before = |id: NodeId| Some((*tree.position(tree.parent(id)?), tree.ply(id)?.mv));
        let plies: Vec<(Position, Move)> = line.iter().filter_map(|&id| before(id)).collect();
        let assessments: Vec<Option<Assessment>> = line
            .iter()
            .map(|&id| {
                let known = self.of(tree, id).filter(Evaluation::is_reliable)?;
                Some(Assessment { score: known.score, line: known.line, others: known.others })
            })
            .collect();
        Review::of_game(&plies, &assessments)
    }
}
