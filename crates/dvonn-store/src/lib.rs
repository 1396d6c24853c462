//! Games, players and sessions in a database.
//!
//! - A game's log is append-only. Board, clocks and result are the fold of its events in `dvonn_game`; columns that
//!   repeat them are for queries, and [`check`] compares them with the fold.
//! - Nobody owns a game. A writer names the version it has seen, and exactly one of several writers wins: the others are
//!   told of the [conflict](Written::Conflict), read again and decide again.
//! - [`Store::write`] returns after the change is on the disk.
//!
//! This is the only crate that contains SQL. [`open`] returns a store in SQLite, in PostgreSQL or in memory.

mod account;
mod archive;
mod change;
mod check;
mod entry;
mod error;
mod folded;
mod game;
mod job;
mod location;
mod memory;
mod moderation;
mod sql;
mod standing;
mod store;
mod timepiece;

pub use account::{Account, StoredSession};
pub use archive::{Score, Search};
pub use change::{Append, Change, NewGame, NewSession, TokenHash, Written};
pub use check::{Checked, Fault, check};
pub use entry::Entry;
pub use error::StoreError;
pub use folded::{FoldError, Folded};
pub use game::{Fetched, GameSetup, Listing, Saying, StoredGame, Words};
pub use job::{ChunkRow, Helper, HelperState, JobState, NewJob, NewResult, StoredJob};
pub use location::{Location, LocationError};
pub use memory::MemoryStore;
pub use moderation::{AuditEntry, Moderation, StoredReport};
pub use standing::{Rated, Standing, rate};
pub use store::{
    Answer, Footprint, LeaderKind, Store, Use, backup, check_time, create, footprint, open, relay, restore,
};
pub use timepiece::Timepiece;
