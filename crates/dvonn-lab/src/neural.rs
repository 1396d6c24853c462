//! The network while it is trained: with floating-point weights, its gradient, and its steps (`AdamW`).
//!
//! The gradient of a batch is summed in a fixed number of parts, so that the weights do not depend on the number of
//! threads.

use dvonn_core::{Cell, Color, Symmetry};
use dvonn_engine::handcrafted::{COUNTS, counts};
use dvonn_engine::network::{
    Architecture, CELLS, INPUTS, KINDS, MAX_OUTPUT_WEIGHT, Network, NetworkError, Parameters, QA, QB, QC, QU,
    UNITS, seen_by_other, stack_kind,
};
use fastrand::Rng;

use crate::training::Sample;

/// The largest weight, so that it fits its integer.
const MOST: f32 = MAX_OUTPUT_WEIGHT as f32 / QB as f32;
/// A margin of this many pieces counts as 73 % of a win.
const SOFT_MARGIN: f32 = 8.0;
/// The same for values of the search: what `fit` found for the handcrafted evaluation.
const SOFT_VALUE: f32 = 7.2;

/// Counts are divided by this, so that their weights are about as large as others.
const COUNT_UNIT: f32 = 4.0;

/// What the network should learn from a sample.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Target {
    /// Weight of the result; the rest is the value that the search expected.
    pub(crate) lambda: f32,
    /// Weight of who won in the result; the rest is the softened margin.
    pub(crate) winner: f32,
}

impl Target {
    /// The prediction that is wanted, from 0 to 1.
    pub(crate) fn of(self, sample: &Sample) -> f32 {
        let margin = f32::from(sample.margin_to_move());
        let won = if margin == 0.0 { 0.5 } else { f32::from(u8::from(margin > 0.0)) };
        let result = self.winner * won + (1.0 - self.winner) * logistic(margin / SOFT_MARGIN);
        let expected = logistic(sample.value_to_move() / SOFT_VALUE);
        if sample.is_proved {
            result
        } else if sample.is_spoiled {
            expected
        } else {
            self.lambda * result + (1.0 - self.lambda) * expected
        }
    }
}

/// For each symmetry, the image of each cell.
pub(crate) struct Images([[u8; CELLS]; 4]);

impl Images {
    pub(crate) fn new() -> Images {
        Images(Symmetry::ALL.map(|symmetry| Cell::ALL.map(|cell| symmetry.cell(cell).ordinal() as u8)))
    }
}

/// A sample as input for the network.
#[derive(Debug)]
pub(crate) struct Example {
    /// Inputs of the side to move and of the other side.
    ours: Vec<u16>,
    theirs: Vec<u16>,
    /// Divided by `COUNT_UNIT`.
    counts: [f32; COUNTS],
    bucket: usize,
    target: f32,
    /// Final margin of the side to move.
    pub(crate) margin: f32,
}

impl Default for Example {
    fn default() -> Example {
        let (ours, theirs) = (Vec::new(), Vec::new());
        Example { ours, theirs, counts: [0.0; COUNTS], bucket: 0, target: 0.0, margin: 0.0 }
    }
}

impl Example {
    /// Becomes the image of a sample under a symmetry.
    pub(crate) fn set(
        &mut self,
        architecture: Architecture,
        sample: &Sample,
        target: Target,
        images: &Images,
        symmetry: usize,
    ) {
        self.ours.clear();
        self.theirs.clear();
        let image = &images.0[symmetry];
        for cell in sample.position.occupied() {
            let kind = stack_kind(&sample.position, cell);
            let cell = usize::from(image[cell.ordinal()]);
            self.ours.push((kind * CELLS + cell) as u16);
            self.theirs.push((seen_by_other(kind) * CELLS + cell) as u16);
        }
        if sample.position.turn() == Color::Black {
            std::mem::swap(&mut self.ours, &mut self.theirs);
        }
        self.counts = counts(&sample.position).map(|count| f32::from(count) / COUNT_UNIT);
        self.bucket = architecture.bucket(sample.stacks());
        self.target = target.of(sample);
        self.margin = f32::from(sample.margin_to_move());
    }
}

/// Where the weights of each group begin.
#[derive(Clone, Copy, Debug)]
struct Offsets {
    biases: usize,
    outputs: usize,
    output_biases: usize,
    counts: usize,
    units: usize,
    unit_biases: usize,
    unit_outputs: usize,
    end: usize,
}

impl Offsets {
    fn of(architecture: Architecture) -> Offsets {
        let Architecture { hidden, buckets } = architecture;
        let biases = INPUTS * hidden;
        let outputs = biases + hidden;
        let output_biases = outputs + 2 * buckets * hidden;
        let counts = output_biases + buckets;
        let units = counts + buckets * COUNTS;
        let unit_biases = units + COUNTS * UNITS;
        let unit_outputs = unit_biases + UNITS;
        let end = unit_outputs + buckets * UNITS;
        Offsets { biases, outputs, output_biases, counts, units, unit_biases, unit_outputs, end }
    }
}

/// A network with floating-point weights, all in one list: inputs, biases, outputs, output biases, counts;
/// then weights, biases and outputs of the units.
///
/// The weight of an input is the sum of a part of its own and a part that the same fact has on all cells, so that what is
/// learnt on one cell helps on the others.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    pub(crate) architecture: Architecture,
    /// The weights, with their own parts only for inputs; then the parts that cells share, for each fact.
    parameters: Vec<f32>,
    weights: Vec<f32>, // Invariant: they follow from the parameters.
}

/// Memory for the hidden values of a position and their slopes.
pub(crate) struct Hidden {
    ours: Vec<f32>,
    theirs: Vec<f32>,
    slopes: Vec<f32>,
    units: [f32; UNITS],
}

impl Hidden {
    pub(crate) fn new(architecture: Architecture) -> Hidden {
        let values = || vec![0.0; architecture.hidden];
        Hidden { ours: values(), theirs: values(), slopes: values(), units: [0.0; UNITS] }
    }
}

impl Model {
    /// A network with random weights.
    pub(crate) fn random(architecture: Architecture, rng: &mut Rng) -> Model {
        let offsets = Offsets::of(architecture);
        let size = Model::size(architecture);
        let mut parameters = vec![0.0; size];
        let mut fill = |begin: usize, end: usize, low: f32, high: f32| {
            for parameter in &mut parameters[begin..end] {
                *parameter = low + (high - low) * rng.f32();
            }
        };
        fill(0, offsets.biases, -0.05, 0.05);
        fill(offsets.biases, offsets.outputs, 0.2, 0.5);
        fill(offsets.outputs, offsets.output_biases, -0.2, 0.2);
        fill(offsets.units, offsets.unit_biases, -0.1, 0.1);
        fill(offsets.unit_biases, offsets.unit_outputs, 0.2, 0.5);
        fill(offsets.unit_outputs, offsets.end, -0.2, 0.2);
        fill(offsets.end, size, -0.05, 0.05);
        Model::new(architecture, parameters)
    }

    /// The network with these parameters, as many as [`Model::size`] says.
    pub(crate) fn new(architecture: Architecture, parameters: Vec<f32>) -> Model {
        let mut model = Model { architecture, weights: Vec::new(), parameters };
        model.update_weights();
        model
    }

    /// The number of parameters.
    pub(crate) fn size(architecture: Architecture) -> usize {
        Offsets::of(architecture).end + KINDS * architecture.hidden
    }

    /// The parameters.
    pub(crate) fn parameters(&self) -> &[f32] {
        &self.parameters
    }

    /// A gradient of zero.
    pub(crate) fn no_gradient(&self) -> Vec<f32> {
        vec![0.0; self.weights.len()]
    }

    fn update_weights(&mut self) {
        let Offsets { biases, end, .. } = Offsets::of(self.architecture);
        let (own, shared) = self.parameters.split_at(end);
        self.weights.clear();
        self.weights.extend(own);
        let hidden = self.architecture.hidden;
        let facts = self.weights[..biases].chunks_exact_mut(CELLS * hidden);
        for (columns, shared) in facts.zip(shared.chunks_exact(hidden)) {
            for column in columns.chunks_exact_mut(hidden) {
                for (weight, shared) in column.iter_mut().zip(shared) {
                    *weight += shared;
                }
            }
        }
    }

    /// A step against the gradient of the weights.
    pub(crate) fn learn(&mut self, optimiser: &mut Optimiser, mut gradient: Vec<f32>, rate: f32, decay: f32) {
        let (biases, hidden) = (Offsets::of(self.architecture).biases, self.architecture.hidden);
        for fact in 0..KINDS {
            let mut sum = vec![0.0; hidden];
            for column in gradient[..biases][fact * CELLS * hidden..][..CELLS * hidden].chunks_exact(hidden) {
                for (sum, slope) in sum.iter_mut().zip(column) {
                    *sum += slope;
                }
            }
            gradient.extend(sum);
        }
        optimiser.step(&mut self.parameters, &gradient, rate, decay);
        self.update_weights();
    }

    /// The output, in units of the logistic function.
    pub(crate) fn output(&self, example: &Example, hidden: &mut Hidden) -> f32 {
        let size = self.architecture.hidden;
        let offsets = Offsets::of(self.architecture);
        let biases = &self.weights[offsets.biases..offsets.outputs];
        for (values, inputs) in [(&mut hidden.ours, &example.ours), (&mut hidden.theirs, &example.theirs)] {
            values.copy_from_slice(biases);
            for &input in inputs {
                let column = &self.weights[usize::from(input) * size..][..size];
                for (value, weight) in values.iter_mut().zip(column) {
                    *value += weight;
                }
            }
        }
        let weights = &self.weights[offsets.outputs + 2 * size * example.bucket..][..2 * size];
        let (ours, theirs) = weights.split_at(size);
        let sum = |values: &[f32], weights: &[f32]| -> f32 {
            // Several sums, so that they can be computed at once.
            let mut sums = [0.0; 16];
            for (values, weights) in values.as_chunks::<16>().0.iter().zip(weights.as_chunks::<16>().0) {
                for ((sum, value), weight) in sums.iter_mut().zip(values).zip(weights) {
                    let value = value.clamp(0.0, 1.0);
                    *sum += value * value * weight;
                }
            }
            sums.iter().sum()
        };
        let of_counts = &self.weights[offsets.counts + COUNTS * example.bucket..];
        let counted: f32 = example.counts.iter().zip(of_counts).map(|(count, weight)| count * weight).sum();
        counted
            + self.of_units(example, &mut hidden.units)
            + sum(&hidden.ours, ours)
            + sum(&hidden.theirs, theirs)
            + self.weights[offsets.output_biases + example.bucket]
    }

    /// The part of the output that comes from the units.
    fn of_units(&self, example: &Example, units: &mut [f32; UNITS]) -> f32 {
        let offsets = Offsets::of(self.architecture);
        units.copy_from_slice(&self.weights[offsets.unit_biases..offsets.unit_outputs]);
        let columns = &self.weights[offsets.units..offsets.unit_biases];
        for (count, column) in example.counts.iter().zip(columns.as_chunks::<UNITS>().0) {
            for (unit, weight) in units.iter_mut().zip(column) {
                *unit += count * weight;
            }
        }
        let weights = &self.weights[offsets.unit_outputs + UNITS * example.bucket..][..UNITS];
        units.iter().zip(weights).map(|(unit, weight)| unit.clamp(0.0, 1.0).powi(2) * weight).sum()
    }

    /// Adds the gradient of that part.
    fn add_unit_gradient(&self, example: &Example, units: &[f32; UNITS], slope: f32, gradient: &mut [f32]) {
        let offsets = Offsets::of(self.architecture);
        let begin = offsets.unit_outputs + UNITS * example.bucket;
        let mut slopes = [0.0; UNITS];
        for (index, (unit, of_unit)) in units.iter().zip(&mut slopes).enumerate() {
            let clamped = unit.clamp(0.0, 1.0);
            gradient[begin + index] += slope * clamped * clamped;
            let is_open = if *unit > 0.0 && *unit < 1.0 { 1.0 } else { 0.0 };
            *of_unit = is_open * 2.0 * clamped * slope * self.weights[begin + index];
            gradient[offsets.unit_biases + index] += *of_unit;
        }
        let columns = &mut gradient[offsets.units..offsets.unit_biases];
        for (count, column) in example.counts.iter().zip(columns.as_chunks_mut::<UNITS>().0) {
            for (part, slope) in column.iter_mut().zip(&slopes) {
                *part += count * slope;
            }
        }
    }

    /// Adds the gradient of the loss to `gradient`, and returns the loss.
    pub(crate) fn add_gradient(&self, example: &Example, hidden: &mut Hidden, gradient: &mut [f32]) -> f32 {
        let size = self.architecture.hidden;
        let offsets = Offsets::of(self.architecture);
        let output = self.output(example, hidden);
        let chance = logistic(output);
        let slope = chance - example.target;
        gradient[offsets.output_biases + example.bucket] += slope;
        let of_counts = &mut gradient[offsets.counts + COUNTS * example.bucket..];
        for (part, count) in of_counts.iter_mut().zip(&example.counts) {
            *part += slope * count;
        }
        self.add_unit_gradient(example, &hidden.units, slope, gradient);
        let mut begin = offsets.outputs + 2 * size * example.bucket;
        let Hidden { ours, theirs, slopes, .. } = hidden;
        for (values, inputs) in [(ours, &example.ours), (theirs, &example.theirs)] {
            let weights = &self.weights[begin..][..size];
            let output_gradient = &mut gradient[begin..][..size];
            for (((part, value), weight), slope_of_value) in
                output_gradient.iter_mut().zip(&*values).zip(weights).zip(&mut *slopes)
            {
                let clamped = value.clamp(0.0, 1.0);
                *part += slope * clamped * clamped;
                let is_open = if *value > 0.0 && *value < 1.0 { 1.0 } else { 0.0 };
                *slope_of_value = is_open * 2.0 * clamped * slope * weight;
            }
            let (columns, rest) = gradient.split_at_mut(offsets.biases);
            for (part, slope) in rest[..size].iter_mut().zip(&*slopes) {
                *part += slope;
            }
            for &input in inputs {
                for (part, slope) in columns[usize::from(input) * size..][..size].iter_mut().zip(&*slopes) {
                    *part += slope;
                }
            }
            begin += size;
        }
        loss(example.target, chance)
    }

    /// The loss of an output for an example.
    pub(crate) fn loss(example: &Example, output: f32) -> f32 {
        loss(example.target, logistic(output))
    }

    /// The network with integer weights.
    pub(crate) fn quantised(&self, pieces: f64, description: &str) -> Result<Network, NetworkError> {
        let offsets = Offsets::of(self.architecture);
        let round = |weights: &[f32], unit: i16| -> Vec<i16> {
            weights.iter().map(|weight| (weight * f32::from(unit)).round() as i16).collect()
        };
        let unit = f64::from(QA) * f64::from(QA) * f64::from(QB);
        let parameters = Parameters {
            inputs: round(&self.weights[..offsets.biases], QA),
            biases: round(&self.weights[offsets.biases..offsets.outputs], QA),
            outputs: round(&self.weights[offsets.outputs..offsets.output_biases], QB),
            output_biases: self.weights[offsets.output_biases..offsets.counts]
                .iter()
                .map(|bias| (f64::from(*bias) * unit).round() as i32)
                .collect(),
            counts: self.weights[offsets.counts..offsets.units]
                .iter()
                .map(|weight| (weight / COUNT_UNIT * QC as f32).round() as i32)
                .collect(),
            units: self.weights[offsets.units..offsets.unit_biases]
                .iter()
                .map(|weight| (weight / COUNT_UNIT * QU as f32).round() as i16)
                .collect(),
            unit_biases: self.weights[offsets.unit_biases..offsets.unit_outputs]
                .iter()
                .map(|bias| (bias * QU as f32).round() as i32)
                .collect(),
            unit_outputs: round(&self.weights[offsets.unit_outputs..offsets.end], QB),
            scale: (100.0 * pieces).round() as i32,
        };
        Network::new(self.architecture, &parameters, description)
    }
}

/// The state of `AdamW`.
#[derive(Clone, Debug)]
pub(crate) struct Optimiser {
    pub(crate) means: Vec<f32>,
    pub(crate) squares: Vec<f32>,
    pub(crate) steps: u32,
}

impl Optimiser {
    pub(crate) fn new(size: usize) -> Optimiser {
        Optimiser { means: vec![0.0; size], squares: vec![0.0; size], steps: 0 }
    }

    /// A step against the gradient. `decay` pulls weights towards zero.
    pub(crate) fn step(&mut self, weights: &mut [f32], gradient: &[f32], rate: f32, decay: f32) {
        const MEAN: f32 = 0.9;
        const SQUARE: f32 = 0.999;
        self.steps += 1;
        let steps = self.steps as i32;
        let (mean_bias, square_bias) = (1.0 - MEAN.powi(steps), 1.0 - SQUARE.powi(steps));
        let states = self.means.iter_mut().zip(&mut self.squares);
        for ((weight, slope), (mean, square)) in weights.iter_mut().zip(gradient).zip(states) {
            *mean = MEAN * *mean + (1.0 - MEAN) * slope;
            *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
            let steepness = (*square / square_bias).sqrt() + 1e-8;
            let moved = *weight * (1.0 - rate * decay) - rate * *mean / mean_bias / steepness;
            *weight = moved.clamp(-MOST, MOST);
        }
    }
}

pub(crate) fn logistic(sum: f32) -> f32 {
    1.0 / (1.0 + (-sum).exp())
}

/// Cross entropy.
pub(crate) fn loss(target: f32, chance: f32) -> f32 {
    const LEAST: f32 = 1e-7;
    -(target * chance.max(LEAST).ln() + (1.0 - target) * (1.0 - chance).max(LEAST).ln())
}

#[cfg(test)]
mod tests;
