//! The DVONN engine.
//!
//! [`Engine`] finds moves in both phases and scores them. [`Solver`] proves who wins a late position and by how much.
//! [`Level`] turns a playing strength into a [`SearchTask`], and [`boards`] makes full boards to start a game from.
//!
//! The library prints nothing and reads no clock, so it also runs in a browser: time comes from the [`Observer`]. An
//! engine starts threads only if [`Settings`] asks for more than one, and they end with it.

mod answer;
pub mod bench;
pub mod boards;
mod comparison;
mod crew;
mod decimal;
mod engine;
mod evaluation;
mod feature;
pub mod handcrafted;
mod handicap;
mod level;
mod meter;
#[cfg(feature = "networks")]
pub mod network;
pub mod placement;
pub mod policy;
mod score;
mod search;
mod search_task;
mod shuffle;
mod solver;
mod timing;
mod transposition_table;
mod value;

pub use answer::{Answer, Line, NodeKinds, Observer, Report};
pub use engine::{Engine, Evaluator, Settings};
pub use feature::{Feature, Features, UnknownFeature};
pub use handicap::Handicap;
pub use level::{Level, ParseLevelError};
pub use score::{Estimate, Score};
pub use search_task::{Goal, Judgement, Limits, SearchTask, Time};
pub use solver::{Interrupted, Solver, SolverProgress, Watch};
pub use value::{Margin, Wdl};
