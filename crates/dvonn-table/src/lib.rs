//! The table at which a game of DVONN is played, for the page, the terminal and clients of a server.
//!
//! A [`Table`] knows who sits where, what each player may do, and what has to happen next. It has no clock, no thread
//! and no I/O:
//!
//! - [`Table::act`] takes what a player does, and [`Table::may`] says beforehand whether it would be allowed;
//! - [`Table::hear`] takes what the engine or a server answers;
//! - [`Table::tick`] takes the time, and [`Table::wakes_at`] says when it is needed next;
//! - [`Table::take_requests`] returns what the outside must do, such as ask the engine;
//! - [`Table::take_notices`] returns what has just happened, for anything that shows, announces or plays it as a sound.
//!
//! ```
//! use std::time::Duration;
//! use dvonn_core::{ByColor, Position};
//! use dvonn_engine::Level;
//! use dvonn_table::{Action, Request, Seat, Table, Terms};
//!
//! let terms = Terms::casual(ByColor::new(Seat::Here, Seat::Computer(Level::default())));
//! let mut table = Table::new(terms, Position::START, Duration::ZERO);
//! table.act(Action::Play("f3".parse()?), Duration::from_secs(3))?;
//! assert!(matches!(table.take_requests()[..], [Request::Ask(_)]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod look;
mod message;
mod refusal;
mod saved;
mod table;
mod terms;

pub use action::{Action, ActionKind};
pub use dvonn_game::Beginning;
pub use look::{Look, LookStep};
pub use message::{EngineQuestion, Heard, Hint, Notice, Played, Request, Thought};
pub use refusal::Refusal;
pub use saved::SavedTable;
pub use table::Table;
pub use terms::{Pace, Rights, Seat, Terms};
