//! The units: a small layer of hidden values that sees the counts of the hand-crafted evaluation.

use super::QA;
use crate::handcrafted::COUNTS;

/// The number of units.
pub const UNITS: usize = 32;
/// Counts are multiplied two at a time.
pub(super) const PAIRS: usize = COUNTS / 2;
const _: () = assert!(COUNTS.is_multiple_of(2));

/// The weights of the units.
#[derive(Clone, PartialEq)]
pub(super) struct Units {
    /// For each two counts, and each unit, the weights of both.
    pub(super) pairs: Box<[[[i16; 2]; UNITS]; PAIRS]>,
    pub(super) biases: [i32; UNITS],
    /// For each bucket.
    pub(super) outputs: Vec<[i32; UNITS]>,
}

impl Units {
    /// Takes the weights as [`Parameters`](super::Parameters) has them, and as many.
    pub(super) fn new(weights: &[i16], biases: &[i32], outputs: &[i16]) -> Units {
        let weight = |count: usize, unit: usize| weights[count * UNITS + unit];
        let pair = |pair: usize| {
            std::array::from_fn(|unit| std::array::from_fn(|index| weight(2 * pair + index, unit)))
        };
        Units {
            pairs: Box::new(std::array::from_fn(pair)),
            biases: std::array::from_fn(|unit| biases[unit]),
            outputs: outputs.as_chunks().0.iter().map(|outputs| outputs.map(i32::from)).collect(),
        }
    }

    pub(super) fn weights(&self) -> Vec<i16> {
        let of_count = |count: usize| self.pairs[count / 2].iter().map(move |pair| pair[count % 2]);
        (0..COUNTS).flat_map(of_count).collect()
    }

    pub(super) fn biases(&self) -> Vec<i32> {
        self.biases.to_vec()
    }

    pub(super) fn outputs(&self) -> Vec<i16> {
        self.outputs.iter().flatten().map(|weight| *weight as i16).collect()
    }
}

/// What a unit adds to the output.
#[inline]
pub(super) fn share(sum: i32, output: i32) -> i32 {
    let value = (sum >> super::UNIT_SHIFT).clamp(0, i32::from(QA));
    value * value * output
}
