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
    let (keys, values): (Vec<Key>, Vec<T>) = items.into_iter().map(|item| (item.key, item.value)).unzip();
    let values = StoredValue::new(values);
    let chosen = move || values.with_value(|values| values.iter().position(|item| *item == value.get()));
    let choose = move |index: usize| on_choose.run(values.with_value(|values| values[index]));
    view! { <RadioGroup name label keys chosen=Signal::derive(chosen) on_choose=Callback::new(choose) /> }
}

/// The radio buttons by their index, whatever they stand for: compiled once for all choices.
#[component]
fn RadioGroup(
    name: &'static str,
    label: Signal<String>,
    keys: Vec<Key>,
    chosen: Signal<Option<usize>>,
    on_choose: Callback<usize>,
) -> impl IntoView {
    let texts = crate::desk::desk().texts;
    let button = move |(index, key): (usize, Key)| {
        view! {
            <label class="choice-item">
                <input
                    type="radio"
                    name=name
                    prop:checked=move || chosen.get() == Some(index)
                    on:change=move |_| on_choose.run(index)
                />
                <span>{move || texts.get().get(key)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choice">
            <legend>{label}</legend>
            <div class="choice-items">{keys.into_iter().enumerate().map(button).collect_view()}</div>
        </fieldset>
    }
}
