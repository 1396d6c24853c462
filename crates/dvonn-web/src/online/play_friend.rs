//! The way from the front page to a game with somebody far away.

use dvonn_text::key;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;

use super::api;
use crate::desk::{desk, text};
use crate::home::Choices;

/// A button that creates a game and leads to its link. Without a server there is none.
#[component]
pub(crate) fn PlayFriend(choices: RwSignal<Choices>) -> impl IntoView {
    let desk = desk();
    let navigate = use_navigate();
    let has_server = RwSignal::new(false);
    let is_asking = RwSignal::new(false);
    leptos::task::spawn_local_scoped_with_cancellation(
        async move { has_server.set(api::has_server().await) },
    );
    let create = move |_| {
        if is_asking.get_untracked() {
            return;
        }
        let invitation = choices.with_untracked(Choices::invitation);
        if invitation.check().is_err() {
            return desk.notify(key::ONLINE_CLOCK);
        }
        is_asking.set(true);
        let navigate = navigate.clone();
        Choices::change(|last| *last = choices.get_untracked());
        leptos::task::spawn_local_scoped_with_cancellation(async move {
            match api::create(&invitation).await {
                Ok(game) => navigate(&format!("/game/{}", game.id), NavigateOptions::default()),
                Err(_) => desk.notify(key::ONLINE_NO_SERVER),
            }
            is_asking.set(false);
        });
    };
    view! {
        <Show when=move || has_server.get()>
            <button
                type="button"
                class="wide play-friend"
                aria-busy=move || is_asking.get().then_some("true")
                on:click=create.clone()
            >
                {text(key::ONLINE_FRIEND)}
            </button>
        </Show>
    }
}
