//! What one does less often with a game.

use dvonn_game::{Export, Record};
use leptos::prelude::*;
use leptos_router::NavigateOptions;

use super::Table;
use super::move_list::MoveList;
use super::table::names;
use crate::analyse::Analyst;
use crate::desk::{Desk, desk, text};
use crate::sitting::Sitting;
use crate::study::Study;
use crate::ui::{Dialog, Drawing, Icon, Menu};
use crate::{browser, link};

/// The record of the game on the table, with names and date.
fn record(desk: Desk) -> Option<Record> {
    let texts = desk.texts.get_untracked();
    desk.sitting.with_untracked(|sitting| {
        let sitting = sitting.as_ref()?;
        let mut record = sitting.record(&names(&texts, sitting));
        record.tags.set("Date", browser::today()).expect("Date is a tag");
        Some(record)
    })
}

/// Takes the game to the analysis board.
pub(super) fn analyse(desk: Desk, analyst: &Analyst, navigate: &impl Fn(&str, NavigateOptions)) {
    if let Some(record) = record(desk) {
        analyst.open(Study::new(record));
        navigate("/analyse", NavigateOptions::default());
    }
}

/// A sheet of further actions.
#[component]
pub(super) fn More(open: RwSignal<bool>) -> impl IntoView {
    let desk = desk();
    let table: Table = expect_context();
    let analyst: Analyst = expect_context();
    let navigate = StoredValue::new(leptos_router::hooks::use_navigate());
    let is_resigning = RwSignal::new(false);
    let is_drawing = RwSignal::new(false);
    let are_moves_open = RwSignal::new(false);
    let is_over = Memo::new(move |_| {
        desk.sitting.with(|sitting| sitting.as_ref().is_none_or(|sitting| sitting.game().ending().is_some()))
    });
    let are_two = Memo::new(move |_| {
        desk.sitting.with(|sitting| sitting.as_ref().is_some_and(|sitting| sitting.only_person().is_none()))
    });
    let save = move |format: Export, name: &'static str, kind: &'static str| {
        let exported = record(desk).and_then(|record| record.export(format).ok());
        if let Some(exported) = exported {
            browser::download(name, kind, &exported.text);
        }
    };
    let resign = move |_| {
        is_resigning.set(false);
        table.act(Sitting::resign);
    };
    let agree = move |_| {
        is_drawing.set(false);
        table.act(Sitting::agree_draw);
    };
    let resign_item = move || {
        (!is_over.get()).then(|| {
            view! {
                <button type="button" class="menu-item" on:click=move |_| is_resigning.set(true)>
                    <Icon of=Drawing::Flag />
                    {text("action-resign")}
                </button>
            }
        })
    };
    let draw_item = move || {
        (!is_over.get() && are_two.get()).then(|| {
            view! {
                <button type="button" class="menu-item" on:click=move |_| is_drawing.set(true)>
                    <Icon of=Drawing::Draw />
                    {text("action-draw")}
                </button>
            }
        })
    };
    view! {
        <Menu id="more" label=Signal::derive(text("actions-title")) open=open>
            <button
                type="button"
                class="menu-item"
                on:click=move |_| desk.flipped.update(|flipped| *flipped = !*flipped)
            >
                <Icon of=Drawing::Flip />
                {text("action-flip")}
            </button>
            {resign_item}
            {draw_item}
            <button type="button" class="menu-item phone-only" on:click=move |_| are_moves_open.set(true)>
                <Icon of=Drawing::Stacks />
                {text("moves-title")}
            </button>
            <button
                type="button"
                class="menu-item"
                on:click=move |_| navigate.with_value(|navigate| analyse(desk, &analyst, navigate))
            >
                <Icon of=Drawing::Analyse />
                {text("action-analyse-game")}
            </button>
            <button
                type="button"
                class="menu-item"
                on:click=move |_| if let Some(record) = record(desk) {
                    desk.send_link(&link::of_game(&record));
                }
            >
                <Icon of=Drawing::Share />
                {text("action-share")}
            </button>
            <button
                type="button"
                class="menu-item"
                on:click=move |_| save(Export::Dvonn, "game.dvonn", "text/plain;charset=utf-8")
            >
                <Icon of=Drawing::Save />
                {text("action-save")}
            </button>
            <button
                type="button"
                class="menu-item"
                on:click=move |_| save(Export::Json, "game.json", "application/json")
            >
                <Icon of=Drawing::Save />
                {text("action-save-json")}
            </button>
            <button type="button" class="menu-item" on:click=move |_| table.is_choosing.set(true)>
                <Icon of=Drawing::New />
                {text("action-new")}
            </button>
            <button type="button" class="menu-item" on:click=move |_| desk.is_settings_open.set(true)>
                <Icon of=Drawing::Settings />
                {text("settings-title")}
            </button>
        </Menu>
        <Dialog open=is_resigning title=Signal::derive(text("resign-question")) id="resign">
            <div class="answers">
                <button type="button" class="danger" on:click=resign>{text("action-resign")}</button>
                <button type="button" on:click=move |_| is_resigning.set(false)>{text("resign-no")}</button>
            </div>
        </Dialog>
        <Dialog open=is_drawing title=Signal::derive(text("draw-question")) id="draw">
            <div class="answers">
                <button type="button" class="primary" on:click=agree>{text("draw-yes")}</button>
                <button type="button" on:click=move |_| is_drawing.set(false)>{text("resign-no")}</button>
            </div>
        </Dialog>
        <Dialog open=are_moves_open title=Signal::derive(text("moves-title")) id="moves">
            <MoveList />
        </Dialog>
    }
}
