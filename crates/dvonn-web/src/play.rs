//! Playing: the form for a new game, and the game itself.

mod actions;
mod announcement;
mod choices;
mod end_card;
mod game_view;
mod local_game;
mod more;
mod move_list;
mod names;
mod placing_note;
mod player_bar;
mod saved_game;
mod side_bar;
mod start_form;
mod status;

use leptos::prelude::*;

use crate::desk::desk;
use crate::parts::lasting;
use game_view::GameView;
use local_game::LocalGame;
pub(crate) use more::More;
pub(crate) use side_bar::SideBar;
use start_form::StartForm;
pub(crate) use status::consequence;

/// The front page: the running game, or the form for a new one.
#[component]
pub(crate) fn PlayPage() -> impl IntoView {
    let desk = desk();
    let game = lasting(|| LocalGame::new(desk));
    let is_on = Memo::new(move |_| game.exists() && !game.is_choosing.get());
    move || if is_on.get() { view! { <GameView /> }.into_any() } else { view! { <StartForm /> }.into_any() }
}
