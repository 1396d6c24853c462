//! Why a store cannot be used.

use std::io;
use std::path::PathBuf;

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
    /// Only files can be copied.
    #[error("only SQLite databases are copied; for PostgreSQL use pg_dump")]
    NoFile,
    /// The store is shutting down.
    #[error("the database is closed")]
    Closed,
}
