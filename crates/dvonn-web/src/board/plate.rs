//! The board itself: rim, field, lines, nodes and coordinates.

use dvonn_core::{Cell, Notation};
use dvonn_view::{Facing, Rim, lines};
use leptos::prelude::*;

use super::canvas::{UNIT, node, place, polygon, rim, scaled};

/// The plate as SVG paths. A thick round stroke around a smaller hexagon gives rounded corners.
struct Outline {
    rim: (f64, String),
    field: (f64, String),
    /// The lines from the outer nodes to the coordinates.
    leads: String,
    grid: String,
    nodes: String,
}

impl Outline {
    fn new(facing: Facing) -> Outline {
        let Rim { inner, outer, inner_corner, outer_corner } = rim(facing);
        let rounded = |distance: f64, corner: f64| {
            (2.0 * corner * UNIT, polygon(&facing.outline(distance - corner).map(scaled)))
        };
        let leads = rim(facing).labels(facing, Notation::Standard).into_iter().map(|label| {
            let [node, edge] = label.lead.map(|point| place(scaled(point)));
            format!("M{node}L{edge}")
        });
        let grid =
            lines().map(|(from, to)| format!("M{}L{}", place(node(from, facing)), place(node(to, facing))));
        Outline {
            rim: rounded(outer, outer_corner),
            field: rounded(inner, inner_corner),
            leads: leads.collect(),
            grid: grid.collect(),
            // A line of length zero with round ends is a dot.
            nodes: Cell::ALL.map(|cell| format!("M{}h.01", place(node(cell, facing)))).concat(),
        }
    }
}

/// The empty board, below everything else.
#[component]
pub(super) fn Plate(facing: Facing, #[prop(into)] notation: Signal<Option<Notation>>) -> impl IntoView {
    let Outline { rim, field, leads, grid, nodes } = Outline::new(facing);
    let leads = move || {
        let d = leads.clone();
        notation.with(Option::is_some).then(|| view! { <path class="board-leads" d=d /> })
    };
    view! {
        <g class="board-plate" aria-hidden="true">
            <path class="board-rim" stroke-width=format!("{:.0}", rim.0) d=rim.1 />
            <path class="board-field" stroke-width=format!("{:.0}", field.0) d=field.1 />
            {leads}
            <path class="board-grid" d=grid />
            <path class="board-nodes" d=nodes />
        </g>
    }
}

/// The coordinates on the rim. They are drawn above the stacks, so that neither a tall stack nor a glow hides one.
pub(super) fn names(facing: Facing, notation: Signal<Option<Notation>>) -> impl IntoView {
    let names = move || {
        let labels = rim(facing).labels(facing, notation.get()?);
        let names = labels.into_iter().map(|label| {
            let at = scaled(label.at);
            view! { <text x=format!("{:.1}", at.x) y=format!("{:.1}", at.y)>{label.text}</text> }
        });
        Some(names.collect_view())
    };
    view! { <g class="board-names">{names}</g> }
}

#[cfg(test)]
mod tests {
    use dvonn_view::{Orientation, ViewSettings};

    use super::*;
    use crate::board::canvas::{frame, view_box};

    /// Rim, field and leads; grid and nodes.
    fn plate(facing: Facing) -> [String; 2] {
        let Outline { rim, field, leads, grid, nodes } = Outline::new(facing);
        let path = |class: &str, d: &str| format!(r#"<path class="board-{class}" d="{d}"/>"#);
        let pen = |class: &str, (width, d): (f64, String)| {
            format!(r#"<path class="board-{class}" stroke-width="{width:.0}" d="{d}"/>"#)
        };
        [
            [pen("rim", rim), pen("field", field), path("leads", &leads)].concat(),
            [path("grid", &grid), path("nodes", &nodes)].concat(),
        ]
    }

    /// The board in `index.html` must not move when the program replaces it with the real one.
    #[test]
    fn the_first_paint_shows_the_same_plate() {
        let page = include_str!("../../index.html");
        let [lying, upright] = Orientation::ALL
            .map(|orientation| ViewSettings { orientation, ..ViewSettings::default() }.facing());
        let ([flat, grid], [tall, _]) = (plate(lying), plate(upright));
        // The lines of a vertical board are those of the horizontal one, turned.
        for part in [
            format!(
                r#"<svg class="board-svg lying" viewBox="{}">{flat}<g id="plate">{grid}</g></svg>"#,
                view_box(frame(lying))
            ),
            format!(
                r##"<svg class="board-svg upright" viewBox="{}">{tall}<use href="#plate" transform="rotate(90)"/></svg>"##,
                view_box(frame(upright))
            ),
        ] {
            assert!(page.contains(&part), "index.html should hold\n{part}");
        }
    }
}
