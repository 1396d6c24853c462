//! A store in SQLite or PostgreSQL. Both understand the same statements; the few differences are in [`Dialect`].

mod jobs;
mod perform;
mod relay;
mod rows;
mod schema;
mod writer;

use std::collections::BTreeMap;
use std::fs::{self, File, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use dvonn_bus::NodeId;
use dvonn_core::{ByColor, Cell};
use dvonn_wire::{GameId, JobId, Player, PlayerId, Speed};
use sqlx::any::{AnyConnectOptions, AnyPoolOptions, AnyRow, install_default_drivers};
use sqlx::{Any, AnyConnection, Executor as _, Pool, Row as _};

use crate::store::SWEEP;
use crate::{
    Account, Answer, AuditEntry, Change, ChunkRow, Fetched, Footprint, Helper, LeaderKind, Rated, Saying,
    Score, Search, Standing, Store, StoreError, StoredGame, StoredJob, StoredReport, StoredSession,
    Timepiece, TokenHash, Use, Written,
};
use rows::{
    id, micros, number, read_entry, read_game, read_player, read_saying, read_session, read_standing,
    read_word,
};
use writer::Writer;

pub(crate) use relay::join as relay;

/// How many connections read at once, or in PostgreSQL also write.
const CONNECTIONS: u32 = 8;

/// How many bytes must fit on the disk when a server starts.
const PROBE: usize = 64 * 1024;

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
    ($($rest:expr),+) => {
        concat!(
            "SELECT g.id, g.start, g.beginning, g.control, g.stakes, g.previous, g.listed, g.created, g.version, g.said, \
             g.deadline, g.ending, n.id, n.white, n.black, g.plies, g.ended, wr.before, wr.rating, br.before, br.rating, \
             w.id, w.name, w.is_bot, w.level, ws.rating, ws.deviation, ws.games, \
             b.id, b.name, b.is_bot, b.level, bs.rating, bs.deviation, bs.games, \
             i.id, i.name, i.is_bot, i.level, iss.rating, iss.deviation, iss.games, \
             g.dvonns, g.white_chat, g.black_chat FROM game g \
             LEFT JOIN player w ON w.id = g.white LEFT JOIN standing ws ON ws.player = g.white AND ws.speed = g.speed \
             LEFT JOIN player b ON b.id = g.black LEFT JOIN standing bs ON bs.player = g.black AND bs.speed = g.speed \
             LEFT JOIN player i ON i.id = g.invited LEFT JOIN standing iss ON iss.player = g.invited AND iss.speed = g.speed \
             LEFT JOIN rating wr ON wr.game = g.id AND wr.player = g.white \
             LEFT JOIN rating br ON br.game = g.id AND br.player = g.black \
             LEFT JOIN game n ON n.previous = g.id ",
            $($rest),+
        )
    };
}

/// The columns of a session, in the order that `read_session` expects.
macro_rules! select_session {
    ($rest:literal) => {
        concat!(
            "SELECT s.token, s.kind, s.label, s.created, p.id, p.name, p.is_bot, p.level \
             FROM session s JOIN player p ON p.id = s.player ",
            $rest
        )
    };
}

// Below the macros that it uses.
mod archive;

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
        check_kind(path).map_err(|error| StoreError::File { path: path.to_owned(), error })?;
        let address = sqlite_address(path);
        let is_locked = |error: &StoreError| error.to_string().contains("database is locked");
        let named = |error| if is_locked(&error) { StoreError::Locked(path.to_owned()) } else { error };
        let pool = connect(&address, Dialect::Sqlite).await.map_err(named)?;
        let mut connection = pool.acquire().await?.detach();
        schema::migrate(&mut connection, Dialect::Sqlite).await.map_err(named)?;
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

    /// How much the server of a PostgreSQL database has written.
    pub(crate) async fn footprint(address: &str) -> Result<Footprint, StoreError> {
        let pool = connect(address, Dialect::Postgres).await?;
        let query =
            "SELECT pg_database_size(current_database()), CAST(pg_current_wal_lsn() - '0/0' AS BIGINT)";
        let row = sqlx::query(query).fetch_one(&pool).await?;
        let bytes = |column: usize| row.try_get(column).map(i64::cast_unsigned);
        let footprint = Footprint { size: bytes(0)?, log: bytes(1)? };
        pool.close().await;
        Ok(footprint)
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
            let query = "SELECT number, author, phrase, text FROM saying WHERE game = $1 AND number > $2 ORDER BY number";
            let query = sqlx::query(query).bind(number(game.number())).bind(i64::from(heard));
            query.fetch_all(&self.pool).await?.iter().map(|row| read_saying(game, row)).collect()
        })
    }

    fn session(&self, token: TokenHash) -> Answer<'_, Option<StoredSession>> {
        Box::pin(async move {
            let query = sqlx::query(select_session!("WHERE s.token = $1")).bind(token.text());
            let row = query.fetch_optional(&self.pool).await?;
            Ok(row.as_ref().map(read_session).transpose()?)
        })
    }

    fn sessions(&self, player: PlayerId) -> Answer<'_, Vec<StoredSession>> {
        Box::pin(async move {
            let query = select_session!("WHERE s.player = $1 ORDER BY s.created DESC, s.token");
            let rows = sqlx::query(query).bind(number(player.number())).fetch_all(&self.pool).await?;
            Ok(rows.iter().map(read_session).collect::<Result<_, _>>()?)
        })
    }

    fn account(&self, name_key: String) -> Answer<'_, Option<Account>> {
        Box::pin(async move {
            let query =
                "SELECT id, name, is_bot, level, password, is_admin, banned FROM player WHERE name_key = $1";
            let row = sqlx::query(query).bind(name_key).fetch_optional(&self.pool).await?;
            let Some(row) = row else { return Ok(None) };
            let (password, is_admin) = (row.try_get(4)?, row.try_get::<i64, _>(5)? != 0);
            let banned = row.try_get::<Option<i64>, _>(6)?.map(micros);
            Ok(read_player(&row, 0)?.map(|player| Account { player, password, is_admin, banned }))
        })
    }

    fn find_player(&self, player: PlayerId) -> Answer<'_, Option<Player>> {
        Box::pin(async move {
            let query = "SELECT id, name, is_bot, level FROM player WHERE id = $1";
            let query = sqlx::query(query).bind(number(player.number()));
            let row = query.fetch_optional(&self.pool).await?;
            Ok(row.as_ref().map(|row| read_player(row, 0)).transpose()?.flatten())
        })
    }

    fn standings(&self, player: PlayerId) -> Answer<'_, BTreeMap<Speed, Standing>> {
        Box::pin(async move {
            let query =
                "SELECT speed, rating, deviation, volatility, games, at FROM standing WHERE player = $1";
            let rows = sqlx::query(query).bind(number(player.number())).fetch_all(&self.pool).await?;
            let read = |row| Ok((read_word(row, 0)?, read_standing(row, 1)?));
            Ok(rows.iter().map(read).collect::<Result<_, sqlx::Error>>()?)
        })
    }

    fn rated(&self, game: GameId) -> Answer<'_, Option<ByColor<Rated>>> {
        Box::pin(async move {
            let query = "SELECT r.rating, r.deviation, r.volatility, r.games, r.at, \
                         p.rating, p.deviation, p.volatility, p.games, p.at \
                         FROM rating r JOIN game g ON g.id = r.game \
                         LEFT JOIN rating p ON p.player = r.player AND p.speed = r.speed AND p.games = r.games - 1 \
                         WHERE r.game = $1 ORDER BY CASE WHEN r.player = g.white THEN 0 ELSE 1 END";
            let rows = sqlx::query(query).bind(number(game.number())).fetch_all(&self.pool).await?;
            let read = |row: &AnyRow| -> Result<Rated, sqlx::Error> {
                let is_first = row.try_get::<Option<i64>, _>(8)?.is_none();
                let before = if is_first { Standing::default() } else { read_standing(row, 5)? };
                Ok(Rated { before, after: read_standing(row, 0)? })
            };
            Ok(match &rows[..] {
                [white, black] => Some(ByColor::new(read(white)?, read(black)?)),
                _ => None,
            })
        })
    }

    fn unfinished(&self, player: PlayerId, limit: u32) -> Answer<'_, Vec<StoredGame>> {
        Box::pin(async move {
            let query = select_game!(
                "WHERE g.ending IS NULL AND (g.white = $1 OR g.black = $1 OR g.invited = $1) \
                 ORDER BY g.created DESC, g.id LIMIT $2"
            );
            let query = sqlx::query(query).bind(number(player.number())).bind(i64::from(limit));
            query.fetch_all(&self.pool).await?.iter().map(read_game).collect()
        })
    }

    fn search(&self, search: Search, limit: u32) -> Answer<'_, Vec<StoredGame>> {
        Box::pin(self.search_now(search, limit))
    }

    fn scores(&self, player: PlayerId) -> Answer<'_, Vec<Score>> {
        Box::pin(self.scores_now(player))
    }

    fn history(&self, player: PlayerId) -> Answer<'_, BTreeMap<Speed, Vec<Standing>>> {
        Box::pin(self.history_now(player))
    }

    fn leaders(&self, speed: Speed, kind: LeaderKind, limit: u32) -> Answer<'_, Vec<Player>> {
        Box::pin(self.leaders_now(speed, kind, limit))
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

    fn take_due(&self, now: Duration, limit: u32) -> Answer<'_, Vec<GameId>> {
        if let Writing::Together(_) = self.writing {
            return self.due(now, limit);
        }
        Box::pin(async move {
            let query = "UPDATE game SET swept = $3 WHERE id IN (SELECT id FROM game \
                         WHERE deadline <= $1 AND (swept IS NULL OR swept <= $1) \
                         ORDER BY deadline, id LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING id";
            let (at, until) = (now.as_micros() as u64, (now + SWEEP).as_micros() as u64);
            let query = sqlx::query(query).bind(number(at)).bind(i64::from(limit)).bind(number(until));
            let rows = query.fetch_all(&self.pool).await?;
            rows.iter().map(|row| Ok(GameId::new(id(row.try_get(0)?)))).collect()
        })
    }

    fn nodes(&self, since: Duration) -> Answer<'_, Vec<NodeId>> {
        Box::pin(async move {
            let query = "SELECT id FROM node WHERE seen >= $1 ORDER BY id";
            let query = sqlx::query(query).bind(number(since.as_micros() as u64));
            let rows = query.fetch_all(&self.pool).await?;
            rows.iter().map(|row| Ok(NodeId(row.try_get::<i64, _>(0)? as u32))).collect()
        })
    }

    fn blocked(&self, player: PlayerId) -> Answer<'_, Vec<Player>> {
        Box::pin(async move {
            let query = "SELECT p.id, p.name, p.is_bot, p.level FROM block b JOIN player p ON p.id = b.blocked \
                         WHERE b.player = $1 ORDER BY p.id";
            let rows = sqlx::query(query).bind(number(player.number())).fetch_all(&self.pool).await?;
            Ok(rows.iter().filter_map(|row| read_player(row, 0).transpose()).collect::<Result<_, _>>()?)
        })
    }

    fn placements(&self, player: PlayerId) -> Answer<'_, BTreeMap<Cell, u32>> {
        Box::pin(self.placements_now(player))
    }

    fn reports(&self, limit: u32) -> Answer<'_, Vec<StoredReport>> {
        Box::pin(async move {
            let query = "SELECT r.at, r.reason, r.game, a.id, a.name, a.is_bot, a.level, b.id, b.name, b.is_bot, b.level, s.text \
                         FROM report r JOIN player a ON a.id = r.reporter JOIN player b ON b.id = r.reported \
                         LEFT JOIN saying s ON s.game = r.game AND s.number = r.message \
                         ORDER BY r.at DESC, a.id, b.id, r.reason LIMIT $1";
            let rows = sqlx::query(query).bind(i64::from(limit)).fetch_all(&self.pool).await?;
            let read = |row: &AnyRow| -> Result<StoredReport, sqlx::Error> {
                let player = |first| read_player(row, first)?.ok_or(sqlx::Error::RowNotFound);
                let game = row.try_get::<Option<i64>, _>(2)?.map(|game| GameId::new(id(game)));
                let (at, reason) = (micros(row.try_get(0)?), read_word(row, 1)?);
                let message = row.try_get::<Option<String>, _>(11)?.filter(|text| !text.is_empty());
                Ok(StoredReport { at, by: player(3)?, player: player(7)?, reason, game, message })
            };
            Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
        })
    }

    fn audit(&self, limit: u32) -> Answer<'_, Vec<AuditEntry>> {
        Box::pin(async move {
            let query = "SELECT number, at, actor, action, player, name, detail FROM audit ORDER BY number DESC LIMIT $1";
            let rows = sqlx::query(query).bind(i64::from(limit)).fetch_all(&self.pool).await?;
            let read = |row: &AnyRow| -> Result<AuditEntry, sqlx::Error> {
                Ok(AuditEntry {
                    number: row.try_get::<i64, _>(0)? as u32,
                    at: micros(row.try_get(1)?),
                    actor: row.try_get(2)?,
                    action: row.try_get(3)?,
                    player: PlayerId::new(id(row.try_get(4)?)),
                    name: row.try_get(5)?,
                    detail: row.try_get(6)?,
                })
            };
            Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
        })
    }

    fn newest(&self) -> Answer<'_, Option<Duration>> {
        Box::pin(async move {
            let row = sqlx::query("SELECT MAX(created), MAX(ended) FROM game").fetch_one(&self.pool).await?;
            let latest: [Option<i64>; 2] = [row.try_get(0)?, row.try_get(1)?];
            Ok(latest.into_iter().flatten().max().map(micros))
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

    fn job(&self, job: JobId) -> Answer<'_, Option<StoredJob>> {
        Box::pin(self.job_now(job))
    }

    fn open_jobs(&self, limit: u32) -> Answer<'_, Vec<StoredJob>> {
        Box::pin(self.open_jobs_now(limit))
    }

    fn wanted(&self, job: JobId, limit: u32) -> Answer<'_, Vec<u32>> {
        Box::pin(self.wanted_now(job, limit))
    }

    fn results(&self, job: JobId, from: u32, limit: u32) -> Answer<'_, Vec<(u32, String)>> {
        Box::pin(self.results_now(job, from, limit))
    }

    fn chunk(&self, job: JobId, chunk: u32) -> Answer<'_, Vec<ChunkRow>> {
        Box::pin(self.chunk_now(job, chunk))
    }

    fn helpers(&self) -> Answer<'_, Vec<Helper>> {
        Box::pin(self.helpers_now())
    }
}

/// Puts a copy in the place of a file that no process serves, and keeps that file.
pub(crate) async fn restore(path: &Path, from: &Path) -> Result<Option<PathBuf>, StoreError> {
    let fail = |path: &Path| {
        let path = path.to_owned();
        move |error| StoreError::File { path, error }
    };
    let _lock = lock(path)?;
    // A copy of the copy is brought up to date and checked before anything is replaced.
    let folder = PathBuf::from(format!("{}.restoring", path.display()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(fail(&folder))?;
    let fresh = folder.join("fresh");
    let prepared = prepare(from, &folder.join("copy"), &fresh).await;
    let kept = match prepared {
        Ok(()) => replace(path, &fresh).map_err(fail(path)),
        Err(error) => Err(error),
    };
    // What stays is only untidy.
    let _ = fs::remove_dir_all(&folder);
    kept
}

/// Makes a sound database of the newest form, in one file, from a copy.
async fn prepare(from: &Path, copy: &Path, fresh: &Path) -> Result<(), StoreError> {
    fs::copy(from, copy).map_err(|error| StoreError::File { path: from.to_owned(), error })?;
    let store = SqlStore::sqlite(copy, Use::Maintain, None).await?;
    let faults = crate::check(&store).await?.faults.len();
    if faults > 0 {
        return Err(StoreError::Faulty { path: from.to_owned(), faults });
    }
    store.copy(fresh).await
}

/// Puts a file in the place of another one, which is kept.
fn replace(path: &Path, fresh: &Path) -> io::Result<Option<PathBuf>> {
    let kept = keep(path)?;
    fs::rename(fresh, path)?;
    Ok(kept)
}

/// Gives a file another name, if there is one, with everything that belongs to it.
fn keep(path: &Path) -> io::Result<Option<PathBuf>> {
    if !fs::exists(path)? {
        return Ok(None);
    }
    let mut number = 1;
    let kept = loop {
        let kept = PathBuf::from(format!("{}.before-restore-{number}", path.display()));
        if !fs::exists(&kept)? {
            break kept;
        }
        number += 1;
    };
    for ending in ["", "-wal", "-shm"] {
        let file = |base: &Path| PathBuf::from(format!("{}{ending}", base.display()));
        if fs::exists(file(path))? {
            fs::rename(file(path), file(&kept))?;
        }
    }
    Ok(Some(kept))
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

/// Makes sure that a file is a database, or is still to be created. The driver would try for ten seconds to read it.
fn check_kind(path: &Path) -> io::Result<()> {
    const MAGIC: &[u8; 16] = b"SQLite format 3\0";
    let mut found = Vec::new();
    match File::open(path) {
        Ok(file) => file.take(MAGIC.len() as u64).read_to_end(&mut found)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error),
    };
    if found.is_empty() || found == MAGIC { Ok(()) } else { Err(io::Error::other("this is not a database")) }
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
    let mut file = File::create(&name).map_err(fail(&name))?;
    match file.try_lock() {
        Ok(()) => {
            // A folder in which nothing can be written, or a full disk, is better noticed now than with the first move.
            file.write_all(&vec![0; PROBE]).and_then(|()| file.sync_all()).map_err(fail(&name))?;
            file.set_len(0).map_err(fail(&name))?;
            Ok(file)
        }
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(StoreError::File { path: name, error }),
    }
}
