//! The page where people far apart find each other.

use std::time::Duration;

use dvonn_core::Color;
use dvonn_game::{Beginning, TimeControl};
use dvonn_text::{Key, key};
use dvonn_wire::{GameId, GameSummary, Invitation, Lobby, Player, PlayerId, Stakes};
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;

use super::api::{self, ApiError};
use super::fields::{self, Field, Form, Kind};
use super::game_row::GameRow;
use super::pairing;
use super::player_name::player_label;
use crate::desk::{desk, text};
use crate::home::Choices;
use crate::ui::{Choice, Switch, items};
use crate::words::{board_kind, clock};

/// How often the lists are fetched again while the page is visible.
const REFRESH: Duration = Duration::from_secs(3);
/// The clocks that people choose with one press. Few, so that two people choose the same.
const CLOCKS: [&str; 6] = ["180+2", "300+5", "900+10", "1800+20", "1 days", "3 days"];
/// All others that the page offers, from the shortest to the longest.
const OTHER_CLOCKS: [&str; 13] = [
    "60", "120+1", "180", "300", "600", "600+5", "1500+10", "2700+15", "3600+30", "2 days", "5 days",
    "7 days", "14 days",
];

/// What the server has told.
#[derive(Clone, Copy)]
struct Found {
    lobby: RwSignal<Option<Lobby>>,
    own: RwSignal<Vec<GameSummary>>,
    /// The name of the person's account; `None` for a guest.
    name: RwSignal<Option<String>>,
    /// Whether the next game counts.
    is_rated: RwSignal<bool>,
    /// Whether the last answer is missing.
    is_lost: RwSignal<bool>,
}

impl Found {
    fn fetch(self) {
        leptos::task::spawn_local_scoped_with_cancellation(async move {
            let lobby = api::lobby().await;
            self.is_lost.set(lobby.is_err());
            if let Ok(lobby) = lobby {
                self.lobby.set(Some(lobby));
            }
            if let Ok(own) = api::own_games().await {
                self.own.set(own);
            }
        });
    }
}

/// Pairing by clock, games that wait for somebody, games to watch, and the person's own games.
#[component]
pub(crate) fn LobbyPage() -> impl IntoView {
    let desk = desk();
    let found = Found {
        lobby: RwSignal::default(),
        own: RwSignal::default(),
        name: RwSignal::default(),
        is_rated: RwSignal::default(),
        is_lost: RwSignal::default(),
    };
    provide_context(found);
    found.fetch();
    leptos::task::spawn_local_scoped_with_cancellation(async move {
        if let Ok(me) = api::me().await {
            found.name.set(me.player.and_then(|player| player.name));
        }
    });
    let owner = Owner::current();
    let refresh = move || {
        if let Some(owner) = &owner
            && !document().hidden()
        {
            owner.with(|| found.fetch());
        }
    };
    if let Ok(interval) = set_interval_with_handle(refresh, REFRESH) {
        on_cleanup(move || interval.clear());
    }
    Effect::new(move |_| desk.subject.set(Some(text(key::LOBBY_TITLE)())));
    on_cleanup(move || desk.subject.set(None));
    let seeks = move || others(found.lobby.with(|lobby| lobby.as_ref().map(|lobby| lobby.seeks.clone())));
    let live = move || others(found.lobby.with(|lobby| lobby.as_ref().map(|lobby| lobby.live.clone())));
    let account = move || found.name.get().unwrap_or_else(|| text(key::ACCOUNT_LOG_IN)());
    let is_quiet = Memo::new(move |_| found.lobby.with(Option::is_some) && seeks().is_empty());
    view! {
        <div class="page lobby">
            <div class="card-head">
                <h1 class="start-title">{text(key::LOBBY_TITLE)}</h1>
                <p class="answers">
                    <A href="/leaders" attr:class="button">{text(key::LEADERS_TITLE)}</A>
                    <A href="/archive" attr:class="button">{text(key::PUBLIC_TITLE)}</A>
                    <A href="/account" attr:class="button">{account}</A>
                </p>
            </div>
            <Show when=move || found.is_lost.get()>
                <p class="card" role="alert">{text(key::ONLINE_NO_SERVER)}</p>
            </Show>
            <Challenges />
            <QuickPairing />
            <section aria-labelledby="lobby-open">
                <h2 id="lobby-open">{text(key::LOBBY_OPEN)}</h2>
                <Show when=move || is_quiet.get()><p class="note">{text(key::LOBBY_OPEN_NONE)}</p></Show>
                <ul class="game-rows">
                    <For each=seeks key=|game| game.id let:game><Seek game /></For>
                </ul>
            </section>
            <Bots />
            <FindPlayer />
            <Show when=move || !live().is_empty()>
                <section aria-labelledby="lobby-live">
                    <h2 id="lobby-live">{text(key::LOBBY_LIVE)}</h2>
                    <ul class="game-rows">
                        <For each=live key=|game| game.id let:game><Linked game is_own=false /></For>
                    </ul>
                </section>
            </Show>
            <Show when=move || found.own.with(|own| !own.is_empty())>
                <section aria-labelledby="lobby-own">
                    <h2 id="lobby-own">{text(key::LOBBY_OWN)}</h2>
                    <ul class="game-rows">
                        // The ending belongs to the key: a row is drawn again when its game has ended.
                        <For
                            each=move || found.own.get()
                            key=|game| (game.id, game.ending, game.players.iter().all(|(_, player)| player.is_some()))
                            let:game
                        >
                            <Linked game is_own=true />
                        </For>
                    </ul>
                </section>
            </Show>
        </div>
    }
}

/// The games in which the person does not play.
fn others(games: Option<Vec<GameSummary>>) -> Vec<GameSummary> {
    games.unwrap_or_default().into_iter().filter(|game| game.you.is_none()).collect()
}

/// Who is looked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Opponent {
    /// Whoever wants the same game.
    Anybody,
    /// Whoever gets the link.
    Friend,
}

/// One press for each clock.
#[component]
fn QuickPairing() -> impl IntoView {
    let desk = desk();
    let navigate = StoredValue::new(use_navigate());
    let found: Found = expect_context();
    let beginning = RwSignal::new(Choices::last().beginning);
    let color = RwSignal::new(None::<Color>);
    let wanted = RwSignal::new(None::<TimeControl>);
    let begin = move |(control, opponent): (TimeControl, Opponent)| {
        if wanted.get_untracked().is_some() {
            return;
        }
        wanted.set(Some(control));
        let invitation = Invitation {
            control: Some(control),
            beginning: beginning.get_untracked(),
            stakes: if found.is_rated.get_untracked() { Stakes::Rated } else { Stakes::Casual },
            color: color.get_untracked(),
            ..Invitation::default()
        };
        leptos::task::spawn_local_scoped_with_cancellation(async move {
            let game = match opponent {
                Opponent::Anybody => pairing::pair(&invitation).await,
                Opponent::Friend => api::create(&invitation).await.map(|game| game.id),
            };
            match game {
                Ok(game) => navigate.with_value(|navigate| open(game, navigate)),
                Err(_) => desk.notify(key::ONLINE_NO_SERVER),
            }
            wanted.set(None);
        });
    };
    let tile = move |control: TimeControl| {
        view! {
            <button
                type="button"
                class="clock-tile"
                aria-busy=move || (wanted.get() == Some(control)).then_some("true")
                on:click=move |_| begin((control, Opponent::Anybody))
            >
                {move || clock(&desk.texts.get(), Some(control))}
            </button>
        }
    };
    let clocks = CLOCKS.into_iter().filter_map(|text| text.parse().ok());
    let boards: Vec<_> = Beginning::ALL.into_iter().map(|kind| (kind, board_kind(kind))).collect();
    view! {
        <section class="card quick" aria-labelledby="lobby-quick">
            <h2 id="lobby-quick">{text(key::LOBBY_QUICK)}</h2>
            <p class="note">{text(key::LOBBY_QUICK_NOTE)}</p>
            <div class="clock-tiles">{clocks.map(tile).collect_view()}</div>
            <Choice
                name="lobby-board"
                label=Signal::derive(text(key::START_BOARD))
                items=items(&boards)
                value=beginning
                on_choose=Callback::new(move |kind| beginning.set(kind))
            />
            <Choice
                name="lobby-side"
                label=Signal::derive(text(key::START_SIDE))
                items=items(&[
                    (Some(Color::White), key::START_WHITE),
                    (Some(Color::Black), key::START_BLACK),
                    (None, key::START_RANDOM),
                ])
                value=color
                on_choose=Callback::new(move |chosen| color.set(chosen))
            />
            // A guest has no rating.
            <Show when=move || found.name.with(Option::is_some)>
                <Switch
                    label=Signal::derive(text(key::ONLINE_RATED))
                    on=found.is_rated
                    on_turn=Callback::new(move |on| found.is_rated.set(on))
                />
            </Show>
            <OtherClock on_begin=Callback::new(begin) />
        </section>
    }
}

/// A clock that is not among the tiles, for anybody or for a friend.
#[component]
fn OtherClock(on_begin: Callback<(TimeControl, Opponent)>) -> impl IntoView {
    let desk = desk();
    let chosen = RwSignal::new(OTHER_CLOCKS[0].to_owned());
    let begin = move |opponent| {
        if let Ok(control) = chosen.get_untracked().parse() {
            on_begin.run((control, opponent));
        }
    };
    let option = |name: &'static str| {
        let label = move || clock(&desk.texts.get(), name.parse().ok());
        view! { <option value=name>{label}</option> }
    };
    view! {
        <label class="field">
            <span>{text(key::LOBBY_OTHER_CLOCK)}</span>
            <select on:change=move |event| chosen.set(event_target_value(&event))>
                {OTHER_CLOCKS.map(option).collect_view()}
            </select>
        </label>
        <p class="answers">
            <button type="button" on:click=move |_| begin(Opponent::Anybody)>{text(key::LOBBY_LINK)}</button>
            <button type="button" on:click=move |_| begin(Opponent::Friend)>{text(key::ONLINE_FRIEND)}</button>
        </p>
    }
}

/// The way to the page of a player, where they can be challenged.
#[component]
fn FindPlayer() -> impl IntoView {
    let navigate = use_navigate();
    let name = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<Key>);
    let find = Callback::new(move |()| match fields::name(&name.get_untracked()) {
        Ok(name) => navigate(&format!("/player/{name}"), NavigateOptions::default()),
        Err(reason) => wrong.set(Some(reason)),
    });
    view! {
        <section aria-labelledby="lobby-find">
            <h2 id="lobby-find">{text(key::LOBBY_FIND)}</h2>
            <Form send=key::PUBLIC_SEARCH wrong is_sent=RwSignal::new(false) on_send=find>
                <Field key=key::PUBLIC_PLAYER kind=Kind::Other value=name />
            </Form>
        </section>
    }
}

/// Games to which somebody invites the person.
#[component]
fn Challenges() -> impl IntoView {
    let found: Found = expect_context();
    let challenges = move || {
        found.lobby.with(|lobby| lobby.as_ref().map(|lobby| lobby.challenges.clone()).unwrap_or_default())
    };
    view! {
        <Show when=move || !challenges().is_empty()>
            <section aria-labelledby="lobby-challenges">
                <h2 id="lobby-challenges">{text(key::LOBBY_CHALLENGES)}</h2>
                <ul class="game-rows">
                    <For each=challenges key=|game| game.id let:game><Seek game /></For>
                </ul>
            </section>
        </Show>
    }
}

/// The computer's levels that play here with anybody at any time.
#[component]
fn Bots() -> impl IntoView {
    let desk = desk();
    let found: Found = expect_context();
    let navigate = StoredValue::new(use_navigate());
    let bots =
        move || found.lobby.with(|lobby| lobby.as_ref().map(|lobby| lobby.bots.clone()).unwrap_or_default());
    let wanted = RwSignal::new(None::<PlayerId>);
    let play = move |bot: PlayerId| {
        if wanted.get_untracked().is_some() {
            return;
        }
        wanted.set(Some(bot));
        leptos::task::spawn_local_scoped_with_cancellation(async move {
            match pairing::challenge(bot).await {
                Ok(game) => navigate.with_value(|navigate| open(game, navigate)),
                Err(_) => desk.notify(key::ONLINE_NO_SERVER),
            }
            wanted.set(None);
        });
    };
    let tile = move |mut bot: Player| {
        let id = bot.id;
        // The rating that says most about it.
        let most = bot.ratings.iter().max_by_key(|(_, rating)| rating.games).map(|(speed, _)| *speed);
        bot.ratings.retain(|speed, _| Some(*speed) == most);
        view! {
            <button
                type="button"
                class="clock-tile"
                aria-busy=move || (wanted.get() == Some(id)).then_some("true")
                on:click=move |_| play(id)
            >
                {move || player_label(&desk.texts.get(), &bot)}
            </button>
        }
    };
    view! {
        <Show when=move || !bots().is_empty()>
            <section aria-labelledby="lobby-bots">
                <h2 id="lobby-bots">{text(key::LOBBY_BOTS)}</h2>
                <div class="clock-tiles"><For each=bots key=|bot| bot.id children=tile /></div>
            </section>
        </Show>
    }
}

/// A game that waits for somebody.
#[component]
fn Seek(game: GameSummary) -> impl IntoView {
    let desk = desk();
    let found: Found = expect_context();
    let navigate = StoredValue::new(use_navigate());
    let is_joining = RwSignal::new(false);
    let id = game.id;
    let join = move |_| {
        if is_joining.get_untracked() {
            return;
        }
        is_joining.set(true);
        leptos::task::spawn_local_scoped_with_cancellation(async move {
            match api::join(id).await {
                Ok(game) => navigate.with_value(|navigate| open(game.id, navigate)),
                Err(error) => desk.notify(refusal(error)),
            }
            found.fetch();
            is_joining.set(false);
        });
    };
    view! {
        <GameRow game>
            <button
                type="button"
                class="primary"
                aria-busy=move || is_joining.get().then_some("true")
                on:click=join
            >
                {text(key::LOBBY_JOIN)}
            </button>
        </GameRow>
    }
}

/// A game with a link to its page.
#[component]
fn Linked(game: GameSummary, is_own: bool) -> impl IntoView {
    let label = match (is_own, game.ending) {
        (false, _) => key::LOBBY_WATCH,
        (true, None) => key::FRONT_GO_ON,
        (true, Some(_)) => key::ARCHIVE_REPLAY,
    };
    let address = format!("/game/{}", game.id);
    view! { <GameRow game><A href=address attr:class="button">{text(label)}</A></GameRow> }
}

fn open(game: GameId, navigate: &impl Fn(&str, NavigateOptions)) {
    navigate(&format!("/game/{game}"), NavigateOptions::default());
}

/// Why nobody could join.
fn refusal(error: ApiError) -> dvonn_text::Key {
    if pairing::is_too_late(error) { key::LOBBY_TOO_LATE } else { key::ONLINE_NO_SERVER }
}
