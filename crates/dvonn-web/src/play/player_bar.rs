//! Who plays a colour, what they control, what they have left.

use dvonn_core::{Color, Position};
use dvonn_game::Face;
use dvonn_text::words;
use leptos::prelude::*;

use super::Table;
use super::table::names;
use crate::desk::desk;
use crate::sitting::Sitting;

/// One side of the game.
#[component]
pub(super) fn PlayerBar(
    #[prop(into)] color: Signal<Color>,
    /// Where it stands: above or below the board.
    area: &'static str,
) -> impl IntoView {
    let desk = desk();
    let table: Table = expect_context();
    let read = move |of: &dyn Fn(&Sitting) -> String| {
        desk.sitting.with(|sitting| sitting.as_ref().map(of).unwrap_or_default())
    };
    let name = Memo::new(move |_| {
        let texts = desk.texts.get();
        read(&|sitting| names(&texts, sitting)[color.get()].clone())
    });
    // Two people are called by their colours already.
    let color_name = Memo::new(move |_| {
        Some(words::color(&desk.texts.get(), color.get())).filter(|color| *color != name.get())
    });
    let pieces = Memo::new(move |_| {
        desk.sitting.with(|sitting| {
            sitting.as_ref().map(|sitting| {
                (sitting.position().scores()[color.get()], to_place(sitting.position(), color.get()))
            })
        })
    });
    let score = move || pieces.get().map(|(score, _)| score.to_string());
    let score_label = move || {
        let count = pieces.get().map_or(0, |(score, _)| score);
        desk.texts.get().with("bar-controls", &[("count", count.into())])
    };
    let left = move || {
        let left = pieces.get().and_then(|(_, left)| left)?;
        Some(desk.texts.get().with("bar-to-place", &[("count", left.into())]))
    };
    let tempo = Memo::new(move |_| {
        let shown = desk.settings.with(|settings| settings.overlays.tempo);
        desk.sitting.with(|sitting| {
            let movement = sitting.as_ref()?.position().movement().filter(|_| shown)?;
            let count = movement.count_moves(color.get());
            Some(desk.texts.get().with("bar-tempo", &[("count", count.into())]))
        })
    });
    let clock = Memo::new(move |_| {
        let now = table.now.get();
        desk.sitting.with(|sitting| {
            let clock = sitting.as_ref()?.game().clock()?;
            let left = clock.left(color.get(), now);
            Some((Face::of(left).to_string(), clock.running() == Some(color.get()), left.as_secs() < 20))
        })
    });
    let clock_view = move || {
        clock.get().map(|(face, is_running, is_short)| {
            view! {
                <span class="clock" role="timer" class:running=is_running class:short=is_short>{face}</span>
            }
        })
    };
    let is_turn = Memo::new(move |_| {
        desk.sitting.with(|sitting| {
            sitting.as_ref().is_some_and(|sitting| {
                sitting.game().ending().is_none() && sitting.position().turn() == color.get()
            })
        })
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
            <span class="left">{left}</span>
            <span class="score" title=score_label>
                <span aria-hidden="true">{score}</span>
                <span class="unseen">{score_label}</span>
            </span>
            {clock_view}
        </div>
    }
}

/// The pieces that a side has still to place; `None` once all are placed.
fn to_place(position: &Position, color: Color) -> Option<usize> {
    let Position::Placement(placement) = position else {
        return None;
    };
    let left = 49 - placement.placed();
    // Turns alternate, beginning with whoever is to place now.
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
