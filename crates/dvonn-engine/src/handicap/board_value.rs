//! The value of a full board for White, before any stack has moved.
//!
//! It is linear in simple counts, White's minus Black's: pieces by zone of the board and distance to the nearest DVONN
//! piece, pieces by cell, and pieces in contact. Weights are in pieces of the final margin, fitted to the results of games
//! from many boards.

use std::sync::LazyLock;

use dvonn_core::{Cell, CellSet};

use crate::decimal;
use crate::handcrafted::orbit;

const ZONES: usize = 4;
const RINGS: usize = 4;
const ORBITS: usize = 16;
const CONTACTS: usize = 5;
const BOARD_COUNTS: usize = ZONES * RINGS + ORBITS + CONTACTS + 1;

struct Regions {
    zones: [CellSet; ZONES],
    orbits: [CellSet; ORBITS],
    edge: CellSet,
}

static REGIONS: LazyLock<Regions> = LazyLock::new(|| {
    let cells =
        |belongs: &dyn Fn(Cell) -> bool| Cell::ALL.into_iter().filter(|cell| belongs(*cell)).collect();
    let corners: CellSet = cells(&|cell| cell.neighbours().len() == 3);
    let edge: CellSet = cells(&Cell::is_edge);
    let second = edge.neighbours() - edge;
    Regions {
        zones: [corners, edge - corners, second, CellSet::ALL - edge - second],
        orbits: std::array::from_fn(|number| cells(&|cell| orbit(cell) == number)),
        edge,
    }
});

/// The counts of a full board, White's minus Black's; the last one is constant and stands for the first move.
fn board_counts(white: CellSet, black: CellSet, dvonns: CellSet) -> [i16; BOARD_COUNTS] {
    let board = &*REGIONS;
    let mut rings = [CellSet::EMPTY; RINGS];
    let mut near = dvonns;
    for ring in &mut rings[..RINGS - 1] {
        let wider = near | near.neighbours();
        *ring = wider - near;
        near = wider;
    }
    rings[RINGS - 1] = CellSet::ALL - near;

    let difference = |set: CellSet| (white & set).len() as i16 - (black & set).len() as i16;
    let mut counts = [0; BOARD_COUNTS];
    let mut next = counts.iter_mut();
    let mut put = |value: i16| *next.next().expect("there is room for all counts") = value;
    for zone in board.zones {
        for ring in rings {
            put(difference(zone & ring));
        }
    }
    for orbit in board.orbits {
        put(difference(orbit));
    }
    let (mut pairs, mut edge_pairs, mut attacks, mut attacked, mut onto_dvonn) = (0, 0, 0, 0, 0);
    let (white_sides, black_sides) = (white.sides(), black.sides());
    for (white_side, black_side) in white_sides.into_iter().zip(black_sides) {
        let size = |set: CellSet| set.len() as i16;
        pairs += size(white & white_side) - size(black & black_side);
        edge_pairs += size(white & white_side & board.edge) - size(black & black_side & board.edge);
        attacks += size(white & board.edge & black_side) - size(black & board.edge & white_side);
        attacked += size(white & board.edge & black_side & rings[0])
            - size(black & board.edge & white_side & rings[0]);
    }
    for side in dvonns.sides() {
        onto_dvonn += difference(side & board.edge);
    }
    for count in [pairs, edge_pairs, attacks, attacked, onto_dvonn, 1] {
        put(count);
    }
    counts
}

static WEIGHTS: LazyLock<[f32; BOARD_COUNTS]> = LazyLock::new(|| {
    let numbers: Vec<f32> = include_str!("board_weights.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .flat_map(str::split_whitespace)
        .map(|word| decimal::read(word).expect("the shipped weights are numbers"))
        .collect();
    numbers.try_into().expect("there is a weight for each count")
});

/// The expected final margin of White, in pieces.
pub(super) fn board_value(white: CellSet, black: CellSet, dvonns: CellSet) -> f32 {
    let counts = board_counts(white, black, dvonns);
    counts.iter().zip(&*WEIGHTS).map(|(count, weight)| f32::from(*count) * weight).sum()
}

#[cfg(test)]
mod tests {
    use dvonn_core::{Color, Position, Symmetry};
    use fastrand::Rng;

    use super::*;
    use crate::boards;

    /// The cells of the white, black and DVONN pieces on a full board.
    fn sets(board: &Position) -> [CellSet; 3] {
        let movement = board.movement().unwrap();
        [movement.owned(Color::White), movement.owned(Color::Black), movement.dvonns()]
    }

    #[test]
    fn counts_of_boards_change_sign_with_the_colours_and_not_with_the_side_of_the_board() {
        let mut dice = Rng::with_seed(2);
        for _ in 0..200 {
            let board = boards::random(&mut dice);
            let [white, black, dvonns] = sets(&board);
            let expected = board_counts(white, black, dvonns);
            let (swapped, moves_first) = (board_counts(black, white, dvonns), BOARD_COUNTS - 1);
            for (index, count) in expected.into_iter().enumerate() {
                let sign = if index == moves_first { 1 } else { -1 };
                assert_eq!(swapped[index], sign * count, "{board}: count {index} with colours swapped");
            }
            for symmetry in Symmetry::ALL {
                let [white, black, dvonns] = sets(&board.transformed(symmetry));
                assert_eq!(board_counts(white, black, dvonns), expected, "{board} {symmetry:?}");
            }
        }
    }
}
