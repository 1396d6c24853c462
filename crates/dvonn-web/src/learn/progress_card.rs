//! Carrying progress away, bringing it back, and forgetting it.

use dvonn_coach::{Progress, ProgressError};
use dvonn_text::words;
use leptos::prelude::*;

use super::Student;
use crate::browser;
use crate::desk::{desk, text};

/// What can be done with progress.
#[component]
pub(super) fn ProgressCard() -> impl IntoView {
    let desk = desk();
    let student: Student = expect_context();
    let is_asking = RwSignal::new(false);
    let failure = RwSignal::new(None::<ProgressError>);
    let export = move |_| {
        let progress = student.progress().with_untracked(Progress::to_json);
        browser::download("dvonn-course.json", "application/json", &progress);
    };
    let take = move |bytes: Option<Vec<u8>>| match Progress::from_json(&String::from_utf8_lossy(
        &bytes.unwrap_or_default(),
    )) {
        Ok(progress) => {
            failure.set(None);
            student.join(progress);
            desk.notify(desk.texts.get_untracked().get("learn-page-imported"));
        }
        Err(error) => failure.set(Some(error)),
    };
    let import = move |event: web_sys::Event| browser::read_file(&event, take);
    let reset = move |_| {
        student.reset();
        is_asking.set(false);
    };
    let answers = move || {
        if is_asking.get() {
            view! {
                <p role="alert">{text("learn-page-reset-question")}</p>
                <div class="answers">
                    <button type="button" class="danger" on:click=reset>{text("learn-page-reset-yes")}</button>
                    <button type="button" on:click=move |_| is_asking.set(false)>{text("cancel")}</button>
                </div>
            }
            .into_any()
        } else {
            view! {
                <div class="answers">
                    <button type="button" on:click=export>{text("learn-page-export")}</button>
                    <label class="button file">
                        {text("learn-page-import")}
                        <input type="file" accept=".json,application/json" on:change=import />
                    </label>
                    <button type="button" disabled=move || student.is_new() on:click=move |_| is_asking.set(true)>
                        {text("learn-page-reset")}
                    </button>
                </div>
            }
            .into_any()
        }
    };
    let refused = move || {
        failure
            .get()
            .map(|error| view! { <p class="error" role="alert">{words::progress_error(&desk.texts.get(), &error)}</p> })
    };
    view! {
        <section class="card progress-card">
            <h2>{text("learn-page-progress")}</h2>
            <p class="note">{text("learn-page-kept")}</p>
            {answers}
            {refused}
        </section>
    }
}
