//! Search helpers on threads that the caller provides.
//!
//! Browser threads are workers, which a library cannot start. Instead each worker calls [`Crew::help`] and waits there
//! for searches. Helpers share nothing with the main search but the transposition table.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use dvonn_core::Movement;

use crate::Features;
use crate::evaluation::{AnyEvaluation, Evaluation, EvaluationUser};
use crate::search::{RootLine, Shared, Worker, deepen};
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
    pub(crate) nodes: AtomicU64,
}

impl Job {
    fn search(&self, helper: usize) {
        self.evaluation.serve(Help { job: self, helper });
    }
}

/// One helper's part of a job.
struct Help<'a> {
    job: &'a Job,
    helper: usize,
}

impl EvaluationUser for Help<'_> {
    type Output = ();

    fn run<E: Evaluation>(self, evaluation: &E) {
        let Help { job, helper } = self;
        let Job { table, without, stop, nodes, .. } = job;
        let shared = Shared { table, without: *without, stop, nodes };
        let mut goes_on = |_| true;
        let mut worker = Worker::new(evaluation, &shared, u64::MAX, &mut goes_on);
        // Threads at different depths fill the table with different entries.
        let depths = (1..=job.deepest).map(|depth| depth.saturating_add(helper as u8 % 2));
        deepen(&mut worker, &job.position, &mut job.lines.clone(), job.wanted, depths, |_, _| true);
    }
}

/// Helpers at work; dropping it waits for them.
pub(crate) struct Helping<'a> {
    crew: &'a Crew,
    job: Arc<Job>,
}

impl Helping<'_> {
    /// Stops the helpers and returns the nodes they searched.
    pub(crate) fn end(self) -> u64 {
        self.finish();
        self.job.nodes.load(Ordering::Relaxed)
    }

    fn finish(&self) {
        self.job.stop.store(true, Ordering::Relaxed);
        let mut state = self.crew.state();
        state.job = None;
        drop(self.crew.changed.wait_while(state, |state| state.busy > 0));
    }
}

impl Drop for Helping<'_> {
    fn drop(&mut self) {
        self.finish();
    }
}

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
