//! The way to a game: everything has a sensible value, so that one press starts.

use dvonn_core::{ByColor, Color};
use dvonn_game::TimeControl;
use leptos::prelude::*;

use super::Table;
use crate::app::Way;
use crate::browser;
use crate::desk::{desk, text};
use crate::ready_board::Beginning;
use crate::sitting::{Player, Terms};
use crate::storage::{self, Browser, Entry};
use crate::strength::Strength;
use crate::ui::{Choice, ChoiceItem};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Opponent {
    Computer,
    Person,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    White,
    Black,
    Random,
}

/// Time controls on offer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pace {
    None,
    Quick,
    Medium,
    Slow,
}

impl Pace {
    fn control(self) -> Option<TimeControl> {
        let text = match self {
            Pace::None => return None,
            Pace::Quick => "180+2",
            Pace::Medium => "300+5",
            Pace::Slow => "900+10",
        };
        Some(text.parse().expect("it is a time control"))
    }
}

fn items<T: Copy>(list: &[(T, &'static str)]) -> Vec<ChoiceItem<T>> {
    list.iter().map(|&(value, key)| ChoiceItem { value, key }).collect()
}

/// What to play, against whom, and how.
#[component]
pub(super) fn StartForm() -> impl IntoView {
    let desk = desk();
    let table: Table = expect_context();
    let opponent = RwSignal::new(Opponent::Computer);
    let strength = RwSignal::new(Strength::default());
    let side = RwSignal::new(Side::White);
    let pace = RwSignal::new(Pace::None);
    let beginning = RwSignal::new(Beginning::Empty);
    // The last choices are the next suggestion.
    if let Some(terms) =
        desk.sitting.with_untracked(|sitting| sitting.as_ref().map(|sitting| *sitting.terms()))
    {
        beginning.set(terms.beginning);
        for color in Color::ALL {
            if let Player::Engine(played) = terms.players[color] {
                strength.set(played);
                side.set(if color == Color::White { Side::Black } else { Side::White });
            }
        }
        if terms.players == ByColor::new(Player::Person, Player::Person) {
            opponent.set(Opponent::Person);
        }
        let offered = [Pace::Quick, Pace::Medium, Pace::Slow];
        if let Some(same) = offered.into_iter().find(|pace| pace.control() == terms.control) {
            pace.set(same);
        }
    }

    let start = move || {
        let players = match opponent.get_untracked() {
            Opponent::Person => ByColor::new(Player::Person, Player::Person),
            Opponent::Computer => {
                let engine = Player::Engine(strength.get_untracked());
                let is_white = match side.get_untracked() {
                    Side::White => true,
                    Side::Black => false,
                    Side::Random => browser::seed().is_multiple_of(2),
                };
                if is_white {
                    ByColor::new(Player::Person, engine)
                } else {
                    ByColor::new(engine, Player::Person)
                }
            }
        };
        table.sit(Terms {
            players,
            control: pace.get_untracked().control(),
            beginning: beginning.get_untracked(),
        });
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        start();
    };

    let has_game = Memo::new(move |_| {
        desk.sitting.with(|sitting| sitting.as_ref().is_some_and(|sitting| sitting.game().ending().is_none()))
    });
    let is_against_computer = Memo::new(move |_| opponent.get() == Opponent::Computer);
    let back = move || {
        has_game.get().then(|| {
            view! {
                <div class="card resume">
                    <p>{text("start-running")}</p>
                    <button type="button" on:click=move |_| table.is_choosing.set(false)>
                        {text("start-back")}
                    </button>
                </div>
            }
        })
    };
    let computer = move || {
        is_against_computer.get().then(|| {
            let strengths = Strength::ALL.map(|strength| ChoiceItem { value: strength, key: strength.key() });
            view! {
                <Choice
                    name="strength"
                    label=Signal::derive(text("start-strength"))
                    items=strengths.to_vec()
                    value=strength
                    on_choose=Callback::new(move |value| strength.set(value))
                />
                <Choice
                    name="side"
                    label=Signal::derive(text("start-side"))
                    items=items(&[
                        (Side::White, "start-white"),
                        (Side::Black, "start-black"),
                        (Side::Random, "start-random"),
                    ])
                    value=side
                    on_choose=Callback::new(move |value| side.set(value))
                />
            }
        })
    };
    let beginnings = Beginning::ALL.map(|value| ChoiceItem {
        value,
        key: match value {
            Beginning::Empty => "start-board-empty",
            Beginning::Random => "start-board-random",
            Beginning::Mirrored => "start-board-mirrored",
            Beginning::Balanced => "start-board-balanced",
        },
    });
    let board_note = move || {
        text(match beginning.get() {
            Beginning::Empty => "start-note-empty",
            Beginning::Random => "start-note-random",
            Beginning::Mirrored => "start-note-mirrored",
            Beginning::Balanced => "start-note-balanced",
        })()
    };
    let buttons = move || {
        if table.is_preparing.get() {
            view! {
                <p class="working" role="status">{text("start-preparing")}</p>
                <button type="button" class="wide" on:click=move |_| table.stop_preparing()>
                    {text("cancel")}
                </button>
            }
            .into_any()
        } else {
            view! { <button type="submit" class="primary wide">{text("start-go")}</button> }.into_any()
        }
    };
    let newcomer = storage::is_empty(&Browser, Entry::Course)
        .then(|| view! { <p class="newcomer"><Way to="/learn">{text("learn-page-new")}</Way></p> });
    let failure =
        move || table.has_failed.get().then(|| view! { <p class="error">{text("engine-failed")}</p> });
    view! {
        <div class="start page">
            <h1 class="start-title">{text("start-title")}</h1>
            {back}
            {newcomer}
            <form class="card start-form" on:submit=submit>
                <Choice
                    name="opponent"
                    label=Signal::derive(text("start-opponent"))
                    items=items(&[
                        (Opponent::Computer, "start-computer"),
                        (Opponent::Person, "start-two"),
                    ])
                    value=opponent
                    on_choose=Callback::new(move |value| opponent.set(value))
                />
                {computer}
                <Choice
                    name="board"
                    label=Signal::derive(text("start-board"))
                    items=beginnings.to_vec()
                    value=beginning
                    on_choose=Callback::new(move |value| beginning.set(value))
                />
                <p class="note">{board_note}</p>
                <Choice
                    name="clock"
                    label=Signal::derive(text("start-clock"))
                    items=items(&[
                        (Pace::None, "start-clock-none"),
                        (Pace::Quick, "start-clock-quick"),
                        (Pace::Medium, "start-clock-medium"),
                        (Pace::Slow, "start-clock-slow"),
                    ])
                    value=pace
                    on_choose=Callback::new(move |value| pace.set(value))
                />
                {failure}
                {buttons}
            </form>
            <footer class="colophon">{text("colophon")}</footer>
        </div>
    }
}
