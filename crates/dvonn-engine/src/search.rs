//! The search of the movement phase: principal variation search with iterative deepening.
//!
//! Values are for the side to move, in hundredths of a piece. The value of a finished game is its margin, shifted by
//! [`WIN`] so that it lies beyond every estimate: a certain win by one piece is better than an expected win by ten.
//! Each selective technique is a [`Feature`](crate::Feature); its Elo gain in paired matches is noted next to the code.

mod candidates;
mod entry;
mod history;
mod node;
mod quiescence;
mod reductions;
mod root;
#[cfg(test)]
mod tests;
mod value_cache;
mod worker;

use dvonn_core::{Movement, StackMove};

pub(crate) use root::{RootLine, deepen};
pub(crate) use worker::{Shared, Worker};

use crate::Margin;

/// Any value of this magnitude or more is that of a finished game.
pub(crate) const WIN: i32 = 20_000;
/// Larger than any value.
const INFINITE: i32 = 30_000;
/// Estimates are clamped to this, so that they are never mistaken for finished games.
const MAX_ESTIMATE: i32 = WIN - 1000;
/// More plies than any game has: at most 48 stack moves and the passes between them.
const MAX_PLY: usize = 128;

/// A stack move, or a pass.
pub(crate) type Ply = Option<StackMove>;

/// The search was stopped before it was complete.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopped;

/// The value of a finished game.
fn final_value(position: &Movement) -> i32 {
    let margin = i32::from(Margin::counted(position));
    margin.signum() * WIN + 100 * margin
}

/// Whether the value is that of a finished game.
pub(crate) fn is_final(value: i32) -> bool {
    value.abs() >= WIN
}
