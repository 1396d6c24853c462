//! The lines of play with their comments.

use dvonn_core::{Color, Phase};
use dvonn_text::words;
use leptos::prelude::*;

use super::Analyst;
use crate::browser;
use crate::desk::{desk, text};
use crate::study::{Row, Study, rows};
use crate::words::{move_text, players};

/// The variation tree, the comment on the current move, and what can be done with a line.
#[component]
pub(super) fn VariationsCard() -> impl IntoView {
    let desk = desk();
    let analyst: Analyst = expect_context();
    let study = analyst.study;
    let at = Memo::new(move |_| study.with(Study::at));
    // Walking along does not redraw the list: only `at` changes then.
    let all = Memo::new(move |_| study.with(|study| rows(&study.record().tree)));
    let said = move |said: crate::study::Said, show_number: bool| {
        let (id, mv, by, number) = (said.id, said.mv, said.by, said.number);
        let name = move || move_text(&desk.texts.get(), mv, desk.notation());
        let number = (by == Color::White || show_number).then(
            || view! { <span class="number" aria-hidden="true">{number}{if by == Color::White { "." } else { "…" }}</span> },
        );
        let number_name = said.number;
        let label = move || format!("{number_name}, {}: {}", words::color(&desk.texts.get(), by), name());
        let comment =
            (!said.comment.is_empty()).then(|| view! { <span class="comment">{said.comment}</span> });
        view! {
            <span class="numbered">
                {number}
                <button
                    type="button"
                    class="move"
                    class:here=move || at.get() == id
                    aria-label=label
                    aria-current=move || (at.get() == id).then_some("step")
                    on:click=move |_| study.update(|study| study.go(id))
                >
                    {name}
                </button>
            </span>
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
            let branch = move || {
                (level > 0).then(|| desk.texts.get().with("variations-branch", &[("level", level.into())]))
            };
            let role = (level > 0).then_some("group");
            view! { <div class=class role=role aria-label=branch>{moves}</div> }.into_any()
        }
    };
    // The list follows whoever walks.
    Effect::new(move |_| {
        let _ = at.get();
        browser::show_in_list(".variations", ".move.here");
    });
    let list = move || all.get().into_iter().map(row).collect_view();
    let empty =
        move || all.with(Vec::is_empty).then(|| view! { <p class="note">{text("variations-empty")}</p> });
    let about = Memo::new(move |_| {
        let texts = desk.texts.get();
        study.with(|study| {
            let record = study.record();
            let names = players(record);
            let result = record.ending().map(|ending| words::result(&texts, Some(ending)));
            let facts: Vec<String> = [names, result].into_iter().flatten().collect();
            (!facts.is_empty()).then(|| facts.join(" · "))
        })
    });
    let has_ply = Memo::new(move |_| study.with(|study| study.ply().is_some()));
    let comment_key = move || if has_ply.get() { "variations-comment" } else { "variations-comment-start" };
    let preface = Memo::new(move |_| {
        study.with(|study| study.record().tree.comment(study.record().tree.root()).to_owned())
    });
    let tools = move || {
        has_ply.get().then(|| {
            view! {
                <div class="answers">
                    <button
                        type="button"
                        disabled=move || study.with(Study::is_on_main_line)
                        on:click=move |_| study.update(Study::promote)
                    >
                        {text("variations-promote")}
                    </button>
                    <button type="button" on:click=move |_| analyst.delete()>
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
            <div class="variations">
                {move || (!preface.with(String::is_empty)).then(|| view! { <p class="comment">{preface}</p> })}
                {list}
            </div>
            <label class="field">
                <span>{move || desk.texts.get().get(comment_key())}</span>
                <textarea
                    rows="2"
                    prop:value=move || {
                        let _ = at.get();
                        study.with_untracked(|study| study.comment().to_owned())
                    }
                    on:input=move |event| study.update(|study| study.set_comment(&event_target_value(&event)))
                ></textarea>
            </label>
            {tools}
        </section>
    }
}
