//! How a game on a server ended, and what to do next.

use dvonn_text::key;
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
    let again = move || {
        let you = you.get()?;
        let wanted = rematch.get().map(|rematch| rematch.wanted);
        let is_sent = wanted.is_some_and(|wanted| wanted[you]);
        let is_asked = wanted.is_some_and(|wanted| wanted[you.other()]);
        let note = match (is_sent, is_asked) {
            (true, false) => Some(key::ONLINE_REMATCH_SENT),
            (false, true) => Some(key::ONLINE_REMATCH_ASKED),
            _ => None,
        };
        Some(view! {
            {note.map(|note| view! { <p class="advice" role="status">{text(note)}</p> })}
            <button
                type="button"
                class="primary"
                aria-disabled=is_sent.then_some("true")
                on:click=move |_| {
                    if !is_sent {
                        game.ask(Action::Rematch);
                    }
                }
            >
                {text(key::ACTION_REMATCH)}
            </button>
        })
    };
    let rating = move || {
        let change = game.status.with(|status| {
            let status = status.as_ref()?;
            Some(status.rating_changes?[status.you?])
        })?;
        let RatingChange { before, after } = change;
        let change = format!("{:+}", after - before).replace('-', "−");
        let told = desk
            .texts
            .get()
            .get(key::OnlineRating { rating: after.to_string().into(), change: change.into() });
        Some(view! { <p class="advice">{told}</p> })
    };
    view! {
        <div role="status">{rating}</div>
        <div class="answers again">{again}</div>
        <div class="answers">
            <button type="button" on:click=move |_| review(game.playing, Some(game.id), inbox, &navigate)>
                {text(key::ACTION_REVIEW)}
            </button>
            <A href="/" attr:class="button">{text(key::ACTION_NEW)}</A>
        </div>
    }
}
