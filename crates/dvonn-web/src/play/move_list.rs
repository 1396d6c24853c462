//! The moves of the game; the placements are folded.

use dvonn_core::Move;
use dvonn_game::{MovePair, Ply};
use dvonn_text::key;
use leptos::html;
use leptos::prelude::*;

use super::LocalGame;
use crate::desk::{Desk, desk, text};
use crate::words;

/// A line of the list: White's ply and Black's.
type Pair = (usize, Option<Ply>, Option<Ply>);

/// The moves of the game.
#[component]
pub(super) fn MoveList() -> impl IntoView {
    let desk = desk();
    let game: LocalGame = expect_context();
    let plies =
        Memo::new(move |_| game.read(|table| table.game().history().plies().to_vec()).unwrap_or_default());
    let pairs = Memo::new(move |_| plies.with(|plies| pairs(plies)));
    let list = NodeRef::<html::Ol>::new();
    Effect::new(move |_| {
        // Scrolls to the latest move.
        pairs.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let rows = move || pairs.get().into_iter().map(|pair| draw_pair(desk, pair)).collect_view();
    let empty =
        move || plies.with(Vec::is_empty).then(|| view! { <p class="note">{text(key::MOVES_NONE)}</p> });
    view! {
        <div class="move-list">
            {empty}
            <Placements plies />
            <ol node_ref=list class="pairs" tabindex="0" aria-label=text(key::MOVES_TITLE)>{rows}</ol>
        </div>
    }
}

/// The placements, folded.
#[component]
fn Placements(plies: Memo<Vec<Ply>>) -> impl IntoView {
    let desk = desk();
    let placements = Memo::new(move |_| {
        let notation = desk.preferences.notation();
        plies.with(|plies| {
            let placed = plies.iter().filter(|ply| matches!(ply.mv, Move::Place(_)));
            placed.map(|ply| notation.move_text(ply.mv)).collect::<Vec<String>>()
        })
    });
    move || {
        let placements = placements.get();
        (!placements.is_empty()).then(|| {
            let count = placements.len();
            let summary = move || desk.texts.get().get(key::MovesPlacements { count: count.into() });
            view! {
                <details class="placements">
                    <summary>{summary}</summary>
                    <p>{placements.join(" ")}</p>
                </details>
            }
        })
    }
}

fn draw_pair(desk: Desk, (number, white, black): Pair) -> impl IntoView {
    view! {
        <li>
            <span class="number" aria-hidden="true">{number}"."</span>
            <span class="ply">{white.map(|ply| draw_ply(desk, &ply))}</span>
            <span class="ply">{black.map(|ply| draw_ply(desk, &ply))}</span>
        </li>
    }
}

/// A move, with the number of stacks that fell off.
fn draw_ply(desk: Desk, ply: &Ply) -> impl IntoView + use<> {
    let texts = desk.texts.get();
    let removed = ply.removed().len();
    let removed = (removed > 0).then(|| {
        let label = texts.get(key::MovesFell { count: removed.into() });
        let title = label.clone();
        view! {
            <span class="fell" title=title>
                <span aria-hidden="true">"−"{removed}</span>
                <span class="unseen">{label}</span>
            </span>
        }
    });
    view! { <span>{words::move_text(&texts, ply.mv, desk.preferences.notation())}{removed}</span> }
}

/// The stack moves and passes, two per line. If Black begins, White's place is empty.
fn pairs(plies: &[Ply]) -> Vec<Pair> {
    let placements = plies.iter().take_while(|ply| matches!(ply.mv, Move::Place(_))).count();
    let pairs = MovePair::of(&plies[placements..]).into_iter();
    pairs.map(|pair| (pair.number.get(), pair.white.copied(), pair.black.copied())).collect()
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
