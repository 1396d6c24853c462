//! The tables, and how older ones are brought up to date.
//!
//! While several servers are updated one after the other, programs of two versions use the same tables. So a migration only adds:
//! tables, indexes, and columns that the older program need not know. What nobody needs any more is removed one version later.

use std::borrow::Cow;
use std::path::PathBuf;

use dvonn_core::Position;
use dvonn_game::Event;
use dvonn_wire::{DvonnCells, GameId};
use sqlx::{AnyConnection, Executor as _, Row as _};

use super::Dialect;
use crate::StoreError;

/// One text for each version of the schema, in a dialect that both databases understand. Published ones never change:
/// a new version is added at the end.
const MIGRATIONS: [&str; 9] = [
    include_str!("schema/1.sql"),
    include_str!("schema/2.sql"),
    include_str!("schema/3.sql"),
    include_str!("schema/4.sql"),
    include_str!("schema/5.sql"),
    include_str!("schema/6.sql"),
    include_str!("schema/7.sql"),
    include_str!("schema/8.sql"),
    include_str!("schema/9.sql"),
];

/// The environment variable with which a test makes this program one of the next version: it names a file with one more migration.
/// Optimised programs ignore it.
const NEXT: &str = "DVONN_TEST_MIGRATION";

/// All migrations that this program knows.
fn migrations() -> Result<Vec<Cow<'static, str>>, StoreError> {
    let mut all = Vec::from(MIGRATIONS.map(Cow::Borrowed));
    if let Some(path) = std::env::var_os(NEXT).filter(|_| cfg!(debug_assertions)).map(PathBuf::from) {
        let next = std::fs::read_to_string(&path).map_err(|error| StoreError::File { path, error })?;
        all.push(next.into());
    }
    Ok(all)
}

/// Only one process at a time changes the tables of a PostgreSQL database: those that hold this number. It means nothing.
const LOCK: &str = "SELECT pg_advisory_xact_lock(49123)";

/// Creates the tables, or brings them up to date.
pub(super) async fn migrate(connection: &mut AnyConnection, dialect: Dialect) -> Result<(), StoreError> {
    let begin = match dialect {
        Dialect::Sqlite => "BEGIN IMMEDIATE",
        Dialect::Postgres => "BEGIN",
    };
    connection.execute(begin).await?;
    let migrated = update(connection, dialect).await;
    // A rollback fails only if the connection is lost, and then the database has rolled back by itself.
    connection.execute(if migrated.is_ok() { "COMMIT" } else { "ROLLBACK" }).await?;
    migrated
}

async fn update(connection: &mut AnyConnection, dialect: Dialect) -> Result<(), StoreError> {
    if dialect == Dialect::Postgres {
        connection.execute(LOCK).await?;
    }
    connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)").await?;
    let row = sqlx::query("SELECT MAX(version) FROM schema_version").fetch_one(&mut *connection).await?;
    let found: i64 = row.try_get::<Option<i64>, _>(0)?.unwrap_or(0);
    let migrations = migrations()?;
    let known = migrations.len() as i64;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for (migration, version) in migrations.into_iter().zip(1..).skip(found as usize) {
        // Nothing that a user has typed is in it.
        connection.execute(sqlx::raw_sql(sqlx::AssertSqlSafe(migration.into_owned()))).await?;
        if version == 7 {
            fill_dvonns(connection).await?;
        }
        let query = sqlx::query("INSERT INTO schema_version (version) VALUES ($1)");
        query.bind::<i64>(version).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Finds out where the first DVONN pieces of all games were placed.
async fn fill_dvonns(connection: &mut AnyConnection) -> Result<(), StoreError> {
    let games = sqlx::query("SELECT id, start FROM game WHERE plies > 0").fetch_all(&mut *connection).await?;
    for game in &games {
        let id: i64 = game.try_get(0)?;
        let corrupt = |reason: String| StoreError::Corrupt { game: GameId::new(id.cast_unsigned()), reason };
        let start: Position =
            game.try_get::<String, _>(1)?.parse().map_err(|_| corrupt("the board".to_owned()))?;
        let query = sqlx::query("SELECT payload FROM event WHERE game = $1 ORDER BY seq");
        let mut moves = Vec::new();
        for row in &query.bind(id).fetch_all(&mut *connection).await? {
            let event = serde_json::from_str(&row.try_get::<String, _>(0)?);
            match event.map_err(|error| corrupt(error.to_string()))? {
                Event::Played { mv, .. } => moves.push(mv),
                Event::TakenBack { to } => moves.truncate(to),
                _ => {}
            }
        }
        let query = sqlx::query("UPDATE game SET dvonns = $2 WHERE id = $1").bind(id);
        let cells = DvonnCells::of(&start, moves).map(|cells| cells.to_string());
        query.bind(cells).execute(&mut *connection).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use sqlx::{Connection as _, any::install_default_drivers};

    use super::*;

    /// Statements that take something away from older programs, each with the version that brings it. Such a statement may follow only
    /// when no program that needs what it takes away is in use any more.
    const CONTRACTING: [(usize, &str); 0] = [];

    /// Why programs of the version before cannot go on after a statement of a migration; `added` are the new tables and columns.
    fn problem(statement: &str, added: &[&str]) -> Option<&'static str> {
        let words: Vec<&str> = statement.split_whitespace().collect();
        let names_new = |text: &str| added.iter().any(|name| text.contains(name));
        match words[..] {
            ["CREATE", "TABLE" | "INDEX", ..] => None,
            ["CREATE", "UNIQUE", "INDEX", _, "ON", ref rest @ ..] => {
                (!names_new(&rest.join(" "))).then_some("what older programs write may be refused")
            }
            ["ALTER", "TABLE", _, "ADD", "COLUMN", ref rest @ ..] => {
                let text = rest.join(" ");
                let is_needed = text.contains("NOT NULL") && !text.contains("DEFAULT");
                let is_checked = text.contains("UNIQUE") || text.contains("CHECK");
                (is_needed || is_checked).then_some("older programs do not write this column")
            }
            ["UPDATE", _, "SET", column, ..] => {
                (!added.contains(&column)).then_some("older programs may rely on what this column says")
            }
            _ => Some("it may take something away"),
        }
    }

    /// What is wrong with a migration.
    fn problems(migration: &str) -> Vec<(String, &'static str)> {
        let code: Vec<&str> =
            migration.lines().map(|line| line.split("--").next().unwrap_or_default()).collect();
        let code = code.join(" ");
        let statements = || code.split(';').map(str::trim).filter(|statement| !statement.is_empty());
        let new: Vec<&str> = statements()
            .filter_map(|statement| {
                let words: Vec<&str> = statement.split_whitespace().collect();
                match words[..] {
                    ["CREATE", "TABLE", name, ..] | ["ALTER", "TABLE", _, "ADD", "COLUMN", name, ..] => {
                        Some(name)
                    }
                    _ => None,
                }
            })
            .collect();
        statements().filter_map(|statement| Some((statement.to_owned(), problem(statement, &new)?))).collect()
    }

    #[test]
    fn a_migration_takes_nothing_away_from_the_version_before() {
        for (migration, version) in MIGRATIONS.into_iter().zip(1..) {
            for (statement, problem) in problems(migration) {
                let is_listed = CONTRACTING.iter().any(|listed| *listed == (version, &*statement));
                assert!(is_listed, "{version}: {statement}: {problem}");
            }
        }
        for contracting in [
            "DROP TABLE saying",
            "ALTER TABLE game DROP COLUMN said",
            "ALTER TABLE game RENAME COLUMN said TO spoken",
            "ALTER TABLE game ALTER COLUMN said TYPE TEXT",
            "ALTER TABLE game ADD COLUMN round BIGINT NOT NULL",
            "ALTER TABLE game ADD COLUMN round BIGINT UNIQUE",
            "CREATE UNIQUE INDEX one_at_a_time ON game (white)",
            "UPDATE game SET ending = NULL",
            "DELETE FROM saying",
        ] {
            assert_eq!(problems(contracting).len(), 1, "{contracting}");
        }
    }

    #[tokio::test]
    async fn the_dvonn_cells_of_older_games_are_filled_in() {
        install_default_drivers();
        let mut connection = AnyConnection::connect("sqlite::memory:").await.expect("a database in memory");
        for migration in MIGRATIONS.into_iter().take(6) {
            connection.execute(sqlx::raw_sql(migration)).await.expect("older tables");
        }
        let old = "CREATE TABLE schema_version (version BIGINT NOT NULL);
            INSERT INTO schema_version VALUES (6);
            INSERT INTO game (id, start, beginning, stakes, created, version, said, plies)
                VALUES (1, '........./........../.........../........../......... W P', 'empty', 'casual', 0, 4, 0, 2);";
        connection.execute(sqlx::raw_sql(old)).await.expect("an older game");
        let moves = [r#"{"played":{"by":"white","move":"k5"}}"#, r#"{"played":{"by":"black","move":"b2"}}"#];
        let events =
            [moves[0], moves[1], r#"{"taken-back":{"to":1}}"#, r#"{"played":{"by":"black","move":"f3"}}"#];
        for (payload, seq) in events.into_iter().zip(1_i64..) {
            let query = "INSERT INTO event (game, seq, epoch, kind, payload, credit, at, board) VALUES (1, $1, 0, '', $2, 0, 0, 0)";
            sqlx::query(query).bind(seq).bind(payload).execute(&mut connection).await.expect("an event");
        }
        update(&mut connection, Dialect::Sqlite).await.expect("the tables are brought up to date");
        let row = sqlx::query("SELECT dvonns FROM game").fetch_one(&mut connection).await.expect("the game");
        assert_eq!(row.get::<String, _>(0), "a1-f3");
    }
}
