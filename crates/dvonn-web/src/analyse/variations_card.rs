//! The variations with their comments.

use dvonn_core::{Color, Phase};
use dvonn_game::NodeId;
use dvonn_text::{key, words};
use leptos::html;
use leptos::prelude::*;

use super::Analyst;
use crate::browser;
use crate::desk::{Desk, desk, text};
use crate::study::{NumberedMove, Row, rows};
use crate::words::{move_text, players};

/// The tree of variations, the comment on the current move, and the actions for a line.
#[component]
pub(super) fn VariationsCard() -> impl IntoView {
    let desk = desk();
    let analyst: Analyst = expect_context();
    let about = Memo::new(move |_| {
        let texts = desk.texts.get();
        analyst.record.with(|record| {
            let result = record.ending().map(|ending| words::result(&texts, Some(ending)));
            let facts: Vec<String> = [players(record), result].into_iter().flatten().collect();
            (!facts.is_empty()).then(|| facts.join(" · "))
        })
    });
    let has_ply = Memo::new(move |_| analyst.ply().is_some());
    view! {
        <section class="card variations-card" aria-labelledby="variations-heading">
            <h2 id="variations-heading">{text(key::VARIATIONS_TITLE)}</h2>
            {move || about.get().map(|about| view! { <p class="note">{about}</p> })}
            <Variations />
            <CommentField has_ply />
            {move || has_ply.get().then(|| view! { <LineTools /> })}
        </section>
    }
}

/// The list of moves, which scrolls to the current place.
#[component]
fn Variations() -> impl IntoView {
    let desk = desk();
    let analyst: Analyst = expect_context();
    let at = Memo::new(move |_| analyst.cursor.get().at());
    let all = Memo::new(move |_| analyst.record.with(|record| rows(&record.tree)));
    let preface =
        Memo::new(move |_| analyst.record.with(|record| record.tree.comment(record.tree.root()).to_owned()));
    let list = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        let _ = at.get();
        browser::show_in_list(list, "[aria-current]");
    });
    let moves = move || all.get().into_iter().map(|row| draw_row(desk, analyst, at, row)).collect_view();
    view! {
        {move || all.with(Vec::is_empty).then(|| view! { <p class="note">{text(key::VARIATIONS_EMPTY)}</p> })}
        <div class="variations" node_ref=list>
            {move || (!preface.with(String::is_empty)).then(|| view! { <p class="comment">{preface}</p> })}
            {moves}
        </div>
    }
}

/// A run of moves. Many placements of the main line are folded.
fn draw_row(desk: Desk, analyst: Analyst, at: Memo<NodeId>, row: Row) -> AnyView {
    let level = row.level.min(4);
    let count = row.moves.len();
    let is_folded = row.phase == Phase::Placement && count > 3 && level == 0;
    let moves = row
        .moves
        .into_iter()
        .enumerate()
        .map(|(index, played)| draw_move(desk, analyst, at, played, index == 0))
        .collect_view();
    let class = format!("variation level-{level}");
    if is_folded {
        let summary = move || desk.texts.get().get(key::MovesPlacements { count: count.into() });
        return view! { <details class=class><summary>{summary}</summary>{moves}</details> }.into_any();
    }
    let branch =
        move || (level > 0).then(|| desk.texts.get().get(key::VariationsBranch { level: level.into() }));
    let role = (level > 0).then_some("group");
    view! { <div class=class role=role aria-label=branch>{moves}</div> }.into_any()
}

/// A move as a button, with its number if White made it or it begins a row.
fn draw_move(
    desk: Desk,
    analyst: Analyst,
    at: Memo<NodeId>,
    played: NumberedMove,
    is_first: bool,
) -> impl IntoView {
    let NumberedMove { id, mv, by, number, comment } = played;
    let name = move || move_text(&desk.texts.get(), mv, desk.preferences.notation());
    let label = move || format!("{number}, {}: {}", words::color(&desk.texts.get(), by), name());
    let dot = if by == Color::White { "." } else { "…" };
    let numbered = (by == Color::White || is_first)
        .then(|| view! { <span class="number" aria-hidden="true">{number}{dot}</span> });
    let comment = (!comment.is_empty()).then(|| view! { <span class="comment">{comment}</span> });
    view! {
        <span class="numbered">
            {numbered}
            <button
                type="button"
                class="move"
                class:here=move || at.get() == id
                aria-label=label
                aria-current=move || (at.get() == id).then_some("step")
                on:click=move |_| analyst.walk(|cursor, tree| cursor.go(tree, id))
            >
                {name}
            </button>
        </span>
        {comment}
    }
}

/// The comment on the current move, or on the start position.
#[component]
fn CommentField(has_ply: Memo<bool>) -> impl IntoView {
    let desk = desk();
    let analyst: Analyst = expect_context();
    let key = move || if has_ply.get() { key::VARIATIONS_COMMENT } else { key::VARIATIONS_COMMENT_START };
    // Not subscribed to the record: typing must not replace the text under the cursor.
    let comment = move || {
        let at = analyst.cursor.get().at();
        analyst.record.with_untracked(|record| record.tree.comment(at).to_owned())
    };
    view! {
        <label class="field">
            <span>{move || desk.texts.get().get(key())}</span>
            <textarea
                rows="2"
                prop:value=comment
                on:input=move |event| analyst.set_comment(&event_target_value(&event))
            ></textarea>
        </label>
    }
}

#[component]
fn LineTools() -> impl IntoView {
    let analyst: Analyst = expect_context();
    let is_main = Memo::new(move |_| analyst.read(|tree, cursor| cursor.is_on_main_line(tree)));
    view! {
        <div class="answers">
            <button type="button" disabled=is_main on:click=move |_| analyst.promote()>
                {text(key::VARIATIONS_PROMOTE)}
            </button>
            <button type="button" on:click=move |_| analyst.delete()>{text(key::VARIATIONS_DELETE)}</button>
        </div>
    }
}
