//! The question whether a move is to be played after all, as a button for the line that says what the move does.

use dvonn_text::key;
use dvonn_view::ViewSettings;
use leptos::prelude::*;

use super::hand::Hand;
use super::names::use_texts;

/// Plays the move that waits for a second click, or drops it; absent while none does. It stands beside the board, because a question
/// never covers what it asks about.
#[component]
pub(crate) fn ConfirmButton(hand: Hand) -> impl IntoView {
    let texts = use_texts();
    move || {
        let mv = hand.asking()?;
        let mv = hand.settings.with(ViewSettings::naming).move_text(mv);
        let label = texts.get().get(key::BoardPlay { mv: mv.into() });
        let cancel = move |_| {
            hand.cancel();
            hand.focus_if_lost();
        };
        Some(view! {
            <button type="button" class="confirm-move" on:click=move |_| hand.confirm()>
                {label}
            </button>
            <button type="button" class="quiet cancel-move" aria-label=move || texts.get().get(key::CANCEL) on:click=cancel>
                "×"
            </button>
        })
    }
}
