//! Logistic regression for the weights of the handcrafted evaluation.
//!
//! A row is a position from the point of view of the side to move. The model adds up weights as the engine does, and
//! the logistic function turns the sum into a prediction of the result. Every step (Adam) uses all rows. Rows are
//! summed in fixed parts, so the weights do not depend on the number of threads.

use std::ops::{ControlFlow, Range};

use dvonn_core::{Color, Movement};
use dvonn_engine::handcrafted::{
    COUNT_KNOTS, COUNTS, STACK_KINDS, STACK_KNOTS, Weights, counts, knot_share, stack_kind,
};

use crate::workers::in_order;

/// Weights of a knot: one for each count, and one for the right to move.
const COUNT_WEIGHTS: usize = COUNTS + 1;
/// Index of the first weight of a place.
const FIRST_PLACE: usize = COUNT_WEIGHTS * COUNT_KNOTS.len();
/// All weights of the model.
pub(crate) const PARAMETERS: usize = FIRST_PLACE + STACK_KINDS * STACK_KNOTS.len();
/// Weights used by one position, interpolated between the knots around its number of stacks.
const BLENDED: usize = COUNT_WEIGHTS + STACK_KINDS;
const STACKS: Range<usize> = 0..50;
/// Number of partial sums; fixed, so the result does not depend on the thread count.
const PARTS: u64 = 32;
/// Margins are softened: a margin of this many pieces counts as 73 % of a win.
const SOFT_MARGIN: f64 = 8.0;

/// A position as input for the model.
pub(crate) struct Row {
    stacks: u8,
    counts: [i16; COUNTS],
    /// The places of the stacks of the side to move, then those of the other side.
    places: Box<[u8]>,
    own_places: u8,
    /// The target of the prediction, from 0 to 1.
    target: f64,
    /// Final margin of the side to move.
    pub(crate) margin: f64,
}

const _: () = assert!(STACK_KINDS <= 256, "a place fits a byte");

impl Row {
    /// `result_share` is the weight of the result in the target; the rest is the softened margin.
    pub(crate) fn new(position: &Movement, margin: i8, result_share: f64) -> Row {
        let kind = |cell| stack_kind(cell, position.height(cell), position.dvonns().contains(cell)) as u8;
        let places_of = |color: Color| position.owned(color).into_iter().map(kind);
        let turn = position.turn();
        let result = match margin {
            1.. => 1.0,
            0 => 0.5,
            _ => 0.0,
        };
        let margin = f64::from(margin);
        Row {
            stacks: position.occupied().len() as u8,
            counts: counts(position),
            places: places_of(turn).chain(places_of(turn.other())).collect(),
            own_places: position.owned(turn).len() as u8,
            target: result_share * result + (1.0 - result_share) * logistic(margin / SOFT_MARGIN),
            margin,
        }
    }

    /// Calls `visit` with each interpolated weight that this row uses, and how often.
    fn for_each(&self, mut visit: impl FnMut(usize, f64)) {
        for (index, &count) in self.counts.iter().enumerate() {
            visit(index, f64::from(count));
        }
        visit(COUNTS, 1.0);
        let (own, theirs) = self.places.split_at(usize::from(self.own_places));
        for (places, sign) in [(own, 1.0), (theirs, -1.0)] {
            for &place in places {
                visit(COUNT_WEIGHTS + usize::from(place), sign);
            }
        }
    }

    fn sum(&self, blended: &Blended) -> f64 {
        let weights = &blended.0[usize::from(self.stacks)];
        let mut sum = 0.0;
        self.for_each(|index, count| sum += weights[index] * count);
        sum
    }
}

/// The model: a weight for each count and place at each knot.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    weights: Vec<f64>,
}

/// For each number of stacks, the interpolated weights or their gradients.
struct Blended(Vec<[f64; BLENDED]>);

impl Blended {
    fn zero() -> Blended {
        Blended(STACKS.map(|_| [0.0; BLENDED]).collect())
    }
}

/// Calls `visit` with each parameter, number of stacks and interpolated weight that depend on each other, and the
/// share.
fn for_each_share(mut visit: impl FnMut(usize, usize, usize, f64)) {
    for stacks in STACKS {
        for knot in 0..COUNT_KNOTS.len() {
            let part = f64::from(knot_share(&COUNT_KNOTS, knot, stacks));
            for index in (0..COUNT_WEIGHTS).filter(|_| part > 0.0) {
                visit(knot * COUNT_WEIGHTS + index, stacks, index, part);
            }
        }
        for knot in 0..STACK_KNOTS.len() {
            let part = f64::from(knot_share(&STACK_KNOTS, knot, stacks));
            for index in (0..STACK_KINDS).filter(|_| part > 0.0) {
                visit(FIRST_PLACE + knot * STACK_KINDS + index, stacks, COUNT_WEIGHTS + index, part);
            }
        }
    }
}

/// The quality of a model on rows.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Quality {
    /// Mean cross entropy.
    pub(crate) loss: f64,
    /// How often it predicts the winner; draws do not count as wins.
    pub(crate) agreement: f64,
}

/// The settings of a fit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fitting {
    pub(crate) steps: u32,
    /// Pulls weights towards zero, in units in which counts are about 1.
    pub(crate) ridge: f64,
    pub(crate) threads: usize,
}

impl Model {
    /// A model with all weights zero.
    pub(crate) fn zero() -> Model {
        Model { weights: vec![0.0; PARAMETERS] }
    }

    fn blended(&self) -> Blended {
        let mut blended = Blended::zero();
        for_each_share(|parameter, stacks, index, part| {
            blended.0[stacks][index] += part * self.weights[parameter];
        });
        blended
    }

    /// The mean loss over the rows, and its gradient.
    pub(crate) fn gradient(&self, rows: &[Row], threads: usize) -> (f64, Vec<f64>) {
        let blended = self.blended();
        let (mut loss, mut total) = (0.0, Blended::zero());
        in_order(
            threads,
            0..PARTS,
            |part, _| {
                let bound = |part: u64| rows.len() * part as usize / PARTS as usize;
                let (mut loss, mut slope) = (0.0, Blended::zero());
                for row in &rows[bound(part)..bound(part + 1)] {
                    let chance = logistic(row.sum(&blended));
                    loss += cross_entropy(row.target, chance);
                    let slope = &mut slope.0[usize::from(row.stacks)];
                    row.for_each(|index, count| slope[index] += (chance - row.target) * count);
                }
                Some((loss, slope))
            },
            |(part_loss, slope)| {
                loss += part_loss;
                for (total, slope) in total.0.iter_mut().flatten().zip(slope.0.iter().flatten()) {
                    *total += slope;
                }
                ControlFlow::<()>::Continue(())
            },
        );
        let rows = rows.len().max(1) as f64;
        let mut gradient = vec![0.0; PARAMETERS];
        for_each_share(|parameter, stacks, index, part| {
            gradient[parameter] += part * total.0[stacks][index] / rows;
        });
        (loss / rows, gradient)
    }

    /// Minimises the loss on the rows. `tell` receives the loss before each step and may end the fit.
    pub(crate) fn fit(
        &mut self,
        rows: &[Row],
        fitting: Fitting,
        mut tell: impl FnMut(u32, f64, &Model) -> ControlFlow<()>,
    ) {
        const FIRST_STEP: f64 = 0.03;
        const LAST_STEP: f64 = 0.003;
        let units = units(rows);
        let (mut mean, mut square) = (vec![0.0; PARAMETERS], vec![0.0; PARAMETERS]);
        let (mut mean_bias, mut square_bias) = (1.0, 1.0);
        for step in 1..=fitting.steps {
            let (loss, gradient) = self.gradient(rows, fitting.threads);
            if tell(step, loss, self).is_break() {
                return;
            }
            let done = f64::from(step) / f64::from(fitting.steps);
            let length = FIRST_STEP + (LAST_STEP - FIRST_STEP) * done;
            mean_bias *= 0.9;
            square_bias *= 0.999;
            for (index, unit) in units.iter().enumerate() {
                // In units of the usual size of a count; otherwise small counts would learn slowest.
                let slope = gradient[index] * unit + fitting.ridge * self.weights[index] / unit;
                mean[index] = 0.9 * mean[index] + 0.1 * slope;
                square[index] = 0.999 * square[index] + 0.001 * slope * slope;
                let steepness = (square[index] / (1.0 - square_bias)).sqrt() + 1e-8;
                self.weights[index] -= unit * length * mean[index] / (1.0 - mean_bias) / steepness;
            }
        }
    }

    pub(crate) fn quality(&self, rows: &[Row]) -> Quality {
        let blended = self.blended();
        let mut quality = Quality::default();
        for row in rows {
            let sum = row.sum(&blended);
            quality.loss += cross_entropy(row.target, logistic(sum));
            quality.agreement += f64::from(u8::from((sum > 0.0) == (row.margin > 0.0)));
        }
        let rows = rows.len().max(1) as f64;
        Quality { loss: quality.loss / rows, agreement: quality.agreement / rows }
    }

    /// Pieces of the final margin per unit of the model's sum. Certain wins say little about this.
    pub(crate) fn pieces(&self, rows: &[Row]) -> f64 {
        let blended = self.blended();
        let (mut both, mut square) = (0.0, 0.0);
        for row in rows {
            let sum = row.sum(&blended).clamp(-4.0, 4.0);
            both += sum * row.margin;
            square += sum * sum;
        }
        if square > 0.0 { both / square } else { 0.0 }
    }

    /// The weights as the engine uses them, in hundredths of a piece.
    pub(crate) fn weights(&self, pieces: f64) -> Weights {
        let value = |index: usize| (self.weights[index] * pieces * 100.0) as f32;
        Weights::new(
            std::array::from_fn(|knot| std::array::from_fn(|index| value(knot * COUNT_WEIGHTS + index))),
            std::array::from_fn(|knot| {
                std::array::from_fn(|index| value(FIRST_PLACE + knot * STACK_KINDS + index))
            }),
        )
    }
}

/// For each weight, the inverse of the usual size of its count.
fn units(rows: &[Row]) -> Vec<f64> {
    let mut squares = Blended::zero();
    for row in rows {
        let squares = &mut squares.0[usize::from(row.stacks)];
        row.for_each(|index, count| squares[index] += count * count);
    }
    let mut units = vec![0.0; PARAMETERS];
    for_each_share(|parameter, stacks, index, part| {
        units[parameter] += part * part * squares.0[stacks][index];
    });
    for unit in &mut units {
        // Limits the first step of weights for rare places.
        *unit = 1.0 / (*unit / rows.len().max(1) as f64 + 1e-3).sqrt();
    }
    units
}

/// From 0 to 1; ½ at 0.
pub(crate) fn logistic(sum: f64) -> f64 {
    1.0 / (1.0 + (-sum).exp())
}

fn cross_entropy(target: f64, chance: f64) -> f64 {
    const LEAST: f64 = 1e-12;
    -(target * chance.max(LEAST).ln() + (1.0 - target) * (1.0 - chance).max(LEAST).ln())
}

#[cfg(test)]
mod tests;
