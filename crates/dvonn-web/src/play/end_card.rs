//! How the game ended: the result, the count, and what to do next.

use dvonn_core::{ByColor, Color};
use dvonn_engine::Level;
use dvonn_game::{Ending, Verdict};
use dvonn_table::{Action, Seat, Table};
use dvonn_text::{Key, key, words};
use dvonn_view::tower;
use leptos::html;
use leptos::prelude::*;
use leptos_router::hooks::use_navigate;

use super::Playing;
use super::more::review;
use super::names::headline;
use crate::analyse::Inbox;
use crate::archive::{Archive, Offer};
use crate::browser;
use crate::desk::{desk, text};
use crate::home::Choices;
use crate::ui::towers;

/// Shown when the game on this device is over.
#[component]
pub(super) fn EndCard() -> impl IntoView {
    view! { <Ended next=|| view! { <Next /> }.into_any() /> }
}

/// Shown when the game is over.
#[component]
pub(crate) fn Ended(
    /// What to do next.
    next: fn() -> AnyView,
) -> impl IntoView {
    let game: Playing = expect_context();
    let ending = Memo::new(move |_| game.read(|table| table.game().ending()).flatten());
    move || ending.get().map(|ending| view! { <Result ending next /> })
}

#[component]
fn Result(ending: Ending, next: fn() -> AnyView) -> impl IntoView {
    let desk = desk();
    let game: Playing = expect_context();
    let headline = move || {
        let texts = desk.texts.get();
        game.read(|table| headline(&texts, table.only_person(), ending))
    };
    let is_counted = matches!(ending, Ending::Counted(_));
    // Nothing is left to do on the board.
    let title = NodeRef::<html::H2>::new();
    Effect::new(move |_| {
        if title.get().is_some() {
            browser::focus_instead_of_board(title);
        }
    });
    let reason = (!is_counted).then(|| {
        let told = move || {
            let texts = desk.texts.get();
            game.read(|table| words::ending(&texts, ending, table.only_person()))
        };
        view! { <p>{told}</p> }
    });
    view! {
        <section class="card end-card" aria-labelledby="end-title">
            {is_counted.then(|| finished_towers(game))}
            <div class="end-result">
                <h2 id="end-title" tabindex="-1" node_ref=title>{headline}</h2>
                {reason}
                {is_counted.then(|| view! { <Count /> })}
                {move || {
                    let texts = desk.texts.get();
                    let used = |table: &Table| words::hints_used(&texts, table.hints(), table.only_person());
                    game.read(used).flatten().map(|hints| view! { <p class="note hints-used">{hints}</p> })
                }}
            </div>
            {next()}
        </section>
    }
}

/// The pieces that each side controls, and the same as a bar.
#[component]
fn Count() -> impl IntoView {
    let desk = desk();
    let game: Playing = expect_context();
    let scores = move || game.read(|table| table.position().scores()).unwrap_or_default();
    let row = move |color: Color| {
        let name = move || {
            let texts = desk.texts.get();
            game.names(&texts)[color].clone()
        };
        view! {
            <tr>
                <th scope="row">{name}</th>
                <td class="score">{move || scores()[color]}</td>
            </tr>
        }
    };
    let part = move |color: Color, class: &'static str| {
        view! { <span class=class style:flex-grow=move || scores()[color].to_string()></span> }
    };
    view! {
        <table class="count">
            <thead class="unseen">
                <tr>
                    <th>{text(key::END_SIDE)}</th>
                    <th>{text(key::END_PIECES)}</th>
                </tr>
            </thead>
            <tbody>{Color::ALL.map(row).into_iter().collect_view()}</tbody>
        </table>
        <div class="count-bar" aria-hidden="true">
            {part(Color::White, "white")}
            {part(Color::Black, "black")}
        </div>
    }
}

/// The towers of the finished board. They are built once; the card goes with the game.
fn finished_towers(game: Playing) -> impl IntoView {
    let both = untrack(|| {
        game.read(|table| {
            let (position, composition) = (*table.position(), table.game().history().composition());
            ByColor::from_fn(|color| tower(&position, &composition, color))
        })
    });
    towers(&both.unwrap_or_default())
}

/// What to do next.
#[component]
fn Next() -> impl IntoView {
    let desk = desk();
    let game: Playing = expect_context();
    let inbox: Inbox = expect_context();
    let navigate = use_navigate();
    // The game that has just ended is in the archive already.
    let archive = Archive::of_page();
    let is_computer = untrack(|| game.read(level_of_computer).flatten().is_some());
    let matched = (is_computer && Choices::last().matches).then(|| untrack(|| archive.matched_level()));
    let offer = untrack(|| archive.advice()).filter(|_| matched.is_none());
    let advised = offer.map(Offer::level);
    let advice = offer.map(|offer| {
        let key = match offer {
            Offer::Easier(_) => key::END_ADVICE_EASIER,
            Offer::Harder(_) => key::END_ADVICE_HARDER,
        };
        view! { <p class="advice">{text(key)}</p> }
    });
    // Nobody who has just lost wants a harder game, and nobody who has won an easier one.
    let verdict = move || game.read(|table| table.game().ending().map(Ending::verdict)).flatten();
    let is_asked_for = move |change: i8| match verdict() {
        Some(Verdict::Win(winner)) => {
            (Some(winner) == game.read(Table::only_person).flatten()) == (change > 0)
        }
        _ => true,
    };
    let number =
        move |level: Level| move || desk.texts.get().get(key::ActionLevel { level: level.number().into() });
    let other_level = move |key: Key, change: i8| {
        let level = move || {
            let level = game.read(level_of_computer).flatten().filter(|_| is_asked_for(change))?.number();
            level.checked_add_signed(change).and_then(Level::new)
        };
        move || {
            level().map(|level| {
                let again = move |_| {
                    // From now on, the person chooses.
                    Choices::change(|choices| choices.matches = false);
                    game.act(Action::RematchAt(level));
                };
                view! {
                    <button type="button" class="other-level" class:advised=advised == Some(level) on:click=again>
                        <span>{text(key)}</span>
                        <small>{number(level)}</small>
                    </button>
                }
            })
        }
    };
    let rematch = move |_| game.act(matched.map_or(Action::Rematch, Action::RematchAt));
    view! {
        {advice}
        <div class="answers again">
            {other_level(key::ACTION_EASIER, -1)}
            <button type="button" class="primary" on:click=rematch>
                <span>{text(key::ACTION_REMATCH)}</span>
                {matched.map(|level| view! { <small>{number(level)}</small> })}
            </button>
            {other_level(key::ACTION_HARDER, 1)}
        </div>
        <div class="answers">
            <button type="button" on:click=move |_| review(game, None, inbox, &navigate)>
                {text(key::ACTION_REVIEW)}
            </button>
            <button type="button" on:click=move |_| game.is_choosing.set(true)>{text(key::ACTION_NEW)}</button>
        </div>
    }
}

/// The level of the computer that a person has played against.
fn level_of_computer(table: &Table) -> Option<Level> {
    match table.seat(table.only_person()?.other()) {
        Seat::Computer(level) => Some(level),
        Seat::Here | Seat::Elsewhere => None,
    }
}
