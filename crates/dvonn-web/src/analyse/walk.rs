//! Buttons and a slider to step through a game.

use dvonn_core::Phase;
use dvonn_game::Tree;
use dvonn_text::{Key, key};
use leptos::html;
use leptos::prelude::*;

use super::Analyst;
use crate::browser;
use crate::desk::{Desk, desk, text};
use crate::study::{Cursor, Graph};
use crate::ui::{Drawing, Icon};
use crate::words;

/// First, back, forward, last, and the current place in words.
#[component]
pub(super) fn Walk() -> impl IntoView {
    let desk = desk();
    let analyst: Analyst = expect_context();
    let depth = analyst.depth;
    let length = Memo::new(move |_| analyst.line.with(Vec::len) - 1);
    let is_start = Signal::derive(move || depth.get() == 0);
    let is_end = Signal::derive(move || depth.get() == length.get());
    let group = NodeRef::<html::Div>::new();
    view! {
        <div class="walk" role="group" tabindex="-1" node_ref=group aria-label=text(key::WALK_TITLE)>
            <WalkButton of=Drawing::First key=key::WALK_FIRST walk=Cursor::first is_end=is_start />
            <WalkButton of=Drawing::Back key=key::WALK_BACK walk=Cursor::back is_end=is_start />
            <p class="walk-where">
                <span class="where">{move || place_text(desk, analyst)}</span>
                <SkipPlacements length group />
            </p>
            <WalkButton of=Drawing::Forward key=key::WALK_FORWARD walk=Cursor::forward is_end />
            <WalkButton of=Drawing::Last key=key::WALK_LAST walk=Cursor::last_of_line is_end />
        </div>
    }
}

/// A slider with the scale of the graph, which it stands below.
#[component]
pub(super) fn Slider(graph: Memo<Graph>) -> impl IntoView {
    let desk = desk();
    let analyst: Analyst = expect_context();
    let ends = Memo::new(move |_| graph.with(Graph::ends));
    let slide = move |event| {
        if let Ok(depth) = event_target_value(&event).parse() {
            analyst.walk(|cursor, tree| cursor.go_to(tree, depth));
        }
    };
    view! {
        <input
            type="range"
            class="slider"
            prop:min=move || ends.get().0.to_string()
            prop:max=move || ends.get().1.to_string()
            prop:value=move || {
                // After the ends: the browser limits the value to them.
                let _ = ends.get();
                analyst.depth.get().to_string()
            }
            disabled=move || ends.get().0 == ends.get().1
            aria-label=text(key::WALK_SLIDER)
            aria-valuetext=move || place_text(desk, analyst)
            on:input=slide
        />
    }
}

#[component]
fn WalkButton(
    of: Drawing,
    key: Key,
    walk: fn(&mut Cursor, &Tree),
    /// Whether this direction has ended.
    is_end: Signal<bool>,
) -> impl IntoView {
    let analyst: Analyst = expect_context();
    view! {
        <button type="button" class="step" disabled=is_end on:click=move |_| analyst.walk(walk)>
            <Icon of=of />
            <span class="unseen">{text(key)}</span>
        </button>
    }
}

/// A button that skips the placements, while the game is in them.
#[component]
fn SkipPlacements(length: Memo<usize>, group: NodeRef<html::Div>) -> impl IntoView {
    let analyst: Analyst = expect_context();
    let is_placing = Memo::new(move |_| {
        let placements = analyst.read(|tree, cursor| cursor.placements(tree));
        analyst.position.get().phase() == Phase::Placement
            && placements > 0
            && length.get() >= placements
            && length.get() > analyst.depth.get()
    });
    let skip = move |_| {
        analyst.walk(Cursor::skip_placements);
        browser::focus_if_lost(group);
    };
    move || {
        is_placing.get().then(
            || view! { <button type="button" class="quiet" on:click=skip>{text(key::WALK_SKIP)}</button> },
        )
    }
}

/// The current place in words.
fn place_text(desk: Desk, analyst: Analyst) -> String {
    let texts = desk.texts.get();
    let Some(ply) = analyst.ply() else {
        return texts.get(key::WALK_START);
    };
    let mv = words::move_text(&texts, ply.mv, desk.preferences.notation());
    let (depth, all) = (analyst.depth.get(), analyst.line.with(Vec::len) - 1);
    texts.get(key::WalkPly { ply: depth.into(), all: all.into(), mv: mv.into() })
}
