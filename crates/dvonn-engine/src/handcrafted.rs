//! The hand-crafted evaluation: features that a player would look at, with weights fitted to the results of many games.
//!
//! It is the sum of two parts. *Stack values* depend on the cell of a stack, its height and whether it holds a DVONN
//! piece; their sum is updated from move to move. *Counts* look at the whole board: mobility, threats, contact with DVONN
//! pieces, immobile and loosely linked stacks. All weights depend on the number of stacks left.

mod counts;
mod weights;

use dvonn_core::{Cell, CellSet, Color, Effects, Movement};

pub use counts::{COUNTS, counts};
pub(crate) use weights::orbit;
pub use weights::{COUNT_KNOTS, STACK_KINDS, STACK_KNOTS, Weights, WeightsError, knot_share, stack_kind};

use crate::evaluation::Evaluation;

/// The evaluation with some weights, prepared for speed.
pub(crate) struct HandCrafted {
    /// For each number of stacks, the weight of each count and of the right to move.
    counts: [[i16; COUNTS + 1]; CELLS + 1],
    /// For each kind of stack, its value with few and with many stacks left.
    stack_values: [[i32; STACK_KNOTS.len()]; STACK_KINDS],
    /// For each number of stacks, the share of each of the two, in units of `1 / ONE`.
    shares: [[i32; STACK_KNOTS.len()]; CELLS + 1],
}

const CELLS: usize = 49;
/// Fixed-point scale of the weights, which are in hundredths of a piece.
const ONE: i32 = 32;

impl HandCrafted {
    pub(crate) fn new(weights: &Weights) -> HandCrafted {
        let round = |value: f32| (value * ONE as f32).round() as i32;
        let blend = |knots: &[usize], values: &dyn Fn(usize) -> f32, stacks: usize| {
            (0..knots.len()).map(|knot| knot_share(knots, knot, stacks) * values(knot)).sum()
        };
        let counts = std::array::from_fn(|stacks| {
            std::array::from_fn(|count| {
                let weight = round(blend(&COUNT_KNOTS, &|knot| weights.count(knot, count), stacks));
                weight.clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16
            })
        });
        let stack_values =
            std::array::from_fn(|kind| std::array::from_fn(|knot| round(weights.stack(knot, kind))));
        let shares = std::array::from_fn(|stacks| {
            std::array::from_fn(|knot| round(knot_share(&STACK_KNOTS, knot, stacks)))
        });
        HandCrafted { counts, stack_values, shares }
    }

    #[inline]
    fn add(&self, state: &mut StackValues, position: &Movement, cell: Cell, sign: i32) {
        let sign = if position.owned(Color::White).contains(cell) {
            sign
        } else if position.owned(Color::Black).contains(cell) {
            -sign
        } else {
            return;
        };
        let kind = stack_kind(cell, position.height(cell), position.dvonns().contains(cell));
        for (sum, value) in state.0.iter_mut().zip(self.stack_values[kind]) {
            *sum += sign * value;
        }
    }
}

/// The sums of the stack values, White's minus Black's.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct StackValues([i32; STACK_KNOTS.len()]);

impl Evaluation for HandCrafted {
    type State = StackValues;
    type Scratch = ();

    fn scratch(&self) {}

    fn state(&self, (): &mut (), position: &Movement) -> StackValues {
        let mut state = StackValues::default();
        for cell in position.occupied() {
            self.add(&mut state, position, cell, 1);
        }
        state
    }

    #[inline]
    fn after(
        &self,
        (): &mut (),
        state: &StackValues,
        before: &Movement,
        after: &Movement,
        effects: &Effects,
    ) -> StackValues {
        let mut state = *state;
        for cell in CellSet::of(effects.mv.from).with(effects.mv.to) | effects.removed {
            self.add(&mut state, before, cell, -1);
        }
        self.add(&mut state, after, effects.mv.to, 1);
        state
    }

    #[inline]
    fn value(&self, (): &mut (), position: &Movement, state: &StackValues) -> i32 {
        let stacks = position.occupied().len();
        let values: i32 = state.0.iter().zip(self.shares[stacks]).map(|(sum, share)| sum * share).sum();
        let values = match position.turn() {
            Color::White => values,
            Color::Black => -values,
        };
        let weights = &self.counts[stacks];
        let counted: i32 = counts(position)
            .iter()
            .zip(weights)
            .map(|(count, weight)| i32::from(*count) * i32::from(*weight))
            .sum();
        (counted + i32::from(weights[COUNTS]) + values / ONE) / ONE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_updated_state_equals_a_fresh_one() {
        let evaluation = HandCrafted::new(&Weights::default());
        let mut rng = fastrand::Rng::with_seed(1);
        let mut compared = 0;
        for _ in 0..200 {
            let mut here = crate::boards::random(&mut rng);
            let mut state = evaluation.state(&mut (), here.movement().unwrap());
            while let Some(mv) = rng.choice(here.legal_moves().collect::<Vec<_>>()) {
                let before = *here.movement().unwrap();
                let effects = here.apply(mv).unwrap();
                let after = here.movement().unwrap();
                if let Some(effects) = effects {
                    state = evaluation.after(&mut (), &state, &before, after, &effects);
                }
                assert_eq!(state, evaluation.state(&mut (), after), "{mv} to {here}");
                compared += 1;
            }
        }
        assert!(compared > 4_000, "{compared}");
    }
}
