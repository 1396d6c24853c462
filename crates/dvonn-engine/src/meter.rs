//! What a question may cost: the one place where nodes, time and the caller's patience are weighed.

use std::time::Duration;

use dvonn_core::Position;

use crate::timing::Budget;
use crate::{Limits, Line, Observer, Report};

/// The limits of a question, and what its answer has cost so far.
pub(crate) struct Meter<'o> {
    observer: &'o mut (dyn Observer + 'o),
    budget: Option<Budget>,
    /// Nodes that the question may take; in the placement phase, boards.
    limit: u64,
    /// Nodes of the parts of the answer that are finished.
    spent: u64,
}

impl<'o> Meter<'o> {
    pub(crate) fn new(
        limits: &Limits,
        position: &Position,
        observer: &'o mut (dyn Observer + 'o),
    ) -> Meter<'o> {
        let limit = limits.nodes.unwrap_or(u64::MAX);
        Meter { observer, budget: Budget::of(limits, position), limit, spent: 0 }
    }

    /// The time limits, if there are any.
    pub(crate) fn budget(&self) -> Option<&Budget> {
        self.budget.as_ref()
    }

    /// The node limit of the whole question.
    pub(crate) fn limit(&self) -> u64 {
        self.limit
    }

    /// Nodes of the parts that are finished.
    pub(crate) fn spent(&self) -> u64 {
        self.spent
    }

    /// Nodes that are left for the next parts.
    pub(crate) fn left(&self) -> u64 {
        self.limit.saturating_sub(self.spent)
    }

    /// Time since the question was asked.
    pub(crate) fn elapsed(&mut self) -> Duration {
        self.observer.elapsed()
    }

    /// Whether a part that has taken this many nodes may take more, until this time limit. However little time there is,
    /// the first node is free: an answer is more than the first move in the list.
    pub(crate) fn goes_on(&mut self, nodes: u64, until: fn(&Budget) -> Duration) -> bool {
        let all = self.spent.saturating_add(nodes);
        self.observer.goes_on()
            && all < self.limit
            && (all == 0 || self.budget.is_none_or(|budget| self.observer.elapsed() < until(&budget)))
    }

    /// Reports lines, best first, of a part that has taken this many nodes.
    pub(crate) fn report(&mut self, lines: &[Line], nodes: u64) {
        let (nodes, elapsed) = (self.spent + nodes, self.observer.elapsed());
        for (line, number) in lines.iter().zip(1..) {
            self.observer.report(&Report { number, line, nodes, elapsed });
        }
    }

    /// A part that took this many nodes is finished.
    pub(crate) fn spend(&mut self, nodes: u64) {
        self.spent += nodes;
    }
}
