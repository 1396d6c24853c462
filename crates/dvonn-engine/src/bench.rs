//! The fixed searches whose nodes show the engine's behaviour: the same number on every machine, native or wasm.

use dvonn_core::Position;

use crate::{Limits, Settings, Task};

const POSITIONS: &str = include_str!("bench.txt");

/// Plies of the usual search; it takes seconds, so that the speed is not that of the first moment.
const DEPTH: u8 = 12;

/// Megabytes of the table: enough for these searches, and soon cleared.
pub const HASH: usize = 16;

/// The positions, from full boards to late ones. Each is given to an engine of its own: nothing learnt from one helps
/// the next, so that each can be looked into alone.
pub fn positions() -> impl Iterator<Item = Position> {
    let is_position = |line: &&str| !line.is_empty() && !line.starts_with('#');
    POSITIONS.lines().filter(is_position).map(|line| line.parse().expect("bench.txt holds legal positions"))
}

/// What is asked about each position, unless somebody wants another depth.
pub fn task() -> Task {
    Task::within(Limits::depth(DEPTH))
}

/// How the engine that is asked works.
pub fn settings() -> Settings {
    Settings { hash: HASH, ..Settings::default() }
}
