//! The row of four actions below the board, which depend on the state of the game.

use dvonn_core::Phase;
use dvonn_table::{Action, ActionKind};
use dvonn_text::{Key, key};
use leptos::prelude::*;
use leptos_router::hooks::use_navigate;

use super::LocalGame;
use super::more::analyse;
use crate::analyse::Inbox;
use crate::desk::{desk, text};
use crate::parts::MoreActions;
use crate::ui::{Drawing, Icon};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Placing,
    Moving,
    Over,
}

/// Four actions.
#[component]
pub(super) fn Actions() -> impl IntoView {
    let game: LocalGame = expect_context();
    let more = RwSignal::new(false);
    let stage = Memo::new(move |_| {
        let stage = game.read(|table| match table.position().phase() {
            _ if table.game().ending().is_some() => Stage::Over,
            Phase::Placement => Stage::Placing,
            Phase::Movement => Stage::Moving,
        });
        stage.unwrap_or(Stage::Moving)
    });
    let row = move || match stage.get() {
        Stage::Placing => view! { <Usual /> <FillButton /> }.into_any(),
        Stage::Moving => view! { <Usual /> <FlipButton /> }.into_any(),
        Stage::Over => view! { <AfterGame /> }.into_any(),
    };
    view! {
        <div class="actions" role="group" aria-label=text(key::ACTIONS_TITLE)>
            {row}
            <button
                type="button"
                class="action"
                aria-haspopup="dialog"
                on:click=move |_| more.set(true)
            >
                <Icon of=Drawing::More />
                <span>{text(key::ACTION_MORE)}</span>
            </button>
        </div>
        <MoreActions open=more />
    }
}

/// Take back and hint.
#[component]
fn Usual() -> impl IntoView {
    let game: LocalGame = expect_context();
    let may = move |kind| Signal::derive(move || game.may(kind));
    view! {
        <ActionButton
            of=Drawing::TakeBack
            key=key::ACTION_TAKE_BACK
            is_open=may(ActionKind::TakeBack)
            on_choose=move || game.act(Action::TakeBack)
        />
        <ActionButton
            of=Drawing::Hint
            key=key::ACTION_HINT
            is_open=may(ActionKind::Hint)
            on_choose=move || game.act(Action::Hint)
        />
    }
}

/// Fills the board, or stops filling it.
#[component]
fn FillButton() -> impl IntoView {
    let game: LocalGame = expect_context();
    let may_stop = move || game.may(ActionKind::StopFilling);
    let fill = move || {
        let action = if untrack(may_stop) { Action::StopFilling } else { Action::Fill };
        game.act(action);
    };
    view! {
        <ActionButton
            of=Drawing::Fill
            key=key::ACTION_FILL
            is_open=Signal::derive(move || game.may(ActionKind::Fill) || may_stop())
            on_choose=fill
        />
    }
}

#[component]
fn FlipButton() -> impl IntoView {
    let game: LocalGame = expect_context();
    view! {
        <ActionButton of=Drawing::Flip key=key::ACTION_FLIP is_open=Signal::stored(true) on_choose=move || game.flip() />
    }
}

#[component]
fn AfterGame() -> impl IntoView {
    let desk = desk();
    let game: LocalGame = expect_context();
    let inbox: Inbox = expect_context();
    let navigate = use_navigate();
    let always = Signal::stored(true);
    view! {
        <ActionButton
            of=Drawing::Rematch
            key=key::ACTION_REMATCH
            is_open=Signal::derive(move || game.may(ActionKind::Rematch))
            on_choose=move || game.act(Action::Rematch)
        />
        <ActionButton
            of=Drawing::Analyse
            key=key::ACTION_ANALYSE
            is_open=always
            on_choose=move || analyse(desk, game, inbox, &navigate)
        />
        <ActionButton
            of=Drawing::New
            key=key::ACTION_NEW
            is_open=always
            on_choose=move || game.is_choosing.set(true)
        />
    }
}

/// One of the actions.
#[component]
fn ActionButton(
    of: Drawing,
    /// The key of its name.
    key: Key,
    /// Whether it is available now.
    is_open: Signal<bool>,
    on_choose: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="action"
            // Not `disabled`, which would lose the focus.
            aria-disabled=move || (!is_open.get()).then_some("true")
            on:click=move |_| {
                if is_open.get_untracked() {
                    on_choose();
                }
            }
        >
            <Icon of=of />
            <span>{text(key)}</span>
        </button>
    }
}
