//! The board of the analysis, with scores, evaluation, status line and navigation.

use dvonn_core::{Color, Move};
use dvonn_game::Ply;
use dvonn_text::{key, words};
use dvonn_view::{Arrow, Control, Scene};
use leptos::prelude::*;

use super::Analyst;
use super::analyst::ReviewProgress;
use super::evaluation_bar::{EvaluationBar, EvaluationLine};
use super::graph_card::ReviewBar;
use super::trying::Trial;
use super::walk::Walk;
use crate::board::{Board, BoardEvent, ConfirmButton, Hand};
use crate::desk::{desk, text};
use crate::play::{Outlook, SideBar, consequence};
use crate::sound::Sound;

/// Scores, board, status line, and buttons to step through the game.
#[component]
pub(super) fn BoardSide() -> impl IntoView {
    let analyst: Analyst = expect_context();
    let scene = Memo::new(move |_| scene(analyst));
    let settings = Memo::new(move |_| analyst.view_settings());
    let hand = Hand::new(scene, settings, move |event| {
        if let BoardEvent::Move(mv) = event {
            analyst.play(mv);
        }
    });
    announce_steps(analyst);
    let is_reviewing = Memo::new(move |_| matches!(analyst.progress.get(), ReviewProgress::At { .. }));
    // On a phone the graph is out of view.
    let review_bar = move || {
        is_reviewing
            .get()
            .then(|| view! { <div class="phone-only review-bar" aria-hidden="true"><ReviewBar /></div> })
    };
    view! {
        <div class="board-side">
            <div class="score-row"><Score color=Color::White /><Score color=Color::Black /></div>
            <div class="board-row">
                <EvaluationBar />
                <div class="board-place"><Board hand /></div>
                {review_bar}
            </div>
            <StatusRow hand />
            <EvaluationLine />
            <Walk />
        </div>
    }
}

fn scene(analyst: Analyst) -> Scene {
    let position = analyst.position.get();
    let thought = analyst.thoughts.with(|thoughts| {
        let thoughts = thoughts.as_ref().filter(|thoughts| thoughts.position == position)?;
        let best = thoughts.lines.iter().zip(1..);
        Some(best.filter_map(|(line, rank)| Arrow::of(*line.moves.first()?, rank)).collect())
    });
    let arrows = thought.unwrap_or_else(|| refutation(analyst).into_iter().collect());
    Scene {
        composition: analyst.read(|tree, cursor| tree.composition(cursor.at())),
        last: analyst.ply().map(|ply| ply.mv),
        control: Control::Both,
        arrows,
        ..Scene::new(position)
    }
}

/// The answer to a bad move of the game, unless the player is looking for a move.
fn refutation(analyst: Analyst) -> Option<Arrow> {
    let judged = analyst.slipped(analyst.cursor.get().at())?;
    let is_trying = analyst.trying.with(Option::is_some);
    judged.played.line.first().filter(|_| !is_trying).and_then(|answer| Arrow::of(*answer, 1))
}

/// Announces every step to screen readers, with its sound.
fn announce_steps(analyst: Analyst) {
    let desk = desk();
    let place = Memo::new(move |_| (analyst.cursor.get().at(), analyst.position.get()));
    Effect::new(move |before: Option<()>| {
        // Read it, not only `track`: a memo that was never read does not follow its sources.
        let _ = place.get();
        if before.is_none() {
            return;
        }
        let texts = desk.texts.get_untracked();
        let notation = untrack(|| desk.preferences.notation());
        analyst.record.with_untracked(|record| {
            let cursor = analyst.cursor.get_untracked();
            let turn = match untrack(|| analyst.trial()) {
                Some(trial) => untrack(|| analyst.trial_text(&texts, trial, notation)),
                None => words::turn(&texts, cursor.position(&record.tree)),
            };
            let Some((parent, ply)) = cursor.last(&record.tree) else {
                return desk.voice.say(turn);
            };
            let announced = words::announce(&texts, parent, ply, notation, None);
            let judged = untrack(|| analyst.slipped(cursor.at())).and_then(|judged| {
                let slip = words::slip(&texts, judged.slip()?);
                Some(format!(" {slip}: {}.", words::better_move(&texts, &judged, notation)))
            });
            desk.voice.say(format!("{announced}{} {turn}", judged.unwrap_or_default()));
            if let Some(sound) = Sound::of(ply) {
                desk.voice.play_sound(sound);
            }
        });
    });
}

/// A colour and its score.
#[component]
fn Score(color: Color) -> impl IntoView {
    let desk = desk();
    let analyst: Analyst = expect_context();
    let position = analyst.position;
    let is_turn = Memo::new(move |_| position.get().turn() == color && position.get().outcome().is_none());
    view! {
        <SideBar
            color=Signal::stored(color)
            name=Signal::derive(move || words::side(&desk.texts.get(), color, analyst.person.get()))
            position
            is_turn
        />
    }
}

/// The considered move, what was wrong with the last one, or the player to move; and the button to pass.
#[component]
fn StatusRow(hand: Hand) -> impl IntoView {
    let desk = desk();
    let analyst: Analyst = expect_context();
    let line = Memo::new(move |_| {
        let texts = desk.texts.get();
        let here = analyst.position.get();
        let considered = hand.intent.get().mv(&here).and_then(|mv| {
            let ply = Ply::of(&here, mv).ok()?;
            consequence(&texts, &here, &ply, desk.preferences.notation(), None)
        });
        let judged = || {
            let judged = analyst.slipped(analyst.cursor.get().at())?;
            let told = words::better_move(&texts, &judged, desk.preferences.notation());
            Some(format!("{} {told}", judged.slip()?.mark()))
        };
        let tried = || {
            let trial = analyst.trial()?;
            Some(analyst.trial_text(&texts, trial, desk.preferences.notation()))
        };
        let told = || tried().or_else(judged).unwrap_or_else(|| words::turn(&texts, &here));
        considered.unwrap_or_else(|| (told(), Outlook::Quiet))
    });
    // Beside a wide board, the list of moves has this button.
    let slipped =
        Memo::new(move |_| analyst.trial().is_none() && analyst.slipped(analyst.cursor.get().at()).is_some());
    let must_pass =
        Memo::new(move |_| analyst.position.get().movement().is_some_and(dvonn_core::Movement::must_pass));
    let pass = move |_| analyst.play(Move::Pass);
    view! {
        <div class="status" class:loss=move || line.get().1 == Outlook::Loss>
            <p class="status-text">{move || line.get().0}</p>
            <ConfirmButton hand />
            {move || {
                let again = move |_| analyst.return_to_trial();
                matches!(analyst.trial(), Some(Trial::Wrong(_)))
                    .then(|| view! { <button type="button" on:click=again>{text(key::REVIEW_TRY)}</button> })
            }}
            {move || {
                let again = move |_| analyst.try_again();
                slipped.get().then(|| {
                    view! {
                        <button type="button" class="phone-only" on:click=again>{text(key::REVIEW_TRY)}</button>
                    }
                })
            }}
            {move || {
                must_pass
                    .get()
                    .then(|| view! { <button type="button" on:click=pass>{text(key::PLAY_PASS)}</button> })
            }}
        </div>
    }
}
