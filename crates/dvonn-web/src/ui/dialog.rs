//! A sheet over the page.

use dvonn_text::key;
use leptos::html;
use leptos::prelude::*;

use super::layers::keep_in_history;

/// A sheet that the browser keeps in front: Escape and Back close it, the focus stays inside, and returns when it closes.
#[component]
pub(crate) fn Dialog(
    open: RwSignal<bool>,
    #[prop(into)] title: Signal<String>,
    /// An id that is unique on the page.
    id: &'static str,
    children: ChildrenFn,
) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    keep_in_history(open);
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else {
            return;
        };
        match (open.get(), dialog.open()) {
            // A dialog that is in the document can be shown.
            (true, false) => drop(dialog.show_modal()),
            (false, true) => dialog.close(),
            _ => {}
        }
    });
    // A click outside the sheet hits the dialog element itself.
    let close_outside = move |event: web_sys::MouseEvent| {
        if event.target() == event.current_target() {
            open.set(false);
        }
    };
    let close_label = crate::desk::text(key::CLOSE);
    let content = move || open.get().then(|| children());
    view! {
        <dialog
            class="sheet"
            id=id
            node_ref=dialog
            aria-labelledby=format!("{id}-title")
            on:close=move |_| open.set(false)
            on:click=close_outside
        >
            <div class="sheet-inside">
                <header class="sheet-head">
                    <h2 id=format!("{id}-title")>{title}</h2>
                    <button class="quiet" type="button" on:click=move |_| open.set(false)>{close_label}</button>
                </header>
                {content}
            </div>
        </dialog>
    }
}
