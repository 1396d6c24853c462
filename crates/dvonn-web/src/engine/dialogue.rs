//! Which answers still matter.

use dvonn_worker::{Lines, Report};

/// Questions and answers, without a worker.
#[derive(Default, Debug)]
pub(super) struct Dialogue {
    asked: u32,
    current: Option<u32>,
    /// What was said last about the current question.
    last: Option<Lines>,
}

impl Dialogue {
    /// The number of a new question; the one before is forgotten.
    pub(super) fn ask(&mut self) -> u32 {
        self.forget();
        self.asked += 1;
        self.current = Some(self.asked);
        self.asked
    }

    /// The question that waits for its answer.
    pub(super) fn current(&self) -> Option<u32> {
        self.current
    }

    pub(super) fn forget(&mut self) {
        self.current = None;
        self.last = None;
    }

    /// The report, if it is about the current question.
    pub(super) fn hear(&mut self, report: Report) -> Option<Report> {
        if report.id().is_none() || report.id() != self.current {
            return None;
        }
        if let Report::Progress(lines) = &report {
            self.last = Some(lines.clone());
        }
        if report.is_last() {
            self.forget();
        }
        Some(report)
    }

    /// What the engine has said until now, as its last word.
    pub(super) fn answer_so_far(&self) -> Option<Report> {
        let id = self.current?;
        let lines = self.last.clone().unwrap_or(Lines { id, ..Lines::default() });
        let best = lines.lines.first().and_then(|line| line.moves.first()).cloned();
        Some(Report::Done { lines, best })
    }
}

#[cfg(test)]
mod tests {
    use dvonn_worker::{LineReport, ScoreReport};

    use super::*;

    fn progress(id: u32, mv: &str) -> Report {
        let score = ScoreReport { margin: Some(1.0), chance: 0.6, proved: false };
        let lines = vec![LineReport { score, moves: vec![mv.to_owned()] }];
        Report::Progress(Lines { id, lines, ..Lines::default() })
    }

    fn done(id: u32) -> Report {
        Report::Done { lines: Lines { id, ..Lines::default() }, best: Some("f3".to_owned()) }
    }

    #[test]
    fn what_comes_late_is_dropped() {
        let mut dialogue = Dialogue::default();
        let first = dialogue.ask();
        let second = dialogue.ask();
        assert!(first < second);
        assert_eq!(dialogue.hear(progress(first, "a1")), None);
        assert_eq!(dialogue.hear(done(first)), None);
        assert!(dialogue.hear(progress(second, "b1")).is_some());
        assert_eq!(dialogue.hear(Report::Ready { threads: 1 }), None);
    }

    #[test]
    fn nothing_follows_the_last_word() {
        let mut dialogue = Dialogue::default();
        let id = dialogue.ask();
        assert!(dialogue.hear(done(id)).is_some());
        assert_eq!(dialogue.current(), None);
        assert_eq!(dialogue.hear(done(id)), None);
    }

    #[test]
    fn a_hurried_engine_answers_with_what_it_said_last() {
        let mut dialogue = Dialogue::default();
        assert_eq!(dialogue.answer_so_far(), None);
        let id = dialogue.ask();
        dialogue.hear(progress(id, "a1"));
        dialogue.hear(progress(id, "b1"));
        let Some(Report::Done { best, .. }) = dialogue.answer_so_far() else {
            panic!("there is an answer");
        };
        assert_eq!(best.as_deref(), Some("b1"));
        dialogue.forget();
        assert_eq!(dialogue.answer_so_far(), None);
    }
}
