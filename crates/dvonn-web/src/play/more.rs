//! What one does less often with a game.

use dvonn_game::{Export, Record};
use dvonn_text::words;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;

use super::Table;
use super::move_list::MoveList;
use super::placing_note::PlacingNote;
use super::table::names;
use crate::analyse::Analyst;
use crate::desk::{Desk, desk, text};
use crate::sitting::Sitting;
use crate::study::Study;
use crate::ui::{Dialog, Drawing, Icon, Menu, MenuItem};
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
    // Between two people, who is to move would resign.
    let resign_question = move || {
        let texts = desk.texts.get();
        let resigner = desk.sitting.with(|sitting| sitting.as_ref().map(Sitting::resigner));
        match resigner.filter(|_| are_two.get()) {
            Some(color) => format!("{}: {}", words::color(&texts, color), texts.get("resign-question")),
            None => texts.get("resign-question"),
        }
    };
    let share = move || {
        if let Some(record) = record(desk) {
            desk.send_link(&link::of_game(&record));
        }
    };
    let flip = move || desk.flip();
    let is_on = move || !is_over.get();
    view! {
        <Menu id="more" label=Signal::derive(text("actions-title")) open=open>
            <PlacingNote />
            <MenuItem of=Drawing::Flip key="action-flip" on_choose=flip />
            <Show when=is_on>
                <MenuItem of=Drawing::Flag key="action-resign" on_choose=move || is_resigning.set(true) />
            </Show>
            <Show when=move || is_on() && are_two.get()>
                <MenuItem of=Drawing::Draw key="action-draw" on_choose=move || is_drawing.set(true) />
            </Show>
            <MenuItem
                of=Drawing::Stacks
                key="moves-title"
                phone_only=true
                on_choose=move || are_moves_open.set(true)
            />
            <MenuItem
                of=Drawing::Analyse
                key="action-analyse-game"
                on_choose=move || navigate.with_value(|navigate| analyse(desk, &analyst, navigate))
            />
            <MenuItem of=Drawing::Share key="action-share" on_choose=share />
            <MenuItem
                of=Drawing::Save
                key="action-save"
                on_choose=move || save(Export::Dvonn, "game.dvonn", "text/plain;charset=utf-8")
            />
            <MenuItem
                of=Drawing::Save
                key="action-save-json"
                on_choose=move || save(Export::Json, "game.json", "application/json")
            />
            <A href="/rules" attr:class="button menu-item phone-only">
                <Icon of=Drawing::List />
                {text("nav-rules")}
            </A>
            <A href="/learn" attr:class="button menu-item phone-only">
                <Icon of=Drawing::Hint />
                {text("nav-learn")}
            </A>
            <MenuItem of=Drawing::New key="action-new" on_choose=move || table.is_choosing.set(true) />
            <MenuItem
                of=Drawing::Settings
                key="settings-title"
                on_choose=move || desk.is_settings_open.set(true)
            />
        </Menu>
        <Dialog open=is_resigning title=Signal::derive(resign_question) id="resign">
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
