//! A game of the server in a list: who plays, the clock, the board, and a way to it.

use dvonn_core::Color;
use dvonn_text::{Texts, key, words};
use dvonn_wire::{GameSummary, Stakes};
use leptos::prelude::*;
use leptos_router::components::A;

use super::player_name::player_label;
use crate::desk::{desk, text};
use crate::words::{board_kind, clock};

/// The game in words, with what can be done with it.
#[component]
pub(super) fn GameRow(game: GameSummary, children: Children) -> impl IntoView {
    let desk = desk();
    let game = StoredValue::new(game);
    let who = move || game.with_value(|game| players(&desk.texts.get(), game));
    let what = move || {
        let texts = desk.texts.get();
        game.with_value(|game| {
            let parts = [clock(&texts, game.control), texts.get(board_kind(game.beginning))];
            let rated = (game.stakes == Stakes::Rated).then(|| texts.get(key::ONLINE_RATED));
            let color = free_color(game)
                .map(|color| format!("{}: {}", texts.get(key::PLAYER_YOU), words::color(&texts, color)));
            let ending = game.ending.map(|ending| words::ending(&texts, ending, game.you));
            parts.into_iter().chain(rated).chain(color).chain(ending).collect::<Vec<_>>().join(" · ")
        })
    };
    view! {
        <li class="card game-row">
            <p class="game-row-text"><b>{who}</b><small>{what}</small></p>
            {children()}
        </li>
    }
}

/// The colour of whoever joins; `None` if nobody can.
fn free_color(game: &GameSummary) -> Option<Color> {
    let free = Color::ALL.into_iter().find(|color| game.players[*color].is_none())?;
    let is_offered = game.you.is_none() && game.ending.is_none();
    is_offered.then_some(free).filter(|free| game.players[free.other()].is_some())
}

/// The players: the one who waits, the opponent, or both.
fn players(texts: &Texts, game: &GameSummary) -> String {
    let of = |color: Color| game.players[color].as_ref().map(|player| player_label(texts, player));
    if let Some(you) = game.you {
        let invited = || game.invited.as_ref().map(|player| player_label(texts, player));
        return of(you.other()).or_else(invited).unwrap_or_else(|| texts.get(key::ONLINE_WAITING));
    }
    Color::ALL.into_iter().filter_map(of).collect::<Vec<_>>().join(" – ")
}

/// Finished games, each with a link to its page, and a button that fetches more of them.
#[component]
pub(super) fn FinishedGames(
    games: Signal<Vec<GameSummary>>,
    has_more: Signal<bool>,
    on_more: Callback<()>,
) -> impl IntoView {
    view! {
        <ul class="game-rows">
            <For each=move || games.get() key=|game| game.id let:game>
                {
                    let address = format!("/game/{}", game.id);
                    view! {
                        <GameRow game>
                            <A href=address attr:class="button">{text(key::ARCHIVE_REPLAY)}</A>
                        </GameRow>
                    }
                }
            </For>
        </ul>
        <Show when=move || has_more.get()>
            <p class="answers">
                <button type="button" on:click=move |_| on_more.run(())>{text(key::PROFILE_MORE)}</button>
            </p>
        </Show>
    }
}
