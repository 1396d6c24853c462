//! The words for cells.

use dvonn_core::{Cell, Move, Notation, Piece};
use dvonn_game::{Layer, Ply};
use dvonn_text::{Texts, key, words};
use dvonn_view::{Control, Intent, Mark, Scene, StackPlan};
use leptos::prelude::*;

use super::picture::Usable;

/// The texts of the page's language.
pub(super) fn use_texts() -> Signal<Texts> {
    expect_context()
}

/// A cell for a screen reader.
pub(super) fn cell(
    texts: Texts,
    naming: Notation,
    scene: &Scene,
    usable: Usable,
    intent: Intent,
    cell: Cell,
) -> String {
    let position = &scene.position;
    let stack = position.stack(cell);
    let mut parts = vec![words::stack(&texts, cell, stack, naming)];
    if intent.picked == Some(cell) {
        parts.push(texts.get(key::BOARD_PICKED));
    }
    let can_be_landed_on = intent.picked.is_some_and(|picked| {
        position.movement().is_some_and(|movement| movement.targets(picked).contains(cell))
    });
    if can_be_landed_on {
        parts.push(texts.get(key::BOARD_TARGET));
        let mv = Intent { considered: Some(cell), ..intent }.mv(position);
        parts.extend(mv.and_then(|mv| falls(texts, scene, mv)));
    } else if let Some(movement) = position.movement()
        && stack.is_some_and(|stack| stack.owner().is_some())
        && (usable.movable.contains(cell) || movement.enclosed().contains(cell))
    {
        parts.push(words::mobility(&texts, movement, cell));
    }
    parts.join(", ")
}

/// What falls off with a move, and for whom: for the person at the board, if there is only one.
pub(super) fn falls(texts: Texts, scene: &Scene, mv: Move) -> Option<String> {
    let reader = match scene.control {
        Control::Only(color) => Some(color),
        Control::Nobody | Control::Both => None,
    };
    let ply = Ply::of(&scene.position, mv).ok()?;
    words::fall_there(&texts, &words::Fall::of(&scene.position, &ply), reader)
}

/// A cell for a screen reader, on a board where cells are marked.
pub(super) fn marked(texts: Texts, naming: Notation, scene: &Scene, cell: Cell) -> String {
    let stack = words::stack(&texts, cell, scene.position.stack(cell), naming);
    if scene.is_marked(cell) { format!("{stack}, {}", texts.get(key::BOARD_MARKED)) } else { stack }
}

/// A mark on a cell, for a screen reader.
pub(super) fn mark(texts: Texts, mark: Mark) -> String {
    texts.get(match mark {
        Mark::Subject => key::BOARD_MARK_SUBJECT,
        Mark::Target => key::BOARD_MARK_TARGET,
        Mark::Right => key::BOARD_MARK_RIGHT,
        Mark::Wrong => key::BOARD_MARK_WRONG,
    })
}

/// The pieces of a stack, from the top; `None` if the name of its cell says everything that is known about them.
pub(super) fn pieces(texts: Texts, plan: &StackPlan) -> Option<String> {
    let layers: Vec<Layer> = plan.slabs.iter().rev().map(|slab| slab.layer).collect();
    // The place of a DVONN piece among unknown ones is a guess.
    let is_known = |layer: &Layer| matches!(layer, Layer::Known(piece) if *piece != Piece::Dvonn);
    let below = layers.get(1..).filter(|below| !below.is_empty())?;
    let is_told = below.contains(&Layer::Unknown) && !below.iter().any(is_known);
    (!is_told).then(|| texts.get(key::BoardFromTop { pieces: words::layers(&texts, &layers).into() }))
}
