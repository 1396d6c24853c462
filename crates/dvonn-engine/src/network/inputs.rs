//! What a network sees of the cells: owner, height and DVONN piece of each stack, relative to one player, the
//! perspective. Who can move where decides most fights, and a small network cannot work it out from the stacks; it sees
//! the counts of the hand-crafted evaluation for that.

use dvonn_core::{Cell, CellSet, Color, Movement};

/// Cells of the board.
pub const CELLS: usize = 49;
/// Heights that are told apart; the last one stands for all taller stacks.
const HEIGHTS: usize = 11;
/// Kinds of stacks of one owner.
const OWNED: usize = 2 * HEIGHTS;
const LONE_DVONN: usize = 2 * OWNED;
/// Facts of which one is true for each occupied cell.
pub const KINDS: usize = LONE_DVONN + 1;
/// The number of inputs: facts and cells.
pub const INPUTS: usize = KINDS * CELLS;

/// The number of the same fact for the other player.
#[inline]
pub const fn seen_by_other(kind: usize) -> usize {
    match kind {
        ..OWNED => kind + OWNED,
        LONE_DVONN.. => kind,
        _ => kind - OWNED,
    }
}

/// The fact that is true for an occupied cell, seen by White.
#[inline]
pub fn stack_kind(position: &Movement, cell: Cell) -> usize {
    let is_in = |set: CellSet| usize::from(set.contains(cell));
    let [white, black] = Color::ALL.map(|color| is_in(position.owned(color)));
    let height = usize::from(position.height(cell)).min(HEIGHTS);
    let kind = OWNED * black + HEIGHTS * is_in(position.dvonns()) + height - 1;
    if white + black == 0 { LONE_DVONN } else { kind }
}

/// The input that is true for an occupied cell, seen by White.
#[inline]
pub(super) fn input(position: &Movement, cell: Cell) -> u16 {
    (stack_kind(position, cell) * CELLS + cell.ordinal()) as u16
}

#[cfg(test)]
mod tests {
    use dvonn_core::Position;

    use super::*;

    #[test]
    fn what_one_player_sees_as_own_the_other_sees_as_theirs() {
        for kind in 0..KINDS {
            assert_eq!(seen_by_other(seen_by_other(kind)), kind);
        }
        let position: Position =
            "........./........../DW12++B3W......./........../......... B M".parse().unwrap();
        let movement = position.movement().unwrap();
        let facts = movement.occupied().into_iter().map(|cell| {
            let kind = stack_kind(movement, cell);
            (kind, seen_by_other(kind), cell)
        });
        let facts: Vec<_> = facts.collect();
        assert_eq!(facts, [(44, 44, Cell::A3), (21, 43, Cell::B3), (24, 2, Cell::C3), (0, 22, Cell::D3)]);
    }
}
