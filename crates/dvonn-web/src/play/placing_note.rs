//! A tip on placing pieces quickly.

use dvonn_core::Phase;
use dvonn_text::key;
use leptos::prelude::*;

use super::Playing;
use crate::desk::text;

/// Shown until all pieces are placed.
#[component]
pub(super) fn PlacingNote() -> impl IntoView {
    let game: Playing = expect_context();
    let is_placing = Memo::new(move |_| {
        let is_placing = |table: &dvonn_table::Table| {
            table.game().ending().is_none() && table.position().phase() == Phase::Placement
        };
        game.read(is_placing).unwrap_or(false)
    });
    view! {
        <Show when=move || is_placing.get()>
            <p class="note">{text(key::PLAY_PLACING)}</p>
        </Show>
    }
}
