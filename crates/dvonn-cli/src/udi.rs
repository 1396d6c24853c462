//! The engine protocol; specified in `docs/protocol.md`.
//!
//! [`Session`] knows what may be said and what it means, without threads, clocks or input and output; `dialogue`
//! has those. So a search can be asked for, stopped and talked over, while every law of the session is tested
//! line by line.

mod check;
mod dialogue;
mod info;
mod options;
mod question;
mod session;

pub(crate) use check::{UdiCheckArgs, check};
pub(crate) use dialogue::run;
pub use options::Options;
pub use question::{Ending, Question};
pub use session::{Reply, Session};
