//! Values as columns, and rows as values.

use std::fmt::Display;
use std::str::FromStr;
use std::time::Duration;

use dvonn_core::{ByColor, Color};
use dvonn_game::Stamped;
use dvonn_wire::{GameId, Player, PlayerId, RequestId};
use serde_json::Value;
use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::{Entry, GameSetup, Listing, Saying, StoreError, StoredGame};

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

pub(super) fn read_game(row: &AnyRow) -> Result<StoredGame, StoreError> {
    let game = GameId::new(id(row.try_get(0)?));
    let columns = Columns { game, row };
    let player = |column| -> Result<Option<Player>, StoreError> {
        let found = columns.some_number(column)?;
        let name = columns.some_text(column + 1)?;
        Ok(found.map(|found| Player { id: PlayerId::new(id(found)), name }))
    };
    let player_id = |column| -> Result<Option<PlayerId>, StoreError> {
        Ok(columns.some_number(column)?.map(|found| PlayerId::new(id(found))))
    };
    let control = columns.some_text(3)?.map(|text| columns.parse(3, &text)).transpose()?;
    let next = columns.some_number(15)?.map(|next| GameId::new(id(next)));
    let next_players = ByColor::new(player_id(16)?, player_id(17)?);
    Ok(StoredGame {
        setup: GameSetup {
            id: game,
            start: columns.parse(1, &columns.text(1)?)?,
            beginning: columns.word(2)?,
            control,
            stakes: columns.word(4)?,
            previous: columns.some_number(5)?.map(|previous| GameId::new(id(previous))),
            listing: if columns.number(18)? == 0 { Listing::Link } else { Listing::Lobby },
        },
        players: ByColor::new(player(6)?, player(8)?),
        created: micros(columns.number(10)?),
        version: columns.small(11)?,
        said: columns.small(12)?,
        deadline: columns.some_number(13)?.map(micros),
        ending: columns.some_text(14)?.map(|text| columns.json(14, &text)).transpose()?,
        next: next.map(|next| (next, next_players)),
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
        phrase: columns.word(2)?,
    })
}
