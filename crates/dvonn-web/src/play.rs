//! Playing: the page of the game.

mod action_button;
mod actions;
mod announcement;
mod companion;
mod end_card;
mod first_game;
mod game_view;
mod keys;
mod local_game;
mod looking;
mod more;
mod move_list;
mod names;
mod placing_note;
mod player_bar;
mod playing;
mod record;
mod resign_sheet;
mod rules_card;
mod side_bar;
mod status;

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;

use crate::desk::desk;
pub(crate) use action_button::ActionButton;
use actions::Actions;
pub(crate) use announcement::turn_sentence;
use end_card::EndCard;
pub(crate) use end_card::Ended;
pub(crate) use first_game::start_first_game;
pub(crate) use game_view::GameView;
pub(crate) use local_game::LocalGame;
pub(crate) use more::{More, review};
pub(crate) use names::{headline, names};
pub(crate) use playing::Playing;
pub(crate) use record::{level, record};
pub(crate) use resign_sheet::ResignSheet;
pub(crate) use rules_card::RulesCard;
pub(crate) use side_bar::SideBar;
pub(crate) use status::{Outlook, consequence};

/// The game that is on the table. Without one, this leads to the front page.
#[component]
pub(crate) fn GamePage() -> impl IntoView {
    let desk = desk();
    let game = LocalGame::of_page().playing();
    provide_context(game);
    let navigate = use_navigate();
    Effect::new(move |_| {
        if !game.exists() {
            navigate("/", NavigateOptions { replace: true, ..NavigateOptions::default() });
        } else if game.is_choosing.get() {
            game.is_choosing.set(false);
            navigate("/", NavigateOptions::default());
        }
    });
    // The title of the document says who plays.
    let players = Memo::new(move |_| game.title(&desk.texts.get()));
    Effect::new(move |_| desk.subject.set(Some(players.get())));
    on_cleanup(move || desk.subject.set(None));
    let exists = Memo::new(move |_| game.exists());
    let actions = |hand| view! { <Actions hand /> }.into_any();
    view! {
        <Show when=move || exists.get()>
            <GameView actions end=|| view! { <EndCard /> }.into_any() />
        </Show>
    }
}
