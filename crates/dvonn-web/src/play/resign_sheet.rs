//! The question before a game is resigned.

use dvonn_table::Action;
use dvonn_text::{key, words};
use leptos::prelude::*;

use super::Playing;
use crate::desk::{desk, text};
use crate::ui::Dialog;

/// Asks whether the player really resigns.
#[component]
pub(crate) fn ResignSheet(is_open: RwSignal<bool>) -> impl IntoView {
    let desk = desk();
    let game: Playing = expect_context();
    let resign = move |_| {
        is_open.set(false);
        game.act(Action::Resign);
    };
    // Between two people, the side to move resigns.
    let question = move || {
        let texts = desk.texts.get();
        let resigner = game.read(|table| table.resigner().filter(|_| table.only_person().is_none()));
        match resigner.flatten() {
            Some(color) => format!("{}: {}", words::color(&texts, color), texts.get(key::RESIGN_QUESTION)),
            None => texts.get(key::RESIGN_QUESTION),
        }
    };
    view! {
        <Dialog open=is_open title=Signal::derive(question) id="resign">
            <div class="answers">
                <button type="button" class="danger" on:click=resign>{text(key::ACTION_RESIGN)}</button>
                <button type="button" on:click=move |_| is_open.set(false)>{text(key::RESIGN_NO)}</button>
            </div>
        </Dialog>
    }
}
