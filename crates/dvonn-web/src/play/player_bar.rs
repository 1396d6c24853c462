//! A player's bar beside the board, with their clock.

use dvonn_core::Color;
use dvonn_game::Face;
use dvonn_text::key;
use leptos::prelude::*;

use super::Playing;
use super::looking::Looking;
use super::side_bar::SideBar;
use crate::desk::desk;

/// One side of the game.
#[component]
pub(super) fn PlayerBar(
    #[prop(into)] color: Signal<Color>,
    /// Above or below the board.
    area: &'static str,
) -> impl IntoView {
    let desk = desk();
    let game: Playing = expect_context();
    let name = Memo::new(move |_| {
        let texts = desk.texts.get();
        game.names(&texts)[color.get()].clone()
    });
    let looking: Looking = expect_context();
    let position = Memo::new(move |_| looking.position());
    let is_turn = Memo::new(move |_| {
        let turn = |table: &dvonn_table::Table| {
            table.game().ending().is_none() && table.position().turn() == color.get()
        };
        game.read(turn).unwrap_or(false)
    });
    view! {
        <SideBar color name position is_turn area shows_pieces=true>
            <ClockView color />
        </SideBar>
    }
}

/// The time a player has left, if there is a clock.
#[component]
fn ClockView(color: Signal<Color>) -> impl IntoView {
    let desk = desk();
    let game: Playing = expect_context();
    let clock = Memo::new(move |_| {
        let now = game.now.get();
        game.read(|table| {
            let clock = table.game().clock()?;
            let left = clock.left(color.get(), now);
            Some((Face::of(left).to_string(), clock.running() == Some(color.get()), left.as_secs() < 20))
        })
        .flatten()
    });
    // Whoever cannot see the clock hears it once, on their own turn.
    let is_urgent = Memo::new(move |_| {
        clock.with(|clock| matches!(clock, Some((_, true, true))))
            && game.read(dvonn_table::Table::is_turn_here).unwrap_or(false)
    });
    let has_told = StoredValue::new(false);
    Effect::new(move |_| {
        if is_urgent.get() && !has_told.get_value() {
            has_told.set_value(true);
            desk.voice.say(desk.texts.get_untracked().get(key::ANNOUNCE_LITTLE_TIME));
        }
    });
    move || {
        clock.get().map(|(face, is_running, is_short)| {
            view! {
                <span class="clock" role="timer" class:running=is_running class:short=is_short>{face}</span>
            }
        })
    }
}
