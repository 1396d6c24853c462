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
use super::tabs::{Panel, Tab, Tabs};
use super::tools::Tools;
use super::variations_card::VariationsCard;
use crate::browser;
use crate::desk::{Desk, desk, text};
use crate::link::{self, Linked};
use crate::parts::lasting;
use crate::study::{Cursor, Study};
use crate::ui::keep_in_history;
use crate::words;

/// A board with lines of play, or the board being set up.
#[component]
pub(crate) fn AnalysePage() -> impl IntoView {
    let desk = desk();
    let analyst = lasting(|| Analyst::new(desk));
    let is_setting_up = RwSignal::new(false);
    keep_in_history(is_setting_up);
    open_arrivals(desk, analyst);
    Effect::new(move |_| analyst.is_shown.set(true));
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
                <Tabs />
                <div class="cards">
                    <Panel tab=Tab::Moves><VariationsCard /></Panel>
                    <Panel tab=Tab::Engine><EngineCard /></Panel>
                    <Panel tab=Tab::Graph><GraphCard /></Panel>
                    <Panel tab=Tab::Tools><Tools is_setting_up=is_setting_up /></Panel>
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
        Some(Arrival::Review { record, is_flipped, person, online }) => {
            // What is known about the same game stays.
            if analyst.record.with_untracked(|here| *here != *record) {
                analyst.open(Study::new(*record));
            }
            analyst.is_flipped.set(is_flipped);
            analyst.person.set(person);
            analyst.tab.set(Tab::Graph);
            analyst.online.set_value(online);
            analyst.review_game();
        }
        Some(Arrival::Link(fragment)) => match link::read(&fragment) {
            None => {}
            Some(Ok(linked)) => open_link(analyst, linked),
            Some(Err(error)) => {
                let texts = desk.texts.get_untracked();
                let reason = words::link_error(&texts, &error, untrack(|| desk.preferences.notation()));
                desk.notify(key::LinkBroken { reason: reason.into() });
                navigate("/", NavigateOptions { replace: true, ..NavigateOptions::default() });
            }
        },
    });
}

/// Opens the content of a link, unless it is on the board already: the link stays in the address, which the browser may come
/// back to. Once the analysis has changed, the address says nothing about it any more.
fn open_link(analyst: Analyst, linked: Linked) {
    let study = match linked {
        Linked::Position(position) => Study::of_position(position),
        Linked::Game(record) => Study::new(*record),
    };
    if analyst.record.with_untracked(|record| *record != study.record) {
        analyst.open(study);
    }
    Effect::new(move |before: Option<()>| {
        analyst.record.track();
        if before.is_some() {
            browser::drop_fragment();
        }
    });
}

/// Arrow keys step through the game, unless the focused element needs them; comma and full stop also work on the board.
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
        // The slider begins after the placements; its keys go on before them.
        let needs_keys = is_inside("input:not(.slider), textarea, select, dialog")
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
