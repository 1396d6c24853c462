//! The words for cells.

use dvonn_core::{Cell, Notation, Position};
use dvonn_game::Layer;
use dvonn_text::{Texts, key, words};
use dvonn_view::{Consequence, Highlights, Intent, Scene, StackPlan};
use leptos::prelude::*;

/// The texts of the page's language.
pub(super) fn use_texts() -> Signal<Texts> {
    expect_context()
}

/// A cell for a screen reader.
pub(super) fn cell(
    texts: Texts,
    naming: Notation,
    position: &Position,
    highlights: &Highlights,
    intent: Intent,
    cell: Cell,
) -> String {
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
        let falls = Intent { considered: Some(cell), ..intent }
            .mv(position)
            .and_then(|mv| Consequence::of(position, mv).ok())
            .map_or(0, |consequence| consequence.fallen.len());
        if falls > 0 {
            parts.push(texts.get(key::BoardFalls { count: falls.into() }));
        }
    } else if let Some(movement) = position.movement()
        && stack.is_some_and(|stack| stack.owner().is_some())
        && (highlights.movable.contains(cell) || movement.enclosed().contains(cell))
    {
        parts.push(words::mobility(&texts, movement, cell));
    }
    parts.join(", ")
}

/// A cell for a screen reader, on a board where cells are marked.
pub(super) fn marked(texts: Texts, naming: Notation, scene: &Scene, cell: Cell) -> String {
    let stack = words::stack(&texts, cell, scene.position.stack(cell), naming);
    if scene.is_marked(cell) { format!("{stack}, {}", texts.get(key::BOARD_MARKED)) } else { stack }
}

/// The pieces of a stack, from the top.
pub(super) fn pieces(texts: Texts, plan: &StackPlan) -> String {
    let layers: Vec<Layer> = plan.slabs.iter().rev().map(|slab| slab.layer).collect();
    texts.get(key::BoardFromTop { pieces: words::layers(&texts, &layers).into() })
}
