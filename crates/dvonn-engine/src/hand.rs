//! The hand-made evaluation: counts that a player would make, with weights fitted to the results of many games.
//!
//! Two parts are added. *Places* give each stack a worth by its cell, height and whether a DVONN piece is inside;
//! they are carried from move to move. *Counts* look at the whole board: mobility, threats, contact with the
//! DVONN pieces, what is stuck and what hangs on a thread. All weights change with the number of stacks left.

mod counts;
mod weights;

use dvonn_core::{Cell, CellSet, Color, Effects, Movement};

pub use counts::{COUNTS, counts};
pub(crate) use weights::orbit;
pub use weights::{COUNT_KNOTS, PLACE_KNOTS, PLACES, Weights, WeightsError, place, share};

use crate::evaluation::Evaluation;

/// The evaluation that goes with some weights.
pub(crate) struct Hand {
    /// For each number of stacks, the weight of each count and of the right to move.
    counts: [[i16; COUNTS + 1]; CELLS + 1],
    /// For each place, its worth with few and with many stacks left.
    places: [[i32; PLACE_KNOTS.len()]; PLACES],
    /// For each number of stacks, how much of the two is taken, in `ONE`.
    shares: [[i32; PLACE_KNOTS.len()]; CELLS + 1],
}

const CELLS: usize = 49;
/// Weights are whole numbers of such parts of a hundredth of a piece.
const ONE: i32 = 32;

impl Hand {
    pub(crate) fn new(weights: &Weights) -> Hand {
        let round = |value: f32| (value * ONE as f32).round() as i32;
        let blend = |knots: &[usize], values: &dyn Fn(usize) -> f32, stacks: usize| {
            (0..knots.len()).map(|knot| share(knots, knot, stacks) * values(knot)).sum()
        };
        let counts = std::array::from_fn(|stacks| {
            std::array::from_fn(|count| {
                let weight = round(blend(&COUNT_KNOTS, &|knot| weights.count(knot, count), stacks));
                weight.clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16
            })
        });
        let places =
            std::array::from_fn(|place| std::array::from_fn(|knot| round(weights.place(knot, place))));
        let shares = std::array::from_fn(|stacks| {
            std::array::from_fn(|knot| round(share(&PLACE_KNOTS, knot, stacks)))
        });
        Hand { counts, places, shares }
    }

    #[inline]
    fn add(&self, state: &mut Places, position: &Movement, cell: Cell, sign: i32) {
        let sign = if position.owned(Color::White).contains(cell) {
            sign
        } else if position.owned(Color::Black).contains(cell) {
            -sign
        } else {
            return;
        };
        let place = place(cell, position.height(cell), position.dvonns().contains(cell));
        for (sum, worth) in state.0.iter_mut().zip(self.places[place]) {
            *sum += sign * worth;
        }
    }
}

/// The worth of all places, White's minus Black's.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Places([i32; PLACE_KNOTS.len()]);

impl Evaluation for Hand {
    type State = Places;

    fn state(&self, position: &Movement) -> Places {
        let mut state = Places::default();
        for cell in position.occupied() {
            self.add(&mut state, position, cell, 1);
        }
        state
    }

    #[inline]
    fn after(&self, state: &Places, before: &Movement, after: &Movement, effects: &Effects) -> Places {
        let mut state = *state;
        for cell in CellSet::of(effects.mv.from).with(effects.mv.to) | effects.removed {
            self.add(&mut state, before, cell, -1);
        }
        self.add(&mut state, after, effects.mv.to, 1);
        state
    }

    #[inline]
    fn value(&self, position: &Movement, state: &Places) -> i32 {
        let stacks = position.occupied().len();
        let places: i32 = state.0.iter().zip(self.shares[stacks]).map(|(sum, share)| sum * share).sum();
        let places = match position.turn() {
            Color::White => places,
            Color::Black => -places,
        };
        let weights = &self.counts[stacks];
        let counted: i32 = counts(position)
            .iter()
            .zip(weights)
            .map(|(count, weight)| i32::from(*count) * i32::from(*weight))
            .sum();
        (counted + i32::from(weights[COUNTS]) + places / ONE) / ONE
    }
}

#[cfg(test)]
mod tests {
    use dvonn_core::{Move, Position};

    use super::*;

    #[test]
    fn the_state_carried_along_equals_a_fresh_one() {
        let hand = Hand::new(&Weights::default());
        let mut dice = fastrand::Rng::with_seed(1);
        let mut compared = 0;
        for _ in 0..200 {
            let mut cells = Cell::ALL;
            dice.shuffle(&mut cells);
            let mut here = cells
                .into_iter()
                .fold(Position::START, |position, cell| position.play(Move::Place(cell)).unwrap());
            let mut state = hand.state(here.movement().unwrap());
            while let Some(mv) = dice.choice(here.legal_moves().collect::<Vec<_>>()) {
                let before = *here.movement().unwrap();
                let effects = here.apply(mv).unwrap();
                let after = here.movement().unwrap();
                if let Some(effects) = effects {
                    state = hand.after(&state, &before, after, &effects);
                }
                assert_eq!(state, hand.state(after), "{mv} to {here}");
                compared += 1;
            }
        }
        assert!(compared > 4_000, "{compared}");
    }
}
