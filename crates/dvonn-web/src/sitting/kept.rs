//! A sitting as it is kept between visits. The clocks stand still meanwhile.

use std::time::Duration;

use dvonn_core::{ByColor, Color};
use dvonn_game::{Game, Record};
use serde::{Deserialize, Serialize};

use super::{Player, Sitting, Terms};
use crate::ready_board::Beginning;
use crate::storage::Stored;

/// A sitting, put away.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct KeptSitting {
    /// In our text format; holds moves, clock times, time control and ending.
    record: String,
    white: Player,
    black: Player,
    beginning: Beginning,
    /// Milliseconds that White and Black have left.
    left: Option<[u64; 2]>,
}

impl Stored for KeptSitting {
    const VERSION: u32 = 1;
}

impl KeptSitting {
    pub(crate) fn of(sitting: &Sitting, now: Duration) -> KeptSitting {
        let left = sitting.game.clock().map(|clock| {
            Color::ALL.map(|color| u64::try_from(clock.left(color, now).as_millis()).unwrap_or(u64::MAX))
        });
        KeptSitting {
            record: sitting.game.record().to_string(),
            white: sitting.player(Color::White),
            black: sitting.player(Color::Black),
            beginning: sitting.terms.beginning,
            left,
        }
    }

    /// Whether both are the same game, as far as it has come; the time that is left may differ.
    pub(crate) fn has_same_game(&self, other: &KeptSitting) -> bool {
        KeptSitting { left: other.left, ..self.clone() } == *other
    }

    /// Takes the game up again; `None` if the record cannot be read.
    pub(crate) fn take_up(&self, now: Duration) -> Option<Sitting> {
        let record: Record = self.record.parse().ok()?;
        let left = self
            .left
            .map(|[white, black]| ByColor::new(Duration::from_millis(white), Duration::from_millis(black)));
        let mut game = Game::restored(&record, left);
        // A game that is over stays as it is.
        let _ = game.take_up(now);
        let terms = Terms {
            players: ByColor::new(self.white, self.black),
            control: game.clock().map(dvonn_game::Clock::control),
            beginning: self.beginning,
        };
        Some(Sitting::with(terms, game, now))
    }
}
