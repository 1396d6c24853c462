//! The cards of the analysis: all of them beside the board, or one at a time behind tabs on a phone.

use dvonn_text::{Key, key};
use dvonn_view::Orientation;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::Analyst;
use crate::desk::text;

/// A card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tab {
    Moves,
    Engine,
    Graph,
    Tools,
}

impl Tab {
    const ALL: [Tab; 4] = [Tab::Moves, Tab::Engine, Tab::Graph, Tab::Tools];

    const fn name(self) -> &'static str {
        match self {
            Tab::Moves => "moves",
            Tab::Engine => "engine",
            Tab::Graph => "graph",
            Tab::Tools => "tools",
        }
    }

    const fn key(self) -> Key {
        match self {
            Tab::Moves => key::MOVES_TITLE,
            Tab::Engine => key::ENGINE_TITLE,
            Tab::Graph => key::TAB_GRAPH,
            Tab::Tools => key::TAB_TOOLS,
        }
    }

    /// The tab that a key leads to.
    fn after(self, key: &str) -> Option<Tab> {
        let here = Tab::ALL.iter().position(|&tab| tab == self).unwrap_or(0);
        let all = Tab::ALL.len();
        let next = match key {
            "ArrowRight" => (here + 1) % all,
            "ArrowLeft" => (here + all - 1) % all,
            "Home" => 0,
            "End" => all - 1,
            _ => return None,
        };
        Some(Tab::ALL[next])
    }
}

/// Whether the cards are behind tabs.
fn is_tabbed(analyst: Analyst) -> bool {
    analyst.view_settings().orientation == Orientation::Upright
}

/// The tabs. Arrow keys choose another one, as the pattern for tabs has it.
#[component]
pub(super) fn Tabs() -> impl IntoView {
    let analyst: Analyst = expect_context();
    let turn = move |event: web_sys::KeyboardEvent| {
        let Some(next) = analyst.tab.get_untracked().after(&event.key()) else {
            return;
        };
        event.prevent_default();
        analyst.tab.set(next);
        let button = document().get_element_by_id(&format!("tab-{}", next.name()));
        if let Some(button) = button.and_then(|button| button.dyn_into::<web_sys::HtmlElement>().ok()) {
            // An element that is shown can be focused.
            let _ = button.focus();
        }
    };
    let draw = move |tab: Tab| {
        let is_chosen = move || analyst.tab.get() == tab;
        view! {
            <button
                type="button"
                role="tab"
                id=format!("tab-{}", tab.name())
                aria-controls=format!("panel-{}", tab.name())
                aria-selected=move || is_chosen().to_string()
                tabindex=move || if is_chosen() { "0" } else { "-1" }
                on:click=move |_| analyst.tab.set(tab)
            >
                {text(tab.key())}
            </button>
        }
    };
    view! {
        <div class="tabs" role="tablist" aria-label=text(key::ANALYSE_TITLE) on:keydown=turn>
            {Tab::ALL.map(draw).collect_view()}
        </div>
    }
}

/// One of the cards.
#[component]
pub(super) fn Panel(tab: Tab, children: Children) -> impl IntoView {
    let analyst: Analyst = expect_context();
    let tabbed = Memo::new(move |_| is_tabbed(analyst));
    view! {
        <div
            class="panel"
            class:is-chosen=move || analyst.tab.get() == tab
            id=format!("panel-{}", tab.name())
            role=move || tabbed.get().then_some("tabpanel")
            aria-labelledby=move || tabbed.get().then(|| format!("tab-{}", tab.name()))
        >
            {children()}
        </div>
    }
}
