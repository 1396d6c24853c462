//! Sets up a position. Every reason why it is not valid yet is listed beside the board.

use dvonn_core::{Cell, Color, Phase, Position, PositionError, Setup, SetupErrors};
use dvonn_text::{key, words};
use dvonn_view::{Brush, ViewSettings};
use leptos::prelude::*;

use super::Analyst;
use crate::board::{Brushes, SetupBoard};
use crate::desk::{desk, text};
use crate::study::Study;
use crate::ui::{Choice, ChoiceItem};

type Checked = Memo<Result<Position, SetupErrors>>;

/// A board to fill freely, with the reasons why it is not a valid position.
#[component]
pub(super) fn SetupEditor(is_open: RwSignal<bool>) -> impl IntoView {
    let desk = desk();
    let analyst: Analyst = expect_context();
    let setup = RwSignal::new(analyst.position.get_untracked().setup());
    let settings = Memo::new(move |_| analyst.view_settings());
    let brush = RwSignal::new(Brush::White);
    let checked: Checked = Memo::new(move |_| setup.get().validate());
    announce_changes(setup, settings);
    // On a phone, the list of reasons is below the board.
    let first = move || {
        let texts = desk.texts.get();
        match checked.get() {
            Ok(_) => texts.get(key::SETUP_GOOD),
            Err(errors) => words::setup_error(&texts, &errors.reasons()[0], desk.preferences.notation()),
        }
    };
    view! {
        <section class="analysis setup" aria-label=text(key::SETUP_TITLE)>
            <h1 class="unseen">{text(key::SETUP_TITLE)}</h1>
            <div class="board-side">
                <Brushes brush=brush />
                <p class="setup-first phone-only" aria-hidden="true">{first}</p>
                <div class="board-place setup-place"><SetupBoard setup settings brush /></div>
            </div>
            <div class="cards">
                <div class="card">
                    <h2>{text(key::SETUP_TITLE)}</h2>
                    <PhaseAndTurn setup />
                    <div class="setup-errors" role="status"><SetupReasons checked /></div>
                    <SetupText setup />
                    <SetupButtons setup checked is_open />
                </div>
            </div>
        </section>
    }
}

/// Announces the result of each change to screen readers.
fn announce_changes(setup: RwSignal<Setup>, settings: Memo<ViewSettings>) {
    let desk = desk();
    Effect::new(move |before: Option<Setup>| {
        let now = setup.get();
        let changed = |before: Setup| -> Vec<Cell> {
            Cell::ALL.into_iter().filter(|&cell| before.cells[cell] != now.cells[cell]).collect()
        };
        if let Some([cell]) = before.map(changed).as_deref() {
            let naming = settings.with_untracked(ViewSettings::naming);
            desk.voice.say(words::stack(&desk.texts.get_untracked(), *cell, now.cells[*cell], naming));
        }
        now
    });
}

#[component]
fn PhaseAndTurn(setup: RwSignal<Setup>) -> impl IntoView {
    view! {
        <Choice
            name="setup-phase"
            label=Signal::derive(text(key::SETUP_PHASE))
            items=vec![
                ChoiceItem { value: Phase::Placement, key: key::SETUP_PHASE_PLACEMENT },
                ChoiceItem { value: Phase::Movement, key: key::SETUP_PHASE_MOVEMENT },
            ]
            value=Signal::derive(move || setup.with(|setup| setup.phase))
            on_choose=Callback::new(move |phase| setup.update(|setup| setup.phase = phase))
        />
        <Choice
            name="setup-turn"
            label=Signal::derive(text(key::SETUP_TURN))
            items=vec![
                ChoiceItem { value: Color::White, key: key::START_WHITE },
                ChoiceItem { value: Color::Black, key: key::START_BLACK },
            ]
            value=Signal::derive(move || setup.with(|setup| setup.turn))
            on_choose=Callback::new(move |turn| setup.update(|setup| setup.turn = turn))
        />
    }
}

/// Every reason why the board is not a valid position.
#[component]
fn SetupReasons(checked: Checked) -> impl IntoView {
    let desk = desk();
    move || {
        let texts = desk.texts.get();
        let notation = desk.preferences.notation();
        match checked.get() {
            Ok(_) => view! { <p class="good">{texts.get(key::SETUP_GOOD)}</p> }.into_any(),
            Err(errors) => {
                let reasons = errors
                    .reasons()
                    .iter()
                    .map(|reason| view! { <li>{words::setup_error(&texts, reason, notation)}</li> })
                    .collect_view();
                view! {
                    <div class="error">
                        <p>{texts.get(key::SETUP_BAD)}</p>
                        <ul>{reasons}</ul>
                    </div>
                }
                .into_any()
            }
        }
    }
}

/// The position as text, which can be edited.
#[component]
fn SetupText(setup: RwSignal<Setup>) -> impl IntoView {
    let desk = desk();
    // The error in the typed text, with the setup at that time: once the setup changes, the field shows the new setup.
    let unread = RwSignal::new(None::<(Setup, PositionError)>);
    let read = move |event| match event_target_value(&event).trim().parse::<Setup>() {
        Ok(read) => {
            unread.set(None);
            setup.set(read);
        }
        Err(error) => unread.set(Some((setup.get_untracked(), PositionError::Text(error)))),
    };
    let error = move || {
        let (_, error) = unread.get().filter(|(beside, _)| *beside == setup.get())?;
        let reason = words::no_position(&desk.texts.get(), &error, desk.preferences.notation());
        Some(view! { <p class="error" role="alert" id="setup-text-error">{reason}</p> })
    };
    view! {
        <label class="field">
            <span>{text(key::SETUP_TEXT)}</span>
            <textarea
                rows="2"
                spellcheck="false"
                prop:value=move || setup.get().to_string()
                on:input=read
            ></textarea>
        </label>
        {error}
    }
}

#[component]
fn SetupButtons(setup: RwSignal<Setup>, checked: Checked, is_open: RwSignal<bool>) -> impl IntoView {
    let analyst: Analyst = expect_context();
    let analyse = move |_| {
        if let Ok(position) = checked.get_untracked() {
            analyst.open(Study::of_position(position));
            is_open.set(false);
        }
    };
    let clear = move |_| setup.set(Setup { phase: Phase::Movement, ..Position::START.setup() });
    view! {
        <div class="answers">
            <button
                type="button"
                class="primary"
                disabled=move || checked.with(Result::is_err)
                on:click=analyse
            >
                {text(key::SETUP_USE)}
            </button>
            <button type="button" on:click=clear>{text(key::SETUP_CLEAR)}</button>
            <button type="button" on:click=move |_| is_open.set(false)>{text(key::CANCEL)}</button>
        </div>
    }
}
