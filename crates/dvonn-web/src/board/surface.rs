//! The grid of 49 cells above the drawing, for pointers, keys and screen readers.
//!
//! The grid has one tab stop. Its rows are those of the board, whichever way it is turned, so that both the table
//! commands of a screen reader and the arrow keys work. A pointer means the nearest node, whatever element it is on.

use dvonn_core::Cell;
use dvonn_view::{Facing, Point};
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys;

use super::canvas::{frame, polygon, scaled, view_box};
use super::fingers::Fingers;
use super::keyboard::{Focus, Keyboard};

/// A gesture on the board.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Gesture {
    /// The mouse is now over a cell, or over none.
    Hover(Option<Cell>),
    /// A cell was clicked, tapped or entered; `None` outside all cells.
    Press(Option<Cell>),
    /// A drag starts. The receiver returns true to accept it.
    Lift(Cell),
    /// The dragged stack is here now.
    Carry(Point),
    /// A drag ends over a cell, or outside all cells.
    Drop(Option<Cell>),
    /// A pointer rests on a cell. The receiver returns true to follow where it goes from there.
    Hold(Cell),
    /// A finger rests on a cell, and the receiver does not follow it.
    Linger(Cell),
    /// The keyboard focus moved to a cell.
    Focus(Cell),
    /// The keyboard focus left the board, or a drag was cancelled.
    Leave,
    /// Another key, by its name. The receiver returns true if it uses the key.
    Key(String),
}

/// The state of a cell.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct CellState {
    /// Its name and what stands there.
    pub(super) label: String,
    /// The pieces of the stack there.
    pub(super) pieces: Option<String>,
    /// Whether it is picked.
    pub(super) selected: bool,
    /// Whether a click on it does something.
    pub(super) inviting: bool,
    /// Whether a drag can start there.
    pub(super) grabbable: bool,
}

/// The board's drawing with its grid of cells; the children are drawn below the grid.
#[component]
pub(super) fn Surface(
    #[prop(into)] facing: Signal<Facing>,
    #[prop(into)] name: Signal<String>,
    focus: Focus,
    state: Callback<Cell, CellState>,
    on_gesture: Callback<Gesture, bool>,
    children: Children,
) -> impl IntoView {
    let hand = Fingers::new(facing, focus, on_gesture);
    let keyboard = Keyboard { facing, focus, hand, on_gesture };
    // Screen readers and voice control click without a pointer.
    let click = move |event: MouseEvent| {
        if event.detail() == 0
            && let Some(cell) = cell_of(event.target())
        {
            on_gesture.run(Gesture::Press(Some(cell)));
        }
    };
    let rows = move || {
        let facing = facing.get();
        let row = |row: u8| {
            let cells = (0..11)
                .filter_map(|column| Cell::at(column, row))
                .map(|cell| view! { <GridCell cell facing focus state /> })
                .collect_view();
            view! { <g role="row">{cells}</g> }
        };
        (0..5).rev().map(row).collect_view()
    };
    // Browsers make an SVG that listens for focus a tab stop, so the element around it listens.
    view! {
        <div class="board-surface" on:focusin=move |event| keyboard.enter(&event) on:focusout=move |_| keyboard.leave()>
            <svg
                class="board-svg"
                node_ref=focus.node
                viewBox=move || view_box(frame(facing.get()))
                on:pointerdown=move |event| hand.press(&event)
                on:pointermove=move |event| hand.go(&event)
                on:pointerup=move |event| hand.release(&event)
                on:pointercancel=move |_| {
                    hand.break_off();
                }
                on:pointerleave=move |event| hand.leave(&event)
                on:click=click
                on:contextmenu=move |event| hand.keep_menu_away(&event)
                on:keydown=move |event| keyboard.press(&event)
            >
                {children()}
                <g role="grid" aria-label=move || name.get()>
                    {rows}
                </g>
            </svg>
        </div>
    }
}

#[component]
fn GridCell(cell: Cell, facing: Facing, focus: Focus, state: Callback<Cell, CellState>) -> impl IntoView {
    let state = Memo::new(move |_| state.run(cell));
    view! {
        <g
            role="gridcell"
            class="cell"
            class:is-inviting=move || state.with(|state| state.inviting)
            class:is-grabbable=move || state.with(|state| state.grabbable)
            data-cell=cell.to_string()
            tabindex=move || if focus.cell.get() == cell { "0" } else { "-1" }
            aria-label=move || state.with(|state| state.label.clone())
            aria-description=move || state.with(|state| state.pieces.clone())
            aria-selected=move || state.with(|state| state.selected).then_some("true")
        >
            <path d=polygon(&facing.hexagon(cell).map(scaled)) />
        </g>
    }
}

/// The cell that an event is about.
pub(super) fn cell_of(target: Option<web_sys::EventTarget>) -> Option<Cell> {
    let element = target?.dyn_into::<web_sys::Element>().ok()?;
    element.closest("[data-cell]").ok()??.get_attribute("data-cell")?.parse().ok()
}
