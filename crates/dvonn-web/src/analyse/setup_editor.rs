//! Setting up a position by hand. Every reason why it is none yet stands beside the board.

use dvonn_core::{Cell, Color, Phase, Position, PositionError, Setup};
use dvonn_text::words;
use dvonn_view::Brush;
use leptos::prelude::*;

use super::Analyst;
use crate::board::{Brushes, SetupBoard};
use crate::browser;
use crate::desk::{desk, text};
use crate::study::Study;
use crate::ui::{Choice, ChoiceItem};

/// A board to be filled at will, with all reasons why it is no position.
#[component]
pub(super) fn SetupEditor(is_open: RwSignal<bool>) -> impl IntoView {
    let desk = desk();
    let analyst: Analyst = expect_context();
    let setup = RwSignal::new(analyst.study.with_untracked(|study| study.position().setup()));
    let unread = RwSignal::new(None::<PositionError>);
    // Whoever goes on by hand has left the text behind.
    Effect::new(move |_| {
        setup.track();
        unread.set(None);
    });
    let settings = Memo::new(move |_| desk.view_settings());
    browser::focus_board();
    // Whoever does not see the board hears what a stroke has left on its cell.
    Effect::new(move |before: Option<Setup>| {
        let now = setup.get();
        let changed = |before: Setup| -> Vec<Cell> {
            Cell::ALL.into_iter().filter(|&cell| before.cells[cell] != now.cells[cell]).collect()
        };
        if let Some([cell]) = before.map(changed).as_deref() {
            let naming = settings.with_untracked(dvonn_view::ViewSettings::naming);
            desk.say(words::stack(&desk.texts.get_untracked(), *cell, now.cells[*cell], naming));
        }
        now
    });
    let brush = RwSignal::new(Brush::White);
    let checked = Memo::new(move |_| setup.get().validate());
    let errors = move || {
        let texts = desk.texts.get();
        let notation = desk.notation();
        match checked.get() {
            Ok(_) => view! { <p class="good">{texts.get("setup-good")}</p> }.into_any(),
            Err(errors) => {
                let reasons = errors
                    .reasons()
                    .iter()
                    .map(|reason| view! { <li>{words::setup_error(&texts, reason, notation)}</li> })
                    .collect_view();
                view! {
                    <div class="error">
                        <p>{texts.get("setup-bad")}</p>
                        <ul>{reasons}</ul>
                    </div>
                }
                .into_any()
            }
        }
    };
    // On a phone the list of reasons lies below the board.
    let first = move || {
        let texts = desk.texts.get();
        match checked.get() {
            Ok(_) => texts.get("setup-good"),
            Err(errors) => words::setup_error(&texts, &errors.reasons()[0], desk.notation()),
        }
    };
    let use_it = move |_| {
        if let Ok(position) = checked.get_untracked() {
            analyst.open(Study::of_position(position));
            is_open.set(false);
        }
    };
    let read = move |event| match event_target_value(&event).trim().parse::<Setup>() {
        Ok(read) => setup.set(read),
        Err(error) => unread.set(Some(PositionError::Text(error))),
    };
    let unread_text = move || {
        let error = unread.get()?;
        let reason = words::no_position(&desk.texts.get(), &error, desk.notation());
        Some(view! { <p class="error" role="alert" id="setup-text-error">{reason}</p> })
    };
    view! {
        <section class="analysis setup" aria-label=text("setup-title")>
            <h1 class="unseen">{text("setup-title")}</h1>
            <div class="board-side">
                <Brushes brush=brush />
                <p class="setup-first phone-only" aria-hidden="true">{first}</p>
                <div class="board-place setup-place"><SetupBoard setup settings brush /></div>
            </div>
            <div class="cards">
                <div class="card">
                    <h2>{text("setup-title")}</h2>
                    <Choice
                        name="setup-phase"
                        label=Signal::derive(text("setup-phase"))
                        items=vec![
                            ChoiceItem { value: Phase::Placement, key: "setup-phase-placement" },
                            ChoiceItem { value: Phase::Movement, key: "setup-phase-movement" },
                        ]
                        value=Signal::derive(move || setup.with(|setup| setup.phase))
                        on_choose=Callback::new(move |phase| setup.update(|setup| setup.phase = phase))
                    />
                    <Choice
                        name="setup-turn"
                        label=Signal::derive(text("setup-turn"))
                        items=vec![
                            ChoiceItem { value: Color::White, key: "start-white" },
                            ChoiceItem { value: Color::Black, key: "start-black" },
                        ]
                        value=Signal::derive(move || setup.with(|setup| setup.turn))
                        on_choose=Callback::new(move |turn| setup.update(|setup| setup.turn = turn))
                    />
                    <div class="setup-errors" role="status">{errors}</div>
                    <label class="field">
                        <span>{text("setup-text")}</span>
                        <textarea
                            rows="2"
                            spellcheck="false"
                            prop:value=move || setup.get().to_string()
                            on:input=read
                        ></textarea>
                    </label>
                    {unread_text}
                    <div class="answers">
                        <button
                            type="button"
                            class="primary"
                            disabled=move || checked.with(Result::is_err)
                            on:click=use_it
                        >
                            {text("setup-use")}
                        </button>
                        <button
                            type="button"
                            on:click=move |_| setup.set(Setup { phase: Phase::Movement, ..Position::START.setup() })
                        >
                            {text("setup-clear")}
                        </button>
                        <button type="button" on:click=move |_| is_open.set(false)>{text("cancel")}</button>
                    </div>
                </div>
            </div>
        </section>
    }
}
