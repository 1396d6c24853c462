//! How placing goes quickly.

use dvonn_core::Phase;
use leptos::prelude::*;

use crate::desk::{desk, text};

/// A line for whoever places, gone once the pieces are placed.
#[component]
pub(super) fn PlacingNote() -> impl IntoView {
    let desk = desk();
    let is_placing = Memo::new(move |_| {
        desk.sitting.with(|sitting| {
            sitting.as_ref().is_some_and(|sitting| {
                sitting.game().ending().is_none() && sitting.position().phase() == Phase::Placement
            })
        })
    });
    view! {
        <Show when=move || is_placing.get()>
            <p class="note">{text("play-placing")}</p>
        </Show>
    }
}
