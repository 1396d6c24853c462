//! How the game ended: the result, the count, and what to do next.

use dvonn_core::{Cell, Color, Position};
use dvonn_game::Ending;
use dvonn_table::Action;
use dvonn_text::{key, words};
use leptos::prelude::*;
use leptos_router::hooks::use_navigate;

use super::LocalGame;
use super::more::analyse;
use super::names::headline;
use crate::analyse::Inbox;
use crate::desk::{desk, text};

/// The most stacks listed for each side.
const LISTED: usize = 6;

/// Shown when the game is over, until it is closed.
#[component]
pub(super) fn EndCard() -> impl IntoView {
    let game: LocalGame = expect_context();
    // The ending whose card was closed.
    let put_away = RwSignal::new(None::<Ending>);
    let ending = Memo::new(move |_| game.read(|table| table.game().ending()).flatten());
    let shown = Memo::new(move |_| ending.get().filter(|ending| put_away.get() != Some(*ending)));
    Effect::new(move |_| {
        if ending.get().is_none() {
            put_away.set(None);
        }
    });
    move || shown.get().map(|ending| view! { <Result ending put_away /> })
}

#[component]
fn Result(ending: Ending, put_away: RwSignal<Option<Ending>>) -> impl IntoView {
    let desk = desk();
    let game: LocalGame = expect_context();
    let inbox: Inbox = expect_context();
    let navigate = use_navigate();
    let headline = move || {
        let texts = desk.texts.get();
        game.read(|table| headline(&texts, table, ending))
    };
    let counted = matches!(ending, Ending::Counted(_)).then(|| view! { <Count /> });
    view! {
        <section class="card end-card" aria-labelledby="end-title">
            <h2 id="end-title">{headline}</h2>
            <p>{move || words::ending(&desk.texts.get(), ending)}</p>
            {counted}
            <div class="answers">
                <button type="button" class="primary" on:click=move |_| game.act(Action::Rematch)>
                    {text(key::ACTION_REMATCH)}
                </button>
                <button type="button" on:click=move |_| analyse(desk, game, inbox, &navigate)>
                    {text(key::ACTION_ANALYSE)}
                </button>
                <button type="button" class="phone-only" on:click=move |_| put_away.set(Some(ending))>
                    {text(key::END_SEE_BOARD)}
                </button>
            </div>
        </section>
    }
}

/// The pieces that each side controls, with its tallest stacks.
#[component]
fn Count() -> impl IntoView {
    let desk = desk();
    let game: LocalGame = expect_context();
    let position = Memo::new(move |_| game.read(|table| *table.position()).unwrap_or(Position::START));
    let row = move |color: Color| {
        let notation = desk.preferences.notation();
        let position = position.get();
        let stacks: Vec<String> = stacks(&position, color)
            .into_iter()
            .take(LISTED)
            .map(|(cell, height)| format!("{} {height}", notation.cell_name(cell)))
            .collect();
        view! {
            <tr>
                <th scope="row">{words::color(&desk.texts.get(), color)}</th>
                <td class="score">{position.scores()[color]}</td>
                <td class="towers">{stacks.join(" · ")}</td>
            </tr>
        }
    };
    view! {
        <table class="count">
            <thead class="unseen">
                <tr>
                    <th>{text(key::END_SIDE)}</th>
                    <th>{text(key::END_PIECES)}</th>
                    <th>{text(key::END_TOWERS)}</th>
                </tr>
            </thead>
            <tbody>{move || Color::ALL.map(row).into_iter().collect_view()}</tbody>
        </table>
    }
}

/// The stacks of a colour with their heights, tallest first.
fn stacks(position: &Position, color: Color) -> Vec<(Cell, u8)> {
    let of_height = |height: u8| {
        let is_one = move |cell: &Cell| {
            position
                .stack(*cell)
                .is_some_and(|stack| stack.owner() == Some(color) && stack.height() == height)
        };
        Cell::ALL.into_iter().filter(is_one).map(move |cell| (cell, height))
    };
    (1..=49).rev().flat_map(of_height).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tallest_stacks_come_first() {
        let text = "........./........../DDDW3B2W2W3..../........../......... W M";
        let position: Position = text.parse().unwrap();
        assert_eq!(stacks(&position, Color::Black), [(Cell::E3, 2)]);
        assert_eq!(stacks(&position, Color::White), [(Cell::D3, 3), (Cell::G3, 3), (Cell::F3, 2)]);
    }
}
