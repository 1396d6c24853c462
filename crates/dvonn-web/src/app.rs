//! The page as a whole: its head, its pages, and what is shared between them.

use leptos::prelude::*;
use leptos_router::components::{A, Route, Router, Routes};
use leptos_router::hooks::{use_location, use_navigate};
use leptos_router::{NavigateOptions, path};

use crate::analyse::{AnalysePage, Analyst};
use crate::desk::{Desk, desk, text};
use crate::learn::{LearnPage, StepPage, Student};
use crate::link::{self, Linked};
use crate::play::{PlayPage, Table};
use crate::rules::{DifferencesPage, RulesPage};
use crate::settings_sheet::SettingsSheet;
use crate::study::Study;
use crate::ui::{Drawing, Icon, Notices};
use crate::{browser, words};

/// One of the two programs that the page consists of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Program {
    Table,
    Course,
}

impl Program {
    /// Which one knows the page at this address. `static/boot.js` and `static/service-worker.js` decide alike.
    fn of(path: &str) -> Program {
        match path.split('/').nth(1) {
            Some("learn" | "rules") => Program::Course,
            _ => Program::Table,
        }
    }
}

/// Play and analysis.
#[component]
pub(crate) fn TableApp() -> impl IntoView {
    let desk = open();
    provide_context(Program::Table);
    provide_context(Table::new(desk));
    provide_context(Analyst::new(desk));
    view! {
        <Frame>
            <Routes fallback=|| view! { <NotFound /> }>
                <Route path=path!("/") view=PlayPage />
                <Route path=path!("/analyse") view=AnalysePage />
                <Route path=path!("/settings") view=SettingsPage />
            </Routes>
            <FollowLinks />
        </Frame>
    }
}

/// The course and the rules.
#[component]
pub(crate) fn CourseApp() -> impl IntoView {
    let desk = open();
    provide_context(Program::Course);
    provide_context(Student::new(desk));
    view! {
        <Frame>
            <Routes fallback=|| view! { <NotFound /> }>
                <Route path=path!("/learn") view=LearnPage />
                <Route path=path!("/learn/:chapter/:step") view=StepPage />
                <Route path=path!("/rules") view=RulesPage />
                <Route path=path!("/rules/differences") view=DifferencesPage />
            </Routes>
        </Frame>
    }
}

fn open() -> Desk {
    let desk = Desk::open();
    provide_context(desk);
    // The board knows nothing of the desk but the words on it.
    provide_context(desk.texts);
    desk
}

/// What is around every page.
#[component]
fn Frame(children: Children) -> impl IntoView {
    view! {
        <Router>
            // External to the router, which would only change the address: the browser also moves the focus.
            <a class="skip" href="#main" rel="external">{text("skip-to-content")}</a>
            <Head />
            <main id="main" tabindex="-1">{children()}</main>
        </Router>
        <SettingsSheet />
        <Notices />
    }
}

/// Name and ways to the pages.
#[component]
fn Head() -> impl IntoView {
    let desk = desk();
    let path = use_location().pathname;
    Effect::new(move |_| {
        let texts = desk.texts.get();
        let path = path.get();
        let page = match path.split('/').nth(1) {
            Some("analyse") => "nav-analyse",
            Some("learn") => "nav-learn",
            Some("rules") => "nav-rules",
            _ => "nav-play",
        };
        document().set_title(&format!("{} · DVONN", texts.get(page)));
    });
    view! {
        <header class="head">
            <Way to="/" class="brand">"DVONN"</Way>
            <nav aria-label=text("nav-title")>
                <Way to="/">{text("nav-play")}</Way>
                <Way to="/analyse">{text("nav-analyse")}</Way>
                <Way to="/learn">{text("nav-learn")}</Way>
                <Way to="/rules">{text("nav-rules")}</Way>
            </nav>
            <button
                type="button"
                class="quiet settings-button"
                aria-haspopup="dialog"
                on:click=move |_| desk.is_settings_open.set(true)
            >
                <Icon of=Drawing::Settings />
                <span class="unseen">{text("settings-title")}</span>
            </button>
        </header>
    }
}

/// A link to a page, which may be one of the other program.
#[component]
pub(crate) fn Way(
    to: &'static str,
    #[prop(optional)] class: &'static str,
    children: Children,
) -> impl IntoView {
    if Program::of(to) == expect_context() {
        view! { <A href=to exact={to == "/"} attr:class=class>{children()}</A> }.into_any()
    } else {
        view! { <a href=to rel="external" class=class>{children()}</a> }.into_any()
    }
}

/// The settings by their own address: the front page with the sheet open.
#[component]
fn SettingsPage() -> impl IntoView {
    desk().is_settings_open.set(true);
    view! { <PlayPage /> }
}

/// An address that leads nowhere.
#[component]
pub(crate) fn NotFound() -> impl IntoView {
    view! {
        <div class="page card">
            <h1>{text("not-found-title")}</h1>
            <p><Way to="/">{text("not-found-back")}</Way></p>
        </div>
    }
}

/// Opens the position or game that the address carries, now and whenever it changes.
#[component]
fn FollowLinks() -> impl IntoView {
    let desk = desk();
    let analyst: Analyst = expect_context();
    let navigate = use_navigate();
    let follow = move || {
        let Some(linked) = link::read(&browser::fragment()) else {
            return;
        };
        browser::drop_fragment();
        match linked {
            Ok(Linked::Position(position)) => analyst.open(Study::of_position(position)),
            Ok(Linked::Game(record)) => analyst.open(Study::new(*record)),
            Err(error) => {
                let texts = desk.texts.get_untracked();
                let reason = words::link_error(&texts, &error, untrack(|| desk.notation()));
                return desk.notify(texts.with("link-broken", &[("reason", reason.into())]));
            }
        }
        navigate("/analyse", NavigateOptions::default());
    };
    let again = follow.clone();
    // The router has to know where it is first.
    Effect::new(move |_| follow());
    let listener = window_event_listener_untyped("hashchange", move |_| again());
    on_cleanup(move || listener.remove());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scripts_know_the_pages_of_the_course() {
        for path in ["/learn", "/learn/single/1", "/rules", "/rules/differences"] {
            assert!(Program::of(path) == Program::Course, "{path}");
        }
        for path in ["/", "/analyse", "/settings", "/learning", "/nowhere"] {
            assert!(Program::of(path) == Program::Table, "{path}");
        }
        for script in [include_str!("../static/boot.js"), include_str!("../static/service-worker.js")] {
            assert!(script.contains(r"/^\/(learn|rules)(\/|$)/.test("));
        }
    }
}
