//! Buttons and a slider to step through a game.

use dvonn_core::Phase;
use dvonn_game::Tree;
use dvonn_text::{Key, key};
use leptos::html;
use leptos::prelude::*;

use super::Analyst;
use crate::browser;
use crate::desk::{Desk, desk, text};
use crate::study::Cursor;
use crate::ui::{Drawing, Icon};
use crate::words;

/// First, back, forward, last, and a slider over the whole line.
#[component]
pub(super) fn Walk() -> impl IntoView {
    let desk = desk();
    let analyst: Analyst = expect_context();
    let depth = analyst.depth;
    let length = Memo::new(move |_| analyst.line.with(Vec::len) - 1);
    let slide = move |event| {
        if let Ok(depth) = event_target_value(&event).parse() {
            analyst.walk(|cursor, tree| cursor.go_to(tree, depth));
        }
    };
    let is_start = Signal::derive(move || depth.get() == 0);
    let is_end = Signal::derive(move || depth.get() == length.get());
    let slider = NodeRef::<html::Input>::new();
    let place = move || place_text(desk, analyst, length.get());
    view! {
        <div class="walk" role="group" aria-label=text(key::WALK_TITLE)>
            <WalkButton of=Drawing::First key=key::WALK_FIRST walk=Cursor::first is_end=is_start />
            <WalkButton of=Drawing::Back key=key::WALK_BACK walk=Cursor::back is_end=is_start />
            <input
                type="range"
                class="slider"
                node_ref=slider
                min="0"
                max=length
                prop:max=move || length.get().to_string()
                prop:value=move || depth.get().to_string()
                aria-label=text(key::WALK_SLIDER)
                aria-valuetext=place
                on:input=slide
            />
            <WalkButton of=Drawing::Forward key=key::WALK_FORWARD walk=Cursor::forward is_end />
            <WalkButton of=Drawing::Last key=key::WALK_LAST walk=Cursor::last_of_line is_end />
            <p class="walk-where"><span class="where">{place}</span><SkipPlacements length slider /></p>
        </div>
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
fn SkipPlacements(length: Memo<usize>, slider: NodeRef<html::Input>) -> impl IntoView {
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
        browser::focus_if_lost(slider);
    };
    move || {
        is_placing.get().then(
            || view! { <button type="button" class="quiet" on:click=skip>{text(key::WALK_SKIP)}</button> },
        )
    }
}

/// The current place in words.
fn place_text(desk: Desk, analyst: Analyst, length: usize) -> String {
    let texts = desk.texts.get();
    let Some(ply) = analyst.ply() else {
        return texts.get(key::WALK_START);
    };
    let mv = words::move_text(&texts, ply.mv, desk.preferences.notation());
    let depth = analyst.depth.get();
    texts.get(key::WalkPly { ply: depth.into(), all: length.into(), mv: mv.into() })
}
