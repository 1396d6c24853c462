//! Counting move sequences: the standard check, and the standard speed figure, of a rules implementation.

use alloc::vec::Vec;

use crate::{Move, Movement, Position};

/// Number of sequences of exactly `depth` plies that can be played from a position. A forced pass is a ply;
/// a finished game has none, so it contributes nothing at any depth above zero.
///
/// ```
/// use dvonn_core::{Position, perft};
///
/// assert_eq!(perft(&Position::START, 3), 49 * 48 * 47);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    match (position, depth) {
        (_, 0) => 1,
        (Position::Placement(placement), 1) => placement.empty().len() as u64,
        (Position::Placement(placement), _) => placement
            .empty()
            .into_iter()
            .map(|cell| {
                let next = placement.place(cell).expect("the cell is empty");
                perft(&next, depth - 1)
            })
            .sum(),
        (Position::Movement(movement), _) => movement_perft(movement, depth),
    }
}

/// The same, split by first move, in the order of [`Position::legal_moves`]. Empty at depth 0.
///
/// ```
/// use dvonn_core::{Position, divide};
///
/// let counts = divide(&Position::START, 2);
/// assert_eq!(counts.len(), 49);
/// assert!(counts.iter().all(|(_, leaves)| *leaves == 48));
/// ```
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else {
        return Vec::new();
    };
    position
        .legal_moves()
        .map(|mv| {
            let next = position.play(mv).expect("listed moves are legal");
            (mv, perft(&next, rest))
        })
        .collect()
}

fn movement_perft(movement: &Movement, depth: u32) -> u64 {
    let us = movement.turn();
    if depth == 1 {
        // The last ply is counted, not played.
        return match movement.count_moves(us) {
            0 => u64::from(movement.has_moves(us.other())),
            moves => moves as u64,
        };
    }
    let mut leaves = 0;
    let mut moved = false;
    for mv in movement.moves(us) {
        let mut next = *movement;
        next.apply_unchecked(mv);
        leaves += movement_perft(&next, depth - 1);
        moved = true;
    }
    if !moved && movement.has_moves(us.other()) {
        let mut next = *movement;
        next.pass_unchecked();
        leaves = movement_perft(&next, depth - 1);
    }
    leaves
}
