//! The ways to a game. Everything has a sensible default, so that one press starts a game.

use dvonn_core::{ByColor, Position};
use dvonn_text::key;
use leptos::prelude::*;
use leptos_router::components::A;

use super::choices::Choices;
use super::level_scale::LevelScale;
use crate::archive::Archive;
use crate::browser;
use crate::desk::text;
use crate::parts;
use crate::play::LocalGame;

/// Level, the large buttons, and further choices.
#[component]
pub(super) fn StartForm(given: Memo<Option<Position>>, is_newcomer: bool) -> impl IntoView {
    let game = LocalGame::of_page();
    let choices = RwSignal::new(offered());
    let start = move |terms, names: ByColor<String>| {
        Choices::change(|last| *last = choices.get_untracked());
        match given.get_untracked() {
            Some(position) => game.begin(terms, position, names),
            None => game.start_named(terms, names),
        }
    };
    let play = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        start(
            choices.with_untracked(|choices| choices.against_computer(browser::seed())),
            ByColor::default(),
        );
    };
    let play_together = move |_| {
        let (terms, names) = choices.with_untracked(|choices| (choices.for_two(), choices.names.clone()));
        start(terms, names);
    };
    let is_open = RwSignal::new(false);
    let learn = is_newcomer.then(|| {
        // The first step says more than the list of all.
        view! { <A href="/learn/taste/1" attr:class="button primary wide">{text(key::FRONT_LEARN)}</A> }
    });
    view! {
        <form class="start-form" on:submit=play>
            <LevelScale choices />
            <div class="front-ways" class:has-two=is_newcomer>
                <PlayButton />
                {learn}
            </div>
            <button type="button" class="wide" on:click=play_together>{text(key::FRONT_TWO)}</button>
            {parts::friend(choices)}
            <details class="front-more" on:toggle=move |_| is_open.set(true)>
                <summary>{text(key::FRONT_MORE)}</summary>
                <Show when=move || is_open.get()>{parts::options(choices, given)}</Show>
            </details>
        </form>
    }
}

/// The choices of the last game, at the level that matches the person now if that was chosen.
fn offered() -> Choices {
    let last = Choices::last();
    let level = if last.matches { Archive::of_page().matched_level() } else { last.level };
    Choices { level, ..last }
}

/// Starts the game, or stops the search for a balanced board.
#[component]
fn PlayButton() -> impl IntoView {
    let game = LocalGame::of_page();
    let failure =
        move || game.has_failed.get().then(|| view! { <p class="error">{text(key::COMPUTER_FAILED)}</p> });
    let buttons = move || {
        if game.is_preparing.get() {
            view! {
                <p class="working" role="status">{text(key::START_PREPARING)}</p>
                <button type="button" class="wide" on:click=move |_| game.stop_preparing()>
                    {text(key::CANCEL)}
                </button>
            }
            .into_any()
        } else {
            view! { <button type="submit" class="primary wide">{text(key::FRONT_PLAY)}</button> }.into_any()
        }
    };
    view! { {failure} {buttons} }
}
