//! The parts of the program that are loaded when somebody first opens them: the analysis board, the course with the rules,
//! and the sheets of settings and of further actions.
//!
//! The bundler cuts the module at the functions marked `wasm_split`. Code that only one part reaches goes into that part's
//! file. Code that several parts reach goes into a file that is loaded with any of them.

#![allow(clippy::unnecessary_wraps, reason = "the macro gives every part the error of its loading")]

use std::future::Future;
use std::pin::Pin;

use dvonn_text::key;
use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use crate::analyse::AnalysePage;
use crate::browser;
use crate::desk::{desk, text};
use crate::learn::{LearnPage, StepPage};
use crate::page_texts::WithCourse;
use crate::play::More;
use crate::rules::{DifferencesPage, RulesPage};
use crate::settings_sheet::SettingsSheet;

type Loaded = Result<AnyView, SplitLoaderError>;

#[wasm_split(sheets, wasm_split_path = leptos::wasm_split, fallible)]
fn settings_sheet() -> Loaded {
    Ok(view! { <SettingsSheet /> }.into_any())
}

#[wasm_split(sheets, wasm_split_path = leptos::wasm_split, fallible)]
fn more_sheet(open: RwSignal<bool>) -> Loaded {
    Ok(view! { <More open /> }.into_any())
}

#[wasm_split(analysis, wasm_split_path = leptos::wasm_split, fallible)]
fn analyse_page() -> Loaded {
    Ok(view! { <AnalysePage /> }.into_any())
}

#[wasm_split(course, wasm_split_path = leptos::wasm_split, fallible)]
fn course_page(page: CoursePage) -> Loaded {
    let page = move || match page {
        CoursePage::Chapters => view! { <LearnPage /> }.into_any(),
        CoursePage::Step => view! { <StepPage /> }.into_any(),
        CoursePage::Rules => view! { <RulesPage /> }.into_any(),
        CoursePage::Differences => view! { <DifferencesPage /> }.into_any(),
    };
    Ok(view! { <WithCourse>{page()}</WithCourse> }.into_any())
}

/// A page that needs the texts of the course.
#[derive(Clone, Copy)]
pub(crate) enum CoursePage {
    Chapters,
    Step,
    Rules,
    Differences,
}

/// The analysis board.
pub(crate) fn analysis() -> impl IntoView {
    view! { <Part load=Load::new(analyse_page) /> }
}

/// A page of the course or the rules.
pub(crate) fn course(page: CoursePage) -> impl IntoView {
    let texts = desk().page_texts;
    let load = Load::new(move || {
        // Code and texts are fetched at the same time.
        texts.want_course();
        course_page(page)
    });
    view! { <Part load /> }
}

/// The sheet of settings.
#[component]
pub(crate) fn Settings() -> impl IntoView {
    view! { <Sheet open=desk().is_settings_open load=Load::new(settings_sheet) /> }
}

/// The sheet of further actions during a game.
#[component]
pub(crate) fn MoreActions(open: RwSignal<bool>) -> impl IntoView {
    view! { <Sheet open load=Load::new(move || more_sheet(open)) /> }
}

/// A sheet that is loaded when it is first opened.
#[component]
fn Sheet(open: RwSignal<bool>, load: Load) -> impl IntoView {
    let desk = desk();
    let is_wanted = RwSignal::new(false);
    Effect::new(move |_| {
        if open.get() && !is_wanted.get_untracked() {
            is_wanted.set(true);
        }
    });
    let load = Load::new(move || async move {
        let loaded = load.run().await;
        if loaded.is_err() {
            // The page behind the sheet has no room for a message. The next press of the button tries again.
            desk.notify(key::PART_NOT_LOADED);
            open.set(false);
            is_wanted.set(false);
        }
        loaded
    });
    view! { <Show when=move || is_wanted.get()><Part load /></Show> }
}

type LoadTask = Pin<Box<dyn Future<Output = Loaded>>>;

/// A function that loads a part. Its type is the same for all parts, so that the components below are compiled once.
#[derive(Clone, Copy)]
struct Load(StoredValue<Box<dyn Fn() -> LoadTask>, LocalStorage>);

impl Load {
    fn new<F: Future<Output = Loaded> + 'static>(load: impl Fn() -> F + 'static) -> Load {
        Load(StoredValue::new_local(Box::new(move || Box::pin(load()))))
    }

    fn run(self) -> LoadTask {
        self.0.with_value(|load| load())
    }
}

/// How far the loading of a part is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    Loading,
    Done,
    Failed,
}

/// Shows a part once it is loaded. If that fails, the person can try again.
#[component]
fn Part(load: Load) -> impl IntoView {
    let page: StoredValue<Option<AnyView>, LocalStorage> = StoredValue::new_local(None);
    let progress = RwSignal::new(Progress::Loading);
    // The page belongs to this component, so it is built and removed with it.
    let owner = Owner::current().unwrap_or_default();
    let start = move || {
        progress.set(Progress::Loading);
        let task = async move {
            match load.run().await {
                Ok(view) => {
                    page.set_value(Some(view));
                    progress.set(Progress::Done);
                }
                Err(error) => {
                    browser::log_error(&error.to_string());
                    progress.set(Progress::Failed);
                }
            }
        };
        owner.with(|| leptos::task::spawn_local_scoped_with_cancellation(task));
    };
    start();
    move || match progress.get() {
        Progress::Loading => {
            view! { <div class="loading" role="progressbar" aria-label=text(key::LOADING)></div> }.into_any()
        }
        Progress::Done => page.try_update_value(Option::take).flatten().into_any(),
        Progress::Failed => {
            let start = start.clone();
            view! {
                <div class="page card">
                    <p role="alert">{text(key::PART_NOT_LOADED)}</p>
                    <p><button type="button" on:click=move |_| start()>{text(key::TRY_AGAIN)}</button></p>
                </div>
            }
            .into_any()
        }
    }
}

/// The owner of the whole page.
#[derive(Clone)]
pub(crate) struct PageOwner(Owner);

impl PageOwner {
    pub(crate) fn current() -> PageOwner {
        PageOwner(Owner::current().expect("a component has an owner"))
    }
}

/// A value that is made when it is first needed and lives as long as the page, whichever part makes it.
pub(crate) fn lasting<T: Clone + Send + Sync + 'static>(make: impl FnOnce() -> T) -> T {
    let PageOwner(owner) = expect_context();
    owner.with(|| {
        use_context().unwrap_or_else(|| {
            let value = make();
            provide_context(value.clone());
            value
        })
    })
}
