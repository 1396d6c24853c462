//! A game as it is stored, and games stored by earlier versions.

use std::time::Duration;

use dvonn_coach::LevelResult;
use dvonn_core::ByColor;
use dvonn_table::{Pace, SavedTable, Table};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::storage::Stored;

/// A game with what the table does not know: when it began, and the names of the players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct KeptGame {
    /// When it began, in milliseconds since 1970. Games are told apart by it. Zero if a version that did not store it began
    /// the game.
    pub(crate) began: u64,
    /// The names of White and Black; empty if nobody has entered one.
    names: ByColor<String>,
    table: SavedTable,
}

impl KeptGame {
    pub(crate) fn new(began: u64, names: ByColor<String>, table: SavedTable) -> KeptGame {
        KeptGame { began, names, table }
    }

    pub(crate) fn names(&self) -> ByColor<String> {
        self.names.clone()
    }

    /// The table, if the record can be read.
    pub(crate) fn table(&self, pace: Pace, now: Duration) -> Option<Table> {
        self.table.restore(pace, now).ok()
    }

    /// Whether both are the same game with the same moves; the clocks may differ.
    pub(crate) fn has_same_game(&self, other: &KeptGame) -> bool {
        self.began == other.began && self.names == other.names && self.table.has_same_game(&other.table)
    }

    /// How it went for a person who played the computer; `None` for other games and unfinished ones.
    pub(crate) fn result(&self) -> Option<LevelResult> {
        self.table(Pace::default(), Duration::ZERO)?.level_result()
    }
}

impl Stored for KeptGame {
    const VERSION: u32 = 3;

    fn migrate(version: u32, mut value: Value) -> Option<Value> {
        match version {
            1 => {
                let fields = value.as_object_mut()?;
                for color in ["white", "black"] {
                    let seat = seat(fields.get(color)?)?;
                    fields.insert(color.to_owned(), seat);
                }
                fields.insert("rights".to_owned(), json!({ "take-backs": true, "hints": true }));
                Some(value)
            }
            // Only the table was stored.
            2 => Some(json!({ "began": 0, "names": { "white": "", "black": "" }, "table": value })),
            _ => None,
        }
    }
}

/// A player of version 1, who was `"person"` or `{"engine": STRENGTH}` with one of six strengths.
fn seat(player: &Value) -> Option<Value> {
    if player == "person" {
        return Some("here".into());
    }
    let level = match player.get("engine")?.as_str()? {
        "beginner" => 1,
        "casual" => 2,
        "club" => 4,
        "strong" => 6,
        "expert" => 8,
        "master" => 10,
        _ => return None,
    };
    Some(json!({ "computer": level }))
}

#[cfg(test)]
mod tests {
    use dvonn_core::Color;
    use dvonn_engine::Level;
    use dvonn_table::Seat;

    use super::*;

    /// A game as the first version of the page stored it.
    const VERSION_1: &str = include_str!("kept_game/version-1.json");

    #[test]
    fn games_of_the_first_version_can_still_be_read() {
        let stored: Value = serde_json::from_str(VERSION_1).unwrap();
        assert_eq!(stored["version"], 1);
        let second = KeptGame::migrate(1, stored["value"].clone()).unwrap();
        let third = KeptGame::migrate(2, second).unwrap();
        let kept: KeptGame = serde_json::from_value(third).unwrap();
        let table = kept.table(Pace::default(), Duration::ZERO).unwrap();
        assert_eq!(table.seat(Color::White), Seat::Here);
        assert_eq!(table.seat(Color::Black), Seat::Computer(Level::new(2).unwrap()));
        assert_eq!(table.game().history().plies().len(), 4);
        let left = table.game().clock().unwrap().left(Color::White, Duration::ZERO);
        assert_eq!(left, Duration::from_secs(298));
    }

    #[test]
    fn every_strength_of_the_first_version_has_a_level() {
        for (strength, level) in
            [("beginner", 1), ("casual", 2), ("club", 4), ("strong", 6), ("expert", 8), ("master", 10)]
        {
            assert_eq!(seat(&json!({ "engine": strength })), Some(json!({ "computer": level })));
        }
        assert_eq!(seat(&json!({ "engine": "novice" })), None);
    }

    /// A game of a person with White against level 3.
    fn ended(tags: &str) -> KeptGame {
        let start = "........./........../DDDWB....../........../......... W M";
        let record = format!("[Start \"{start}\"]\n{tags}\n\n1. d3-c3 pass 2. c3-a3 ");
        let result = if tags.contains("1-0") { "1-0" } else { "0-1" };
        let table = json!({
            "record": format!("{record}{result}\n"), "white": "here", "black": { "computer": 3 },
            "beginning": "random", "rights": { "take-backs": true, "hints": true }, "left": null,
        });
        serde_json::from_value(json!({ "began": 7, "names": { "white": "", "black": "" }, "table": table }))
            .unwrap()
    }

    #[test]
    fn a_result_is_the_person_s_margin() {
        let counted = ended("[Result \"1-0\"]\n[Score \"3-0\"]\n[Ending \"counted\"]");
        assert_eq!(counted.result(), Some(LevelResult { level: Level::new(3).unwrap(), margin: 3 }));
    }
}
