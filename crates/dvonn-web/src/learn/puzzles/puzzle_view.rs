//! One puzzle on the page.

use dvonn_coach::{Help, Lesson, Mood, Puzzle, Trial};
use dvonn_text::key;
use leptos::html;
use leptos::prelude::*;

use super::after::{After, Change};
use crate::browser;
use crate::desk::{desk, text};
use crate::learn::lesson_head::WayTo;
use crate::learn::step_page::{LessonBody, lesson_settings};
use crate::learn::ways::{HelpButtons, TryAgain};
use crate::learn::{OpenLesson, film};
use crate::ui::{Drawing, Icon};

/// A puzzle with its task, its board and the ways on.
#[component]
pub(super) fn PuzzleView(
    puzzle: Puzzle,
    title: Signal<String>,
    /// A line below the title.
    note: Signal<String>,
    /// Gets the result, as soon as it is decided.
    decide: Callback<Trial>,
    /// What the result did to the rating.
    change: RwSignal<Option<Change>>,
    /// Goes on to another puzzle.
    on_next: Callback<()>,
    /// Whether the result counts for anything.
    counts: bool,
) -> impl IntoView {
    let desk = desk();
    let lesson: OpenLesson = RwSignal::new_local(Lesson::new(puzzle.attempt()));
    let settings = Memo::new(move |_| lesson_settings(desk.preferences.view_settings(), true));
    film::run(lesson, settings);
    film::play_sounds(desk, lesson);
    let is_decided = decided(lesson, decide);
    Effect::new(move |_| desk.subject.set(Some(title.get())));
    on_cleanup(move || {
        desk.subject.set(None);
        desk.voice.hush();
    });
    let rating = puzzle.rating;
    let rated = move || desk.texts.get().get(key::PuzzleRated { rating: rating.to_string().into() });
    let puzzle = StoredValue::new(puzzle);
    let after = move || is_decided.get().then(|| view! { <After puzzle lesson change /> });
    let ways = move || {
        view! {
            <PuzzleWays lesson is_decided on_next />
            {counts.then(|| view! { <HelpCosts is_decided /> })}
            {after}
        }
    };
    view! {
        <section class="lesson puzzle is-touched" aria-labelledby="lesson-title">
            <header class="lesson-head">
                <WayTo address="/puzzles".to_owned() drawing=Drawing::List key=key::PUZZLE_ALL />
                <div class="lesson-name">
                    <h1 id="lesson-title">{title}</h1>
                    <p class="note"><span>{rated}</span><span>{note}</span></p>
                </div>
            </header>
            <LessonBody lesson settings=settings.into() index=None ways />
        </section>
    }
}

/// Reports the result once: the first answer or help decides. Returns whether it is decided.
pub(super) fn decided(lesson: OpenLesson, decide: Callback<Trial>) -> Memo<bool> {
    let trial = Memo::new(move |before: Option<&Option<Trial>>| {
        let now = lesson.with(|lesson| match (lesson.mood(), lesson.help()) {
            (Mood::Wrong, _) | (_, Help::Hint | Help::Stack | Help::Solution) => Some(Trial::Failed),
            (Mood::Right, Help::None) => Some(Trial::Solved),
            (Mood::Asking, Help::None) => None,
        });
        before.copied().flatten().or(now)
    });
    Effect::new(move |_| {
        if let Some(trial) = trial.get() {
            untrack(|| decide.run(trial));
        }
    });
    Memo::new(move |_| trial.get().is_some())
}

/// Help while an answer is expected, another try after a mistake, and another puzzle once the result is decided.
#[component]
pub(super) fn PuzzleWays(lesson: OpenLesson, is_decided: Memo<bool>, on_next: Callback<()>) -> impl IntoView {
    let mood = Memo::new(move |_| lesson.with(Lesson::mood));
    let next = move |is_main: bool| view! { <NextPuzzle on_next is_main /> };
    let buttons = move || match mood.get() {
        Mood::Asking => view! {
            <HelpButtons lesson />
            {move || is_decided.get().then(|| next(false))}
        }
        .into_any(),
        Mood::Wrong => view! { <TryAgain lesson />{next(false)} }.into_any(),
        Mood::Right => next(true).into_any(),
    };
    view! { <div class="ways">{buttons}</div> }
}

/// Says what a hint costs, before it is asked for. A button that mentions it would be too long for a phone.
#[component]
fn HelpCosts(is_decided: Memo<bool>) -> impl IntoView {
    let told = move || view! { <p class="note help-costs">{text(key::PUZZLE_HELP_COSTS)}</p> };
    move || (!is_decided.get()).then(told)
}

#[component]
fn NextPuzzle(on_next: Callback<()>, is_main: bool) -> impl IntoView {
    let button = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if is_main && button.get().is_some() {
            browser::focus_in_place_soon(button);
        }
    });
    view! {
        <button type="button" class="next-puzzle" class:primary=is_main node_ref=button on:click=move |_| on_next.run(())>
            {text(key::PUZZLE_NEXT)}<Icon of=Drawing::Forward />
        </button>
    }
}
