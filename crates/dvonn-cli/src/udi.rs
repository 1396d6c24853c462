//! The engine protocol; specified in `docs/protocol.md`.
//!
//! [`Session`] decides which lines are valid and what they mean, without threads, clocks or I/O; `dialogue` has those.
//! So a search can be started and stopped, and other commands answered while it runs, and every rule of the session can
//! be tested line by line.

mod check;
mod dialogue;
mod go_request;
mod info;
mod options;
mod session;

pub(crate) use check::{UdiCheckArgs, check};
pub(crate) use dialogue::run;
pub use go_request::{Ending, GoRequest};
pub use options::Options;
pub use session::{Reply, Session};
