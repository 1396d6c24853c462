//! What stands on a cell, for tooltips and screen readers.

use dvonn_core::{Cell, Movement, Notation, Stack};
use dvonn_game::Layer;

use super::name::{color_value, piece_value};
use crate::Texts;

/// `e3: white stack of 4 with a DVONN piece`.
pub fn stack(texts: &Texts, cell: Cell, stack: Option<Stack>, notation: Notation) -> String {
    let at = ("cell", notation.cell_name(cell).into());
    let Some(stack) = stack else {
        return texts.with("stack-empty", &[at]);
    };
    let Some(owner) = stack.owner() else {
        return texts.with("stack-dvonn", &[at]);
    };
    let color = ("color", color_value(owner));
    let height = ("height", stack.height().into());
    match (stack.height(), stack.dvonns()) {
        (1, _) => texts.with("stack-single", &[at, color]),
        (_, 0) => texts.with("stack-tall", &[at, color, height]),
        (_, dvonns) => texts.with("stack-tall-dvonn", &[at, color, height, ("dvonns", dvonns.into())]),
    }
}

/// The pieces of a stack from the bottom, named one by one: `DVONN, white, black`.
pub fn layers(texts: &Texts, layers: &[Layer]) -> String {
    let name = |layer: &Layer| match layer {
        Layer::Known(piece) => texts.with("layer-name", &[("piece", piece_value(*piece))]),
        Layer::Unknown => texts.get("layer-unknown"),
    };
    layers.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// Whether a stack can move, whoever's turn it is: `4 moves`, `nothing to land on`.
pub fn mobility(texts: &Texts, movement: &Movement, cell: Cell) -> String {
    if movement.enclosed().contains(cell) {
        return texts.get("mobility-blocked");
    }
    match movement.targets(cell).len() {
        0 => texts.get("mobility-stuck"),
        count => texts.with("mobility-moves", &[("count", count.into())]),
    }
}
