//! A setting that is on or off.

use leptos::prelude::*;

/// A labelled switch.
#[component]
pub(crate) fn Switch(
    #[prop(into)] label: Signal<String>,
    #[prop(into)] on: Signal<bool>,
    on_turn: Callback<bool>,
) -> impl IntoView {
    view! {
        <label class="switch">
            <span>{label}</span>
            <input
                type="checkbox"
                role="switch"
                prop:checked=on
                on:change=move |event| on_turn.run(event_target_checked(&event))
            />
        </label>
    }
}
