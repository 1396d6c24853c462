//! The network of full boards while it is trained: with floating-point weights, and its gradient.

use dvonn_core::{CellSet, Color, Symmetry};
use dvonn_engine::placement::{
    BIASES, BoardNetwork, HIDDEN, OUTPUT_UNIT, OUTPUTS, ROWS, TEMPO, UNIT, cell_rows, dvonn_row,
};
use fastrand::Rng;

use crate::neural::{Optimiser, Target, logistic, loss};
use crate::training::Sample;

/// The largest weights that fit 8 bits.
const MOST: f32 = 127.0 / UNIT as f32;
const MOST_OUTPUT: f32 = 127.0 / OUTPUT_UNIT as f32;

/// A full board and what became of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Board {
    white: CellSet,
    dvonns: CellSet,
    /// The prediction for White that is wanted, from 0 to 1.
    target: f32,
    /// White's final margin, or what the search expected if the result says little.
    pub(crate) margin: f32,
}

impl Board {
    /// The board of a sample, if it is full.
    pub(crate) fn of(sample: &Sample, target: Target) -> Board {
        // White, who has placed the last piece, is to move.
        Board {
            white: sample.position.owned(Color::White),
            dvonns: sample.position.dvonns(),
            target: target.of(sample),
            margin: if sample.is_spoiled { sample.value_to_move() } else { f32::from(sample.margin) },
        }
    }

    /// The same board, seen from another side.
    pub(crate) fn turned(self, symmetry: Symmetry) -> Board {
        Board { white: symmetry.cells(self.white), dvonns: symmetry.cells(self.dvonns), ..self }
    }
}

/// A weight for each hidden unit.
type Weights = [f32; HIDDEN];

/// A network with floating-point weights.
#[derive(Clone, Debug)]
pub(crate) struct BoardModel {
    rows: Vec<Weights>, // Invariant: `ROWS` of them.
    optimiser: Optimiser,
}

/// What the hidden units see of a board, and the rows that it comes from.
struct Seen {
    /// Rows with the sign of the piece.
    pieces: Vec<(usize, f32)>,
    dvonns: Vec<usize>,
    base: Weights,
    sum: Weights,
}

impl BoardModel {
    /// A network with random weights.
    pub(crate) fn random(rng: &mut Rng) -> BoardModel {
        let mut rows = vec![[0.0; HIDDEN]; ROWS];
        for (number, row) in rows.iter_mut().enumerate() {
            let (low, high) = match number {
                BIASES => (0.3, 0.7),
                OUTPUTS => (-0.3, 0.3),
                _ => (-0.03, 0.03),
            };
            row.fill_with(|| low + (high - low) * rng.f32());
        }
        BoardModel { rows, optimiser: Optimiser::new(ROWS * HIDDEN) }
    }

    fn see(&self, board: &Board) -> Seen {
        let (mut base, mut sum) = (self.rows[BIASES], [0.0; HIDDEN]);
        let dvonns: Vec<usize> = board.dvonns.into_iter().map(dvonn_row).collect();
        for &row in &dvonns {
            add(&mut base, &self.rows[row], 1.0);
        }
        let mut pieces = Vec::with_capacity(2 * 46);
        for cell in CellSet::ALL - board.dvonns {
            let sign = if board.white.contains(cell) { 1.0 } else { -1.0 };
            for row in cell_rows(cell, board.dvonns) {
                add(&mut sum, &self.rows[row], sign);
                pieces.push((row, sign));
            }
        }
        Seen { pieces, dvonns, base, sum }
    }

    fn output_of(&self, seen: &Seen) -> f32 {
        let unit = |unit: usize| {
            let (base, sum) = (seen.base[unit], seen.sum[unit]);
            self.rows[OUTPUTS][unit] * (square(base + sum) - square(base - sum))
                + self.rows[TEMPO][unit] * square(base)
        };
        (0..HIDDEN).map(unit).sum()
    }

    /// The output for White, in units of the logistic function.
    pub(crate) fn output(&self, board: &Board) -> f32 {
        self.output_of(&self.see(board))
    }

    /// The loss of an output for a board.
    pub(crate) fn loss(board: &Board, output: f32) -> f32 {
        loss(board.target, logistic(output))
    }

    /// A step against the mean gradient of these boards, whose mean loss is returned.
    pub(crate) fn learn(&mut self, boards: &[Board], rate: f32, decay: f32) -> f32 {
        let mut gradient = vec![[0.0; HIDDEN]; ROWS];
        let share = 1.0 / boards.len().max(1) as f32;
        let losses: f32 = boards.iter().map(|board| self.add_gradient(board, share, &mut gradient)).sum();
        self.optimiser.step(self.rows.as_flattened_mut(), gradient.as_flattened(), rate, decay);
        for (number, row) in self.rows.iter_mut().enumerate() {
            let most = if matches!(number, OUTPUTS | TEMPO) { MOST_OUTPUT } else { MOST };
            for weight in row {
                *weight = weight.clamp(-most, most);
            }
        }
        losses * share
    }

    fn add_gradient(&self, board: &Board, share: f32, gradient: &mut [Weights]) -> f32 {
        let seen = self.see(board);
        let output = self.output_of(&seen);
        let slope = share * (logistic(output) - board.target);
        let (mut by_base, mut by_sum) = ([0.0; HIDDEN], [0.0; HIDDEN]);
        for unit in 0..HIDDEN {
            let (base, sum) = (seen.base[unit], seen.sum[unit]);
            let (weight, tempo) = (self.rows[OUTPUTS][unit], self.rows[TEMPO][unit]);
            gradient[OUTPUTS][unit] += slope * (square(base + sum) - square(base - sum));
            gradient[TEMPO][unit] += slope * square(base);
            let (white, black) = (square_slope(base + sum), square_slope(base - sum));
            by_sum[unit] = slope * weight * (white + black);
            by_base[unit] = slope * (weight * (white - black) + tempo * square_slope(base));
        }
        for row in seen.dvonns.into_iter().chain([BIASES]) {
            add(&mut gradient[row], &by_base, 1.0);
        }
        for (row, sign) in seen.pieces {
            add(&mut gradient[row], &by_sum, sign);
        }
        loss(board.target, logistic(output))
    }

    /// The network with integer weights; one unit of the output is worth this many pieces.
    pub(crate) fn quantised(&self, pieces: f64) -> BoardNetwork {
        let mut rows = [[0; HIDDEN]; ROWS];
        for (number, (row, exact)) in rows.iter_mut().zip(&self.rows).enumerate() {
            let unit = if matches!(number, OUTPUTS | TEMPO) { OUTPUT_UNIT } else { UNIT };
            *row = exact.map(|weight| (weight * f32::from(unit)).round() as i8);
        }
        BoardNetwork::new(&rows, (100.0 * pieces).round() as i16)
    }
}

fn add(sum: &mut Weights, more: &Weights, factor: f32) {
    for (sum, more) in sum.iter_mut().zip(more) {
        *sum += factor * more;
    }
}

fn square(value: f32) -> f32 {
    let value = value.clamp(0.0, 1.0);
    value * value
}

fn square_slope(value: f32) -> f32 {
    if value > 0.0 && value < 1.0 { 2.0 * value } else { 0.0 }
}
