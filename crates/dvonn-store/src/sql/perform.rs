//! The statements that change something. None of them overwrites an event.

use std::time::Duration;

use dvonn_core::Color;
use sqlx::AnyConnection;

use super::rows::{author, json, number, optional, word};
use crate::change::MOST_SAID;
use crate::{Append, Change, Entry, Listing, NewGame, StoreError, Written};

/// Makes a change within the current transaction. After a conflict nothing has been changed; after an error the
/// transaction must be rolled back.
pub(super) async fn perform(connection: &mut AnyConnection, change: &Change) -> Result<Written, sqlx::Error> {
    match change {
        Change::AddGuest { player, token, at } => {
            let query = "INSERT INTO player (id, created) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            let query = sqlx::query(query).bind(number(player.number())).bind(time(*at));
            if query.execute(&mut *connection).await?.rows_affected() == 0 {
                return Ok(Written::Conflict);
            }
            let query = "INSERT INTO session (token, player, created) VALUES ($1, $2, $3)";
            let query = sqlx::query(query).bind(token.text()).bind(number(player.number())).bind(time(*at));
            query.execute(connection).await?;
            Ok(Written::Done)
        }
        Change::AddGame(game) => add_game(connection, game).await,
        Change::TakeSeat { game, color, player, deadline } => {
            let query = match color {
                Color::White => {
                    "UPDATE game SET white = $2, deadline = $3 \
                     WHERE id = $1 AND white IS NULL AND (black IS NULL OR black <> $2)"
                }
                Color::Black => {
                    "UPDATE game SET black = $2, deadline = $3 \
                     WHERE id = $1 AND black IS NULL AND (white IS NULL OR white <> $2)"
                }
            };
            let query = sqlx::query(query).bind(number(game.number())).bind(number(player.number()));
            let query = query.bind(deadline.map(time));
            Ok(written(query.execute(connection).await?.rows_affected()))
        }
        Change::Append(append) => add_events(connection, append).await,
        Change::Say { game, by, phrase } => {
            let query = "UPDATE game SET said = said + 1 WHERE id = $1 AND said < $2";
            let query = sqlx::query(query).bind(number(game.number())).bind(i64::from(MOST_SAID));
            if query.execute(&mut *connection).await?.rows_affected() == 0 {
                return Ok(Written::Conflict);
            }
            let query = "INSERT INTO saying (game, number, author, phrase) SELECT id, said, $2, $3 FROM game WHERE id = $1";
            let query = sqlx::query(query).bind(number(game.number())).bind(author(*by)).bind(word(phrase));
            query.execute(connection).await?;
            Ok(Written::Done)
        }
    }
}

async fn add_game(connection: &mut AnyConnection, game: &NewGame) -> Result<Written, sqlx::Error> {
    let NewGame { setup, players, created } = game;
    let query = "INSERT INTO game (id, start, beginning, control, stakes, previous, white, black, created, listed, version, said) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, 0) ON CONFLICT DO NOTHING";
    let query = sqlx::query(query)
        .bind(number(setup.id.number()))
        .bind(setup.start.to_string())
        .bind(word(&setup.beginning))
        .bind(setup.control.map(|control| control.to_string()))
        .bind(word(&setup.stakes))
        .bind(setup.previous.map(|previous| number(previous.number())))
        .bind(players[Color::White].map(|player| number(player.number())))
        .bind(players[Color::Black].map(|player| number(player.number())))
        .bind(time(*created))
        .bind(i64::from(setup.listing == Listing::Lobby));
    Ok(written(query.execute(connection).await?.rows_affected()))
}

async fn add_events(connection: &mut AnyConnection, append: &Append) -> Result<Written, sqlx::Error> {
    // This statement is the lock: of several writers that have seen the same version, one changes it.
    let query = "UPDATE game SET version = $3, deadline = $4, ending = $5 WHERE id = $1 AND version = $2";
    let after = append.version + append.entries.len() as u32;
    let query = sqlx::query(query)
        .bind(number(append.game.number()))
        .bind(i64::from(append.version))
        .bind(i64::from(after))
        .bind(append.deadline.map(time))
        .bind(append.ending.as_ref().map(json));
    if query.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(Written::Conflict);
    }
    for (entry, seq) in append.entries.iter().zip(append.version + 1..) {
        let Entry { stamped, epoch, ply, credit, left, board, request, .. } = entry;
        let query = "INSERT INTO event \
                     (game, seq, epoch, ply, kind, payload, white_left, black_left, credit, at, board, author, request) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)";
        let query = sqlx::query(query)
            .bind(number(append.game.number()))
            .bind(i64::from(seq))
            .bind(i64::from(*epoch))
            .bind(ply.map(i64::from))
            .bind(entry.kind())
            .bind(json(&stamped.event))
            .bind(left.map(|left| nanos(left[Color::White])))
            .bind(left.map(|left| nanos(left[Color::Black])))
            .bind(time(*credit))
            .bind(time(stamped.at))
            .bind(number(*board))
            .bind(entry.author.map(author))
            .bind(optional(*request));
        query.execute(&mut *connection).await?;
    }
    Ok(Written::Done)
}

/// A statement that changes no row found something else there.
fn written(rows: u64) -> Written {
    if rows == 0 { Written::Conflict } else { Written::Done }
}

/// A broken unique key is a conflict; any other error stays one.
pub(super) fn conflict(error: sqlx::Error) -> Result<Written, StoreError> {
    match error.as_database_error() {
        Some(database) if database.is_unique_violation() => Ok(Written::Conflict),
        _ => Err(error.into()),
    }
}

/// Microseconds.
fn time(time: Duration) -> i64 {
    number(time.as_micros() as u64)
}

/// Nanoseconds, because the fold computes exactly.
fn nanos(time: Duration) -> i64 {
    number(time.as_nanos() as u64)
}
