//! The opponent in a task of several moves.

use dvonn_core::{Cell, Move, Position};
use dvonn_engine::handcrafted::Weights;
use dvonn_engine::{Engine, Evaluator, Limits, SearchTask, Settings};

/// How the opponent answers. The same moves are always answered in the same way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// Plays these moves in order. If one is not legal or none is left, plays the first legal move.
    Script(&'static [&'static str]),
    /// Plays the moves that the exercise gives.
    Given,
    /// Places on the first free edge cell, or else on the first free cell.
    Edges,
    /// Lets the engine search this many positions.
    Engine {
        /// The number of positions; few make a weak opponent.
        nodes: u64,
        /// The seed of its placements.
        seed: u64,
    },
}

impl Opponent {
    /// The answer after this many earlier answers; `None` once the game is over.
    pub(crate) fn mv(
        self,
        position: &Position,
        before: usize,
        given: &[Move],
        engine: &mut Option<Engine>,
    ) -> Option<Move> {
        let first = position.legal_moves().next()?;
        Some(match self {
            Opponent::Script(moves) => {
                let scripted = moves.get(before).and_then(|text| text.parse::<Move>().ok());
                scripted.filter(|mv| position.check(*mv).is_ok()).unwrap_or(first)
            }
            Opponent::Given => {
                let given = given.get(before).copied();
                given.filter(|mv| position.check(*mv).is_ok()).unwrap_or(first)
            }
            Opponent::Edges => {
                let free = |cell: &Cell| cell.is_edge() && !position.occupied().contains(*cell);
                Cell::ALL.into_iter().find(free).map_or(first, Move::Place)
            }
            Opponent::Engine { nodes, seed } => think(engine, position, nodes, seed).unwrap_or(first),
        })
    }
}

/// The move of an engine without memory, so that it always answers a position in the same way. It uses the hand-crafted
/// evaluation, so that a new network does not change the difficulty of the course.
pub(crate) fn think(engine: &mut Option<Engine>, position: &Position, nodes: u64, seed: u64) -> Option<Move> {
    let engine = engine.get_or_insert_with(|| {
        let evaluator = Evaluator::HandCrafted(Weights::default());
        Engine::new(Settings { hash: 1, seed, evaluator, ..Settings::default() })
    });
    engine.forget();
    engine.think(position, &SearchTask::within(Limits::nodes(nodes)), &mut ()).best()
}
