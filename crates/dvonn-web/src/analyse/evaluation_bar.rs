//! The evaluation of the current place at a glance: a bar beside the board, or a line below it on a phone.

use dvonn_core::Color;
use dvonn_engine::Score;
use dvonn_text::{key, words};
use leptos::prelude::*;

use super::Analyst;
use super::trying::Trial;
use crate::desk::{desk, text};
use crate::study::Evaluation;
use crate::words::{move_text, short_worth};

impl Analyst {
    /// What is known about the current place.
    fn evaluation(self) -> Option<Evaluation> {
        self.read(|tree, cursor| self.evaluations.with(|known| known.of(tree, cursor.at())))
    }
}

/// A bar that White fills from below as far as White's chance reaches.
#[component]
pub(super) fn EvaluationBar() -> impl IntoView {
    let desk = desk();
    let analyst: Analyst = expect_context();
    let score = Memo::new(move |_| analyst.evaluation().map(|evaluation| evaluation.score));
    let label = move || match score.get() {
        Some(score) => words::worth(&desk.texts.get(), score, Color::White),
        None => desk.texts.get().get(key::EVALUATION_UNKNOWN),
    };
    let white = move || {
        let chance = score.get().map_or(0.5, Score::winning_chance);
        format!("{:.1}%", chance * 100.0)
    };
    let number = move || score.get().map(|score| short_worth(&desk.texts.get(), score));
    let is_ahead = move || score.get().is_some_and(|score| score.winning_chance() >= 0.5);
    view! {
        <div
            class="evaluation-bar"
            class:is-unknown=move || score.get().is_none()
            class:is-flipped=analyst.is_flipped
            role="img"
            aria-label=label
            title=label
        >
            <span class="evaluation-white" style:height=white></span>
            <span class="evaluation-number" class:is-ahead=is_ahead aria-hidden="true">{number}</span>
        </div>
    }
}

/// Score, chance and best line, or a button that asks for them.
#[component]
pub(super) fn EvaluationLine() -> impl IntoView {
    let desk = desk();
    let analyst: Analyst = expect_context();
    let known = Memo::new(move |_| analyst.evaluation());
    // While the player looks for a better move, the line would give it away.
    let is_asking = Memo::new(move |_| matches!(analyst.trial(), Some(Trial::Asking(_))));
    move || {
        if is_asking.get() {
            return view! { <div class="evaluation-line"></div> }.into_any();
        }
        let Some(Evaluation { score, line, .. }) = known.get() else {
            let content = if analyst.is_on.get() {
                view! { <span class="note">{text(key::ENGINE_THINKING)}</span> }.into_any()
            } else {
                view! {
                    <button type="button" class="quiet" on:click=move |_| analyst.is_on.set(true)>
                        {text(key::EVALUATION_WANTED)}
                    </button>
                }
                .into_any()
            };
            return view! { <div class="evaluation-line">{content}</div> }.into_any();
        };
        let (texts, notation) = (desk.texts.get(), desk.preferences.notation());
        let moves: Vec<String> = line.iter().map(|&mv| move_text(&texts, mv, notation)).collect();
        view! {
            <div class="evaluation-line">
                <b class="worth">{short_worth(&texts, score)}</b>
                <span class="chance">{words::chance(&texts, score, Color::White)}</span>
                <span class="line-moves">{moves.join(" ")}</span>
            </div>
        }
        .into_any()
    }
}
