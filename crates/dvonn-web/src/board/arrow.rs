//! Drawing the arrows of a scene.

use dvonn_view::{Arrow, ArrowPath, Facing};
use leptos::prelude::*;

use super::canvas::{node, place, scaled, translate};

/// An arrow between two cells, or a ring around one.
pub(super) fn draw(arrow: Arrow, facing: Facing) -> AnyView {
    let class = if arrow.rank <= 1 { "arrow is-best" } else { "arrow" };
    let Some(from) = arrow.from.filter(|&from| from != arrow.to) else {
        return view! {
            <g class=class transform=translate(node(arrow.to, facing))>
                <circle class="arrow-edge" r="49" />
                <circle class="arrow-line" r="49" />
            </g>
        }
        .into_any();
    };
    let ArrowPath { shaft, head } = ArrowPath::new(facing.center(from), facing.center(arrow.to));
    let [start, end] = shaft.map(|point| place(scaled(point)));
    let [left, tip, right] = head.map(|point| place(scaled(point)));
    let head = format!("M{left}L{tip}L{right}z");
    view! {
        <g class=class>
            <path class="arrow-line" d=format!("M{start}L{end}") />
            <path class="arrow-edge" d=head.clone() />
            <path class="arrow-head" d=head />
        </g>
    }
    .into_any()
}
