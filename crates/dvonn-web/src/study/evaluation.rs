//! The engine's evaluations of the places of an analysis.

use std::collections::HashMap;

use dvonn_core::{Color, Phase, Position};
use dvonn_engine::{Margin, Score};
use dvonn_game::{NodeId, Tree};

/// The engine's evaluation of a place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Evaluation {
    /// The score for White.
    pub(crate) score: Score,
    /// Nodes searched: a longer search replaces a shorter one.
    pub(crate) nodes: u64,
}

impl Evaluation {
    /// The exact value of a finished game, which needs no engine.
    fn of_finished(position: &Position) -> Option<Evaluation> {
        position.outcome()?;
        let scores = position.scores();
        let margin = Margin::new(scores[Color::White] as i8 - scores[Color::Black] as i8)?;
        Some(Evaluation { score: Score::exact(margin), nodes: u64::MAX })
    }
}

/// The evaluations of the places of one tree.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Evaluations(HashMap<NodeId, Evaluation>);

impl Evaluations {
    /// The evaluation of a place, if it is known.
    pub(crate) fn of(&self, tree: &Tree, id: NodeId) -> Option<Evaluation> {
        Evaluation::of_finished(tree.position(id)).or_else(|| self.0.get(&id).copied())
    }

    /// Adds an evaluation, unless a better one is known. Returns whether it was added.
    pub(crate) fn note(&mut self, id: NodeId, evaluation: Evaluation) -> bool {
        let weight = |evaluation: &Evaluation| (evaluation.score.is_proved(), evaluation.nodes);
        let is_better = self.0.get(&id).is_none_or(|known| weight(&evaluation) >= weight(known));
        is_better && self.0.insert(id, evaluation) != Some(evaluation)
    }

    /// The places of a line after the placements that have no evaluation yet.
    pub(crate) fn missing(&self, tree: &Tree, line: &[NodeId]) -> Vec<NodeId> {
        let is_missing =
            |&id: &NodeId| tree.position(id).phase() == Phase::Movement && self.of(tree, id).is_none();
        line.iter().copied().filter(is_missing).collect()
    }
}
