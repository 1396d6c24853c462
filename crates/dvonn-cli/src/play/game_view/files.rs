//! Saving and loading games.

use dvonn_core::Color;
use dvonn_game::{Game, History, Record, Tags, TimeControl};
use dvonn_table::{Seat, Table};
use dvonn_text::key;

use super::{Asking, Decision, Effect, Existing, GameView, Saved};
use crate::commands::name;

impl GameView {
    /// The game as a record with the names of the players.
    pub(crate) fn record(&self) -> Record {
        let mut record = self.table.game().record();
        let own: Vec<(String, String)> =
            record.tags.iter().map(|(tag, value)| (tag.to_owned(), value.to_owned())).collect();
        record.tags = self.tags.clone();
        let hints = Color::ALL.map(|color| {
            let tag = format!("{}Hints", name(color));
            let earlier: u16 = self.tags.get(&tag).and_then(|value| value.parse().ok()).unwrap_or(0);
            (tag, earlier.saturating_add(self.table.hints()[color]))
        });
        let mut set = |tag: &str, value: String| record.tags.set(tag, value).expect("these are tags");
        for (tag, count) in hints.into_iter().filter(|(_, count)| *count > 0) {
            set(&tag, count.to_string());
        }
        for color in Color::ALL {
            match self.table.seat(color) {
                Seat::Here | Seat::Elsewhere => set(name(color), "person".to_owned()),
                Seat::Computer(level) => {
                    set(name(color), concat!("dvonn ", env!("CARGO_PKG_VERSION")).to_owned());
                    set(&format!("{}Level", name(color)), level.to_string());
                }
            }
        }
        for (tag, value) in own {
            set(&tag, value);
        }
        record
    }

    pub(super) fn save(&mut self, file: String, existing: Existing) {
        self.effects.push_back(Effect::Save { file, text: self.record().to_string(), existing });
    }

    /// Handles the result of saving.
    pub(crate) fn saved(&mut self, file: String, saved: Saved) {
        match saved {
            Saved::Written { next } => {
                self.is_saved = true;
                self.options.save_as = next;
                self.say(self.texts().get(key::SaySaved { file: file.into() }));
            }
            Saved::Exists => self.asking = Some(Asking::Sure(Decision::Replace(file))),
            Saved::Failed(reason) => self.say(format!("{file}: {reason}")),
        }
    }

    /// Continues a loaded game, or says why it cannot.
    pub(crate) fn loaded(&mut self, file: &str, loaded: Result<Record, String>) {
        match loaded {
            Ok(record) => {
                let plies = record.tree.main_line().count();
                let terms = *self.table.terms();
                let (game, tags) = resumed(&record, terms.control);
                self.sit_down(Table::resume(terms, game, self.now), tags);
                let message = key::SayLoaded { file: file.into(), count: plies.into() };
                self.say(self.texts().get(message));
            }
            Err(reason) => self.say(format!("{file}: {reason}")),
        }
    }
}

/// The game of a record, to be continued from the end of its main line, and the other tags of the record. The players
/// and the time control are not taken from it.
pub(crate) fn resumed(record: &Record, control: Option<TimeControl>) -> (Game, Tags) {
    let mut history = History::new(*record.tree.start());
    for ply in record.tree.line_to(record.tree.main_end()) {
        history.play(ply.mv).expect("a record holds legal moves");
    }
    let decided = ["White", "Black", "WhiteLevel", "BlackLevel", "TimeControl"];
    let mut tags = Tags::default();
    for (tag, value) in record.tags.iter().filter(|(tag, _)| !decided.contains(tag)) {
        tags.set(tag, value).expect("it was a tag");
    }
    (Game::resume(history, control), tags)
}
