//! The frozen engine of 2011.

use dvonn_engine::Time;

use super::{Budget, Choice, Fault, Player, Turn};
use crate::stopwatch::thread_cpu_time;
use crate::{Plain2011, Plain2011Limits, Stopwatch};

pub(crate) struct PlainPlayer {
    engine: Plain2011,
    budget: Budget,
}

impl PlainPlayer {
    pub(crate) fn new(seed: u64, budget: Budget) -> PlainPlayer {
        PlainPlayer { engine: Plain2011::new(seed), budget }
    }
}

impl Player for PlainPlayer {
    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Fault> {
        let before = thread_cpu_time();
        let limits = self.budget.limits(turn);
        let time = limits.time.map(|time| match time {
            Time::Move(time) => time,
            Time::Game { left, increment } => Plain2011Limits::share(turn.position, left, increment),
        });
        let limits = Plain2011Limits { nodes: limits.nodes, depth: limits.depth, time };
        let watch = Stopwatch::start(turn.clock);
        let decision = self.engine.think(turn.position, limits, &mut || watch.elapsed());
        let decision = decision.ok_or_else(|| Fault::Illegal("no move was offered".to_owned()))?;
        let worked = Some(thread_cpu_time().saturating_sub(before));
        Ok(Choice { mv: decision.mv, nodes: decision.nodes, worked })
    }
}
