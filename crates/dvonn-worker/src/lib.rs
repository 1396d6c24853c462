//! The engine in the browser's worker, and the messages that the page exchanges with it.
//!
//! # How a page talks to the engine
//!
//! 1. It starts a module worker from the address in `<meta name="dvonn-engine" content="…">` of its own document:
//!    `new Worker(address, { type: "module" })`.
//! 2. Every message from the worker is a string, a [`Report`] as JSON ([`Report::from_json`]). The first one is
//!    [`Report::Ready`]; questions may be sent before it.
//! 3. If the page is cross-origin isolated, it sends a `SharedArrayBuffer` of four bytes once, before any question. To
//!    stop, it stores a question's number there (`Atomics.store(new Uint32Array(buffer), 0, id)`): that question and all
//!    with smaller numbers end at once with what is known. Otherwise it can only `terminate()` the worker and start
//!    another.
//! 4. Every other message to the worker is a string, a [`Question`] as JSON ([`Question::to_json`]). Questions are
//!    answered in order, each with any number of [`Report::Progress`] and then exactly one of [`Report::Done`],
//!    [`Report::Board`], [`Report::Bench`] or [`Report::Failed`]. Numbers increase, so that the page can recognise answers
//!    to outdated questions.
//! 5. The worker fetches the engine's network when a question first wants it ([`Question::wants_network`]). Such a question waits
//!    for the network a few seconds; without it, the engine evaluates as it was written by hand.
//! 6. An `error` event of the worker means that the module could not be loaded or crashed: no more messages follow.

mod gathering;
mod question;
mod report;
mod thinker;

pub use question::{Clock, Goal, Limits, Question};
pub use report::{BenchLine, Board, LineReport, Lines, Report};
pub use thinker::{Outside, Thinker};
