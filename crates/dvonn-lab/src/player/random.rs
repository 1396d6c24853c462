//! A player that chooses among all legal moves with equal probability.

use dvonn_core::Move;
use fastrand::Rng;

use super::{Choice, Fault, Player, Turn};

pub(crate) struct RandomPlayer {
    rng: Rng,
}

impl RandomPlayer {
    pub(crate) fn new(seed: u64) -> RandomPlayer {
        RandomPlayer { rng: Rng::with_seed(seed) }
    }
}

impl Player for RandomPlayer {
    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Fault> {
        let moves: Vec<Move> = turn.position.legal_moves().collect();
        let mv = self.rng.choice(moves).ok_or_else(|| Fault::Illegal("no move is left".to_owned()))?;
        Ok(Choice { mv, nodes: 0, worked: None })
    }
}
