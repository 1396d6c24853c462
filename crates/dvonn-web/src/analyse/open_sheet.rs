//! Opens a record that is pasted or chosen as a file, and lists what was repaired or refused.

use dvonn_game::Reading;
use dvonn_text::{Texts, key, words};
use leptos::html;
use leptos::prelude::*;

use super::Analyst;
use crate::browser;
use crate::desk::{desk, text};
use crate::opening::{self, Opened};
use crate::study::Study;
use crate::ui::Dialog;
use crate::words::link_error;

/// The most games that are listed.
const LISTED: usize = 100;

/// The sheet for opening.
#[component]
pub(super) fn OpenSheet(open: RwSignal<bool>) -> impl IntoView {
    let analyst: Analyst = expect_context();
    let opened = RwSignal::new(None::<Opened>);
    let readings = NodeRef::<html::Div>::new();
    let take = move |study: Study| {
        analyst.open(study);
        open.set(false);
    };
    let look_at = move |bytes: Vec<u8>| match opening::open(&bytes) {
        Opened::Position(position) => take(Study::of_position(position)),
        // A single game without any problems is opened directly.
        Opened::Games(mut games)
            if games.len() == 1 && games[0].refused.is_none() && games[0].repairs.is_empty() =>
        {
            take(Study::new(games.remove(0).record));
        }
        other => {
            opened.set(Some(other));
            request_animation_frame(move || {
                if let Some(Some(readings)) = readings.try_get_untracked() {
                    readings.scroll_into_view();
                }
            });
        }
    };
    Effect::new(move |_| {
        if !open.get() {
            opened.set(None);
        }
    });
    view! {
        <Dialog open=open title=Signal::derive(text(key::OPEN_TITLE)) id="open">
            <p class="note">{text(key::OPEN_NOTE)}</p>
            <Source on_read=Callback::new(look_at) />
            <div class="readings" node_ref=readings>{move || opened.get().map(|opened| report(opened, take))}</div>
        </Dialog>
    }
}

/// A field for text and a button for files. The bytes of either are handed on.
#[component]
fn Source(on_read: Callback<Vec<u8>>) -> impl IntoView {
    let desk = desk();
    let area = NodeRef::<html::Textarea>::new();
    let read_text = move |_| {
        if let Some(area) = area.get_untracked() {
            on_read.run(area.value().into_bytes());
        }
    };
    let read_file = move |event: web_sys::Event| {
        browser::read_file(&event, move |bytes| match bytes {
            Some(bytes) => on_read.run(bytes),
            None => desk.notify(key::OPEN_FILE_UNREADABLE),
        });
    };
    view! {
        <label class="field">
            <span>{text(key::OPEN_TEXT)}</span>
            <textarea node_ref=area rows="7" spellcheck="false" autocomplete="off" id="open-text"></textarea>
        </label>
        <div class="answers">
            <button type="button" class="primary" on:click=read_text>{text(key::OPEN_READ)}</button>
            <label class="button file">
                <span>{text(key::OPEN_FILE)}</span>
                <input type="file" accept=".dvonn,.txt,.json,.sgf,.lg,.log,text/plain,application/json" on:change=read_file />
            </label>
        </div>
    }
}

/// What was found, if it could not be opened without a question.
fn report<T: Fn(Study) + Copy + Send + 'static>(opened: Opened, take: T) -> AnyView {
    let desk = desk();
    let (texts, notation) = (desk.texts.get(), desk.preferences.notation());
    let refusal = |text: String| view! { <p class="error" role="alert">{text}</p> }.into_any();
    match opened {
        Opened::NoPosition(error) => {
            let reason = words::no_position(&texts, &error, notation);
            refusal(texts.get(key::OpenNoPosition { reason: reason.into() }))
        }
        Opened::BrokenLink(error) => {
            let reason = link_error(&texts, &error, notation);
            refusal(texts.get(key::LinkBroken { reason: reason.into() }))
        }
        Opened::Games(games) => {
            let more = games.len().saturating_sub(LISTED);
            let more = (more > 0).then(|| texts.get(key::OpenMore { more: more.into() }));
            let listed = games.iter().zip(1..).take(LISTED);
            view! {
                {listed.map(|(game, number)| reading(&texts, number, game, take)).collect_view()}
                <p>{more}</p>
            }
            .into_any()
        }
        Opened::Position(_) => ().into_any(),
    }
}

/// A game that was read, and a button to open it.
fn reading<T: Fn(Study) + Copy + Send + 'static>(
    texts: &Texts,
    number: usize,
    reading: &Reading,
    take: T,
) -> impl IntoView + use<T> {
    let plies = reading.record.tree.main_line().count();
    let names = words::players(&reading.record);
    let title = texts.get(key::OpenGame { number: number.into(), plies: plies.into() });
    let refused = reading.refused.as_ref().map(|error| {
        let reason = words::read_error(texts, error);
        view! { <p class="error" role="alert">{texts.get(key::OpenRefused { reason: reason.into() })}</p> }
    });
    let repairs: Vec<String> = reading
        .repairs
        .iter()
        .map(|(place, repair)| format!("{}: {}", words::place(texts, *place), words::repair(texts, repair)))
        .collect();
    let repaired = (!repairs.is_empty()).then(|| {
        view! {
            <p>{texts.get(key::OpenRepaired { count: repairs.len().into() })}</p>
            <ul>{repairs.into_iter().take(20).map(|repair| view! { <li>{repair}</li> }).collect_view()}</ul>
        }
    });
    let key = if reading.refused.is_some() { key::OPEN_PART } else { key::OPEN_TAKE };
    let button = (plies > 0 || reading.refused.is_none()).then(|| {
        let record = reading.record.clone();
        view! {
            <button type="button" on:click=move |_| take(Study::new(record.clone()))>{texts.get(key)}</button>
        }
    });
    view! {
        <section class="reading">
            <h3>{title}</h3>
            <p>{names}</p>
            {refused}
            {repaired}
            {button}
        </section>
    }
}
