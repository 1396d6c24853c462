//! The network of boards while it is trained: its gradient, and its steps.

use dvonn_engine::placement::{
    Board, BoardNetwork, CELLS, CHANNELS, CONTENTS, Content, GEOMETRY, GROUPS, Hidden, LAST, MEANS, NEAREST,
    OUTPUTS, PLACES, POOL, ROWS, Row, SECOND, SECOND_BIASES, STAGE, THIRD, THIRD_BIASES, UNIT_BIASES,
    UNIT_OUTPUTS, UNITS, add, gather, stage, value,
};
use fastrand::Rng;

use crate::neural::{Optimiser, logistic, loss};

/// A board, and the prediction for White that is wanted, from 0 to 1.
pub(crate) type Lesson = (Board, f32);

/// A network whose weights are being learnt.
pub(crate) struct BoardModel {
    rows: Vec<Row>, // Invariant: `ROWS` of them.
    optimiser: Optimiser,
    hidden: Box<Hidden>,
}

impl BoardModel {
    /// A network with random weights. The less a layer sees, the larger they are.
    pub(crate) fn random(rng: &mut Rng) -> BoardModel {
        let mut rows = vec![[0.0; CHANNELS]; ROWS];
        for (range, most) in [
            (CONTENTS..PLACES, 0.4),
            (PLACES..STAGE, 0.2),
            (STAGE..SECOND, 0.1),
            (SECOND..SECOND_BIASES, 0.1),
            (MEANS..THIRD, 0.05),
            (THIRD..THIRD_BIASES, 0.07),
            (OUTPUTS..UNITS, 0.03),
            (UNITS..UNIT_BIASES, 0.3),
            (UNIT_OUTPUTS..LAST, 0.1),
        ] {
            rows[range].as_flattened_mut().fill_with(|| most * (2.0 * rng.f32() - 1.0));
        }
        BoardModel { rows, optimiser: Optimiser::new(ROWS * CHANNELS), hidden: Box::default() }
    }

    /// The output for White, in units of the logistic function.
    pub(crate) fn output(&mut self, board: &Board) -> f32 {
        value(&self.rows, board, &mut self.hidden)
    }

    /// A step against the mean gradient of these boards, whose mean loss is returned.
    pub(crate) fn learn(&mut self, lessons: &[Lesson], rate: f32, decay: f32) -> f32 {
        let mut gradient = vec![[0.0; CHANNELS]; ROWS];
        let turned = [SECOND, THIRD].map(|layer| self.transposed(layer));
        let share = 1.0 / lessons.len().max(1) as f32;
        let mut losses = 0.0;
        for (board, target) in lessons {
            let chance = logistic(self.output(board));
            losses += loss(*target, chance);
            self.add_gradient(board, share * (chance - target), &turned, &mut gradient);
        }
        self.optimiser.step(self.rows.as_flattened_mut(), gradient.as_flattened(), rate, decay);
        losses * share
    }

    /// The weights of a layer with rows and columns swapped, so that its gradient is computed as fast as its values.
    fn transposed(&self, layer: usize) -> Vec<Row> {
        let weight = |group: usize, to: usize, from: usize| self.rows[layer + group * CHANNELS + from][to];
        let rows = (0..GROUPS).flat_map(|group| (0..CHANNELS).map(move |to| (group, to)));
        rows.map(|(group, to)| std::array::from_fn(|from| weight(group, to, from))).collect()
    }

    /// Adds the gradient of a board whose output has this one. The hidden values are those of the board.
    fn add_gradient(&self, board: &Board, slope: f32, turned: &[Vec<Row>; 2], gradient: &mut [Row]) {
        let geometry = &*GEOMETRY;
        let rows = &self.rows;
        let Hidden { layers: [first, second, third], means, pools, units } = &*self.hidden;
        let stage = stage(board);
        for (sum, factor) in gradient[LAST].iter_mut().zip([1.0, stage[0], stage[1]]) {
            *sum += slope * factor;
        }
        add(&mut gradient[UNIT_OUTPUTS], slope, units);
        let mut by_unit = rows[UNIT_OUTPUTS].map(|weight| slope * weight);
        only_open(&mut by_unit, units);
        add(&mut gradient[UNIT_BIASES], 1.0, &by_unit);
        let mut by_pool = [[0.0; CHANNELS]; 2];
        for (index, (slope, pool)) in
            by_pool.as_flattened_mut().iter_mut().zip(pools.as_flattened()).enumerate()
        {
            add(&mut gradient[UNITS + index], *pool, &by_unit);
            *slope = dot(&rows[UNITS + index], &by_unit) / POOL;
        }

        let mut by_third = [[0.0; CHANNELS]; CELLS];
        let mut by_base = [0.0; CHANNELS];
        for (cell, slopes) in by_third.iter_mut().enumerate() {
            let output = OUTPUTS + geometry.places[cell];
            add(&mut gradient[output], slope, &third[cell]);
            *slopes = by_pool[geometry.edge[cell]];
            add(slopes, slope, &rows[output]);
            only_open(slopes, &third[cell]);
            add(&mut by_base, 1.0, slopes);
        }
        add(&mut gradient[THIRD_BIASES], 1.0, &by_base);
        // The third layer contains the second.
        let mut by_second = by_third;
        add_layer(&turned[1], &mut gradient[THIRD..], second, &by_third, &mut by_second);
        let mut by_mean = [0.0; CHANNELS];
        for (channel, slope) in by_mean.iter_mut().enumerate() {
            add(&mut gradient[MEANS + channel], means[channel], &by_base);
            *slope = dot(&rows[MEANS + channel], &by_base) / CELLS as f32;
        }

        for (slopes, channels) in by_second.iter_mut().zip(second) {
            add(slopes, 1.0, &by_mean);
            only_open(slopes, channels);
            add(&mut gradient[SECOND_BIASES], 1.0, slopes);
        }
        let mut by_first = [[0.0; CHANNELS]; CELLS];
        add_layer(&turned[0], &mut gradient[SECOND..], first, &by_second, &mut by_first);

        for (cell, slopes) in by_first.iter_mut().enumerate() {
            only_open(slopes, &first[cell]);
            add(&mut gradient[NEAREST + usize::from(board.rings[cell])], 1.0, slopes);
            add(&mut gradient[PLACES + geometry.places[cell]], 1.0, slopes);
            for (factor, sum) in stage.into_iter().zip(&mut gradient[STAGE..]) {
                add(sum, factor, slopes);
            }
            for &(group, other) in &geometry.sides[cell] {
                let content = board.contents[other] as usize;
                add(&mut gradient[CONTENTS + group * Content::COUNT + content], 1.0, slopes);
            }
        }
    }

    /// The network as a file has it.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        BoardNetwork::bytes_of(&self.rows)
    }
}

/// Adds the gradient of a layer, and that of the layer below.
fn add_layer(
    turned: &[Row],
    gradient: &mut [Row],
    below: &[Row; CELLS],
    slopes: &[Row; CELLS],
    by_below: &mut [Row; CELLS],
) {
    for (sides, slopes) in GEOMETRY.sides.iter().zip(slopes) {
        let seen = gather(sides, below);
        let mut by_seen = [[0.0; CHANNELS]; GROUPS];
        for (group, by_seen) in by_seen.iter_mut().enumerate() {
            for channel in 0..CHANNELS {
                let row = group * CHANNELS + channel;
                add(&mut gradient[row], seen[group][channel], slopes);
                add(by_seen, slopes[channel], &turned[row]);
            }
        }
        for &(group, other) in sides {
            add(&mut by_below[other], 1.0, &by_seen[group]);
        }
    }
}

/// Hidden values that are zero do not change with what they see.
fn only_open(slopes: &mut Row, values: &Row) {
    for (slope, value) in slopes.iter_mut().zip(values) {
        if *value <= 0.0 {
            *slope = 0.0;
        }
    }
}

fn dot(a: &Row, b: &Row) -> f32 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}
