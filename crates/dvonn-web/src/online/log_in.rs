//! Logging in, and creating an account.

use dvonn_text::{Key, key};
use dvonn_wire::Credentials;
use leptos::prelude::*;

use super::account_page::{Who, reason};
use super::api;
use super::fields::{self, Field, Form, Kind};
use crate::desk::text;
use crate::ui::{Choice, items};

/// For somebody without an account, or who is not logged in.
#[component]
pub(super) fn LogIn() -> impl IntoView {
    let who: Who = expect_context();
    let is_new = RwSignal::new(false);
    let name = RwSignal::new(String::new());
    let password = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<Key>);
    let is_sent = RwSignal::new(false);
    let read = move || {
        Ok(Credentials {
            name: fields::name(&name.get_untracked())?,
            password: fields::password(password.get_untracked())?,
        })
    };
    let send = Callback::new(move |()| {
        let credentials = match read() {
            Ok(credentials) => credentials,
            Err(key) => return wrong.set(Some(key)),
        };
        is_sent.set(true);
        leptos::task::spawn_local_scoped_with_cancellation(async move {
            let answer = if is_new.get_untracked() {
                api::register(&credentials).await
            } else {
                api::log_in(&credentials).await
            };
            is_sent.set(false);
            match answer {
                Ok(me) => who.0.set(Some(me)),
                Err(error) => wrong.set(Some(reason(error))),
            }
        });
    });
    let form = move || {
        let (label, kind) = if is_new.get() {
            (key::ACCOUNT_REGISTER, Kind::NewPassword)
        } else {
            (key::ACCOUNT_LOG_IN, Kind::Password)
        };
        view! {
            <Form send=label wrong is_sent on_send=send>
                <Field key=key::ACCOUNT_NAME kind=Kind::Name value=name />
                <Field key=key::ACCOUNT_PASSWORD kind value=password />
                {is_new.get().then(|| view! { <p class="note">{text(key::ACCOUNT_REGISTER_NOTE)}</p> })}
            </Form>
        }
    };
    view! {
        <Choice
            name="account-way"
            label=Signal::derive(text(key::ACCOUNT_TITLE))
            items=items(&[(false, key::ACCOUNT_LOG_IN), (true, key::ACCOUNT_REGISTER)])
            value=is_new
            on_choose=Callback::new(move |chosen| {
                wrong.set(None);
                is_new.set(chosen);
            })
        />
        {form}
    }
}
