//! A small network that values full boards before any stack has moved.
//!
//! Let `s` be 1 for a cell with a white piece and -1 for one with a black piece. Each hidden unit sees `x`, the sum of `s` times
//! the cell's weight, which depends on the cell and on how far the nearest DVONN piece is, and `base`, which depends only on
//! the cells of the DVONN pieces. The value for White is the sum over the units of
//! `output · (φ(base + x) - φ(base - x)) + tempo · φ(base)`, where φ clamps to 0…1 and squares. So swapping the colours changes
//! the sign of the first part; the second one is what moving first is worth between these DVONN pieces.
//!
//! All arithmetic is on integers, so that the same value is found on every machine.

use std::sync::{Arc, LazyLock};

use dvonn_core::{Cell, CellMap, CellSet};

use crate::handcrafted::orbit;

/// Hidden units.
pub const HIDDEN: usize = 32;
/// The hidden value 1, and the unit of weights and biases.
pub const UNIT: i16 = 128;
/// The unit of the weights of outputs and tempo.
pub const OUTPUT_UNIT: i16 = 64;

const CELLS: usize = 49;
const ORBITS: usize = 16;
/// Distances to the nearest DVONN piece that are told apart; the last one stands for all larger ones.
const RINGS: usize = 4;
/// Distances between cells.
const DISTANCES: usize = 10;

const FIRST_RING: usize = CELLS;
const FIRST_DISTANCE: usize = FIRST_RING + ORBITS * RINGS;
const FIRST_DVONN: usize = FIRST_DISTANCE + 2 * DISTANCES;
/// The row of biases.
pub const BIASES: usize = FIRST_DVONN + CELLS;
/// The row of output weights.
pub const OUTPUTS: usize = BIASES + 1;
/// The row of tempo weights.
pub const TEMPO: usize = BIASES + 2;
/// The number of rows; each has a weight for every hidden unit.
pub const ROWS: usize = BIASES + 3;

/// The rows whose sum is the weight of a cell: one of its own, one for its orbit and its distance to the nearest DVONN piece, and
/// for each DVONN piece one for the distance to it and whether it lies on a line with the cell.
pub fn cell_rows(cell: Cell, dvonns: CellSet) -> impl Iterator<Item = usize> {
    let nearest = dvonns.into_iter().map(|dvonn| usize::from(cell.distance(dvonn))).min();
    let ring = nearest.unwrap_or(RINGS).clamp(1, RINGS) - 1;
    let to_each = (dvonns - CellSet::of(cell)).into_iter().map(move |dvonn| {
        let is_aligned = usize::from(cell.line_to(dvonn).is_some());
        FIRST_DISTANCE + is_aligned * DISTANCES + usize::from(cell.distance(dvonn)) - 1
    });
    [cell.ordinal(), FIRST_RING + orbit(cell) * RINGS + ring].into_iter().chain(to_each)
}

/// The row that a DVONN piece on this cell adds to the biases.
pub fn dvonn_row(cell: Cell) -> usize {
    FIRST_DVONN + cell.ordinal()
}

/// A weight for each hidden unit.
type Weights = [i16; HIDDEN];

/// A network that values full boards. Copies share their weights.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardNetwork(Arc<Tables>);

#[derive(PartialEq, Eq, Debug)]
struct Tables {
    rows: Vec<Weights>, // Invariant: `ROWS` of them, each weight one of 8 bits.
    /// Hundredths of a piece for one unit of the output.
    scale: i32,
}

/// Why bytes are not a network of boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{found} bytes are too few for a network of boards, which has {}", BoardNetwork::BYTES)]
pub struct BoardNetworkError {
    found: usize,
}

impl BoardNetwork {
    /// The number of bytes of a network, without the description that may follow.
    pub const BYTES: usize = ROWS * HIDDEN + 2;

    /// The network with these weights.
    pub fn new(rows: &[[i8; HIDDEN]; ROWS], scale: i16) -> BoardNetwork {
        let rows = rows.iter().map(|row| row.map(i16::from)).collect();
        BoardNetwork(Arc::new(Tables { rows, scale: scale.into() }))
    }

    /// Reads a network: the rows, a byte for each weight, and the scale, 16 bits, little-endian. What follows says how it was
    /// made.
    ///
    /// # Errors
    /// If there are too few bytes.
    pub fn from_bytes(bytes: &[u8]) -> Result<BoardNetwork, BoardNetworkError> {
        let network = bytes.first_chunk::<{ BoardNetwork::BYTES }>();
        let network = network.ok_or(BoardNetworkError { found: bytes.len() })?;
        let (weights, scale) = network.split_at(ROWS * HIDDEN);
        let mut rows = [[0; HIDDEN]; ROWS];
        for (weight, byte) in rows.iter_mut().flatten().zip(weights) {
            *weight = byte.cast_signed();
        }
        Ok(BoardNetwork::new(&rows, i16::from_le_bytes([scale[0], scale[1]])))
    }

    /// The network as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let weights = self.0.rows.iter().flatten().map(|weight| (*weight as i8).cast_unsigned());
        weights.chain((self.0.scale as i16).to_le_bytes()).collect()
    }

    /// What White can expect on a full board, in hundredths of a piece.
    pub fn value(&self, white: CellSet, dvonns: CellSet) -> i32 {
        let view = self.between(dvonns);
        view.hundredths(view.output(&view.sum(white)).into())
    }

    /// What moving first is worth between DVONN pieces on these cells, in hundredths of a piece.
    pub(super) fn tempo(&self, dvonns: CellSet) -> i32 {
        hundredths(self.tempo_output(&self.base(dvonns)).into(), self.0.scale)
    }

    fn base(&self, dvonns: CellSet) -> Weights {
        let mut base = self.0.rows[BIASES];
        for dvonn in dvonns {
            add(&mut base, &self.0.rows[dvonn_row(dvonn)]);
        }
        base
    }

    fn tempo_output(&self, base: &Weights) -> i32 {
        self.0.rows[TEMPO].iter().zip(base).map(|(weight, base)| i32::from(*weight) * square(*base)).sum()
    }

    /// The network for boards with DVONN pieces on these three cells.
    pub(super) fn between(&self, dvonns: CellSet) -> BoardView {
        let rows = &self.0.rows;
        let base = self.base(dvonns);
        let weights = CellMap::from_fn(|cell| {
            let mut weights = [0; HIDDEN];
            for row in cell_rows(cell, dvonns) {
                add(&mut weights, &rows[row]);
            }
            weights
        });
        let mut all_black = [0; HIDDEN];
        for cell in CellSet::ALL - dvonns {
            subtract(&mut all_black, &weights[cell]);
        }
        let tempo = self.tempo_output(&base);
        BoardView { weights, base, all_black, outputs: rows[OUTPUTS], tempo, scale: self.0.scale }
    }
}

/// The network that the engine places with.
impl Default for BoardNetwork {
    fn default() -> BoardNetwork {
        static SHIPPED: LazyLock<BoardNetwork> = LazyLock::new(|| {
            let bytes = include_bytes!("boards.net");
            BoardNetwork::from_bytes(bytes).expect("the shipped network is complete")
        });
        SHIPPED.clone()
    }
}

/// The network for boards that differ only in their white and black pieces.
pub(super) struct BoardView {
    weights: CellMap<Weights>,
    base: Weights,
    /// What the units see if all pieces are black.
    all_black: Weights,
    outputs: Weights,
    tempo: i32,
    scale: i32,
}

impl BoardView {
    /// What the units see of a board with these white pieces, the others being black.
    pub(super) fn sum(&self, white: CellSet) -> Weights {
        let mut sum = self.all_black;
        for cell in white {
            self.turn_white(&mut sum, cell);
        }
        sum
    }

    /// Turns a black piece into a white one.
    #[inline]
    pub(super) fn turn_white(&self, sum: &mut Weights, cell: Cell) {
        let weights = &self.weights[cell];
        for (sum, weight) in sum.iter_mut().zip(weights) {
            *sum += 2 * weight;
        }
    }

    /// What White can expect, in units of the output.
    #[inline]
    pub(super) fn output(&self, sum: &Weights) -> i32 {
        let units = self.outputs.iter().zip(&self.base).zip(sum);
        let of_unit = |((output, base), seen): ((&i16, &i16), &i16)| {
            i32::from(*output) * (square(base + seen) - square(base - seen))
        };
        self.tempo + units.map(of_unit).sum::<i32>()
    }

    /// An output in hundredths of a piece.
    pub(super) fn hundredths(&self, output: i64) -> i32 {
        hundredths(output, self.scale)
    }

    /// Adds, for each unit, by how much the output changes with what the unit sees, and half of how much that changes in turn.
    #[inline]
    pub(super) fn add_slopes(&self, sum: &Weights, slopes: &mut [i64; HIDDEN], bends: &mut [i64; HIDDEN]) {
        for (unit, (&base, &seen)) in self.base.iter().zip(sum).enumerate() {
            let (white, black) = (open(base + seen), open(base - seen));
            let output = self.outputs[unit];
            slopes[unit] += i64::from(2 * i32::from(output) * i32::from(white + black));
            bends[unit] += i64::from(output * (i16::from(white > 0) - i16::from(black > 0)));
        }
    }

    /// The sum of these factors times the weights of a cell.
    pub(super) fn product(&self, factors: &[i64; HIDDEN], cell: Cell) -> i64 {
        factors.iter().zip(&self.weights[cell]).map(|(factor, weight)| factor * i64::from(*weight)).sum()
    }

    /// By how much the slopes change with the colour of a cell.
    pub(super) fn bonds(&self, bends: &[i64; HIDDEN], cell: Cell) -> [i64; HIDDEN] {
        std::array::from_fn(|unit| 2 * bends[unit] * i64::from(self.weights[cell][unit]))
    }
}

fn hundredths(output: i64, scale: i32) -> i32 {
    let unit = i64::from(UNIT) * i64::from(UNIT) * i64::from(OUTPUT_UNIT);
    (output * i64::from(scale) / unit) as i32
}

fn square(value: i16) -> i32 {
    let value = i32::from(value.clamp(0, UNIT));
    value * value
}

/// Half the slope of `square`.
#[inline]
fn open(value: i16) -> i16 {
    if (1..UNIT).contains(&value) { value } else { 0 }
}

fn add(sum: &mut Weights, more: &Weights) {
    for (sum, more) in sum.iter_mut().zip(more) {
        *sum += more;
    }
}

fn subtract(sum: &mut Weights, less: &Weights) {
    for (sum, less) in sum.iter_mut().zip(less) {
        *sum -= less;
    }
}
