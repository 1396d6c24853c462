//! The engine: one door to search, solver and placement player.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use dvonn_core::{Move, Movement, Position};

use crate::crew::{Crew, Job};
use crate::evaluation::{Evaluation, Material};
use crate::hand::{Hand, Weights};
use crate::search::{Ply, RootLine, Shared, Worker, deepen};
use crate::table::Table;
use crate::timing::Budget;
use crate::{
    Answer, Estimate, Goal, Idea, Ideas, Line, Observer, Progress, Report, Score, Solver, Task, placing,
    proof,
};

/// How an engine works.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// Threads that search together; 0 counts as 1.
    pub threads: usize,
    /// Megabytes for positions already judged.
    pub hash: usize,
    /// Seed of the random boards of the placement phase.
    pub seed: u64,
    /// Ideas that are switched off.
    pub without: Ideas,
    /// How positions are judged.
    pub judgement: Judgement,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            threads: 1,
            hash: 64,
            seed: 0,
            without: Ideas::NONE,
            judgement: Judgement::Hand(Weights::default()),
        }
    }
}

/// How positions at the end of the search are judged.
#[derive(Clone, PartialEq, Debug)]
pub enum Judgement {
    /// By counting pieces: a yardstick for speed.
    Material,
    /// By the hand-made evaluation with these weights.
    Hand(Weights),
}

/// Thinks about positions of both phases, and remembers what it found for the next question.
///
/// ```
/// use dvonn_core::Position;
/// use dvonn_engine::{Engine, Limits, Settings, Task};
///
/// let mut engine = Engine::new(Settings::default());
/// let answer = engine.think(&Position::START, &Task::within(Limits::nodes(1000)), &mut ());
/// assert!(Position::START.play(answer.best().expect("the game has just begun")).is_ok());
/// ```
pub struct Engine {
    settings: Settings,
    table: Arc<Table>, // Invariant: between questions nobody else holds it.
    solver: Option<Solver>,
    evaluation: Arc<Hand>,
    crew: Option<Arc<Crew>>,
}

impl Engine {
    /// An engine that knows nothing yet.
    pub fn new(settings: Settings) -> Engine {
        let weights = match &settings.judgement {
            Judgement::Material => Weights::default(),
            Judgement::Hand(weights) => weights.clone(),
        };
        Engine {
            table: Arc::new(Table::new(settings.hash)),
            solver: None,
            evaluation: Arc::new(Hand::new(&weights)),
            crew: None,
            settings,
        }
    }

    /// An engine whose searches others help with, except those with a limit of nodes, which can be repeated, and those that
    /// only count pieces.
    pub fn with_crew(settings: Settings, crew: Arc<Crew>) -> Engine {
        Engine { crew: Some(crew), ..Engine::new(settings) }
    }

    /// How it works.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Forgets what it found, as if it were new.
    pub fn forget(&mut self) {
        self.own_table().clear();
        self.solver = None;
    }

    fn own_table(&mut self) -> &mut Table {
        Arc::get_mut(&mut self.table).expect("helpers let go of the table before a search ends")
    }

    /// Thinks about a position until a limit is reached, the observer says stop, or nothing is left to find.
    pub fn think(&mut self, position: &Position, task: &Task, observer: &mut dyn Observer) -> Answer {
        let moves: Vec<Move> =
            position.legal_moves().filter(|mv| task.moves.is_empty() || task.moves.contains(mv)).collect();
        if moves.is_empty() {
            return Answer::default();
        }
        match position {
            Position::Placement(placement) => {
                placing::think(placement, &moves, task, self.settings.seed, observer)
            }
            Position::Movement(movement) => {
                self.own_table().age();
                let mut thought = Thought::new(movement, &moves, task, observer);
                self.think_about_stacks(&mut thought);
                Answer { lines: thought.best, nodes: thought.nodes }
            }
        }
    }

    /// A short search so that there is an answer, a proof if it is in reach, else a long search.
    fn think_about_stacks(&mut self, thought: &mut Thought<'_, '_>) {
        let task = thought.task;
        let wants_proof = match task.goal {
            Goal::Proof => true,
            Goal::Move => {
                task.limits.depth.is_none()
                    && !self.settings.without.contains(Idea::Solver)
                    && thought.allowance() / 2 >= proof::usual_cost(thought.position)
            }
        };
        let is_only_move = thought.moves.len() == 1 && thought.budget.is_some_and(|budget| budget.is_shared);
        if wants_proof || is_only_move {
            let nodes = FIRST_LOOK.min(task.limits.nodes.unwrap_or(u64::MAX) / 8);
            self.search(thought, Extent { nodes, depth: DEEPEST });
            if is_only_move || wants_proof && self.prove(thought) || task.goal == Goal::Proof {
                return;
            }
        }
        self.search(thought, Extent { nodes: u64::MAX, depth: task.limits.depth.unwrap_or(DEEPEST) });
    }

    /// Whether the answer is proved now.
    fn prove(&mut self, thought: &mut Thought<'_, '_>) -> bool {
        let solver = self.solver.get_or_insert_with(|| Solver::new(self.settings.hash.clamp(1, SOLVER_HASH)));
        let (before, already) = (solver.nodes(), thought.nodes);
        let most = match thought.task.goal {
            Goal::Proof => u64::MAX,
            Goal::Move => thought.allowance() / 2,
        };
        let Thought { position, moves, task, budget, observer, best, nodes, .. } = thought;
        let limit = task.limits.nodes.unwrap_or(u64::MAX);
        solver.ask_at(before.saturating_add(limit.saturating_sub(already)));
        let observer = std::cell::RefCell::new(&mut **observer);
        let mut watch = |progress: &Progress| {
            let used = progress.nodes - before;
            let mut observer = observer.borrow_mut();
            used < most
                && already + used < limit
                && observer.goes_on()
                && budget.is_none_or(|budget| observer.elapsed() < budget.soft.max(budget.hard / 2))
        };
        let report = |line: &Line, number: usize, nodes: u64| {
            let mut observer = observer.borrow_mut();
            let elapsed = observer.elapsed();
            observer.report(&Report { number, line, nodes: already + nodes - before, elapsed });
        };
        let mut is_proved = false;
        if task.lines <= 1 && task.moves.is_empty() {
            // An interruption leaves what was proved before it.
            let _ = proof::best_line(solver, position, &mut watch, |line, nodes| {
                report(&line, 1, nodes);
                *best = vec![line];
                is_proved = true;
            });
        } else if let Ok(lines) = proof::lines(solver, position, moves, task.lines.max(1), &mut watch) {
            for (line, number) in lines.iter().zip(1..) {
                report(line, number, solver.nodes());
            }
            *best = lines;
            is_proved = true;
        }
        *nodes += solver.nodes() - before;
        is_proved
    }

    fn search(&self, thought: &mut Thought<'_, '_>, extent: Extent) {
        match self.settings.judgement {
            Judgement::Material => self.search_with(&Material, thought, extent),
            Judgement::Hand(_) => {
                let crew = self
                    .crew
                    .as_ref()
                    .filter(|_| extent.nodes == u64::MAX && thought.task.limits.nodes.is_none());
                let helping = crew.map(|crew| crew.begin(self.job(thought, extent)));
                self.search_with(&*self.evaluation, thought, extent);
                if let Some(helping) = helping {
                    thought.nodes += helping.end();
                }
            }
        }
    }

    /// What helpers are asked to do.
    fn job(&self, thought: &Thought<'_, '_>, extent: Extent) -> Job {
        Job {
            position: *thought.position,
            lines: root_lines(thought.moves),
            wanted: thought.task.lines,
            deepest: extent.depth.clamp(1, DEEPEST),
            table: Arc::clone(&self.table),
            evaluation: Arc::clone(&self.evaluation),
            without: self.settings.without,
            stop: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
        }
    }

    fn search_with<E: Evaluation>(&self, evaluation: &E, thought: &mut Thought<'_, '_>, extent: Extent) {
        let Thought { position, moves, task, budget, observer, best, nodes: already } = thought;
        if !best.is_empty() && task.limits.nodes.is_some_and(|limit| *already >= limit) {
            return;
        }
        let (stop, looked_at) = (AtomicBool::new(false), AtomicU64::new(0));
        let shared =
            Shared { table: &self.table, without: self.settings.without, stop: &stop, nodes: &looked_at };
        let mut lines = root_lines(moves);
        let limit = task.limits.nodes.map_or(u64::MAX, |nodes| nodes.saturating_sub(*already).max(1));
        let limit = limit.min(extent.nodes);
        let deepest = extent.depth.clamp(1, DEEPEST);
        let already_there = *already;
        let observer = std::cell::RefCell::new(&mut **observer);
        std::thread::scope(|scope| {
            for thread in 1..self.settings.threads.max(1) {
                let (shared, mut lines) = (&shared, lines.clone());
                let position: &Movement = position;
                let wanted = task.lines;
                let search = move || {
                    let mut goes_on = |_| true;
                    let mut worker = Worker::new(evaluation, shared, u64::MAX, &mut goes_on);
                    // Threads at different depths find different things.
                    let depths = (1..=DEEPEST).map(|depth| depth.saturating_add(thread as u8 % 2));
                    deepen(&mut worker, position, &mut lines, wanted, depths, |_, _| true);
                };
                // Where there are no threads, one is enough.
                let _ = std::thread::Builder::new().spawn_scoped(scope, search);
            }
            let mut goes_on = |nodes: u64| {
                let mut observer = observer.borrow_mut();
                observer.goes_on()
                    && nodes < limit
                    && budget.is_none_or(|budget| observer.elapsed() < budget.hard)
            };
            let mut worker = Worker::new(evaluation, &shared, limit, &mut goes_on);
            deepen(&mut worker, position, &mut lines, task.lines, 1..=deepest, |lines, nodes| {
                let mut observer = observer.borrow_mut();
                let elapsed = observer.elapsed();
                for (line, number) in lines.iter().zip(1..) {
                    let line = &shown(line);
                    observer.report(&Report { number, line, nodes: already_there + nodes, elapsed });
                }
                budget.is_none_or(|budget| elapsed < budget.soft)
            });
            shared.stop.store(true, Ordering::Relaxed);
        });
        lines.truncate(task.lines.max(1));
        *best = lines.iter().map(shown).collect();
        *already += shared.nodes.load(Ordering::Relaxed);
    }
}

/// Positions of the search that comes before a proof, at most; of few nodes, an eighth.
const FIRST_LOOK: u64 = 2_000;
/// Megabytes for the solver: a table that fits the cache is faster.
const SOLVER_HASH: usize = 16;
/// Positions a solver looks at in a second, roughly: to tell whether a proof is worth trying.
const SOLVER_SPEED: f64 = 5e6;

/// A question about stacks on its way to an answer.
struct Thought<'a, 'o> {
    position: &'a Movement,
    moves: &'a [Move],
    task: &'a Task,
    budget: Option<Budget>,
    observer: &'a mut (dyn Observer + 'o),
    best: Vec<Line>,
    nodes: u64,
}

impl<'a, 'o> Thought<'a, 'o> {
    fn new(
        position: &'a Movement,
        moves: &'a [Move],
        task: &'a Task,
        observer: &'a mut (dyn Observer + 'o),
    ) -> Thought<'a, 'o> {
        let budget = Budget::of(&task.limits, &Position::from(*position));
        Thought { position, moves, task, budget, observer, best: Vec::new(), nodes: 0 }
    }

    /// About how many positions can be looked at.
    fn allowance(&self) -> u64 {
        let by_time =
            self.budget.map_or(u64::MAX, |budget| (budget.hard.as_secs_f64() * SOLVER_SPEED) as u64);
        by_time.min(self.task.limits.nodes.unwrap_or(u64::MAX)).min(LONGEST_PROOF)
    }
}

/// Proofs that take longer are only tried when a proof is asked for.
const LONGEST_PROOF: u64 = 200_000_000;

/// How far a search goes at most.
#[derive(Clone, Copy)]
struct Extent {
    nodes: u64,
    depth: u8,
}

/// More plies than any game has.
const DEEPEST: u8 = 99;

/// Every move, with nothing known of it.
pub(crate) fn root_lines(moves: &[Move]) -> Vec<RootLine> {
    let line = |mv: &Move| RootLine { value: 0, depth: 0, longest: 0, plies: vec![ply_of(*mv)] };
    moves.iter().map(line).collect()
}

fn ply_of(mv: Move) -> Ply {
    match mv {
        Move::Stack(mv) => Some(mv),
        Move::Pass | Move::Place(_) => None,
    }
}

fn shown(line: &RootLine) -> Line {
    let moves = line.plies.iter().map(|ply| ply.map_or(Move::Pass, Move::Stack));
    Line {
        depth: line.depth.max(1),
        selective_depth: line.longest.max(1),
        score: Score::Estimate(Estimate::of_value(line.value)),
        moves: moves.collect(),
    }
}
