//! What a board says in words.

use dvonn_core::{Cell, Color, MoveError, Piece, Position, Stack};
use dvonn_game::Layer;
use dvonn_text::Texts;
use dvonn_view::{Aim, Consequence, Highlights, Look, Refusal, StackPlan};
use leptos::prelude::*;

/// The texts of the page's language.
pub(super) fn use_texts() -> Signal<Texts> {
    use_context::<Signal<Texts>>().unwrap_or_else(|| Signal::derive(Texts::default))
}

/// A stack: whose, how high, and what it holds.
pub(super) fn stack(texts: Texts, stack: Stack) -> String {
    let height = stack.height();
    let name = match stack.owner() {
        None => return texts.get("board-dvonn"),
        Some(Color::White) => texts.with("board-white", &[("height", height.into())]),
        Some(Color::Black) => texts.with("board-black", &[("height", height.into())]),
    };
    if stack.has_dvonn() {
        let holds = texts.with("board-holds", &[("count", stack.dvonns().into())]);
        return format!("{name} {holds}");
    }
    name
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
    let mut parts = vec![look.naming().cell_name(cell)];
    match position.stack(cell) {
        None => parts.push(texts.get("board-empty")),
        Some(there) => parts.push(stack(texts, there)),
    }
    if aim.picked == Some(cell) {
        parts.push(texts.get("board-picked"));
    }
    if highlights.targets.contains(cell) {
        parts.push(texts.get("board-target"));
        let falls = Aim { considered: Some(cell), ..aim }
            .mv(position)
            .and_then(|mv| Consequence::of(position, mv).ok())
            .map_or(0, |consequence| consequence.fallen.len());
        if falls > 0 {
            parts.push(texts.with("board-falls", &[("count", falls.into())]));
        }
    } else if let Some(movement) = position.movement() {
        if highlights.movable.contains(cell) {
            parts.push(texts.with("board-moves", &[("count", movement.targets(cell).len().into())]));
        } else if movement.enclosed().contains(cell) && position.stack(cell) != Some(Stack::DVONN) {
            parts.push(texts.get("board-enclosed"));
        }
    }
    parts.join(", ")
}

/// The pieces of a stack, from the top, equal ones counted together.
pub(super) fn pieces(texts: Texts, plan: &StackPlan) -> String {
    let mut runs: Vec<(Layer, usize)> = Vec::new();
    for slab in plan.slabs.iter().rev() {
        match runs.last_mut() {
            Some((layer, count)) if *layer == slab.layer => *count += 1,
            _ => runs.push((slab.layer, 1)),
        }
    }
    let names: Vec<String> = runs
        .into_iter()
        .map(|(layer, count)| {
            let values = [("count", count.into())];
            match layer {
                Layer::Known(Piece::White) => texts.with("board-layers-white", &values),
                Layer::Known(Piece::Black) => texts.with("board-layers-black", &values),
                Layer::Known(Piece::Dvonn) => texts.with("board-layers-dvonn", &values),
                Layer::Unknown => texts.with("board-layers-unknown", &values),
            }
        })
        .collect();
    texts.with("board-from-top", &[("pieces", names.join(", ").into())])
}

/// Why a press led to nothing.
pub(super) fn refusal(texts: Texts, position: &Position, refusal: Refusal) -> String {
    match refusal {
        Refusal::NoTarget { from } => {
            let height = position.stack(from).map_or(1, Stack::height);
            texts.with("board-refused-no-target", &[("height", height.into())])
        }
        Refusal::Rule(MoveError::Enclosed { .. }) => texts.get("board-refused-enclosed"),
        Refusal::Rule(MoveError::NotYours { .. }) => texts.get("board-refused-not-yours"),
        Refusal::Rule(MoveError::LoneDvonn { .. }) => texts.get("board-refused-lone-dvonn"),
        Refusal::Rule(MoveError::Occupied { .. }) => texts.get("board-refused-occupied"),
        Refusal::Rule(_) => texts.get("board-refused-other"),
    }
}
