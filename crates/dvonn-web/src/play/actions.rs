//! The row of four actions under a thumb. What they are depends on how far the game is.

use dvonn_core::Phase;
use leptos::prelude::*;
use leptos_router::hooks::use_navigate;

use super::Table;
use super::more::{More, analyse};
use crate::analyse::Analyst;
use crate::desk::{desk, text};
use crate::sitting::Sitting;
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
    let desk = desk();
    let table: Table = expect_context();
    let analyst: Analyst = expect_context();
    let navigate = StoredValue::new(use_navigate());
    let more = RwSignal::new(false);
    let stage = Memo::new(move |_| {
        desk.sitting.with(|sitting| match sitting {
            Some(sitting) if sitting.game().ending().is_some() => Stage::Over,
            Some(sitting) if sitting.position().phase() == Phase::Placement => Stage::Placing,
            _ => Stage::Moving,
        })
    });
    let can_take_back =
        Memo::new(move |_| desk.sitting.with(|sitting| sitting.as_ref().is_some_and(Sitting::can_take_back)));
    let can_hint = Memo::new(move |_| {
        desk.sitting.with(|sitting| {
            sitting.as_ref().is_some_and(|sitting| sitting.is_persons_turn() && !sitting.awaits_pass())
        })
    });
    let always = Signal::stored(true);
    let usual = move || {
        view! {
            <Action
                of=Drawing::TakeBack
                key="action-take-back"
                is_open=can_take_back
                on_choose=move || table.act(Sitting::take_back)
            />
            <Action
                of=Drawing::Hint
                key="action-hint"
                is_open=can_hint
                on_choose=move || table.act(|sitting, _| sitting.ask_hint())
            />
        }
    };
    let flip = move || desk.flip();
    let study = move || navigate.with_value(|navigate| analyse(desk, &analyst, navigate));
    let row = move || {
        match stage.get() {
        Stage::Placing => view! {
            {usual()}
            <Action of=Drawing::Fill key="action-fill" is_open=always on_choose=move || table.act(Sitting::fill) />
        }
        .into_any(),
        Stage::Moving => view! {
            {usual()}
            <Action of=Drawing::Flip key="action-flip" is_open=always on_choose=flip />
        }
        .into_any(),
        Stage::Over => view! {
            <Action of=Drawing::Rematch key="action-rematch" is_open=always on_choose=move || table.rematch() />
            <Action of=Drawing::Analyse key="action-analyse" is_open=always on_choose=study />
            <Action of=Drawing::New key="action-new" is_open=always on_choose=move || table.is_choosing.set(true) />
        }
        .into_any(),
    }
    };
    view! {
        <div class="actions" role="group" aria-label=text("actions-title")>
            {row}
            <button
                type="button"
                class="action"
                aria-haspopup="dialog"
                on:click=move |_| more.set(true)
            >
                <Icon of=Drawing::More />
                <span>{text("action-more")}</span>
            </button>
        </div>
        <More open=more />
    }
}

/// One of the actions.
#[component]
fn Action(
    of: Drawing,
    /// What it is called.
    key: &'static str,
    /// Whether it can be chosen now.
    #[prop(into)]
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
