//! The best players at each speed.

use dvonn_text::{Key, key};
use dvonn_wire::{Leaderboard, Leaders, Player, Speed};
use leptos::prelude::*;
use leptos_router::components::A;

use super::api;
use super::player_name::{player_name, rating_text};
use super::speeds::speed_name;
use crate::desk::{desk, text};

/// People and bots whose rating is certain enough.
#[component]
pub(crate) fn LeadersPage() -> impl IntoView {
    let desk = desk();
    let board = RwSignal::new(None::<Leaderboard>);
    let is_lost = RwSignal::new(false);
    leptos::task::spawn_local_scoped_with_cancellation(async move {
        match api::leaders().await {
            Ok(found) => board.set(Some(found)),
            Err(_) => is_lost.set(true),
        }
    });
    Effect::new(move |_| desk.subject.set(Some(text(key::LEADERS_TITLE)())));
    on_cleanup(move || desk.subject.set(None));
    let speeds = move || {
        let board = board.get()?;
        let is_empty = board.values().all(|leaders| leaders.people.is_empty() && leaders.bots.is_empty());
        Some(if is_empty {
            view! { <p class="note">{text(key::LEADERS_NONE)}</p> }.into_any()
        } else {
            board.into_iter().map(|(speed, leaders)| one_speed(speed, leaders)).collect_view().into_any()
        })
    };
    view! {
        <div class="page lobby">
            <h1 class="start-title">{text(key::LEADERS_TITLE)}</h1>
            <Show when=move || is_lost.get()>
                <p class="card" role="alert">{text(key::ONLINE_NO_SERVER)}</p>
            </Show>
            {speeds}
        </div>
    }
}

fn one_speed(speed: Speed, Leaders { people, bots }: Leaders) -> impl IntoView {
    view! {
        <section>
            <h2>{text(speed_name(speed))}</h2>
            {list(key::LEADERS_PEOPLE, speed, people)}
            {list(key::ACCOUNT_TOKENS, speed, bots)}
        </section>
    }
}

/// The best of one kind; nothing if there are none.
fn list(title: Key, speed: Speed, players: Vec<Player>) -> impl IntoView {
    let desk = desk();
    let row = move |player: Player| {
        let rating = player.ratings.get(&speed).map(rating_text);
        let address = format!("/player/{}", player.name.clone().unwrap_or_default());
        view! {
            <li class="leader">
                <A href=address>{move || player_name(&desk.texts.get(), &player)}</A>
                <b>{rating}</b>
            </li>
        }
    };
    (!players.is_empty()).then(|| {
        view! {
            <h3>{text(title)}</h3>
            <ol class="card leaders">{players.into_iter().map(row).collect_view()}</ol>
        }
    })
}
