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
    let take_back = move || {
        view! {
            <button
                type="button"
                class="action"
                disabled=move || !can_take_back.get()
                on:click=move |_| table.act(Sitting::take_back)
            >
                <Icon of=Drawing::TakeBack />
                <span>{text("action-take-back")}</span>
            </button>
        }
    };
    let hint = move || {
        view! {
            <button
                type="button"
                class="action"
                disabled=move || !can_hint.get()
                on:click=move |_| table.act(|sitting, _| sitting.ask_hint())
            >
                <Icon of=Drawing::Hint />
                <span>{text("action-hint")}</span>
            </button>
        }
    };
    let flip = move || {
        view! {
            <button type="button" class="action" on:click=move |_| desk.flipped.update(|flipped| *flipped = !*flipped)>
                <Icon of=Drawing::Flip />
                <span>{text("action-flip")}</span>
            </button>
        }
    };
    let row = move || match stage.get() {
        Stage::Placing => view! {
            {take_back()}
            {hint()}
            <button type="button" class="action" on:click=move |_| table.act(Sitting::fill)>
                <Icon of=Drawing::Fill />
                <span>{text("action-fill")}</span>
            </button>
        }
        .into_any(),
        Stage::Moving => view! { {take_back()} {hint()} {flip()} }.into_any(),
        Stage::Over => view! {
            <button type="button" class="action" on:click=move |_| table.rematch()>
                <Icon of=Drawing::Rematch />
                <span>{text("action-rematch")}</span>
            </button>
            <button
                type="button"
                class="action"
                on:click=move |_| navigate.with_value(|navigate| analyse(desk, &analyst, navigate))
            >
                <Icon of=Drawing::Analyse />
                <span>{text("action-analyse")}</span>
            </button>
            <button type="button" class="action" on:click=move |_| table.is_choosing.set(true)>
                <Icon of=Drawing::New />
                <span>{text("action-new")}</span>
            </button>
        }
        .into_any(),
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
