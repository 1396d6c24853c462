//! The network evaluation: a small neural network, trained on self-play, that sees what stands on each cell.
//!
//! Each player's view of the board is a sum of columns of weights, one for each true fact ([`InputSet`]); a move changes
//! few facts, so the sum is updated rather than computed. The values of the side to move and those of the other side,
//! clamped to 0…1 and squared, are multiplied by the output weights of the bucket for the number of stacks left. All
//! arithmetic is on integers, so that the same value is found on every machine.

mod accumulators;
mod file;
mod inputs;
mod simd;

use std::fmt;
use std::sync::Arc;

pub use file::NetworkError;
pub use inputs::{CELLS, InputSet, seen_by_other};

use dvonn_core::{Effects, Movement};

use crate::Margin;
use crate::evaluation::Evaluation;
use accumulators::{Accumulators, Level};
use simd::Instructions;

/// The hidden value 1, and the unit of the weights of inputs.
pub const QA: i16 = 255;
/// The unit of the output weights.
pub const QB: i16 = 64;
/// Larger output weights would overflow 16 bits when multiplied by a hidden value.
pub const MAX_OUTPUT_WEIGHT: i16 = 127;
/// The unit of the weights of counts.
pub const QC: i32 = 1 << 16;
/// Larger weights of counts might overflow 32 bits when summed.
const MAX_COUNT_WEIGHT: i32 = 4 * QC;
/// Values in a block; the number of hidden values is a multiple.
pub const LANES: usize = 64;
/// With more hidden values the largest sum would not fit 32 bits.
const MAX_HIDDEN: usize = 128;
/// Pieces on the board, and so the largest number of stacks.
const PIECES: usize = 49;

/// Values that are processed together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(64))]
struct Block([i16; LANES]);

/// The shape of a network.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Architecture {
    /// What it sees.
    pub inputs: InputSet,
    /// Hidden values of each perspective.
    pub hidden: usize, // Invariant: 64 or 128.
    /// Groups of positions by the number of stacks, each with its own output weights.
    pub buckets: usize, // Invariant: 1..=49.
}

impl Architecture {
    /// A shape that can be evaluated: with 64 or 128 hidden values and 1 to 49 buckets.
    pub fn new(inputs: InputSet, hidden: usize, buckets: usize) -> Option<Architecture> {
        let is_possible = hidden > 0
            && hidden <= MAX_HIDDEN
            && hidden.is_multiple_of(LANES)
            && (1..=PIECES).contains(&buckets);
        is_possible.then_some(Architecture { inputs, hidden, buckets })
    }

    /// The bucket of a position with this many stacks.
    #[inline]
    pub fn bucket(&self, stacks: usize) -> usize {
        stacks.saturating_sub(1) * self.buckets / PIECES
    }

    /// The number of weights with 16 bits, and the bytes of all weights.
    fn sizes(&self) -> (usize, usize) {
        let small = (self.inputs.inputs() + 1 + 2 * self.buckets) * self.hidden;
        (small, 2 * small + 4 * self.buckets * (1 + self.inputs.counts()))
    }
}

/// The weights of a network as plain numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parameters {
    /// For each fact and cell, a weight for each hidden value, in units of `1 / QA`.
    pub inputs: Vec<i16>,
    /// For each hidden value, in units of `1 / QA`.
    pub biases: Vec<i16>,
    /// For each bucket, weights of the side to move, then of the other side, in units of `1 / QB`.
    pub outputs: Vec<i16>,
    /// For each bucket, in units of `1 / (QA · QA · QB)`.
    pub output_biases: Vec<i32>,
    /// For each bucket, a weight for each count, in units of `1 / QC`.
    pub counts: Vec<i32>,
    /// Hundredths of a piece for one unit of the output.
    pub scale: i32,
}

/// A network. Copies share their weights.
#[derive(Clone, PartialEq)]
pub struct Network(Arc<Tables>);

#[derive(PartialEq)]
struct Tables {
    architecture: Architecture,
    description: String,
    /// For each input, its column.
    columns: Vec<Block>,
    biases: Vec<Block>,
    outputs: Vec<Block>,
    output_biases: Vec<i32>,
    counts: Vec<i32>,
    scale: i32,
    instructions: Instructions,
}

impl Network {
    /// A network with these weights.
    ///
    /// # Errors
    /// If there are more or fewer weights than the architecture has, or an output weight is too large.
    pub fn new(
        architecture: Architecture,
        parameters: &Parameters,
        description: &str,
    ) -> Result<Network, NetworkError> {
        let Parameters { inputs, biases, outputs, output_biases, counts, scale } = parameters;
        let Architecture { inputs: set, hidden, buckets } = architecture;
        let found = [inputs.len(), biases.len(), outputs.len(), output_biases.len(), counts.len()];
        if found != [set.inputs() * hidden, hidden, 2 * buckets * hidden, buckets, buckets * set.counts()] {
            let (_, expected) = architecture.sizes();
            let found =
                2 * (inputs.len() + biases.len() + outputs.len()) + 4 * (output_biases.len() + counts.len());
            return Err(NetworkError::Size { found, expected });
        }
        if let Some(weight) = outputs.iter().find(|weight| weight.unsigned_abs() > MAX_OUTPUT_WEIGHT as u16) {
            return Err(NetworkError::OutputWeight(*weight));
        }
        if let Some(weight) = counts.iter().find(|weight| weight.unsigned_abs() > MAX_COUNT_WEIGHT as u32) {
            return Err(NetworkError::CountWeight(*weight));
        }
        let blocks = |values: &[i16]| values.as_chunks().0.iter().map(|values| Block(*values)).collect();
        Ok(Network(Arc::new(Tables {
            architecture,
            description: description.to_owned(),
            columns: blocks(inputs),
            biases: blocks(biases),
            outputs: blocks(outputs),
            output_biases: output_biases.clone(),
            counts: counts.clone(),
            scale: *scale,
            instructions: Instructions::best(),
        })))
    }

    /// Its shape.
    pub fn architecture(&self) -> Architecture {
        self.0.architecture
    }

    /// How it was made.
    pub fn description(&self) -> &str {
        &self.0.description
    }

    /// Its weights.
    pub fn parameters(&self) -> Parameters {
        let numbers = |blocks: &[Block]| blocks.iter().flat_map(|block| block.0).collect();
        Parameters {
            inputs: numbers(&self.0.columns),
            biases: numbers(&self.0.biases),
            outputs: numbers(&self.0.outputs),
            output_biases: self.0.output_biases.clone(),
            counts: self.0.counts.clone(),
            scale: self.0.scale,
        }
    }

    /// The expected final margin of the side to move, in hundredths of a piece, computed from scratch.
    pub fn evaluate(&self, position: &Movement) -> i32 {
        let mut scratch = self.scratch();
        let state = self.state(&mut scratch, position);
        self.value(&mut scratch, position, &state)
    }
}

impl fmt::Debug for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Network")
            .field("architecture", &self.0.architecture)
            .field("description", &self.0.description)
            .finish_non_exhaustive()
    }
}

impl Evaluation for Network {
    type State = Level;
    type Scratch = Accumulators;

    fn scratch(&self) -> Accumulators {
        Accumulators::new(self.0.architecture.hidden)
    }

    fn state(&self, scratch: &mut Accumulators, position: &Movement) -> Level {
        scratch.begin(&self.0, position)
    }

    #[inline]
    fn after(
        &self,
        scratch: &mut Accumulators,
        state: &Level,
        _: &Movement,
        _: &Movement,
        effects: &Effects,
    ) -> Level {
        scratch.push(*state, effects)
    }

    #[inline]
    fn value(&self, scratch: &mut Accumulators, position: &Movement, state: &Level) -> i32 {
        let Tables { architecture, outputs, output_biases, counts, scale, instructions, .. } = &*self.0;
        let us = position.turn();
        let overview = architecture.inputs.overview(position);
        let [ours, theirs] = scratch.values(&self.0, *state, position, &overview.sets, [us, us.other()]);
        let bucket = architecture.bucket(position.occupied().len());
        let blocks = ours.len();
        let weights = &outputs[2 * blocks * bucket..][..2 * blocks];
        let sum = i64::from(instructions.dot(ours, &weights[..blocks]))
            + i64::from(instructions.dot(theirs, &weights[blocks..]))
            + i64::from(output_biases[bucket]);
        let unit = i64::from(QA) * i64::from(QA) * i64::from(QB);
        let weights = &counts[bucket * architecture.inputs.counts()..];
        let counted: i32 =
            overview.counts.iter().zip(weights).map(|(count, weight)| i32::from(*count) * weight).sum();
        let scale = i64::from(*scale);
        let value = sum * scale / unit + i64::from(counted) * scale / i64::from(QC);
        // No game is won by more pieces than there are.
        let most = 100 * i64::from(Margin::LIMIT);
        value.clamp(-most, most) as i32
    }
}

#[cfg(test)]
mod tests;
