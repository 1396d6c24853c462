//! The page of a game on a server.

use dvonn_text::key;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_navigate, use_params_map};

use super::game_actions::GameActions;
use super::invitation_card::InvitationCard;
use super::offers::Offers;
use super::online_end::OnlineEnd;
use super::online_game::{Missing, OnlineGame};
use crate::app::NotFound;
use crate::board::Hand;
use crate::desk::{desk, text};
use crate::play::GameView;

/// The game in the address. Another address is another page.
#[component]
pub(crate) fn OnlinePage() -> impl IntoView {
    let params = use_params_map();
    let id = Memo::new(move |_| params.with(|params| params.get("id")).and_then(|id| id.parse().ok()));
    move || match id.get() {
        Some(id) => view! { <OneGame game=OnlineGame::open(desk(), id) /> }.into_any(),
        None => view! { <NotFound /> }.into_any(),
    }
}

#[component]
fn OneGame(game: OnlineGame) -> impl IntoView {
    let desk = desk();
    provide_context(game);
    provide_context(game.playing);
    let navigate = use_navigate();
    Effect::new(move |_| {
        if game.playing.is_choosing.get() {
            navigate("/", NavigateOptions::default());
        }
    });
    // The title calls somebody back who looks at another page meanwhile.
    let subject = Memo::new(move |_| {
        let texts = desk.texts.get();
        let is_turn = game.playing.read(dvonn_table::Table::is_turn_here).unwrap_or(false);
        is_turn.then(|| texts.get(key::PLAY_YOUR_MOVE)).or_else(|| Some(game.playing.title(&texts)))
    });
    Effect::new(move |_| desk.subject.set(subject.get()));
    on_cleanup(move || desk.subject.set(None));
    let exists = Memo::new(move |_| game.playing.exists());
    let missing = move || {
        let key = match game.missing.get()? {
            Missing::Game => key::ONLINE_NOT_FOUND,
            Missing::Server => key::ONLINE_NO_SERVER,
        };
        Some(view! {
            <div class="page card">
                <p role="alert">{text(key)}</p>
                <p class="answers">
                    <button type="button" on:click=move |_| game.join()>{text(key::TRY_AGAIN)}</button>
                    <a class="button" href="/">{text(key::NAV_HOME)}</a>
                </p>
            </div>
        })
    };
    let actions = move |_hand: Hand| {
        view! {
            <InvitationCard />
            <Offers />
            <GameActions />
        }
        .into_any()
    };
    view! {
        {missing}
        <Show when=move || exists.get() && game.missing.get().is_none()>
            <GameView actions=actions end=move || view! { <OnlineEnd /> }.into_any() />
        </Show>
    }
}
