//! The bar of one colour: its player, and the pieces they control.

use dvonn_core::{Color, Position};
use dvonn_text::{key, words};
use leptos::prelude::*;

use crate::desk::desk;

/// Name, number of moves, pieces left to place and score of one colour, followed by the children.
#[component]
pub(crate) fn SideBar(
    #[prop(into)] color: Signal<Color>,
    #[prop(into)] name: Signal<String>,
    #[prop(into)] position: Signal<Position>,
    #[prop(into)] is_turn: Signal<bool>,
    /// Further classes.
    #[prop(optional)]
    area: &'static str,
    /// Whether the pieces left to place are shown.
    #[prop(optional)]
    shows_pieces: bool,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let desk = desk();
    // A player without a name is already called by the colour.
    let color_name = Memo::new(move |_| {
        Some(words::color(&desk.texts.get(), color.get())).filter(|color| *color != name.get())
    });
    let score = Memo::new(move |_| position.get().scores()[color.get()]);
    let score_label = move || desk.texts.get().get(key::BarControls { count: score.get().into() });
    let to_place = move || {
        let left = to_place(&position.get(), color.get()).filter(|_| shows_pieces)?;
        Some(desk.texts.get().get(key::BarToPlace { count: left.into() }))
    };
    let tempo = Memo::new(move |_| {
        let is_shown = desk.preferences.settings.with(|settings| settings.overlays.tempo);
        let count = position.get().movement().filter(|_| is_shown)?.count_moves(color.get());
        Some(desk.texts.get().get(key::BarTempo { count: count.into() }))
    });
    let class = move || {
        let side = match color.get() {
            Color::White => "white",
            Color::Black => "black",
        };
        format!("player-bar {side} {area}")
    };
    view! {
        <div class=class class:turn=is_turn>
            <span class="disc" aria-hidden="true"></span>
            <span class="who">
                <span class="name">{name}</span>
                <span class="color">{color_name}</span>
            </span>
            <span class="tempo">{tempo}</span>
            <span class="left">{to_place}</span>
            <span class="score" title=score_label>
                <span aria-hidden="true">{score}</span>
                <span class="unseen">{score_label}</span>
            </span>
            {children.map(|children| children())}
        </div>
    }
}

/// The pieces that a side still has to place; `None` once all are placed.
fn to_place(position: &Position, color: Color) -> Option<usize> {
    let Position::Placement(placement) = position else {
        return None;
    };
    let left = 49 - placement.placed();
    // Turns alternate, starting with the player to move.
    Some(if color == placement.turn() { left.div_ceil(2) } else { left / 2 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn white_places_25_pieces_and_black_24() {
        let mut position = Position::START;
        assert_eq!(Color::ALL.map(|color| to_place(&position, color)), [Some(25), Some(24)]);
        for (cell, placed) in dvonn_core::Cell::ALL.into_iter().zip(1..) {
            let by = position.turn();
            let before = to_place(&position, by);
            position = position.play(dvonn_core::Move::Place(cell)).unwrap();
            if placed < 49 {
                assert_eq!(to_place(&position, by), before.map(|left| left - 1), "{placed}");
            }
        }
        assert_eq!(to_place(&position, Color::White), None);
    }
}
