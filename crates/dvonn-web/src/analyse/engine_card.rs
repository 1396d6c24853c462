//! The engine's lines and scores, updated as it searches.

use dvonn_core::{Color, Move};
use dvonn_text::key;
use leptos::prelude::*;

use super::Analyst;
use super::analyst::{Thought, Thoughts};
use crate::desk::{Desk, desk, text};
use crate::ui::Switch;
use crate::words;

/// The number of moves shown of a line.
const SHOWN_MOVES: usize = 8;

/// The engine's switch, its lines, and its search depth.
#[component]
pub(super) fn EngineCard() -> impl IntoView {
    let desk = desk();
    let analyst: Analyst = expect_context();
    let is_over = Memo::new(move |_| analyst.position.get().outcome().is_some());
    let content = move || {
        if !analyst.is_on.get() {
            return view! { <p class="note">{text(key::ENGINE_OFF)}</p> }.into_any();
        }
        if analyst.has_failed.get() {
            return view! { <p class="error" role="alert">{text(key::ENGINE_FAILED)}</p> }.into_any();
        }
        if is_over.get() {
            return view! { <p class="note">{text(key::ENGINE_OVER)}</p> }.into_any();
        }
        match analyst.thoughts.get() {
            Some(thoughts) => draw_thoughts(desk, analyst, &thoughts).into_any(),
            None => view! { <p class="note working">{text(key::ENGINE_THINKING)}</p> }.into_any(),
        }
    };
    view! {
        <section class="card engine-card" aria-labelledby="engine-heading">
            <div class="card-head">
                <h2 id="engine-heading">{text(key::ENGINE_TITLE)}</h2>
                <LineCount />
                <Switch
                    label=Signal::derive(text(key::ENGINE_SWITCH))
                    on=analyst.is_on
                    on_turn=Callback::new(move |on| analyst.is_on.set(on))
                />
            </div>
            {content}
        </section>
    }
}

/// The number of lines.
#[component]
fn LineCount() -> impl IntoView {
    let analyst: Analyst = expect_context();
    let option = move |lines: u8| {
        view! { <option value=lines.to_string() selected=move || analyst.lines.get() == lines>{lines}</option> }
    };
    let choose = move |event| {
        if let Ok(lines) = event_target_value(&event).parse() {
            analyst.lines.set(lines);
        }
    };
    view! {
        <label class="field inline">
            <span>{text(key::ENGINE_LINES)}</span>
            <select on:change=choose>{(1..=5).map(option).collect_view()}</select>
        </label>
    }
}

fn draw_thoughts(desk: Desk, analyst: Analyst, thoughts: &Thoughts) -> impl IntoView + use<> {
    let texts = desk.texts.get();
    let speed = thoughts.nodes as f64 / thoughts.millis.max(1.0);
    let (depth, nodes) = (thoughts.depth.into(), (thoughts.nodes / 1_000).into());
    let depth = if thoughts.is_done {
        texts.get(key::EngineDone { depth, nodes })
    } else {
        texts.get(key::EngineDepth { depth, nodes, speed: (speed as u64).into() })
    };
    let lines = thoughts.lines.iter().map(|thought| draw_line(desk, analyst, thought)).collect_view();
    view! {
        <ol class="engine-lines">{lines}</ol>
        <p class="note">{depth}</p>
    }
}

/// A line as a button that plays its first move.
fn draw_line(desk: Desk, analyst: Analyst, thought: &Thought) -> impl IntoView + use<> {
    let (texts, notation) = (desk.texts.get(), desk.preferences.notation());
    let score = thought.score;
    let full = dvonn_text::words::worth(&texts, score, Color::White);
    let proved =
        score.is_proved().then(|| view! { <span class="badge">{texts.get(key::ENGINE_PROVED)}</span> });
    let chance = dvonn_text::words::chance(&texts, score, Color::White);
    let moves: Vec<Move> = thought.moves.iter().copied().take(SHOWN_MOVES).collect();
    let named = moves.iter().map(|mv| words::move_text(&texts, *mv, notation)).collect::<Vec<_>>();
    let (head, tail) =
        named.split_first().map(|(head, tail)| (head.clone(), tail.join(" "))).unwrap_or_default();
    let label = texts.get(key::EnginePlayLine {
        mv: head.clone().into(),
        worth: full.clone().into(),
        moves: named.join(" ").into(),
    });
    let play = move |_| {
        if let Some(&mv) = moves.first() {
            analyst.play(mv);
        }
    };
    view! {
        <li>
            <button type="button" class="engine-line" title=full aria-label=label on:click=play>
                <span class="worth">{words::short_worth(&texts, score)}</span>
                {proved}
                <span class="chance">{chance}</span>
                <span class="line-moves"><b>{head}</b>" "{tail}</span>
            </button>
        </li>
    }
}
