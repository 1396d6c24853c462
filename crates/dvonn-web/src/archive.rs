//! The games that were played in this browser: the last hundred, so that a new game never destroys an old one.
//!
//! A game gets here when it ends and when another one takes its place. The game on the table itself is stored elsewhere
//! (`Entry::Game`); it may be here too, as it was when it was put away.
//!
//! After a game against the computer, [`Archive::advice`] says whether to offer an easier or a harder level, and
//! [`Archive::matched_level`] which one matches the person: the game that has just ended is already in the archive.

mod advice;
mod games_page;
mod kept_game;
mod reviewed;

use std::time::Duration;

use dvonn_engine::Level;
use dvonn_table::Pace;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub(crate) use self::advice::Offer;
pub(crate) use self::games_page::{GamesPage, RecentGames};
pub(crate) use self::kept_game::KeptGame;
pub(crate) use self::reviewed::Reviewed;
use crate::desk::{Desk, desk};
use crate::parts::lasting;
use crate::storage::{self, Browser, Entry, Stored};

/// The most games that are kept.
const MOST: usize = 100;

/// Older games than these hardly count for the level that matches.
const MATCHED: usize = 25;

/// The games, the one that was put away last comes first.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
struct Games(Vec<KeptGame>);

impl Stored for Games {
    const VERSION: u32 = KeptGame::VERSION;

    fn migrate(version: u32, value: Value) -> Option<Value> {
        let Value::Array(games) = value else { return None };
        games.into_iter().map(|game| KeptGame::migrate(version, game)).collect()
    }
}

impl Games {
    /// Puts a game in front, in place of an earlier state of the same game. The oldest one may have to go.
    fn keep(&mut self, game: KeptGame) {
        self.0.retain(|other| other.began != game.began);
        self.0.insert(0, game);
        self.0.truncate(MOST);
    }

    /// Takes a game out. Returns it with its place.
    fn remove(&mut self, began: u64) -> Option<(usize, KeptGame)> {
        let place = self.0.iter().position(|game| game.began == began)?;
        Some((place, self.0.remove(place)))
    }

    /// Puts a game back to its place.
    fn put_back(&mut self, (place, game): (usize, KeptGame)) {
        self.0.insert(place.min(self.0.len()), game);
        self.0.truncate(MOST);
    }
}

/// The archive of this browser. Several windows share it, so every change begins with what is stored. Copies are handles to
/// the same one.
#[derive(Clone, Copy)]
pub(crate) struct Archive {
    desk: Desk,
    /// Notified when the stored games change.
    changed: Trigger,
    /// The game that was deleted last, and its place.
    deleted: RwSignal<Option<(usize, KeptGame)>>,
}

impl Archive {
    pub(crate) fn of_page() -> Archive {
        let desk = desk();
        lasting(|| {
            let archive = Archive { desk, changed: Trigger::new(), deleted: RwSignal::new(None) };
            storage::on_change(Entry::Games, move || archive.changed.notify());
            archive
        })
    }

    /// Whether any game is kept; cheaper than reading them.
    pub(crate) fn is_empty(self) -> bool {
        self.changed.track();
        storage::is_empty(&Browser, Entry::Games)
    }

    fn stored(self) -> Games {
        self.desk.take_up(Entry::Games, Some).unwrap_or_default()
    }

    fn change<T>(self, change: impl FnOnce(&mut Games) -> T) -> T {
        let mut games = self.stored();
        let result = change(&mut games);
        self.desk.keep(Entry::Games, &games);
        self.changed.notify();
        result
    }

    /// All games, the one that was put away last comes first.
    fn games(self) -> Vec<KeptGame> {
        self.changed.track();
        self.stored().0
    }

    /// Keeps a game as it is now.
    pub(crate) fn keep(self, game: KeptGame) {
        self.change(|games| games.keep(game));
    }

    /// Deletes a game, until it is put back.
    fn delete(self, began: u64) {
        let deleted = self.change(|games| games.remove(began));
        self.deleted.set(deleted);
    }

    /// Puts the game back that was deleted last.
    fn undo(self) {
        if let Some(deleted) = self.deleted.try_update(Option::take).flatten() {
            self.change(|games| games.put_back(deleted));
        }
    }

    /// The last finished game against the computer, if it has stack moves and was not reviewed.
    pub(crate) fn unreviewed(self) -> Option<KeptGame> {
        let last = self.games().into_iter().find(|game| game.result().is_some())?;
        let table = last.table(Pace::default(), Duration::ZERO)?;
        let is_new = !Reviewed::contains(table.game().position());
        (is_new && table.game().position().movement().is_some()).then_some(last)
    }

    /// The number of games that are kept.
    pub(crate) fn count(self) -> usize {
        self.stored().0.len()
    }

    /// The level that matches the person, by the latest whole games against the computer.
    pub(crate) fn matched_level(self) -> Level {
        let results = self.games().into_iter().filter_map(|game| {
            let table = game.table(Pace::default(), Duration::ZERO)?;
            table.level_result().filter(|_| table.is_whole_game())
        });
        dvonn_coach::matched_level(results.take(MATCHED))
    }

    /// Whether to offer an easier or a harder level after the latest games against the computer.
    pub(crate) fn advice(self) -> Option<Offer> {
        let results: Vec<_> = self.stored().0.iter().filter_map(KeptGame::result).take(2).collect();
        advice::advice(&results)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn game(began: u64) -> KeptGame {
        let table = json!({
            "record": "[Result \"*\"]\n\n1. f3 *\n", "white": "here", "black": "here",
            "beginning": "empty", "rights": { "take-backs": true, "hints": true }, "left": null,
        });
        serde_json::from_value(
            json!({ "began": began, "names": { "white": "Ann", "black": "" }, "table": table }),
        )
        .unwrap()
    }

    fn order(games: &Games) -> Vec<u64> {
        games.0.iter().map(|game| game.began).collect()
    }

    #[test]
    fn a_game_that_is_put_away_again_moves_to_the_front() {
        let mut games = Games::default();
        for began in [1, 2, 3, 1] {
            games.keep(game(began));
        }
        assert_eq!(order(&games), [1, 3, 2]);
    }

    #[test]
    fn the_last_hundred_games_are_kept() {
        let mut games = Games::default();
        (0..120).for_each(|began| games.keep(game(began)));
        assert_eq!(order(&games), (20..120).rev().collect::<Vec<_>>());
    }

    #[test]
    fn a_deleted_game_can_be_put_back_to_its_place() {
        let mut games = Games::default();
        (1..=3).for_each(|began| games.keep(game(began)));
        let deleted = games.remove(2).unwrap();
        assert_eq!(order(&games), [3, 1]);
        games.put_back(deleted);
        assert_eq!(order(&games), [3, 2, 1]);
        assert_eq!(games.remove(9), None);
    }

    #[test]
    fn games_are_stored_with_names_and_migrated_one_by_one() {
        let text = serde_json::to_value(Games(vec![game(5)])).unwrap();
        assert_eq!(serde_json::from_value::<Games>(text.clone()).unwrap(), Games(vec![game(5)]));
        let earlier = json!([text[0]["table"]]);
        let migrated: Games = serde_json::from_value(Games::migrate(2, earlier).unwrap()).unwrap();
        assert_eq!(order(&migrated), [0]);
        assert_eq!(Games::migrate(2, json!({})), None);
    }
}
