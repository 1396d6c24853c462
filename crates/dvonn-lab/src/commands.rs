//! The commands: one module each, with its arguments and a function `run`.

pub(crate) mod adaptive;
pub(crate) mod book;
pub(crate) mod calibrate;
pub(crate) mod fit;
pub(crate) mod fit_boards;
pub(crate) mod fit_policy;
pub(crate) mod heat;
pub(crate) mod levels;
pub(crate) mod matches;
pub(crate) mod outcomes;
pub(crate) mod people;
pub(crate) mod place;
pub(crate) mod positions;
pub(crate) mod predict;
pub(crate) mod puzzles;
pub(crate) mod review_check;
pub(crate) mod selfplay;
pub(crate) mod solve_bench;
pub(crate) mod speak;
pub(crate) mod speed;
pub(crate) mod suite;
pub(crate) mod train;
