//! Collects the lines of a depth, which the engine reports one by one, into one report for the page.

use std::time::Duration;

use dvonn_engine::Observer;

use crate::thinker::Outside;
use crate::{LineReport, Lines, Report};

/// Receives the engine's reports on one question and passes them on by depth.
pub(crate) struct Gathering<'a> {
    id: u32,
    /// The number of lines in a report.
    shown: usize,
    outside: &'a mut dyn Outside,
    start: f64,
    /// Nodes of earlier searches for the same question.
    nodes_before: u64,
    /// Depths up to this one were reported by an earlier search.
    shown_depth: u8,
    lines: Vec<LineReport>,
}

impl Gathering<'_> {
    pub(crate) fn new(id: u32, shown: usize, outside: &mut dyn Outside) -> Gathering<'_> {
        let start = outside.now();
        Gathering { id, shown, outside, start, nodes_before: 0, shown_depth: 0, lines: Vec::new() }
    }

    /// Prepares for another search from depth 1, which reports only depths that are new.
    pub(crate) fn go_beyond(&mut self, nodes: u64, depth: u8) {
        self.nodes_before = nodes;
        self.shown_depth = depth;
    }

    /// Milliseconds since the question arrived.
    pub(crate) fn millis(&mut self) -> f64 {
        (self.outside.now() - self.start).max(0.0)
    }
}

impl Observer for Gathering<'_> {
    fn elapsed(&mut self) -> Duration {
        Duration::from_secs_f64(self.millis() / 1000.0)
    }

    fn goes_on(&mut self) -> bool {
        self.outside.goes_on(self.id)
    }

    fn report(&mut self, report: &dvonn_engine::Report<'_>) {
        if report.number == 1 {
            self.lines.clear();
        }
        self.lines.push(report.line.into());
        let is_new = report.line.depth > self.shown_depth || report.line.score.is_proved();
        if self.lines.len() == self.shown && is_new {
            let lines = Lines {
                id: self.id,
                depth: report.line.depth,
                nodes: self.nodes_before + report.nodes,
                millis: self.millis(),
                lines: std::mem::take(&mut self.lines),
            };
            self.outside.report(&Report::Progress(lines));
        }
    }
}
