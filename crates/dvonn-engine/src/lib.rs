//! Thinking about DVONN.
//!
//! For now: exact values of late positions. [`Solver`] proves who wins and by how much, or says that it was
//! interrupted; it never guesses.
//!
//! The library prints nothing, reads no clock and starts no thread, so that it runs in a browser as well.

mod bounds;
mod solver;
mod table;
mod value;

pub use solver::{Interrupted, Progress, Solver, Watch};
pub use value::{Margin, Wdl};
