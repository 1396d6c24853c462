//! The root of the tree: iterative deepening, aspiration windows and several lines.

use dvonn_core::Movement;

use super::worker::Worker;
use super::{INFINITE, Ply, Stopped};
use crate::Feature;
use crate::evaluation::Evaluation;

/// A root move with its value and principal variation.
#[derive(Clone, Debug)]
pub(crate) struct RootLine {
    pub(crate) value: i32,
    pub(crate) depth: u8,
    pub(crate) selective_depth: u8,
    /// Nodes spent on this move, in all depths.
    pub(crate) nodes: u64,
    pub(crate) pv: Vec<Ply>, // Invariant: not empty.
}

/// Searches one depth after the other until the search is stopped or the depths run out. After each depth, `finished`
/// gets the first `wanted` lines and decides whether to begin another. On return the lines are sorted, best first.
pub(crate) fn deepen<E: Evaluation>(
    worker: &mut Worker<'_, E>,
    position: &Movement,
    lines: &mut [RootLine],
    wanted: usize,
    depths: impl Iterator<Item = u8>,
    mut finished: impl FnMut(&[RootLine], u64) -> bool,
) {
    let wanted = wanted.clamp(1, lines.len());
    let mut complete = Vec::new();
    for depth in depths {
        for first in 0..wanted {
            worker.selective_depth = 0;
            if worker.search_root(position, &mut lines[first..], depth).is_err() {
                worker.publish_nodes();
                // A single line may have found a better move meanwhile; several lines must be of the same depth.
                if wanted > 1 && !complete.is_empty() {
                    lines.clone_from_slice(&complete);
                }
                return;
            }
        }
        sort_best_first(&mut lines[..wanted]);
        if wanted > 1 {
            complete = lines.to_vec();
        }
        let nodes = worker.publish_nodes();
        if !finished(&lines[..wanted], nodes) {
            return;
        }
    }
}

/// Apart from [`deepen`], of which there is a copy for each kind of evaluation.
fn sort_best_first(lines: &mut [RootLine]) {
    lines.sort_by_key(|line| -line.value);
}

impl<E: Evaluation> Worker<'_, E> {
    /// Moves the best line to the front. It is searched with an aspiration window first. If the search is stopped, the best
    /// line found so far is in front.
    fn search_root(&mut self, position: &Movement, lines: &mut [RootLine], depth: u8) -> Result<(), Stopped> {
        let guess = lines[0].value;
        let mut width = 150;
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if depth >= 4 && self.uses(Feature::Aspiration) {
            (alpha, beta) = ((guess - width).max(-INFINITE), (guess + width).min(INFINITE));
        }
        loop {
            let value = self.search_root_window(position, lines, depth, alpha, beta)?;
            width *= 3;
            if value <= alpha && alpha > -INFINITE {
                alpha = if width > 2000 { -INFINITE } else { value - width };
            } else if value >= beta && beta < INFINITE {
                beta = if width > 2000 { INFINITE } else { value + width };
            } else {
                return Ok(());
            }
        }
    }

    fn search_root_window(
        &mut self,
        position: &Movement,
        lines: &mut [RootLine],
        depth: u8,
        mut alpha: i32,
        beta: i32,
    ) -> Result<i32, Stopped> {
        let root = self.root_node(position);
        let deeper = i32::from(depth) - 1;
        let mut best = -INFINITE;
        for index in 0..lines.len() {
            let ply = lines[index].pv[0];
            let next = self.child(&root, ply);
            let before = self.nodes();
            let mut value = -INFINITE;
            if index > 0 {
                value = -self.search(&next, -alpha - 1, -alpha, deeper, 1)?;
            }
            if index == 0 || value > alpha {
                value = -self.search(&next, -beta, -alpha, deeper, 1)?;
            }
            lines[index].nodes += self.nodes() - before;
            if index == 0 || value > alpha {
                self.update_pv(0, ply);
                let line = RootLine {
                    value,
                    depth,
                    selective_depth: self.selective_depth.min(usize::from(u8::MAX)) as u8,
                    nodes: lines[index].nodes,
                    pv: self.pv[0].clone(),
                };
                if value > best {
                    // The others keep their order.
                    lines[..=index].rotate_right(1);
                    lines[0] = line;
                } else {
                    lines[index] = line;
                }
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if value >= beta {
                break;
            }
        }
        Ok(best)
    }
}
