//! The network evaluation: a small neural network, trained on self-play, that sees what stands on each cell.
//!
//! Each player's view of the board is a sum of columns of weights, one for each stack; a move changes few stacks, so the
//! sum is updated rather than computed. The values of the side to move and those of the other side, clamped to 0…1 and
//! squared, are multiplied by the output weights of the bucket for the number of stacks left. So are the values of a small
//! layer that sees the counts of the hand-crafted evaluation; and the counts themselves are added, times weights of the
//! same bucket. All arithmetic is on integers, so that the same value is found on every machine.

mod accumulators;
mod file;
mod inputs;
mod simd;
mod units;

use std::fmt;
use std::sync::Arc;
#[cfg(feature = "embedded-network")]
use std::sync::LazyLock;

pub use file::NetworkError;
pub use inputs::{CELLS, INPUTS, KINDS, seen_by_other, stack_kind};
pub use units::UNITS;

use dvonn_core::{Effects, Movement};

use crate::Margin;
use crate::evaluation::Evaluation;
use crate::handcrafted::{self, COUNTS};
use accumulators::{Accumulators, Depth};
use simd::Instructions;
use units::Units;

/// The file of the network that programs contain, and that the page offers to browsers.
#[cfg(feature = "embedded-network")]
pub const FILE: &[u8] = include_bytes!("../networks/generation-3.net");

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
/// The unit of the weights of units.
pub const QU: i32 = (QA as i32) << UNIT_SHIFT;
/// Sums of units are divided by two to this power to get hidden values.
const UNIT_SHIFT: u32 = 8;
/// Larger biases of units might overflow 32 bits when counts are added.
const MAX_UNIT_BIAS: i32 = 1 << 28;
/// Hundredths of a piece: larger scales might overflow 64 bits, and make no sense.
const MAX_SCALE: i32 = 100_000;
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
    /// Hidden values of each perspective.
    pub hidden: usize, // Invariant: 64 or 128.
    /// Groups of positions by the number of stacks, each with its own output weights.
    pub buckets: usize, // Invariant: 1..=49.
}

impl Architecture {
    /// A shape that can be evaluated: with 64 or 128 hidden values and 1 to 49 buckets.
    pub fn new(hidden: usize, buckets: usize) -> Option<Architecture> {
        let is_possible = hidden > 0
            && hidden <= MAX_HIDDEN
            && hidden.is_multiple_of(LANES)
            && (1..=PIECES).contains(&buckets);
        is_possible.then_some(Architecture { hidden, buckets })
    }

    /// The bucket of a position with this many stacks.
    #[inline]
    pub fn bucket(&self, stacks: usize) -> usize {
        stacks.saturating_sub(1) * self.buckets / PIECES
    }

    /// The number of weights in each part: with 16 bits inputs, biases, outputs, units and outputs of units; with 32 bits
    /// output biases, counts and biases of units.
    fn sizes(&self) -> ([usize; 5], [usize; 3]) {
        let Architecture { hidden, buckets } = *self;
        let small = [INPUTS * hidden, hidden, 2 * buckets * hidden, COUNTS * UNITS, buckets * UNITS];
        (small, [buckets, buckets * COUNTS, UNITS])
    }

    /// The bytes of all weights.
    fn bytes(&self) -> usize {
        let (small, large) = self.sizes();
        2 * small.iter().sum::<usize>() + 4 * large.iter().sum::<usize>()
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
    /// For each count, a weight for each unit, in units of `1 / QU`.
    pub units: Vec<i16>,
    /// For each unit, in units of `1 / QU`.
    pub unit_biases: Vec<i32>,
    /// For each bucket, a weight for each unit, in units of `1 / QB`.
    pub unit_outputs: Vec<i16>,
    /// Hundredths of a piece for one unit of the output.
    pub scale: i32,
}

impl Parameters {
    /// The weights with 16 and with 32 bits, in the order of [`Architecture::sizes`].
    fn parts(&self) -> ([&[i16]; 5], [&[i32]; 3]) {
        let Parameters { inputs, biases, outputs, units, unit_outputs, .. } = self;
        let Parameters { output_biases, counts, unit_biases, .. } = self;
        ([inputs, biases, outputs, units, unit_outputs], [output_biases, counts, unit_biases])
    }
}

/// A network. Copies share their weights.
#[derive(Clone)]
pub struct Network(Arc<Tables>);

impl PartialEq for Network {
    fn eq(&self, other: &Network) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

#[derive(PartialEq)]
struct Tables {
    architecture: Architecture,
    description: String,
    /// For each input as White sees it, the column of White's view, then that of Black's view.
    columns: Vec<Block>,
    /// Of both views.
    biases: Vec<Block>,
    outputs: Vec<Block>,
    output_biases: Vec<i32>,
    counts: Vec<i32>,
    units: Units,
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
        let hidden = architecture.hidden;
        let (small, large) = parameters.parts();
        if (small.map(<[i16]>::len), large.map(<[i32]>::len)) != architecture.sizes() {
            let found = 2 * small.map(<[i16]>::len).iter().sum::<usize>()
                + 4 * large.map(<[i32]>::len).iter().sum::<usize>();
            return Err(NetworkError::Size { found, expected: architecture.bytes() });
        }
        let Parameters { inputs, biases, outputs, output_biases, counts, .. } = parameters;
        let Parameters { units, unit_biases, unit_outputs, scale, .. } = parameters;
        let is_large = |weight: &&i16| weight.unsigned_abs() > MAX_OUTPUT_WEIGHT as u16;
        if let Some(weight) = outputs.iter().chain(unit_outputs).find(is_large) {
            return Err(NetworkError::OutputWeight(*weight));
        }
        let is_large = |weight: &&i32| weight.unsigned_abs() > MAX_COUNT_WEIGHT as u32;
        if let Some(weight) = counts.iter().find(is_large) {
            return Err(NetworkError::CountWeight(*weight));
        }
        if let Some(bias) = unit_biases.iter().find(|bias| bias.unsigned_abs() > MAX_UNIT_BIAS as u32) {
            return Err(NetworkError::UnitBias(*bias));
        }
        if !(1..=MAX_SCALE).contains(scale) {
            return Err(NetworkError::Scale(*scale));
        }
        let blocks = |values: &[i16]| -> Vec<Block> {
            values.as_chunks().0.iter().map(|values| Block(*values)).collect()
        };
        let column = |input: usize| &inputs[input * hidden..][..hidden];
        let both_columns = |input: usize| {
            let seen_by_black = seen_by_other(input / CELLS) * CELLS + input % CELLS;
            blocks(&[column(input), column(seen_by_black)].concat())
        };
        Ok(Network(Arc::new(Tables {
            architecture,
            description: description.to_owned(),
            columns: (0..INPUTS).flat_map(both_columns).collect(),
            biases: blocks(&[&biases[..], biases].concat()),
            outputs: blocks(outputs),
            output_biases: output_biases.clone(),
            counts: counts.clone(),
            units: Units::new(units, unit_biases, unit_outputs),
            scale: *scale,
            instructions: Instructions::best(),
        })))
    }

    /// The network that we trained; `docs/training.md` tells how.
    #[cfg(feature = "embedded-network")]
    pub fn embedded() -> Network {
        static EMBEDDED: LazyLock<Network> =
            LazyLock::new(|| Network::from_bytes(FILE).expect("a test reads this file"));
        EMBEDDED.clone()
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
        let numbers = |blocks: &[Block]| -> Vec<i16> { blocks.iter().flat_map(|block| block.0).collect() };
        let blocks = self.0.architecture.hidden / LANES;
        Parameters {
            inputs: self.0.columns.chunks(2 * blocks).flat_map(|both| numbers(&both[..blocks])).collect(),
            biases: numbers(&self.0.biases[..blocks]),
            outputs: numbers(&self.0.outputs),
            output_biases: self.0.output_biases.clone(),
            counts: self.0.counts.clone(),
            units: self.0.units.weights(),
            unit_biases: self.0.units.biases(),
            unit_outputs: self.0.units.outputs(),
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
    type State = Depth;
    type Scratch = Accumulators;

    fn scratch(&self) -> Accumulators {
        Accumulators::new(self.0.architecture.hidden)
    }

    fn state(&self, scratch: &mut Accumulators, position: &Movement) -> Depth {
        scratch.begin(&self.0, position)
    }

    #[inline]
    fn after(
        &self,
        scratch: &mut Accumulators,
        state: &Depth,
        _: &Movement,
        _: &Movement,
        effects: &Effects,
    ) -> Depth {
        scratch.push(*state, effects)
    }

    #[inline]
    fn value(&self, scratch: &mut Accumulators, position: &Movement, state: &Depth) -> i32 {
        let Tables { architecture, outputs, output_biases, counts, units, scale, instructions, .. } =
            &*self.0;
        let [ours, theirs] = scratch.values(&self.0, *state, position);
        let bucket = architecture.bucket(position.occupied().len());
        let blocks = ours.len();
        let weights = &outputs[2 * blocks * bucket..][..2 * blocks];
        let found = handcrafted::counts(position);
        let sum = i64::from(instructions.dot(ours, &weights[..blocks]))
            + i64::from(instructions.dot(theirs, &weights[blocks..]))
            + i64::from(instructions.units(&found, units, bucket))
            + i64::from(output_biases[bucket]);
        let unit = i64::from(QA) * i64::from(QA) * i64::from(QB);
        let weights = &counts[bucket * COUNTS..][..COUNTS];
        let counted: i32 = found.iter().zip(weights).map(|(count, weight)| i32::from(*count) * weight).sum();
        let scale = i64::from(*scale);
        let value = sum * scale / unit + i64::from(counted) * scale / i64::from(QC);
        // No game is won by more pieces than there are.
        let most = 100 * i64::from(Margin::LIMIT);
        value.clamp(-most, most) as i32
    }
}

#[cfg(test)]
mod tests;
