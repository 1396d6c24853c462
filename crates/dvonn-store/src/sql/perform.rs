//! The statements that change something. None of them overwrites an event.

use std::time::Duration;

use dvonn_core::{ByColor, Color};
use dvonn_game::Verdict;
use dvonn_wire::{GameId, PlayerId};
use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, Row as _};

use super::jobs;
use super::rows::{author, json, number, optional, read_standing, result, word};
use crate::change::MOST_SAID;
use crate::{
    Append, Change, Entry, Listing, Moderation, NewGame, NewSession, Rated, Standing, StoreError, TokenHash,
    Words, Written, rate,
};

/// When a node that has not been seen for so long is forgotten.
const FORGOTTEN: Duration = Duration::from_hours(1);

/// Makes a change within the current transaction. After a conflict nothing has been changed; after an error the
/// transaction must be rolled back.
pub(super) async fn perform(connection: &mut AnyConnection, change: &Change) -> Result<Written, sqlx::Error> {
    match change {
        Change::AddGuest { player, session } => {
            let query = "INSERT INTO player (id, created) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            let query = sqlx::query(query).bind(number(player.number())).bind(time(session.at));
            if query.execute(&mut *connection).await?.rows_affected() == 0 {
                return Ok(Written::Conflict);
            }
            add_session(connection, *player, None, session).await
        }
        Change::Register { player, name, password, before, session } => {
            // A guest becomes a player with a name. The index on `name_key` refuses a name that looks like another.
            let query = "INSERT INTO player (id, created, name, name_key, password) VALUES ($1, $2, $3, $4, $5) \
                         ON CONFLICT (id) DO UPDATE SET name = $3, name_key = $4, password = $5 \
                         WHERE player.name IS NULL";
            let query = sqlx::query(query).bind(number(player.number())).bind(time(session.at));
            let query = query.bind(name.as_str()).bind(name.key()).bind(password);
            if query.execute(&mut *connection).await?.rows_affected() == 0 {
                return Ok(Written::Conflict);
            }
            add_session(connection, *player, *before, session).await
        }
        Change::AddSession { player, before, session } => {
            add_session(connection, *player, *before, session).await
        }
        Change::EndSession { player, session } => {
            let query = "DELETE FROM session WHERE player = $1 AND token LIKE $2";
            let query = sqlx::query(query).bind(number(player.number()));
            let query = query.bind(format!("{}%", TokenHash::prefix(*session)));
            Ok(written(query.execute(connection).await?.rows_affected()))
        }
        Change::Rename { player, name } => {
            let query = "UPDATE player SET name = $2, name_key = $3 WHERE id = $1 AND name IS NOT NULL";
            let query = sqlx::query(query).bind(number(player.number())).bind(name.as_str()).bind(name.key());
            Ok(written(query.execute(connection).await?.rows_affected()))
        }
        Change::SetPassword { player, password, keep } => {
            let query = "UPDATE player SET password = $2 WHERE id = $1 AND name IS NOT NULL";
            let query = sqlx::query(query).bind(number(player.number())).bind(password);
            if query.execute(&mut *connection).await?.rows_affected() == 0 {
                return Ok(Written::Conflict);
            }
            let query = sqlx::query("DELETE FROM session WHERE player = $1 AND token <> $2");
            query.bind(number(player.number())).bind(keep.text()).execute(connection).await?;
            Ok(Written::Done)
        }
        Change::BecomeBot { player } => {
            let query =
                sqlx::query("UPDATE player SET is_bot = 1 WHERE id = $1").bind(number(player.number()));
            Ok(written(query.execute(connection).await?.rows_affected()))
        }
        Change::Anonymise { player } => {
            if anonymise(connection, number(player.number())).await? == Written::Conflict {
                return Ok(Written::Conflict);
            }
            let query = sqlx::query("DELETE FROM session WHERE player = $1");
            query.bind(number(player.number())).execute(connection).await?;
            Ok(Written::Done)
        }
        Change::Moderate { player, moderation, actor, at } => {
            moderate(connection, *player, moderation, actor, *at).await
        }
        Change::Report { by, player, report, at } => {
            let query = "INSERT INTO report (reporter, reported, reason, game, message, at) \
                         VALUES ($1, $2, $3, $4, $5, $6) \
                         ON CONFLICT DO NOTHING";
            let query = sqlx::query(query).bind(number(by.number())).bind(number(player.number()));
            let query = query.bind(word(&report.reason)).bind(report.game.map(|game| number(game.number())));
            let query = query.bind(report.message.map(i64::from));
            query.bind(time(*at)).execute(connection).await?;
            Ok(Written::Done)
        }
        Change::AddBot { player, name, bot, at } => {
            let query = "INSERT INTO player (id, created, name, name_key, is_bot, level) VALUES ($1, $2, $3, $4, 1, $5) \
                         ON CONFLICT (id) DO NOTHING";
            let query = sqlx::query(query).bind(number(player.number())).bind(time(*at)).bind(name.as_str());
            let query = query.bind(name.key()).bind(bot.level.map(i64::from));
            query.execute(connection).await?;
            Ok(Written::Done)
        }
        Change::AddGame(game) => add_game(connection, game).await,
        Change::TakeSeat { game, color, player, deadline } => {
            let query = match color {
                Color::White => {
                    "UPDATE game SET white = $2, deadline = $3 \
                     WHERE id = $1 AND white IS NULL AND (black IS NULL OR black <> $2) \
                     AND (invited IS NULL OR invited = $2)"
                }
                Color::Black => {
                    "UPDATE game SET black = $2, deadline = $3 \
                     WHERE id = $1 AND black IS NULL AND (white IS NULL OR white <> $2) \
                     AND (invited IS NULL OR invited = $2)"
                }
            };
            let query = sqlx::query(query).bind(number(game.number())).bind(number(player.number()));
            let query = query.bind(deadline.map(time));
            Ok(written(query.execute(connection).await?.rows_affected()))
        }
        Change::Append(append) => add_events(connection, append).await,
        Change::Say { game, by, words } => {
            let query = "UPDATE game SET said = said + 1 WHERE id = $1 AND said < $2";
            let query = sqlx::query(query).bind(number(game.number())).bind(i64::from(MOST_SAID));
            if query.execute(&mut *connection).await?.rows_affected() == 0 {
                return Ok(Written::Conflict);
            }
            let (phrase, text) = match words {
                Words::Phrase(phrase) => (word(phrase), None),
                Words::Text(text) => {
                    (String::new(), Some(text.as_ref().map_or_else(String::new, ToString::to_string)))
                }
            };
            let query = "INSERT INTO saying (game, number, author, phrase, text) SELECT id, said, $2, $3, $4 FROM game WHERE id = $1";
            let query = sqlx::query(query).bind(number(game.number())).bind(author(*by)).bind(phrase);
            query.bind(text).execute(connection).await?;
            Ok(Written::Done)
        }
        Change::SetChat { game, by, is_on } => {
            let query = match by {
                Color::White => "UPDATE game SET white_chat = $2 WHERE id = $1",
                Color::Black => "UPDATE game SET black_chat = $2 WHERE id = $1",
            };
            let query = sqlx::query(query).bind(number(game.number())).bind(i64::from(*is_on));
            Ok(written(query.execute(connection).await?.rows_affected()))
        }
        Change::Block { by, player } => {
            let query = "INSERT INTO block (player, blocked) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            let query = sqlx::query(query).bind(number(by.number())).bind(number(player.number()));
            query.execute(connection).await?;
            Ok(Written::Done)
        }
        Change::Beat { node, at } => {
            let query =
                "INSERT INTO node (id, seen) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET seen = $2";
            let query = sqlx::query(query).bind(i64::from(node.0)).bind(time(*at));
            query.execute(&mut *connection).await?;
            let query =
                sqlx::query("DELETE FROM node WHERE seen < $1").bind(time(at.saturating_sub(FORGOTTEN)));
            query.execute(connection).await?;
            Ok(Written::Done)
        }
        Change::Stop { node } => {
            for query in ["DELETE FROM node WHERE id = $1", "DELETE FROM house_bot WHERE node = $1"] {
                sqlx::query(query).bind(i64::from(node.0)).execute(&mut *connection).await?;
            }
            Ok(Written::Done)
        }
        Change::TakeBot { bot, node, at, until } => {
            let query = "INSERT INTO house_bot (player, node, until) VALUES ($1, $2, $4) \
                         ON CONFLICT (player) DO UPDATE SET node = $2, until = $4 \
                         WHERE house_bot.node = $2 OR house_bot.until <= $3";
            let query = sqlx::query(query).bind(number(bot.number())).bind(i64::from(node.0));
            let query = query.bind(time(*at)).bind(time(*until));
            Ok(written(query.execute(connection).await?.rows_affected()))
        }
        Change::Attempt { what, at, pause, at_once } => {
            // What has been refilled is as if it had never been used.
            let query = sqlx::query("DELETE FROM attempt WHERE refilled <= $1").bind(time(*at));
            query.execute(&mut *connection).await?;
            let query = "INSERT INTO attempt (what, refilled) VALUES ($1, $2 + $3) \
                         ON CONFLICT (what) DO UPDATE SET refilled = \
                         CASE WHEN attempt.refilled > $2 THEN attempt.refilled ELSE $2 END + $3 \
                         WHERE attempt.refilled <= $2 + $4";
            let most = *pause * at_once.saturating_sub(1);
            let query =
                sqlx::query(query).bind(what.clone()).bind(time(*at)).bind(time(*pause)).bind(time(most));
            Ok(written(query.execute(connection).await?.rows_affected()))
        }
        Change::Unblock { by, player } => {
            let query = "DELETE FROM block WHERE player = $1 AND blocked = $2";
            let query = sqlx::query(query).bind(number(by.number())).bind(number(player.number()));
            query.execute(connection).await?;
            Ok(Written::Done)
        }
        Change::AddJob(job) => jobs::add_job(connection, job).await,
        Change::EndJob { job, state } => jobs::end_job(connection, *job, *state).await,
        Change::ForgetJob { job } => jobs::forget_job(connection, *job).await,
        Change::AddResult(result) => jobs::add_result(connection, result).await,
        Change::JudgeHelper { helper, state } => jobs::judge_helper(connection, helper, *state).await,
    }
}

/// Changes an account and says so in the audit log.
async fn moderate(
    connection: &mut AnyConnection,
    player: PlayerId,
    moderation: &Moderation,
    actor: &str,
    at: Duration,
) -> Result<Written, sqlx::Error> {
    let id = number(player.number());
    // First, because it takes the name as it was.
    let query = "INSERT INTO audit (number, at, actor, action, player, name, detail) \
                 SELECT (SELECT COALESCE(MAX(number), 0) + 1 FROM audit), $2, $3, $4, id, name, $5 \
                 FROM player WHERE id = $1 AND name IS NOT NULL";
    let query = sqlx::query(query).bind(id).bind(time(at)).bind(actor.to_owned());
    let query = query.bind(moderation.word()).bind(moderation.detail());
    if query.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(Written::Conflict);
    }
    let query = match moderation {
        Moderation::MakeAdmin => sqlx::query("UPDATE player SET is_admin = 1 WHERE id = $1").bind(id),
        Moderation::Ban => sqlx::query("UPDATE player SET banned = $2 WHERE id = $1").bind(id).bind(time(at)),
        Moderation::Unban => sqlx::query("UPDATE player SET banned = NULL WHERE id = $1").bind(id),
        Moderation::Close => sqlx::query("UPDATE player SET password = NULL WHERE id = $1").bind(id),
        Moderation::Rename(name) => sqlx::query("UPDATE player SET name = $2, name_key = $3 WHERE id = $1")
            .bind(id)
            .bind(name.as_str().to_owned())
            .bind(name.key()),
        Moderation::Anonymise => {
            let _ = anonymise(connection, id).await?;
            sqlx::query("UPDATE player SET is_admin = 0 WHERE id = $1").bind(id)
        }
    };
    query.execute(&mut *connection).await?;
    if moderation.ends_sessions() {
        sqlx::query("DELETE FROM session WHERE player = $1").bind(id).execute(connection).await?;
    }
    Ok(Written::Done)
}

/// What remains of a player are the games.
async fn anonymise(connection: &mut AnyConnection, player: i64) -> Result<Written, sqlx::Error> {
    let mut changed = 0;
    for query in [
        "DELETE FROM block WHERE player = $1",
        "UPDATE saying SET text = '' WHERE text IS NOT NULL AND author = 'white' \
         AND game IN (SELECT id FROM game WHERE white = $1)",
        "UPDATE saying SET text = '' WHERE text IS NOT NULL AND author = 'black' \
         AND game IN (SELECT id FROM game WHERE black = $1)",
        "UPDATE player SET name = NULL, name_key = NULL, password = NULL, is_admin = 0 WHERE id = $1",
    ] {
        changed = sqlx::query(query).bind(player).execute(&mut *connection).await?.rows_affected();
    }
    Ok(written(changed))
}

async fn add_session(
    connection: &mut AnyConnection,
    player: PlayerId,
    before: Option<TokenHash>,
    session: &NewSession,
) -> Result<Written, sqlx::Error> {
    let NewSession { token, kind, label, at } = session;
    let query = "INSERT INTO session (token, player, created, kind, label) VALUES ($1, $2, $3, $4, $5)";
    let query = sqlx::query(query).bind(token.text()).bind(number(player.number())).bind(time(*at));
    query.bind(word(kind)).bind(label).execute(&mut *connection).await?;
    if let Some(before) = before.filter(|before| before != token) {
        let query = sqlx::query("DELETE FROM session WHERE token = $1").bind(before.text());
        query.execute(connection).await?;
    }
    Ok(Written::Done)
}

async fn add_game(connection: &mut AnyConnection, game: &NewGame) -> Result<Written, sqlx::Error> {
    let NewGame { setup, players, invited, created } = game;
    let query = "INSERT INTO game \
                 (id, start, beginning, control, stakes, previous, white, black, created, listed, invited, speed, version, said) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 0, 0) ON CONFLICT DO NOTHING";
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
        .bind(i64::from(setup.listing == Listing::Lobby))
        .bind(invited.map(|player| number(player.number())))
        .bind(setup.speed().map(|speed| speed.to_string()));
    Ok(written(query.execute(connection).await?.rows_affected()))
}

async fn add_events(connection: &mut AnyConnection, append: &Append) -> Result<Written, sqlx::Error> {
    // This statement is the lock: of several writers that have seen the same version, one changes it.
    let query = "UPDATE game SET version = $3, deadline = $4, ending = $5, plies = $6, result = $7, ended = $8, dvonns = $9 \
                 WHERE id = $1 AND version = $2";
    let ended = append.ending.and_then(|_| append.entries.last()).map(|last| last.stamped.at);
    let after = append.version + append.entries.len() as u32;
    let query = sqlx::query(query)
        .bind(number(append.game.number()))
        .bind(i64::from(append.version))
        .bind(i64::from(after))
        .bind(append.deadline.map(time))
        .bind(append.ending.as_ref().map(json))
        .bind(i64::from(append.plies))
        .bind(append.ending.map(|ending| result(ending.verdict())))
        .bind(ended.map(time))
        .bind(append.dvonns.map(|cells| cells.to_string()));
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
    if let (Some(ending), Some(at)) = (append.ending, ended) {
        rate_game(connection, append.game, ending.verdict(), at).await?;
    }
    Ok(Written::Done)
}

/// Rates a game that has ended, if it counts.
async fn rate_game(
    connection: &mut AnyConnection,
    game: GameId,
    verdict: Verdict,
    at: Duration,
) -> Result<(), sqlx::Error> {
    let query = "SELECT g.speed, g.white, g.black FROM game g JOIN player w ON w.id = g.white JOIN player b ON b.id = g.black \
                 WHERE g.id = $1 AND g.stakes = 'rated' AND g.speed IS NOT NULL \
                 AND w.name IS NOT NULL AND b.name IS NOT NULL";
    let query = sqlx::query(query).bind(number(game.number()));
    let Some(row) = query.fetch_optional(&mut *connection).await? else { return Ok(()) };
    let speed: String = row.try_get(0)?;
    let players = ByColor::new(row.try_get::<i64, _>(1)?, row.try_get::<i64, _>(2)?);
    let mut before = ByColor::<Standing>::default();
    for (color, player) in &players {
        let query =
            "SELECT rating, deviation, volatility, games, at FROM standing WHERE player = $1 AND speed = $2";
        let query = sqlx::query(query).bind(*player).bind(speed.clone());
        if let Some(row) = query.fetch_optional(&mut *connection).await? {
            before[color] = read_standing(&row, 0)?;
        }
    }
    let Some(rated) = rate(before, verdict, at) else { return Ok(()) };
    // Always in the same order, so that two games between the same players do not wait for each other.
    let mut rows: Vec<(i64, Rated)> = players.iter().map(|(color, player)| (*player, rated[color])).collect();
    rows.sort_by_key(|(player, _)| *player);
    for (player, Rated { before, after }) in rows {
        // The key refuses a rating that is based on an old one, because another game has ended in the meantime.
        let query = "INSERT INTO rating (player, speed, games, rating, deviation, volatility, at, game, before) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
        let query = bind_standing(sqlx::query(query), player, &speed, after);
        query.bind(number(game.number())).bind(before.rating).execute(&mut *connection).await?;
        let query = "INSERT INTO standing (player, speed, games, rating, deviation, volatility, at) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (player, speed) \
                     DO UPDATE SET games = $3, rating = $4, deviation = $5, volatility = $6, at = $7";
        bind_standing(sqlx::query(query), player, &speed, after).execute(&mut *connection).await?;
    }
    Ok(())
}

fn bind_standing<'a>(
    query: Query<'a, Any, AnyArguments>,
    player: i64,
    speed: &str,
    standing: Standing,
) -> Query<'a, Any, AnyArguments> {
    let Standing { rating, deviation, volatility, games, at } = standing;
    let query = query.bind(player).bind(speed.to_owned()).bind(i64::from(games));
    query.bind(rating).bind(deviation).bind(volatility).bind(time(at))
}

/// A statement that changes no row found something else there.
pub(super) fn written(rows: u64) -> Written {
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
