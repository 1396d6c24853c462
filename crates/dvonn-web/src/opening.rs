//! Text or files that a person pastes or opens: a record in any supported format, a position, or one of our links.

use dvonn_core::{Position, PositionError};
use dvonn_game::{Reading, Strictness, read};

use crate::link::{self, LinkError, Linked};

/// The content of a text.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Opened {
    Position(Position),
    /// It looks like a position, but is not valid.
    NoPosition(PositionError),
    /// One reading for each game; a file without a game gives one that is refused.
    Games(Vec<Reading>),
    BrokenLink(LinkError),
}

/// Detects what a text or file contains, and reads it.
pub(crate) fn open(bytes: &[u8]) -> Opened {
    if let Ok(text) = std::str::from_utf8(bytes) {
        let text = text.trim();
        if let Some((_, fragment)) = text.split_once('#')
            && text.starts_with("http")
            && let Some(linked) = link::read(fragment)
        {
            return match linked {
                Ok(Linked::Position(position)) => Opened::Position(position),
                Ok(Linked::Game(record)) => Opened::Games(vec![Reading {
                    format: dvonn_game::Format::Dvonn,
                    record: *record,
                    repairs: Vec::new(),
                    refused: None,
                }]),
                Err(error) => Opened::BrokenLink(error),
            };
        }
        if is_like_position(text) {
            return match text.parse::<Position>() {
                Ok(position) => Opened::Position(position),
                Err(error) => Opened::NoPosition(error),
            };
        }
    }
    Opened::Games(read(bytes, None, Strictness::Lenient))
}

/// Whether a text looks like a position: five rows separated by slashes, or only characters of such rows, so that a
/// wrong letter or a missing row gets a helpful error.
fn is_like_position(text: &str) -> bool {
    let first = text.split_ascii_whitespace().next().unwrap_or_default();
    let rows = first.split('/').count();
    rows == 5 && !first.contains(':')
        || rows > 1 && first.chars().all(|character| "./+WBD0123456789".contains(character))
}

#[cfg(test)]
mod tests {
    use dvonn_core::SetupError;

    use super::*;

    const POSITION: &str = "........./........../DDDWB....../........../......... W M";

    #[test]
    fn positions_are_told_from_records() {
        assert_eq!(open(POSITION.as_bytes()), Opened::Position(POSITION.parse().unwrap()));
        let unlinked = "........./........../DDDW.B...../........../......... W M";
        let Opened::NoPosition(PositionError::Setup(errors)) = open(unlinked.as_bytes()) else {
            panic!("the last stack hangs on nothing");
        };
        assert!(matches!(errors.reasons(), [SetupError::Unlinked { .. }]));
        assert!(matches!(open(b"./././. W M"), Opened::NoPosition(PositionError::Text(_))));
        assert!(matches!(
            open(b"..B..W2BDB/...B5.B4+W2BW3W W M"),
            Opened::NoPosition(PositionError::Text(_))
        ));
        let letter = "........./........../DDDXB....../........../......... W M";
        assert!(matches!(open(letter.as_bytes()), Opened::NoPosition(PositionError::Text(_))));
        assert!(matches!(open(b"1. f3 a1 1/2-1/2"), Opened::Games(_)));
        assert!(matches!(open(b"https://example.org/a/game"), Opened::Games(_)));
    }

    #[test]
    fn a_file_may_hold_several_games() {
        let Opened::Games(games) = open(b"[White \"Ann\"]\n\n1. f3 *\n\n[White \"Ben\"]\n\n1. e3 *\n") else {
            panic!("these are games");
        };
        assert_eq!(games.len(), 2);
        assert!(games.iter().all(|game| game.refused.is_none()));
    }

    #[test]
    fn nonsense_is_read_as_a_refused_game() {
        for text in ["", "hello there", "f3 f3", "{\"format\":3}"] {
            let Opened::Games(games) = open(text.as_bytes()) else {
                panic!("{text:?}");
            };
            assert!(games[0].refused.is_some(), "{text:?}");
        }
    }

    #[test]
    fn our_own_links_can_be_pasted() {
        let opened = open(b"https://example.org/#game=f3a1");
        let Opened::Games(games) = opened else {
            panic!("{opened:?}");
        };
        assert_eq!(games[0].record.tree.main_line().count(), 2);
        assert!(matches!(open(b"https://example.org/#game=f3f3"), Opened::BrokenLink(_)));
    }
}
