//! A small convolutional network that values boards of the placement phase, full or not.
//!
//! Each cell has some hidden values, its channels. Those of the first layer come from what stands on the cell and beside it, from
//! the distance to the nearest DVONN piece and from the place of the cell on the board; those of the second and third layers from
//! the channels of the cell and its neighbours one layer below. So a channel of the third layer sees everything within three
//! steps. The third layer also sees the mean of the second. The value is a sum over the third layer, plus that of some units
//! that see the sums of its channels over the edge and over the inner cells.
//!
//! Neighbours in the same row share their weights, and so do the four others. Therefore a board and its images under the
//! symmetries of the board have the same value.
//!
//! Weights are read as integers and used as floating-point numbers. There are only additions, multiplications and maxima, in
//! a fixed order, so that the same value is found on every machine.

use std::sync::{Arc, LazyLock};

use dvonn_core::{Cell, Direction};

use super::board::{Board, CELLS, COLORED, Content, RINGS};
use crate::handcrafted::orbit;

/// Hidden values of a cell in each layer, and the number of units.
pub const CHANNELS: usize = 24;
/// Groups of cells that share their weights: a cell itself, its neighbours in the row, its other neighbours.
pub const GROUPS: usize = 3;
const ORBITS: usize = 16;

/// The first row of the first layer: for each group and content.
pub const CONTENTS: usize = 0;
/// For each distance to the nearest DVONN piece.
pub const NEAREST: usize = CONTENTS + GROUPS * Content::COUNT;
/// For each kind of cell.
pub const PLACES: usize = NEAREST + RINGS;
/// For the share of empty cells, and for an odd number of them.
pub const STAGE: usize = PLACES + ORBITS;
/// The second layer: for each group and channel below.
pub const SECOND: usize = STAGE + 2;
/// The biases of the second layer.
pub const SECOND_BIASES: usize = SECOND + GROUPS * CHANNELS;
/// For each channel of the second layer, what its mean adds to the third.
pub const MEANS: usize = SECOND_BIASES + 1;
/// The third layer.
pub const THIRD: usize = MEANS + CHANNELS;
/// The biases of the third layer.
pub const THIRD_BIASES: usize = THIRD + GROUPS * CHANNELS;
/// For each kind of cell, what its channels add to the value.
pub const OUTPUTS: usize = THIRD_BIASES + 1;
/// The units: for each channel of the inner cells, then of the edge.
pub const UNITS: usize = OUTPUTS + ORBITS;
/// The biases of the units.
pub const UNIT_BIASES: usize = UNITS + 2 * CHANNELS;
/// What the units add to the value.
pub const UNIT_OUTPUTS: usize = UNIT_BIASES + 1;
/// What every board adds to the value, what the share of empty cells adds, and what an odd number of them adds.
pub const LAST: usize = UNIT_OUTPUTS + 1;
/// The number of rows.
pub const ROWS: usize = LAST + 1;

/// The weight 1 in a file.
pub(super) const UNIT: f32 = 128.0;
/// Hundredths of a piece for a value of 1: the logistic function of the value is the chance of winning, and eight pieces are
/// a chance of 73 %.
pub(super) const SCALE: f32 = 800.0;
/// Sums over the edge or over the inner cells are divided by this.
pub const POOL: f32 = 24.0;

/// A number for each channel.
pub type Row = [f32; CHANNELS];

/// Where the cells lie.
pub struct Geometry {
    /// For each cell, itself and its neighbours: their group and their number.
    pub sides: [Vec<(usize, usize)>; CELLS],
    /// The kind of each cell: the same for cells that a symmetry of the board maps to each other.
    pub places: [usize; CELLS],
    /// Whether each cell is on the edge: 1 if it is.
    pub edge: [usize; CELLS],
}

/// The geometry of the board.
pub static GEOMETRY: LazyLock<Geometry> = LazyLock::new(|| Geometry {
    sides: Cell::ALL.map(|cell| {
        let beside = Direction::ALL.into_iter().filter_map(|direction| {
            let group = if matches!(direction, Direction::Left | Direction::Right) { 1 } else { 2 };
            Some((group, cell.step(direction, 1)?.ordinal()))
        });
        [(0, cell.ordinal())].into_iter().chain(beside).collect()
    }),
    places: Cell::ALL.map(orbit),
    edge: Cell::ALL.map(|cell| usize::from(cell.is_edge())),
});

/// The hidden values of a board.
#[derive(Clone, Debug)]
pub struct Hidden {
    /// The channels of the three layers.
    pub layers: [[Row; CELLS]; 3],
    /// The means of the second layer.
    pub means: Row,
    /// The third layer, summed over the inner cells and over the edge.
    pub pools: [Row; 2],
    /// The units.
    pub units: Row,
}

impl Default for Hidden {
    fn default() -> Hidden {
        let layer = [[0.0; CHANNELS]; CELLS];
        Hidden { layers: [layer; 3], means: layer[0], pools: [layer[0]; 2], units: layer[0] }
    }
}

/// What a network sees of the stage of the game: the share of empty cells, and whether their number is odd.
pub fn stage(board: &Board) -> [f32; 2] {
    [f32::from(board.empty) / COLORED as f32, f32::from(board.empty % 2)]
}

/// The value of a board for White with these weights, `ROWS` rows of them, in units of the logistic function.
#[inline(never)]
pub fn value(rows: &[Row], board: &Board, hidden: &mut Hidden) -> f32 {
    let geometry = &*GEOMETRY;
    let Hidden { layers: [first, second, third], means, pools, units } = hidden;
    let stage = stage(board);
    let mut base = [0.0; CHANNELS];
    for (share, row) in stage.into_iter().zip(&rows[STAGE..]) {
        add(&mut base, share, row);
    }
    for (cell, channels) in first.iter_mut().enumerate() {
        *channels = base;
        add(channels, 1.0, &rows[NEAREST + usize::from(board.rings[cell])]);
        add(channels, 1.0, &rows[PLACES + geometry.places[cell]]);
        for &(group, other) in &geometry.sides[cell] {
            let content = board.contents[other] as usize;
            add(channels, 1.0, &rows[CONTENTS + group * Content::COUNT + content]);
        }
        rectify(channels);
    }

    convolve(&rows[SECOND..], &rows[SECOND_BIASES], first, second);
    *means = [0.0; CHANNELS];
    for channels in &mut *second {
        rectify(channels);
        add(means, 1.0 / CELLS as f32, channels);
    }

    let mut base = rows[THIRD_BIASES];
    for (mean, row) in means.iter().zip(&rows[MEANS..]) {
        add(&mut base, *mean, row);
    }
    convolve(&rows[THIRD..], &base, second, third);
    *pools = [[0.0; CHANNELS]; 2];
    let mut outputs = [0.0; CHANNELS];
    for (cell, (channels, below)) in third.iter_mut().zip(second).enumerate() {
        add(channels, 1.0, below);
        rectify(channels);
        let weights = &rows[OUTPUTS + geometry.places[cell]];
        for (output, (channel, weight)) in outputs.iter_mut().zip(channels.iter().zip(weights)) {
            *output += channel * weight;
        }
        add(&mut pools[geometry.edge[cell]], 1.0 / POOL, channels);
    }

    *units = rows[UNIT_BIASES];
    for (pool, row) in pools.as_flattened().iter().zip(&rows[UNITS..]) {
        add(units, *pool, row);
    }
    rectify(units);
    for (output, (unit, weight)) in outputs.iter_mut().zip(units.iter().zip(&rows[UNIT_OUTPUTS])) {
        *output += unit * weight;
    }
    let last = &rows[LAST];
    last[0] + last[1] * stage[0] + last[2] * stage[1] + outputs.iter().sum::<f32>()
}

/// Adds a multiple of a row.
#[inline]
pub fn add(sum: &mut Row, factor: f32, row: &Row) {
    for (sum, value) in sum.iter_mut().zip(row) {
        *sum += factor * value;
    }
}

#[inline]
fn rectify(channels: &mut Row) {
    for channel in channels {
        *channel = channel.max(0.0);
    }
}

/// The sums of the channels of a cell and its neighbours, by group.
#[inline]
pub fn gather(sides: &[(usize, usize)], below: &[Row; CELLS]) -> [Row; GROUPS] {
    let mut sums = [[0.0; CHANNELS]; GROUPS];
    for &(group, other) in sides {
        add(&mut sums[group], 1.0, &below[other]);
    }
    sums
}

#[inline(never)]
fn convolve(rows: &[Row], base: &Row, below: &[Row; CELLS], above: &mut [Row; CELLS]) {
    for (sides, channels) in GEOMETRY.sides.iter().zip(above) {
        let mut sum = *base;
        for (channel, row) in gather(sides, below).as_flattened().iter().zip(rows) {
            add(&mut sum, *channel, row);
        }
        *channels = sum;
    }
}

/// A network that values boards of the placement phase. Copies share their weights.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardNetwork(Arc<[Row]>); // Invariant: `ROWS` rows.

/// Why bytes are not a network of boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{found} bytes are too few for a network of boards, which has {}", BoardNetwork::BYTES)]
pub struct BoardNetworkError {
    found: usize,
}

impl BoardNetwork {
    /// The number of bytes of a network, without the description that may follow.
    pub const BYTES: usize = 2 * ROWS * CHANNELS;

    /// Reads a network: its weights, 16 bits each, little-endian, in units of `1 / UNIT`. What follows says how it was made.
    ///
    /// # Errors
    /// If there are too few bytes.
    pub fn from_bytes(bytes: &[u8]) -> Result<BoardNetwork, BoardNetworkError> {
        let found = bytes.len();
        let bytes = bytes.first_chunk::<{ BoardNetwork::BYTES }>().ok_or(BoardNetworkError { found })?;
        let weight = |bytes: &[u8; 2]| f32::from(i16::from_le_bytes(*bytes)) / UNIT;
        let row =
            |bytes: &[u8; 2 * CHANNELS]| std::array::from_fn(|channel| weight(&bytes.as_chunks().0[channel]));
        Ok(BoardNetwork(bytes.as_chunks().0.iter().map(row).collect()))
    }

    /// Weights as bytes, rounded.
    pub fn bytes_of(rows: &[Row]) -> Vec<u8> {
        rows.as_flattened().iter().flat_map(|weight| ((weight * UNIT).round() as i16).to_le_bytes()).collect()
    }

    /// The network as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        BoardNetwork::bytes_of(&self.0)
    }

    /// What White can expect of a board, in hundredths of a piece.
    pub fn value(&self, board: &Board, hidden: &mut Hidden) -> i32 {
        (SCALE * value(&self.0, board, hidden)) as i32
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
