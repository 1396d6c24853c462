//! What somebody with an account can do with it.

use dvonn_text::{Key, key};
use dvonn_wire::{AccountChange, AccountDeletion, Me};
use leptos::prelude::*;
use leptos_router::components::A;

use super::account_page::{Who, reason};
use super::api;
use super::fields::{self, Field, Form, Kind};
use super::sessions::Sessions;
use crate::desk::{desk, text};

/// Logging out, sessions and tokens, changing the account, and taking everything along or deleting it.
#[component]
pub(super) fn AccountSettings() -> impl IntoView {
    let desk = desk();
    let who: Who = expect_context();
    let log_out = move |_| {
        leptos::task::spawn_local_scoped_with_cancellation(async move {
            match api::log_out().await {
                Ok(()) => who.0.set(Some(Me { player: None })),
                Err(error) => desk.notify(reason(error)),
            }
        });
    };
    let profile = move || {
        let address = format!("/player/{}", who.name()?);
        Some(view! { <A href=address attr:class="button">{text(key::ACCOUNT_PROFILE)}</A> })
    };
    view! {
        <p class="answers">
            {profile}
            <button type="button" on:click=log_out>{text(key::ACCOUNT_LOG_OUT)}</button>
            <a class="button" href=api::EXPORT download="dvonn-account.json">{text(key::ACCOUNT_EXPORT)}</a>
        </p>
        <Sessions />
        <Blocked />
        <section aria-labelledby="account-change">
            <h2 id="account-change">{text(key::ACCOUNT_CHANGE)}</h2>
            <ChangeForm />
        </section>
        <section aria-labelledby="account-delete">
            <h2 id="account-delete">{text(key::ACCOUNT_DELETE)}</h2>
            <DeleteForm />
        </section>
    }
}

/// Whom the person keeps away; nothing if there is nobody.
#[component]
fn Blocked() -> impl IntoView {
    let desk = desk();
    let names = RwSignal::new(Vec::<String>::new());
    leptos::task::spawn_local_scoped_with_cancellation(async move {
        if let Ok(players) = api::blocked().await {
            names.set(players.into_iter().filter_map(|player| player.name).collect());
        }
    });
    let unblock = move |name: String| {
        leptos::task::spawn_local_scoped_with_cancellation(async move {
            match api::unblock(&name).await {
                Ok(()) => names.update(|names| names.retain(|one| *one != name)),
                Err(error) => desk.notify(reason(error)),
            }
        });
    };
    let row = move |name: String| {
        let shown = name.clone();
        view! {
            <li class="card game-row">
                <p class="game-row-text">{shown}</p>
                <button type="button" on:click=move |_| unblock(name.clone())>{text(key::ACCOUNT_UNBLOCK)}</button>
            </li>
        }
    };
    view! {
        <Show when=move || names.with(|names| !names.is_empty())>
            <section aria-labelledby="account-blocked">
                <h2 id="account-blocked">{text(key::ACCOUNT_BLOCKED)}</h2>
                <ul class="game-rows">{move || names.get().into_iter().map(row).collect_view()}</ul>
            </section>
        </Show>
    }
}

#[component]
fn ChangeForm() -> impl IntoView {
    let desk = desk();
    let who: Who = expect_context();
    let [password, new_name, new_password] = [(); 3].map(|()| RwSignal::new(String::new()));
    let wrong = RwSignal::new(None::<Key>);
    let is_sent = RwSignal::new(false);
    let read = move || {
        let given = |field: RwSignal<String>| Some(field.get_untracked()).filter(|text| !text.is_empty());
        Ok(AccountChange {
            password: fields::password(password.get_untracked())?,
            name: given(new_name).map(|name| fields::name(&name)).transpose()?,
            new_password: given(new_password).map(fields::password).transpose()?,
        })
    };
    let send = Callback::new(move |()| {
        let change = match read() {
            Ok(change) => change,
            Err(key) => return wrong.set(Some(key)),
        };
        is_sent.set(true);
        leptos::task::spawn_local_scoped_with_cancellation(async move {
            let answer = api::change_account(&change).await;
            is_sent.set(false);
            match answer {
                Ok(me) => {
                    for field in [password, new_name, new_password] {
                        field.set(String::new());
                    }
                    who.0.set(Some(me));
                    desk.notify(key::ACCOUNT_CHANGED);
                }
                Err(error) => wrong.set(Some(reason(error))),
            }
        });
    });
    view! {
        <Form send=key::ACCOUNT_SAVE wrong is_sent on_send=send>
            <Field key=key::ACCOUNT_NEW_NAME kind=Kind::Name value=new_name />
            <Field key=key::ACCOUNT_NEW_PASSWORD kind=Kind::NewPassword value=new_password />
            <Field key=key::ACCOUNT_OLD_PASSWORD kind=Kind::Password value=password />
        </Form>
    }
}

#[component]
fn DeleteForm() -> impl IntoView {
    let desk = desk();
    let who: Who = expect_context();
    let password = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<Key>);
    let is_sent = RwSignal::new(false);
    let send = Callback::new(move |()| {
        let deletion = match fields::password(password.get_untracked()) {
            Ok(password) => AccountDeletion { password },
            Err(key) => return wrong.set(Some(key)),
        };
        is_sent.set(true);
        leptos::task::spawn_local_scoped_with_cancellation(async move {
            let answer = api::delete_account(&deletion).await;
            is_sent.set(false);
            match answer {
                Ok(()) => {
                    who.0.set(Some(Me { player: None }));
                    desk.notify(key::ACCOUNT_DELETED);
                }
                Err(error) => wrong.set(Some(reason(error))),
            }
        });
    });
    view! {
        <Form send=key::ACCOUNT_DELETE wrong is_sent on_send=send is_dangerous=true>
            <p>{text(key::ACCOUNT_DELETE_NOTE)}</p>
            <Field key=key::ACCOUNT_PASSWORD kind=Kind::Password value=password />
        </Form>
    }
}
