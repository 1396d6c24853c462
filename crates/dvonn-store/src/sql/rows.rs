//! Values as columns, and rows as values.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::str::FromStr;
use std::time::Duration;

use dvonn_core::{ByColor, Color};
use dvonn_game::{Stamped, Verdict};
use dvonn_wire::{Bot, GameId, Player, PlayerId, RatingChange, RequestId, SessionId, Speed};
use serde_json::Value;
use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::{
    Entry, GameSetup, Listing, Rated, Saying, Standing, StoreError, StoredGame, StoredSession, Words,
};

/// A number with the same bits, because databases have only signed ones.
pub(super) fn number(number: u64) -> i64 {
    number.cast_signed()
}

/// The number that [`number`] stored.
pub(super) fn id(number: i64) -> u64 {
    number.cast_unsigned()
}

pub(super) fn micros(number: i64) -> Duration {
    Duration::from_micros(id(number))
}

pub(super) fn optional(request: Option<RequestId>) -> Option<i64> {
    request.map(|request| number(request.number()))
}

pub(super) fn author(color: Color) -> String {
    color.to_string()
}

/// The word for who won.
pub(super) fn result(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Win(Color::White) => "white",
        Verdict::Win(Color::Black) => "black",
        Verdict::Draw => "draw",
        Verdict::Void => "void",
    }
}

/// A value as JSON.
pub(super) fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("our types can be written as JSON")
}

/// A value whose JSON is a text, as that text.
pub(super) fn word(value: &impl serde::Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => word,
        _ => unreachable!("only called for enumerations without data"),
    }
}

/// Reads columns of a row, and names the game if one cannot be read.
struct Columns<'a> {
    game: GameId,
    row: &'a AnyRow,
}

impl Columns<'_> {
    fn number(&self, column: usize) -> Result<i64, StoreError> {
        Ok(self.row.try_get(column)?)
    }

    fn small(&self, column: usize) -> Result<u32, StoreError> {
        self.number(column)?.try_into().map_err(|error| self.corrupt(column, &error))
    }

    fn some_number(&self, column: usize) -> Result<Option<i64>, StoreError> {
        Ok(self.row.try_get(column)?)
    }

    fn text(&self, column: usize) -> Result<String, StoreError> {
        Ok(self.row.try_get(column)?)
    }

    fn some_text(&self, column: usize) -> Result<Option<String>, StoreError> {
        Ok(self.row.try_get(column)?)
    }

    fn parse<T: FromStr<Err: Display>>(&self, column: usize, text: &str) -> Result<T, StoreError> {
        text.parse().map_err(|error| self.corrupt(column, &error))
    }

    fn json<T: serde::de::DeserializeOwned>(&self, column: usize, text: &str) -> Result<T, StoreError> {
        serde_json::from_str(text).map_err(|error| self.corrupt(column, &error))
    }

    fn word<T: serde::de::DeserializeOwned>(&self, column: usize) -> Result<T, StoreError> {
        serde_json::from_value(Value::String(self.text(column)?))
            .map_err(|error| self.corrupt(column, &error))
    }

    fn corrupt(&self, column: usize, error: &dyn Display) -> StoreError {
        StoreError::Corrupt { game: self.game, reason: format!("column {column}: {error}") }
    }
}

/// A player in the columns `id, name, is_bot, level` from `first` on; `None` if they are empty.
pub(super) fn read_player(row: &AnyRow, first: usize) -> Result<Option<Player>, sqlx::Error> {
    let Some(found) = row.try_get::<Option<i64>, _>(first)? else { return Ok(None) };
    let level: Option<i64> = row.try_get(first + 3)?;
    let is_bot = row.try_get::<i64, _>(first + 2)? != 0;
    Ok(Some(Player {
        id: PlayerId::new(id(found)),
        name: row.try_get(first + 1)?,
        bot: is_bot.then(|| Bot { level: level.map(|level| level as u8) }),
        ratings: BTreeMap::new(),
    }))
}

/// A player as in [`read_player`], followed by the columns `rating, deviation, games` at the speed of a game.
fn read_rated_player(
    row: &AnyRow,
    first: usize,
    speed: Option<Speed>,
) -> Result<Option<Player>, sqlx::Error> {
    let Some(mut player) = read_player(row, first)? else { return Ok(None) };
    if let (Some(speed), Some(rating)) = (speed, row.try_get::<Option<f64>, _>(first + 4)?) {
        let deviation = row.try_get(first + 5)?;
        let games = row.try_get::<i64, _>(first + 6)? as u32;
        let standing = Standing { rating, deviation, games, ..Standing::default() };
        player.ratings.insert(speed, standing.shown());
    }
    Ok(Some(player))
}

/// The columns `rating, deviation, volatility, games, at` from `first` on.
pub(super) fn read_standing(row: &AnyRow, first: usize) -> Result<Standing, sqlx::Error> {
    Ok(Standing {
        rating: row.try_get(first)?,
        deviation: row.try_get(first + 1)?,
        volatility: row.try_get(first + 2)?,
        games: row.try_get::<i64, _>(first + 3)? as u32,
        at: micros(row.try_get(first + 4)?),
    })
}

/// A value that [`word`] stored.
pub(super) fn read_word<T: serde::de::DeserializeOwned>(
    row: &AnyRow,
    column: usize,
) -> Result<T, sqlx::Error> {
    let word = Value::String(row.try_get(column)?);
    serde_json::from_value(word).map_err(|error| sqlx::Error::Decode(error.into()))
}

/// Reads a session.
pub(super) fn read_session(row: &AnyRow) -> Result<StoredSession, sqlx::Error> {
    let decode = |error: Box<dyn std::error::Error + Send + Sync>| sqlx::Error::Decode(error);
    let token: String = row.try_get(0)?;
    let number =
        u64::from_str_radix(token.get(..15).unwrap_or_default(), 16).map_err(|error| decode(error.into()))?;
    let kind = read_word(row, 1)?;
    let player = read_player(row, 4)?.ok_or(sqlx::Error::RowNotFound)?;
    let (label, created) = (row.try_get(2)?, micros(row.try_get(3)?));
    Ok(StoredSession { id: SessionId::new(number), player, kind, label, created })
}

pub(super) fn read_game(row: &AnyRow) -> Result<StoredGame, StoreError> {
    let game = GameId::new(id(row.try_get(0)?));
    let columns = Columns { game, row };
    let player_id = |column| -> Result<Option<PlayerId>, StoreError> {
        Ok(columns.some_number(column)?.map(|found| PlayerId::new(id(found))))
    };
    let control = columns.some_text(3)?.map(|text| columns.parse(3, &text)).transpose()?;
    let next = columns.some_number(12)?.map(|next| GameId::new(id(next)));
    let next_players = ByColor::new(player_id(13)?, player_id(14)?);
    let change = |column| -> Result<Option<RatingChange>, sqlx::Error> {
        let (before, after): (Option<f64>, Option<f64>) = (row.try_get(column)?, row.try_get(column + 1)?);
        let standing = |rating| Standing { rating, ..Standing::default() };
        let rated = before
            .zip(after)
            .map(|(before, after)| Rated { before: standing(before), after: standing(after) });
        Ok(rated.map(|rated| rated.shown()))
    };
    let setup = GameSetup {
        id: game,
        start: columns.parse(1, &columns.text(1)?)?,
        beginning: columns.word(2)?,
        control,
        stakes: columns.word(4)?,
        previous: columns.some_number(5)?.map(|previous| GameId::new(id(previous))),
        listing: if columns.number(6)? == 0 { Listing::Link } else { Listing::Lobby },
    };
    let speed = setup.speed();
    Ok(StoredGame {
        setup,
        created: micros(columns.number(7)?),
        version: columns.small(8)?,
        said: columns.small(9)?,
        deadline: columns.some_number(10)?.map(micros),
        ending: columns.some_text(11)?.map(|text| columns.json(11, &text)).transpose()?,
        next: next.map(|next| (next, next_players)),
        plies: columns.small(15)?,
        ended: columns.some_number(16)?.map(micros),
        rating_changes: change(17)?.zip(change(19)?).map(|(white, black)| ByColor::new(white, black)),
        players: ByColor::new(read_rated_player(row, 21, speed)?, read_rated_player(row, 28, speed)?),
        invited: read_rated_player(row, 35, speed)?,
        dvonns: columns.some_text(42)?.map(|text| columns.parse(42, &text)).transpose()?,
        chat: ByColor::new(columns.number(43)? != 0, columns.number(44)? != 0),
    })
}

pub(super) fn read_entry(game: GameId, row: &AnyRow) -> Result<Entry, StoreError> {
    let columns = Columns { game, row };
    let nanos = |column| -> Result<Option<Duration>, StoreError> {
        Ok(columns.some_number(column)?.map(|number| Duration::from_nanos(id(number))))
    };
    Ok(Entry {
        stamped: Stamped { at: micros(columns.number(0)?), event: columns.json(1, &columns.text(1)?)? },
        epoch: columns.small(2)?,
        ply: columns.some_number(3)?.map(|ply| ply as u32),
        credit: micros(columns.number(4)?),
        author: columns.some_text(5)?.map(|text| columns.parse(5, &text)).transpose()?,
        request: columns.some_number(6)?.map(|request| RequestId::new(id(request))),
        left: nanos(7)?.zip(nanos(8)?).map(|(white, black)| ByColor::new(white, black)),
        board: id(columns.number(9)?),
    })
}

pub(super) fn read_saying(game: GameId, row: &AnyRow) -> Result<Saying, StoreError> {
    let columns = Columns { game, row };
    Ok(Saying {
        number: columns.small(0)?,
        by: columns.parse(1, &columns.text(1)?)?,
        words: match columns.some_text(3)? {
            None => Words::Phrase(columns.word(2)?),
            // An empty one was deleted.
            Some(text) if text.is_empty() => Words::Text(None),
            Some(text) => Words::Text(Some(columns.parse(3, &text)?)),
        },
    })
}
