//! Why a store cannot be used.

use std::path::PathBuf;
use std::time::Duration;
use std::{fmt, io};

use dvonn_wire::GameId;

/// Why a store cannot be opened, or cannot answer.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database was made by a newer version of this program.
    #[error("the database has schema {found}, and this program knows only {known}; use a newer dvonn-server")]
    Newer {
        /// The version in the database.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// Another process serves the same database.
    #[error("{} is in use by another dvonn-server", .0.display())]
    InUse(PathBuf),
    /// Another program has locked the file.
    #[error("{} is locked by another program; stop it and try again", .0.display())]
    Locked(PathBuf),
    /// The folder or the file cannot be used.
    #[error("{}: {error}", .path.display())]
    File {
        /// Which one.
        path: PathBuf,
        /// The error.
        error: io::Error,
    },
    /// The database cannot be reached, or reports an error.
    #[error("the database fails: {0}")]
    Database(#[from] sqlx::Error),
    /// The database contains something that this program has not written.
    #[error("game {game}: {reason}")]
    Corrupt {
        /// The game.
        game: GameId,
        /// What is wrong.
        reason: String,
    },
    /// The time is behind what the database contains.
    #[error(
        "the clock is {} behind the newest game in the database; set it, or start with --ignore-clock if the database is wrong",
        Span(*.0)
    )]
    ClockBehind(Duration),
    /// A copy cannot be used.
    #[error("{} has {faults} faults and was not restored", .path.display())]
    Faulty {
        /// The copy.
        path: PathBuf,
        /// How many games are wrong.
        faults: usize,
    },
    /// Only files can be copied.
    #[error("only SQLite databases are copied; for PostgreSQL use pg_dump")]
    NoFile,
    /// The store is shutting down.
    #[error("the database is closed")]
    Closed,
}

/// A time for people, in the largest unit that fits.
struct Span(Duration);

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.as_secs();
        match seconds {
            0..120 => write!(f, "{seconds} seconds"),
            120..7_200 => write!(f, "{} minutes", seconds / 60),
            7_200..172_800 => write!(f, "{} hours", seconds / 3_600),
            _ => write!(f, "{} days", seconds / 86_400),
        }
    }
}
