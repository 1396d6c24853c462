//! The search of the movement phase: principal variation search, deepened step by step.
//!
//! Values are for the side to move, in hundredths of a piece. A finished game is worth its margin, moved away from
//! every judgement by [`WIN`]: a sure win by one piece is better than hopes of ten. What is selective here is
//! named in [`Idea`](crate::Idea), with what it won in a paired match beside the code.

mod history;
mod node;
mod root;

use dvonn_core::{Movement, StackMove};

pub(crate) use node::{Shared, Worker};
pub(crate) use root::{RootLine, deepen};

use crate::Margin;

/// Finished games are worth at least so much, or at most minus so much.
pub(crate) const WIN: i32 = 20_000;
/// No value is larger.
const INFINITE: i32 = 30_000;
/// Estimates stay between the finished games.
const LARGEST_ESTIMATE: i32 = WIN - 1000;
/// More plies than any game has left: at most 48 stack moves, with passes between.
const MAX_PLY: usize = 128;

/// A stack move, or a pass.
pub(crate) type Ply = Option<StackMove>;

/// The search was told to stop.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopped;

/// What a finished game is worth.
fn final_value(position: &Movement) -> i32 {
    let margin = i32::from(Margin::counted(position));
    margin.signum() * WIN + 100 * margin
}

/// Whether the value is that of a finished game.
fn is_final(value: i32) -> bool {
    value.abs() >= WIN
}
