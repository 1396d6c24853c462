//! What stands on a cell, for tooltips and screen readers.

use dvonn_core::{Cell, Movement, Notation, Stack};
use dvonn_game::Layer;

use crate::{Texts, key};

/// `e3: white stack of 4 with a DVONN piece`.
pub fn stack(texts: &Texts, cell: Cell, stack: Option<Stack>, notation: Notation) -> String {
    let cell = notation.cell_name(cell).into();
    let Some(stack) = stack else {
        return texts.get(key::StackEmpty { cell });
    };
    let Some(owner) = stack.owner() else {
        return texts.get(key::StackDvonn { cell });
    };
    let (color, height) = (owner.into(), stack.height().into());
    match (stack.height(), stack.dvonns()) {
        (1, _) => texts.get(key::StackSingle { cell, color }),
        (_, 0) => texts.get(key::StackTall { cell, color, height }),
        (_, dvonns) => texts.get(key::StackTallDvonn { cell, color, height, dvonns: dvonns.into() }),
    }
}

/// The pieces of a stack in this order, named one by one: `white, DVONN, 3 unknown`. Unknown ones are counted, because
/// nobody wants to hear the word six times.
pub fn layers(texts: &Texts, layers: &[Layer]) -> String {
    let run = |run: &[Layer]| match run[0] {
        Layer::Known(piece) => vec![texts.get(key::LayerName { piece: piece.into() }); run.len()],
        Layer::Unknown => vec![texts.get(key::LayerUnknown { count: run.len().into() })],
    };
    layers.chunk_by(|one, other| one == other).flat_map(run).collect::<Vec<_>>().join(", ")
}

/// Whether a stack can move, whoever's turn it is: `4 moves`, `nothing to land on`.
pub fn mobility(texts: &Texts, movement: &Movement, cell: Cell) -> String {
    if movement.enclosed().contains(cell) {
        return texts.get(key::MOBILITY_BLOCKED);
    }
    match movement.targets(cell).len() {
        0 => texts.get(key::MOBILITY_STUCK),
        count => texts.get(key::MobilityMoves { count: count.into() }),
    }
}
