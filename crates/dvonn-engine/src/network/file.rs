//! Networks as files.
//!
//! | part | bytes |
//! | --- | --- |
//! | `DVONNNET` | 8 |
//! | version of the format | 4 |
//! | length of what follows the hash | 4 |
//! | hash of what follows it: FNV-1a, 64 bits | 8 |
//! | facts for each cell, counts, units, hidden values of a perspective, output buckets, length of the description | 2 each |
//! | hundredths of a piece for one unit of the output | 4 |
//! | description: how the network was made, as text | as given |
//! | weights of the inputs, 16 bits: for each fact and cell, one for each hidden value | |
//! | biases of the hidden values, 16 bits | |
//! | output weights, 16 bits: for each bucket, those of the side to move, then those of the other side | |
//! | weights of units, 16 bits: for each count, one for each unit | |
//! | output weights of units, 16 bits: for each bucket, one for each unit | |
//! | output biases, 32 bits: one for each bucket | |
//! | weights of counts, 32 bits: for each bucket, one for each count | |
//! | biases of units, 32 bits | |
//!
//! All numbers are little-endian.

use super::{Architecture, KINDS, MAX_OUTPUT_WEIGHT, MAX_SCALE, Network, Parameters, UNITS};
use crate::handcrafted::COUNTS;

const MAGIC: &[u8; 8] = b"DVONNNET";
const VERSION: u32 = 2;
/// Bytes before the part that is hashed, and of its numbers.
const HEAD: usize = 24;
const NUMBERS: usize = 16;

/// Why bytes are not a network.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NetworkError {
    /// The bytes end too early.
    #[error("the network is truncated: {found} bytes instead of {expected}")]
    Truncated {
        /// Bytes that were given.
        found: usize,
        /// Bytes that a network with this beginning has.
        expected: usize,
    },
    /// There are more bytes than the network has.
    #[error("{extra} bytes follow the network")]
    TooLong {
        /// Their number.
        extra: usize,
    },
    /// The bytes are something else.
    #[error("this is not a DVONN network")]
    Foreign,
    /// The format is of another version.
    #[error("the network has version {0} of the format, not {VERSION}")]
    Version(u32),
    /// The bytes have changed since they were written.
    #[error("the network is damaged: its hash is wrong")]
    Hash,
    /// No such network can be evaluated.
    #[error(
        "networks with {kinds} facts for each cell, {counts} counts, {units} units, {hidden} hidden values and {buckets} \
         buckets are not supported"
    )]
    Architecture {
        /// Facts for each cell.
        kinds: usize,
        /// Counts.
        counts: usize,
        /// Units.
        units: usize,
        /// Hidden values of a perspective.
        hidden: usize,
        /// Output buckets.
        buckets: usize,
    },
    /// The weights are not as many as the architecture needs.
    #[error("the network has {found} bytes of weights, not {expected}")]
    Size {
        /// Bytes that were found.
        found: usize,
        /// Bytes that this architecture needs.
        expected: usize,
    },
    /// The description is not text.
    #[error("the description of the network is not UTF-8")]
    Description,
    /// An output weight would overflow the arithmetic.
    #[error("the output weight {0} is not from -{MAX_OUTPUT_WEIGHT} to {MAX_OUTPUT_WEIGHT}")]
    OutputWeight(i16),
    /// The weight of a count would overflow the arithmetic.
    #[error("the weight {0} of a count is too large")]
    CountWeight(i32),
    /// The bias of a unit would overflow the arithmetic.
    #[error("the bias {0} of a unit is too large")]
    UnitBias(i32),
    /// A unit of the output would be worth nothing, or more pieces than there are.
    #[error("the scale {0} is not from 1 to {MAX_SCALE}")]
    Scale(i32),
}

impl Network {
    /// The network as the bytes of a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let Architecture { hidden, buckets } = self.architecture();
        let parameters = self.parameters();
        let description = self.description().as_bytes();
        let mut body = Vec::new();
        for number in [KINDS, COUNTS, UNITS, hidden, buckets, description.len()] {
            body.extend((number as u16).to_le_bytes());
        }
        body.extend(parameters.scale.to_le_bytes());
        body.extend(description);
        let (small, large) = parameters.parts();
        body.extend(small.into_iter().flatten().flat_map(|weight| weight.to_le_bytes()));
        body.extend(large.into_iter().flatten().flat_map(|weight| weight.to_le_bytes()));
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((body.len() as u32).to_le_bytes());
        bytes.extend(hash(&body).to_le_bytes());
        bytes.extend(body);
        bytes
    }

    /// The network in the bytes of a file. They may come from an untrusted source.
    ///
    /// # Errors
    /// If they are not those of a network that this version can evaluate.
    pub fn from_bytes(bytes: &[u8]) -> Result<Network, NetworkError> {
        let truncated = |expected| NetworkError::Truncated { found: bytes.len(), expected };
        let (head, body) = bytes.split_at_checked(HEAD).ok_or_else(|| truncated(HEAD))?;
        if &head[..8] != MAGIC {
            return Err(NetworkError::Foreign);
        }
        let version = u32_at(head, 8);
        if version != VERSION {
            return Err(NetworkError::Version(version));
        }
        let length = u32_at(head, 12) as usize;
        if body.len() < length {
            return Err(truncated(HEAD.saturating_add(length)));
        }
        if body.len() > length {
            return Err(NetworkError::TooLong { extra: body.len() - length });
        }
        if hash(body).to_le_bytes() != head[16..] {
            return Err(NetworkError::Hash);
        }
        let (numbers, rest) = body.split_at_checked(NUMBERS).ok_or_else(|| truncated(HEAD + NUMBERS))?;
        let [kinds, counts, units, hidden, buckets, description] =
            [0, 2, 4, 6, 8, 10].map(|at| usize::from(u16::from_le_bytes([numbers[at], numbers[at + 1]])));
        let architecture = Architecture::new(hidden, buckets)
            .filter(|_| [kinds, counts, units] == [KINDS, COUNTS, UNITS])
            .ok_or(NetworkError::Architecture { kinds, counts, units, hidden, buckets })?;
        let (description, weights) =
            rest.split_at_checked(description).ok_or_else(|| truncated(HEAD + NUMBERS + description))?;
        let description = std::str::from_utf8(description).map_err(|_| NetworkError::Description)?;
        let expected = architecture.bytes();
        if weights.len() != expected {
            return Err(NetworkError::Size { found: weights.len(), expected });
        }
        let (small_sizes, large_sizes) = architecture.sizes();
        let (small, large) = weights.split_at(2 * small_sizes.iter().sum::<usize>());
        let mut small = small.as_chunks().0.iter().map(|bytes| i16::from_le_bytes(*bytes));
        let mut large = large.as_chunks().0.iter().map(|bytes| i32::from_le_bytes(*bytes));
        let [inputs, biases, outputs, units, unit_outputs] =
            small_sizes.map(|size| small.by_ref().take(size).collect());
        let [output_biases, counts, unit_biases] =
            large_sizes.map(|size| large.by_ref().take(size).collect());
        let scale = u32_at(body, 12).cast_signed();
        let parameters = Parameters {
            inputs,
            biases,
            outputs,
            output_biases,
            counts,
            units,
            unit_biases,
            unit_outputs,
            scale,
        };
        Network::new(architecture, &parameters, description)
    }
}

fn u32_at(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}

pub(super) fn hash(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
