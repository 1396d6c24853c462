//! Bounds of the final margin that hold for any play.
//!
//! Empty cells stay empty and stacks only grow. So a stack without a target never moves again, and a stack taller than
//! its distance to a cell never lands there. A stack with a DVONN piece that can neither move nor be landed on is
//! permanent: it counts for its owner at the end. All other pieces can at most change hands.
//!
//! Stacks that are permanent because of a permanent neighbour would tighten the bounds a little; finding them cost more
//! time than the smaller tree saved.

use std::ops::RangeInclusive;

use dvonn_core::{Cell, CellSet, Color, Direction, Movement};

/// `LANDERS[height][cell]`: the cells from which a stack of at least this height may land on `cell`, now or after it has
/// grown: those in a straight line at a distance of `height` or more. Heights above ten are looked up as eleven.
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

/// The lowest and the highest final margin that are still possible, for the side to move.
#[inline]
pub(super) fn margin_bounds(position: &Movement) -> (i8, i8) {
    let scores = position.scores();
    let (white, black) = (position.owned(Color::White), position.owned(Color::Black));
    let neutral = (position.dvonns() - white - black).len() as i8;
    let all = scores[Color::White] as i8 + scores[Color::Black] as i8 + neutral;
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

/// The same as a range.
pub(crate) fn possible_margins(position: &Movement) -> RangeInclusive<i8> {
    let (lowest, highest) = margin_bounds(position);
    lowest..=highest
}

/// Whether the stack can never move again and no stack can ever land on it.
fn is_untouchable(position: &Movement, cell: Cell) -> bool {
    let may_land = |from: Cell| {
        let height = usize::from(position.height(from)).min(11);
        LANDERS[height][cell.ordinal()].contains(from)
    };
    let in_line = position.occupied() & LANDERS[1][cell.ordinal()];
    position.targets(cell).is_empty() && !in_line.into_iter().any(may_land)
}
