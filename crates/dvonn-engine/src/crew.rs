//! Threads of somebody else that help to search.
//!
//! A browser's threads are workers that cannot be started from here. So they come by themselves: each calls
//! [`Crew::help`], waits there for work, and shares nothing with the search that it helps but the table.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use dvonn_core::Movement;

use crate::Ideas;
use crate::hand::Hand;
use crate::search::{RootLine, Shared, Worker, deepen};
use crate::table::Table;

/// Helpers that wait for the searches of an engine, see [`Engine::with_crew`](crate::Engine::with_crew).
#[derive(Default)]
pub struct Crew {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    job: Option<Arc<Job>>,
    /// Counts jobs, so that nobody does one twice.
    number: u64,
    helpers: usize,
    /// Helpers that hold a job.
    busy: usize,
    is_dismissed: bool,
}

impl Crew {
    /// Helps in every search until the crew is dismissed. Several threads may be here at once.
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
            let job = state.job.clone().expect("nobody waits no longer without a job");
            done = state.number;
            state.busy += 1;
            drop(state);
            job.search(helper);
            // Before anybody hears that it is done: the engine wants its table back.
            drop(job);
            state = self.state();
            state.busy -= 1;
            self.changed.notify_all();
        }
    }

    /// Waits until so many threads have come to help.
    pub fn wait_for(&self, helpers: usize) {
        let waits = |state: &mut State| state.helpers < helpers;
        drop(self.changed.wait_while(self.state(), waits));
    }

    /// Sends all helpers home.
    pub fn dismiss(&self) {
        self.state().is_dismissed = true;
        self.changed.notify_all();
    }

    /// Gives the helpers a job, until the guard goes.
    pub(crate) fn begin(&self, job: Job) -> Helping<'_> {
        let job = Arc::new(job);
        let mut state = self.state();
        state.job = Some(Arc::clone(&job));
        state.number += 1;
        self.changed.notify_all();
        Helping { crew: self, job }
    }

    /// Nobody leaves the state half changed, so a panic elsewhere is no reason not to use it.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A search that helpers repeat at shifted depths.
pub(crate) struct Job {
    pub(crate) position: Movement,
    pub(crate) lines: Vec<RootLine>,
    pub(crate) wanted: usize,
    pub(crate) deepest: u8,
    pub(crate) table: Arc<Table>,
    pub(crate) evaluation: Arc<Hand>,
    pub(crate) without: Ideas,
    pub(crate) stop: AtomicBool,
    pub(crate) nodes: AtomicU64,
}

impl Job {
    fn search(&self, helper: usize) {
        let Job { table, without, stop, nodes, .. } = self;
        let shared = Shared { table, without: *without, stop, nodes };
        let mut goes_on = |_| true;
        let mut worker = Worker::new(&*self.evaluation, &shared, u64::MAX, &mut goes_on);
        // Threads at different depths find different things.
        let depths = (1..=self.deepest).map(|depth| depth.saturating_add(helper as u8 % 2));
        deepen(&mut worker, &self.position, &mut self.lines.clone(), self.wanted, depths, |_, _| true);
    }
}

/// Helpers at work.
pub(crate) struct Helping<'a> {
    crew: &'a Crew,
    job: Arc<Job>,
}

impl Helping<'_> {
    /// Ends the help; how many positions the helpers looked at.
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
    use crate::{Engine, Limits, Observer, Report, Settings, Task};

    const FULL_BOARD: &str = "WBBBWWBDB/BBWWWBBWBB/BBBBWDBWWWW/WWBWWBBBWW/WDWBBWWWB W M";

    /// Lets the engine think until it has seen so many plies ahead.
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
    fn a_helper_leaves_what_it_finds_in_the_table() {
        let position: Position = FULL_BOARD.parse().unwrap();
        let movement = *position.movement().unwrap();
        let moves: Vec<_> = position.legal_moves().collect();
        let job = Job {
            position: movement,
            lines: crate::engine::root_lines(&moves),
            wanted: 1,
            deepest: 4,
            table: Arc::new(Table::new(1)),
            evaluation: Arc::new(Hand::new(&crate::hand::Weights::default())),
            without: Ideas::NONE,
            stop: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
        };
        job.search(1);
        assert!(job.nodes.load(Ordering::Relaxed) > 0);
        let known = moves.iter().filter(|mv| {
            let after = position.play(**mv).unwrap();
            job.table.get(after.hash()).is_some()
        });
        assert!(known.count() > 0);
    }

    #[test]
    fn helpers_let_go_of_everything_when_a_search_ends() {
        let crew = Arc::new(Crew::default());
        let position: Position = FULL_BOARD.parse().unwrap();
        let task = Task::within(Limits::time(Duration::from_mins(1)));
        std::thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| crew.help());
            }
            crew.wait_for(2);
            let settings = Settings { hash: 4, ..Settings::default() };
            let mut engine = Engine::with_crew(settings, Arc::clone(&crew));
            for depth in [10, 3, 11] {
                // Each question needs the table for itself.
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
    fn with_a_limit_of_nodes_nobody_helps() {
        let crew = Arc::new(Crew::default());
        let position: Position = FULL_BOARD.parse().unwrap();
        let task = Task::within(Limits::nodes(20_000));
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
