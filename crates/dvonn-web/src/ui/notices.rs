//! Messages about the whole page.

use dvonn_text::key;
use leptos::prelude::*;

use crate::desk::{desk, text};

/// The current messages, and the live region that announces the game to screen readers.
#[component]
pub(crate) fn Notices() -> impl IntoView {
    let desk = desk();
    view! {
        <div class="notices" role="status">
            <For each=move || desk.voice.notices.get() key=|notice| notice.number let:notice>
                <div class="notice">
                    <span>{notice.text}</span>
                    <button class="quiet" type="button" on:click=move |_| desk.voice.dismiss(notice.number)>
                        {text(key::CLOSE)}
                    </button>
                </div>
            </For>
        </div>
        <div id="said" class="unseen" aria-live="polite" aria-atomic="true">{desk.voice.said}</div>
    }
}
