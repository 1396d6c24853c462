//! A plain board, until the drawn one is here.

use dvonn_core::{Cell, Move, Position, Setup};
use dvonn_game::Composition;
use dvonn_view::{Aim, Hands, Look};
use leptos::prelude::*;

/// A suggestion on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Arrow {
    pub(crate) from: Option<Cell>,
    pub(crate) to: Cell,
    pub(crate) rank: u8,
}

#[component]
pub(crate) fn Board(
    #[prop(into)] position: Signal<Position>,
    #[prop(into)] composition: Signal<Composition>,
    #[prop(into)] last: Signal<Option<Move>>,
    #[prop(into)] hands: Signal<Hands>,
    #[prop(into)] look: Signal<Look>,
    #[prop(into)] arrows: Signal<Vec<Arrow>>,
    on_move: Callback<Move>,
    aim: RwSignal<Aim>,
) -> impl IntoView {
    let _ = (composition, last, hands, look, arrows);
    let press = move |cell: Cell| {
        let here = position.get_untracked();
        match (here, aim.get_untracked().picked) {
            (Position::Placement(_), _) => on_move.run(Move::Place(cell)),
            (Position::Movement(_), None) => aim.set(Aim { picked: Some(cell), considered: None }),
            (Position::Movement(_), Some(from)) => {
                aim.set(Aim::default());
                on_move.run(Move::Stack { from, to: cell });
            }
        }
    };
    let cell = move |cell: Cell| {
        let text = move || position.get().stack(cell).map_or_else(|| cell.to_string(), |stack| stack.to_string());
        view! { <button data-cell=cell.to_string() on:click=move |_| press(cell)>{text}</button> }
    };
    view! { <div class="board">{Cell::ALL.map(cell).collect_view()}</div> }
}

#[component]
pub(crate) fn SetupBoard(setup: RwSignal<Setup>, #[prop(into)] look: Signal<Look>) -> impl IntoView {
    let _ = look;
    view! { <p>{move || setup.get().to_string()}</p> }
}
