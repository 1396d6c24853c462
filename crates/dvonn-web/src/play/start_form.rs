//! The way to a game: everything has a sensible value, so that one press starts.

use dvonn_text::words;
use leptos::prelude::*;
use leptos_router::components::A;

use super::Table;
use super::choices::{Choices, Opponent, Pace, Side};
use crate::browser;
use crate::desk::{desk, text};
use crate::ready_board::Beginning;
use crate::storage::{self, Browser, Entry};
use crate::strength::Strength;
use crate::ui::{Choice, ChoiceItem, Dialog};

fn items<T: Copy>(list: &[(T, &'static str)]) -> Vec<ChoiceItem<T>> {
    list.iter().map(|&(value, key)| ChoiceItem { value, key }).collect()
}

/// What to play, against whom, and how.
#[component]
pub(super) fn StartForm() -> impl IntoView {
    let desk = desk();
    let table: Table = expect_context();
    let last = desk.sitting.with_untracked(|sitting| sitting.as_ref().map(|sitting| *sitting.terms()));
    let Choices { opponent, strength, side, pace, beginning } =
        last.map_or_else(Choices::default, |terms| Choices::of(&terms));
    let (opponent, strength, side) = (RwSignal::new(opponent), RwSignal::new(strength), RwSignal::new(side));
    let (pace, beginning) = (RwSignal::new(pace), RwSignal::new(beginning));
    let start = move || {
        let choices = Choices {
            opponent: opponent.get_untracked(),
            strength: strength.get_untracked(),
            side: side.get_untracked(),
            pace: pace.get_untracked(),
            beginning: beginning.get_untracked(),
        };
        table.sit(choices.terms(browser::seed()));
    };
    let is_asking = RwSignal::new(false);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let would_be_lost = desk.sitting.with_untracked(|sitting| {
            sitting.as_ref().is_some_and(|sitting| {
                sitting.game().ending().is_none() && !sitting.game().history().plies().is_empty()
            })
        });
        if would_be_lost {
            is_asking.set(true);
        } else {
            start();
        }
    };
    let replace = move |_| {
        is_asking.set(false);
        start();
    };
    let go_back = move |_| {
        is_asking.set(false);
        table.go_back();
    };

    // How the last game stands: on, or ended.
    let last_game = Memo::new(move |_| {
        desk.sitting.with(|sitting| sitting.as_ref().map(|sitting| sitting.game().ending()))
    });
    let is_against_computer = Memo::new(move |_| opponent.get() == Opponent::Computer);
    let back = move || {
        last_game.get().map(|ending| {
            let texts = desk.texts.get();
            let how =
                ending.map_or_else(|| texts.get("start-running"), |ending| words::ending(&texts, ending));
            view! {
                <div class="card resume">
                    <p>{how}</p>
                    <button type="button" on:click=go_back>{text("start-back")}</button>
                </div>
            }
        })
    };
    let computer = move || {
        is_against_computer.get().then(|| {
            let strengths = Strength::ALL.map(|strength| ChoiceItem { value: strength, key: strength.key() });
            view! {
                <Choice
                    name="strength"
                    label=Signal::derive(text("start-strength"))
                    items=strengths.to_vec()
                    value=strength
                    on_choose=Callback::new(move |value| strength.set(value))
                />
                <Choice
                    name="side"
                    label=Signal::derive(text("start-side"))
                    items=items(&[
                        (Side::White, "start-white"),
                        (Side::Black, "start-black"),
                        (Side::Random, "start-random"),
                    ])
                    value=side
                    on_choose=Callback::new(move |value| side.set(value))
                />
            }
        })
    };
    let beginnings = Beginning::ALL.map(|value| ChoiceItem {
        value,
        key: match value {
            Beginning::Empty => "start-board-empty",
            Beginning::Random => "start-board-random",
            Beginning::Mirrored => "start-board-mirrored",
            Beginning::Balanced => "start-board-balanced",
        },
    });
    let board_note = move || {
        text(match beginning.get() {
            Beginning::Empty => "start-note-empty",
            Beginning::Random => "start-note-random",
            Beginning::Mirrored => "start-note-mirrored",
            Beginning::Balanced => "start-note-balanced",
        })()
    };
    let buttons = move || {
        if table.is_preparing.get() {
            view! {
                <p class="working" role="status">{text("start-preparing")}</p>
                <button type="button" class="wide" on:click=move |_| table.stop_preparing()>
                    {text("cancel")}
                </button>
            }
            .into_any()
        } else {
            view! { <button type="submit" class="primary wide">{text("start-go")}</button> }.into_any()
        }
    };
    let newcomer = storage::is_empty(&Browser, Entry::Course)
        .then(|| view! { <p class="newcomer"><A href="/learn">{text("learn-page-new")}</A></p> });
    let failure =
        move || table.has_failed.get().then(|| view! { <p class="error">{text("engine-failed")}</p> });
    view! {
        <div class="start page">
            <h1 class="start-title">{text("start-title")}</h1>
            {back}
            {newcomer}
            <form class="card start-form" on:submit=submit>
                <Choice
                    name="opponent"
                    label=Signal::derive(text("start-opponent"))
                    items=items(&[
                        (Opponent::Computer, "start-computer"),
                        (Opponent::Person, "start-two"),
                    ])
                    value=opponent
                    on_choose=Callback::new(move |value| opponent.set(value))
                />
                {computer}
                <Choice
                    name="board"
                    label=Signal::derive(text("start-board"))
                    items=beginnings.to_vec()
                    value=beginning
                    on_choose=Callback::new(move |value| beginning.set(value))
                />
                <p class="note">{board_note}</p>
                <Choice
                    name="clock"
                    label=Signal::derive(text("start-clock"))
                    items=items(&[
                        (Pace::None, "start-clock-none"),
                        (Pace::Quick, "start-clock-quick"),
                        (Pace::Medium, "start-clock-medium"),
                        (Pace::Slow, "start-clock-slow"),
                    ])
                    value=pace
                    on_choose=Callback::new(move |value| pace.set(value))
                />
                {failure}
                {buttons}
            </form>
            <Dialog open=is_asking title=Signal::derive(text("start-replace")) id="replace">
                <div class="answers">
                    <button type="button" class="danger" on:click=replace>{text("start-go")}</button>
                    <button type="button" on:click=go_back>{text("start-back")}</button>
                </div>
            </Dialog>
            <footer class="colophon">{text("colophon")}</footer>
        </div>
    }
}
