//! The whole page: its header, its routes, and the state they share.

use dvonn_text::key;
use leptos::prelude::*;
use leptos_router::components::{A, FlatRoutes, Route, Router};
use leptos_router::hooks::{use_location, use_navigate};
use leptos_router::{NavigateOptions, path};

use crate::analyse::{Arrival, Inbox};
use crate::desk::{Desk, desk, text};
use crate::home::HomePage;
use crate::parts::{self, CoursePage, PageOwner, Settings};
use crate::ui::{Drawing, Icon, Layers, Notices};
use crate::{browser, link};

/// The whole page.
#[component]
pub(crate) fn App() -> impl IntoView {
    let desk = Desk::open();
    provide_context(desk);
    // The board needs nothing of the desk but its texts.
    provide_context(desk.texts);
    provide_context(PageOwner::current());
    provide_context(Inbox::new());
    provide_context(Layers::new());
    view! {
        <Router>
            // External to the router, which would only change the address: the browser also moves the focus.
            <a class="skip" href="#main" rel="external">{text(key::SKIP_TO_CONTENT)}</a>
            <Head />
            <main id="main" tabindex="-1">
                <FlatRoutes fallback=|| view! { <NotFound /> }>
                    <Route path=path!("/") view=HomePage />
                    <Route path=path!("/game") view=parts::game />
                    <Route path=path!("/game/:id") view=parts::online />
                    <Route path=path!("/games") view=parts::games />
                    <Route path=path!("/lobby") view=parts::lobby />
                    <Route path=path!("/account") view=parts::account />
                    <Route path=path!("/player/:name") view=parts::profile />
                    <Route path=path!("/leaders") view=parts::leaders />
                    <Route path=path!("/archive") view=parts::public />
                    <Route path=path!("/analyse") view=parts::analysis />
                    <Route path=path!("/settings") view=SettingsPage />
                    <Route path=path!("/learn") view=|| parts::course(CoursePage::Chapters) />
                    <Route path=path!("/learn/:chapter/:step") view=|| parts::course(CoursePage::Step) />
                    <Route path=path!("/puzzles") view=|| parts::course(CoursePage::Puzzles) />
                    <Route path=path!("/puzzles/:way") view=|| parts::course(CoursePage::Puzzle) />
                    <Route path=path!("/rules") view=|| parts::course(CoursePage::Rules) />
                    <Route path=path!("/rules/differences") view=|| parts::course(CoursePage::Differences) />
                </FlatRoutes>
                <FollowLinks />
            </main>
        </Router>
        <Settings />
        <Notices />
    }
}

/// The name and the links to the pages.
#[component]
fn Head() -> impl IntoView {
    let desk = desk();
    let path = use_location().pathname;
    Effect::new(move |_| {
        let texts = desk.texts.get();
        let path = path.get();
        let page = match path.split('/').nth(1) {
            Some("analyse") => key::NAV_ANALYSE,
            Some("learn") => key::NAV_LEARN,
            Some("puzzles") => key::NAV_PUZZLES,
            Some("rules") => key::NAV_RULES,
            _ => key::NAV_PLAY,
        };
        let parts = [desk.subject.get(), Some(texts.get(page)), Some("DVONN".to_owned())];
        document().set_title(&parts.into_iter().flatten().collect::<Vec<_>>().join(" · "));
    });
    Effect::new(move |before: Option<String>| {
        let path = path.get();
        if before.is_some_and(|before| before != path) {
            desk.voice.say_page();
        }
        path
    });
    // The pages without another link belong to playing.
    let is_play = move || {
        matches!(
            path.get().split('/').nth(1),
            Some("" | "game" | "games" | "lobby" | "account" | "player" | "leaders" | "archive" | "settings")
        )
    };
    view! {
        <header class="head">
            <A href="/" exact=true attr:class="brand">"DVONN"</A>
            <nav aria-label=text(key::NAV_TITLE)>
                <a href="/" class="nav-play" aria-current=move || is_play().then_some("page")>{text(key::NAV_PLAY)}</a>
                <A href="/analyse">{text(key::NAV_ANALYSE)}</A>
                <A href="/learn">{text(key::NAV_LEARN)}</A>
                <A href="/puzzles">{text(key::NAV_PUZZLES)}</A>
                <A href="/rules" attr:class="nav-rules">{text(key::NAV_RULES)}</A>
            </nav>
            <button
                type="button"
                class="quiet settings-button"
                aria-haspopup="dialog"
                on:click=move |_| desk.is_settings_open.set(true)
            >
                <Icon of=Drawing::Settings />
                <span class="unseen">{text(key::SETTINGS_TITLE)}</span>
            </button>
        </header>
    }
}

/// The settings have an address for links; it becomes that of the front page, which lies below the sheet.
#[component]
fn SettingsPage() -> impl IntoView {
    let desk = desk();
    Effect::new(move |_| {
        browser::replace_address("/");
        desk.is_settings_open.set(true);
    });
    view! { <HomePage /> }
}

/// The page for an unknown address.
#[component]
pub(crate) fn NotFound() -> impl IntoView {
    view! {
        <div class="page">
            <section class="card">
                <h1>{text(key::NOT_FOUND_TITLE)}</h1>
                <p><A href="/">{text(key::NAV_HOME)}</A></p>
            </section>
        </div>
    }
}

/// Opens the position or game in the address, now and whenever it changes.
#[component]
fn FollowLinks() -> impl IntoView {
    let inbox: Inbox = expect_context();
    let navigate = use_navigate();
    let follow = move || {
        let fragment = browser::fragment();
        if link::is_link(&fragment) {
            // The address keeps the link, so that it can be reloaded, bookmarked and sent on.
            let address = format!("/analyse#{fragment}");
            inbox.send(Arrival::Link(fragment));
            navigate(&address, NavigateOptions { replace: true, ..NavigateOptions::default() });
        }
    };
    let again = follow.clone();
    // The router must know the address first.
    Effect::new(move |_| follow());
    let listener = window_event_listener_untyped("hashchange", move |_| again());
    on_cleanup(move || listener.remove());
}
