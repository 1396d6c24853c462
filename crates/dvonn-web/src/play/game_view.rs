//! A game on the screen: bars, board, line and actions.

use dvonn_core::{Color, Move, Position, StackMove};
use dvonn_view::{Arrow, Control, Scene};
use leptos::prelude::*;

use super::Table;
use super::actions::Actions;
use super::end_card::EndCard;
use super::move_list::MoveList;
use super::placing_note::PlacingNote;
use super::player_bar::PlayerBar;
use super::status::StatusLine;
use crate::board::{Board, BoardEvent, Hand};
use crate::browser;
use crate::desk::{desk, text};
use crate::sitting::{Hint, Shown, Sitting};

/// The game that is on.
#[component]
pub(super) fn GameView() -> impl IntoView {
    let desk = desk();
    let table: Table = expect_context();
    let scene = Memo::new(move |_| {
        desk.sitting.with(|sitting| sitting.as_ref().map_or_else(|| Scene::new(Position::START), scene))
    });
    let settings = Memo::new(move |_| desk.view_settings());
    let hand = Hand::new(scene, settings, move |event| {
        if let BoardEvent::Move(mv) = event {
            table.act(|sitting, now| {
                // The board offers only legal moves, but a flag may have fallen meanwhile.
                let _ = sitting.play_as_person(mv, now);
            });
        }
    });
    let turn = Memo::new(move |_| scene.with(|scene| (scene.position, scene.control)));
    Effect::new(move |_| {
        turn.track();
        browser::focus_board();
    });
    // Whose bar is above the board: the opponent's, or Black's between two people.
    let upper = Memo::new(move |_| {
        let below = desk.sitting.with(|sitting| sitting.as_ref().and_then(Sitting::only_person));
        let below = below.unwrap_or(Color::White);
        if desk.flipped.get() { below } else { below.other() }
    });
    let lower = Memo::new(move |_| upper.get().other());
    view! {
        <section class="game" aria-label=text("game-title")>
            <h1 class="unseen">{text("game-title")}</h1>
            <PlayerBar color=upper area="upper" />
            <div class="board-place">
                <Board hand />
            </div>
            <PlayerBar color=lower area="lower" />
            <StatusLine intent=hand.intent />
            <Actions />
            <EndCard />
            <section class="card moves-card">
                <h2>{text("moves-title")}</h2>
                <PlacingNote />
                <MoveList />
            </section>
        </section>
    }
}

/// The board of a running game.
fn scene(sitting: &Sitting) -> Scene {
    let history = sitting.game().history();
    Scene {
        composition: history.composition(),
        last: history.plies().last().map(|ply| ply.mv),
        control: match sitting.only_person() {
            _ if sitting.game().ending().is_some() || sitting.is_filling() => Control::Nobody,
            Some(color) => Control::Only(color),
            None => Control::Both,
        },
        arrows: sitting.hint().and_then(arrow).into_iter().collect(),
        ..Scene::new(*sitting.position())
    }
}

/// As much of a hint as is shown.
fn arrow(hint: Hint) -> Option<Arrow> {
    match (hint.mv, hint.shown) {
        (Move::Stack(StackMove { from, .. }), Shown::Stack) => Some(Arrow::at(from, 1)),
        (mv, _) => Arrow::of(mv, 1),
    }
}
