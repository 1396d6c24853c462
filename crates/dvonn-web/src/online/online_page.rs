//! The page of a game on a server.

use dvonn_text::key;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_navigate, use_params_map};

use super::api;
use super::game_actions::GameActions;
use super::invitation_card::InvitationCard;
use super::offers::Offers;
use super::online_end::OnlineEnd;
use super::online_game::{Missing, OnlineGame};
use crate::app::NotFound;
use crate::board::Hand;
use crate::desk::{desk, text};
use crate::home::Choices;
use crate::play::GameView;

/// The game in the address, or a new one. Another address is another page.
#[component]
pub(crate) fn OnlinePage() -> impl IntoView {
    let params = use_params_map();
    let name = Memo::new(move |_| params.with(|params| params.get("id")).unwrap_or_default());
    move || match (name.get().as_str(), name.get().parse()) {
        ("new", _) => view! { <NewGame /> }.into_any(),
        (_, Ok(id)) => view! { <OneGame game=OnlineGame::open(desk(), id) /> }.into_any(),
        (_, Err(_)) => view! { <NotFound /> }.into_any(),
    }
}

/// Creates a game as it was chosen last on the front page, and goes to it.
#[component]
fn NewGame() -> impl IntoView {
    let navigate = use_navigate();
    let missing = RwSignal::new(None);
    let create = Callback::new(move |()| {
        let navigate = navigate.clone();
        missing.set(None);
        leptos::task::spawn_local_scoped_with_cancellation(async move {
            match api::create(&Choices::last().invitation()).await {
                // Back leads to the front page, not to another new game.
                Ok(game) => {
                    let options = NavigateOptions { replace: true, ..NavigateOptions::default() };
                    navigate(&format!("/game/{}", game.id), options);
                }
                Err(_) => missing.set(Some(Missing::Server)),
            }
        });
    });
    create.run(());
    view! {
        <Show
            when=move || missing.get().is_some()
            fallback=|| view! { <div class="loading" role="progressbar" aria-label=text(key::LOADING)></div> }
        >
            <NoGame missing=Missing::Server try_again=create />
        </Show>
    }
}

/// Says why there is no game.
#[component]
fn NoGame(missing: Missing, try_again: Callback<()>) -> impl IntoView {
    let reason = match missing {
        Missing::Game => key::ONLINE_NOT_FOUND,
        Missing::Server => key::ONLINE_NO_SERVER,
    };
    view! {
        <div class="page">
            <section class="card">
                <p role="alert">{text(reason)}</p>
                <p class="answers">
                    <button type="button" on:click=move |_| try_again.run(())>{text(key::TRY_AGAIN)}</button>
                    <a class="button" href="/">{text(key::NAV_HOME)}</a>
                </p>
            </section>
        </div>
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
        let missing = game.missing.get()?;
        Some(view! { <NoGame missing try_again=Callback::new(move |()| game.join()) /> })
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
