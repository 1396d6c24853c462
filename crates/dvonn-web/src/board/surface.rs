//! What hands, keys and screen readers meet: a grid of 49 cells over the drawing.
//!
//! The grid has one tab stop. Its rows are those of the board, whichever way it is turned, so that a screen reader's
//! table commands and the arrow keys both make sense. Pointers are followed by where they are, not by what element
//! they are on: the nearest node is meant.

use std::time::Duration;

use dvonn_core::Cell;
use dvonn_view::{Facing, Point, Step};
use leptos::ev::{FocusEvent, KeyboardEvent, MouseEvent, PointerEvent};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use leptos::svg::Svg;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys;

use super::canvas::{Canvas, frame, polygon, scaled, view_box};

/// A finger that rests this long asks what a stack is made of.
const LONG_PRESS: Duration = Duration::from_millis(450);
/// How far a pointer must go to drag, in units of the board.
const DRAG: f64 = 0.22;

/// What somebody does at the board.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Gesture {
    /// The mouse is over a cell now, or over none.
    Hover(Option<Cell>),
    /// A cell was clicked, tapped or entered; or a place beside all cells.
    Press(Option<Cell>),
    /// A drag begins. Whoever takes it answers with true.
    Lift(Cell),
    /// What is dragged is here now.
    Carry(Point),
    /// A drag ends over a cell, or beside all cells.
    Drop(Option<Cell>),
    /// A finger rests on a cell.
    Linger(Cell),
    /// The keyboard's mark came to a cell.
    Focus(Cell),
    /// The keyboard is elsewhere now, or a drag was broken off.
    Leave,
    /// Another key, by its name. Whoever takes it answers with true.
    Key(String),
}

/// Where the keyboard's mark is.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    pub(super) cell: RwSignal<Cell>,
    /// Whether it shows: only while the keyboard is used.
    pub(super) shown: RwSignal<bool>,
}

impl Mark {
    pub(super) fn new() -> Mark {
        Mark { cell: RwSignal::new(Cell::F3), shown: RwSignal::new(false) }
    }
}

/// What a cell says of itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct CellState {
    /// Its name and what stands there.
    pub(super) label: String,
    /// Whether it is picked.
    pub(super) selected: bool,
    /// Whether a press on it does something.
    pub(super) inviting: bool,
    /// Whether what stands there can be dragged.
    pub(super) grabbable: bool,
}

/// A pointer that is down.
#[derive(Clone)]
struct Down {
    pointer: i32,
    cell: Option<Cell>,
    at: Point,
    is_drag: bool,
    /// Whether it has gone too far to be a press.
    strayed: bool,
    lingered: bool,
    timer: Option<TimeoutHandle>,
}

impl Down {
    fn stop_timer(&mut self) {
        if let Some(timer) = self.timer.take() {
            timer.clear();
        }
    }
}

/// The board's picture with its grid of cells; the children are drawn below the grid.
#[component]
pub(super) fn Surface(
    node: NodeRef<Svg>,
    #[prop(into)] facing: Signal<Facing>,
    #[prop(into)] name: Signal<String>,
    mark: Mark,
    state: Callback<Cell, CellState>,
    on_gesture: Callback<Gesture, bool>,
    children: Children,
) -> impl IntoView {
    let down = StoredValue::new(None::<Down>);
    let point = move |event: &MouseEvent| {
        let element = node.get_untracked()?;
        Some(Canvas::measure(&element, facing.get_untracked()).point(event.client_x(), event.client_y()))
    };
    let nearest = move |point: Point| facing.get_untracked().nearest(point);
    let stop_timer = move || down.update_value(|down| down.iter_mut().for_each(Down::stop_timer));

    let pointer_down = move |event: PointerEvent| {
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        let Some(at) = point(&event) else { return };
        let cell = nearest(at);
        mark.shown.set(false);
        if let Some(cell) = cell {
            mark.cell.set(cell);
        }
        let timer = cell.filter(|_| event.pointer_type() != "mouse").and_then(|cell| {
            let linger = move || {
                down.update_value(|down| down.iter_mut().for_each(|down| down.lingered = true));
                on_gesture.run(Gesture::Linger(cell));
            };
            set_timeout_with_handle(linger, LONG_PRESS).ok()
        });
        stop_timer();
        let pointer = event.pointer_id();
        down.set_value(Some(Down {
            pointer,
            cell,
            at,
            is_drag: false,
            strayed: false,
            lingered: false,
            timer,
        }));
    };
    let pointer_move = move |event: PointerEvent| {
        let Some(at) = point(&event) else { return };
        let Some(mut held) = down.get_value().filter(|down| down.pointer == event.pointer_id()) else {
            if event.pointer_type() == "mouse" {
                on_gesture.run(Gesture::Hover(nearest(at)));
            }
            return;
        };
        if !held.is_drag && !held.strayed && !held.lingered && held.at.distance(at) > DRAG {
            held.stop_timer();
            held.is_drag = held.cell.is_some_and(|cell| on_gesture.run(Gesture::Lift(cell)));
            held.strayed = !held.is_drag;
            if held.is_drag
                && let Some(element) = node.get_untracked()
            {
                // A browser that refuses only loses the drag at the border of the board.
                let _ = element.set_pointer_capture(held.pointer);
            }
            down.set_value(Some(held.clone()));
        }
        if held.is_drag {
            on_gesture.run(Gesture::Carry(at));
        }
    };
    let pointer_up = move |event: PointerEvent| {
        let Some(mut held) = down.get_value().filter(|down| down.pointer == event.pointer_id()) else {
            return;
        };
        held.stop_timer();
        down.set_value(None);
        let here = point(&event).and_then(nearest);
        if held.is_drag {
            on_gesture.run(Gesture::Drop(here));
        } else if !held.lingered && here == held.cell {
            on_gesture.run(Gesture::Press(here));
        }
    };
    let pointer_cancel = move |_: PointerEvent| {
        stop_timer();
        if down.try_update_value(Option::take).flatten().is_some_and(|down| down.is_drag) {
            on_gesture.run(Gesture::Leave);
        }
    };
    let pointer_leave = move |event: PointerEvent| {
        if event.pointer_type() == "mouse" && !down.with_value(Option::is_some) {
            on_gesture.run(Gesture::Hover(None));
        }
    };
    // Screen readers and voice control press without a pointer.
    let click = move |event: MouseEvent| {
        if event.detail() == 0
            && let Some(cell) = cell_of(event.target())
        {
            on_gesture.run(Gesture::Press(Some(cell)));
        }
    };
    let context_menu = move |event: MouseEvent| {
        if down.with_value(Option::is_some) {
            event.prevent_default(); // It would come in the way of a long press.
        }
    };
    let go_to = move |cell: Cell| {
        mark.cell.set(cell);
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
        let key = event.key();
        if let Some(step) = Step::of_key(&key) {
            event.prevent_default();
            event.stop_propagation();
            mark.shown.set(true);
            go_to(step.from(mark.cell.get_untracked(), facing.get_untracked()));
            on_gesture.run(Gesture::Focus(mark.cell.get_untracked()));
        } else if on_gesture.run(Gesture::Key(key)) {
            event.prevent_default();
            event.stop_propagation();
            if event.key() != "Escape" {
                mark.shown.set(true);
                go_to(mark.cell.get_untracked());
            }
        }
    };
    let focus_in = move |event: FocusEvent| {
        let Some(cell) = cell_of(event.target()) else { return };
        let is_shown = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
            .is_some_and(|element| element.matches(":focus-visible").unwrap_or(false));
        if is_shown && !down.with_value(Option::is_some) {
            mark.cell.set(cell);
            mark.shown.set(true);
            on_gesture.run(Gesture::Focus(cell));
        }
    };
    let focus_out = move |_: FocusEvent| {
        if mark.shown.get_untracked() {
            mark.shown.set(false);
            on_gesture.run(Gesture::Leave);
        }
    };

    let rows = move || {
        let facing = facing.get();
        let row = |row: u8| {
            let cells = (0..11)
                .filter_map(|column| Cell::at(column, row))
                .map(|cell| view! { <GridCell cell facing mark state /> })
                .collect_view();
            view! { <g role="row">{cells}</g> }
        };
        (0..5).rev().map(row).collect_view()
    };
    // Browsers take a picture that listens for focus for a tab stop of its own, so its frame listens.
    view! {
        <div class="board-surface" on:focusin=focus_in on:focusout=focus_out>
            <svg
                class="board-svg"
                node_ref=node
                viewBox=move || view_box(frame(facing.get()))
                on:pointerdown=pointer_down
                on:pointermove=pointer_move
                on:pointerup=pointer_up
                on:pointercancel=pointer_cancel
                on:pointerleave=pointer_leave
                on:click=click
                on:contextmenu=context_menu
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
fn GridCell(cell: Cell, facing: Facing, mark: Mark, state: Callback<Cell, CellState>) -> impl IntoView {
    let state = Memo::new(move |_| state.run(cell));
    view! {
        <g
            role="gridcell"
            class="cell"
            class:is-inviting=move || state.with(|state| state.inviting)
            class:is-grabbable=move || state.with(|state| state.grabbable)
            data-cell=cell.to_string()
            tabindex=move || if mark.cell.get() == cell { "0" } else { "-1" }
            aria-label=move || state.with(|state| state.label.clone())
            aria-selected=move || state.with(|state| state.selected).then_some("true")
        >
            <path d=polygon(&facing.hexagon(cell).map(scaled)) />
        </g>
    }
}

fn cell_of(target: Option<web_sys::EventTarget>) -> Option<Cell> {
    let element = target?.dyn_into::<web_sys::Element>().ok()?;
    element.closest("[data-cell]").ok()??.get_attribute("data-cell")?.parse().ok()
}
