//! Our own text format, specified in `docs/records.md`.

mod read;
mod write;

pub(super) use read::read;
pub(super) use write::write;
