//! Exporting, importing and resetting progress.

use dvonn_coach::{Progress, ProgressError};
use dvonn_text::{key, words};
use leptos::prelude::*;

use super::Student;
use crate::browser;
use crate::desk::{desk, text};

/// The card with all actions for the progress.
#[component]
pub(super) fn ProgressCard() -> impl IntoView {
    let is_asking = RwSignal::new(false);
    let buttons = move || {
        if is_asking.get() {
            view! { <ResetQuestion is_asking /> }.into_any()
        } else {
            view! { <ProgressButtons is_asking /> }.into_any()
        }
    };
    view! {
        <section class="card progress-card">
            <h2>{text(key::LEARN_PAGE_PROGRESS)}</h2>
            <p class="note">{text(key::LEARN_PAGE_KEPT)}</p>
            {buttons}
        </section>
    }
}

#[component]
fn ResetQuestion(is_asking: RwSignal<bool>) -> impl IntoView {
    let student = Student::of_page();
    let reset = move |_| {
        student.reset();
        is_asking.set(false);
    };
    view! {
        <p role="alert">{text(key::LEARN_PAGE_RESET_QUESTION)}</p>
        <div class="answers">
            <button type="button" class="danger" on:click=reset>{text(key::LEARN_PAGE_RESET_YES)}</button>
            <button type="button" on:click=move |_| is_asking.set(false)>{text(key::CANCEL)}</button>
        </div>
    }
}

#[component]
fn ProgressButtons(is_asking: RwSignal<bool>) -> impl IntoView {
    let desk = desk();
    let student = Student::of_page();
    let failure = RwSignal::new(None::<ProgressError>);
    let export = move |_| {
        let progress = student.progress().with_untracked(Progress::to_json);
        browser::download("dvonn-course.json", "application/json", &progress);
    };
    let take = move |bytes: Option<Vec<u8>>| {
        let text = String::from_utf8_lossy(&bytes.unwrap_or_default()).into_owned();
        match Progress::from_json(&text) {
            Ok(progress) => {
                failure.set(None);
                student.join(progress);
                desk.notify(key::LEARN_PAGE_IMPORTED);
            }
            Err(error) => failure.set(Some(error)),
        }
    };
    let is_empty =
        move || student.progress().with(|progress| progress.is_new() && progress.puzzles().is_new());
    let refusal = move || failure.get().map(|error| words::progress_error(&desk.texts.get(), &error));
    view! {
        <div class="answers">
            <button type="button" on:click=export>{text(key::LEARN_PAGE_EXPORT)}</button>
            <label class="button file">
                {text(key::LEARN_PAGE_IMPORT)}
                <input
                    type="file"
                    accept=".json,application/json"
                    on:change=move |event| browser::read_file(&event, take)
                />
            </label>
            <button type="button" disabled=is_empty on:click=move |_| is_asking.set(true)>
                {text(key::LEARN_PAGE_RESET)}
            </button>
        </div>
        {move || refusal().map(|reason| view! { <p class="error" role="alert">{reason}</p> })}
    }
}
