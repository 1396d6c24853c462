//! The front page: a board in play, what the game is, and one press to a game.
//!
//! `showcase` decides what the board shows, `demo` is the short game that it repeats for visitors without a game of their own.
//! What few visitors need is loaded later: the further choices (`options`) when they are unfolded, and the progress in the course
//! and the recent games (`left_over`) when there are any.

mod choices;
mod demo;
mod left_over;
mod level_scale;
mod newcomer;
mod options;
mod path;
mod showcase;
mod start_form;

use dvonn_text::key;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::{use_location, use_navigate};

pub(crate) use self::choices::Choices;
pub(crate) use self::left_over::LeftOver;
pub(crate) use self::options::Options;
use self::showcase::Showcase;
pub(crate) use self::showcase::{Featured, LiveGame};
use self::start_form::StartForm;
use crate::archive::Archive;
use crate::desk::text;
use crate::link;
use crate::parts;
use crate::play::LocalGame;

/// The front page.
#[component]
pub(crate) fn HomePage() -> impl IntoView {
    let game = LocalGame::of_page();
    let navigate = use_navigate();
    Effect::new(move |before: Option<()>| {
        game.is_begun.track();
        if before.is_some() {
            navigate("/game", NavigateOptions::default());
        }
    });
    // A position that the next game begins with, sent by the analysis board.
    let hash = use_location().hash;
    let given = Memo::new(move |_| link::read_start(&hash.get()));
    let archive = Archive::of_page();
    Effect::new(|_| parts::expect_game());
    provide_context(Featured(RwSignal::new(None)));
    let is_newcomer = newcomer::is_newcomer();
    let has_left_over = Memo::new(move |_| !is_newcomer || !archive.is_empty());
    view! {
        <div class="front page">
            <Showcase given />
            <div class="front-text">
                <h1 class="front-title">{text(key::FRONT_TITLE)}</h1>
                <p class="front-about">{text(key::FRONT_ABOUT)}</p>
                <StartForm given is_newcomer />
                <p class="front-puzzle"><A href="/puzzles/daily">{text(key::FRONT_PUZZLE)}</A></p>
            </div>
            <Show when=move || has_left_over.get()>{parts::left_over()}</Show>
            <footer class="colophon">{text(key::COLOPHON)}</footer>
        </div>
    }
}
