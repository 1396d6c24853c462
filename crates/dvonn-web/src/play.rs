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

use game_view::GameView;
pub(crate) use local_game::{GameSlot, LocalGame};
pub(crate) use side_bar::SideBar;
use start_form::StartForm;
pub(crate) use status::consequence;

/// The front page: the running game, or the form for a new one.
#[component]
pub(crate) fn PlayPage() -> impl IntoView {
    let game = expect_context::<GameSlot>().open();
    provide_context(game);
    let is_on = Memo::new(move |_| game.exists() && !game.is_choosing.get());
    move || if is_on.get() { view! { <GameView /> }.into_any() } else { view! { <StartForm /> }.into_any() }
}
