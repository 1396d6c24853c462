//! The tables, and how older ones are brought up to date.

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
