//! A figure of the rules book: a board that the reader steps through.

use dvonn_coach::Figure;
use dvonn_core::{Move, Position};
use dvonn_game::Composition;
use dvonn_view::{Aim, Hands, Look, Orientation, Overlays};
use leptos::prelude::*;

use crate::board::{Arrow, Board};
use crate::desk::{desk, text};
use crate::learn::told;
use crate::ui::{Drawing, Icon};
use crate::words;

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
    let caption = move || told(&desk.texts.get(), &caption, desk.notation());
    let title = move || desk.texts.get().with("rules-figure", &[("number", number.into())]);
    let place = move || match last.get() {
        None => desk.texts.get().get("walk-start"),
        Some(mv) => {
            let mv = words::move_text(&desk.texts.get(), mv, desk.notation());
            let values = [("ply", at.get().into()), ("all", end.into()), ("move", mv.into())];
            desk.texts.get().with("walk-ply", &values)
        }
    };
    let walk = (end > 0).then(|| {
        view! {
            <div class="reel" role="group" aria-label=text("walk-title")>
                <button
                    type="button"
                    class="step"
                    disabled=move || at.get() == 0
                    on:click=move |_| at.update(|at| *at = at.saturating_sub(1))
                >
                    <Icon of=Drawing::Back />
                    <span class="unseen">{text("walk-back")}</span>
                </button>
                <span class="reel-place" aria-live="polite">{place}</span>
                <button
                    type="button"
                    class="step"
                    disabled=move || at.get() == end
                    on:click=move |_| at.update(|at| *at = (*at + 1).min(end))
                >
                    <Icon of=Drawing::Forward />
                    <span class="unseen">{text("walk-forward")}</span>
                </button>
            </div>
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
