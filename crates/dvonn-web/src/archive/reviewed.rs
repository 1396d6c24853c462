//! Which games were reviewed, so that the front page offers a review only once.

use dvonn_core::Position;
use serde::{Deserialize, Serialize};

use crate::storage::{self, Browser, Entry, Found, Stored};

/// More games than this are not remembered.
const MOST: usize = 100;

/// The last positions of reviewed games, as hashes in hexadecimal digits.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Reviewed(Vec<String>);

impl Stored for Reviewed {
    const VERSION: u32 = 1;
}

impl Reviewed {
    fn stored() -> Reviewed {
        match storage::find(&Browser, Entry::Reviewed) {
            Found::Value(reviewed) => reviewed,
            Found::Nothing | Found::Unreadable => Reviewed::default(),
        }
    }

    /// Notes that the game with this last position was reviewed.
    pub(crate) fn note(last: &Position) {
        let mut reviewed = Reviewed::stored();
        reviewed.add(last);
        storage::keep(&Browser, Entry::Reviewed, &reviewed);
    }

    /// Whether the game with this last position was reviewed.
    pub(super) fn contains(last: &Position) -> bool {
        Reviewed::stored().0.contains(&name(last))
    }

    fn add(&mut self, last: &Position) {
        self.0.retain(|known| *known != name(last));
        self.0.insert(0, name(last));
        self.0.truncate(MOST);
    }
}

fn name(last: &Position) -> String {
    format!("{:016x}", last.key())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_hundred_reviewed_games_are_remembered_once_each() {
        let mut reviewed = Reviewed::default();
        let mut position = Position::START;
        for _ in 0..2 {
            reviewed.add(&position);
        }
        assert_eq!(reviewed.0.len(), 1);
        for cell in dvonn_core::Cell::ALL {
            position = position.play(dvonn_core::Move::Place(cell)).unwrap();
            reviewed.add(&position);
        }
        assert_eq!((reviewed.0.len(), reviewed.0[0].clone()), (50, name(&position)));
    }
}
