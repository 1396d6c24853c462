//! The board itself: plate, lines, nodes and the labels along the edge.

use dvonn_core::{Cell, Notation};
use dvonn_view::{Facing, lines};
use leptos::prelude::*;

use super::canvas::{PLATE, UNIT, node, place, polygon, scaled};

/// Distance from the outer nodes to the inner edge of the rim.
const INNER: f64 = 0.615;
/// The radius of the plate's corners.
const CORNER: f64 = 0.3;
/// Distance from the last node of a line to its label.
const LABEL: f64 = 0.575;

/// The plate as SVG paths.
struct Outline {
    rim: String,
    grid: String,
    nodes: String,
}

/// The stroke width of the rim: a thick round stroke around a smaller hexagon gives rounded corners.
const RIM_PEN: f64 = 2.0 * CORNER * UNIT;
/// The stroke width of the field inside the rim, around the same hexagon.
const FIELD_PEN: f64 = 2.0 * (CORNER - PLATE + INNER) * UNIT;

impl Outline {
    fn new(facing: Facing) -> Outline {
        let grid: Vec<String> = lines()
            .map(|(from, to)| format!("M{}L{}", place(node(from, facing)), place(node(to, facing))))
            .collect();
        Outline {
            rim: polygon(&facing.outline(PLATE - CORNER).map(scaled)),
            grid: grid.concat(),
            // A line of length zero with round ends is a dot.
            nodes: Cell::ALL.map(|cell| format!("M{}h.01", place(node(cell, facing)))).concat(),
        }
    }
}

/// The empty board, below everything else.
#[component]
pub(super) fn Plate(facing: Facing, #[prop(into)] notation: Signal<Option<Notation>>) -> impl IntoView {
    let Outline { rim, grid, nodes } = Outline::new(facing);
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
            <path class="board-rim" stroke-width=format!("{RIM_PEN:.0}") d=rim.clone() />
            <path class="board-field" stroke-width=format!("{FIELD_PEN:.0}") d=rim />
            <path class="board-grid" d=grid />
            <path class="board-nodes" d=nodes />
            <g class="board-names">{names}</g>
        </g>
    }
}

#[cfg(test)]
mod tests {
    use dvonn_view::{Orientation, ViewSettings};

    use super::*;
    use crate::board::canvas::{frame, view_box};

    /// The board in `index.html` must not move when the program replaces it with the real one.
    #[test]
    fn the_first_paint_shows_the_same_plate() {
        let page = include_str!("../../index.html");
        let [lying, upright] = Orientation::ALL
            .map(|orientation| ViewSettings { orientation, ..ViewSettings::default() }.facing());
        let Outline { rim, grid, nodes } = Outline::new(lying);
        for part in [
            // A vertical board is the horizontal one, turned.
            format!(r#"<svg class="board-svg lying" viewBox="{}"><g id="plate">"#, view_box(frame(lying))),
            format!(
                r##"<svg class="board-svg upright" viewBox="{}"><use href="#plate" "##,
                view_box(frame(upright))
            ),
            format!(r#"<path class="board-rim" stroke-width="{RIM_PEN:.0}" d="{rim}"/>"#),
            format!(r#"<path class="board-field" stroke-width="{FIELD_PEN:.0}" d="{rim}"/>"#),
            format!(r#"<path class="board-grid" d="{grid}"/>"#),
            format!(r#"<path class="board-nodes" d="{nodes}"/>"#),
        ] {
            assert!(page.contains(&part), "index.html should hold\n{part}");
        }
    }
}
