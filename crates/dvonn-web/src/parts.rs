//! The parts of the program that are loaded when somebody first opens them: the analysis board, the course with the rules, games
//! over the network, and the rest of playing: the page of a game, the sheets, and what few visitors of the front page need. The
//! front page loads the rest of playing as soon as it is shown itself. There are only four parts, because all code that two or more of them share is
//! cut into a file for each combination: with seven parts there were 35 such files.
//!
//! The bundler cuts the module at the functions marked `wasm_split`. Code that only one part reaches goes into that part's
//! file. Code that several parts reach goes into a file that is loaded with any of them.

#![allow(clippy::unnecessary_wraps, reason = "the macro gives every part the error of its loading")]

use std::future::Future;
use std::pin::Pin;

use dvonn_core::Position;
use dvonn_text::{Group, key};
use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use crate::analyse::AnalysePage;
use crate::archive::GamesPage;
use crate::browser;
use crate::desk::{desk, text};
use crate::home::{Choices, LeftOver, Options};
use crate::learn::{LearnPage, PuzzlePage, PuzzlesPage, StepPage};
use crate::online::{AccountPage, LeadersPage, LobbyPage, OnlinePage, PlayFriend, ProfilePage, PublicPage};
use crate::page_texts::WithTexts;
use crate::play::{GamePage, More, RulesCard};
use crate::rules::{DifferencesPage, RulesPage};
use crate::settings_sheet::SettingsSheet;

type Loaded = Result<AnyView, SplitLoaderError>;

#[wasm_split(play, wasm_split_path = leptos::wasm_split, fallible)]
fn settings_sheet() -> Loaded {
    Ok(view! { <SettingsSheet /> }.into_any())
}

#[wasm_split(play, wasm_split_path = leptos::wasm_split, fallible)]
fn more_sheet(open: RwSignal<bool>) -> Loaded {
    Ok(view! { <More open /> }.into_any())
}

#[wasm_split(play, wasm_split_path = leptos::wasm_split, fallible)]
fn rules_card(open: RwSignal<bool>) -> Loaded {
    Ok(view! { <RulesCard open /> }.into_any())
}

#[wasm_split(play, wasm_split_path = leptos::wasm_split, fallible)]
fn game_page() -> Loaded {
    Ok(view! { <GamePage /> }.into_any())
}

#[wasm_split(online, wasm_split_path = leptos::wasm_split, fallible)]
fn online_page() -> Loaded {
    Ok(view! { <WithTexts group=Group::Online><OnlinePage /></WithTexts> }.into_any())
}

#[wasm_split(play, wasm_split_path = leptos::wasm_split, fallible)]
fn friend_button(choices: RwSignal<Choices>) -> Loaded {
    Ok(view! { <PlayFriend choices /> }.into_any())
}

#[wasm_split(online, wasm_split_path = leptos::wasm_split, fallible)]
fn account_page() -> Loaded {
    Ok(view! { <WithTexts group=Group::Online><AccountPage /></WithTexts> }.into_any())
}

#[wasm_split(online, wasm_split_path = leptos::wasm_split, fallible)]
fn profile_page() -> Loaded {
    Ok(view! { <WithTexts group=Group::Online><ProfilePage /></WithTexts> }.into_any())
}

#[wasm_split(online, wasm_split_path = leptos::wasm_split, fallible)]
fn leaders_page() -> Loaded {
    Ok(view! { <WithTexts group=Group::Online><LeadersPage /></WithTexts> }.into_any())
}

#[wasm_split(online, wasm_split_path = leptos::wasm_split, fallible)]
fn public_page() -> Loaded {
    Ok(view! { <WithTexts group=Group::Online><PublicPage /></WithTexts> }.into_any())
}

#[wasm_split(online, wasm_split_path = leptos::wasm_split, fallible)]
fn lobby_page() -> Loaded {
    Ok(view! { <WithTexts group=Group::Online><LobbyPage /></WithTexts> }.into_any())
}

/// Nothing but a reason to load the part of the game.
#[wasm_split(play, wasm_split_path = leptos::wasm_split, fallible)]
fn game_loaded() -> Loaded {
    Ok(().into_any())
}

#[wasm_split(play, wasm_split_path = leptos::wasm_split, fallible)]
fn options_view(choices: RwSignal<Choices>, given: Memo<Option<Position>>) -> Loaded {
    Ok(view! { <Options choices given /> }.into_any())
}

#[wasm_split(play, wasm_split_path = leptos::wasm_split, fallible)]
fn left_over_view() -> Loaded {
    Ok(view! { <WithTexts group=Group::Course><LeftOver /></WithTexts> }.into_any())
}

#[wasm_split(play, wasm_split_path = leptos::wasm_split, fallible)]
fn games_view() -> Loaded {
    Ok(view! { <GamesPage /> }.into_any())
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
        CoursePage::Puzzles => view! { <PuzzlesPage /> }.into_any(),
        CoursePage::Puzzle => view! { <PuzzlePage /> }.into_any(),
        CoursePage::Rules => view! { <RulesPage /> }.into_any(),
        CoursePage::Differences => view! { <DifferencesPage /> }.into_any(),
    };
    Ok(view! { <WithTexts group=Group::Course>{page()}</WithTexts> }.into_any())
}

/// A page that needs the texts of the course.
#[derive(Clone, Copy)]
pub(crate) enum CoursePage {
    Chapters,
    Step,
    Puzzles,
    Puzzle,
    Rules,
    Differences,
}

/// The game that is on the table.
pub(crate) fn game() -> impl IntoView {
    view! { <Part load=Load::new(game_page) /> }
}

/// Loads a page of the network with its texts, at the same time.
fn online_load<F: Future<Output = Loaded> + 'static>(page: impl Fn() -> F + 'static) -> Load {
    let texts = desk().page_texts;
    Load::new(move || {
        texts.want(Group::Online);
        page()
    })
}

/// A game on a server.
pub(crate) fn online() -> impl IntoView {
    view! { <Part load=online_load(online_page) /> }
}

/// Where people far apart find each other.
pub(crate) fn lobby() -> impl IntoView {
    view! { <Part load=online_load(lobby_page) /> }
}

/// The person's account on the server.
pub(crate) fn account() -> impl IntoView {
    view! { <Part load=online_load(account_page) /> }
}

/// A player on the server.
pub(crate) fn profile() -> impl IntoView {
    view! { <Part load=online_load(profile_page) /> }
}

/// The best players of the server.
pub(crate) fn leaders() -> impl IntoView {
    view! { <Part load=online_load(leaders_page) /> }
}

/// The finished games of the server.
pub(crate) fn public() -> impl IntoView {
    view! { <Part load=online_load(public_page) /> }
}

/// The ways to a game with somebody far away.
pub(crate) fn friend(choices: RwSignal<Choices>) -> impl IntoView {
    view! { <Part load=Load::new(move || friend_button(choices)) /> }
}

/// Loads the part of the game ahead of time, so that the first press of "Play now" does not wait for it.
pub(crate) fn expect_game() {
    leptos::task::spawn_local(async {
        // If this fails, the page of the game tries again and says so.
        let _ = game_loaded().await;
    });
}

/// The analysis board.
pub(crate) fn analysis() -> impl IntoView {
    view! { <Part load=Load::new(analyse_page) /> }
}

/// A page of the course, the puzzles or the rules.
pub(crate) fn course(page: CoursePage) -> impl IntoView {
    let texts = desk().page_texts;
    let load = Load::new(move || {
        // Code and texts are fetched at the same time.
        texts.want(Group::Course);
        course_page(page)
    });
    view! { <Part load /> }
}

/// Further choices for a new game.
pub(crate) fn options(choices: RwSignal<Choices>, given: Memo<Option<Position>>) -> impl IntoView {
    view! { <Part load=Load::new(move || options_view(choices, given)) /> }
}

/// What somebody has begun earlier, on the front page.
pub(crate) fn left_over() -> impl IntoView {
    let texts = desk().page_texts;
    let load = Load::new(move || {
        texts.want(Group::Course);
        left_over_view()
    });
    view! { <Part load /> }
}

/// The page of all games.
pub(crate) fn games() -> impl IntoView {
    view! { <Part load=Load::new(games_view) /> }
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

/// The card with the rules and the keys beside a game.
#[component]
pub(crate) fn RulesBesideBoard(open: RwSignal<bool>) -> impl IntoView {
    view! { <Sheet open load=Load::new(move || rules_card(open)) /> }
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
