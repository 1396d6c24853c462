//! The archive of the server: finished games of everybody, and all of them as a file.

use dvonn_core::Color;
use dvonn_text::{Key, key, words};
use dvonn_wire::{DvonnCells, GameSummary};
use leptos::prelude::*;
use leptos_router::hooks::use_query_map;

use super::account_page::reason;
use super::api::{self, ApiError};
use super::fields::{self, Field, Form, Kind};
use super::game_row::FinishedGames;
use crate::browser;
use crate::desk::{desk, text};

/// Seconds of a day.
const DAY: u64 = 86_400;

/// The fields of the search.
#[derive(Clone, Copy)]
struct Fields {
    player: RwSignal<String>,
    result: RwSignal<String>,
    since: RwSignal<String>,
    until: RwSignal<String>,
    length: RwSignal<String>,
    dvonns: RwSignal<String>,
}

impl Fields {
    fn new() -> Fields {
        let [player, result, since, until, length, dvonns] = [(); 6].map(|()| RwSignal::new(String::new()));
        Fields { player, result, since, until, length, dvonns }
    }

    /// The conditions as parameters of an address, or what is wrong with them.
    fn conditions(self, after: Option<&str>) -> Result<String, Key> {
        let given = |field: RwSignal<String>| {
            Some(field.with_untracked(|text| text.trim().to_owned())).filter(|text| !text.is_empty())
        };
        let day = |field| given(field).and_then(|date| browser::seconds_of_day(&date));
        let cells = |text: String| text.parse::<DvonnCells>().map_err(|_| key::PUBLIC_BAD_DVONNS);
        let parameters = [
            (
                "player",
                given(self.player).map(|name| fields::name(&name)).transpose()?.map(|name| name.to_string()),
            ),
            ("result", given(self.result)),
            ("since", day(self.since).map(|day| day.to_string())),
            ("until", day(self.until).map(|day| (day + DAY).to_string())),
            ("min_plies", given(self.length).filter(|length| length.parse::<u32>().is_ok())),
            ("dvonns", given(self.dvonns).map(cells).transpose()?.map(|cells| cells.to_string())),
            ("after", after.map(str::to_owned)),
        ];
        let given = parameters.into_iter().filter_map(|(name, value)| Some(format!("{name}={}", value?)));
        Ok(given.collect::<Vec<_>>().join("&"))
    }
}

/// A form, what it finds, and the file.
#[component]
pub(crate) fn PublicPage() -> impl IntoView {
    let desk = desk();
    let fields = Fields::new();
    // The page of a player leads to their games.
    fields.player.set(use_query_map().with_untracked(|query| query.get("player")).unwrap_or_default());
    let found = RwSignal::new(None::<Vec<GameSummary>>);
    let next = RwSignal::new(None::<String>);
    let wrong = RwSignal::new(None::<Key>);
    let is_sent = RwSignal::new(false);
    let fetch = Callback::new(move |after: Option<String>| {
        let conditions = match fields.conditions(after.as_deref()) {
            Ok(conditions) => conditions,
            Err(key) => return wrong.set(Some(key)),
        };
        is_sent.set(true);
        leptos::task::spawn_local_scoped_with_cancellation(async move {
            let answer = api::public_games(&conditions).await;
            is_sent.set(false);
            match answer {
                Ok(page) => {
                    let mut games = after.and_then(|_| found.get_untracked()).unwrap_or_default();
                    games.extend(page.games);
                    found.set(Some(games));
                    next.set(page.next);
                }
                // The only thing that can be missing is the player.
                Err(ApiError::Problem(dvonn_wire::ProblemCode::NotFound)) => {
                    wrong.set(Some(key::PROFILE_NOT_FOUND));
                }
                Err(error) => wrong.set(Some(reason(error))),
            }
        });
    });
    fetch.run(None);
    Effect::new(move |_| desk.subject.set(Some(text(key::PUBLIC_TITLE)())));
    on_cleanup(move || desk.subject.set(None));
    view! {
        <div class="page lobby">
            <div class="card-head">
                <h1 class="start-title">{text(key::PUBLIC_TITLE)}</h1>
                <a class="button" href=api::ALL_GAMES download="dvonn-games.jsonl">{text(key::PUBLIC_DOWNLOAD)}</a>
            </div>
            <Form send=key::PUBLIC_SEARCH wrong is_sent on_send=Callback::new(move |()| fetch.run(None))>
                <div class="search-fields">
                    <Field key=key::PUBLIC_PLAYER kind=Kind::Other value=fields.player />
                    <ResultField value=fields.result />
                    <Field key=key::PUBLIC_SINCE kind=Kind::Date value=fields.since />
                    <Field key=key::PUBLIC_UNTIL kind=Kind::Date value=fields.until />
                    <Field key=key::PUBLIC_LENGTH kind=Kind::Number value=fields.length />
                    <Field key=key::PUBLIC_DVONNS kind=Kind::Other value=fields.dvonns />
                </div>
            </Form>
            <Show when=move || found.with(|found| found.as_ref().is_some_and(Vec::is_empty))>
                <p class="note" role="status">{text(key::PUBLIC_NONE)}</p>
            </Show>
            <FinishedGames
                games=Signal::derive(move || found.get().unwrap_or_default())
                has_more=Signal::derive(move || next.with(Option::is_some))
                on_more=Callback::new(move |()| fetch.run(next.get_untracked()))
            />
        </div>
    }
}

/// Who won.
#[component]
fn ResultField(value: RwSignal<String>) -> impl IntoView {
    let desk = desk();
    let color = move |color: Color| move || words::color(&desk.texts.get(), color);
    view! {
        <label class="field">
            <span>{text(key::PUBLIC_RESULT)}</span>
            <select on:change=move |event| value.set(event_target_value(&event))>
                <option value="">{text(key::PUBLIC_ANY)}</option>
                <option value="white">{color(Color::White)}</option>
                <option value="black">{color(Color::Black)}</option>
                <option value="draw">{text(key::RESULT_DRAW)}</option>
            </select>
        </label>
    }
}
