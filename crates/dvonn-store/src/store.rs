//! What every store can do.

use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use dvonn_wire::{GameId, Player, PlayerId};

use crate::sql::SqlStore;
use crate::{
    Change, Fetched, Location, MemoryStore, Saying, StoreError, StoredGame, Timepiece, TokenHash, Written,
};

/// What a store will answer.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// A store of games, players and sessions.
pub trait Store: Send + Sync {
    /// The store's time since 1970. All nodes that share a store use this one.
    fn now(&self) -> Answer<'_, Duration>;

    /// Makes a change. It is on the disk when this returns [`Written::Done`].
    fn write(&self, change: Change) -> Answer<'_, Written>;

    /// A game with the events after the first `seen`; `None` if there is no such game.
    fn fetch(&self, game: GameId, seen: u32) -> Answer<'_, Option<Fetched>>;

    /// What was said in a game after the first `heard` phrases.
    fn sayings(&self, game: GameId, heard: u32) -> Answer<'_, Vec<Saying>>;

    /// The player of a session.
    fn player(&self, token: TokenHash) -> Answer<'_, Option<Player>>;

    /// The newest games of a player, at most `limit`.
    fn games_of(&self, player: PlayerId, limit: u32) -> Answer<'_, Vec<StoredGame>>;

    /// The newest games of the lobby that have not ended, at most `limit`.
    fn listed(&self, limit: u32) -> Answer<'_, Vec<StoredGame>>;

    /// Games whose deadline has passed, the earliest first, at most `limit`.
    fn due(&self, now: Duration, limit: u32) -> Answer<'_, Vec<GameId>>;

    /// Games in the order of their identifiers, after `last`, at most `limit`.
    fn games(&self, last: Option<GameId>, limit: u32) -> Answer<'_, Vec<GameId>>;
}

/// What a process opens a store for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// To serve players. In SQLite only one process can do this at a time.
    Serve,
    /// To look after the data, also while another process serves it.
    Maintain,
}

/// Opens a store, and creates or updates its tables if needed. `time` replaces the time of the database, for tests.
///
/// # Errors
/// If it cannot be opened, is in use, or was made by a newer version of this program.
pub async fn open(
    location: &Location,
    usage: Use,
    time: Option<Timepiece>,
) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match location {
        Location::Memory => Arc::new(MemoryStore::new(time.unwrap_or_else(Timepiece::system))),
        Location::Sqlite(path) => Arc::new(SqlStore::sqlite(path, usage, time).await?),
        Location::Postgres(address) => Arc::new(SqlStore::postgres(address, time).await?),
    })
}

/// Creates an empty PostgreSQL database with the name in the address. The other stores need no such preparation.
///
/// # Errors
/// If the server cannot be reached, or refuses.
pub async fn create(location: &Location) -> Result<(), StoreError> {
    match location {
        Location::Postgres(address) => SqlStore::create_postgres(address).await,
        Location::Sqlite(_) | Location::Memory => Ok(()),
    }
}

/// Copies a SQLite database into a new file, also while it is served.
///
/// # Errors
/// If the file exists, cannot be written, or the database is not in SQLite.
pub async fn backup(location: &Location, to: &Path) -> Result<(), StoreError> {
    match location {
        Location::Sqlite(path) => SqlStore::sqlite(path, Use::Maintain, None).await?.copy(to).await,
        Location::Postgres(_) | Location::Memory => Err(StoreError::NoFile),
    }
}
