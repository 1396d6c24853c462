//! The lines of play with their comments.

use dvonn_core::{Color, Phase};
use dvonn_text::words;
use leptos::prelude::*;

use crate::desk::{desk, text};
use crate::study::{Row, Study, rows};
use crate::words::move_text;

/// The variation tree, the comment on the current move, and what can be done with a line.
#[component]
pub(super) fn VariationsCard() -> impl IntoView {
    let desk = desk();
    let study = desk.study;
    let at = Memo::new(move |_| study.with(Study::at));
    // Walking along does not redraw the list: only `at` changes then.
    let all = Memo::new(move |_| study.with(|study| rows(&study.record().tree)));
    let said = move |said: crate::study::Said, show_number: bool| {
        let (id, mv, by, number) = (said.id, said.mv, said.by, said.number);
        let name = move || move_text(&desk.texts.get(), mv, desk.notation());
        let number = (by == Color::White || show_number).then(
            || view! { <span class="number">{number}{if by == Color::White { "." } else { "…" }}</span> },
        );
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
    let about = Memo::new(move |_| {
        let texts = desk.texts.get();
        study.with(|study| {
            let record = study.record();
            let names = match (record.tags.get("White"), record.tags.get("Black")) {
                (None, None) => None,
                (white, black) => Some(format!("{} – {}", white.unwrap_or("?"), black.unwrap_or("?"))),
            };
            let result = record.ending().map(|ending| words::result(&texts, Some(ending)));
            let facts: Vec<String> = [names, result].into_iter().flatten().collect();
            (!facts.is_empty()).then(|| facts.join(" · "))
        })
    });
    let has_ply = Memo::new(move |_| study.with(|study| study.ply().is_some()));
    let tools = move || {
        has_ply.get().then(|| {
            view! {
                <label class="field">
                    <span>{text("variations-comment")}</span>
                    <textarea
                        rows="2"
                        prop:value=move || {
                            let _ = at.get();
                            study.with_untracked(|study| study.comment().to_owned())
                        }
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
    view! {
        <section class="card variations-card" aria-labelledby="variations-heading">
            <h2 id="variations-heading">{text("variations-title")}</h2>
            {move || about.get().map(|about| view! { <p class="note">{about}</p> })}
            {empty}
            <div class="variations">{list}</div>
            {tools}
        </section>
    }
}
