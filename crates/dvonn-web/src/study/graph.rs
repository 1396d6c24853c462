//! The evaluation graph: its points in a box of any size.

use dvonn_game::{NodeId, Tree};

use super::{Evaluation, Evaluations};

/// An evaluated place of the line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct GraphPoint {
    /// Plies from the start.
    pub(crate) depth: usize,
    pub(crate) evaluation: Evaluation,
}

/// The evaluated places of a line. The placements are not evaluated and not shown.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Graph {
    points: Vec<GraphPoint>,
    first: usize,
    last: usize,
}

impl Graph {
    /// The graph of a line with this many placements.
    pub(crate) fn new(tree: &Tree, line: &[NodeId], placements: usize, evaluations: &Evaluations) -> Graph {
        let last = line.len() - 1;
        let first = placements.min(last);
        let points = line
            .iter()
            .enumerate()
            .skip(first)
            .filter_map(|(depth, &id)| Some(GraphPoint { depth, evaluation: evaluations.of(tree, id)? }));
        Graph { points: points.collect(), first, last }
    }

    pub(crate) fn points(&self) -> &[GraphPoint] {
        &self.points
    }

    /// The horizontal position of a ply, from 0 to 1.
    pub(crate) fn x(&self, depth: usize) -> f64 {
        let length = self.last.saturating_sub(self.first).max(1);
        depth.saturating_sub(self.first) as f64 / length as f64
    }

    /// The vertical position of White's chance, from 0 (won) to 1 (lost).
    pub(crate) fn y(point: &GraphPoint) -> f64 {
        1.0 - point.evaluation.score.winning_chance()
    }

    /// The ply nearest to a horizontal position from 0 to 1.
    pub(crate) fn depth_at(&self, x: f64) -> usize {
        let length = self.last.saturating_sub(self.first) as f64;
        self.first + (x.clamp(0.0, 1.0) * length).round() as usize
    }
}
