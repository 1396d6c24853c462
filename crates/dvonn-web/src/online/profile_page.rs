//! The page of a player: ratings, results and games.

use dvonn_text::key;
use dvonn_wire::{
    GameSummary, Name, OpponentResults, Player, PlayerId, Profile, RatingPoint, Results, Speed,
};
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::{use_navigate, use_params_map};

use super::api::{self, ApiError};
use super::game_row::FinishedGames;
use super::heat_map::heat_map;
use super::pairing;
use super::player_name::{player_name, rating_text};
use super::rating_plot::rating_plot;
use super::report_sheet::{Accused, ReportSheet, block};
use super::speeds::speed_name;
use crate::desk::{desk, text};

/// The player in the address.
#[component]
pub(crate) fn ProfilePage() -> impl IntoView {
    let params = use_params_map();
    let name = Memo::new(move |_| params.with(|params| params.get("name")).unwrap_or_default());
    move || match name.get().parse::<Name>() {
        Ok(name) => view! { <OnePlayer name /> }.into_any(),
        Err(_) => view! { <Unknown error=None /> }.into_any(),
    }
}

#[component]
fn OnePlayer(name: Name) -> impl IntoView {
    let desk = desk();
    let found = RwSignal::new(None::<Result<Profile, ApiError>>);
    let asked = name.clone();
    leptos::task::spawn_local_scoped_with_cancellation(async move {
        found.set(Some(api::profile(&asked).await));
    });
    // As the player writes it: the address may differ in capitals, for instance.
    let name = Memo::new(move |_| {
        let known = found.with(|found| found.as_ref()?.as_ref().ok()?.player.name.as_ref()?.parse().ok());
        known.unwrap_or_else(|| name.clone())
    });
    Effect::new(move |_| desk.subject.set(Some(name.get().to_string())));
    on_cleanup(move || desk.subject.set(None));
    move || match found.get()? {
        Ok(profile) => Some(view! { <Known profile name=name.get_untracked() /> }.into_any()),
        Err(error) => Some(view! { <Unknown error=Some(error) /> }.into_any()),
    }
}

/// Says that there is no such player, or no server.
#[component]
fn Unknown(error: Option<ApiError>) -> impl IntoView {
    let reason = match error {
        Some(ApiError::NoServer) => key::ONLINE_NO_SERVER,
        Some(ApiError::Problem(_)) | None => key::PROFILE_NOT_FOUND,
    };
    view! {
        <div class="page lobby">
            <section class="card">
                <p role="alert">{text(reason)}</p>
                <p class="answers">
                    <A href="/lobby" attr:class="button">{text(key::LOBBY_TITLE)}</A>
                </p>
            </section>
        </div>
    }
}

#[component]
fn Known(profile: Profile, name: Name) -> impl IntoView {
    let desk = desk();
    let Profile { player, history, results, opponents, placements } = profile;
    let title = {
        let player = player.clone();
        move || player_name(&desk.texts.get(), &player)
    };
    let id = player.id;
    let reported = name.to_string();
    let has_ratings = !player.ratings.is_empty();
    let ratings =
        history.into_iter().map(|(speed, points)| rating_card(&player, speed, &points)).collect_view();
    let has_opponents = !opponents.is_empty();
    view! {
        <div class="page lobby">
            <div class="card-head">
                <h1 class="start-title">{title}</h1>
                <p class="answers">
                    <Challenge opponent=id name=reported />
                    <A href="/leaders" attr:class="button">{text(key::LEADERS_TITLE)}</A>
                </p>
            </div>
            {has_ratings
                .then(|| {
                    view! {
                        <section aria-labelledby="profile-ratings">
                            <h2 id="profile-ratings">{text(key::PROFILE_RATINGS)}</h2>
                            <div class="rating-cards">{ratings}</div>
                        </section>
                    }
                })}
            <section aria-labelledby="profile-results">
                <h2 id="profile-results">{text(key::PROFILE_RESULTS)}</h2>
                <p>{move || score(&desk.texts.get(), results)}</p>
                {has_opponents.then(|| view! { <Opponents opponents /> })}
            </section>
            {(!placements.is_empty()).then(|| heat_map(&placements))}
            <Games name />
        </div>
    }
}

/// Tells the administrators about the player, or keeps them away.
#[component]
fn Report(name: String) -> impl IntoView {
    let accused = RwSignal::new(None);
    let blocked = name.clone();
    let report = move |_| accused.set(Some(Accused { player: name.clone(), game: None, message: None }));
    view! {
        <button type="button" class="quiet" on:click=report>{text(key::REPORT_TITLE)}</button>
        <button type="button" class="quiet" on:click=move |_| block(blocked.clone())>{text(key::ONLINE_BLOCK)}</button>
        <ReportSheet accused />
    }
}

/// Offers a game to the player, or reports or blocks them, unless it is the person's own page.
#[component]
fn Challenge(opponent: PlayerId, name: String) -> impl IntoView {
    let desk = desk();
    let navigate = use_navigate();
    let is_other = RwSignal::new(false);
    leptos::task::spawn_local_scoped_with_cancellation(async move {
        if let Ok(me) = api::me().await {
            is_other.set(me.player.is_none_or(|me| me.id != opponent));
        }
    });
    let challenge = move |_| {
        let navigate = navigate.clone();
        leptos::task::spawn_local_scoped_with_cancellation(async move {
            match pairing::challenge(opponent).await {
                Ok(game) => navigate(&format!("/game/{game}"), NavigateOptions::default()),
                Err(ApiError::NoServer) => desk.notify(key::ONLINE_NO_SERVER),
                Err(ApiError::Problem(_)) => desk.notify(key::ONLINE_REFUSED),
            }
        });
    };
    view! {
        <Show when=move || is_other.get()>
            <button type="button" class="primary" on:click=challenge.clone()>{text(key::PROFILE_CHALLENGE)}</button>
            <Report name=name.clone() />
        </Show>
    }
}

/// The rating at one speed, with what it was before.
fn rating_card(player: &Player, speed: Speed, points: &[RatingPoint]) -> impl IntoView + use<> {
    let desk = desk();
    let rating = player.ratings.get(&speed).copied();
    let told = rating.map(|rating| {
        let games = move || desk.texts.get().get(key::ProfileRated { count: rating.games.into() });
        view! {
            <p class="rating-value"><b>{rating_text(&rating)}</b>" ± "{2 * rating.deviation}</p>
            <p class="note">{games}</p>
        }
    });
    view! {
        <div class="card">
            <h3>{text(speed_name(speed))}</h3>
            {told}
            {(points.len() > 1).then(|| rating_plot(points))}
        </div>
    }
}

fn score(texts: &dvonn_text::Texts, Results { won, lost, drawn }: Results) -> String {
    texts.get(key::ProfileScore { won: won.into(), lost: lost.into(), drawn: drawn.into() })
}

/// The results against each opponent.
#[component]
fn Opponents(opponents: Vec<OpponentResults>) -> impl IntoView {
    let desk = desk();
    let row = move |OpponentResults { opponent, results }: OpponentResults| {
        let name = opponent.as_ref().and_then(|player| player.name.clone());
        let shown = move || match &opponent {
            Some(player) => player_name(&desk.texts.get(), player),
            None => text(key::PROFILE_OTHERS)(),
        };
        let who = match name {
            Some(name) => view! { <A href=format!("/player/{name}")>{shown}</A> }.into_any(),
            None => view! { <span>{shown}</span> }.into_any(),
        };
        view! {
            <li class="leader">
                {who}
                <span>{move || score(&desk.texts.get(), results)}</span>
            </li>
        }
    };
    view! {
        <details class="opponents">
            <summary>{text(key::PROFILE_OPPONENTS)}</summary>
            <ul class="card leaders">{opponents.into_iter().map(row).collect_view()}</ul>
        </details>
    }
}

/// The player's finished games, page by page.
#[component]
fn Games(name: Name) -> impl IntoView {
    let desk = desk();
    let games = RwSignal::new(Vec::<GameSummary>::new());
    let next = RwSignal::new(None::<String>);
    let is_loading = RwSignal::new(false);
    let is_known = RwSignal::new(false);
    let archive = format!("/archive?player={name}");
    let load = Callback::new(move |()| {
        if is_loading.get_untracked() {
            return;
        }
        is_loading.set(true);
        let name = name.clone();
        leptos::task::spawn_local_scoped_with_cancellation(async move {
            match api::games_of(&name, next.get_untracked().as_deref()).await {
                Ok(page) => {
                    games.update(|games| games.extend(page.games));
                    next.set(page.next);
                    is_known.set(true);
                }
                Err(_) => desk.notify(key::ONLINE_NO_SERVER),
            }
            is_loading.set(false);
        });
    });
    load.run(());
    let is_empty = Memo::new(move |_| is_known.get() && games.with(Vec::is_empty));
    view! {
        <section aria-labelledby="profile-games">
            <div class="card-head">
                <h2 id="profile-games">{text(key::PROFILE_GAMES)}</h2>
                <A href=archive attr:class="button">{text(key::PUBLIC_TITLE)}</A>
            </div>
            <Show when=move || is_empty.get()><p class="note">{text(key::PROFILE_NONE)}</p></Show>
            <FinishedGames
                games=games.into()
                has_more=Signal::derive(move || next.with(Option::is_some))
                on_more=load
            />
        </section>
    }
}
