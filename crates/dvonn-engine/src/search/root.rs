//! The root of the tree: deepening, windows and lines.

use dvonn_core::Movement;

use super::node::Worker;
use super::{INFINITE, Ply, Stopped};
use crate::Idea;
use crate::evaluation::Evaluation;

/// A move at the root and what is known of it.
#[derive(Clone, Debug)]
pub(crate) struct RootLine {
    pub(crate) value: i32,
    pub(crate) depth: u8,
    pub(crate) longest: u8,
    pub(crate) plies: Vec<Ply>, // Invariant: not empty.
}

/// Searches deeper and deeper until told to stop or the depth is reached. Calls back with the first `wanted` lines after
/// each depth and whenever a better move is found; the callback says whether to begin another depth. The lines
/// come back best first.
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
            worker.longest = 0;
            if worker.root(position, &mut lines[first..], depth).is_err() {
                worker.publish_nodes();
                // One line may have found a better move on the way; several must be comparable.
                if wanted > 1 && !complete.is_empty() {
                    lines.clone_from_slice(&complete);
                }
                return;
            }
        }
        lines[..wanted].sort_by_key(|line| -line.value);
        if wanted > 1 {
            complete = lines.to_vec();
        }
        let nodes = worker.publish_nodes();
        if !finished(&lines[..wanted], nodes) {
            return;
        }
    }
}

impl<E: Evaluation> Worker<'_, E> {
    /// Finds the best of the lines, with a narrow window first. When it is stopped, a better line found so far
    /// comes first.
    fn root(&mut self, position: &Movement, lines: &mut [RootLine], depth: u8) -> Result<(), Stopped> {
        let guess = lines[0].value;
        let mut width = 150;
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if depth >= 4 && self.uses(Idea::Aspiration) {
            (alpha, beta) = ((guess - width).max(-INFINITE), (guess + width).min(INFINITE));
        }
        loop {
            let value = self.root_window(position, lines, depth, alpha, beta)?;
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

    fn root_window(
        &mut self,
        position: &Movement,
        lines: &mut [RootLine],
        depth: u8,
        mut alpha: i32,
        beta: i32,
    ) -> Result<i32, Stopped> {
        let here = self.here(position);
        let deeper = i32::from(depth) - 1;
        let mut best = -INFINITE;
        for index in 0..lines.len() {
            let ply = lines[index].plies[0];
            let next = self.after(&here, ply);
            let mut value = -INFINITE;
            if index > 0 {
                value = -self.node(&next, -alpha - 1, -alpha, deeper, 1)?;
            }
            if index == 0 || value > alpha {
                value = -self.node(&next, -beta, -alpha, deeper, 1)?;
            }
            if index == 0 || value > alpha {
                self.extend_line(0, ply);
                let line = RootLine {
                    value,
                    depth,
                    longest: self.longest.min(usize::from(u8::MAX)) as u8,
                    plies: self.lines[0].clone(),
                };
                if value > best {
                    // To the front; the others keep their order.
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
