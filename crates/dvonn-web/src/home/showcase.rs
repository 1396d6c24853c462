//! The board of the front page: the person's own game as it stands, or else a short game that repeats.

use std::time::Duration;

use dvonn_core::{Color, Move, Position};
use dvonn_table::Table;
use dvonn_text::key;
use dvonn_view::{Control, Orientation, Overlays, Scene, ViewSettings};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use leptos_router::components::A;

use super::demo;
use crate::board::{Board, Hand};
use crate::desk::{desk, text};
use crate::play::{LocalGame, turn_sentence};

/// How long each board of the short game stays, and the last one.
const PAUSE: Duration = Duration::from_millis(1500);
const LAST_PAUSE: Duration = Duration::from_millis(3500);

/// What the board shows.
#[derive(Clone, Copy, PartialEq)]
enum Shown {
    /// A position that the next game begins with.
    Given(Position),
    OwnGame,
    /// A game that two others are playing.
    Live,
    Demo,
}

/// A game that two others are playing on the server.
#[derive(Clone, PartialEq)]
pub(crate) struct LiveGame {
    pub(crate) address: String,
    pub(crate) title: String,
    pub(crate) position: Position,
    pub(crate) last: Option<Move>,
}

/// The game that the front page shows, once the server has told of one.
#[derive(Clone, Copy)]
pub(crate) struct Featured(pub(crate) RwSignal<Option<LiveGame>>);

/// The board and the line below it. The board is a picture: nothing on it can be pressed.
#[component]
pub(super) fn Showcase(given: Memo<Option<Position>>) -> impl IntoView {
    let desk = desk();
    let game = LocalGame::of_page();
    let Featured(featured) = expect_context();
    let shown = Memo::new(move |_| match given.get() {
        Some(position) => Shown::Given(position),
        None if game.is_running() => Shown::OwnGame,
        None if featured.with(Option::is_some) => Shown::Live,
        None => Shown::Demo,
    });
    let at = RwSignal::new(0_usize);
    let settings = Memo::new(move |_| {
        let settings = desk.preferences.view_settings();
        let overlays = Overlays { targets: false, blocked: false, ..settings.overlays };
        ViewSettings { orientation: Orientation::Lying, overlays, ..settings }
    });
    let scene = Memo::new(move |_| match shown.get() {
        Shown::Given(position) => Scene::new(position),
        Shown::OwnGame => {
            let scene = game.read(Table::scene).unwrap_or_else(|| Scene::new(Position::START));
            Scene { control: Control::Nobody, arrows: Vec::new(), ..scene }
        }
        Shown::Live => featured.with(|live| {
            let (position, last) =
                live.as_ref().map_or((Position::START, None), |live| (live.position, live.last));
            Scene { last, ..Scene::new(position) }
        }),
        Shown::Demo => demo::scene(at.get()),
    });
    let hand = Hand::new(scene, settings, |_| {});
    let caption = move || match shown.get() {
        Shown::Given(_) => view! { <GivenCaption /> }.into_any(),
        Shown::OwnGame => view! { <GameCaption /> }.into_any(),
        Shown::Live => view! { <LiveCaption /> }.into_any(),
        Shown::Demo => view! { <DemoCaption at settings /> }.into_any(),
    };
    let name = move || {
        let key = match shown.get() {
            Shown::Given(_) => key::FRONT_POSITION,
            Shown::OwnGame => key::FRONT_YOUR_GAME,
            Shown::Live => key::FRONT_LIVE,
            Shown::Demo => key::FRONT_LOOP,
        };
        desk.texts.get().get(key)
    };
    view! {
        <div class="front-board">
            <div class="board-place" role="img" aria-label=name>
                <div class="front-picture" inert=true>
                    <Board hand />
                </div>
            </div>
            <div class="front-caption">{caption}</div>
        </div>
    }
}

/// Who plays, whose turn it is, the score, and the way back to the game.
#[component]
fn GameCaption() -> impl IntoView {
    let desk = desk();
    let game = LocalGame::of_page();
    let who = move || {
        let names = game.playing().names(&desk.texts.get());
        match game.read(Table::only_person).flatten() {
            Some(person) => names[person.other()].clone(),
            None => format!("{} – {}", names[Color::White], names[Color::Black]),
        }
    };
    let how = move || {
        let texts = desk.texts.get();
        game.read(|table| {
            let scores = table.position().scores();
            let own = table.only_person().unwrap_or(Color::White);
            format!("{} {} – {}", turn_sentence(&texts, table), scores[own], scores[own.other()])
        })
    };
    view! {
        <p class="front-words">
            <strong>{text(key::FRONT_YOUR_GAME)}": "{who}</strong>
            <span class="note">{how}</span>
        </p>
        <A href="/game" attr:class="button primary">{text(key::FRONT_GO_ON)}</A>
    }
}

/// Who plays, and the way to the game.
#[component]
fn LiveCaption() -> impl IntoView {
    let Featured(featured) = expect_context();
    let read = move |read: fn(&LiveGame) -> &String| featured.with(|live| live.as_ref().map(read).cloned());
    view! {
        <p class="front-words">
            <strong>{text(key::FRONT_LIVE)}</strong>
            <span class="note">{move || read(|live| &live.title)}</span>
        </p>
        <A href=move || read(|live| &live.address).unwrap_or_default() attr:class="button">{text(key::FRONT_WATCH)}</A>
    }
}

#[component]
fn GivenCaption() -> impl IntoView {
    view! {
        <p class="front-words">{text(key::FRONT_POSITION)}</p>
        <A href="/" attr:class="button">{text(key::FRONT_POSITION_DROP)}</A>
    }
}

/// Runs the short game while it is not paused. Where stacks do not travel, it is paused at first.
#[component]
fn DemoCaption(at: RwSignal<usize>, settings: Memo<ViewSettings>) -> impl IntoView {
    let is_calm = Memo::new(move |_| settings.with(|settings| !settings.motion.travels()));
    // What the person has chosen, if anything.
    let chosen = RwSignal::new(None::<bool>);
    let is_running = Memo::new(move |_| chosen.get().unwrap_or(!is_calm.get()));
    let timer = StoredValue::new(None::<TimeoutHandle>);
    let stop = move || {
        if let Some(Some(timer)) = timer.try_update_value(Option::take) {
            timer.clear();
        }
    };
    Effect::new(move |_| {
        let now = at.get();
        stop();
        if is_running.get() {
            let next = (now + 1) % demo::BOARDS;
            let wait = if next == 0 { LAST_PAUSE } else { PAUSE };
            timer.set_value(set_timeout_with_handle(move || at.set(next), wait).ok());
        }
    });
    on_cleanup(stop);
    let label = move || text(if is_running.get() { key::FRONT_PAUSE } else { key::FRONT_RUN })();
    view! {
        <button type="button" on:click=move |_| chosen.set(Some(!is_running.get_untracked()))>
            {label}
        </button>
    }
}
