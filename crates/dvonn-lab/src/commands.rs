//! The commands: a module each, with its arguments and a function `run`.

pub(crate) mod book;
pub(crate) mod matches;
pub(crate) mod positions;
pub(crate) mod solve_bench;
pub(crate) mod speak;
pub(crate) mod suite;
