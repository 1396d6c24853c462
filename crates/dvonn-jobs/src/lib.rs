//! Work that is done in chunks, on any machine.
//!
//! A job is a row in the store of the server; its chunks are handed out, done and given back. What a chunk results in is
//! decided by its seed, its number, its parameters and the engine, so anybody can do it again and compare.
//!
//! - Without a bus, threads of the server do it: the server calls [`Skill::perform`] itself.
//! - With NATS, the server puts a message for each wanted chunk into the [`Queue`], a [`Worker`] takes it, does it, and asks
//!   the server to store the result. A message that is lost is put there again, because the row still wants it.
//! - Whoever wants work done, such as `dvonn-lab`, is an [`Asker`].
//!
//! A worker needs neither the database nor its password. Nothing here decides whether a result counts: the server does.

mod asker;
mod chunk;
mod queue;
mod review;
mod subjects;
mod worker;

pub use dvonn_wire::JobId;

pub use asker::{Asker, AskerError};
pub use chunk::{Chunk, ChunkResult, Done, JobRequest, Look, Looked, Skill, engine_mark};
pub use queue::{Incoming, Letter, Queue, QueueError};
pub use review::{GAME_REVIEW, ReviewParameters, review_skill};
pub use subjects::{Plea, Subjects};
pub use worker::{Event, Spent, Worker, WorkerError};
