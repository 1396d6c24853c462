//! The evaluation graph: its points in a box of any size. The slider below it has the same scale.

use dvonn_core::Phase;
use dvonn_engine::Score;
use dvonn_game::{NodeId, Tree};

use super::Evaluations;

/// An evaluated place of a line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct GraphPoint {
    /// Plies from the start.
    pub(crate) depth: usize,
    /// The score for White.
    pub(crate) score: Score,
}

/// The evaluated places of the main line, and of the line that leaves it. Placements are not evaluated, and are shown only
/// while there is nothing else.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Graph {
    main: Vec<GraphPoint>,
    /// From the last place on the main line; empty if the line is the main line.
    branch: Vec<GraphPoint>,
    first: usize,
    last: usize,
    has_moves: bool,
}

impl Graph {
    /// The graph of the main line and the current line, which both begin at the root.
    pub(crate) fn new(tree: &Tree, main: &[NodeId], line: &[NodeId], evaluations: &Evaluations) -> Graph {
        let points = |line: &[NodeId], from: usize| -> Vec<GraphPoint> {
            let places = line.iter().enumerate().skip(from);
            let movement = places.filter(|(_, id)| tree.position(**id).phase() == Phase::Movement);
            movement
                .filter_map(|(depth, &id)| Some(GraphPoint { depth, score: evaluations.of(tree, id)?.score }))
                .collect()
        };
        let shared = main.iter().zip(line).take_while(|(main, line)| main == line).count();
        let first_of =
            |line: &[NodeId]| line.iter().position(|&id| tree.position(id).phase() == Phase::Movement);
        let first = [first_of(main), first_of(line)].into_iter().flatten().min();
        let last = main.len().max(line.len()) - 1;
        let is_branch = shared < line.len();
        Graph {
            main: points(main, 0),
            branch: if is_branch { points(line, shared.saturating_sub(1)) } else { Vec::new() },
            first: first.unwrap_or(0),
            last,
            has_moves: first.is_some_and(|first| first < last),
        }
    }

    /// The evaluated places of the main line.
    pub(crate) fn main(&self) -> &[GraphPoint] {
        &self.main
    }

    /// The evaluated places of a variation, from where it leaves the main line.
    pub(crate) fn branch(&self) -> &[GraphPoint] {
        &self.branch
    }

    /// Whether there are stack moves or passes to draw.
    pub(crate) fn has_moves(&self) -> bool {
        self.has_moves
    }

    /// The first and the last ply of the scale.
    pub(crate) fn ends(&self) -> (usize, usize) {
        (self.first, self.last)
    }

    /// The horizontal position of a ply, from 0 to 1.
    pub(crate) fn x(&self, depth: usize) -> f64 {
        let length = self.last.saturating_sub(self.first).max(1);
        (depth.saturating_sub(self.first) as f64 / length as f64).min(1.0)
    }

    /// The vertical position of White's chance, from 0 (won) to 1 (lost).
    pub(crate) fn y(score: Score) -> f64 {
        1.0 - score.winning_chance()
    }

    /// The ply nearest to a horizontal position from 0 to 1.
    pub(crate) fn depth_at(&self, x: f64) -> usize {
        let length = self.last.saturating_sub(self.first) as f64;
        self.first + (x.clamp(0.0, 1.0) * length).round() as usize
    }
}
