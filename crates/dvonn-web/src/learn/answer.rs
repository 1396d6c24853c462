//! Answers that are not moves on the board: marked cells, a number, a winner, or a pass.

use dvonn_coach::{Input, Lesson, Task};
use dvonn_core::{Color, Move, Outcome};
use dvonn_text::{Key, key};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::OpenLesson;
use crate::browser;
use crate::desk::{desk, text};
use crate::ui::{Choice, ChoiceItem};

/// The number of pieces in the game, and so the largest answer.
const MOST: i32 = 49;

/// The chosen winner.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Winner {
    White,
    Black,
    Nobody,
}

/// The controls of a task.
#[component]
pub(super) fn Answer(lesson: OpenLesson) -> impl IntoView {
    match lesson.with_untracked(Lesson::task) {
        Task::Mark(_) => view! { <MarkAnswer lesson /> }.into_any(),
        Task::Count(_) => view! { <NumberAnswer lesson /> }.into_any(),
        Task::Predict => view! { <WinnerAnswer lesson /> }.into_any(),
        // A pass is offered beside the help, so that nothing moves when it appears.
        Task::Move(_) | Task::Play(_) => ().into_any(),
    }
}

fn is_closed(lesson: OpenLesson) -> Signal<bool> {
    Signal::derive(move || lesson.with(|lesson| !lesson.is_open()))
}

#[component]
fn MarkAnswer(lesson: OpenLesson) -> impl IntoView {
    let desk = desk();
    let count = move || {
        let count = lesson.with(|lesson| lesson.marked().len());
        desk.texts.get().get(key::LearnPageMarked { count: count.into() })
    };
    let check = move |_| lesson.update(Lesson::submit_marks);
    let is_unready = move || lesson.with(|lesson| !lesson.is_open() || lesson.marked().is_empty());
    view! {
        <div class="answer">
            <span class="marked-count">{count}</span>
            <button type="button" class="primary" disabled=is_unready on:click=check>
                {text(key::LEARN_PAGE_CHECK)}
            </button>
        </div>
    }
}

/// A field for a number from `least` up, with a button on either side. The browser itself rejects other input.
#[component]
fn NumberField(number: RwSignal<Option<i32>>, label: Key, least: i32) -> impl IntoView {
    let step = move |by: i32| {
        let next = number.get_untracked().map_or(least, |number| number + by);
        number.set(Some(next.clamp(least, MOST)));
    };
    let read = move |event| number.set(event_target_value(&event).parse().ok());
    view! {
        <div class="number" role="group" aria-label=text(label)>
            <span class="number-label" aria-hidden="true">{text(label)}</span>
            <button type="button" aria-label=text(key::LEARN_PAGE_LESS) on:click=move |_| step(-1)>"−"</button>
            <input
                type="number"
                min=least
                max=MOST
                required
                autocomplete="off"
                aria-label=text(label)
                prop:value=move || number.get().map(|number| number.to_string()).unwrap_or_default()
                on:input=read
            />
            <button type="button" aria-label=text(key::LEARN_PAGE_MORE) on:click=move |_| step(1)>"+"</button>
        </div>
    }
}

/// Moves the focus to the first question of a form, whenever an answer is expected. On a phone, the keyboard would cover
/// the board that the question is about; there, the form itself gets a focus that was lost.
fn focus_when_open(form: NodeRef<html::Form>, lesson: OpenLesson) {
    let has_mouse = untrack(|| desk().preferences.has_mouse());
    let is_open = Memo::new(move |_| lesson.with(Lesson::is_open));
    Effect::new(move |_| {
        if !is_open.get() {
            return;
        }
        request_animation_frame(move || {
            // The page may have been left meanwhile.
            let Some(Some(form)) = form.try_get_untracked() else { return };
            let first = form.query_selector("input").ok().flatten().and_then(|first| first.dyn_into().ok());
            let first: Option<web_sys::HtmlElement> = first.filter(|_| has_mouse);
            if first.is_some() || browser::is_focus_lost() {
                drop(first.unwrap_or_else(|| form.into()).focus());
            }
        });
    });
}

#[component]
fn NumberAnswer(lesson: OpenLesson) -> impl IntoView {
    let number = RwSignal::new(None);
    let form = NodeRef::new();
    focus_when_open(form, lesson);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(number) = number.get_untracked() {
            lesson.update(|lesson| lesson.answer(Input::Number(number)));
        }
    };
    view! {
        <form class="answer" tabindex="-1" node_ref=form on:submit=submit>
            <NumberField number label=key::LEARN_PAGE_NUMBER least=0 />
            <button type="submit" class="primary" disabled=is_closed(lesson)>{text(key::LEARN_PAGE_CHECK)}</button>
        </form>
    }
}

#[component]
fn WinnerAnswer(lesson: OpenLesson) -> impl IntoView {
    let winner = RwSignal::new(None::<Winner>);
    let margin = RwSignal::new(None::<i32>);
    let form = NodeRef::new();
    focus_when_open(form, lesson);
    let outcome = move || {
        let winner = match winner.get()? {
            Winner::Nobody => return Some(Outcome::Draw),
            Winner::White => Color::White,
            Winner::Black => Color::Black,
        };
        let margin: u8 = margin.get()?.try_into().ok()?;
        (margin > 0).then_some(Outcome::Win { winner, margin })
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(outcome) = untrack(outcome) {
            lesson.update(|lesson| lesson.answer(Input::Outcome(outcome)));
        }
    };
    let items = [
        (Winner::White, key::START_WHITE),
        (Winner::Nobody, key::LEARN_PAGE_DRAW),
        (Winner::Black, key::START_BLACK),
    ];
    let items = items.map(|(value, key)| ChoiceItem { value: Some(value), key }).to_vec();
    let has_margin = Memo::new(move |_| winner.get() != Some(Winner::Nobody));
    let is_closed = is_closed(lesson);
    let is_unready = move || is_closed.get() || winner.get().is_none();
    view! {
        <form class="answer is-winner" tabindex="-1" node_ref=form on:submit=submit>
            <Choice
                name="winner"
                label=Signal::derive(text(key::LEARN_PAGE_WINNER))
                items
                value=winner
                on_choose=Callback::new(move |value| winner.set(value))
            />
            {move || has_margin.get().then(|| view! { <NumberField number=margin label=key::LEARN_PAGE_MARGIN least=1 /> })}
            <button type="submit" class="primary" disabled=is_unready>{text(key::LEARN_PAGE_CHECK)}</button>
        </form>
    }
}

/// A button for a pass, where one is offered.
#[component]
pub(super) fn PassAnswer(lesson: OpenLesson) -> impl IntoView {
    let is_offered = Memo::new(move |_| lesson.with(|lesson| lesson.is_open() && lesson.offers_pass()));
    let pass = move |_| lesson.update(|lesson| lesson.answer(Input::Move(Move::Pass)));
    move || {
        is_offered.get().then(|| {
            view! {
                <div class="answer">
                    <button type="button" on:click=pass>{text(key::PLAY_PASS)}</button>
                </div>
            }
        })
    }
}
