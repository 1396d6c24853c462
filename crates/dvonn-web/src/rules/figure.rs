//! A figure of the rules book: a board that the reader can step through.

use dvonn_coach::Figure;
use dvonn_core::{Move, Position};
use dvonn_text::{key, words};
use dvonn_view::{Arrow, Orientation, Overlays, Scene, ViewSettings};
use leptos::prelude::*;

use crate::board::{Board, Hand};
use crate::desk::desk;
use crate::learn::Reel;

/// A board with its caption and, if it has moves, buttons to step through them.
#[component]
pub(super) fn FigureView(figure: Figure, number: usize) -> impl IntoView {
    let desk = desk();
    let boards = boards(&figure);
    let end = boards.len() - 1;
    let boards = StoredValue::new(boards);
    let at = RwSignal::new(0_usize);
    let cells = figure.cells();
    let first = figure.line().first().and_then(|mv| Arrow::of(*mv, 2));
    let scene = Memo::new(move |_| {
        let at = at.get();
        let cells = cells.into_iter().map(|cell| Arrow::at(cell, 1));
        let arrows = cells.chain(first).filter(|_| at == 0).collect();
        let (position, last) = boards.with_value(|boards| boards[at]);
        Scene { last, arrows, ..Scene::new(position) }
    });
    let last = Memo::new(move |_| scene.with(|scene| scene.last));
    let settings = Memo::new(move |_| figure_settings(desk.preferences.view_settings()));
    let hand = Hand::new(scene, settings, |_| {});
    let caption = figure.caption();
    let caption = move || words::passage(&desk.texts.get(), &caption, desk.preferences.notation());
    let title = move || desk.texts.get().get(key::RulesFigure { number: number.into() });
    let walk = (end > 0).then(|| {
        view! {
            <Reel
                at=Signal::derive(move || (at.get(), end))
                last
                of=Signal::derive(title)
                on_back=Callback::new(move |()| at.update(|at| *at = at.saturating_sub(1)))
                on_forward=Callback::new(move |()| at.update(|at| *at = end.min(*at + 1)))
            />
        }
    });
    view! {
        <figure class="rules-figure">
            <div class="figure-board">
                <Board hand />
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

/// Figures are horizontal, whichever way the reader holds the screen, and show the overlays they need.
fn figure_settings(settings: ViewSettings) -> ViewSettings {
    let overlays = Overlays { blocked: false, targets: false, ..settings.overlays };
    ViewSettings { orientation: Orientation::Lying, overlays, ..settings }
}
