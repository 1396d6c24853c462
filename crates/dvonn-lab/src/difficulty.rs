//! How hard a puzzle is: the rating that it would have if weak players had tried to solve it.
//!
//! The score-grabber, five players with a handicap and two short searches play the student's side. To solve a
//! puzzle is to win against it, so its rating is the one at which the expected results equal the actual ones.

use dvonn_coach::Puzzle;
use dvonn_core::{Color, Move, Phase, Position};
use dvonn_engine::{Engine, Handicap, Limits, SearchTask, Settings};

/// The rating of the score-grabber, from its score against the weakest handicap.
const GRABBER: f64 = 951.0;
/// Levels 1 to 5 as they were when the first puzzles were rated, with the ratings that they had: so that all puzzles are rated
/// alike, whatever becomes of the levels.
const HANDICAPS: [(Handicap, f64); 5] = [
    (without_habit(5, 410, [60, 70, 80]), 1000.0),
    (without_habit(16, 360, [51, 57, 67]), 1208.0),
    (without_habit(28, 310, [38, 44, 53]), 1409.0),
    (without_habit(39, 265, [27, 33, 40]), 1621.0),
    (without_habit(52, 220, [14, 19, 25]), 1851.0),
];
/// Searches with the handcrafted evaluation: their nodes and their ratings, from matches with these levels.
const SEARCHES: [(u64, f64); 2] = [(80, 2345.0), (600, 2769.0)];
/// The handicaps, which make mistakes at random, try this often.
const TRIES: u64 = 6;
/// As if a player of this rating had solved the puzzle once and failed once, so that every rating is finite.
const PRIOR: f64 = 1500.0;

/// The engines of the handicaps, whose tables are reused.
pub(crate) struct Difficulty {
    engines: Vec<Engine>,
}

impl Difficulty {
    pub(crate) fn new() -> Difficulty {
        let engine = |seed| Engine::new(Settings { hash: 1, seed, ..Settings::default() });
        Difficulty { engines: (0..TRIES).map(engine).collect() }
    }

    /// The rating of a puzzle.
    pub(crate) fn rating(&mut self, puzzle: &Puzzle) -> u16 {
        // Rating, number of tries, number of solutions.
        let mut results = vec![(PRIOR, 2.0, 1.0), (GRABBER, 1.0, grabber_chance(puzzle))];
        let handicaps =
            HANDICAPS.map(|(handicap, rating)| (handicap.task(Phase::Movement, None), rating, TRIES));
        let searches = SEARCHES.map(|(nodes, rating)| (SearchTask::within(Limits::nodes(nodes)), rating, 1));
        for (task, rating, tries) in handicaps.into_iter().chain(searches) {
            let engines = self.engines[..tries as usize].iter_mut();
            let solved = engines.filter_map(|engine| solves(engine, &task, puzzle));
            results.push((rating, tries as f64, solved.count() as f64));
        }
        performance(&results).round() as u16
    }
}

/// A handicap for stack moves that is not drawn to what people play.
const fn without_habit(
    insight: u8,
    blur: u16,
    [misses_answers, misses_jumps, misses_falls]: [u8; 3],
) -> Handicap {
    let care = 4;
    Handicap {
        insight,
        blur,
        habit: 0,
        placements: 100,
        whim: 0,
        misses_answers,
        misses_jumps,
        misses_falls,
        care,
    }
}

/// The positions in which the student is to move, with the right move.
fn tasks(puzzle: &Puzzle) -> Vec<(Position, Move)> {
    let mut position = Position::from(puzzle.start);
    let mut tasks = Vec::new();
    for mv in &puzzle.proof.line {
        if position.turn() == puzzle.side() {
            tasks.push((position, *mv));
        }
        position = position.play(*mv).expect("lines are legal");
    }
    tasks
}

/// `Some` if all the right moves are the answers to this task.
fn solves(engine: &mut Engine, task: &SearchTask, puzzle: &Puzzle) -> Option<()> {
    engine.forget();
    let is_solved = tasks(puzzle)
        .into_iter()
        .all(|(position, mv)| engine.think(&position, task, &mut ()).best() == Some(mv));
    is_solved.then_some(())
}

/// The probability that a player who takes what raises the margin most now, and chooses at random among equal moves,
/// plays all the right moves.
fn grabber_chance(puzzle: &Puzzle) -> f64 {
    let chance = |(position, right): (Position, Move)| {
        let side = position.turn();
        let after = |mv: Move| margin(&position.play(mv).expect("listed moves are legal"), side);
        let margins: Vec<i32> = position.legal_moves().map(after).collect();
        let most = margins.iter().max().copied().unwrap_or_default();
        let equal = margins.iter().filter(|margin| **margin == most).count();
        if after(right) == most { 1.0 / equal as f64 } else { 0.0 }
    };
    tasks(puzzle).into_iter().map(chance).product()
}

/// A side's pieces minus the other's.
pub(crate) fn margin(position: &Position, us: Color) -> i32 {
    let scores = position.scores();
    i32::from(scores[us]) - i32::from(scores[us.other()])
}

/// The rating at which the solutions that are expected of these players are as many as they found.
fn performance(results: &[(f64, f64, f64)]) -> f64 {
    let (mut low, mut high) = (0.0, 4000.0);
    for _ in 0..40 {
        let rating = f64::midpoint(low, high);
        let expected = |(player, tries, solved): &(f64, f64, f64)| {
            tries / (1.0 + 10_f64.powf((rating - player) / 400.0)) - solved
        };
        // A harder puzzle is solved less often.
        if results.iter().map(expected).sum::<f64>() > 0.0 { low = rating } else { high = rating }
    }
    low
}
