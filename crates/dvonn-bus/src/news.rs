//! What processes tell each other. Nothing here is the truth: whoever hears of a game reads the store.

use dvonn_wire::{GameId, PlayerId};
use serde::{Deserialize, Serialize};

/// A process that serves players, from its start to its end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct NodeId(pub u32);

/// A message. It may be lost, doubled or late; that delays what people see, and falsifies nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct News {
    /// Who sends it.
    pub from: NodeId,
    /// What it says.
    pub message: Message,
}

/// What a message says. A process ignores what it does not know, so that older and newer ones can run side by side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Message {
    /// The sender lives.
    Alive,
    /// The sender stops.
    Gone,
    /// The sender wants to know who is where.
    Ask,
    /// Something about a game has changed.
    Changed(GameId),
    /// A player is invited to a game.
    Invited(PlayerId),
    /// Who follows these games at the sender.
    Here(Vec<Here>),
}

/// Who follows a game at a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Here {
    /// The game.
    pub game: GameId,
    /// Whether White does.
    pub white: bool,
    /// Whether Black does.
    pub black: bool,
    /// How many others do.
    pub spectators: u32,
}

/// How many games a message about presence names at most, so that it fits into a notification of PostgreSQL.
pub const MOST_GAMES: usize = 80;

impl News {
    /// As text for a wire.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("our types can be written as JSON")
    }

    /// From such a text; `None` if another version of this program has written it.
    pub fn from_text(text: &[u8]) -> Option<News> {
        serde_json::from_slice(text).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_survive_the_wire_and_unknown_ones_are_ignored() {
        let here = Here { game: GameId::new(u64::MAX), white: true, black: false, spectators: u32::MAX };
        for message in [
            Message::Alive,
            Message::Gone,
            Message::Ask,
            Message::Changed(GameId::new(7)),
            Message::Invited(PlayerId::new(7)),
            Message::Here(vec![here; MOST_GAMES]),
        ] {
            let news = News { from: NodeId(u32::MAX), message };
            let text = news.to_text();
            // The longest notification of PostgreSQL.
            assert!(text.len() < 8_000, "{}", text.len());
            assert_eq!(News::from_text(text.as_bytes()), Some(news));
        }
        assert_eq!(News::from_text(br#"{"from":1,"message":{"moon":"full"}}"#), None);
    }
}
