//! Where somebody is logged in, and the tokens of their programs.

use dvonn_text::{Key, key};
use dvonn_wire::{NewToken, Session, SessionId, SessionKind, TokenRequest};
use leptos::prelude::*;

use super::account_page::reason;
use super::api;
use super::fields::{Field, Form, Kind};
use crate::browser;
use crate::desk::{desk, text};

/// The list, and a form for a new token.
#[component]
pub(super) fn Sessions() -> impl IntoView {
    let desk = desk();
    let sessions = RwSignal::new(Vec::<Session>::new());
    let fetch = Callback::new(move |()| {
        leptos::task::spawn_local_scoped_with_cancellation(async move {
            match api::sessions().await {
                Ok(list) => sessions.set(list),
                Err(error) => desk.notify(reason(error)),
            }
        });
    });
    fetch.run(());
    let of = move |kind: SessionKind| {
        move || sessions.with(|list| list.iter().filter(|one| one.kind == kind).cloned().collect::<Vec<_>>())
    };
    let end = Callback::new(move |session: SessionId| {
        leptos::task::spawn_local_scoped_with_cancellation(async move {
            match api::end_session(session).await {
                Ok(()) => fetch.run(()),
                Err(error) => desk.notify(reason(error)),
            }
        });
    });
    view! {
        <section aria-labelledby="account-sessions">
            <h2 id="account-sessions">{text(key::ACCOUNT_SESSIONS)}</h2>
            <ul class="game-rows">
                <For each=of(SessionKind::Browser) key=|one| one.id let:session><Row session end /></For>
            </ul>
        </section>
        <section aria-labelledby="account-tokens">
            <h2 id="account-tokens">{text(key::ACCOUNT_TOKENS)}</h2>
            <ul class="game-rows">
                <For each=of(SessionKind::Program) key=|one| one.id let:session><Row session end /></For>
            </ul>
            <TokenForm fetch />
        </section>
    }
}

#[component]
fn Row(session: Session, end: Callback<SessionId>) -> impl IntoView {
    let desk = desk();
    let Session { id, kind, label, created, is_current } = session;
    let name = if kind == SessionKind::Browser { browser_name(&label) } else { label };
    let day = move || browser::day_in_words(created.as_millis() as u64, desk.texts.get().language().tag());
    view! {
        <li class="card game-row">
            <p class="game-row-text"><b>{name}</b><small>{day}</small></p>
            {if is_current {
                view! { <span class="note">{text(key::ACCOUNT_THIS_SESSION)}</span> }.into_any()
            } else {
                view! { <button type="button" on:click=move |_| end.run(id)>{text(key::ACCOUNT_END_SESSION)}</button> }
                    .into_any()
            }}
        </li>
    }
}

/// A form for a new token, and its secret once it is made.
#[component]
fn TokenForm(fetch: Callback<()>) -> impl IntoView {
    let desk = desk();
    let label = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<Key>);
    let is_sent = RwSignal::new(false);
    let secret = RwSignal::new(None::<String>);
    let send = Callback::new(move |()| {
        let wanted = TokenRequest { label: label.get_untracked().trim().to_owned() };
        is_sent.set(true);
        leptos::task::spawn_local_scoped_with_cancellation(async move {
            let answer = api::new_token(&wanted).await;
            is_sent.set(false);
            match answer {
                Ok(NewToken { secret: made, .. }) => {
                    secret.set(Some(made));
                    label.set(String::new());
                    fetch.run(());
                }
                Err(error) => wrong.set(Some(reason(error))),
            }
        });
    });
    let made = move || {
        let secret = secret.get()?;
        let copied = secret.clone();
        Some(view! {
            <div class="card account-form" role="status">
                <p>{text(key::ACCOUNT_TOKEN_SECRET)}</p>
                <code class="secret">{secret}</code>
                <button type="button" on:click=move |_| desk.copy(copied.clone())>{text(key::ACCOUNT_COPY)}</button>
            </div>
        })
    };
    view! {
        {made}
        <Form send=key::ACCOUNT_TOKEN_CREATE wrong is_sent on_send=send>
            <p class="note">{text(key::ACCOUNT_TOKEN_NOTE)}</p>
            <Field key=key::ACCOUNT_TOKEN_LABEL kind=Kind::Other value=label />
        </Form>
    }
}

/// The browser and the system by their short names, from what the browser says it is.
fn browser_name(label: &str) -> String {
    let first = |names: &[(&str, &'static str)]| {
        names.iter().find(|(sign, _)| label.contains(sign)).map(|&(_, name)| name)
    };
    // Most browsers also claim to be those further down.
    let program = first(&[
        ("Firefox/", "Firefox"),
        ("Edg/", "Edge"),
        ("OPR/", "Opera"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ]);
    let system = first(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS X", "macOS"),
        ("Linux", "Linux"),
    ]);
    let known: Vec<_> = program.into_iter().chain(system).collect();
    if known.is_empty() { label.to_owned() } else { known.join(" · ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_have_short_names() {
        for (label, name) in [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"),
            (
                "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Mobile Safari/537.36",
                "Chrome · Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1",
                "Safari · iPhone",
            ),
            ("curl/8.5.0", "curl/8.5.0"),
        ] {
            assert_eq!(browser_name(label), name);
        }
    }
}
