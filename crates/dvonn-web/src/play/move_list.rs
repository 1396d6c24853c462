//! What was played, placements folded.

use dvonn_core::{Color, Move};
use dvonn_game::Ply;
use leptos::html;
use leptos::prelude::*;

use crate::desk::{desk, text};
use crate::words;

/// A line of the list: White's ply and Black's.
type Pair = (usize, Option<Ply>, Option<Ply>);

/// The moves of the game.
#[component]
pub(super) fn MoveList() -> impl IntoView {
    let desk = desk();
    let plies = Memo::new(move |_| {
        desk.sitting.with(|sitting| {
            sitting.as_ref().map(|sitting| sitting.game().history().plies().to_vec()).unwrap_or_default()
        })
    });
    let placements = Memo::new(move |_| {
        let notation = desk.notation();
        plies.with(|plies| {
            let placed = plies.iter().filter(|ply| matches!(ply.mv, Move::Place(_)));
            placed.map(|ply| notation.move_text(ply.mv)).collect::<Vec<String>>()
        })
    });
    let pairs = Memo::new(move |_| plies.with(|plies| pairs(plies)));
    let list = NodeRef::<html::Ol>::new();
    Effect::new(move |_| {
        // A move was added: the newest one comes into view.
        let _ = pairs.get();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let placed = move || {
        let placements = placements.get();
        (!placements.is_empty()).then(|| {
            let count = placements.len();
            view! {
                <details class="placements">
                    <summary>{move || desk.texts.get().with("moves-placements", &[("count", count.into())])}</summary>
                    <p>{placements.join(" ")}</p>
                </details>
            }
        })
    };
    let said = move |ply: Option<Ply>| {
        let ply = ply?;
        let fell = ply.removed().len();
        let what = words::move_text(&desk.texts.get(), ply.mv, desk.notation());
        let fell = (fell > 0).then(|| {
            let label = desk.texts.get().with("moves-fell", &[("count", fell.into())]);
            let title = label.clone();
            view! { <span class="fell" title=title><span aria-hidden="true">"−"{fell}</span><span class="unseen">{label}</span></span> }
        });
        Some(view! { <span>{what}{fell}</span> })
    };
    let rows = move || {
        let row = |(number, white, black): Pair| {
            view! {
                <li>
                    <span class="number" aria-hidden="true">{number}"."</span>
                    <span class="ply">{said(white)}</span>
                    <span class="ply">{said(black)}</span>
                </li>
            }
        };
        pairs.get().into_iter().map(row).collect_view()
    };
    let empty = move || plies.with(Vec::is_empty).then(|| view! { <p class="note">{text("moves-none")}</p> });
    view! {
        <div class="move-list">
            {empty}
            {placed}
            <ol node_ref=list class="pairs" tabindex="0" aria-label=text("moves-title")>{rows}</ol>
        </div>
    }
}

/// The stack moves and passes, two to a line. A line that begins with Black leaves White's place empty.
fn pairs(plies: &[Ply]) -> Vec<Pair> {
    let mut pairs: Vec<Pair> = Vec::new();
    for &ply in plies.iter().filter(|ply| !matches!(ply.mv, Move::Place(_))) {
        let number = pairs.len();
        match (ply.by, pairs.last_mut()) {
            (Color::Black, Some((_, _, black))) if black.is_none() => *black = Some(ply),
            (Color::White, _) => pairs.push((number + 1, Some(ply), None)),
            (Color::Black, _) => pairs.push((number + 1, None, Some(ply))),
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use dvonn_core::Position;
    use dvonn_game::History;

    use super::*;

    #[test]
    fn two_plies_make_a_line() {
        let start: Position = "........./........../DDW2+......../........../......... B M".parse().unwrap();
        let mut history = History::new(start);
        history.play(Move::Pass).unwrap();
        history.play("c3-a3".parse().unwrap()).unwrap();
        let plies = history.plies();
        assert_eq!(pairs(plies), [(1, None, Some(plies[0])), (2, Some(plies[1]), None)]);
        assert_eq!(pairs(&plies[1..]), [(1, Some(plies[1]), None)]);
    }
}
