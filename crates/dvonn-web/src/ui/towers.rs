//! The two towers at the end of a game: both players put their stacks on top of one another, piece by piece, as the rulebook counts.

use dvonn_core::{ByColor, Color, Piece};
use dvonn_game::Layer;
use leptos::prelude::*;

/// The distance between two pieces of a tower, and the least number of pieces that there is room for.
const STEP: usize = 10;
const ROOM: usize = 24;
/// How long it takes to put one piece on the tower, in milliseconds.
const PACE: usize = 40;

/// Both towers, from [`dvonn_view::tower`]. Screen readers hear the numbers elsewhere.
pub(crate) fn towers(towers: &ByColor<Vec<Layer>>) -> impl IntoView + use<> {
    let towers = Color::ALL.map(|color| &towers[color]);
    let height = towers.iter().map(|tower| tower.len()).max().unwrap_or(0).max(ROOM) * STEP;
    let draw = |(layers, x): (&Vec<Layer>, usize)| {
        let pieces = layers.len().max(1);
        let path = |(class, layer): (&'static str, Layer)| {
            let d = slabs(layers, layer, x, height);
            let rim = d.clone();
            view! { <path class=format!("rim {class}") d=rim /><path class=class d=d /> }
        };
        let kinds = [
            ("white", Layer::Known(Piece::White)),
            ("black", Layer::Known(Piece::Black)),
            ("dvonn", Layer::Known(Piece::Dvonn)),
            ("unknown", Layer::Unknown),
        ];
        view! {
            <g
                class="tower"
                style:animation-duration=format!("{}ms", pieces * PACE)
                style:animation-timing-function=format!("steps({pieces})")
            >
                {kinds.map(path).into_iter().collect_view()}
            </g>
        }
    };
    let towers = towers.into_iter().zip([0, 110]).map(draw).collect_view();
    view! {
        <svg class="towers" viewBox=format!("0 0 200 {height}") aria-hidden="true">{towers}</svg>
    }
}

/// The pieces of one kind in a tower, as short lines.
fn slabs(layers: &[Layer], kind: Layer, x: usize, height: usize) -> String {
    let slab =
        |(index, _): (usize, &Layer)| format!("M{} {}H{}", x + 6, height - index * STEP - STEP / 2, x + 84);
    layers.iter().enumerate().filter(|&(_, layer)| *layer == kind).map(slab).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pieces_of_a_tower_lie_on_one_another() {
        let (white, dvonn) = (Layer::Known(Piece::White), Layer::Known(Piece::Dvonn));
        let layers = [dvonn, white, white];
        assert_eq!(slabs(&layers, dvonn, 0, 240), "M6 235H84");
        assert_eq!(slabs(&layers, white, 100, 240), "M106 225H184M106 215H184");
        assert_eq!(slabs(&layers, Layer::Unknown, 0, 240), "");
    }
}
