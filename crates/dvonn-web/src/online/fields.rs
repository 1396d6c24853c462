//! Fields for names and passwords, and forms that say what is wrong.

use dvonn_text::{Key, key};
use dvonn_wire::{Name, Password};
use leptos::prelude::*;

use crate::desk::text;

/// What is typed into a field, for browsers that fill it in.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Name,
    Password,
    NewPassword,
    Date,
    Number,
    Other,
}

/// A field with its label.
#[component]
pub(super) fn Field(key: Key, kind: Kind, value: RwSignal<String>) -> impl IntoView {
    let (form, hint) = match kind {
        Kind::Name => ("text", "username"),
        Kind::Password => ("password", "current-password"),
        Kind::NewPassword => ("password", "new-password"),
        Kind::Date => ("date", "off"),
        Kind::Number => ("number", "off"),
        Kind::Other => ("text", "off"),
    };
    view! {
        <label class="field">
            <span>{text(key)}</span>
            <input
                type=form
                autocomplete=hint
                autocapitalize="none"
                spellcheck="false"
                maxlength="200"
                prop:value=move || value.get()
                on:input=move |event| value.set(event_target_value(&event))
            />
        </label>
    }
}

/// Fields with a button that sends them. What is wrong is said above the button.
#[component]
pub(super) fn Form(
    /// The key of the button's label.
    send: Key,
    wrong: RwSignal<Option<Key>>,
    /// Whether the server is thinking about it.
    is_sent: RwSignal<bool>,
    on_send: Callback<()>,
    #[prop(optional)] is_dangerous: bool,
    children: Children,
) -> impl IntoView {
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if !is_sent.get_untracked() {
            wrong.set(None);
            on_send.run(());
        }
    };
    let complaint = move || wrong.get().map(|key| view! { <p class="error" role="alert">{text(key)}</p> });
    view! {
        <form class="card account-form" on:submit=submit>
            {children()}
            {complaint}
            <button
                type="submit"
                class=if is_dangerous { "danger" } else { "primary" }
                aria-busy=move || is_sent.get().then_some("true")
            >
                {text(send)}
            </button>
        </form>
    }
}

/// A name, or what is wrong with it.
pub(super) fn name(text: &str) -> Result<Name, Key> {
    text.trim().parse().map_err(|_| key::ACCOUNT_BAD_NAME)
}

/// A password, or what is wrong with it.
pub(super) fn password(text: String) -> Result<Password, Key> {
    Password::new(text).map_err(|_| key::ACCOUNT_BAD_PASSWORD)
}
