//! Keeping a player away, and telling the administrators about one.

use dvonn_text::key;
use dvonn_wire::{GameId, ProblemCode, ReportReason, ReportRequest};
use leptos::prelude::*;

use super::account_page::reason;
use super::api::{self, ApiError};
use super::chat::ChatLine;
use crate::desk::{desk, text};
use crate::ui::{Choice, Dialog, items};

/// Who is reported, and where it happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Accused {
    pub(super) player: String,
    pub(super) game: Option<GameId>,
    pub(super) message: Option<ChatLine>,
}

/// Blocks a player.
pub(super) fn block(player: String) {
    let desk = desk();
    // The sheet may be closed before the answer comes.
    leptos::task::spawn_local(async move {
        desk.notify(match api::block(&player).await {
            Ok(()) => key::ONLINE_BLOCKED,
            Err(error) => why(error),
        });
    });
}

fn why(error: ApiError) -> dvonn_text::Key {
    match error {
        ApiError::Problem(ProblemCode::NeedsAccount) => key::ONLINE_NEEDS_ACCOUNT,
        error => reason(error),
    }
}

/// A form with three reasons; it is open while somebody is accused.
#[component]
pub(super) fn ReportSheet(accused: RwSignal<Option<Accused>>) -> impl IntoView {
    let desk = desk();
    let is_open = RwSignal::new(false);
    Effect::new(move |_| is_open.set(accused.with(Option::is_some)));
    Effect::new(move |before: Option<bool>| {
        let is_open = is_open.get();
        if before == Some(true) && !is_open {
            accused.set(None);
        }
        is_open
    });
    let chosen = RwSignal::new(ReportReason::Conduct);
    let send = move |_| {
        let Some(Accused { player, game, message }) = accused.get_untracked() else { return };
        let message = message.map(|line| line.number);
        let request = ReportRequest { reason: chosen.get_untracked(), game, message };
        is_open.set(false);
        // The sheet may be closed before the answer comes.
        leptos::task::spawn_local(async move {
            desk.notify(match api::report(&player, &request).await {
                Ok(()) => key::REPORT_SENT,
                Err(error) => why(error),
            });
        });
    };
    let title = move || {
        let player = accused.with(|accused| accused.as_ref().map(|accused| accused.player.clone()));
        format!("{}: {}", text(key::REPORT_TITLE)(), player.unwrap_or_default())
    };
    let quoted = move || {
        let line = accused.with(|accused| accused.as_ref()?.message.clone())?;
        Some(view! { <blockquote class="note">{line.text}</blockquote> })
    };
    view! {
        <Dialog open=is_open title=Signal::derive(title) id="report">
            {quoted}
            <Choice
                name="report-reason"
                label=Signal::derive(text(key::REPORT_REASON))
                items=items(&[
                    (ReportReason::Conduct, key::REPORT_CONDUCT),
                    (ReportReason::Cheating, key::REPORT_CHEATING),
                    (ReportReason::Name, key::REPORT_NAME),
                ])
                value=chosen
                on_choose=Callback::new(move |reason| chosen.set(reason))
            />
            <p class="answers">
                <button type="button" class="primary" on:click=send>{text(key::REPORT_TITLE)}</button>
            </p>
        </Dialog>
    }
}
