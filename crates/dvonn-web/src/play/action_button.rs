//! A button in the row of actions below the board.

use dvonn_text::Key;
use leptos::prelude::*;

use crate::desk::text;
use crate::ui::{Drawing, Icon};

/// One of the actions.
#[component]
pub(crate) fn ActionButton(
    of: Drawing,
    /// The key of its name.
    key: Key,
    /// Whether it is available now.
    #[prop(default = Signal::stored(true))]
    is_open: Signal<bool>,
    /// Whether a menu or a sheet follows.
    #[prop(optional)]
    opens_dialog: bool,
    on_choose: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="action"
            aria-haspopup=opens_dialog.then_some("dialog")
            // Not `disabled`, which would lose the focus.
            aria-disabled=move || (!is_open.get()).then_some("true")
            on:click=move |_| {
                if is_open.get_untracked() {
                    on_choose();
                }
            }
        >
            <Icon of=of />
            <span>{text(key)}</span>
        </button>
    }
}
