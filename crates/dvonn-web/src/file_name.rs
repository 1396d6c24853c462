//! The names of files that people save: `dvonn-2026-11-16-level-2.dvonn`.

use dvonn_game::Record;

/// The name of a file with a game: its date, and the level of the computer or else the players.
pub(crate) fn of_game(record: &Record, level: Option<u8>, extension: &str) -> String {
    let tag = |name: &str| record.tags.get(name).map(slug).unwrap_or_default();
    let parts = match level {
        Some(level) => [tag("Date"), "level".to_owned(), level.to_string()],
        None => [tag("Date"), tag("White"), tag("Black")],
    };
    let parts = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>();
    let what = if parts.is_empty() { "game".to_owned() } else { parts.join("-") };
    format!("dvonn-{what}.{extension}")
}

/// The name of a file with a picture of a position.
pub(crate) fn of_position(date: &str, extension: &str) -> String {
    format!("dvonn-{}-position.{extension}", slug(date))
}

/// Letters and digits, in lower case, with hyphens between the words.
fn slug(text: &str) -> String {
    let words = text.split(|character: char| !character.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use dvonn_core::Position;

    use super::*;

    #[test]
    fn file_names_say_what_is_inside() {
        let mut record = Record::new(Position::START);
        assert_eq!(of_game(&record, None, "dvonn"), "dvonn-game.dvonn");
        for (tag, value) in [("Date", "2026.11.16"), ("White", "Ann / Лія"), ("Black", "?")] {
            record.tags.set(tag, value).unwrap();
        }
        assert_eq!(of_game(&record, None, "json"), "dvonn-2026-11-16-ann-лія.json");
        assert_eq!(of_game(&record, Some(2), "dvonn"), "dvonn-2026-11-16-level-2.dvonn");
        assert_eq!(of_position("2026.11.16", "png"), "dvonn-2026-11-16-position.png");
    }
}
