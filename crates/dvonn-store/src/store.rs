//! What every store can do.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use dvonn_bus::{Connection, NodeId};
use dvonn_core::{ByColor, Cell};
use dvonn_wire::{GameId, JobId, Player, PlayerId, Speed};

use crate::sql::{self, SqlStore};
use crate::{
    Account, AuditEntry, Change, ChunkRow, Fetched, Helper, Location, MemoryStore, Rated, Saying, Score,
    Search, Standing, StoreError, StoredGame, StoredJob, StoredReport, StoredSession, Timepiece, TokenHash,
    Written,
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

    /// What was said in a game after the first `heard` sayings.
    fn sayings(&self, game: GameId, heard: u32) -> Answer<'_, Vec<Saying>>;

    /// A session by its secret.
    fn session(&self, token: TokenHash) -> Answer<'_, Option<StoredSession>>;

    /// The sessions of a player, the newest first.
    fn sessions(&self, player: PlayerId) -> Answer<'_, Vec<StoredSession>>;

    /// The account whose name has this [key](dvonn_wire::Name::key).
    fn account(&self, name_key: String) -> Answer<'_, Option<Account>>;

    /// A player by identifier.
    fn find_player(&self, player: PlayerId) -> Answer<'_, Option<Player>>;

    /// The ratings of a player at all speeds.
    fn standings(&self, player: PlayerId) -> Answer<'_, BTreeMap<Speed, Standing>>;

    /// What a game did to the ratings of its players; `None` if it was not rated.
    fn rated(&self, game: GameId) -> Answer<'_, Option<ByColor<Rated>>>;

    /// Games that have not ended and in which a player sits or to which the player is invited, the newest first, at most
    /// `limit`.
    fn unfinished(&self, player: PlayerId, limit: u32) -> Answer<'_, Vec<StoredGame>>;

    /// Public games that a search finds, those that ended last first, at most `limit`.
    fn search(&self, search: Search, limit: u32) -> Answer<'_, Vec<StoredGame>>;

    /// The results of a player's public games against each opponent, those with most games first.
    fn scores(&self, player: PlayerId) -> Answer<'_, Vec<Score>>;

    /// The ratings of a player after each rated game, the oldest first.
    fn history(&self, player: PlayerId) -> Answer<'_, BTreeMap<Speed, Vec<Standing>>>;

    /// The players with the highest certain ratings at a speed, people or bots, at most `limit`.
    fn leaders(&self, speed: Speed, kind: LeaderKind, limit: u32) -> Answer<'_, Vec<Player>>;

    /// The newest games of a player, at most `limit`.
    fn games_of(&self, player: PlayerId, limit: u32) -> Answer<'_, Vec<StoredGame>>;

    /// The newest games of the lobby that have not ended, at most `limit`.
    fn listed(&self, limit: u32) -> Answer<'_, Vec<StoredGame>>;

    /// Games whose deadline has passed, the earliest first, at most `limit`.
    fn due(&self, now: Duration, limit: u32) -> Answer<'_, Vec<GameId>>;

    /// The same games, but with several nodes each is given to only one of them for half a second, so that they share the work.
    fn take_due(&self, now: Duration, limit: u32) -> Answer<'_, Vec<GameId>> {
        self.due(now, limit)
    }

    /// The nodes that have lived since then.
    fn nodes(&self, since: Duration) -> Answer<'_, Vec<NodeId>>;

    /// Whom a player has blocked.
    fn blocked(&self, player: PlayerId) -> Answer<'_, Vec<Player>>;

    /// How often a player placed a piece on each cell, in their newest hundred public games.
    fn placements(&self, player: PlayerId) -> Answer<'_, BTreeMap<Cell, u32>>;

    /// The newest reports, at most `limit`.
    fn reports(&self, limit: u32) -> Answer<'_, Vec<StoredReport>>;

    /// What administrators have done last, the newest first, at most `limit`.
    fn audit(&self, limit: u32) -> Answer<'_, Vec<AuditEntry>>;

    /// The latest time at which a game was created or ended; `None` if there is none.
    fn newest(&self) -> Answer<'_, Option<Duration>>;

    /// Games in the order of their identifiers, after `last`, at most `limit`.
    fn games(&self, last: Option<GameId>, limit: u32) -> Answer<'_, Vec<GameId>>;

    /// A job.
    fn job(&self, job: JobId) -> Answer<'_, Option<StoredJob>>;

    /// Jobs that are not over: the urgent first, then the oldest; at most `limit`.
    fn open_jobs(&self, limit: u32) -> Answer<'_, Vec<StoredJob>>;

    /// The chunks of a job that somebody should do, the first ones, at most `limit`: those without a result, and those
    /// whose only result needs a second one for comparison.
    fn wanted(&self, job: JobId, limit: u32) -> Answer<'_, Vec<u32>>;

    /// The results that count, one for each chunk from `from` on, at most `limit`.
    fn results(&self, job: JobId, from: u32, limit: u32) -> Answer<'_, Vec<(u32, String)>>;

    /// What each helper found for a chunk.
    fn chunk(&self, job: JobId, chunk: u32) -> Answer<'_, Vec<ChunkRow>>;

    /// All helpers, by name.
    fn helpers(&self) -> Answer<'_, Vec<Helper>>;
}

/// For how long a game whose deadline has passed is given to one node. If that one dies, another one is given it then.
pub(crate) const SWEEP: Duration = Duration::from_millis(500);

/// In how many games placements are counted.
pub(crate) const PLACEMENT_GAMES: u32 = 100;

/// Who is in a list of the best players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeaderKind {
    /// People.
    People,
    /// Programs.
    Bots,
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

/// Joins the bus that a PostgreSQL database has; `None` for the other stores, which only one process serves.
///
/// # Errors
/// If the database cannot be reached.
pub async fn relay(location: &Location) -> Result<Option<Connection>, StoreError> {
    Ok(match location {
        Location::Postgres(address) => Some(sql::relay(address).await?),
        Location::Sqlite(_) | Location::Memory => None,
    })
}

/// How far the time may be behind: clocks are corrected by a few seconds now and then.
const TOLERANCE: Duration = Duration::from_secs(30);

/// Checks that the time is not behind what the store contains: clocks and deadlines would be wrong.
///
/// # Errors
/// If it is, or if the store cannot be read.
pub async fn check_time(store: &dyn Store) -> Result<(), StoreError> {
    let (now, newest) = (store.now().await?, store.newest().await?.unwrap_or_default());
    match newest.saturating_sub(now) {
        behind if behind > TOLERANCE => Err(StoreError::ClockBehind(behind)),
        _ => Ok(()),
    }
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

/// How much a PostgreSQL server has written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Footprint {
    /// How many bytes this database has on the disk.
    pub size: u64,
    /// How many bytes the server has ever written to its log (WAL).
    pub log: u64,
}

/// How much the server of a PostgreSQL database has written; `None` for the other stores.
///
/// # Errors
/// If the database cannot be reached.
pub async fn footprint(location: &Location) -> Result<Option<Footprint>, StoreError> {
    Ok(match location {
        Location::Postgres(address) => Some(SqlStore::footprint(address).await?),
        Location::Sqlite(_) | Location::Memory => None,
    })
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

/// Puts a copy that [`backup`] made in the place of a SQLite database that no process serves. The database that was there is
/// kept beside it, and its path is returned.
///
/// # Errors
/// If the copy cannot be read or has faults, the database is served, or a file cannot be written.
pub async fn restore(location: &Location, from: &Path) -> Result<Option<PathBuf>, StoreError> {
    match location {
        Location::Sqlite(path) => sql::restore(path, from).await,
        Location::Postgres(_) | Location::Memory => Err(StoreError::NoFile),
    }
}
