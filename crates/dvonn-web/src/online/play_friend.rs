//! The ways from the front page to a game with somebody far away.

use dvonn_text::key;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;

use super::api;
use crate::desk::{desk, text};
use crate::home::Choices;

/// A button that creates a game and leads to its link, and a link to the lobby. Without a server there is neither.
#[component]
pub(crate) fn PlayFriend(choices: RwSignal<Choices>) -> impl IntoView {
    let desk = desk();
    let navigate = use_navigate();
    let has_server = RwSignal::new(false);
    leptos::task::spawn_local_scoped_with_cancellation(
        async move { has_server.set(api::has_server().await) },
    );
    let create = move |_| {
        if choices.with_untracked(Choices::invitation).check().is_err() {
            return desk.notify(key::ONLINE_CLOCK);
        }
        Choices::change(|last| *last = choices.get_untracked());
        navigate("/game/new", NavigateOptions::default());
    };
    view! {
        <Show when=move || has_server.get()>
            <div class="front-ways">
                <button type="button" class="wide play-friend" on:click=create.clone()>
                    {text(key::ONLINE_FRIEND)}
                </button>
                <A href="/lobby" attr:class="button wide">{text(key::LOBBY_LINK)}</A>
            </div>
        </Show>
    }
}
