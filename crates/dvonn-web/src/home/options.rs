//! Further choices for a new game: the person's colour, the board, the clock, the teacher, and the names of two players.

use dvonn_core::{Cell, Color, Position};
use dvonn_engine::boards;
use dvonn_table::Beginning;
use dvonn_text::{Key, key};
use dvonn_view::{Facing, Point};
use fastrand::Rng;
use leptos::prelude::*;

use super::choices::{Choices, ClockChoice, OwnTimes, Side};
use crate::desk::text;
use crate::ui::{Choice, Switch, items};
use crate::words::board_kind;

/// All further choices. A game from a given position needs no board.
#[component]
pub(crate) fn Options(choices: RwSignal<Choices>, given: Memo<Option<Position>>) -> impl IntoView {
    view! {
        <div class="options">
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
            <Show when=move || given.get().is_none()><BoardChoice choices /></Show>
            <ClockField choices />
            <TeacherSwitch choices />
            <Names choices />
        </div>
    }
}

/// Whether the computer tells of a mistake before it punishes it.
#[component]
fn TeacherSwitch(choices: RwSignal<Choices>) -> impl IntoView {
    view! {
        <div class="choice">
            <Switch
                label=Signal::derive(text(key::START_TEACHER))
                on=Signal::derive(move || choices.with(|choices| choices.teacher))
                on_turn=Callback::new(move |on| choices.update(|choices| choices.teacher = on))
            />
            <p class="note">{text(key::START_TEACHER_NOTE)}</p>
        </div>
    }
}

/// The kinds of boards, each with a small picture.
#[component]
fn BoardChoice(choices: RwSignal<Choices>) -> impl IntoView {
    let chosen = Memo::new(move |_| choices.with(|choices| choices.beginning));
    let note = move || {
        text(match chosen.get() {
            Beginning::Empty => key::START_NOTE_EMPTY,
            Beginning::Random => key::START_NOTE_RANDOM,
            Beginning::Mirrored => key::START_NOTE_MIRRORED,
            Beginning::Balanced => key::START_NOTE_BALANCED,
        })()
    };
    let kind = move |beginning: Beginning| {
        view! {
            <label class="choice-item board-kind">
                <input
                    type="radio"
                    name="board"
                    prop:checked=move || chosen.get() == beginning
                    on:change=move |_| choices.update(|choices| choices.beginning = beginning)
                />
                <span>{picture(beginning)}{text(board_kind(beginning))}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choice">
            <legend>{text(key::START_BOARD)}</legend>
            <div class="choice-items">{Beginning::ALL.map(kind).collect_view()}</div>
            <p class="note">{note}</p>
        </fieldset>
    }
}

/// A board of a kind, as dots.
fn picture(beginning: Beginning) -> impl IntoView {
    let position = match beginning {
        Beginning::Empty => Position::START,
        Beginning::Random => boards::random(&mut Rng::with_seed(3)),
        Beginning::Mirrored => boards::mirrored(&mut Rng::with_seed(2)),
        Beginning::Balanced => boards::random(&mut Rng::with_seed(7)),
    };
    let facing = Facing::default();
    let bounds = facing.bounds().grown(0.5);
    // A line of length zero with round ends is a dot.
    let dots = |is_one: &dyn Fn(Cell) -> bool| -> String {
        let dot = |cell: Cell| {
            let Point { x, y } = facing.center(cell);
            format!("M{x:.2} {y:.2}h.001")
        };
        Cell::ALL.into_iter().filter(|cell| is_one(*cell)).map(dot).collect()
    };
    let owner = |cell: Cell| position.stack(cell).map(dvonn_core::Stack::owner);
    view! {
        <svg
            class="mini"
            viewBox=format!("{:.2} {:.2} {:.2} {:.2}", bounds.min.x, bounds.min.y, bounds.width(), bounds.height())
            aria-hidden="true"
        >
            <path class="mini-node" d=dots(&|cell| owner(cell).is_none()) />
            <path class="mini-white" d=dots(&|cell| owner(cell) == Some(Some(Color::White))) />
            <path class="mini-rim" d=dots(&|cell| owner(cell) == Some(Some(Color::Black))) />
            <path class="mini-black" d=dots(&|cell| owner(cell) == Some(Some(Color::Black))) />
            <path class="mini-dvonn" d=dots(&|cell| owner(cell) == Some(None)) />
        </svg>
    }
}

#[component]
fn ClockField(choices: RwSignal<Choices>) -> impl IntoView {
    let is_own = Memo::new(move |_| choices.with(|choices| choices.clock) == ClockChoice::Own);
    view! {
        <Choice
            name="clock"
            label=Signal::derive(text(key::START_CLOCK))
            items=items(&[
                (ClockChoice::None, key::START_CLOCK_NONE),
                (ClockChoice::Quick, key::START_CLOCK_QUICK),
                (ClockChoice::Medium, key::START_CLOCK_MEDIUM),
                (ClockChoice::Slow, key::START_CLOCK_SLOW),
                (ClockChoice::Own, key::START_CLOCK_OWN),
            ])
            value=Signal::derive(move || choices.with(|choices| choices.clock))
            on_choose=Callback::new(move |clock| choices.update(|choices| choices.clock = clock))
        />
        <Show when=move || is_own.get()>
            <div class="two-fields">
                <NumberField
                    key=key::START_CLOCK_MINUTES
                    range=(1, OwnTimes::MOST.minutes)
                    value=Signal::derive(move || choices.with(|choices| choices.own.minutes))
                    on_change=Callback::new(move |minutes| choices.update(|choices| choices.own.minutes = minutes))
                />
                <NumberField
                    key=key::START_CLOCK_SECONDS
                    range=(0, OwnTimes::MOST.seconds)
                    value=Signal::derive(move || choices.with(|choices| choices.own.seconds))
                    on_change=Callback::new(move |seconds| choices.update(|choices| choices.own.seconds = seconds))
                />
            </div>
        </Show>
    }
}

/// A number in a range; anything else leaves it as it was.
#[component]
fn NumberField(key: Key, range: (u16, u16), value: Signal<u16>, on_change: Callback<u16>) -> impl IntoView {
    let (least, most) = range;
    let change = move |event| {
        if let Ok(number) = event_target_value(&event).trim().parse::<u16>() {
            on_change.run(number.clamp(least, most));
        }
    };
    view! {
        <label class="field">
            <span>{text(key)}</span>
            <input
                type="number"
                inputmode="numeric"
                min=least.to_string()
                max=most.to_string()
                prop:value=move || value.get().to_string()
                on:change=change
            />
        </label>
    }
}

/// The names of two people who share the screen.
#[component]
fn Names(choices: RwSignal<Choices>) -> impl IntoView {
    let field = move |(color, key): (Color, Key)| {
        view! {
            <label class="field">
                <span>{text(key)}</span>
                <input
                    type="text"
                    maxlength="24"
                    autocomplete="off"
                    prop:value=move || choices.with(|choices| choices.names[color].clone())
                    on:input=move |event| {
                        let name = event_target_value(&event).trim().to_owned();
                        choices.update(|choices| choices.names[color] = name);
                    }
                />
            </label>
        }
    };
    view! {
        <fieldset class="choice">
            <legend>{text(key::START_NAMES)}</legend>
            <div class="two-fields">
                {[(Color::White, key::START_WHITE), (Color::Black, key::START_BLACK)].map(field).collect_view()}
            </div>
        </fieldset>
    }
}
