//! The page with all ways to solve puzzles, and how well the person does it.

use dvonn_coach::{Collection, Theme, Training};
use dvonn_text::{key, words};
use leptos::prelude::*;
use leptos_router::components::A;

use super::shelf::WithPuzzles;
use crate::desk::{desk, text};
use crate::learn::{Student, today};

/// With fewer puzzles, the share of solved ones says little.
const ENOUGH: u32 = 10;

/// The page of the puzzles.
#[component]
pub(crate) fn PuzzlesPage() -> impl IntoView {
    view! {
        <div class="page learn puzzles">
            <h1 class="start-title">{text(key::PUZZLES_TITLE)}</h1>
            <p>{text(key::PUZZLES_ABOUT)}</p>
            <RatedCard />
            <DailyCard />
            <SprintCard />
            <OwnCard />
            <WithPuzzles view=|puzzles| view! { <ThemeList themes=themes(&puzzles) /> } />
            <p class="note">{text(key::PUZZLES_SCALE)}</p>
        </div>
    }
}

/// The student's training.
fn training<T: Clone + PartialEq + Send + Sync + 'static>(
    of: impl Fn(&Training) -> T + Send + Sync + 'static,
) -> Memo<T> {
    let student = Student::of_page();
    Memo::new(move |_| student.progress().with(|progress| of(progress.puzzles())))
}

/// The way to rated training, with the rating and the streaks.
#[component]
fn RatedCard() -> impl IntoView {
    let desk = desk();
    let student = Student::of_page();
    let rating = move || {
        student.progress().with(|progress| words::puzzle_rating(&desk.texts.get(), progress.puzzles()))
    };
    let counts = training(|training| (training.counts(), training.streaks()));
    let told = move || {
        let ((tried, solved), (count, best)) = counts.get();
        let texts = desk.texts.get();
        (tried > 0).then(|| {
            let counts = texts.get(key::PuzzlesCounts { solved: solved.into(), tried: tried.into() });
            let streak = texts.get(key::PuzzlesStreak { count: count.into(), best: best.into() });
            view! { <p class="note">{counts}" · "{streak}</p> }
        })
    };
    view! {
        <section class="card onward">
            <A href="/puzzles/train" attr:class="button primary wide">{text(key::PUZZLES_TRAIN)}</A>
            <p class="rating-line">{rating}</p>
            {told}
        </section>
    }
}

#[component]
fn DailyCard() -> impl IntoView {
    let desk = desk();
    let day = today();
    let state = training(move |training| (training.has_solved_daily(day), training.daily_streak(day)));
    let told = move || {
        let texts = desk.texts.get();
        let (is_solved, count) = state.get();
        let done = is_solved.then(|| texts.get(key::PUZZLES_DAILY_DONE));
        let streak = (count > 0).then(|| texts.get(key::PuzzlesDailyStreak { count: count.into() }));
        done.into_iter().chain(streak).collect::<Vec<_>>().join(" · ")
    };
    view! {
        <section class="card puzzle-card">
            <h2><A href="/puzzles/daily">{text(key::PUZZLE_DAILY)}</A></h2>
            {move || Some(told()).filter(|told| !told.is_empty()).map(|told| view! { <p class="note">{told}</p> })}
        </section>
    }
}

#[component]
fn SprintCard() -> impl IntoView {
    let desk = desk();
    let best = training(Training::best_sprint);
    let told = move || {
        let count = best.get();
        (count > 0).then(|| desk.texts.get().get(key::PuzzlesSprintBest { count: count.into() }))
    };
    view! {
        <section class="card puzzle-card">
            <h2><A href="/puzzles/sprint">{text(key::PUZZLES_SPRINT)}</A></h2>
            <p class="note">{text(key::PUZZLES_SPRINT_ABOUT)}" "{told}</p>
        </section>
    }
}

/// The way to the moments of the person's own games.
#[component]
fn OwnCard() -> impl IntoView {
    let desk = desk();
    let progress = Student::of_page().progress();
    let due = Memo::new(move |_| progress.with(|progress| progress.own().due(today())));
    let is_empty = Memo::new(move |_| progress.with(|progress| progress.own().is_empty()));
    let title = move || match due.get() {
        0 => desk.texts.get().get(key::OWN_TITLE),
        count => desk.texts.get().get(key::OwnTitleDue { count: count.into() }),
    };
    let about = move || desk.texts.get().get(if is_empty.get() { key::OWN_NONE_YET } else { key::OWN_ABOUT });
    view! {
        <section class="card puzzle-card own-card">
            <h2><A href="/puzzles/own">{title}</A></h2>
            <p class="note">{about}</p>
        </section>
    }
}

/// The themes that have puzzles.
fn themes(puzzles: &Collection) -> Vec<Theme> {
    let has = |theme: &Theme| puzzles.puzzles.iter().any(|puzzle| puzzle.themes.contains(*theme));
    Theme::ALL.into_iter().filter(has).collect()
}

/// Each theme with what the student has done.
#[component]
fn ThemeList(themes: Vec<Theme>) -> impl IntoView {
    view! {
        <h2>{text(key::PUZZLES_THEMES)}</h2>
        <ul class="chapters">{themes.into_iter().map(|theme| view! { <ThemeItem theme /> }).collect_view()}</ul>
    }
}

#[component]
fn ThemeItem(theme: Theme) -> impl IntoView {
    let desk = desk();
    let counts = training(move |training| training.theme(theme));
    let told = move || {
        let texts = desk.texts.get();
        let (tried, solved) = counts.get();
        let (tried_words, solved) = (tried.into(), solved.into());
        match tried {
            0 => texts.get(key::PUZZLES_THEME_NONE),
            1..ENOUGH => texts.get(key::PuzzlesThemeFew { solved, tried: tried_words }),
            _ => texts.get(key::PuzzlesThemeMany { solved, tried: tried_words }),
        }
    };
    // The words tell the same. After a few puzzles the range is wide.
    let share = training(move |training| training.theme_share(theme));
    let share = move || {
        let [lowest, share, highest] = share.get()?.map(|share| 100.0 * share);
        Some(view! {
            <svg class="share" viewBox="-2 0 104 8" preserveAspectRatio="none" aria-hidden="true">
                <path class="share-ground" d="M0 4H100" />
                <path class="share-range" d=format!("M{lowest:.1} 4H{highest:.1}") />
                <path class="share-here" d=format!("M{share:.1} 0V8") />
            </svg>
        })
    };
    view! {
        <li>
            <A href=format!("/puzzles/{theme}") attr:class="chapter">
                <span class="chapter-title">{move || desk.texts.get().get(theme.title())}</span>
                {share}
                <span class="note">{told}</span>
            </A>
        </li>
    }
}
