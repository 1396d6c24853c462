//! The page of the person's account: where somebody logs in, or changes what the server knows about them.

use dvonn_text::{Key, key};
use dvonn_wire::{Me, ProblemCode};
use leptos::prelude::*;

use super::account_settings::AccountSettings;
use super::api::{self, ApiError};
use super::log_in::LogIn;
use crate::desk::{desk, text};

/// Who the person is, once the server has said so.
#[derive(Clone, Copy)]
pub(super) struct Who(pub(super) RwSignal<Option<Me>>);

impl Who {
    /// The name of the account; `None` for a guest.
    pub(super) fn name(self) -> Option<String> {
        self.0.with(|me| me.as_ref()?.player.as_ref()?.name.clone())
    }
}

/// The account, or the way to one.
#[component]
pub(crate) fn AccountPage() -> impl IntoView {
    let desk = desk();
    let who = Who(RwSignal::new(None));
    provide_context(who);
    let is_lost = RwSignal::new(false);
    leptos::task::spawn_local_scoped_with_cancellation(async move {
        match api::me().await {
            Ok(me) => who.0.set(Some(me)),
            Err(_) => is_lost.set(true),
        }
    });
    Effect::new(move |_| desk.subject.set(Some(text(key::ACCOUNT_TITLE)())));
    on_cleanup(move || desk.subject.set(None));
    let name = Memo::new(move |_| who.name());
    let is_known = Memo::new(move |_| who.0.with(Option::is_some));
    let title = move || name.get().unwrap_or_else(|| text(key::ACCOUNT_TITLE)());
    let content = move || match (is_known.get(), name.with(Option::is_some)) {
        (false, _) => None,
        (true, true) => Some(view! { <AccountSettings /> }.into_any()),
        (true, false) => Some(view! { <LogIn /> }.into_any()),
    };
    view! {
        <div class="page lobby">
            <h1 class="start-title">{title}</h1>
            <Show when=move || is_lost.get()>
                <p class="card" role="alert">{text(key::ONLINE_NO_SERVER)}</p>
            </Show>
            {content}
        </div>
    }
}

/// Why the server did not do it.
pub(super) fn reason(error: ApiError) -> Key {
    match error {
        ApiError::Problem(ProblemCode::WrongPassword) => key::ACCOUNT_WRONG,
        ApiError::Problem(ProblemCode::NameTaken) => key::ACCOUNT_TAKEN,
        ApiError::Problem(ProblemCode::TooMany) => key::ACCOUNT_TOO_MANY,
        ApiError::Problem(ProblemCode::Banned) => key::ACCOUNT_BANNED,
        ApiError::Problem(_) => key::ONLINE_REFUSED,
        ApiError::NoServer => key::ONLINE_NO_SERVER,
    }
}
