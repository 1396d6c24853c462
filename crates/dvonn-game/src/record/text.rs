//! Our own text format. It resembles the PGN of chess.

mod read;
mod write;

pub(super) use read::read;
pub(super) use write::write;
