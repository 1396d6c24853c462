//! The grid of 49 cells above the drawing, for pointers, keys and screen readers.
//!
//! The grid has one tab stop. Its rows are those of the board, whichever way it is turned, so that both the table
//! commands of a screen reader and the arrow keys work. A pointer means the nearest node, whatever element it is on.

use dvonn_core::Cell;
use dvonn_view::{Facing, FocusStep, Point};
use leptos::ev::{FocusEvent, KeyboardEvent, MouseEvent};
use leptos::prelude::*;
use leptos::svg::Svg;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys;

use super::canvas::{frame, polygon, scaled, view_box};
use super::fingers::Fingers;
use crate::browser;

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

/// The cell with the keyboard focus.
#[derive(Clone, Copy)]
pub(super) struct Focus {
    pub(super) cell: RwSignal<Cell>,
    /// Whether it is visible: only while the keyboard is used.
    pub(super) is_shown: RwSignal<bool>,
}

impl Focus {
    pub(super) fn new() -> Focus {
        Focus { cell: RwSignal::new(Cell::F3), is_shown: RwSignal::new(false) }
    }
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
    node: NodeRef<Svg>,
    #[prop(into)] facing: Signal<Facing>,
    #[prop(into)] name: Signal<String>,
    focus: Focus,
    state: Callback<Cell, CellState>,
    on_gesture: Callback<Gesture, bool>,
    children: Children,
) -> impl IntoView {
    let hand = Fingers::new(node, facing, focus, on_gesture);
    // Screen readers and voice control click without a pointer.
    let click = move |event: MouseEvent| {
        if event.detail() == 0
            && let Some(cell) = cell_of(event.target())
        {
            on_gesture.run(Gesture::Press(Some(cell)));
        }
    };
    let go_to = move |cell: Cell| {
        focus.cell.set(cell);
        let element = node
            .get_untracked()
            .and_then(|svg| svg.query_selector(&format!("[data-cell={cell}]")).ok().flatten())
            .and_then(|element| element.dyn_into::<web_sys::SvgElement>().ok());
        if let Some(element) = element {
            let _ = element.focus();
        }
    };
    let key_down = move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() || event.is_composing() {
            return;
        }
        let key = latin(event.key(), &event.code());
        if key == "Escape" && hand.break_off() {
            event.prevent_default();
        }
        if let Some(step) = FocusStep::of_key(&key) {
            event.prevent_default();
            event.stop_propagation();
            focus.is_shown.set(true);
            go_to(step.from(focus.cell.get_untracked(), facing.get_untracked()));
            on_gesture.run(Gesture::Focus(focus.cell.get_untracked()));
        } else if on_gesture.run(Gesture::Key(key)) {
            event.prevent_default();
            event.stop_propagation();
            if event.key() != "Escape" {
                focus.is_shown.set(true);
                go_to(focus.cell.get_untracked());
            }
        }
    };
    let focus_in = move |event: FocusEvent| {
        let Some(cell) = cell_of(event.target()) else { return };
        let is_shown = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
            .is_some_and(|element| element.matches(":focus-visible").unwrap_or(false));
        // A page that has just opened focuses the board by itself.
        if is_shown && !hand.is_down() && browser::was_touched() {
            focus.cell.set(cell);
            focus.is_shown.set(true);
            on_gesture.run(Gesture::Focus(cell));
        }
    };
    let focus_out = move |_: FocusEvent| {
        if focus.is_shown.get_untracked() {
            focus.is_shown.set(false);
            on_gesture.run(Gesture::Leave);
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
        <div class="board-surface" on:focusin=focus_in on:focusout=focus_out>
            <svg
                class="board-svg"
                node_ref=node
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
                on:keydown=key_down
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

/// The only character of a key's name.
pub(super) fn character(key: &str) -> Option<char> {
    let mut characters = key.chars();
    characters.next().filter(|_| characters.next().is_none())
}

/// The key's own character or, on a keyboard with another script, the Latin letter at its place, because cells have
/// Latin names.
fn latin(key: String, code: &str) -> String {
    let is_foreign =
        character(&key).is_some_and(|character| character.is_alphabetic() && !character.is_ascii());
    match code.strip_prefix("Key").filter(|_| is_foreign) {
        Some(letter) => letter.to_ascii_lowercase(),
        None => key,
    }
}

fn cell_of(target: Option<web_sys::EventTarget>) -> Option<Cell> {
    let element = target?.dyn_into::<web_sys::Element>().ok()?;
    element.closest("[data-cell]").ok()??.get_attribute("data-cell")?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_of_other_scripts_count_by_their_position() {
        for (key, code, expected) in [
            ("f", "KeyF", "f"),
            ("а", "KeyF", "f"), // Cyrillic
            ("й", "KeyQ", "q"),
            ("q", "KeyA", "q"), // a French keyboard has Latin letters of its own
            ("3", "Digit3", "3"),
            ("Enter", "Enter", "Enter"),
            ("х", "BracketLeft", "х"),
        ] {
            assert_eq!(latin(key.to_owned(), code), expected, "{key} {code}");
        }
    }
}
