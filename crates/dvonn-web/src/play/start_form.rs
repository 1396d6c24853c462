//! The form for a new game. Everything has a sensible default, so that one click starts a game.

use dvonn_engine::Level;
use dvonn_table::Beginning;
use dvonn_text::{key, words};
use leptos::prelude::*;
use leptos_router::components::A;

use super::LocalGame;
use super::choices::{Choices, ClockChoice, Opponent, Side};
use crate::browser;
use crate::desk::{desk, text};
use crate::storage::{self, Browser, Entry};
use crate::ui::{Choice, Dialog, items};

/// Opponent, board and clock.
#[component]
pub(super) fn StartForm() -> impl IntoView {
    let game: LocalGame = expect_context();
    let last = untrack(|| game.read(|table| Choices::of(table.terms())));
    let choices = RwSignal::new(last.unwrap_or_default());
    let is_asking = RwSignal::new(false);
    let start = move || game.start(choices.get_untracked().terms(browser::seed()));
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let would_be_lost = untrack(|| {
            game.read(|table| table.game().ending().is_none() && !table.game().history().plies().is_empty())
        });
        if would_be_lost.unwrap_or(false) {
            is_asking.set(true);
        } else {
            start();
        }
    };
    let newcomer = storage::is_empty(&Browser, Entry::Course)
        .then(|| view! { <p class="newcomer"><A href="/learn">{text(key::LEARN_PAGE_NEW)}</A></p> });
    view! {
        <div class="start page">
            <h1 class="start-title">{text(key::START_TITLE)}</h1>
            <LastGame />
            {newcomer}
            <form class="card start-form" on:submit=submit>
                <OpponentChoice choices />
                <BoardChoice choices />
                <ClockField choices />
                <StartButtons />
            </form>
            <ReplaceSheet is_open=is_asking on_replace=start />
            <footer class="colophon">{text(key::COLOPHON)}</footer>
        </div>
    }
}

/// The last game, running or over, and a link back to it.
#[component]
fn LastGame() -> impl IntoView {
    let desk = desk();
    let game: LocalGame = expect_context();
    let ending = Memo::new(move |_| game.read(|table| table.game().ending()));
    move || {
        ending.get().map(|ending| {
            let texts = desk.texts.get();
            let how =
                ending.map_or_else(|| texts.get(key::START_RUNNING), |ending| words::ending(&texts, ending));
            view! {
                <div class="card resume">
                    <p>{how}</p>
                    <button type="button" on:click=move |_| game.go_back()>{text(key::START_BACK)}</button>
                </div>
            }
        })
    }
}

#[component]
fn OpponentChoice(choices: RwSignal<Choices>) -> impl IntoView {
    let is_computer = Memo::new(move |_| choices.with(|choices| choices.opponent) == Opponent::Computer);
    view! {
        <Choice
            name="opponent"
            label=Signal::derive(text(key::START_OPPONENT))
            items=items(&[(Opponent::Computer, key::START_COMPUTER), (Opponent::Person, key::START_TWO)])
            value=Signal::derive(move || choices.with(|choices| choices.opponent))
            on_choose=Callback::new(move |opponent| choices.update(|choices| choices.opponent = opponent))
        />
        <Show when=move || is_computer.get()>
            <LevelField choices />
            <Choice
                name="side"
                label=Signal::derive(text(key::START_SIDE))
                items=items(&[
                    (Side::White, key::START_WHITE),
                    (Side::Black, key::START_BLACK),
                    (Side::Random, key::START_RANDOM),
                ])
                value=Signal::derive(move || choices.with(|choices| choices.side))
                on_choose=Callback::new(move |side| choices.update(|choices| choices.side = side))
            />
        </Show>
    }
}

/// The computer's level: a slider that fits any screen.
#[component]
fn LevelField(choices: RwSignal<Choices>) -> impl IntoView {
    let desk = desk();
    let number = move || choices.with(|choices| choices.level.number());
    let label = move || desk.texts.get().get(key::StartLevel { level: number().into() });
    let choose = move |event| {
        if let Ok(level) = event_target_value(&event).parse::<Level>() {
            choices.update(|choices| choices.level = level);
        }
    };
    view! {
        <label class="field">
            <span>{label}</span>
            <input
                type="range"
                name="level"
                min=1
                max=Level::ALL.len()
                prop:value=move || number().to_string()
                on:input=choose
            />
        </label>
    }
}

#[component]
fn BoardChoice(choices: RwSignal<Choices>) -> impl IntoView {
    let beginning = Memo::new(move |_| choices.with(|choices| choices.beginning));
    let note = move || {
        text(match beginning.get() {
            Beginning::Empty => key::START_NOTE_EMPTY,
            Beginning::Random => key::START_NOTE_RANDOM,
            Beginning::Mirrored => key::START_NOTE_MIRRORED,
            Beginning::Balanced => key::START_NOTE_BALANCED,
        })()
    };
    view! {
        <Choice
            name="board"
            label=Signal::derive(text(key::START_BOARD))
            items=items(&[
                (Beginning::Empty, key::START_BOARD_EMPTY),
                (Beginning::Random, key::START_BOARD_RANDOM),
                (Beginning::Mirrored, key::START_BOARD_MIRRORED),
                (Beginning::Balanced, key::START_BOARD_BALANCED),
            ])
            value=beginning
            on_choose=Callback::new(move |board| choices.update(|choices| choices.beginning = board))
        />
        <p class="note">{note}</p>
    }
}

#[component]
fn ClockField(choices: RwSignal<Choices>) -> impl IntoView {
    view! {
        <Choice
            name="clock"
            label=Signal::derive(text(key::START_CLOCK))
            items=items(&[
                (ClockChoice::None, key::START_CLOCK_NONE),
                (ClockChoice::Quick, key::START_CLOCK_QUICK),
                (ClockChoice::Medium, key::START_CLOCK_MEDIUM),
                (ClockChoice::Slow, key::START_CLOCK_SLOW),
            ])
            value=Signal::derive(move || choices.with(|choices| choices.clock))
            on_choose=Callback::new(move |clock| choices.update(|choices| choices.clock = clock))
        />
    }
}

/// Starts the game, or stops the search for a balanced board.
#[component]
fn StartButtons() -> impl IntoView {
    let game: LocalGame = expect_context();
    let failure =
        move || game.has_failed.get().then(|| view! { <p class="error">{text(key::COMPUTER_FAILED)}</p> });
    let buttons = move || {
        if game.is_preparing.get() {
            view! {
                <p class="working" role="status">{text(key::START_PREPARING)}</p>
                <button type="button" class="wide" on:click=move |_| game.stop_preparing()>
                    {text(key::CANCEL)}
                </button>
            }
            .into_any()
        } else {
            view! { <button type="submit" class="primary wide">{text(key::START_GO)}</button> }.into_any()
        }
    };
    view! { {failure} {buttons} }
}

/// Asks before a running game is replaced.
#[component]
fn ReplaceSheet(
    is_open: RwSignal<bool>,
    on_replace: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let game: LocalGame = expect_context();
    let replace = move |_| {
        is_open.set(false);
        on_replace();
    };
    let go_back = move |_| {
        is_open.set(false);
        game.go_back();
    };
    view! {
        <Dialog open=is_open title=Signal::derive(text(key::START_REPLACE)) id="replace">
            <div class="answers">
                <button type="button" class="danger" on:click=replace>{text(key::START_GO)}</button>
                <button type="button" on:click=go_back>{text(key::START_BACK)}</button>
            </div>
        </Dialog>
    }
}
