//! The learner's path: one line that says what to do next, and one button.

use dvonn_coach::{Learner, NextStep};
use dvonn_core::ByColor;
use dvonn_table::Pace;
use dvonn_text::{Texts, key};
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;

use super::choices::Choices;
use crate::analyse::{Arrival, Inbox};
use crate::archive::Archive;
use crate::browser;
use crate::desk::{Desk, desk, text};
use crate::learn::{Student, address_or_list, today};
use crate::play::{LocalGame, record};

/// The suggestion, unless the person has switched it off. The way on in the course has a card of its own.
#[component]
pub(super) fn PathLine() -> impl IntoView {
    let desk = desk();
    let archive = Archive::of_page();
    let game = LocalGame::of_page();
    let inbox: Inbox = expect_context();
    let navigate = use_navigate();
    let progress = Student::of_page().progress();
    let step = Memo::new(move |_| {
        let is_unreviewed = archive.unreviewed().is_some();
        let learner = |progress: &_| {
            Learner { progress, games: archive.count(), is_unreviewed, today: today() }.next_step()
        };
        let is_on = desk.preferences.settings.with(|settings| settings.suggestions);
        progress.with(learner).filter(|step| is_on && !matches!(step, NextStep::Course(_)))
    });
    let go = move |_| match step.get_untracked() {
        Some(NextStep::Review) => {
            if let Some(arrival) = last_game(desk, archive) {
                inbox.send(arrival);
                navigate("/analyse", NavigateOptions::default());
            }
        }
        Some(NextStep::FirstGame(level)) => {
            let choices = Choices { level, ..Choices::last() };
            let terms = choices.against_computer(browser::seed());
            Choices::change(|last| *last = choices);
            game.start_named(terms, ByColor::default());
        }
        Some(step) => navigate(&address(step), NavigateOptions::default()),
        None => {}
    };
    let line = move || step.get().map(|step| told(&desk.texts.get(), step));
    view! {
        <Show when=move || step.get().is_some()>
            <p class="path-line">
                <span>{line}</span>
                <button type="button" on:click=go.clone()>{text(key::PATH_GO)}</button>
            </p>
        </Show>
    }
}

/// What to say.
fn told(texts: &Texts, step: NextStep) -> String {
    match step {
        NextStep::BeginCourse => texts.get(key::PATH_BEGIN),
        NextStep::Course(index) => {
            texts.get(key::PathCourse { title: texts.get(index.chapter().title).into() })
        }
        NextStep::FirstGame(level) => texts.get(key::PathGame { level: level.number().into() }),
        NextStep::Review => texts.get(key::PATH_REVIEW),
        NextStep::Own(count) => texts.get(key::PathOwn { count: count.into() }),
        NextStep::Puzzles(theme) | NextStep::Lesson(theme) => {
            texts.get(key::PathWeak { theme: texts.get(theme.title()).into() })
        }
    }
}

/// Where the button leads, for steps that have a page.
fn address(step: NextStep) -> String {
    match step {
        NextStep::BeginCourse => "/learn/taste/1".to_owned(),
        NextStep::Course(index) => address_or_list(Some(index)),
        NextStep::Own(_) => "/puzzles/own".to_owned(),
        NextStep::Puzzles(theme) => format!("/puzzles/{theme}"),
        NextStep::Lesson(theme) => format!("/learn/{}/1", theme.chapter().id),
        NextStep::FirstGame(_) | NextStep::Review => "/".to_owned(),
    }
}

/// The last game, to be reviewed.
fn last_game(desk: Desk, archive: Archive) -> Option<Arrival> {
    let kept = untrack(|| archive.unreviewed())?;
    let table = kept.table(Pace::default(), browser::now())?;
    let record = record(&desk.texts.get_untracked(), &table, &kept.names(), kept.began);
    let (record, person) = (Box::new(record), table.only_person());
    Some(Arrival::Review { record, is_flipped: false, person, online: None })
}
