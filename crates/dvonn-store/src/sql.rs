//! A store in SQLite or PostgreSQL. Both understand the same statements; the few differences are in [`Dialect`].

mod perform;
mod rows;
mod schema;
mod writer;

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

use dvonn_wire::{GameId, Player, PlayerId};
use sqlx::any::{AnyConnectOptions, AnyPoolOptions, install_default_drivers};
use sqlx::{Any, AnyConnection, Executor as _, Pool, Row as _};

use crate::{
    Answer, Change, Fetched, Saying, Store, StoreError, StoredGame, Timepiece, TokenHash, Use, Written,
};
use rows::{id, micros, number, read_entry, read_game, read_saying};
use writer::Writer;

/// How many connections read at once, or in PostgreSQL also write.
const CONNECTIONS: u32 = 8;

/// How long a statement waits for a connection.
const PATIENCE: Duration = Duration::from_secs(10);

/// A store in SQLite or PostgreSQL.
pub(crate) struct SqlStore {
    pool: Pool<Any>,
    writing: Writing,
    /// The time that counts, if it is not the database's.
    time: Option<Timepiece>,
    /// Held as long as this process serves a SQLite file.
    _lock: Option<File>,
}

/// What differs between the databases.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Dialect {
    Sqlite,
    Postgres,
}

/// How changes are written.
enum Writing {
    /// One task commits many changes at once: SQLite has one writer, and its commits wait for the disk.
    Together(Writer),
    /// Each change in its own transaction.
    Separately,
}

/// The columns of a game, in the order that `read_game` expects.
macro_rules! select_game {
    ($rest:literal) => {
        concat!(
            "SELECT g.id, g.start, g.beginning, g.control, g.stakes, g.previous, g.white, w.name, g.black, b.name, \
             g.created, g.version, g.said, g.deadline, g.ending, n.id, n.white, n.black, g.listed FROM game g \
             LEFT JOIN player w ON w.id = g.white LEFT JOIN player b ON b.id = g.black \
             LEFT JOIN game n ON n.previous = g.id ",
            $rest
        )
    };
}

impl SqlStore {
    /// Opens or creates a file.
    pub(crate) async fn sqlite(
        path: &Path,
        usage: Use,
        time: Option<Timepiece>,
    ) -> Result<SqlStore, StoreError> {
        let lock = match usage {
            Use::Serve => Some(lock(path)?),
            // A mistyped name must not become an empty database.
            Use::Maintain => {
                fs::metadata(path).map_err(|error| StoreError::File { path: path.to_owned(), error })?;
                None
            }
        };
        let address = sqlite_address(path);
        let pool = connect(&address, Dialect::Sqlite).await?;
        let mut connection = pool.acquire().await?.detach();
        schema::migrate(&mut connection, Dialect::Sqlite).await?;
        let time = time.unwrap_or_else(Timepiece::system);
        let writing = Writing::Together(Writer::start(connection));
        Ok(SqlStore { pool, writing, time: Some(time), _lock: lock })
    }

    /// Connects to a database and creates the tables if needed.
    pub(crate) async fn postgres(address: &str, time: Option<Timepiece>) -> Result<SqlStore, StoreError> {
        let pool = connect(address, Dialect::Postgres).await?;
        schema::migrate(&mut *pool.acquire().await?, Dialect::Postgres).await?;
        Ok(SqlStore { pool, writing: Writing::Separately, time, _lock: None })
    }

    /// Creates the database that an address names, through the one that every PostgreSQL server has.
    pub(crate) async fn create_postgres(address: &str) -> Result<(), StoreError> {
        let (server, name) = address.rsplit_once('/').unwrap_or((address, ""));
        let (name, options) = name.split_once('?').unwrap_or((name, ""));
        let pool = connect(&format!("{server}/postgres?{options}"), Dialect::Postgres).await?;
        let quoted = name.replace('"', "\"\"");
        // The name comes from the operator, and a statement cannot take it as a parameter.
        pool.execute(sqlx::AssertSqlSafe(format!("CREATE DATABASE \"{quoted}\""))).await?;
        pool.close().await;
        Ok(())
    }

    /// Copies a file as it is at one moment into a new one, without the space of deleted rows.
    pub(crate) async fn copy(&self, to: &Path) -> Result<(), StoreError> {
        sqlx::query("VACUUM INTO $1").bind(to.to_string_lossy().into_owned()).execute(&self.pool).await?;
        Ok(())
    }

    /// The time of the store.
    async fn time(&self) -> Result<Duration, StoreError> {
        if let Some(time) = &self.time {
            return Ok(time.now());
        }
        let query = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000000 AS BIGINT)";
        let row = sqlx::query(query).fetch_one(&self.pool).await?;
        Ok(micros(row.try_get(0)?))
    }

    async fn write_now(&self, change: Change) -> Result<Written, StoreError> {
        match &self.writing {
            Writing::Together(writer) => writer.write(change).await,
            Writing::Separately => {
                let mut transaction = self.pool.begin().await?;
                match perform::perform(&mut transaction, &change).await {
                    Ok(written) => {
                        transaction.commit().await?;
                        Ok(written)
                    }
                    Err(error) => perform::conflict(error),
                }
            }
        }
    }

    async fn fetch_now(&self, id: GameId, seen: u32) -> Result<Option<Fetched>, StoreError> {
        let query = sqlx::query(select_game!("WHERE g.id = $1")).bind(number(id.number()));
        let Some(row) = query.fetch_optional(&self.pool).await? else { return Ok(None) };
        let game = read_game(&row)?;
        let entries = if game.version > seen {
            let query = "SELECT at, payload, epoch, ply, credit, author, request, white_left, black_left, board \
                         FROM event WHERE game = $1 AND seq > $2 AND seq <= $3 ORDER BY seq";
            let query = sqlx::query(query)
                .bind(number(id.number()))
                .bind(i64::from(seen))
                .bind(i64::from(game.version));
            let rows = query.fetch_all(&self.pool).await?;
            rows.iter().map(|row| read_entry(id, row)).collect::<Result<_, _>>()?
        } else {
            Vec::new()
        };
        Ok(Some(Fetched { game, entries, now: self.time().await? }))
    }
}

impl Store for SqlStore {
    fn now(&self) -> Answer<'_, Duration> {
        Box::pin(self.time())
    }

    fn write(&self, change: Change) -> Answer<'_, Written> {
        Box::pin(self.write_now(change))
    }

    fn fetch(&self, game: GameId, seen: u32) -> Answer<'_, Option<Fetched>> {
        Box::pin(self.fetch_now(game, seen))
    }

    fn sayings(&self, game: GameId, heard: u32) -> Answer<'_, Vec<Saying>> {
        Box::pin(async move {
            let query =
                "SELECT number, author, phrase FROM saying WHERE game = $1 AND number > $2 ORDER BY number";
            let query = sqlx::query(query).bind(number(game.number())).bind(i64::from(heard));
            query.fetch_all(&self.pool).await?.iter().map(|row| read_saying(game, row)).collect()
        })
    }

    fn player(&self, token: TokenHash) -> Answer<'_, Option<Player>> {
        Box::pin(async move {
            let query =
                "SELECT p.id, p.name FROM session s JOIN player p ON p.id = s.player WHERE s.token = $1";
            let row = sqlx::query(query).bind(token.text()).fetch_optional(&self.pool).await?;
            row.map(|row| Ok(Player { id: PlayerId::new(id(row.try_get(0)?)), name: row.try_get(1)? }))
                .transpose()
        })
    }

    fn games_of(&self, player: PlayerId, limit: u32) -> Answer<'_, Vec<StoredGame>> {
        Box::pin(async move {
            let query =
                select_game!("WHERE g.white = $1 OR g.black = $1 ORDER BY g.created DESC, g.id LIMIT $2");
            let query = sqlx::query(query).bind(number(player.number())).bind(i64::from(limit));
            query.fetch_all(&self.pool).await?.iter().map(read_game).collect()
        })
    }

    fn listed(&self, limit: u32) -> Answer<'_, Vec<StoredGame>> {
        Box::pin(async move {
            let query = select_game!(
                "WHERE g.listed = 1 AND g.ending IS NULL ORDER BY g.created DESC, g.id LIMIT $1"
            );
            let rows = sqlx::query(query).bind(i64::from(limit)).fetch_all(&self.pool).await?;
            rows.iter().map(read_game).collect()
        })
    }

    fn due(&self, now: Duration, limit: u32) -> Answer<'_, Vec<GameId>> {
        Box::pin(async move {
            let query = "SELECT id FROM game WHERE deadline <= $1 ORDER BY deadline, id LIMIT $2";
            let query = sqlx::query(query).bind(number(now.as_micros() as u64)).bind(i64::from(limit));
            query
                .fetch_all(&self.pool)
                .await?
                .iter()
                .map(|row| Ok(GameId::new(id(row.try_get(0)?))))
                .collect()
        })
    }

    fn games(&self, last: Option<GameId>, limit: u32) -> Answer<'_, Vec<GameId>> {
        Box::pin(async move {
            let last = last.map_or(-1, |last| number(last.number()));
            let query = "SELECT id FROM game WHERE id > $1 ORDER BY id LIMIT $2";
            let rows = sqlx::query(query).bind(last).bind(i64::from(limit)).fetch_all(&self.pool).await?;
            rows.iter().map(|row| Ok(GameId::new(id(row.try_get(0)?)))).collect()
        })
    }
}

async fn connect(address: &str, dialect: Dialect) -> Result<Pool<Any>, StoreError> {
    install_default_drivers();
    let options: AnyConnectOptions = address.parse()?;
    let pool = AnyPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(PATIENCE)
        .after_connect(move |connection: &mut AnyConnection, _| {
            Box::pin(async move {
                if dialect == Dialect::Sqlite {
                    // FULL: a commit is on the disk when it returns. NORMAL could lose the last commits in a power cut.
                    let settings = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; \
                                    PRAGMA busy_timeout = 10000";
                    connection.execute(sqlx::raw_sql(settings)).await?;
                }
                Ok(())
            })
        })
        .connect_with(options)
        .await?;
    Ok(pool)
}

/// The address of a file that may have to be created.
fn sqlite_address(path: &Path) -> String {
    let path = path.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    format!("sqlite://{path}?mode=rwc")
}

/// Makes sure that no other process serves this file. The lock ends with the process, however it ends.
fn lock(path: &Path) -> Result<File, StoreError> {
    let fail = |path: &Path| {
        let path = path.to_owned();
        move |error| StoreError::File { path, error }
    };
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(fail(folder))?;
    }
    let name = PathBuf::from(format!("{}.lock", path.display()));
    let file = File::create(&name).map_err(fail(&name))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(StoreError::File { path: name, error }),
    }
}
