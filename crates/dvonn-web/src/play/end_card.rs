//! How the game ended: the result, the margin, the towers, and what to do next.

use dvonn_core::Color;
use dvonn_game::Ending;
use dvonn_text::words;
use leptos::prelude::*;
use leptos_router::hooks::use_navigate;

use super::Table;
use super::more::analyse;
use super::table::headline;
use crate::analyse::Analyst;
use crate::desk::{desk, text};

/// Shown once the game is over, until it is put away.
#[component]
pub(super) fn EndCard() -> impl IntoView {
    let desk = desk();
    let table: Table = expect_context();
    let analyst: Analyst = expect_context();
    let navigate = StoredValue::new(use_navigate());
    let is_put_away = RwSignal::new(false);
    let ending = Memo::new(move |_| {
        desk.sitting.with(|sitting| sitting.as_ref().and_then(|sitting| sitting.game().ending()))
    });
    Effect::new(move |_| {
        if ending.get().is_none() {
            is_put_away.set(false);
        }
    });
    let card = move |ending: Ending| {
        let texts = desk.texts.get();
        let notation = desk.notation();
        let (headline, towers) = desk.sitting.with_untracked(|sitting| {
            let sitting = sitting.as_ref().expect("an ending has a game");
            let towers = Color::ALL.map(|color| {
                let list: Vec<String> = sitting
                    .towers(color)
                    .into_iter()
                    .take(6)
                    .map(|(cell, height)| format!("{} {height}", notation.cell_name(cell)))
                    .collect();
                (color, sitting.position().scores()[color], list.join(" · "))
            });
            (headline(&texts, sitting, ending), towers)
        });
        let rows = towers.map(|(color, score, list)| {
            view! {
                <tr>
                    <th scope="row">{words::color(&texts, color)}</th>
                    <td class="score">{score}</td>
                    <td class="towers">{list}</td>
                </tr>
            }
        });
        let counted = matches!(ending, Ending::Counted(_)).then(|| {
            view! {
                <table class="count">
                    <thead class="unseen">
                        <tr>
                            <th>{text("end-side")}</th>
                            <th>{text("end-pieces")}</th>
                            <th>{text("end-towers")}</th>
                        </tr>
                    </thead>
                    <tbody>{rows.into_iter().collect_view()}</tbody>
                </table>
            }
        });
        view! {
            <section class="card end-card" aria-labelledby="end-title">
                <h2 id="end-title">{headline}</h2>
                <p>{words::ending(&texts, ending)}</p>
                {counted}
                <div class="answers">
                    <button type="button" class="primary" on:click=move |_| table.rematch()>
                        {text("action-rematch")}
                    </button>
                    <button
                        type="button"
                        on:click=move |_| navigate.with_value(|navigate| analyse(desk, &analyst, navigate))
                    >
                        {text("action-analyse")}
                    </button>
                    <button type="button" class="phone-only" on:click=move |_| is_put_away.set(true)>
                        {text("end-see-board")}
                    </button>
                </div>
            </section>
        }
    };
    move || ending.get().filter(|_| !is_put_away.get()).map(card)
}
