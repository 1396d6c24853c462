//! The threads that help a search.
//!
//! They belong to an engine, wait for its searches and end with it. They share nothing with the main search but the
//! transposition table and the count of nodes. When it ends, each of them has a vote on the move.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, JoinHandle};

use dvonn_core::Movement;

use crate::Features;
use crate::evaluation::{AnyEvaluation, Evaluation, EvaluationUser};
use crate::search::{RootLine, Shared, Worker, deepen, is_final};
use crate::transposition_table::TranspositionTable;

/// The helper threads of an engine.
pub(crate) struct Crew {
    jobs: Arc<Jobs>,
    threads: Vec<JoinHandle<()>>,
}

impl Crew {
    /// Starts this many threads, or fewer if the platform has no more.
    pub(crate) fn start(number: usize) -> Crew {
        let jobs = Arc::new(Jobs::default());
        let start = |helper| {
            let jobs = Arc::clone(&jobs);
            Builder::new().spawn(move || jobs.help(helper)).ok()
        };
        let threads = (1..=number).map_while(start).collect();
        Crew { jobs, threads }
    }

    /// Gives the helpers a job until the guard is dropped.
    pub(crate) fn begin(&self, job: Job) -> Helping<'_> {
        let job = Arc::new(job);
        let mut state = self.jobs.state();
        state.job = Some(Arc::clone(&job));
        state.number += 1;
        self.jobs.changed.notify_all();
        Helping { jobs: &self.jobs, job }
    }
}

impl Drop for Crew {
    fn drop(&mut self) {
        self.jobs.state().is_dismissed = true;
        self.jobs.changed.notify_all();
        for thread in self.threads.drain(..) {
            // A helper that panicked has said so already.
            let _ = thread.join();
        }
    }
}

/// Where the helpers wait for jobs.
#[derive(Default)]
struct Jobs {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    job: Option<Arc<Job>>,
    /// Counts jobs, so that no helper takes the same one twice.
    number: u64,
    /// Helpers that are working on a job.
    busy: usize,
    is_dismissed: bool,
}

impl Jobs {
    /// Takes part in every search until the crew is dismissed.
    fn help(&self, helper: usize) {
        let mut done = 0;
        let mut state = self.state();
        loop {
            let waits =
                |state: &mut State| !state.is_dismissed && (state.job.is_none() || state.number == done);
            state = self.changed.wait_while(state, waits).unwrap_or_else(PoisonError::into_inner);
            if state.is_dismissed {
                return;
            }
            let job = state.job.clone().expect("a helper is woken only for a job");
            done = state.number;
            state.busy += 1;
            drop(state);
            job.search(helper);
            // Before the helper counts as idle: then the engine must own its table alone.
            drop(job);
            state = self.state();
            state.busy -= 1;
            self.changed.notify_all();
        }
    }

    /// The state is never left half-updated, so a poisoned lock is still usable.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A search that helpers run at shifted depths.
pub(crate) struct Job {
    pub(crate) position: Movement,
    pub(crate) lines: Vec<RootLine>,
    pub(crate) wanted: usize,
    pub(crate) deepest: u8,
    pub(crate) table: Arc<TranspositionTable>,
    pub(crate) evaluation: AnyEvaluation,
    pub(crate) without: Features,
    pub(crate) stop: AtomicBool,
    /// Nodes of all threads, the main one included.
    pub(crate) nodes: AtomicU64,
    /// The best line of each helper that has finished.
    pub(crate) votes: Mutex<Vec<RootLine>>,
}

impl Job {
    fn search(&self, helper: usize) {
        let vote = self.evaluation.serve(Help { job: self, helper });
        if vote.depth > 0 {
            self.votes.lock().unwrap_or_else(PoisonError::into_inner).push(vote);
        }
    }
}

/// One helper's part of a job.
struct Help<'a> {
    job: &'a Job,
    helper: usize,
}

impl EvaluationUser for Help<'_> {
    type Output = RootLine;

    fn run<E: Evaluation>(self, evaluation: &E) -> RootLine {
        let Help { job, helper } = self;
        let Job { table, without, stop, nodes, .. } = job;
        let shared = Shared { table, without: *without, stop, nodes };
        let mut goes_on = |_| true;
        let mut worker = Worker::new(evaluation, &shared, u64::MAX, &mut goes_on);
        // Threads at different depths fill the table with different entries.
        let shift = helper as u8 % 2;
        let depths = (1..=job.deepest).map(|depth| (depth + shift).min(job.deepest));
        let mut lines = job.lines.clone();
        deepen(&mut worker, &job.position, &mut lines, job.wanted, depths, |_, _| true);
        lines.swap_remove(0)
    }
}

/// Helpers at work; dropping it waits for them.
pub(crate) struct Helping<'a> {
    jobs: &'a Jobs,
    job: Arc<Job>,
}

impl Helping<'_> {
    /// Nodes of all threads.
    pub(crate) fn nodes(&self) -> &AtomicU64 {
        &self.job.nodes
    }

    /// Stops the helpers and returns the best line of each.
    pub(crate) fn end(&self) -> Vec<RootLine> {
        self.job.stop.store(true, Ordering::Relaxed);
        let mut state = self.jobs.state();
        state.job = None;
        drop(self.jobs.changed.wait_while(state, |state| state.busy > 0));
        std::mem::take(&mut *self.job.votes.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Drop for Helping<'_> {
    fn drop(&mut self) {
        self.end();
    }
}

/// The line of the move that the threads prefer. A vote counts more the deeper its thread searched and the better it thinks
/// of its move; a certain end of the game needs no vote.
pub(crate) fn elected<'a>(main: &'a RootLine, others: &'a [RootLine]) -> &'a RootLine {
    let lowest = others.iter().map(|line| line.value).fold(main.value, i32::min);
    let weight = |line: &RootLine| i64::from(line.value - lowest + LEAST_VOTE) * i64::from(line.depth);
    let rank = |line: &RootLine| {
        let same = std::iter::once(main).chain(others).filter(|other| other.pv[0] == line.pv[0]);
        let certain = if is_final(line.value) { line.value } else { 0 };
        (certain, same.map(weight).sum::<i64>(), weight(line))
    };
    // Of equal lines, that of the main thread counts: it has been reported.
    others.iter().fold(main, |best, line| if rank(line) > rank(best) { line } else { best })
}

/// What the vote for the worst move counts, in hundredths of a piece.
const LEAST_VOTE: i32 = 30;

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use dvonn_core::Position;

    use super::*;
    use crate::{Engine, Limits, Observer, Report, SearchTask, Settings};

    const FULL_BOARD: &str = "WBBBWWBDB/BBWWWBBWBB/BBBBWDBWWWW/WWBWWBBBWW/WDWBBWWWB W M";

    /// Stops the search once it has reached this depth.
    struct Until(u8);

    impl Observer for Until {
        fn elapsed(&mut self) -> Duration {
            if self.0 == 0 { Duration::from_hours(1) } else { Duration::ZERO }
        }

        fn report(&mut self, report: &Report<'_>) {
            if report.line.depth >= self.0 {
                self.0 = 0;
            }
        }
    }

    #[test]
    fn a_helper_stores_its_results_in_the_table() {
        let position: Position = FULL_BOARD.parse().unwrap();
        let movement = *position.movement().unwrap();
        let moves: Vec<_> = position.legal_moves().collect();
        let job = Job {
            position: movement,
            lines: crate::engine::root_lines(&moves),
            wanted: 1,
            deepest: 4,
            table: Arc::new(TranspositionTable::new(1)),
            evaluation: AnyEvaluation::new(&Settings::default().evaluator),
            without: Features::NONE,
            stop: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
            votes: Mutex::default(),
        };
        job.search(1);
        assert!(job.nodes.load(Ordering::Relaxed) > 0);
        let known = moves.iter().filter(|mv| {
            let after = position.play(**mv).unwrap();
            job.table.get(after.key()).is_some()
        });
        assert!(known.count() > 0);
    }

    #[test]
    fn depth_and_value_decide_an_election_unless_an_end_is_certain() {
        let position: Position = FULL_BOARD.parse().unwrap();
        let moves: Vec<_> = position.legal_moves().collect();
        let lines = crate::engine::root_lines(&moves[..2]);
        let line = |mv: usize, value, depth| RootLine { value, depth, ..lines[mv].clone() };
        for (name, main, others, expected) in [
            ("alone", line(0, 0, 9), vec![], (0, 0)),
            ("equal", line(0, 50, 9), vec![line(1, 50, 9)], (0, 50)),
            ("deeper", line(0, 50, 9), vec![line(1, 50, 10)], (1, 50)),
            ("better", line(0, 50, 9), vec![line(1, 90, 9)], (1, 90)),
            ("two against one", line(0, 60, 9), vec![line(1, 50, 9), line(1, 50, 9)], (1, 50)),
            ("the deeper line of the same move", line(0, 50, 9), vec![line(0, 40, 20)], (0, 40)),
            ("a certain win", line(0, 900, 20), vec![line(1, crate::search::WIN + 100, 2)], (1, 20_100)),
            ("a certain loss", line(0, -crate::search::WIN - 100, 20), vec![line(1, -900, 9)], (1, -900)),
        ] {
            let best = elected(&main, &others);
            assert_eq!((best.pv[0], best.value), (lines[expected.0].pv[0], expected.1), "{name}");
        }
    }

    #[test]
    fn helpers_release_everything_when_a_search_ends() {
        let position: Position = FULL_BOARD.parse().unwrap();
        let task = SearchTask::within(Limits::time(Duration::from_mins(1)));
        let mut engine = Engine::new(Settings { threads: 3, hash: 4, ..Settings::default() });
        for depth in [10, 3, 11] {
            // Each search must own the table alone when it begins.
            let mut until = Until(depth);
            let answer = engine.think(&position, &task, &mut until);
            // The main thread got there; the elected line can be that of a thread which did not.
            assert_eq!(until.0, 0);
            assert!(position.play(answer.best().unwrap()).is_ok());
        }
        engine.forget();
    }

    #[test]
    fn helpers_end_with_their_engine() {
        let crew = Crew::start(2);
        let jobs = Arc::clone(&crew.jobs);
        drop(crew);
        assert_eq!(Arc::strong_count(&jobs), 1);
    }

    #[test]
    fn a_search_with_a_node_limit_has_no_helpers() {
        let position: Position = FULL_BOARD.parse().unwrap();
        let answer = |threads| {
            let mut engine = Engine::new(Settings { threads, hash: 4, ..Settings::default() });
            engine.think(&position, &SearchTask::within(Limits::nodes(20_000)), &mut ())
        };
        assert_eq!(answer(3), answer(1));
    }
}
