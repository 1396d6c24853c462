//! How a game against the computer went.

use dvonn_coach::LevelResult;
use dvonn_core::{Outcome, Phase};
use dvonn_game::{Ending, Verdict};

use super::Table;
use crate::Seat;

/// All pieces.
const EVERYTHING: usize = 49;

impl Table {
    /// How it went for a person who played the computer; `None` for other games and unfinished ones.
    pub fn level_result(&self) -> Option<LevelResult> {
        let person = self.only_person()?;
        let Seat::Computer(level) = self.seat(person.other()) else { return None };
        let ending = self.game.ending()?;
        let margin = match (ending, ending.verdict()) {
            (_, Verdict::Void) => return None,
            (_, Verdict::Draw) => 0,
            (Ending::Counted(Outcome::Win { winner, margin }), _) if winner == person => i16::from(margin),
            (Ending::Counted(Outcome::Win { margin, .. }), _) => -i16::from(margin),
            (_, Verdict::Win(winner)) if winner == person => 1,
            // Nobody resigns a close game.
            (Ending::Resigned { .. }, _) => -(EVERYTHING as i16),
            (_, Verdict::Win(_)) => -1,
        };
        Some(LevelResult { level, margin })
    }

    /// Whether the game began before the first stack move. The result of another one says little about how strong a player is.
    pub fn is_whole_game(&self) -> bool {
        let start = self.game.history().start();
        start.phase() == Phase::Placement || start.occupied().len() == EVERYTHING
    }
}
