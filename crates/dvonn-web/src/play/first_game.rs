//! A game for somebody who has just learnt the rules.

use super::local_game::LocalGame;
use crate::browser;
use crate::home::Choices;

/// Starts a game as White against the weakest level, on a board that is already filled. A running game stays in the list
/// of games.
pub(crate) fn start_first_game() {
    LocalGame::of_page().start(Choices::first_game().against_computer(browser::seed()));
}
