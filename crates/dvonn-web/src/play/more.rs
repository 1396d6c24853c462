//! The menu of less frequent actions.

use dvonn_game::Export;
use dvonn_table::{ActionKind, Table};
use dvonn_text::key;
use dvonn_wire::GameId;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;

use super::Playing;
use super::move_list::MoveList;
use super::placing_note::PlacingNote;
use super::record::level;
use super::resign_sheet::ResignSheet;
use crate::analyse::{Arrival, Inbox};
use crate::desk::{desk, text};
use crate::ui::{Dialog, Drawing, Icon, Menu, MenuItem};
use crate::{browser, file_name, link};

/// Opens the game on the analysis board.
pub(super) fn analyse(game: Playing, inbox: Inbox, navigate: &impl Fn(&str, NavigateOptions)) {
    if let Some(record) = game.record() {
        inbox.send(Arrival::Game { record: Box::new(record), is_flipped: game.is_flipped.get_untracked() });
        navigate("/analyse", NavigateOptions::default());
    }
}

/// Opens the game on the analysis board, where its review begins; `online` is its name on the server, if it was played there.
pub(crate) fn review(
    game: Playing,
    online: Option<GameId>,
    inbox: Inbox,
    navigate: &impl Fn(&str, NavigateOptions),
) {
    if let Some(record) = game.record() {
        let is_flipped = game.is_flipped.get_untracked();
        let person = untrack(|| game.read(Table::only_person)).flatten();
        inbox.send(Arrival::Review { record: Box::new(record), is_flipped, person, online });
        navigate("/analyse", NavigateOptions::default());
    }
}

/// The menu of further actions.
#[component]
pub(crate) fn More(open: RwSignal<bool>) -> impl IntoView {
    let desk = desk();
    let game: Playing = expect_context();
    let is_resigning = RwSignal::new(false);
    let is_drawing = RwSignal::new(false);
    let are_moves_open = RwSignal::new(false);
    // A move shows its position, which the sheet would hide.
    let show = move |event: web_sys::MouseEvent| {
        if browser::is_within(&event, ".move") {
            are_moves_open.set(false);
        }
    };
    view! {
        <Menu id="more" label=Signal::derive(text(key::ACTIONS_TITLE)) open=open>
            <PlacingNote />
            <MenuItem of=Drawing::Flip key=key::ACTION_FLIP on_choose=move || game.flip() />
            <Show when=move || game.may(ActionKind::Resign)>
                <MenuItem of=Drawing::Flag key=key::ACTION_RESIGN on_choose=move || is_resigning.set(true) />
            </Show>
            <Show when=move || game.may(ActionKind::OfferDraw)>
                <MenuItem of=Drawing::Draw key=key::ACTION_DRAW on_choose=move || is_drawing.set(true) />
            </Show>
            <MenuItem
                of=Drawing::Stacks
                key=key::MOVES_TITLE
                phone_only=true
                on_choose=move || are_moves_open.set(true)
            />
            <TakeAlong />
            <Elsewhere />
            <MenuItem of=Drawing::New key=key::ACTION_NEW on_choose=move || game.is_choosing.set(true) />
            <MenuItem
                of=Drawing::Settings
                key=key::SETTINGS_TITLE
                on_choose=move || desk.is_settings_open.set(true)
            />
        </Menu>
        <ResignSheet is_open=is_resigning />
        <DrawSheet is_open=is_drawing />
        <Dialog open=are_moves_open title=Signal::derive(text(key::MOVES_TITLE)) id="moves">
            <div on:click=show>
                <MoveList />
            </div>
        </Dialog>
    }
}

/// Analysing, sharing and saving the game.
#[component]
fn TakeAlong() -> impl IntoView {
    let desk = desk();
    let game: Playing = expect_context();
    let inbox: Inbox = expect_context();
    let navigate = StoredValue::new(leptos_router::hooks::use_navigate());
    let save = move |format: Export, extension: &'static str, kind: &'static str| {
        let exported = game.record().and_then(|record| Some((record.export(format).ok()?, record)));
        if let Some((exported, record)) = exported {
            let level = untrack(|| game.read(level)).flatten();
            browser::download(&file_name::of_game(&record, level, extension), kind, &exported.text);
        }
    };
    let share = move || {
        if let Some(record) = game.record() {
            desk.send_link(&link::of_game(&record));
        }
    };
    view! {
        <MenuItem
            of=Drawing::Analyse
            key=key::ACTION_ANALYSE_GAME
            on_choose=move || navigate.with_value(|navigate| analyse(game, inbox, navigate))
        />
        <MenuItem of=Drawing::Share key=key::ACTION_SHARE on_choose=share />
        <MenuItem
            of=Drawing::Save
            key=key::ACTION_SAVE
            on_choose=move || save(Export::Dvonn, "dvonn", "text/plain;charset=utf-8")
        />
        <MenuItem
            of=Drawing::Save
            key=key::ACTION_SAVE_JSON
            on_choose=move || save(Export::Json, "json", "application/json")
        />
    }
}

/// Links to other pages, for phones, where the header is hidden during a game.
#[component]
fn Elsewhere() -> impl IntoView {
    view! {
        <A href="/" attr:class="button menu-item phone-only">
            <Icon of=Drawing::Home />
            {text(key::NAV_HOME)}
        </A>
        <A href="/rules" attr:class="button menu-item phone-only">
            <Icon of=Drawing::List />
            {text(key::NAV_RULES)}
        </A>
        <A href="/learn" attr:class="button menu-item phone-only">
            <Icon of=Drawing::Hint />
            {text(key::NAV_LEARN)}
        </A>
    }
}

#[component]
fn DrawSheet(is_open: RwSignal<bool>) -> impl IntoView {
    let game: Playing = expect_context();
    let agree = move |_| {
        is_open.set(false);
        game.agree_on_draw();
    };
    view! {
        <Dialog open=is_open title=Signal::derive(text(key::DRAW_QUESTION)) id="draw">
            <div class="answers">
                <button type="button" class="primary" on:click=agree>{text(key::DRAW_YES)}</button>
                <button type="button" on:click=move |_| is_open.set(false)>{text(key::RESIGN_NO)}</button>
            </div>
        </Dialog>
    }
}
