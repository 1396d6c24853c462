//! The threads that help a search.
//!
//! Each calls [`Crew::help`] and waits there for searches. An engine with several threads starts its own; a browser's
//! threads are workers, which a library cannot start, so there the caller provides them. Helpers share nothing with the main
//! search but the transposition table and the count of nodes. When it ends, each of them has a vote on the move.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, JoinHandle};

use dvonn_core::Movement;

use crate::Features;
use crate::evaluation::{AnyEvaluation, Evaluation, EvaluationUser};
use crate::search::{RootLine, Shared, Worker, deepen, is_final};
use crate::transposition_table::TranspositionTable;

/// Helper threads that take part in the searches of an engine, see [`Engine::with_crew`](crate::Engine::with_crew).
#[derive(Default)]
pub struct Crew {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    job: Option<Arc<Job>>,
    /// Counts jobs, so that no helper takes the same one twice.
    number: u64,
    helpers: usize,
    /// Helpers that are working on a job.
    busy: usize,
    is_dismissed: bool,
}

impl Crew {
    /// Takes part in every search until the crew is dismissed. Each helper thread calls this once.
    pub fn help(&self) {
        let mut state = self.state();
        state.helpers += 1;
        let helper = state.helpers;
        self.changed.notify_all();
        let mut done = 0;
        loop {
            let waits =
                |state: &mut State| !state.is_dismissed && (state.job.is_none() || state.number == done);
            state = self.changed.wait_while(state, waits).unwrap_or_else(PoisonError::into_inner);
            if state.is_dismissed {
                state.helpers -= 1;
                self.changed.notify_all();
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

    /// Waits until this many threads have called [`Crew::help`].
    pub fn wait_for(&self, helpers: usize) {
        let waits = |state: &mut State| state.helpers < helpers;
        drop(self.changed.wait_while(self.state(), waits));
    }

    /// Makes all helpers return.
    pub fn dismiss(&self) {
        self.state().is_dismissed = true;
        self.changed.notify_all();
    }

    /// Gives the helpers a job until the guard is dropped.
    pub(crate) fn begin(&self, job: Job) -> Helping<'_> {
        let job = Arc::new(job);
        let mut state = self.state();
        state.job = Some(Arc::clone(&job));
        state.number += 1;
        self.changed.notify_all();
        Helping { crew: self, job }
    }

    /// The state is never left half-updated, so a poisoned lock is still usable.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A crew of threads that belong to one engine and end with it.
pub(crate) struct OwnThreads {
    pub(crate) crew: Arc<Crew>,
    threads: Vec<JoinHandle<()>>,
}

impl OwnThreads {
    /// Starts this many threads, or fewer if the platform has no more.
    pub(crate) fn start(number: usize) -> OwnThreads {
        let crew = Arc::new(Crew::default());
        let start = |_| {
            let crew = Arc::clone(&crew);
            Builder::new().spawn(move || crew.help()).ok()
        };
        let threads = (0..number).map_while(start).collect();
        OwnThreads { crew, threads }
    }
}

impl Drop for OwnThreads {
    fn drop(&mut self) {
        self.crew.dismiss();
        for thread in self.threads.drain(..) {
            // A helper that panicked has said so already.
            let _ = thread.join();
        }
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
        let depths = (1..=job.deepest).map(|depth| depth.saturating_add(helper as u8 % 2));
        let mut lines = job.lines.clone();
        deepen(&mut worker, &job.position, &mut lines, job.wanted, depths, |_, _| true);
        lines.swap_remove(0)
    }
}

/// Helpers at work; dropping it waits for them.
pub(crate) struct Helping<'a> {
    crew: &'a Crew,
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
        let mut state = self.crew.state();
        state.job = None;
        drop(self.crew.changed.wait_while(state, |state| state.busy > 0));
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
        let crew = Arc::new(Crew::default());
        let position: Position = FULL_BOARD.parse().unwrap();
        let task = SearchTask::within(Limits::time(Duration::from_mins(1)));
        std::thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| crew.help());
            }
            crew.wait_for(2);
            let settings = Settings { hash: 4, ..Settings::default() };
            let mut engine = Engine::with_crew(settings, Arc::clone(&crew));
            for depth in [10, 3, 11] {
                // Each search must own the table alone when it begins.
                let answer = engine.think(&position, &task, &mut Until(depth));
                assert!(answer.lines[0].depth >= depth);
                assert!(position.play(answer.best().unwrap()).is_ok());
            }
            engine.forget();
            crew.dismiss();
        });
        assert_eq!(crew.state().helpers, 0);
        assert_eq!(Arc::strong_count(&crew), 1);
    }

    #[test]
    fn a_search_with_a_node_limit_has_no_helpers() {
        let crew = Arc::new(Crew::default());
        let position: Position = FULL_BOARD.parse().unwrap();
        let task = SearchTask::within(Limits::nodes(20_000));
        let settings = Settings { hash: 4, ..Settings::default() };
        let alone = Engine::new(settings.clone()).think(&position, &task, &mut ());
        std::thread::scope(|scope| {
            scope.spawn(|| crew.help());
            crew.wait_for(1);
            let answer = Engine::with_crew(settings, Arc::clone(&crew)).think(&position, &task, &mut ());
            crew.dismiss();
            assert_eq!(answer, alone);
        });
    }
}
