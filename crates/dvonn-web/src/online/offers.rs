//! What stands between the players: offers to answer, somebody who is away, a connection that is lost.

use dvonn_table::ActionKind;
use dvonn_text::{Key, key};
use dvonn_wire::Action;
use leptos::prelude::*;

use super::online_game::OnlineGame;
use crate::desk::{desk, text};

/// Lines below the status of the game; usually none.
#[component]
pub(super) fn Offers() -> impl IntoView {
    view! {
        <div class="offers" role="status">
            <Connection />
            <Offer
                made=|game| game.playing.read(|table| table.game().draw_offer()).flatten()
                theirs=key::ONLINE_DRAW_OFFERED
                yours=key::ONLINE_DRAW_SENT
                answers=[Action::AcceptDraw, Action::DeclineDraw]
            />
            <Offer
                made=|game| game.playing.read(|table| table.game().take_back_asked()).flatten().map(|(by, _)| by)
                theirs=key::ONLINE_TAKE_BACK_ASKED
                yours=key::ONLINE_TAKE_BACK_SENT
                answers=[Action::AcceptTakeBack, Action::DeclineTakeBack]
            />
        </div>
    }
}

/// An offer that one player has made and the other may answer.
#[component]
fn Offer(
    /// Who has made it.
    made: fn(OnlineGame) -> Option<dvonn_core::Color>,
    /// What the player reads who may answer.
    theirs: Key,
    /// What the player reads who waits for an answer.
    yours: Key,
    /// Yes and no.
    answers: [Action; 2],
) -> impl IntoView {
    let game: OnlineGame = expect_context();
    let made = Memo::new(move |_| made(game));
    move || {
        let by = made.get()?;
        let you = game.status.with(|status| status.as_ref()?.you)?;
        if by == you {
            return Some(view! { <p class="offer">{text(yours)}</p> }.into_any());
        }
        let answer = |key: Key, action: Action| {
            view! { <button type="button" on:click=move |_| game.ask(action)>{text(key)}</button> }
        };
        Some(
            view! {
                <div class="offer">
                    <p>{text(theirs)}</p>
                    {answer(key::ONLINE_ACCEPT, answers[0])}
                    {answer(key::ONLINE_DECLINE, answers[1])}
                </div>
            }
            .into_any(),
        )
    }
}

/// Who is there, as far as it matters.
#[component]
fn Connection() -> impl IntoView {
    let desk = desk();
    let game: OnlineGame = expect_context();
    let may_claim = Memo::new(move |_| game.playing.may(ActionKind::Claim));
    let away = Memo::new(move |_| {
        let can_wait = game.playing.read(|table| table.claim_from().is_some()).unwrap_or(false);
        if can_wait && !may_claim.get() { key::ONLINE_AWAY_WAIT } else { key::ONLINE_AWAY }
    });
    let told = Memo::new(move |_| {
        let texts = desk.texts.get();
        if !game.is_connected.get() {
            return Some(texts.get(key::ONLINE_RECONNECTING));
        }
        let is_over = game.playing.read(|table| table.game().ending().is_some()).unwrap_or(true);
        game.status.with(|status| {
            let status = status.as_ref()?;
            let Some(you) = status.you else {
                return (!is_over).then(|| texts.get(key::ONLINE_SPECTATING));
            };
            let other = you.other();
            let is_away = status.players[other].is_some() && !status.present[other];
            match status.spectators {
                _ if is_away && !is_over => Some(texts.get(away.get())),
                // The way to the next game is there then.
                _ if is_over => None,
                0 => None,
                count => Some(texts.get(key::OnlineSpectators { count: count.into() })),
            }
        })
    });
    let claim = move || game.playing.act(dvonn_table::Action::Claim);
    move || {
        let told = told.get()?;
        let button = may_claim.get().then(|| {
            view! { <button type="button" on:click=move |_| claim()>{text(key::ONLINE_CLAIM)}</button> }
        });
        Some(view! { <div class="offer"><p class="note">{told}</p>{button}</div> })
    }
}
