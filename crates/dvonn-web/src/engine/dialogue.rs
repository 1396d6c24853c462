//! Decides which answers still count.

use dvonn_worker::{Lines, Report};

/// Questions and answers, without a worker.
#[derive(Default, Debug)]
pub(super) struct Dialogue {
    current: Option<u32>,
    /// The last report on the current question.
    last: Option<Lines>,
    /// Whether the last report is accepted as the answer.
    is_hurried: bool,
}

impl Dialogue {
    /// A new question was asked; the previous one is dropped.
    pub(super) fn ask(&mut self, id: u32) {
        self.forget();
        self.current = Some(id);
    }

    /// The question that has not been answered yet.
    pub(super) fn current(&self) -> Option<u32> {
        self.current
    }

    pub(super) fn forget(&mut self) {
        self.current = None;
        self.last = None;
        self.is_hurried = false;
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

    /// From now on, the last report on the current question is accepted as the answer.
    pub(super) fn hurry(&mut self) {
        self.is_hurried = self.current.is_some();
    }

    /// The last report as the final answer, if one is needed now. `None` as long as the engine has not found a move.
    pub(super) fn hurried_answer(&self) -> Option<Report> {
        let lines = self.last.clone().filter(|_| self.is_hurried)?;
        let best = *lines.lines.first()?.moves.first()?;
        Some(Report::Done { lines, best: Some(best) })
    }
}

#[cfg(test)]
mod tests {
    use dvonn_core::{Cell, Move};
    use dvonn_engine::Score;
    use dvonn_worker::LineReport;

    use super::*;

    fn progress(id: u32, mv: &str) -> Report {
        let lines = vec![LineReport { score: Score::Draw, moves: vec![mv.parse().unwrap()] }];
        Report::Progress(Lines { id, lines, ..Lines::default() })
    }

    fn done(id: u32) -> Report {
        Report::Done { lines: Lines { id, ..Lines::default() }, best: Some(Move::Place(Cell::F3)) }
    }

    fn best(dialogue: &Dialogue) -> Option<Move> {
        match dialogue.hurried_answer()? {
            Report::Done { best, .. } => best,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn late_reports_are_dropped() {
        let mut dialogue = Dialogue::default();
        let (first, second) = (1, 2);
        dialogue.ask(first);
        dialogue.ask(second);
        assert_eq!(dialogue.hear(progress(first, "a1")), None);
        assert_eq!(dialogue.hear(done(first)), None);
        assert!(dialogue.hear(progress(second, "b1")).is_some());
        assert_eq!(dialogue.hear(Report::Ready {}), None);
    }

    #[test]
    fn nothing_follows_the_final_report() {
        let mut dialogue = Dialogue::default();
        let id = 1;
        dialogue.ask(id);
        assert!(dialogue.hear(done(id)).is_some());
        assert_eq!(dialogue.current(), None);
        assert_eq!(dialogue.hear(done(id)), None);
    }

    #[test]
    fn a_hurried_engine_answers_with_its_last_report() {
        let mut dialogue = Dialogue::default();
        let id = 2;
        dialogue.ask(id);
        dialogue.hear(progress(id, "a1"));
        dialogue.hear(progress(id, "b1"));
        assert_eq!(dialogue.hurried_answer(), None, "nobody is in a hurry");
        dialogue.hurry();
        assert_eq!(best(&dialogue), Some(Move::Place(Cell::B1)));
        dialogue.forget();
        assert_eq!(dialogue.hurried_answer(), None);
    }

    #[test]
    fn an_engine_without_a_report_is_not_cut_short() {
        let mut dialogue = Dialogue::default();
        dialogue.hurry();
        let id = 3;
        dialogue.ask(id);
        dialogue.hear(progress(id, "a1"));
        assert_eq!(dialogue.hurried_answer(), None, "the hurry was before the question");
        let id = 4;
        dialogue.ask(id);
        dialogue.hurry();
        assert_eq!(dialogue.hurried_answer(), None);
        dialogue.hear(Report::Progress(Lines { id, ..Lines::default() }));
        assert_eq!(dialogue.hurried_answer(), None, "no move is named yet");
        dialogue.hear(progress(id, "c1"));
        assert_eq!(best(&dialogue), Some(Move::Place(Cell::C1)));
    }
}
