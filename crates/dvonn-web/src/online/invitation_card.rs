//! The link of a game, until somebody has joined it.

use dvonn_text::key;
use dvonn_wire::Player;
use leptos::html;
use leptos::prelude::*;

use super::online_game::{OnlineGame, has_free_seat};
use super::player_name::player_name;
use crate::browser;
use crate::desk::{desk, text};

/// Shown to the player who waits for the other one: the link, unless somebody in particular is invited.
#[component]
pub(super) fn InvitationCard() -> impl IntoView {
    let game: OnlineGame = expect_context();
    let is_waiting =
        Memo::new(move |_| game.status.with(|status| status.as_ref().is_some_and(has_free_seat)));
    let invited = Memo::new(move |_| game.status.with(|status| status.as_ref()?.invited.clone()));
    view! {
        <Show when=move || is_waiting.get()>
            {move || match invited.get() {
                Some(player) => view! { <Invited player /> }.into_any(),
                None => view! { <Link /> }.into_any(),
            }}
        </Show>
    }
}

#[component]
fn Invited(player: Player) -> impl IntoView {
    let desk = desk();
    let waiting = move || {
        let texts = desk.texts.get();
        texts.get(key::OnlineWaitingFor { name: player_name(&texts, &player).into() })
    };
    view! {
        <section class="card invite">
            <p class="working" role="status">{waiting}</p>
        </section>
    }
}

#[component]
fn Link() -> impl IntoView {
    let desk = desk();
    let game: OnlineGame = expect_context();
    let address = StoredValue::new(browser::page_address(&format!("/game/{}", game.id)));
    let field = NodeRef::<html::Input>::new();
    let select = move |_| {
        if let Some(field) = field.get_untracked() {
            field.select();
        }
    };
    view! {
        <section class="card invite" aria-labelledby="invitation-title">
            <h2 id="invitation-title">{text(key::ONLINE_INVITE_TITLE)}</h2>
            <p>{text(key::ONLINE_INVITE_NOTE)}</p>
            <div class="invitation-link">
                <input
                    node_ref=field
                    type="text"
                    readonly
                    aria-label=text(key::ONLINE_LINK)
                    value=address.get_value()
                    on:focus=select
                />
                <button type="button" class="primary" on:click=move |_| desk.send_address(address.get_value())>
                    {text(key::ACTION_SHARE)}
                </button>
            </div>
            <p class="working" role="status">{text(key::ONLINE_WAITING)}</p>
        </section>
    }
}
