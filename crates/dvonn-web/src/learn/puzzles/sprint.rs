//! A sprint: as many puzzles as possible in three minutes.

use std::sync::Arc;
use std::time::Duration;

use dvonn_coach::{Collection, Lesson, Puzzle, Trial};
use dvonn_text::key;
use leptos::prelude::*;

use super::puzzle_view::decided;
use crate::browser;
use crate::desk::{desk, text};
use crate::learn::lesson_head::WayTo;
use crate::learn::step_page::{LessonBody, lesson_settings};
use crate::learn::{OpenLesson, Student, film};
use crate::ui::Drawing;

const LENGTH: Duration = Duration::from_mins(3);
/// This many mistakes end a sprint.
const MISTAKES: u32 = 3;
/// How often the clock is redrawn.
const TICK: Duration = Duration::from_millis(250);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Before,
    Running { until: Duration },
    Over,
}

/// A sprint, from its start to its result.
#[component]
pub(super) fn SprintView(puzzles: Arc<Collection>) -> impl IntoView {
    let desk = desk();
    let student = Student::of_page();
    let puzzles = StoredValue::new(puzzles);
    let stage = RwSignal::new(Stage::Before);
    let (solved, mistakes) = (RwSignal::new(0_u32), RwSignal::new(0_u32));
    let puzzle = RwSignal::new(None::<Puzzle>);
    let now = RwSignal::new(browser::now());
    let draw = move || {
        let before = solved.get_untracked() + mistakes.get_untracked();
        puzzle.set(puzzles.with_value(|puzzles| puzzles.of_sprint(before, browser::seed()).cloned()));
    };
    let start = move |_| {
        solved.set(0);
        mistakes.set(0);
        now.set(browser::now());
        stage.set(Stage::Running { until: browser::now() + LENGTH });
        draw();
    };
    let finish = move || {
        if matches!(stage.get_untracked(), Stage::Running { .. }) {
            student.train(|training| training.finish_sprint(solved.get_untracked()));
            stage.set(Stage::Over);
        }
    };
    let decide = Callback::new(move |trial: Trial| {
        match trial {
            Trial::Solved => solved.update(|count| *count += 1),
            Trial::Failed => mistakes.update(|count| *count += 1),
        }
        if mistakes.get_untracked() >= MISTAKES { finish() } else { draw() }
    });
    let tick = move || {
        now.set(browser::now());
        if let Stage::Running { until } = stage.get_untracked()
            && now.get_untracked() >= until
        {
            finish();
        }
    };
    if let Ok(clock) = set_interval_with_handle(tick, TICK) {
        on_cleanup(move || clock.clear());
    }
    let standing = Signal::derive(move || {
        let Stage::Running { until } = stage.get() else { return String::new() };
        let left = until.saturating_sub(now.get()).as_millis().div_ceil(1000);
        let time = format!("{}:{:02}", left / 60, left % 60).into();
        let (solved, mistakes) = (solved.get().into(), mistakes.get().into());
        desk.texts.get().get(key::PuzzlesSprintState { time, solved, mistakes })
    });
    let over = move || {
        let best = student.progress().with(|progress| progress.puzzles().best_sprint());
        desk.texts.get().get(key::PuzzlesSprintOver { solved: solved.get().into(), best: best.into() })
    };
    let stands = Memo::new(move |_| match stage.get() {
        Stage::Before => 0,
        Stage::Running { .. } => 1,
        Stage::Over => 2,
    });
    move || match stands.get() {
        0 => view! { <Card told=text(key::PUZZLES_SPRINT_ABOUT) button=text(key::PUZZLES_START) start /> }
            .into_any(),
        1 => {
            (move || puzzle.get().map(|puzzle| view! { <SprintPuzzle puzzle standing decide /> })).into_any()
        }
        _ => view! { <Card told=over button=text(key::PUZZLES_AGAIN) start /> }.into_any(),
    }
}

/// What stands on the page before and after a sprint.
#[component]
fn Card(
    told: impl Fn() -> String + Send + Sync + 'static,
    button: impl Fn() -> String + Send + Sync + 'static,
    start: impl Fn(leptos::ev::MouseEvent) + 'static,
) -> impl IntoView {
    view! {
        <div class="page learn puzzles">
            <h1 class="start-title">{text(key::PUZZLES_SPRINT)}</h1>
            <section class="card onward">
                <p role="status">{told}</p>
                <button type="button" class="primary wide" on:click=start>{button}</button>
            </section>
            <p><a href="/puzzles">{text(key::PUZZLE_ALL)}</a></p>
        </div>
    }
}

/// A puzzle without help: the first answer decides, and the next puzzle follows at once.
#[component]
fn SprintPuzzle(puzzle: Puzzle, standing: Signal<String>, decide: Callback<Trial>) -> impl IntoView {
    let desk = desk();
    let lesson: OpenLesson = RwSignal::new_local(Lesson::new(puzzle.attempt()));
    let settings = Memo::new(move |_| lesson_settings(desk.preferences.view_settings(), true));
    film::run(lesson, settings);
    film::play_sounds(desk, lesson);
    decided(lesson, decide);
    view! {
        <section class="lesson puzzle is-touched" aria-labelledby="lesson-title">
            <header class="lesson-head">
                <WayTo address="/puzzles".to_owned() drawing=Drawing::List key=key::PUZZLE_ALL />
                <div class="lesson-name">
                    <h1 id="lesson-title">{text(key::PUZZLES_SPRINT)}</h1>
                    <p class="note sprint-state" role="timer">{standing}</p>
                </div>
            </header>
            <LessonBody lesson settings=settings.into() index=None ways=|| () />
        </section>
    }
}
