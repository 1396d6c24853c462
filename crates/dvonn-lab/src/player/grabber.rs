//! A yardstick for beginners: a player that takes what raises its own margin most with this move, and never looks further.
//!
//! It chooses among equal moves at random. A placement never changes the margin, so its placements are random.

use dvonn_core::{Color, Move, Position};
use fastrand::Rng;

use super::{Choice, Fault, Player, Turn};

pub(crate) struct GrabberPlayer {
    rng: Rng,
}

impl GrabberPlayer {
    pub(crate) fn new(seed: u64) -> GrabberPlayer {
        GrabberPlayer { rng: Rng::with_seed(seed) }
    }
}

impl Player for GrabberPlayer {
    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Fault> {
        let us = turn.position.turn();
        let after = |mv: &Move| turn.position.play(*mv).map_or(i32::MIN, |position| margin(&position, us));
        let moves: Vec<(Move, i32)> = turn.position.legal_moves().map(|mv| (mv, after(&mv))).collect();
        let most = moves.iter().map(|(_, margin)| *margin).max();
        let best: Vec<Move> =
            moves.iter().filter(|(_, margin)| Some(*margin) == most).map(|(mv, _)| *mv).collect();
        let mv = self.rng.choice(best).ok_or_else(|| Fault::Illegal("no move is left".to_owned()))?;
        Ok(Choice { mv, nodes: moves.len() as u64, worked: None })
    }
}

/// A side's pieces minus the other's.
fn margin(position: &Position, us: Color) -> i32 {
    let scores = position.scores();
    i32::from(scores[us]) - i32::from(scores[us.other()])
}
