//! What a board says in words.

use dvonn_core::{Cell, Position, Stack};
use dvonn_game::Layer;
use dvonn_text::{Texts, words};
use dvonn_view::{Aim, Consequence, Highlights, Look, Refusal, StackPlan};
use leptos::prelude::*;

/// The texts of the page's language.
pub(super) fn use_texts() -> Signal<Texts> {
    use_context::<Signal<Texts>>().unwrap_or_else(|| Signal::derive(Texts::default))
}

/// What a screen reader says of a cell.
pub(super) fn cell(
    texts: Texts,
    look: &Look,
    position: &Position,
    highlights: &Highlights,
    aim: Aim,
    cell: Cell,
) -> String {
    let stack = position.stack(cell);
    let mut parts = vec![words::stack(&texts, cell, stack, look.naming())];
    if aim.picked == Some(cell) {
        parts.push(texts.get("board-picked"));
    }
    let can_be_landed_on = aim.picked.is_some_and(|picked| {
        position.movement().is_some_and(|movement| movement.targets(picked).contains(cell))
    });
    if can_be_landed_on {
        parts.push(texts.get("board-target"));
        let falls = Aim { considered: Some(cell), ..aim }
            .mv(position)
            .and_then(|mv| Consequence::of(position, mv).ok())
            .map_or(0, |consequence| consequence.fallen.len());
        if falls > 0 {
            parts.push(texts.with("board-falls", &[("count", falls.into())]));
        }
    } else if let Some(movement) = position.movement()
        && stack.is_some_and(|stack| stack.owner().is_some())
        && (highlights.movable.contains(cell) || movement.enclosed().contains(cell))
    {
        parts.push(words::mobility(&texts, movement, cell));
    }
    parts.join(", ")
}

/// What a screen reader says of a cell where cells are marked.
pub(super) fn marked(texts: Texts, look: &Look, position: &Position, cell: Cell, is_marked: bool) -> String {
    let stack = words::stack(&texts, cell, position.stack(cell), look.naming());
    if is_marked { format!("{stack}, {}", texts.get("board-marked")) } else { stack }
}

/// The pieces of a stack, from the top.
pub(super) fn pieces(texts: Texts, plan: &StackPlan) -> String {
    let layers: Vec<Layer> = plan.slabs.iter().rev().map(|slab| slab.layer).collect();
    texts.with("board-from-top", &[("pieces", words::layers(&texts, &layers).into())])
}

/// Why a press led to nothing.
pub(super) fn refusal(texts: Texts, look: &Look, position: &Position, refusal: Refusal) -> String {
    match refusal {
        Refusal::NoTarget { from } => {
            let height = position.stack(from).map_or(1, Stack::height);
            texts.with("board-no-target", &[("height", height.into())])
        }
        Refusal::Rule(reason) => words::refusal(&texts, &reason, look.naming()),
    }
}
