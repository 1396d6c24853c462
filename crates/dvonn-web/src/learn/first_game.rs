//! The way from the course to the first game.

use dvonn_coach::{RULE_CHAPTERS, StepIndex};
use dvonn_text::key;
use leptos::html;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;

use crate::browser;
use crate::desk::text;
use crate::play::start_first_game;

/// Whether the student can play now: after the first chapter, which shows the game in five moves, after all the rules, and
/// at the end of the course.
pub(super) fn is_ready_after(index: StepIndex) -> bool {
    let chapter = index.chapter_number();
    index.is_exercise() && (chapter == 0 || chapter + 1 == RULE_CHAPTERS || index.next().is_none())
}

/// A button that starts an easy game.
#[component]
pub(super) fn FirstGame() -> impl IntoView {
    let navigate = use_navigate();
    let start = move |_| {
        start_first_game();
        navigate("/game", NavigateOptions::default());
    };
    let button = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if button.get().is_some() {
            browser::focus_in_place_soon(button);
        }
    });
    view! {
        <button type="button" class="primary" title=text(key::LEARN_PAGE_FIRST_NOTE) node_ref=button on:click=start>
            {text(key::LEARN_PAGE_FIRST_GAME)}
        </button>
    }
}
