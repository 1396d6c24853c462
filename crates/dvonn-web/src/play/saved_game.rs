//! The stored game, and games stored by earlier versions.

use dvonn_table::SavedTable;
use serde_json::{Value, json};

use crate::storage::Stored;

impl Stored for SavedTable {
    const VERSION: u32 = 2;

    fn migrate(version: u32, mut value: Value) -> Option<Value> {
        if version != 1 {
            return None;
        }
        let fields = value.as_object_mut()?;
        for color in ["white", "black"] {
            let seat = seat(fields.get(color)?)?;
            fields.insert(color.to_owned(), seat);
        }
        fields.insert("rights".to_owned(), json!({ "take-backs": true, "hints": true }));
        Some(value)
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
    use std::time::Duration;

    use dvonn_core::Color;
    use dvonn_engine::Level;
    use dvonn_table::{Pace, Seat};

    use super::*;

    /// A game as the first version of the page stored it.
    const VERSION_1: &str = include_str!("saved_game/version-1.json");

    #[test]
    fn games_of_the_first_version_can_still_be_read() {
        let stored: Value = serde_json::from_str(VERSION_1).unwrap();
        assert_eq!(stored["version"], 1);
        let value = SavedTable::migrate(1, stored["value"].clone()).unwrap();
        let saved: SavedTable = serde_json::from_value(value).unwrap();
        let table = saved.restore(Pace::default(), Duration::ZERO).unwrap();
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
}
