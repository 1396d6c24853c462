//! Sets up a position. Every reason why it is not valid yet is listed beside the board.

use dvonn_core::{Cell, Color, Phase, Position, PositionError, Setup, SetupErrors, Stack};
use dvonn_engine::boards;
use dvonn_text::{Key, key, words};
use dvonn_view::{Brush, ViewSettings};
use dvonn_worker::{Goal, Limits, Report};
use fastrand::Rng;
use leptos::prelude::*;

use super::Analyst;
use crate::board::{Brushes, SetupBoard};
use crate::browser;
use crate::desk::{desk, text};
use crate::engine::{Engine, Wanted};
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
    let chosen = RwSignal::new(None);
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
                <div class="board-place setup-place"><SetupBoard setup settings brush chosen /></div>
            </div>
            <div class="cards">
                <div class="card">
                    <h2>{text(key::SETUP_TITLE)}</h2>
                    <StackContent setup chosen />
                    <FullBoards setup />
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

/// Colour, height and DVONN pieces of a stack.
type Content = (Color, u8, u8);

/// Fields for the content of the stack that was changed last.
#[component]
fn StackContent(setup: RwSignal<Setup>, chosen: RwSignal<Option<Cell>>) -> impl IntoView {
    let desk = desk();
    let content = Memo::new(move |_| -> Option<Content> {
        let stack = setup.with(|setup| setup.cells[chosen.get()?])?;
        Some((stack.owner()?, stack.height(), stack.dvonns()))
    });
    // Only the cell decides whether there are fields, so that a field keeps the focus while it is used.
    let cell = Memo::new(move |_| chosen.get().filter(|_| content.with(Option::is_some)));
    let change = move |(owner, height, dvonns): Content| {
        if let (Some(cell), Ok(stack)) = (cell.get_untracked(), Stack::new(owner, height, dvonns)) {
            setup.update(|setup| setup.cells[cell] = Some(stack));
        }
    };
    let now = move || content.get().unwrap_or((Color::White, 1, 0));
    let set_owner = move |index: u8| {
        let (_, height, dvonns) = untrack(now);
        change((Color::ALL[usize::from(index)], height, dvonns));
    };
    // The piece on top is the owner's, above all DVONN pieces.
    let set_height = move |height: u8| {
        let (owner, _, dvonns) = untrack(now);
        change((owner, height, dvonns.min(height - 1)));
    };
    let set_dvonns = move |dvonns: u8| {
        let (owner, height, _) = untrack(now);
        change((owner, height.max(dvonns + 1), dvonns));
    };
    let owners = move || Color::ALL.map(|color| words::color(&desk.texts.get(), color)).to_vec();
    let index = move || u8::from(now().0 == Color::Black);
    let numbers =
        |range: std::ops::RangeInclusive<u8>| range.map(|number| number.to_string()).collect::<Vec<_>>();
    move || {
        let cell = desk.preferences.notation().cell_name(cell.get()?);
        let heights = numbers(1..=Stack::MAX_HEIGHT);
        let dvonns = numbers(0..=3);
        Some(view! {
            <fieldset class="stack-content">
                <legend>{move || desk.texts.get().get(key::SetupStack { cell: cell.clone().into() })}</legend>
                {field(key::SETUP_COLOR, 0, owners(), index, set_owner)}
                {field(key::SETUP_HEIGHT, 1, heights, move || now().1, set_height)}
                {field(key::SETUP_DVONNS, 0, dvonns, move || now().2, set_dvonns)}
            </fieldset>
        })
    }
}

/// A list of options, numbered from `first`.
fn field(
    label: Key,
    first: u8,
    names: Vec<String>,
    chosen: impl Fn() -> u8 + Copy + Send + Sync + 'static,
    on_choose: impl Fn(u8) + 'static,
) -> impl IntoView {
    let option = move |(number, name): (u8, String)| {
        view! { <option value=number.to_string() prop:selected=move || chosen() == number>{name}</option> }
    };
    let choose = move |event: web_sys::Event| {
        if let Ok(number) = event_target_value(&event).parse() {
            on_choose(number);
        }
    };
    view! {
        <label class="field">
            <span>{text(label)}</span>
            <select on:change=choose>{(first..).zip(names).map(option).collect_view()}</select>
        </label>
    }
}

/// Nodes searched for each candidate of a balanced board.
const BALANCE_NODES: u64 = 4_000;

/// Buttons that fill the board as for a new game.
#[component]
fn FullBoards(setup: RwSignal<Setup>) -> impl IntoView {
    let engine = Engine::new();
    let is_searching = RwSignal::new(false);
    let has_failed = RwSignal::new(false);
    on_cleanup(move || engine.close());
    let put = move |position: Position| {
        engine.close();
        is_searching.set(false);
        setup.set(position.setup());
    };
    let rng = || Rng::with_seed(browser::seed());
    let balance = move |_| {
        is_searching.set(true);
        has_failed.set(false);
        let limits = Limits { nodes: Some(BALANCE_NODES), ..Limits::default() };
        let wanted = Wanted::new(Position::START, Goal::BalancedBoard, limits);
        // The worker ends with its only question, so the number is always the same.
        engine.ask(1, wanted, move |report| match report {
            Report::Board(board) => put(board.position),
            Report::Failed { .. } => {
                is_searching.set(false);
                has_failed.set(true);
            }
            _ => {}
        });
    };
    let note = move || match (is_searching.get(), has_failed.get()) {
        (true, _) => Some(view! { <p class="note working">{text(key::START_PREPARING)}</p> }.into_any()),
        (_, true) => Some(view! { <p class="error" role="alert">{text(key::ENGINE_FAILED)}</p> }.into_any()),
        _ => None,
    };
    view! {
        <fieldset class="full-boards">
            <legend>{text(key::SETUP_FULL)}</legend>
            <div class="answers">
                <button type="button" on:click=move |_| put(boards::random(&mut rng()))>
                    {text(key::START_BOARD_RANDOM)}
                </button>
                <button type="button" on:click=move |_| put(boards::mirrored(&mut rng()))>
                    {text(key::START_BOARD_MIRRORED)}
                </button>
                <button type="button" on:click=balance>{text(key::START_BOARD_BALANCED)}</button>
            </div>
            {note}
        </fieldset>
    }
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
