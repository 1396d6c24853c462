//! The board itself: plate, lines, nodes and the names along the edge.

use dvonn_core::{Cell, Notation};
use dvonn_view::{Facing, lines};
use leptos::prelude::*;

use super::canvas::{PLATE, UNIT, node, place, polygon, scaled};

/// From the outer nodes to the inner edge of the rim.
const INNER: f64 = 0.615;
/// The radius of the plate's corners.
const CORNER: f64 = 0.3;
/// From the last node of a line to its name.
const LABEL: f64 = 0.575;

/// What lies below everything else.
#[component]
pub(super) fn Plate(facing: Facing, #[prop(into)] notation: Signal<Option<Notation>>) -> impl IntoView {
    let grid: Vec<String> = lines()
        .map(|(from, to)| format!("M{}L{}", place(node(from, facing)), place(node(to, facing))))
        .collect();
    // A point without length, drawn with a round pen, is a dot.
    let nodes: String = Cell::ALL.map(|cell| format!("M{}h.01", place(node(cell, facing)))).concat();
    // A round pen around a smaller hexagon gives rounded corners.
    let body = |distance: f64| polygon(&facing.outline(distance - CORNER).map(scaled));
    let pen = (2.0 * CORNER * UNIT).to_string();
    let inner_pen = (2.0 * (CORNER - PLATE + INNER) * UNIT).to_string();
    let names = move || {
        notation.get().map(|notation| {
            facing
                .edge_labels(notation, LABEL)
                .into_iter()
                .map(|label| {
                    let at = scaled(label.at);
                    view! { <text x=format!("{:.1}", at.x) y=format!("{:.1}", at.y)>{label.text}</text> }
                })
                .collect_view()
        })
    };
    view! {
        <g class="board-plate" aria-hidden="true">
            <path class="board-rim" stroke-width=pen d=body(PLATE) />
            <path class="board-field" stroke-width=inner_pen d=body(PLATE) />
            <path class="board-grid" d=grid.concat() />
            <path class="board-nodes" d=nodes />
            <g class="board-names">{names}</g>
        </g>
    }
}
