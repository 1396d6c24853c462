//! The moves of the game and its variations, with marks and comments.

use dvonn_coach::{Class, OwnMoment};
use dvonn_core::{Color, Phase};
use dvonn_game::NodeId;
use dvonn_text::{key, words};
use leptos::html;
use leptos::prelude::*;
use leptos_router::components::A;

use super::Analyst;
use super::graph_card::slip_class;
use crate::browser;
use crate::desk::{Desk, desk, text};
use crate::learn::today;
use crate::study::{NumberedMove, Row, rows};
use crate::words::move_text;

/// The tree of variations, the comment on the current move, and the actions for a line.
#[component]
pub(super) fn VariationsCard() -> impl IntoView {
    let desk = desk();
    let analyst: Analyst = expect_context();
    let about = Memo::new(move |_| {
        let texts = desk.texts.get();
        analyst.record.with(|record| {
            let result = record.ending().map(|ending| words::result(&texts, Some(ending)));
            let facts: Vec<String> = [words::players(record), result].into_iter().flatten().collect();
            (!facts.is_empty()).then(|| facts.join(" · "))
        })
    });
    let has_ply = Memo::new(move |_| analyst.ply().is_some());
    let heading = NodeRef::<html::H2>::new();
    view! {
        <section class="card variations-card" aria-labelledby="variations-heading">
            <h2 id="variations-heading" tabindex="-1" node_ref=heading>{text(key::MOVES_TITLE)}</h2>
            {move || about.get().map(|about| view! { <p class="note">{about}</p> })}
            <Variations />
            <Judgement heading />
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

/// What was wrong with the current move: a press plays the better one as a variation.
#[component]
fn Judgement(heading: NodeRef<html::H2>) -> impl IntoView {
    let desk = desk();
    let analyst: Analyst = expect_context();
    // Whoever tries again is not told the answer: neither after the same mistake, nor by the answer to a mistake before it.
    let judged = Memo::new(move |_| {
        let is_trying = analyst.trying.with(Option::is_some);
        analyst.slipped(analyst.cursor.get().at()).filter(|_| !is_trying)
    });
    let better = move |_| {
        analyst.try_better();
        browser::focus_if_lost(heading);
    };
    let again = move |_| {
        analyst.try_again();
        browser::focus_if_lost(heading);
    };
    move || {
        let judged = judged.get()?;
        let (texts, notation) = (desk.texts.get(), desk.preferences.notation());
        let told = words::better_move(&texts, &judged, notation);
        let slip = judged.slip()?;
        let why = [(judged.best.mv, judged.reasons()), (judged.played.mv, judged.drawbacks())];
        let why = why.into_iter().filter(|(_, reasons)| !reasons.is_empty()).map(|(mv, reasons)| {
            let reasons = words::move_reasons(&texts, &reasons, judged.by(), notation);
            view! { <p class="note reasons"><b>{notation.move_text(mv)}</b>": "{reasons}</p> }
        });
        let (address, train) = match judged.theme() {
            Some(theme) => {
                let told = texts.get(key::ReviewTrain { theme: texts.get(theme.title()).into() });
                (format!("/puzzles/{theme}"), told)
            }
            None => ("/puzzles/own".to_owned(), texts.get(key::REVIEW_TRAIN_PLAIN)),
        };
        let moment = OwnMoment::new(&judged, today());
        let keep = move |_| analyst.student.keep_own(vec![moment.clone()]);
        let train = view! { <A href=address on:click=keep attr:class="button">{train}</A> };
        Some(view! {
            <button type="button" class="judgement" on:click=better>
                <span class=format!("mark {}", slip_class(slip)) aria-hidden="true">{slip.mark()}</span>
                <span class="unseen">{words::slip(&texts, slip)}": "</span>
                <span>{told}</span>
            </button>
            {why.collect_view()}
            <div class="judgement-ways">
                <button type="button" on:click=again>{texts.get(key::REVIEW_TRY)}</button>
                {train}
            </div>
        })
    }
}

/// A run of moves. Many placements of the main line are folded; its stack moves stand in two columns.
fn draw_row(desk: Desk, analyst: Analyst, at: Memo<NodeId>, row: Row) -> AnyView {
    let level = row.level.min(4);
    let count = row.moves.len();
    let is_folded = row.phase == Phase::Placement && count > 3 && level == 0;
    let is_paired = row.phase == Phase::Movement && level == 0;
    // A number is repeated after anything that interrupts the line.
    let mut is_interrupted = true;
    let moves = row
        .moves
        .into_iter()
        .map(|played| {
            let is_numbered = is_interrupted || played.by == Color::White;
            is_interrupted = !played.comment.is_empty();
            draw_move(desk, analyst, at, played, is_numbered)
        })
        .collect_view();
    let class = format!("variation level-{level}{}", if is_paired { " pairs" } else { "" });
    if is_folded {
        let summary = move || desk.texts.get().get(key::MovesPlacements { count: count.into() });
        return view! { <details class=class><summary>{summary}</summary>{moves}</details> }.into_any();
    }
    let branch =
        move || (level > 0).then(|| desk.texts.get().get(key::VariationsBranch { level: level.into() }));
    let role = (level > 0).then_some("group");
    view! { <div class=class role=role aria-label=branch>{moves}</div> }.into_any()
}

/// A move as a button, with its number and its mark.
fn draw_move(
    desk: Desk,
    analyst: Analyst,
    at: Memo<NodeId>,
    played: NumberedMove,
    is_numbered: bool,
) -> impl IntoView {
    let NumberedMove { id, mv, by, number, comment } = played;
    let name = move || move_text(&desk.texts.get(), mv, desk.preferences.notation());
    let class = Memo::new(move |_| {
        analyst.judged(id).filter(|ply| ply.before.movement().is_some()).map(|ply| ply.class())
    });
    let mark = move || {
        let class = class.get()?;
        Some((class, words::class_mark(&desk.texts.get(), class)?))
    };
    let label = move || {
        let told = mark().map(|(_, (_, word))| format!(", {word}")).unwrap_or_default();
        format!("{number}, {}: {}{told}", words::color(&desk.texts.get(), by), name())
    };
    let mark = move || {
        let (class, (mark, _)) = mark()?;
        let color = if let Class::Slip(slip) = class { slip_class(slip) } else { "is-only" };
        Some(view! { <span class=format!("mark {color}")>{mark}</span> })
    };
    let (dot, side) = match by {
        Color::White => (".", "move by-white"),
        Color::Black => ("…", "move by-black"),
    };
    let numbered =
        is_numbered.then(|| view! { <span class="number" aria-hidden="true">{number}{dot}</span> });
    let comment = (!comment.is_empty()).then(|| view! { <span class="comment">{comment}</span> });
    view! {
        <span class="numbered">
            {numbered}
            <button
                type="button"
                class=side
                class:here=move || at.get() == id
                aria-label=label
                aria-current=move || (at.get() == id).then_some("step")
                on:click=move |_| analyst.walk(|cursor, tree| cursor.go(tree, id))
            >
                {name}
                {mark}
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
