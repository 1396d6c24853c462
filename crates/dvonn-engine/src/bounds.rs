//! Limits of the final margin that hold whatever is played.
//!
//! Cells never fill again and stacks only grow. So a stack that reaches no other stack never moves, and a
//! stack taller than its distance never lands on it. A stack with a DVONN piece inside that neither moves nor
//! is landed on is permanent: it counts for its owner at the end. Whatever else there is can at most change
//! hands as a whole.
//!
//! Stacks that are permanent through a permanent neighbour would tighten the limits a little; finding them cost
//! more time than the smaller tree saved.

use dvonn_core::{Cell, CellSet, Color, Direction, Movement};

/// `LANDERS[height][cell]`: the cells from which a stack of this height, or one that has grown from it, may come
/// down on `cell`: those in a straight line, at least so far away. Taller stacks than ten are looked up as eleven.
static LANDERS: [[CellSet; 49]; 12] = {
    let mut table = [[CellSet::EMPTY; 49]; 12];
    let mut i = 0;
    while i < 49 {
        let cell = Cell::ALL[i];
        let mut d = 0;
        while d < 6 {
            let mut distance = 1;
            while distance <= 10 {
                if let Some(from) = cell.step(Direction::ALL[d], distance) {
                    let mut height = 1;
                    while height <= distance as usize {
                        table[height][i] = table[height][i].with(from);
                        height += 1;
                    }
                }
                distance += 1;
            }
            d += 1;
        }
        i += 1;
    }
    table
};

/// The lowest and the highest final margin of the side to move that could still come about.
#[inline]
pub(crate) fn limits(position: &Movement) -> (i8, i8) {
    let scores = position.scores();
    let (white, black) = (position.owned(Color::White), position.owned(Color::Black));
    let nobodys = (position.dvonns() - white - black).len() as i8;
    let all = scores[Color::White] as i8 + scores[Color::Black] as i8 + nobodys;
    let us = position.owned(position.turn());
    let (mut ours, mut theirs) = (0, 0);
    for cell in position.dvonns() & (white | black) {
        if is_untouchable(position, cell) {
            let height = position.height(cell) as i8;
            if us.contains(cell) {
                ours += height;
            } else {
                theirs += height;
            }
        }
    }
    (2 * ours - all, all - 2 * theirs)
}

/// Whether the stack can neither move nor be landed on any more.
fn is_untouchable(position: &Movement, cell: Cell) -> bool {
    let may_land = |from: Cell| {
        let height = usize::from(position.height(from)).min(11);
        LANDERS[height][cell.ordinal()].contains(from)
    };
    let in_line = position.occupied() & LANDERS[1][cell.ordinal()];
    position.targets(cell).is_empty() && !in_line.into_iter().any(may_land)
}
