//! A game on the screen: player bars, board, status line and actions.

use dvonn_core::{Color, Position};
use dvonn_table::{Action, Table};
use dvonn_text::key;
use dvonn_view::{Scene, ViewSettings};
use leptos::prelude::*;

use super::LocalGame;
use super::actions::Actions;
use super::end_card::EndCard;
use super::move_list::MoveList;
use super::placing_note::PlacingNote;
use super::player_bar::PlayerBar;
use super::status::StatusLine;
use crate::board::{Board, BoardEvent, Hand};
use crate::desk::{desk, text};

/// The running game.
#[component]
pub(super) fn GameView() -> impl IntoView {
    let desk = desk();
    let game: LocalGame = expect_context();
    let scene = Memo::new(move |_| game.read(Table::scene).unwrap_or_else(|| Scene::new(Position::START)));
    let settings = Memo::new(move |_| ViewSettings {
        flipped: game.is_flipped.get(),
        ..desk.preferences.view_settings()
    });
    let hand = Hand::new(scene, settings, move |event| {
        if let BoardEvent::Move(mv) = event {
            game.act(Action::Play(mv));
        }
    });
    let turn = Memo::new(move |_| scene.with(|scene| (scene.position, scene.control)));
    Effect::new(move |_| {
        let _ = turn.get();
        hand.focus_if_lost();
    });
    // The bar above the board is the opponent's, or Black's between two people.
    let upper = Memo::new(move |_| {
        let below = game.read(Table::only_person).flatten().unwrap_or(Color::White);
        if game.is_flipped.get() { below } else { below.other() }
    });
    let lower = Memo::new(move |_| upper.get().other());
    view! {
        <section class="game" aria-label=text(key::GAME_TITLE)>
            <h1 class="unseen">{text(key::GAME_TITLE)}</h1>
            <PlayerBar color=upper area="upper" />
            <div class="board-place"><Board hand /></div>
            <PlayerBar color=lower area="lower" />
            <StatusLine intent=hand.intent />
            <Actions />
            <EndCard />
            <section class="card moves-card">
                <h2>{text(key::MOVES_TITLE)}</h2>
                <PlacingNote />
                <MoveList />
            </section>
        </section>
    }
}
