//! The record of a game, as it is shared, saved and analysed.

use dvonn_core::{ByColor, Color};
use dvonn_game::Record;
use dvonn_table::{Seat, Table};
use dvonn_text::Texts;

use super::names::names;
use crate::browser;

/// The record of a game with names and date; `began` is in milliseconds since 1970, zero if it is unknown.
pub(crate) fn record(texts: &Texts, table: &Table, entered: &ByColor<String>, began: u64) -> Record {
    let names = names(texts, table, entered);
    let mut record = table.game().record();
    for (color, tag) in [(Color::White, "White"), (Color::Black, "Black")] {
        record.tags.set(tag, names[color].as_str()).expect("White and Black are tags");
        let hints = table.hints()[color];
        if hints > 0 {
            record.tags.set(&format!("{tag}Hints"), hints.to_string()).expect("these are tags");
        }
    }
    let began = if began == 0 { browser::clock() } else { began };
    record.tags.set("Date", browser::date(began)).expect("Date is a tag");
    record
}

/// The level of the computer, if it plays.
pub(crate) fn level(table: &Table) -> Option<u8> {
    Color::ALL.into_iter().find_map(|color| match table.seat(color) {
        Seat::Computer(level) => Some(level.number()),
        Seat::Here | Seat::Elsewhere => None,
    })
}
