//! How a game on a server ended, and what to do next.

use dvonn_text::{Texts, key};
use dvonn_wire::{Action, RatingChange, Rematch};
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;

use super::online_game::OnlineGame;
use crate::analyse::Inbox;
use crate::desk::{desk, text};
use crate::play::{Ended, review};

/// Shown when the game is over.
#[component]
pub(super) fn OnlineEnd() -> impl IntoView {
    view! { <Ended next=|| view! { <Next /> }.into_any() /> }
}

#[component]
fn Next() -> impl IntoView {
    let desk = desk();
    let game: OnlineGame = expect_context();
    let inbox: Inbox = expect_context();
    let navigate = use_navigate();
    let you = Memo::new(move |_| game.status.with(|status| status.as_ref()?.you));
    let rematch = Memo::new(move |_| game.status.with(|status| status.as_ref()?.rematch));
    // Both want it: the next game begins.
    let go_on = navigate.clone();
    Effect::new(move |_| {
        if let (Some(Rematch { game: next, wanted }), Some(_)) = (rematch.get(), you.get())
            && wanted.iter().all(|(_, &is_wanted)| is_wanted)
        {
            go_on(&format!("/game/{next}"), NavigateOptions::default());
        }
    });
    // Whether the person here and the other player want it.
    let wanted = move || {
        let (you, wanted) = (you.get()?, rematch.get()?.wanted);
        Some((wanted[you], wanted[you.other()]))
    };
    let is_sent = Memo::new(move |_| wanted().is_some_and(|(is_sent, _)| is_sent));
    let again = move || {
        let ask = move |_| {
            if !is_sent.get_untracked() {
                game.ask(Action::Rematch);
            }
        };
        you.get().map(|_| {
            view! {
                <button
                    type="button"
                    class="primary"
                    aria-disabled=move || is_sent.get().then_some("true")
                    on:click=ask
                >
                    {text(key::ACTION_REMATCH)}
                </button>
            }
        })
    };
    let rating = move |texts: &Texts| {
        let change = game.status.with(|status| {
            let status = status.as_ref()?;
            Some(status.rating_changes?[status.you?])
        })?;
        let RatingChange { before, after } = change;
        let change = format!("{:+}", after - before).replace('-', "−");
        Some(texts.get(key::OnlineRating { rating: after.to_string().into(), change: change.into() }))
    };
    // The offer of another game is news, the rating no longer.
    let news = move || {
        let texts = desk.texts.get();
        match wanted() {
            Some((true, false)) => Some(texts.get(key::ONLINE_REMATCH_SENT)),
            Some((false, true)) => Some(texts.get(key::ONLINE_REMATCH_ASKED)),
            _ => rating(&texts),
        }
    };
    view! {
        <p class="after-game" role="status">{news}</p>
        <div class="answers again">{again}</div>
        <div class="answers">
            <button type="button" on:click=move |_| review(game.playing, Some(game.id), inbox, &navigate)>
                {text(key::ACTION_REVIEW)}
            </button>
            <A href="/" attr:class="button">{text(key::ACTION_NEW)}</A>
            // On phones, the result stands where the actions were.
            <Show when=move || you.get().is_some()>
                <button type="button" class="phone-only" on:click=move |_| game.is_talking.set(true)>
                    {text(key::ONLINE_TALK)}
                </button>
            </Show>
        </div>
    }
}
