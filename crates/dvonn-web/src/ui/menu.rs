//! Actions behind a button.

use leptos::prelude::*;

use super::Dialog;

/// A button that opens a sheet of further actions. A press on any of them closes it.
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
