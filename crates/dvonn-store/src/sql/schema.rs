//! The tables, and how older ones are brought up to date.

use sqlx::{AnyConnection, Executor as _, Row as _};

use super::Dialect;
use crate::StoreError;

/// One text for each version of the schema, in a dialect that both databases understand. Published ones never change:
/// a new version is added at the end.
const MIGRATIONS: [&str; 6] = [
    include_str!("schema/1.sql"),
    include_str!("schema/2.sql"),
    include_str!("schema/3.sql"),
    include_str!("schema/4.sql"),
    include_str!("schema/5.sql"),
    include_str!("schema/6.sql"),
];

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
    let known = MIGRATIONS.len() as i64;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for (migration, version) in MIGRATIONS.into_iter().zip(1..).skip(found as usize) {
        connection.execute(sqlx::raw_sql(migration)).await?;
        let query = sqlx::query("INSERT INTO schema_version (version) VALUES ($1)");
        query.bind::<i64>(version).execute(&mut *connection).await?;
    }
    Ok(())
}
