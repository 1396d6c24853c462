//! A choice between a few options, side by side.

use dvonn_text::Key;
use leptos::prelude::*;

/// An option.
#[derive(Clone, Copy)]
pub(crate) struct ChoiceItem<T: 'static> {
    pub(crate) value: T,
    /// The key of its label.
    pub(crate) key: Key,
}

/// Options from values and the keys of their labels.
pub(crate) fn items<T: Copy>(list: &[(T, Key)]) -> Vec<ChoiceItem<T>> {
    list.iter().map(|&(value, key)| ChoiceItem { value, key }).collect()
}

/// A group of radio buttons that looks like one button with several parts.
#[component]
pub(crate) fn Choice<T: Copy + PartialEq + Send + Sync + 'static>(
    /// A name for the group that is unique on the page.
    name: &'static str,
    #[prop(into)] label: Signal<String>,
    items: Vec<ChoiceItem<T>>,
    #[prop(into)] value: Signal<T>,
    on_choose: Callback<T>,
) -> impl IntoView {
    let texts = crate::desk::desk().texts;
    let item = move |item: ChoiceItem<T>| {
        view! {
            <label class="choice-item">
                <input
                    type="radio"
                    name=name
                    prop:checked=move || value.get() == item.value
                    on:change=move |_| on_choose.run(item.value)
                />
                <span>{move || texts.get().get(item.key)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choice">
            <legend>{label}</legend>
            <div class="choice-items">{items.into_iter().map(item).collect_view()}</div>
        </fieldset>
    }
}
