//! The engine: search, solver and placement player behind one interface.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use dvonn_core::{Move, Movement, Position};

use crate::crew::{Crew, Job};
use crate::evaluation::{AnyEvaluation, Evaluation, EvaluationUser};
use crate::handcrafted::{HandCrafted, Weights};
use crate::handicap::Handicapped;
#[cfg(feature = "networks")]
use crate::network::Network;
use crate::placement::BoardNetwork;
use crate::search::{Ply, RootLine, Shared, Worker, deepen};
use crate::solver::{possible_margins, proof};
use crate::timing::{Budget, Pace};
use crate::transposition_table::TranspositionTable;
use crate::{
    Answer, Estimate, Feature, Features, Goal, Judgement, Line, NodeKinds, Observer, Report, Score,
    SearchTask, Solver, SolverProgress, placement,
};

/// How an engine works.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// Threads that search together; 0 counts as 1.
    pub threads: usize,
    /// Megabytes of transposition table.
    pub hash: usize,
    /// Seed of all random choices: between placements that are about equal, and what a [`Handicap`](crate::Handicap) gets
    /// wrong.
    pub seed: u64,
    /// Search features that are switched off.
    pub without: Features,
    /// The static evaluation.
    pub evaluator: Evaluator,
    /// Values boards in the placement phase.
    pub board_network: BoardNetwork,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            threads: 1,
            hash: 64,
            seed: 0,
            without: Features::NONE,
            evaluator: Evaluator::HandCrafted(Weights::default()),
            board_network: BoardNetwork::default(),
        }
    }
}

/// The static evaluation of the search.
#[derive(Clone, PartialEq, Debug)]
pub enum Evaluator {
    /// Counts pieces; for measuring the speed of the search alone.
    Material,
    /// The hand-crafted evaluation with these weights.
    HandCrafted(Weights),
    /// A network.
    #[cfg(feature = "networks")]
    Network(Network),
}

/// Finds moves in both phases. Results stay in the transposition table for the next question.
///
/// ```
/// use dvonn_core::Position;
/// use dvonn_engine::{Engine, Limits, Settings, SearchTask};
///
/// let mut engine = Engine::new(Settings::default());
/// let answer = engine.think(&Position::START, &SearchTask::within(Limits::nodes(1000)), &mut ());
/// assert!(Position::START.play(answer.best().expect("the game has just begun")).is_ok());
/// ```
pub struct Engine {
    settings: Settings,
    table: Arc<TranspositionTable>, // Invariant: not shared between searches.
    solver: Option<Solver>,
    evaluation: AnyEvaluation,
    /// What a handicapped player sees, and a task may ask for.
    hand_crafted: Arc<HandCrafted>,
    crew: Option<Arc<Crew>>,
    kinds: NodeKinds,
}

impl Engine {
    /// An engine with an empty transposition table.
    pub fn new(settings: Settings) -> Engine {
        let evaluation = AnyEvaluation::new(&settings.evaluator);
        let hand_crafted = if let AnyEvaluation::HandCrafted(evaluation) = &evaluation {
            Arc::clone(evaluation)
        } else {
            Arc::new(HandCrafted::new(&Weights::default()))
        };
        Engine {
            table: Arc::new(TranspositionTable::new(settings.hash)),
            solver: None,
            evaluation,
            hand_crafted,
            crew: None,
            kinds: NodeKinds::default(),
            settings,
        }
    }

    /// An engine with helpers. They take no part in searches with a node limit, so that these can be repeated.
    pub fn with_crew(settings: Settings, crew: Arc<Crew>) -> Engine {
        Engine { crew: Some(crew), ..Engine::new(settings) }
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What the last answer's searches did at their nodes; of the main thread alone.
    pub fn node_kinds(&self) -> NodeKinds {
        self.kinds
    }

    /// Changes the seed; what was learnt stays.
    pub fn reseed(&mut self, seed: u64) {
        self.settings.seed = seed;
    }

    /// Clears everything that was learnt in earlier searches.
    pub fn forget(&mut self) {
        self.own_table().clear();
        self.solver = None;
    }

    fn own_table(&mut self) -> &mut TranspositionTable {
        Arc::get_mut(&mut self.table).expect("helpers release the table before a search ends")
    }

    /// Thinks about a position until a limit is reached, the observer stops it, or nothing is left to find.
    pub fn think(&mut self, position: &Position, task: &SearchTask, observer: &mut dyn Observer) -> Answer {
        let moves: Vec<Move> =
            position.legal_moves().filter(|mv| task.moves.is_empty() || task.moves.contains(mv)).collect();
        if moves.is_empty() {
            return Answer::default();
        }
        if let (Some(handicap), Goal::Move) = (&task.handicap, task.goal) {
            let player = Handicapped { handicap, evaluation: &self.hand_crafted, seed: self.settings.seed };
            return player.think(position, &moves, task, observer);
        }
        match position {
            Position::Placement(placement) => {
                let Settings { board_network, seed, .. } = &self.settings;
                placement::think(placement, &moves, board_network, task, *seed, observer)
            }
            Position::Movement(movement) => {
                self.own_table().age();
                let mut query = Query::new(movement, &moves, task, observer);
                self.think_in_movement(&mut query);
                self.kinds = query.kinds;
                Answer { lines: query.best, nodes: query.nodes }
            }
        }
    }

    /// A short search, so that there is an answer; then a proof, if one is in reach; otherwise a long search.
    fn think_in_movement(&mut self, query: &mut Query<'_, '_>) {
        let task = query.task;
        let wants_proof = match task.goal {
            Goal::Proof => true,
            Goal::Move => {
                task.limits.depth.is_none()
                    && !self.settings.without.contains(Feature::Solver)
                    && query.is_proof_in_reach()
            }
        };
        let is_only_move = query.moves.len() == 1 && query.budget.is_some_and(|budget| budget.is_shared);
        if wants_proof || is_only_move {
            let nodes = FIRST_SEARCH.min(task.limits.nodes.unwrap_or(u64::MAX) / 8);
            self.search(query, SearchLimits { nodes, depth: MAX_DEPTH });
            query.measure_speed();
            let wants_proof = wants_proof && (task.goal == Goal::Proof || query.is_proof_in_reach());
            if is_only_move || wants_proof && self.prove(query) || task.goal == Goal::Proof {
                return;
            }
        }
        self.search(query, SearchLimits { nodes: u64::MAX, depth: task.limits.depth.unwrap_or(MAX_DEPTH) });
    }

    /// Tries to prove the answer and returns whether it did.
    fn prove(&mut self, query: &mut Query<'_, '_>) -> bool {
        let solver = self.solver.get_or_insert_with(|| Solver::new(self.settings.hash.clamp(1, SOLVER_HASH)));
        let (before, already) = (solver.nodes(), query.nodes);
        let most = match query.task.goal {
            Goal::Proof => u64::MAX,
            Goal::Move => query.allowance() / 2,
        };
        let Query { position, moves, task, budget, observer, best, nodes, .. } = query;
        let limit = task.limits.nodes.unwrap_or(u64::MAX);
        solver.watch_at(before.saturating_add(limit.saturating_sub(already)));
        let observer = std::cell::RefCell::new(&mut **observer);
        let mut watch = |progress: &SolverProgress| {
            let used = progress.nodes - before;
            let mut observer = observer.borrow_mut();
            used < most
                && already + used < limit
                && observer.goes_on()
                && budget.is_none_or(|budget| observer.elapsed() < budget.proof)
        };
        let report = |line: &Line, number: usize, nodes: u64| {
            let mut observer = observer.borrow_mut();
            let elapsed = observer.elapsed();
            observer.report(&Report { number, line, nodes: already + nodes - before, elapsed });
        };
        let mut is_proved = false;
        if task.lines <= 1 && task.moves.is_empty() {
            // If it is interrupted, the lines proved so far count.
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

    fn search(&self, query: &mut Query<'_, '_>, limits: SearchLimits) {
        let crew =
            self.crew.as_ref().filter(|_| limits.nodes == u64::MAX && query.task.limits.nodes.is_none());
        let helping = crew.map(|crew| crew.begin(self.job(query, limits)));
        self.evaluation_for(query.task).serve(Search { engine: self, query: &mut *query, limits });
        if let Some(helping) = helping {
            query.nodes += helping.end();
        }
    }

    fn evaluation_for(&self, task: &SearchTask) -> AnyEvaluation {
        match task.judgement {
            Judgement::Configured => self.evaluation.clone(),
            Judgement::HandCrafted => AnyEvaluation::HandCrafted(Arc::clone(&self.hand_crafted)),
        }
    }

    /// The job of the helpers.
    fn job(&self, query: &Query<'_, '_>, limits: SearchLimits) -> Job {
        Job {
            position: *query.position,
            lines: root_lines(query.moves),
            wanted: query.task.lines,
            deepest: limits.depth.clamp(1, MAX_DEPTH),
            table: Arc::clone(&self.table),
            evaluation: self.evaluation_for(query.task),
            without: self.settings.without,
            stop: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
        }
    }

    fn search_with<E: Evaluation>(&self, evaluation: &E, query: &mut Query<'_, '_>, limits: SearchLimits) {
        let Query { position, moves, task, budget, observer, best, nodes: already, kinds, .. } = query;
        if !best.is_empty() && task.limits.nodes.is_some_and(|limit| *already >= limit) {
            return;
        }
        let (stop, nodes_searched) = (AtomicBool::new(false), AtomicU64::new(0));
        let shared = Shared {
            table: &self.table,
            without: self.settings.without,
            stop: &stop,
            nodes: &nodes_searched,
        };
        let mut lines = root_lines(moves);
        let limit = task.limits.nodes.map_or(u64::MAX, |nodes| nodes.saturating_sub(*already).max(1));
        let limit = limit.min(limits.nodes);
        let deepest = limits.depth.clamp(1, MAX_DEPTH);
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
                    // Threads at different depths fill the table with different entries.
                    let depths = (1..=MAX_DEPTH).map(|depth| depth.saturating_add(thread as u8 % 2));
                    deepen(&mut worker, position, &mut lines, wanted, depths, |_, _| true);
                };
                // If the platform cannot spawn threads, search on this one alone.
                let _ = std::thread::Builder::new().spawn_scoped(scope, search);
            }
            // However little time is left, a first answer is more than the first move in the list.
            let first = if best.is_empty() { LEAST_NODES } else { 0 };
            let mut goes_on = |nodes: u64| {
                let mut observer = observer.borrow_mut();
                observer.goes_on()
                    && nodes < limit
                    && (nodes < first || budget.is_none_or(|budget| observer.elapsed() < budget.hard))
            };
            let mut pace = Pace::default();
            let mut worker = Worker::new(evaluation, &shared, limit, &mut goes_on);
            deepen(&mut worker, position, &mut lines, task.lines, 1..=deepest, |lines, nodes| {
                let mut observer = observer.borrow_mut();
                let elapsed = observer.elapsed();
                for (line, number) in lines.iter().zip(1..) {
                    let line = &shown(line, position);
                    observer.report(&Report { number, line, nodes: already_there + nodes, elapsed });
                }
                let soft = budget.as_ref().map(|budget| pace.soft_limit(budget, &lines[0], nodes));
                soft.is_none_or(|soft| elapsed < soft)
            });
            *kinds += worker.kinds;
            shared.stop.store(true, Ordering::Relaxed);
        });
        lines.truncate(task.lines.max(1));
        // If time ran out before this search got as far as an earlier one, that one's answer is better.
        if best.first().is_none_or(|best| best.depth <= lines[0].depth) {
            *best = lines.iter().map(|line| shown(line, position)).collect();
        }
        *already += shared.nodes.load(Ordering::Relaxed);
    }
}

/// A search that any evaluation can serve.
struct Search<'a, 'q, 'o> {
    engine: &'a Engine,
    query: &'a mut Query<'q, 'o>,
    limits: SearchLimits,
}

impl EvaluationUser for Search<'_, '_, '_> {
    type Output = ();

    fn run<E: Evaluation>(self, evaluation: &E) {
        self.engine.search_with(evaluation, self.query, self.limits);
    }
}

/// Nodes of the search before a proof; an eighth of the node limit if that is less.
const FIRST_SEARCH: u64 = 2_000;
/// Megabytes for the solver: a table that fits the CPU cache is faster.
const SOLVER_HASH: usize = 16;
/// Nodes per second of the solver on a fast machine, until its speed has been measured.
const SOLVER_SPEED: f64 = 5e6;
/// Nodes of the solver in the time of a node of the first search.
const SOLVER_RATIO: f64 = 2.0;
/// Nodes that are searched before the time is looked at.
const LEAST_NODES: u64 = 1;

/// A question about a position of the movement phase, and the answer so far.
struct Query<'a, 'o> {
    position: &'a Movement,
    moves: &'a [Move],
    task: &'a SearchTask,
    budget: Option<Budget>,
    observer: &'a mut (dyn Observer + 'o),
    best: Vec<Line>,
    nodes: u64,
    kinds: NodeKinds,
    /// Nodes per second of the solver, to decide whether a proof is worth trying.
    solver_speed: f64,
}

impl<'a, 'o> Query<'a, 'o> {
    fn new(
        position: &'a Movement,
        moves: &'a [Move],
        task: &'a SearchTask,
        observer: &'a mut (dyn Observer + 'o),
    ) -> Query<'a, 'o> {
        let budget = Budget::of(&task.limits, &Position::from(*position));
        Query {
            position,
            moves,
            task,
            budget,
            observer,
            best: Vec::new(),
            nodes: 0,
            kinds: NodeKinds::default(),
            solver_speed: SOLVER_SPEED,
        }
    }

    /// About how many nodes the limits allow, if half of them are for a proof.
    fn allowance(&self) -> u64 {
        let by_time = |budget: Budget| (2.0 * budget.proof.as_secs_f64() * self.solver_speed) as u64;
        let by_time = self.budget.map_or(u64::MAX, by_time);
        by_time.min(self.task.limits.nodes.unwrap_or(u64::MAX)).min(LONGEST_PROOF)
    }

    /// Whether half of what the limits allow is enough for most proofs of such positions.
    fn is_proof_in_reach(&self) -> bool {
        self.allowance() / 2 >= proof::usual_cost(self.position)
    }

    /// Estimates the speed of the solver from that of the search so far: a phone is many times slower than a desktop.
    fn measure_speed(&mut self) {
        let seconds = self.observer.elapsed().as_secs_f64();
        if seconds > 0.0 {
            self.solver_speed = (SOLVER_RATIO * self.nodes as f64 / seconds).min(SOLVER_SPEED);
        }
    }
}

/// Proofs that are expected to take more nodes are only tried if a proof is asked for.
const LONGEST_PROOF: u64 = 200_000_000;

/// Limits of one of the searches for a query.
#[derive(Clone, Copy)]
struct SearchLimits {
    nodes: u64,
    depth: u8,
}

/// More plies than any game has.
const MAX_DEPTH: u8 = 99;

/// The root lines before the first depth.
pub(crate) fn root_lines(moves: &[Move]) -> Vec<RootLine> {
    let line =
        |mv: &Move| RootLine { value: 0, depth: 0, selective_depth: 0, nodes: 0, pv: vec![ply_of(*mv)] };
    moves.iter().map(line).collect()
}

fn ply_of(mv: Move) -> Ply {
    match mv {
        Move::Stack(mv) => Some(mv),
        Move::Pass | Move::Place(_) => None,
    }
}

/// A line as people see it.
fn shown(line: &RootLine, position: &Movement) -> Line {
    let moves = line.pv.iter().map(|ply| ply.map_or(Move::Pass, Move::Stack));
    Line {
        depth: line.depth.max(1),
        selective_depth: line.selective_depth.max(1),
        score: Score::Estimate(Estimate::of_value(line.value, possible_margins(position))),
        moves: moves.collect(),
    }
}
