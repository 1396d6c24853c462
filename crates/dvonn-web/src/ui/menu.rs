//! A menu of further actions.

use dvonn_text::Key;
use leptos::prelude::*;

use super::{Dialog, Drawing, Icon};
use crate::desk::text;

/// A sheet of further actions. A click on any of them closes it.
#[component]
pub(crate) fn Menu(
    id: &'static str,
    #[prop(into)] label: Signal<String>,
    open: RwSignal<bool>,
    children: ChildrenFn,
) -> impl IntoView {
    let children = StoredValue::new(children);
    view! {
        <Dialog open=open title=label id=id>
            <div class="menu" on:click=move |_| open.set(false)>
                {move || children.with_value(|children| children())}
            </div>
        </Dialog>
    }
}

/// One of the actions.
#[component]
pub(crate) fn MenuItem(
    of: Drawing,
    /// The key of its label.
    key: Key,
    on_choose: impl Fn() + 'static,
    /// Whether it is shown only on phones, where there is no room for it elsewhere.
    #[prop(optional)]
    phone_only: bool,
) -> impl IntoView {
    view! {
        <button type="button" class="menu-item" class:phone-only=phone_only on:click=move |_| on_choose()>
            <Icon of=of />
            {text(key)}
        </button>
    }
}
