//! Thinking about DVONN.
//!
//! [`Engine`] finds moves in both phases and says what they are worth; [`Solver`] proves who wins late positions
//! and by how much, or says that it was interrupted.
//!
//! The library prints nothing and reads no clock, so that it runs in a browser as well: time comes from the
//! [`Observer`]. It starts threads only when [`Settings`] ask for more than one, and ends them before it answers; where
//! threads cannot be started, they may come by themselves as a [`Crew`].

mod answer;
pub mod bench;
pub mod boards;
mod bounds;
mod crew;
mod engine;
mod evaluation;
pub mod hand;
mod ideas;
mod level;
pub mod placing;
mod proof;
mod score;
mod search;
mod solver;
mod table;
mod task;
mod timing;
mod value;

pub use answer::{Answer, Line, Observer, Report};
pub use crew::Crew;
pub use engine::{Engine, Judgement, Settings};
pub use ideas::{Idea, Ideas, UnknownIdea};
pub use level::{Level, ParseLevelError};
pub use score::{Estimate, Score};
pub use solver::{Interrupted, Progress, Solver, Watch};
pub use task::{Goal, Limits, Task, Time};
pub use value::{Margin, Wdl};
