//! The engine: search, solver and placement player behind one interface.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use dvonn_core::{Move, Movement, Position};

use crate::crew::{Crew, Job, elected};
use crate::evaluation::{AnyEvaluation, Evaluation, EvaluationUser};
use crate::handcrafted::{HandCrafted, Weights};
use crate::handicap::Handicapped;
use crate::meter::Meter;
#[cfg(feature = "networks")]
use crate::network::Network;
use crate::placement::BoardNetwork;
use crate::search::{Ply, RootLine, Shared, Worker, deepen};
use crate::solver::{possible_margins, proof};
use crate::timing::{Budget, Pace};
use crate::transposition_table::TranspositionTable;
use crate::{
    Answer, Estimate, Feature, Features, Goal, Judgement, Line, NodeKinds, Observer, Score, SearchTask,
    Solver, SolverProgress, placement,
};

/// How an engine works.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// Threads that search together; 0 counts as 1. Searches with a node limit use one, so that they can be repeated.
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
    /// The threads that help the main one. They take no part in searches with a node limit, so that these can be repeated.
    crew: Option<Crew>,
    kinds: NodeKinds,
}

impl Engine {
    /// An engine with an empty transposition table, and with threads of its own if the settings ask for more than one.
    pub fn new(settings: Settings) -> Engine {
        let crew = (settings.threads > 1).then(|| Crew::start(settings.threads - 1));
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
            crew,
            kinds: NodeKinds::default(),
            settings,
        }
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
        let mut meter = Meter::new(&task.limits, position, observer);
        if let (Some(handicap), Goal::Move) = (&task.handicap, task.goal) {
            let player = Handicapped { handicap, evaluation: &self.hand_crafted, seed: self.settings.seed };
            return player.think(position, &moves, task, &mut meter);
        }
        match position {
            Position::Placement(placement) => {
                let Settings { board_network, seed, .. } = &self.settings;
                placement::think(placement, &moves, board_network, task, *seed, &mut meter)
            }
            Position::Movement(movement) => {
                self.own_table().age();
                let mut query = Query::new(movement, &moves, task, meter);
                self.think_in_movement(&mut query);
                self.kinds = query.kinds;
                Answer { lines: query.best, nodes: query.meter.spent() }
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
        let is_only_move =
            query.moves.len() == 1 && query.meter.budget().is_some_and(|budget| budget.is_shared);
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
        let before = solver.nodes();
        let most = match query.task.goal {
            Goal::Proof => u64::MAX,
            Goal::Move => query.allowance() / 2,
        };
        let Query { position, moves, task, meter, best, .. } = query;
        solver.watch_at(before.saturating_add(meter.left()));
        let meter = std::cell::RefCell::new(meter);
        let mut watch = |progress: &SolverProgress| {
            let used = progress.nodes - before;
            used < most && meter.borrow_mut().goes_on(used, |budget| budget.proof)
        };
        let mut is_proved = false;
        if task.lines <= 1 && task.moves.is_empty() {
            // If it is interrupted, the lines proved so far count.
            let _ = proof::best_line(solver, position, &mut watch, |line, nodes| {
                *best = vec![line];
                meter.borrow_mut().report(best, nodes - before);
                is_proved = true;
            });
        } else if let Ok(lines) = proof::lines(solver, position, moves, task.lines.max(1), &mut watch) {
            meter.borrow_mut().report(&lines, solver.nodes() - before);
            *best = lines;
            is_proved = true;
        }
        meter.into_inner().spend(solver.nodes() - before);
        is_proved
    }

    /// Searches with all threads, unless the nodes are limited, and keeps the line that they elect.
    fn search(&self, query: &mut Query<'_, '_>, limits: SearchLimits) {
        if !query.best.is_empty() && query.meter.left() == 0 {
            return;
        }
        let takes_help = limits.nodes == u64::MAX && query.task.limits.nodes.is_none();
        let helping =
            self.crew.as_ref().filter(|_| takes_help).map(|crew| crew.begin(self.job(query, limits)));
        let alone = AtomicU64::new(0);
        let nodes = helping.as_ref().map_or(&alone, |helping| helping.nodes());
        let mut lines =
            self.evaluation_for(query.task).serve(Search { engine: self, query: &mut *query, limits, nodes });
        if let Some(helping) = &helping {
            let votes = helping.end();
            if query.task.lines <= 1 {
                lines[0] = elected(&lines[0], &votes).clone();
            }
        }
        lines.truncate(query.task.lines.max(1));
        // If time ran out before this search got as far as an earlier one, that one's answer is better.
        if query.best.first().is_none_or(|best| best.depth <= lines[0].depth) {
            query.best = lines.iter().map(|line| shown(line, query.position)).collect();
        }
        query.meter.spend(nodes.load(Ordering::Relaxed));
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
            votes: Mutex::default(),
        }
    }

    /// The main thread's part of a search: its lines, best first.
    fn search_with<E: Evaluation>(
        &self,
        evaluation: &E,
        query: &mut Query<'_, '_>,
        limits: SearchLimits,
        nodes: &AtomicU64,
    ) -> Vec<RootLine> {
        let Query { position, moves, task, meter, kinds, .. } = query;
        let shared = Shared {
            table: &self.table,
            without: self.settings.without,
            stop: &AtomicBool::new(false),
            nodes,
        };
        let mut lines = root_lines(moves);
        let limit = meter.left().max(1).min(limits.nodes);
        let budget = meter.budget().copied();
        let meter = std::cell::RefCell::new(meter);
        let mut goes_on = |nodes: u64| meter.borrow_mut().goes_on(nodes, |budget| budget.hard);
        let mut pace = Pace::default();
        let mut worker = Worker::new(evaluation, &shared, limit, &mut goes_on);
        let depths = 1..=limits.depth.clamp(1, MAX_DEPTH);
        deepen(&mut worker, position, &mut lines, task.lines, depths, |lines, nodes| {
            let mut meter = meter.borrow_mut();
            let found: Vec<Line> = lines.iter().map(|line| shown(line, position)).collect();
            meter.report(&found, nodes);
            let soft = budget.map(|budget| pace.soft_limit(&budget, &lines[0], nodes));
            soft.is_none_or(|soft| meter.elapsed() < soft)
        });
        *kinds += worker.kinds;
        lines
    }
}

/// A search that any evaluation can serve.
struct Search<'a, 'q, 'o> {
    engine: &'a Engine,
    query: &'a mut Query<'q, 'o>,
    limits: SearchLimits,
    nodes: &'a AtomicU64,
}

impl EvaluationUser for Search<'_, '_, '_> {
    type Output = Vec<RootLine>;

    fn run<E: Evaluation>(self, evaluation: &E) -> Vec<RootLine> {
        self.engine.search_with(evaluation, self.query, self.limits, self.nodes)
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

/// A question about a position of the movement phase, and the answer so far.
struct Query<'a, 'o> {
    position: &'a Movement,
    moves: &'a [Move],
    task: &'a SearchTask,
    meter: Meter<'o>,
    best: Vec<Line>,
    kinds: NodeKinds,
    /// Nodes per second of the solver, to decide whether a proof is worth trying.
    solver_speed: f64,
}

impl<'a, 'o> Query<'a, 'o> {
    fn new(
        position: &'a Movement,
        moves: &'a [Move],
        task: &'a SearchTask,
        meter: Meter<'o>,
    ) -> Query<'a, 'o> {
        Query {
            position,
            moves,
            task,
            meter,
            best: Vec::new(),
            kinds: NodeKinds::default(),
            solver_speed: SOLVER_SPEED,
        }
    }

    /// About how many nodes the limits allow, if half of them are for a proof.
    fn allowance(&self) -> u64 {
        let by_time = |budget: &Budget| (2.0 * budget.proof.as_secs_f64() * self.solver_speed) as u64;
        let by_time = self.meter.budget().map_or(u64::MAX, by_time);
        by_time.min(self.meter.limit()).min(LONGEST_PROOF)
    }

    /// Whether half of what the limits allow is enough for most proofs of such positions.
    fn is_proof_in_reach(&self) -> bool {
        self.allowance() / 2 >= proof::usual_cost(self.position)
    }

    /// Estimates the speed of the solver from that of the search so far: a phone is many times slower than a desktop.
    fn measure_speed(&mut self) {
        let seconds = self.meter.elapsed().as_secs_f64();
        if seconds > 0.0 {
            self.solver_speed = (SOLVER_RATIO * self.meter.spent() as f64 / seconds).min(SOLVER_SPEED);
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
