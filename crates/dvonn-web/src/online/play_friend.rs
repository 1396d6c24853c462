//! The ways from the front page to a game with somebody far away.

use std::time::Duration;

use dvonn_core::Color;
use dvonn_text::key;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;

use super::api;
use crate::desk::{desk, text};
use crate::home::{Choices, Featured, LiveGame};

/// How often the game on the front page is fetched.
const REFRESH: Duration = Duration::from_secs(3);

/// Shows a game of the server on the front page, as long as somebody looks at it.
fn show_featured() {
    let Featured(shown) = expect_context();
    let owner = Owner::current().unwrap_or_default();
    let fetch = move || {
        let task = async move {
            // Without an answer, the game stays as it was.
            if let Ok(found) = api::featured().await {
                let live = found.map(live_game);
                if shown.with_untracked(|before| *before != live) {
                    shown.set(live);
                }
            }
        };
        if !document().hidden() {
            owner.with(|| leptos::task::spawn_local_scoped_with_cancellation(task));
        }
    };
    fetch();
    if let Ok(interval) = set_interval_with_handle(fetch, REFRESH) {
        on_cleanup(move || interval.clear());
    }
}

fn live_game(featured: dvonn_wire::Featured) -> LiveGame {
    let dvonn_wire::Featured { game, names, position, last } = featured;
    let name = |color: Color| names[color].clone().unwrap_or_else(|| "?".to_owned());
    let title = format!("{} – {}", name(Color::White), name(Color::Black));
    LiveGame { address: format!("/game/{game}"), title, position, last }
}

/// A button that creates a game and leads to its link, and a link to the lobby. Without a server there is neither.
#[component]
pub(crate) fn PlayFriend(choices: RwSignal<Choices>) -> impl IntoView {
    let desk = desk();
    let navigate = use_navigate();
    let has_server = RwSignal::new(false);
    leptos::task::spawn_local_scoped_with_cancellation(async move {
        has_server.set(api::has_server().await);
        if has_server.get_untracked() {
            show_featured();
        }
    });
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
