//! Time management: how long to think about a move.

use std::time::Duration;

use dvonn_core::Position;

use crate::search::{Ply, RootLine};
use crate::{Limits, Time};

/// Time for one move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    /// No new depth begins after this; see [`Pace`].
    pub(crate) soft: Duration,
    /// The search is stopped at this.
    pub(crate) hard: Duration,
    /// A proof is given up at this, so that time is left for a search.
    pub(crate) proof: Duration,
    /// Whether time saved now can be used later.
    pub(crate) is_shared: bool,
}

impl Budget {
    /// `None` without a time limit.
    pub(crate) fn of(limits: &Limits, position: &Position) -> Option<Budget> {
        match limits.time? {
            Time::Move(time) => Some(Budget { soft: time, hard: time, proof: time / 2, is_shared: false }),
            Time::Game { left, increment } => {
                let left = left.saturating_sub(reserve(left));
                let fair = left.div_f64(expected_moves(position)) + increment.mul_f64(0.8);
                let hard = fair.mul_f64(3.0).min(left.mul_f64(0.4) + increment.mul_f64(0.5)).min(left);
                let soft = fair.mul_f64(0.8).min(hard);
                Some(Budget { soft, hard, proof: soft.mul_f64(0.6), is_shared: true })
            }
        }
    }
}

/// Held back for delays between the engine and the clock: a twentieth of the time left, from 10 to 50 milliseconds.
fn reserve(left: Duration) -> Duration {
    (left / 20).clamp(Duration::from_millis(10), Duration::from_millis(50))
}

/// The number of moves that share the time left. All placements together get about a sixth: at first 36 milliseconds each in
/// a game of five seconds. Until 24 stacks are left, where most games can be proved, two plies remove about 2.5 stacks. The
/// numbers were chosen so that a game of five seconds uses more than four.
fn expected_moves(position: &Position) -> f64 {
    match position {
        Position::Placement(_) => 110.0,
        Position::Movement(movement) => {
            let stacks = movement.occupied().len() as f64;
            ((stacks - 19.0) / 2.7).max(3.0)
        }
    }
}

/// Decides after each depth how long the search may take: less if the best move has long been the same and took most of
/// the nodes, more if the move changes or its value falls.
#[derive(Default)]
pub(crate) struct Pace {
    best: Option<Ply>,
    /// Depths in a row with the same best move.
    same: u8,
    value: i32,
}

impl Pace {
    /// The time after which no new depth begins. `best` is the best line of the depth that has just been searched, and
    /// `nodes` are those of all depths.
    pub(crate) fn soft_limit(&mut self, budget: &Budget, best: &RootLine, nodes: u64) -> Duration {
        let fallen = if self.best.is_some() { (self.value - best.value).clamp(0, 300) } else { 0 };
        self.same = if self.best == Some(best.pv[0]) { self.same.saturating_add(1).min(6) } else { 0 };
        (self.best, self.value) = (Some(best.pv[0]), best.value);
        if !budget.is_shared {
            return budget.soft;
        }
        let by_stability = 1.3 - 0.1 * f64::from(self.same);
        let by_effort = 1.45 - 0.75 * (best.nodes as f64 / nodes.max(1) as f64).min(1.0);
        let by_fall = 1.0 + f64::from(fallen) / 600.0;
        budget.soft.mul_f64(by_stability * by_effort * by_fall).min(budget.hard)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards;

    fn line(mv: usize, value: i32, nodes: u64) -> RootLine {
        let board = boards::random(&mut fastrand::Rng::with_seed(1));
        let moves: Vec<_> = board.movement().unwrap().moves(board.turn()).collect();
        RootLine { value, depth: 1, selective_depth: 1, nodes, pv: vec![Some(moves[mv])] }
    }

    fn clock(milliseconds: u64, position: &Position) -> Budget {
        Budget::of(&Limits::clock(Duration::from_millis(milliseconds), Duration::ZERO), position).unwrap()
    }

    #[test]
    fn unstable_moves_falling_values_and_scattered_nodes_get_more_time() {
        let budget = clock(60_000, &boards::random(&mut fastrand::Rng::with_seed(1)));
        let last = |lines: &[(usize, i32, u64)]| {
            let mut pace = Pace::default();
            let limits = lines
                .iter()
                .map(|(mv, value, nodes)| pace.soft_limit(&budget, &line(*mv, *value, *nodes), 1000));
            limits.last().unwrap()
        };
        let stable = last(&[(0, 0, 500); 8]);
        assert!(last(&[(0, 0, 500), (1, 0, 500), (0, 0, 500)]) > stable, "the move changes");
        assert!(last(&[[(0, 0, 500); 7].as_slice(), &[(0, -200, 500)]].concat()) > stable, "the value falls");
        assert!(last(&[(0, 0, 100); 8]) > stable, "other moves took the nodes");
        assert_eq!(
            last(&[[(0, 0, 500); 7].as_slice(), &[(0, 200, 500)]].concat()),
            stable,
            "the value rises"
        );
        assert!(last(&[(0, 0, 0), (1, -5000, 0)]) <= budget.hard);
    }

    #[test]
    fn a_time_for_one_move_does_not_depend_on_the_search() {
        let limit = Duration::from_secs(1);
        let budget = Budget::of(&Limits::time(limit), &Position::START).unwrap();
        let mut pace = Pace::default();
        for (mv, value) in [(0, 0), (0, -300), (1, 500)] {
            assert_eq!(pace.soft_limit(&budget, &line(mv, value, 10), 1000), limit);
        }
    }

    #[test]
    fn the_reserve_is_a_share_of_the_time_left() {
        for (left, held_back) in [(0, 10), (100, 10), (500, 25), (5_000, 50), (300_000, 50)] {
            assert_eq!(reserve(Duration::from_millis(left)), Duration::from_millis(held_back));
        }
    }

    #[test]
    fn a_proof_leaves_time_for_a_search() {
        let board = boards::random(&mut fastrand::Rng::with_seed(1));
        for milliseconds in [20, 500, 60_000] {
            let Budget { soft, hard, proof, .. } = clock(milliseconds, &board);
            assert!(proof < soft && soft <= hard, "{proof:?}, {soft:?}, {hard:?}");
        }
    }
}
