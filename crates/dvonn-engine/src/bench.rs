//! Fixed searches whose node count identifies the engine's behaviour: the same number on every machine, native or wasm.

use dvonn_core::{Position, position_lines};

use crate::{Limits, SearchTask, Settings};

const POSITIONS: &str = include_str!("bench.txt");

/// Default depth. The searches take seconds, so that their speed can be measured.
const DEPTH: u8 = 12;

/// Megabytes of transposition table: enough for these searches, and quickly cleared.
pub const HASH: usize = 16;

/// The nodes of all positions with [`task`] and [`settings`]. A change of the engine's behaviour updates it in the same
/// commit and gives the reason and `Bench: 12345` in the message. A change for speed alone leaves it.
pub const TOTAL: u64 = 4_900_044;

/// The positions, from full boards to late ones. Each is searched by a new engine, so that it can be examined alone.
pub fn positions() -> impl Iterator<Item = Position> {
    position_lines(POSITIONS).map(|line| line.position.expect("bench.txt holds legal positions"))
}

/// The task for each position.
pub fn task() -> SearchTask {
    SearchTask::within(Limits::depth(DEPTH))
}

/// The settings of the engine.
pub fn settings() -> Settings {
    Settings { hash: HASH, ..Settings::default() }
}
