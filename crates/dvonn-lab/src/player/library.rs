//! Our engine, called directly.

use std::time::Duration;

use dvonn_engine::{Engine, Handicap, Level, Observer, SearchTask, Settings};

use super::{Budget, Choice, Fault, Player, Turn};
use crate::Stopwatch;
use crate::stopwatch::{process_cpu_time, thread_cpu_time};

/// How strong the engine plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Strength {
    /// As its limits allow.
    Full,
    /// At a level.
    Level(Level),
    /// With a handicap that no level has.
    Handicap(Handicap),
}

pub(crate) struct LibraryPlayer {
    engine: Engine,
    budget: Budget,
    strength: Strength,
}

impl LibraryPlayer {
    pub(crate) fn new(settings: Settings, budget: Budget, strength: Strength) -> LibraryPlayer {
        LibraryPlayer { engine: Engine::new(settings), budget, strength }
    }

    /// With several threads, the processor time is only known for the whole process, including other games.
    fn worked(&self) -> Duration {
        if self.engine.settings().threads > 1 { process_cpu_time() } else { thread_cpu_time() }
    }
}

impl Player for LibraryPlayer {
    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Fault> {
        let before = self.worked();
        let limits = self.budget.limits(turn);
        let phase = turn.position.phase();
        let task = match self.strength {
            Strength::Full => SearchTask::within(limits),
            Strength::Level(level) => level.task(phase, limits.time),
            Strength::Handicap(handicap) => handicap.task(phase, limits.time),
        };
        let answer = self.engine.think(turn.position, &task, &mut Timer(Stopwatch::start(turn.clock)));
        let mv = answer.best().ok_or_else(|| Fault::Illegal("no move was offered".to_owned()))?;
        Ok(Choice { mv, nodes: answer.nodes, worked: Some(self.worked().saturating_sub(before)) })
    }
}

/// Tells the engine the time.
pub(crate) struct Timer(pub(crate) Stopwatch);

impl Observer for Timer {
    fn elapsed(&mut self) -> Duration {
        self.0.elapsed()
    }
}
