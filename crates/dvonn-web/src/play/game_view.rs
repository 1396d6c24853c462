//! A game on the screen: players, board, status card, actions, result and moves.

use dvonn_coach::AdviceStep;
use dvonn_core::{CellSet, Color, Move, Phase, Position};
use dvonn_game::TimeControl;
use dvonn_table::{Action, Table};
use dvonn_text::key;
use dvonn_view::{Confirm, Mark, Scene, ViewSettings};
use leptos::prelude::*;

use super::Playing;
use super::keys;
use super::looking::{Looking, Steps};
use super::move_list::MoveList;
use super::placing_note::PlacingNote;
use super::player_bar::PlayerBar;
use super::status::StatusLine;
use crate::board::{Board, BoardEvent, Hand};
use crate::desk::{desk, text};
use crate::parts::RulesBesideBoard;

/// A game, running or over.
#[component]
pub(crate) fn GameView(
    /// The row of actions below the board.
    actions: impl Fn(Hand) -> AnyView + 'static,
    /// The result, once the game is over.
    end: impl Fn() -> AnyView + 'static,
) -> impl IntoView {
    let desk = desk();
    let game: Playing = expect_context();
    let looking = Looking::new(game);
    provide_context(looking);
    let help = RwSignal::new(false);
    keys::listen(game, looking, help);
    let scene = Memo::new(move |_| {
        let ply = looking.ply();
        let scene = game.read(|table| ply.map_or_else(|| table.scene(), |ply| table.scene_at(ply)));
        let mut scene = scene.unwrap_or_else(|| Scene::new(Position::START));
        let cells = game.read(|table| told_cells(table).filter(|_| ply.is_none())).flatten();
        for cell in cells.unwrap_or_default() {
            scene.marks[cell] = Some(Mark::Target);
        }
        scene
    });
    let is_by_correspondence = Memo::new(move |_| {
        let has_days = |table: &Table| matches!(table.terms().control, Some(TimeControl::Days { .. }));
        game.read(has_days).unwrap_or(false)
    });
    let settings = Memo::new(move |_| {
        let chosen = desk.preferences.view_settings();
        // Whoever has days for a move has time for a second press.
        let confirm = if is_by_correspondence.get() { Confirm::Always } else { chosen.confirm };
        ViewSettings { flipped: game.is_flipped.get(), confirm, ..chosen }
    });
    let hand = Hand::new(scene, settings, move |event| {
        if let BoardEvent::Move(mv) = event {
            game.act(Action::Play(mv));
        }
    });
    let turn = Memo::new(move |_| scene.with(|scene| (scene.position, scene.control)));
    Effect::new(move |_| {
        let _ = turn.get();
        // A board that is turned is drawn anew.
        game.is_flipped.track();
        hand.focus_if_lost();
    });
    // The bar above the board is the opponent's, or Black's between two people.
    let upper = Memo::new(move |_| {
        let below = game.read(Table::only_person).flatten().or(game.home.get()).unwrap_or(Color::White);
        if game.is_flipped.get() { below } else { below.other() }
    });
    let lower = Memo::new(move |_| upper.get().other());
    // A press on an old position leads back to the game. It does not play there: the person has not seen that board.
    let press = move |event: web_sys::PointerEvent| {
        if looking.return_to_game() {
            event.prevent_default();
            event.stop_propagation();
        }
    };
    view! {
        <section class="game" aria-label=text(key::GAME_TITLE)>
            <h1 class="unseen">{text(key::GAME_TITLE)}</h1>
            <PlayerBar color=upper area="upper" />
            <div
                class="board-place"
                class:is-past=move || looking.ply().is_some()
                class:is-begun=move || game.read(has_just_been_filled).unwrap_or(false)
                on:pointerdown:capture=press
            >
                <Board hand />
            </div>
            <PlayerBar color=lower area="lower" />
            <div class="side">
                <StatusLine hand help />
                {actions(hand)}
                <RulesBesideBoard open=help />
                {end()}
                <section class="card moves-card">
                    <h2>{text(key::MOVES_TITLE)}</h2>
                    <PlacingNote />
                    <MoveList />
                </section>
                <Steps />
            </div>
        </section>
    }
}

/// Whether the last piece has been placed and nothing moved yet.
fn has_just_been_filled(table: &Table) -> bool {
    let last = table.game().history().plies().last();
    table.position().phase() == Phase::Movement && last.is_some_and(|ply| matches!(ply.mv, Move::Place(_)))
}

/// The cells that the reasons of a hint are about, once it is told as a whole.
fn told_cells(table: &Table) -> Option<CellSet> {
    let hint = table.hint().filter(|hint| hint.shown == AdviceStep::Move)?;
    Some(hint.advice(table.position()).cells())
}
