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
use crate::words::{link_error, players};

/// The most games that are listed.
const LISTED: usize = 100;

/// The sheet for opening.
#[component]
pub(super) fn OpenSheet(open: RwSignal<bool>) -> impl IntoView {
    let desk = desk();
    let analyst: Analyst = expect_context();
    let opened = RwSignal::new(None::<Opened>);
    let area = NodeRef::<html::Textarea>::new();
    let take = move |study: Study| {
        analyst.open(study);
        opened.set(None);
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
            request_animation_frame(|| browser::scroll_to("readings"));
        }
    };
    Effect::new(move |_| {
        if !open.get() {
            opened.set(None);
        }
    });
    let read_text = move |_| {
        if let Some(area) = area.get_untracked() {
            look_at(area.value().into_bytes());
        }
    };
    let read_file = move |event: web_sys::Event| {
        browser::read_file(&event, move |bytes| match bytes {
            Some(bytes) => look_at(bytes),
            None => desk.notify(desk.texts.get_untracked().get(key::OPEN_FILE_UNREADABLE)),
        });
    };
    let report = move || {
        let texts = desk.texts.get();
        opened.get().map(|opened| match opened {
            Opened::NoPosition(error) => {
                let reason = words::no_position(&texts, &error, desk.notation());
                view! { <p class="error" role="alert">{texts.get(key::OpenNoPosition { reason: reason.into() })}</p> }
                    .into_any()
            }
            Opened::BrokenLink(error) => {
                let reason = link_error(&texts, &error, desk.notation());
                view! { <p class="error" role="alert">{texts.get(key::LinkBroken { reason: reason.into() })}</p> }.into_any()
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
        })
    };
    view! {
        <Dialog open=open title=Signal::derive(text(key::OPEN_TITLE)) id="open">
            <p class="note">{text(key::OPEN_NOTE)}</p>
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
            <div class="readings" id="readings">{report}</div>
        </Dialog>
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
    let names = players(&reading.record);
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
