//! The analysis page.

use dvonn_game::Tree;
use dvonn_text::key;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use wasm_bindgen::JsCast;

use super::Analyst;
use super::board_side::BoardSide;
use super::engine_card::EngineCard;
use super::graph_card::GraphCard;
use super::inbox::{Arrival, Inbox};
use super::setup_editor::SetupEditor;
use super::tools::Tools;
use super::variations_card::VariationsCard;
use crate::desk::{Desk, desk, text};
use crate::link::{self, Linked};
use crate::parts::lasting;
use crate::study::{Cursor, Study};
use crate::words;

/// A board with lines of play, or the board being set up.
#[component]
pub(crate) fn AnalysePage() -> impl IntoView {
    let desk = desk();
    let analyst = lasting(|| Analyst::new(desk));
    let is_setting_up = RwSignal::new(false);
    open_arrivals(desk, analyst);
    analyst.is_shown.set(true);
    on_cleanup(move || analyst.is_shown.set(false));
    walk_by_keys(analyst, is_setting_up);
    move || {
        if is_setting_up.get() {
            return view! { <SetupEditor is_open=is_setting_up /> }.into_any();
        }
        view! {
            <section class="analysis" aria-label=text(key::ANALYSE_TITLE)>
                <h1 class="unseen">{text(key::ANALYSE_TITLE)}</h1>
                <BoardSide />
                <div class="cards">
                    <EngineCard />
                    <GraphCard />
                    <VariationsCard />
                    <Tools is_setting_up=is_setting_up />
                </div>
            </section>
        }
        .into_any()
    }
}

/// Opens what other pages send. After a broken link the person is back on the front page, where they were.
fn open_arrivals(desk: Desk, analyst: Analyst) {
    let inbox: Inbox = expect_context();
    let navigate = use_navigate();
    Effect::new(move |_| match inbox.take() {
        None => {}
        Some(Arrival::Game { record, is_flipped }) => {
            analyst.open(Study::new(*record));
            analyst.is_flipped.set(is_flipped);
        }
        Some(Arrival::Link(fragment)) => match link::read(&fragment) {
            None => {}
            Some(Ok(Linked::Position(position))) => analyst.open(Study::of_position(position)),
            Some(Ok(Linked::Game(record))) => analyst.open(Study::new(*record)),
            Some(Err(error)) => {
                let texts = desk.texts.get_untracked();
                let reason = words::link_error(&texts, &error, untrack(|| desk.preferences.notation()));
                desk.notify(key::LinkBroken { reason: reason.into() });
                navigate("/", NavigateOptions { replace: true, ..NavigateOptions::default() });
            }
        },
    });
}

/// Arrow keys step through the game, unless the focused element uses them; comma and full stop also work on the board.
fn walk_by_keys(analyst: Analyst, is_setting_up: RwSignal<bool>) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        let is_free = !event.default_prevented()
            && !event.ctrl_key()
            && !event.alt_key()
            && !event.meta_key()
            && !is_setting_up.get_untracked();
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let is_inside = |place: &str| {
            target.as_ref().is_some_and(|target| target.closest(place).is_ok_and(|found| found.is_some()))
        };
        let key = event.key();
        let needs_keys = is_inside("input, textarea, select, dialog")
            || !matches!(key.as_str(), "," | ".")
                && is_inside("[role=grid], [role=application], .board-place");
        if !is_free || needs_keys {
            return;
        }
        let walk: fn(&mut Cursor, &Tree) = match key.as_str() {
            "ArrowLeft" | "," => Cursor::back,
            "ArrowRight" | "." => Cursor::forward,
            "Home" => Cursor::first,
            "End" => Cursor::last_of_line,
            _ => return,
        };
        event.prevent_default();
        analyst.walk(walk);
    });
    on_cleanup(move || listener.remove());
}
