//! The state of one search thread.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use dvonn_core::{Movement, StackMove};

use super::candidates::Candidate;
use super::history::History;
use super::value_cache::ValueCache;
use super::{MAX_ESTIMATE, MAX_PLY, Ply, Stopped};
use crate::evaluation::Evaluation;
use crate::transposition_table::TranspositionTable;
use crate::{Feature, Features, NodeKinds};

/// Nodes between two checks of the limits.
const CHECK_INTERVAL: u64 = 1 << 10;

/// What the threads of one search share.
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a TranspositionTable,
    pub(crate) without: Features,
    pub(crate) stop: &'a AtomicBool,
    /// Nodes of all threads, updated every `CHECK_INTERVAL` nodes.
    pub(crate) nodes: &'a AtomicU64,
}

/// A position and the state that the evaluation carries along.
#[derive(Clone, Copy)]
pub(super) struct Node<S> {
    pub(super) position: Movement,
    pub(super) state: S,
}

/// One thread's part of a search.
pub(crate) struct Worker<'a, E: Evaluation> {
    evaluation: &'a E,
    scratch: E::Scratch,
    values: ValueCache,
    pub(super) shared: &'a Shared<'a>,
    pub(super) history: History,
    /// For each ply, the last two moves that caused a beta cut-off there.
    pub(super) killers: [[Option<StackMove>; 2]; MAX_PLY],
    /// For each ply, the principal variation found below it.
    pub(super) pv: Vec<Vec<Ply>>,
    /// Candidates of all nodes between the root and the current one; each node uses the end of the list.
    pub(super) candidates: Vec<Candidate>,
    nodes: u64,
    pub(crate) kinds: NodeKinds,
    /// Nodes that `Shared::nodes` contains already.
    published: u64,
    /// The deepest ply reached.
    pub(super) selective_depth: usize,
    /// The node count at which limits are checked next.
    next_check: u64,
    /// Node limit; never exceeded.
    limit: u64,
    goes_on: &'a mut (dyn FnMut(u64) -> bool + 'a),
}

impl<'a, E: Evaluation> Worker<'a, E> {
    pub(crate) fn new(
        evaluation: &'a E,
        shared: &'a Shared<'a>,
        limit: u64,
        goes_on: &'a mut (dyn FnMut(u64) -> bool + 'a),
    ) -> Worker<'a, E> {
        Worker {
            evaluation,
            scratch: evaluation.scratch(),
            values: ValueCache::new(),
            shared,
            history: History::new(),
            killers: [[None; 2]; MAX_PLY],
            pv: vec![Vec::new(); MAX_PLY + 1],
            candidates: Vec::with_capacity(512),
            nodes: 0,
            kinds: NodeKinds::default(),
            published: 0,
            selective_depth: 0,
            next_check: 0,
            limit,
            goes_on,
        }
    }

    #[inline]
    pub(super) fn uses(&self, feature: Feature) -> bool {
        !self.shared.without.contains(feature)
    }

    /// A node whose evaluation state is computed from scratch.
    pub(super) fn root_node(&mut self, position: &Movement) -> Node<E::State> {
        Node { position: *position, state: self.evaluation.state(&mut self.scratch, position) }
    }

    /// Nodes of this thread.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Adds the nodes of this thread to those of all threads, and returns the sum.
    pub(super) fn publish_nodes(&mut self) -> u64 {
        let more = self.nodes - self.published;
        self.published = self.nodes;
        self.shared.nodes.fetch_add(more, Ordering::Relaxed) + more
    }

    /// Counts a node, and checks from time to time whether to stop.
    #[inline]
    pub(super) fn count_node(&mut self, ply: usize) -> Result<(), Stopped> {
        if self.nodes >= self.next_check {
            if self.nodes >= self.limit || self.shared.stop.load(Ordering::Relaxed) {
                return Err(Stopped);
            }
            let total = self.publish_nodes();
            if !(self.goes_on)(total) {
                return Err(Stopped);
            }
            self.next_check = (self.nodes + CHECK_INTERVAL).min(self.limit);
        }
        self.nodes += 1;
        self.selective_depth = self.selective_depth.max(ply);
        Ok(())
    }

    /// The node after a legal ply.
    #[inline]
    pub(super) fn child(&mut self, node: &Node<E::State>, ply: Ply) -> Node<E::State> {
        let mut position = node.position;
        let Some(mv) = ply else {
            position.pass_unchecked();
            return Node { position, state: node.state };
        };
        let effects = position.apply_unchecked(mv);
        let state =
            self.evaluation.after(&mut self.scratch, &node.state, &node.position, &position, &effects);
        Node { position, state }
    }

    #[inline]
    pub(super) fn static_eval(&mut self, node: &Node<E::State>) -> i32 {
        let Worker { evaluation, scratch, values, .. } = self;
        values.get_or_else(node.position.key(), || {
            evaluation.value(scratch, &node.position, &node.state).clamp(-MAX_ESTIMATE, MAX_ESTIMATE)
        })
    }

    /// Makes the principal variation at a ply this move and the variation after it.
    pub(super) fn update_pv(&mut self, ply: usize, first: Ply) {
        let mut pv = std::mem::take(&mut self.pv[ply]);
        pv.clear();
        pv.push(first);
        pv.extend_from_slice(&self.pv[ply + 1]);
        self.pv[ply] = pv;
    }
}
