//! The board of the analysis, and what stands around it.

use dvonn_core::{Color, Move};
use dvonn_game::Ply;
use dvonn_text::words;
use dvonn_view::{Arrow, Control, Scene};
use leptos::prelude::*;

use super::Analyst;
use super::walk::Walk;
use crate::board::{Board, BoardEvent, Hand};
use crate::desk::desk;
use crate::play::consequence;
use crate::sound::Sound;

/// Board, line, and the way through the game.
#[component]
pub(super) fn BoardSide() -> impl IntoView {
    let desk = desk();
    let analyst: Analyst = expect_context();
    let position = Memo::new(move |_| analyst.study.with(|study| *study.position()));
    let scene = Memo::new(move |_| {
        let arrows = analyst.thoughts.with(|thoughts| {
            let thoughts = thoughts.as_ref().filter(|thoughts| thoughts.position == position.get());
            let lines = thoughts.map(|thoughts| thoughts.lines.as_slice()).unwrap_or_default();
            let best = lines.iter().zip(1..).filter_map(|(line, rank)| Arrow::of(*line.moves.first()?, rank));
            best.collect()
        });
        analyst.study.with(|study| Scene {
            composition: study.record().tree.composition(study.at()),
            last: study.ply().map(|ply| ply.mv),
            control: Control::Both,
            arrows,
            ..Scene::new(*study.position())
        })
    });
    let play = move |mv: Move| {
        analyst.study.update(|study| {
            // The board offers only legal moves.
            let _ = study.play(mv);
        });
    };
    let settings = Memo::new(move |_| desk.view_settings());
    let hand = Hand::new(scene, settings, move |event| {
        if let BoardEvent::Move(mv) = event {
            play(mv);
        }
    });
    // Whoever does not see the board hears where the walk has led.
    let place = Memo::new(move |_| analyst.study.with(|study| (study.at(), *study.position())));
    Effect::new(move |before: Option<()>| {
        let _ = place.get();
        if before.is_none() {
            return;
        }
        let texts = desk.texts.get_untracked();
        analyst.study.with_untracked(|study| {
            let turn = words::turn(&texts, study.position());
            let Some((parent, ply)) = study.last() else {
                return desk.say(turn);
            };
            let announced = words::announce(&texts, parent, ply, untrack(|| desk.notation()), None);
            desk.say(format!("{announced} {turn}"));
            if let Some(sound) = Sound::of(ply) {
                desk.play_sound(sound);
            }
        });
    });
    let line = Memo::new(move |_| {
        let texts = desk.texts.get();
        let here = position.get();
        let considered = hand.intent.get().mv(&here).and_then(|mv| {
            let ply = Ply::of(&here, mv).ok()?;
            consequence(&texts, &here, &ply, desk.notation(), None)
        });
        considered.unwrap_or_else(|| (words::turn(&texts, &here), false))
    });
    let must_pass =
        Memo::new(move |_| position.get().movement().is_some_and(dvonn_core::Movement::must_pass));
    let pass = move || {
        must_pass.get().then(|| {
            view! {
                <button type="button" on:click=move |_| play(Move::Pass)>
                    {crate::desk::text("play-pass")}
                </button>
            }
        })
    };
    let score = move |color: Color| {
        let scores = Memo::new(move |_| position.get().scores()[color]);
        let name = move || words::color(&desk.texts.get(), color);
        let class = if color == Color::White { "player-bar white" } else { "player-bar black" };
        let moves = Memo::new(move |_| {
            let shown = desk.settings.with(|settings| settings.overlays.tempo);
            let here = position.get();
            let count = here.movement().filter(|_| shown)?.count_moves(color);
            Some(desk.texts.get().with("bar-tempo", &[("count", count.into())]))
        });
        view! {
            <div class=class class:turn=move || position.get().turn() == color && position.get().outcome().is_none()>
                <span class="disc" aria-hidden="true"></span>
                <span class="who"><span class="name">{name}</span></span>
                <span class="tempo">{moves}</span>
                <span class="score">{scores}</span>
            </div>
        }
    };
    view! {
        <div class="board-side">
            <div class="score-row">{score(Color::White)}{score(Color::Black)}</div>
            <div class="board-place">
                <Board hand />
            </div>
            <div class="status" class:loss=move || line.get().1>
                <p class="status-text">{move || line.get().0}</p>
                {pass}
            </div>
            <Walk />
        </div>
    }
}
