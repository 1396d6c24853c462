//! Playing: the way to a game, and the game.

mod actions;
mod choices;
mod end_card;
mod game_view;
mod more;
mod move_list;
mod placing_note;
mod player_bar;
mod start_form;
mod status;
mod table;

use leptos::prelude::*;

use game_view::GameView;
use start_form::StartForm;
pub(crate) use status::consequence;
pub(crate) use table::Table;

use crate::desk::desk;

/// The front page: the game that is on, or the way to one.
#[component]
pub(crate) fn PlayPage() -> impl IntoView {
    let desk = desk();
    let table: Table = expect_context();
    let is_on = Memo::new(move |_| desk.sitting.with(Option::is_some) && !table.is_choosing.get());
    move || if is_on.get() { view! { <GameView /> }.into_any() } else { view! { <StartForm /> }.into_any() }
}
