//! The lines of play with their comments.

use dvonn_core::{Color, Move, Phase};
use leptos::prelude::*;

use crate::desk::{desk, text};
use crate::study::{Row, Study, rows};

/// The variation tree, the comment on the current move, and what can be done with a line.
#[component]
pub(super) fn VariationsCard() -> impl IntoView {
    let desk = desk();
    let study = desk.study;
    let at = Memo::new(move |_| study.with(Study::at));
    // Walking along does not redraw the list: only `at` changes then.
    let all = Memo::new(move |_| study.with(|study| rows(&study.record().tree)));
    let said = move |said: crate::study::Said, show_number: bool| {
        let (id, mv, by, ply) = (said.id, said.mv, said.by, said.ply);
        let name = move || match mv {
            Move::Pass => desk.texts.get().get("moves-pass"),
            mv => desk.notation().move_text(mv),
        };
        let number = (by == Color::White || show_number)
            .then(|| view! { <span class="number">{ply}{if by == Color::White { "." } else { "…" }}</span> });
        let comment =
            (!said.comment.is_empty()).then(|| view! { <span class="comment">{said.comment}</span> });
        view! {
            {number}
            <button
                type="button"
                class="move"
                class:here=move || at.get() == id
                aria-current=move || (at.get() == id).then_some("step")
                on:click=move |_| study.update(|study| study.go(id))
            >
                {name}
            </button>
            {comment}
        }
    };
    let row = move |row: Row| {
        let level = row.level.min(4);
        let count = row.moves.len();
        let is_placing = row.phase == Phase::Placement;
        let moves =
            row.moves.into_iter().enumerate().map(|(place, one)| said(one, place == 0)).collect_view();
        let class = format!("variation level-{level}");
        if is_placing && count > 3 && level == 0 {
            view! {
                <details class=class>
                    <summary>{move || desk.texts.get().with("moves-placements", &[("count", count.into())])}</summary>
                    {moves}
                </details>
            }
            .into_any()
        } else {
            view! { <div class=class>{moves}</div> }.into_any()
        }
    };
    let list = move || all.get().into_iter().map(row).collect_view();
    let empty =
        move || all.with(Vec::is_empty).then(|| view! { <p class="note">{text("variations-empty")}</p> });
    let tools = move || {
        let is_root = study.with(|study| study.ply().is_none());
        (!is_root).then(|| {
            view! {
                <label class="field">
                    <span>{text("variations-comment")}</span>
                    <textarea
                        rows="2"
                        prop:value=move || { at.track(); study.with_untracked(|study| study.comment().to_owned()) }
                        on:change=move |event| study.update(|study| study.set_comment(&event_target_value(&event)))
                    ></textarea>
                </label>
                <div class="answers">
                    <button
                        type="button"
                        disabled=move || study.with(Study::is_on_main_line)
                        on:click=move |_| study.update(Study::promote)
                    >
                        {text("variations-promote")}
                    </button>
                    <button type="button" on:click=move |_| study.update(Study::delete)>
                        {text("variations-delete")}
                    </button>
                </div>
            }
        })
    };
    let has_ply = Memo::new(move |_| study.with(|study| study.ply().is_some()));
    view! {
        <section class="card variations-card" aria-labelledby="variations-heading">
            <h2 id="variations-heading">{text("variations-title")}</h2>
            {empty}
            <div class="variations">{list}</div>
            {move || { has_ply.track(); untrack(tools) }}
        </section>
    }
}
