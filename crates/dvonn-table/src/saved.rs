//! A table as it is saved between visits. The clocks stand still in the meantime.

use std::time::Duration;

use dvonn_core::{ByColor, Color};
use dvonn_game::{Clock, Game, ReadError, Record};
use serde::{Deserialize, Serialize};

use crate::table::Filled;
use crate::{Beginning, Pace, Rights, Seat, Table, Terms};

/// A table in a form to be stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedTable {
    /// In our text format: moves, clock times, time control and ending.
    record: String,
    white: Seat,
    black: Seat,
    beginning: Beginning,
    rights: Rights,
    /// The plies by which the board was filled.
    #[serde(default, skip_serializing_if = "Filled::is_empty")]
    filled: Filled,
    /// The hints that White and Black were given.
    #[serde(default, skip_serializing_if = "is_without_hints")]
    hints: [u16; 2],
    /// Milliseconds that White and Black have left.
    left: Option<[u64; 2]>,
}

impl SavedTable {
    /// Saves a table as it is now.
    pub fn of(table: &Table, now: Duration) -> SavedTable {
        let terms = table.terms();
        let left = table.game().clock().map(|clock| {
            Color::ALL.map(|color| u64::try_from(clock.left(color, now).as_millis()).unwrap_or(u64::MAX))
        });
        SavedTable {
            record: table.game().record().to_string(),
            white: terms.seats[Color::White],
            black: terms.seats[Color::Black],
            beginning: terms.beginning,
            rights: terms.rights,
            filled: table.filled(),
            hints: Color::ALL.map(|color| table.hints()[color]),
            left,
        }
    }

    /// Whether both are the same game with the same moves; the clocks may differ.
    pub fn has_same_game(&self, other: &SavedTable) -> bool {
        SavedTable { left: other.left, ..self.clone() } == *other
    }

    /// Restores the table, with its clock running if it was running before. The pace is not saved.
    ///
    /// # Errors
    /// If the record cannot be read.
    pub fn restore(&self, pace: Pace, now: Duration) -> Result<Table, ReadError> {
        let record: Record = self.record.parse()?;
        let left = self
            .left
            .map(|[white, black]| ByColor::new(Duration::from_millis(white), Duration::from_millis(black)));
        let mut game = Game::restored(&record, left);
        // A finished game stays finished.
        let _ = game.take_up(now);
        let terms = Terms {
            seats: ByColor::new(self.white, self.black),
            control: game.clock().map(Clock::control),
            beginning: self.beginning,
            rights: self.rights,
            pace,
        };
        let [white, black] = self.hints;
        Ok(Table::resume(terms, game, now).with_past(self.filled, ByColor::new(white, black)))
    }
}

fn is_without_hints(hints: &[u16; 2]) -> bool {
    *hints == [0, 0]
}
