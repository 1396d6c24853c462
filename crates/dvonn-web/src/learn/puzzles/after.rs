//! What stands below a puzzle once its result is decided: the rating, and where to learn more.

use dvonn_coach::{Mood, Puzzle, StepIndex, Theme, Trial};
use dvonn_text::{key, words};
use leptos::prelude::*;
use leptos_router::components::A;

use crate::desk::{desk, text};
use crate::learn::{OpenLesson, address_or_list};
use crate::link;

/// What a rated puzzle did to the rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Change {
    pub(super) before: f64,
    pub(super) after: f64,
    pub(super) trial: Trial,
}

#[component]
pub(super) fn After(
    puzzle: StoredValue<Puzzle>,
    lesson: OpenLesson,
    change: RwSignal<Option<Change>>,
) -> impl IntoView {
    let desk = desk();
    let is_solved = Memo::new(move |_| lesson.with(|lesson| lesson.mood() == Mood::Right));
    let reasons = move || is_solved.get().then(|| view! { <Reasons puzzle /> });
    let changed = move || {
        change.get().map(|Change { before, after, trial }| {
            let texts = desk.texts.get();
            let [before, after] = [before, after].map(|rating| format!("{rating:.0}"));
            let rating = texts.get(key::PuzzlesChange { before: before.into(), after: after.into() });
            let told = (trial == Trial::Failed && !is_solved.get()).then(|| texts.get(key::PUZZLE_UNRATED));
            view! { <p class="rating-change">{rating}</p>{told.map(|told| view! { <p class="note">{told}</p> })} }
        })
    };
    let address = format!("/analyse#{}", link::of_position(&puzzle.with_value(|puzzle| puzzle.start.into())));
    let lessons = puzzle
        .with_value(|puzzle| puzzle.themes)
        .iter()
        .map(|theme| view! { <LessonLink theme /> })
        .collect_view();
    view! {
        <div class="puzzle-after">
            {reasons}
            {changed}
            <ul>
                <li><a href=address>{text(key::PUZZLE_ANALYSE)}</a></li>
                {lessons}
            </ul>
        </div>
    }
}

/// Why the first move of the solution is right.
#[component]
fn Reasons(puzzle: StoredValue<Puzzle>) -> impl IntoView {
    let desk = desk();
    let told = move || {
        let (texts, notation) = (desk.texts.get(), desk.preferences.notation());
        puzzle.with_value(|puzzle| {
            let reasons = words::move_reasons(&texts, &puzzle.reasons(), puzzle.side(), notation);
            format!("{}: {reasons}", notation.move_text(puzzle.key_move()))
        })
    };
    let has_reasons = puzzle.with_value(|puzzle| !puzzle.reasons().is_empty());
    has_reasons.then(|| view! { <p class="puzzle-reasons">{told}</p> })
}

/// The way to the chapter that teaches a theme.
#[component]
fn LessonLink(theme: Theme) -> impl IntoView {
    let desk = desk();
    let chapter = theme.chapter();
    let first = StepIndex::all().find(|index| index.chapter().id == chapter.id);
    let title = move || {
        let texts = desk.texts.get();
        texts.get(key::PuzzleLesson { title: texts.get(chapter.title).into() })
    };
    view! { <li><A href=address_or_list(first)>{title}</A></li> }
}
