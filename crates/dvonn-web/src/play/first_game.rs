//! A game for somebody who has just learnt the rules.

use leptos::prelude::untrack;

use super::local_game::LocalGame;
use crate::browser;
use crate::home::Choices;

/// Starts a game as White against the weakest level, on a board that is already filled. A running game is not replaced:
/// it can be played on instead.
pub(crate) fn start_first_game() {
    let game = LocalGame::of_page();
    let has_begun = |table: &dvonn_table::Table| !table.game().history().plies().is_empty();
    let is_running = untrack(|| game.is_running() && game.read(has_begun) == Some(true));
    if !is_running {
        game.start(Choices::first_game().against_computer(browser::seed()));
    }
}
