//! What makes a position a puzzle, and the proof of it.
//!
//! A move is *clearly best* if the solver proves that every other move has a worse result (a win becomes a draw or a
//! loss, a draw becomes a loss) or the same result with at least three pieces less. The solution goes on while the student
//! has a clearly best move, against replies that give away nothing.

use dvonn_core::{Move, Movement, Position};

use crate::judge::Judge;
use crate::objective::after;

/// A move that wins this many pieces more than any other is clearly best, even if the result stays the same.
const CLEAR_PIECES: i32 = 3;
/// The most moves of the student in a solution.
const MOST_MOVES: usize = 6;

/// The solution of a puzzle and what it is worth, as the solver proved it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// The moves of both sides, passes included. The first and the last are the student's.
    pub line: Vec<Move>,
    /// The final margin of the student under best play.
    pub value: i32,
    /// The final margin after the best of all other first moves.
    pub next: i32,
}

/// Why a puzzle is not one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Flaw {
    /// A move of the line is not legal, or the line does not end with a move of the student.
    #[error("ply {ply} of the line does not fit the rules")]
    Illegal {
        /// The ply, from 1.
        ply: usize,
    },
    /// The solver needs too many nodes.
    #[error("ply {ply} of the line cannot be proved within the limit of nodes")]
    Unproved {
        /// The ply, from 1.
        ply: usize,
    },
    /// A move of the student is not the one clearly best move.
    #[error("ply {ply} of the line is not clearly the best move")]
    NotClear {
        /// The ply, from 1.
        ply: usize,
    },
    /// A reply gives something away.
    #[error("ply {ply} of the line is not the most stubborn reply")]
    WeakReply {
        /// The ply, from 1.
        ply: usize,
    },
    /// The values differ from those that were proved.
    #[error("the line is worth {value}, and the next best move {next}")]
    OtherValues {
        /// The proved value.
        value: i32,
        /// The proved value of the best of the other moves.
        next: i32,
    },
}

/// Finds and checks proofs, with a limited number of nodes for each step.
pub struct Prover {
    judge: Judge,
}

impl Prover {
    /// A prover that searches at most this many positions for each ply of a line, give or take a few thousand.
    pub fn new(nodes: u64) -> Prover {
        Prover { judge: Judge::new(nodes) }
    }

    /// The proof that a position is a puzzle; `None` if it is not one, or if that takes too many nodes.
    pub fn find(&mut self, start: &Movement) -> Option<Proof> {
        if !self.judge.has_clear_move(start)? {
            return None;
        }
        let Clear { mv, value, next } = self.clear(start)?;
        let mut line = vec![mv];
        let mut position = after(start, mv);
        for _ in 1..MOST_MOVES {
            let Some((reply, then)) = self.stubborn(&position) else { break };
            line.extend([reply, then]);
            position = after(&after(&position, reply), then);
        }
        Some(Proof { line, value, next })
    }

    /// Checks every statement of a proof.
    ///
    /// # Errors
    /// The first statement that is not true, or cannot be proved within the limit.
    pub fn check(&mut self, start: &Movement, proof: &Proof) -> Result<(), Flaw> {
        let side = start.turn();
        let mut position = *start;
        for (mv, ply) in proof.line.iter().zip(1..) {
            let legal = Position::from(position).check(*mv).is_ok();
            let is_last = ply == proof.line.len();
            if !legal || (is_last && position.turn() != side) {
                return Err(Flaw::Illegal { ply });
            }
            let values = self.judge.values(&position).ok_or(Flaw::Unproved { ply })?;
            if position.turn() == side {
                let Some(Clear { mv: best, value, next }) = Clear::of(&values) else {
                    return Err(Flaw::NotClear { ply });
                };
                if best != *mv {
                    return Err(Flaw::NotClear { ply });
                }
                if value != proof.value || (ply == 1 && next != proof.next) {
                    return Err(Flaw::OtherValues { value, next });
                }
            } else if !values.contains(&(*mv, -proof.value)) {
                return Err(Flaw::WeakReply { ply });
            }
            position = after(&position, *mv);
        }
        if proof.line.is_empty() { Err(Flaw::Illegal { ply: 1 }) } else { Ok(()) }
    }

    fn clear(&mut self, position: &Movement) -> Option<Clear> {
        Clear::of(&self.judge.values(position)?)
    }

    /// A reply that gives away nothing, and the clearly best move after it; `None` if no such reply leaves one.
    fn stubborn(&mut self, position: &Movement) -> Option<(Move, Move)> {
        let values = self.judge.values(position)?;
        let (_, best) = *values.first()?;
        let stubborn = values.into_iter().take_while(|(_, value)| *value == best);
        for (reply, _) in stubborn {
            let next = after(position, reply);
            if self.judge.has_clear_move(&next)?
                && let Some(clear) = self.clear(&next)
            {
                return Some((reply, clear.mv));
            }
        }
        None
    }
}

/// A clearly best move.
struct Clear {
    mv: Move,
    value: i32,
    /// The value of the best of the others.
    next: i32,
}

impl Clear {
    /// The clearly best of these moves, which are sorted by their values, if there is one.
    fn of(values: &[(Move, i32)]) -> Option<Clear> {
        let [(mv, value), (_, next), ..] = *values else { return None };
        (next <= clearly_worse(value)).then_some(Clear { mv, value, next })
    }
}

/// The largest value that is clearly worse than this one.
pub(crate) fn clearly_worse(value: i32) -> i32 {
    let other_result = match value {
        1.. => 0,
        0 => -1,
        _ => i32::MIN,
    };
    other_result.max(value - CLEAR_PIECES)
}

impl Proof {
    /// The number of the student's moves.
    pub fn own_moves(&self) -> usize {
        self.line.len().div_ceil(2)
    }

    /// The moves of the opponent.
    pub(crate) fn replies(&self) -> Vec<Move> {
        self.line.iter().skip(1).step_by(2).copied().collect()
    }
}
