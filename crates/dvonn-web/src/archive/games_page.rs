//! The games that are kept, as a list with small pictures: the last few on the front page, all of them on a page of their own.

use dvonn_core::Color;
use dvonn_game::{Ending, Export};
use dvonn_table::{Pace, Table};
use dvonn_text::{Texts, key, words};
use dvonn_view::{Diagram, Theme};
use leptos::html::{Button, Ul};
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;

use super::{Archive, KeptGame};
use crate::analyse::{Arrival, Inbox};
use crate::desk::{desk, text};
use crate::play::{LocalGame, headline, level, names, record};
use crate::{browser, file_name};

/// How many games the front page shows.
const RECENT: usize = 4;
/// The width of a picture in pixels, as the style has it: rims that are not lost in it depend on it.
const WIDTH: u32 = 116;

/// The last games, and a link to all.
#[component]
pub(crate) fn RecentGames() -> impl IntoView {
    let archive = Archive::of_page();
    let is_shown = Memo::new(move |_| !listed().is_empty() || archive.deleted.with(Option::is_some));
    view! {
        <Show when=move || is_shown.get()>
            <section class="recent" aria-labelledby="recent-title">
                <div class="card-head">
                    <h2 id="recent-title">{text(key::ARCHIVE_RECENT)}</h2>
                    <A href="/games">{text(key::ARCHIVE_ALL)}</A>
                </div>
                <GameList most=RECENT />
            </section>
        </Show>
    }
}

/// All games.
#[component]
pub(crate) fn GamesPage() -> impl IntoView {
    let desk = desk();
    Effect::new(move |_| desk.subject.set(Some(text(key::ARCHIVE_TITLE)())));
    on_cleanup(move || desk.subject.set(None));
    let is_empty = Memo::new(|_| listed().is_empty());
    view! {
        <div class="page games">
            <h1 class="start-title">{text(key::ARCHIVE_TITLE)}</h1>
            <Show when=move || is_empty.get()><p class="note">{text(key::ARCHIVE_EMPTY)}</p></Show>
            <GameList most=usize::MAX />
        </div>
    }
}

/// The games in the archive, without an earlier state of the game that is on the table.
fn listed() -> Vec<KeptGame> {
    let game = LocalGame::of_page();
    let on_table = game.is_running().then(|| game.began());
    let mut games = Archive::of_page().games();
    games.retain(|kept| Some(kept.began) != on_table);
    games
}

#[component]
fn GameList(most: usize) -> impl IntoView {
    let archive = Archive::of_page();
    // The button that was pressed is gone after deleting and after undoing, so the focus goes to what is there instead.
    let list = NodeRef::<Ul>::new();
    let undo = move |_| {
        archive.undo();
        list.with_untracked(|list| list.as_ref().map(|list| list.focus()));
    };
    let way_back = move || {
        archive.deleted.with(Option::is_some).then(|| {
            let button = NodeRef::<Button>::new();
            button.on_load(|button| {
                let _ = button.focus();
            });
            view! {
                <div class="card undo">
                    <span role="status">{text(key::ARCHIVE_DELETED)}</span>
                    <button type="button" node_ref=button on:click=undo>{text(key::ARCHIVE_UNDO)}</button>
                </div>
            }
        })
    };
    let games = move || listed().into_iter().take(most).collect::<Vec<_>>();
    view! {
        {way_back}
        <ul class="game-list" tabindex="-1" node_ref=list>
            <For each=games key=|kept| kept.began let:kept><GameItem kept /></For>
        </ul>
    }
}

/// A game: a picture of how it stood last, who played, how it ended, and what can be done with it.
#[component]
fn GameItem(kept: KeptGame) -> impl IntoView {
    let desk = desk();
    let game = LocalGame::of_page();
    let archive = Archive::of_page();
    let inbox: Inbox = expect_context();
    let navigate = use_navigate();
    // A game that cannot be read any more can still be deleted.
    let table = StoredValue::new(kept.table(Pace::default(), browser::now()));
    let began = kept.began;
    let kept = StoredValue::new(kept);
    let title = Memo::new(move |_| {
        let texts = desk.texts.get();
        table.with_value(|table| Some(opponent(&texts, table.as_ref()?, &kept.get_value())))
    });
    let date = move || (began > 0).then(|| browser::day_in_words(began, desk.texts.get().language().tag()));
    let result = move || {
        let texts = desk.texts.get();
        let ended = |table: &Table| {
            let (ending, person) = (table.game().ending()?, table.only_person());
            // That a game in this list is over goes without saying.
            Some(match ending {
                Ending::Counted(_) => headline(&texts, person, ending),
                _ => words::ending(&texts, ending, person),
            })
        };
        let told = table.with_value(|table| table.as_ref().and_then(ended));
        told.unwrap_or_else(|| texts.get(key::ARCHIVE_UNFINISHED))
    };
    let picture = move || {
        let theme = if desk.preferences.is_dark() { Theme::Dark } else { Theme::Light };
        let draw = |table: &Table| Diagram::new(table.position()).theme(theme).width(WIDTH).to_svg();
        table.with_value(|table| table.as_ref().map(draw)).unwrap_or_default()
    };
    let written = move || {
        let texts = desk.texts.get_untracked();
        table.with_value(|table| {
            Some(record(&texts, table.as_ref()?, &kept.with_value(KeptGame::names), began))
        })
    };
    let replay = move |_| {
        if let Some(record) = written() {
            inbox.send(Arrival::Game { record: Box::new(record), is_flipped: false });
            navigate("/analyse", NavigateOptions::default());
        }
    };
    let to_game = use_navigate();
    let go_on = move |_| {
        kept.with_value(|kept| game.take_up(kept));
        // The front page leads there itself; this is for the page of games.
        to_game("/game", NavigateOptions::default());
    };
    let save = move |_| {
        let exported = written().and_then(|record| Some((record.export(Export::Dvonn).ok()?, record)));
        let level = table.with_value(|table| table.as_ref().and_then(level));
        if let Some((exported, record)) = exported {
            let name = file_name::of_game(&record, level, "dvonn");
            browser::download(&name, "text/plain;charset=utf-8", &exported.text);
        }
    };
    let is_over =
        table.with_value(|table| table.as_ref().is_some_and(|table| table.game().ending().is_some()));
    let onward = if is_over {
        view! { <button type="button" on:click=replay>{text(key::ARCHIVE_REPLAY)}</button> }.into_any()
    } else {
        view! { <button type="button" on:click=go_on>{text(key::FRONT_GO_ON)}</button> }.into_any()
    };
    view! {
        <li class="card game-item">
            <div class="game-picture" aria-hidden="true" inner_html=picture></div>
            <div class="game-words">
                <h3>{title}</h3>
                <p class="note">{date}</p>
                <p>{result}</p>
            </div>
            <div class="game-buttons">
                {onward}
                <button type="button" class="quiet" on:click=save>{text(key::ARCHIVE_SAVE)}</button>
                <button type="button" class="quiet" on:click=move |_| archive.delete(began)>
                    {text(key::ARCHIVE_DELETE)}
                </button>
            </div>
        </li>
    }
}

/// Whom the person played, or both players.
fn opponent(texts: &Texts, table: &Table, kept: &KeptGame) -> String {
    let names = names(texts, table, &kept.names());
    match table.only_person() {
        Some(person) => names[person.other()].clone(),
        None => format!("{} – {}", names[Color::White], names[Color::Black]),
    }
}
