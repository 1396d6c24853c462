//! A figure of the rules book: a board that the reader steps through.

use dvonn_coach::Figure;
use dvonn_core::{Move, Position};
use dvonn_game::Composition;
use dvonn_text::words;
use dvonn_view::{Aim, Hands, Look, Orientation, Overlays};
use leptos::prelude::*;

use crate::board::{Arrow, Board};
use crate::desk::desk;
use crate::learn::Reel;

/// A board with its caption and, if it has moves, the way through them.
#[component]
pub(super) fn FigureView(figure: Figure, number: usize) -> impl IntoView {
    let desk = desk();
    let boards = boards(&figure);
    let end = boards.len() - 1;
    let boards = StoredValue::new(boards);
    let at = RwSignal::new(0_usize);
    let position = Memo::new(move |_| boards.with_value(|boards| boards[at.get()].0));
    let last = Memo::new(move |_| boards.with_value(|boards| boards[at.get()].1));
    let composition = Memo::new(move |_| Composition::of(&position.get()));
    let look = Memo::new(move |_| figure_look(desk.look()));
    let cells = figure.cells();
    let arrows = Memo::new(move |_| {
        let cells = cells.into_iter().filter(|_| at.get() == 0);
        cells.map(|to| Arrow { from: None, to, rank: 1 }).collect::<Vec<_>>()
    });
    let caption = figure.caption();
    let caption = move || words::message(&desk.texts.get(), &caption, desk.notation());
    let title = move || desk.texts.get().with("rules-figure", &[("number", number.into())]);
    let walk = (end > 0).then(|| {
        view! {
            <Reel
                at=Signal::derive(move || (at.get(), end))
                last
                on_back=Callback::new(move |()| at.update(|at| *at = at.saturating_sub(1)))
                on_forward=Callback::new(move |()| at.update(|at| *at = end.min(*at + 1)))
            />
        }
    });
    view! {
        <figure class="rules-figure">
            <div class="figure-board">
                <Board
                    position
                    composition
                    last
                    hands=Signal::derive(|| Hands::None)
                    look
                    arrows
                    on_move=Callback::new(|_| {})
                    aim=RwSignal::new(Aim::default())
                />
            </div>
            {walk}
            <figcaption><strong>{title}". "</strong>{caption}</figcaption>
        </figure>
    }
}

/// The boards of a figure, each with the move that led to it.
fn boards(figure: &Figure) -> Vec<(Position, Option<Move>)> {
    let mut boards = vec![(figure.position(), None)];
    for mv in figure.line() {
        let (before, _) = boards[boards.len() - 1];
        boards.push((before.play(mv).expect("tests play every figure"), Some(mv)));
    }
    boards
}

/// Figures lie in the text, whichever way the reader holds the screen, and show what they are about.
fn figure_look(look: Look) -> Look {
    let overlays = Overlays { blocked: false, targets: false, ..look.overlays };
    Look { orientation: Orientation::Lying, flipped: false, overlays, ..look }
}
