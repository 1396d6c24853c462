//! Games that are saved and loaded.

use dvonn_core::Color;
use dvonn_game::{Game, History, Record, Tags, TimeControl};

use super::{Asking, Deed, Existing, Saved, Sitting, Wish};
use crate::commands::name;
use crate::play::player::Player;

impl Sitting {
    /// The game as a record that names the players.
    pub(crate) fn record(&self) -> Record {
        let mut record = self.game.record();
        let own: Vec<(String, String)> =
            record.tags.iter().map(|(tag, value)| (tag.to_owned(), value.to_owned())).collect();
        record.tags = self.tags.clone();
        let mut set = |tag: &str, value: String| record.tags.set(tag, value).expect("these are tags");
        for color in Color::ALL {
            match self.options.players[color] {
                Player::Person => set(name(color), "person".to_owned()),
                Player::Engine(level) => {
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
        self.wishes.push_back(Wish::Save { file, text: self.record().to_string(), existing });
    }

    /// Hears how saving went.
    pub(crate) fn saved(&mut self, file: String, saved: Saved) {
        match saved {
            Saved::Written { next } => {
                self.is_saved = true;
                self.options.save_as = next;
                self.say(self.texts().with("say-saved", &[("file", file.into())]));
            }
            Saved::Exists => self.asking = Some(Asking::Sure(Deed::Replace(file))),
            Saved::Failed(reason) => self.say(format!("{file}: {reason}")),
        }
    }

    /// Goes on with a loaded game, or says why there is none.
    pub(crate) fn loaded(&mut self, file: &str, loaded: Result<Record, String>) {
        match loaded {
            Ok(record) => {
                let plies = record.tree.main_line().count();
                let (game, tags) = resumed(&record, self.options.control);
                self.sit_down(game, tags);
                let values = [("file", file.into()), ("count", plies.into())];
                self.say(self.texts().with("say-loaded", &values));
            }
            Err(reason) => self.say(format!("{file}: {reason}")),
        }
    }
}

/// The game of a record, to be played on from the end of its main line, and what else the record says. Who played,
/// and with what time, is decided anew.
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
