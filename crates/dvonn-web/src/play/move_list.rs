//! The moves of the game, each a button that shows the position after it; the placements are folded.

use dvonn_core::{Color, Move, Position};
use dvonn_game::{History, MovePair, Ply};
use dvonn_table::LookStep;
use dvonn_text::{key, words};
use leptos::html;
use leptos::prelude::*;

use super::Playing;
use super::looking::Looking;
use crate::browser;
use crate::desk::{Desk, desk, text};
use crate::words as page_words;

/// A ply of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Entry {
    /// Its number in the game; the first is 1.
    number: usize,
    mv: Move,
    /// The pieces that fell off.
    fallen: u8,
}

/// A line of the list: its number, White's ply and Black's.
type Pair = (usize, Option<Entry>, Option<Entry>);

/// The plies of a game: the placements, then stack moves and passes, two per line. If Black begins, White's place is empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct List {
    placements: Vec<Entry>,
    pairs: Vec<Pair>,
}

impl List {
    fn of(history: &History) -> List {
        let plies = history.plies();
        let placed = plies.iter().take_while(|ply| matches!(ply.mv, Move::Place(_))).count();
        let mut entries = entries(history).into_iter();
        let placements = entries.by_ref().take(placed).collect();
        let is_moving = |pair: &MovePair<'_>| {
            pair.white.or(pair.black).is_some_and(|ply| !matches!(ply.mv, Move::Place(_)))
        };
        let pairs = MovePair::of(plies).into_iter().filter(is_moving).map(|pair| {
            let white = pair.white.and_then(|_| entries.next());
            (pair.number.get(), white, pair.black.and_then(|_| entries.next()))
        });
        List { placements, pairs: pairs.collect() }
    }

    fn is_empty(&self) -> bool {
        self.placements.is_empty() && self.pairs.is_empty()
    }
}

/// The moves of the game.
#[component]
pub(super) fn MoveList() -> impl IntoView {
    let desk = desk();
    let game: Playing = expect_context();
    let looking: Looking = expect_context();
    let list = Memo::new(move |_| game.read(|table| List::of(table.game().history())).unwrap_or_default());
    let node = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        // The placements stay folded while they are made.
        let placed = list.with(|list| list.placements.len());
        if looking.ply().is_some() || looking.at() > placed {
            browser::show_in_list(node, "[aria-current=true]");
        }
    });
    let rows = move || {
        let pairs = list.with(|list| list.pairs.clone());
        pairs.into_iter().map(|pair| draw_pair(desk, looking, pair)).collect_view()
    };
    let empty =
        move || list.with(List::is_empty).then(|| view! { <p class="note">{text(key::MOVES_NONE)}</p> });
    view! {
        <div class="move-list" node_ref=node>
            {empty}
            <Placements list />
            <ol class="move-pairs" aria-label=text(key::MOVES_TITLE)>{rows}</ol>
        </div>
    }
}

/// The placements, folded.
#[component]
fn Placements(list: Memo<List>) -> impl IntoView {
    let desk = desk();
    let looking: Looking = expect_context();
    let placements = Memo::new(move |_| list.with(|list| list.placements.clone()));
    let summary = move || {
        let count = placements.with(Vec::len).into();
        desk.texts.get().get(key::MovesPlacements { count })
    };
    let buttons =
        move || placements.get().into_iter().map(|entry| draw_entry(desk, looking, entry)).collect_view();
    view! {
        <Show when=move || placements.with(|placements| !placements.is_empty())>
            <details class="placements">
                <summary>{summary}</summary>
                <div class="placed">{buttons}</div>
            </details>
        </Show>
    }
}

fn draw_pair(desk: Desk, looking: Looking, (number, white, black): Pair) -> impl IntoView {
    let draw = |entry: Option<Entry>| entry.map(|entry| draw_entry(desk, looking, entry));
    view! {
        <li>
            <span class="number" aria-hidden="true">{number}"."</span>
            <span class="ply">{draw(white)}</span>
            <span class="ply">{draw(black)}</span>
        </li>
    }
}

/// A move, with the number of pieces that fell off.
fn draw_entry(desk: Desk, looking: Looking, entry: Entry) -> AnyView {
    let texts = desk.texts.get();
    let Entry { number, mv, fallen } = entry;
    let fell = (fallen > 0).then(|| {
        let label = texts.get(key::MovesFell { count: fallen.into() });
        let title = label.clone();
        view! {
            <span class="fell" title=title>
                <span aria-hidden="true">"−"{fallen}</span>
                <span class="unseen">{label}</span>
            </span>
        }
    });
    let is_here = move || looking.at() == number;
    view! {
        <button
            type="button"
            class="move"
            class:here=is_here
            aria-current=move || is_here().then_some("true")
            on:click=move |_| looking.step(LookStep::To(number))
        >
            {page_words::move_text(&texts, mv, desk.preferences.notation())}
            {fell}
        </button>
    }
    .into_any()
}

/// The plies with what fell off.
fn entries(history: &History) -> Vec<Entry> {
    let mut before: Position = *history.start();
    let entry = |(index, ply): (usize, &Ply)| {
        let fall = words::Fall::of(&before, ply);
        before = ply.position;
        let fallen = fall.pieces[Color::White] + fall.pieces[Color::Black];
        Entry { number: index + 1, mv: ply.mv, fallen }
    };
    history.plies().iter().enumerate().map(entry).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn history(start: &str, moves: &[&str]) -> History {
        let mut history = History::new(start.parse().unwrap());
        for mv in moves {
            history.play(mv.parse().unwrap()).unwrap();
        }
        history
    }

    #[test]
    fn two_plies_make_a_line() {
        let start = "........./........../DDW2+......../........../......... B M";
        let list = List::of(&history(start, &["pass", "c3-a3"]));
        let entry = |number, mv: &str| Some(Entry { number, mv: mv.parse().unwrap(), fallen: 0 });
        assert_eq!(list.pairs, [(1, None, entry(1, "pass")), (2, entry(2, "c3-a3"), None)]);
        assert!(list.placements.is_empty() && !list.is_empty());
    }

    #[test]
    fn what_fell_off_is_counted_in_pieces() {
        let start = "........./........../DDDWB3B2...../........../......... W M";
        let entries = entries(&history(start, &["d3-c3"]));
        assert_eq!(entries.iter().map(|entry| entry.fallen).collect::<Vec<_>>(), [5]);
    }
}
