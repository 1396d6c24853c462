//! Time management: how long to think about a move.

use std::time::Duration;

use dvonn_core::Position;

use crate::{Limits, Time};

/// Held back for delays between the engine and the clock.
const RESERVE: Duration = Duration::from_millis(15);

/// Time for one move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    /// No new depth begins after this.
    pub(crate) soft: Duration,
    /// The search is stopped at this.
    pub(crate) hard: Duration,
    /// Whether time saved now can be used later.
    pub(crate) is_shared: bool,
}

impl Budget {
    /// `None` without a time limit.
    pub(crate) fn of(limits: &Limits, position: &Position) -> Option<Budget> {
        match limits.time? {
            Time::Move(time) => Some(Budget { soft: time, hard: time, is_shared: false }),
            Time::Game { left, increment } => {
                let left = left.saturating_sub(RESERVE);
                let moves = expected_moves(position);
                let fair = left.div_f64(moves) + increment.mul_f64(0.8);
                let hard = fair.mul_f64(3.0).min(left.mul_f64(0.4) + increment.mul_f64(0.5)).min(left);
                Some(Budget { soft: fair.mul_f64(0.7).min(hard), hard, is_shared: true })
            }
        }
    }
}

/// The number of moves that share the time left. Placements get little: about a tenth in total. Until 24 stacks are left,
/// where most games can be proved, two plies remove about 2.5 stacks. The numbers were chosen so that a game of five
/// seconds uses more than four.
fn expected_moves(position: &Position) -> f64 {
    match position {
        Position::Placement(_) => 220.0,
        Position::Movement(movement) => {
            let stacks = movement.occupied().len() as f64;
            ((stacks - 21.0) / 2.7).max(2.5)
        }
    }
}
