//! The row of four actions below the board, which depend on the state of the game.

use std::time::Duration;

use dvonn_core::Phase;
use dvonn_table::{Action, ActionKind, Table};
use dvonn_text::key;
use leptos::html::Div;
use leptos::prelude::*;

use super::Playing;
use super::action_button::ActionButton;
use super::keys::act;
use super::looking::Looking;
use crate::board::Hand;
use crate::desk::text;
use crate::parts::MoreActions;
use crate::ui::Drawing;

/// Four actions. After the game they stay, so that nothing jumps.
#[component]
pub(super) fn Actions(hand: Hand) -> impl IntoView {
    let game: Playing = expect_context();
    let row = NodeRef::<Div>::new();
    let more = RwSignal::new(false);
    let is_placing = Memo::new(move |_| {
        let is_placing = |table: &Table| table.position().phase() == Phase::Placement;
        game.read(is_placing).unwrap_or(false)
    });
    // The button that filled the board has become another one. What is pressed or typed next is meant for the board.
    Effect::new(move |before: Option<bool>| {
        let is_placing = is_placing.get();
        let is_focused =
            || row.get_untracked().is_some_and(|row| row.contains(document().active_element().as_deref()));
        if before == Some(true) && !is_placing && is_focused() {
            hand.take_focus();
        }
        is_placing
    });
    let was_placing = StoredValue::new(false);
    let third = move || {
        if is_placing.get() {
            was_placing.set_value(true);
            view! { <FillButton /> }.into_any()
        } else {
            view! { <FlipButton is_late=was_placing.get_value() /> }.into_any()
        }
    };
    view! {
        <div node_ref=row class="actions" role="group" aria-label=text(key::ACTIONS_TITLE)>
            <Usual />
            {third}
            <ActionButton of=Drawing::More key=key::ACTION_MORE opens_dialog=true on_choose=move || more.set(true) />
        </div>
        <MoreActions open=more />
    }
}

/// Take back and hint.
#[component]
fn Usual() -> impl IntoView {
    let game: Playing = expect_context();
    let looking: Looking = expect_context();
    let may = move |kind| Signal::derive(move || game.may(kind));
    view! {
        <ActionButton
            of=Drawing::TakeBack
            key=key::ACTION_TAKE_BACK
            is_open=may(ActionKind::TakeBack)
            on_choose=move || act(game, looking, Action::TakeBack)
        />
        <ActionButton
            of=Drawing::Hint
            key=key::ACTION_HINT
            is_open=may(ActionKind::Hint)
            on_choose=move || act(game, looking, Action::Hint)
        />
    }
}

/// Fills the board, or stops filling it.
#[component]
fn FillButton() -> impl IntoView {
    let game: Playing = expect_context();
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

/// Turns the board.
#[component]
fn FlipButton(
    /// Whether it takes the place of the button that filled the board: a late second press there does nothing.
    is_late: bool,
) -> impl IntoView {
    let game: Playing = expect_context();
    let is_open = RwSignal::new(!is_late);
    if is_late {
        set_timeout(
            move || {
                // The button may be gone by now.
                let _ = is_open.try_set(true);
            },
            Duration::from_millis(700),
        );
    }
    view! {
        <ActionButton of=Drawing::Flip key=key::ACTION_FLIP is_open=is_open.into() on_choose=move || game.flip() />
    }
}
