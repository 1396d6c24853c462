//! Puzzles one after another, the puzzle of the day, and a single puzzle.

use std::sync::Arc;

use dvonn_coach::{Collection, Puzzle, PuzzleId, Standing, Theme, Trial};
use dvonn_text::{key, words};
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;

use super::after::Change;
use super::puzzle_view::PuzzleView;
use crate::app::NotFound;
use crate::browser;
use crate::desk::desk;
use crate::learn::{Student, today};

/// Rated puzzles near the student's rating, of a theme if there is one.
#[component]
pub(super) fn TrainingView(puzzles: Arc<Collection>, theme: Option<Theme>) -> impl IntoView {
    let desk = desk();
    let student = Student::of_page();
    let puzzles = StoredValue::new(puzzles);
    let next = move || {
        let fits = |puzzle: &Puzzle| theme.is_none_or(|theme| puzzle.themes.contains(theme));
        student.train(|training| {
            let puzzle = puzzles.with_value(|puzzles| training.next(puzzles, browser::seed(), fits).cloned());
            if let Some(puzzle) = &puzzle {
                training.see(puzzle.id());
            }
            puzzle
        })
    };
    let puzzle = RwSignal::new(next());
    let change = RwSignal::new(None);
    let title = Signal::derive(move || {
        let texts = desk.texts.get();
        theme.map_or_else(|| texts.get(key::PUZZLES_TITLE), |theme| texts.get(theme.title()))
    });
    let note = Signal::derive(move || {
        student.progress().with(|progress| words::puzzle_rating(&desk.texts.get(), progress.puzzles()))
    });
    let decide = Callback::new(move |trial: Trial| {
        let Some(puzzle) = puzzle.get_untracked() else { return };
        let (before, after): (Standing, Standing) = student.train(|training| {
            let before = training.standing();
            training.record(&puzzle, trial);
            (before, training.standing())
        });
        change.set(Some(Change { before: before.rating, after: after.rating, trial }));
    });
    let on_next = Callback::new(move |()| {
        change.set(None);
        puzzle.set(next());
    });
    move || match puzzle.get() {
        Some(puzzle) => {
            view! { <PuzzleView puzzle title note decide change on_next counts=true /> }.into_any()
        }
        None => view! { <NotFound /> }.into_any(),
    }
}

/// From a single puzzle to rated ones.
fn train() -> Callback<()> {
    let navigate = use_navigate();
    Callback::new(move |()| navigate("/puzzles/train", NavigateOptions::default()))
}

/// The puzzle of the day. It is not rated.
#[component]
pub(super) fn DailyView(puzzle: Option<Puzzle>) -> impl IntoView {
    let desk = desk();
    let student = Student::of_page();
    let day = today();
    let title = Signal::derive(move || desk.texts.get().get(key::PUZZLE_DAILY));
    let note = Signal::derive(move || {
        let texts = desk.texts.get();
        student.progress().with(|progress| {
            let training = progress.puzzles();
            let count = training.daily_streak(day);
            if count > 0 { texts.get(key::PuzzlesDailyStreak { count: count.into() }) } else { String::new() }
        })
    });
    let decide = Callback::new(move |trial: Trial| {
        if trial == Trial::Solved {
            student.train(|training| training.solve_daily(day));
        }
    });
    match puzzle {
        Some(puzzle) => {
            view! { <PuzzleView puzzle title note decide change=RwSignal::new(None) on_next=train() counts=true /> }
                .into_any()
        }
        None => view! { <NotFound /> }.into_any(),
    }
}

/// A puzzle with an address of its own. It is not rated.
#[component]
pub(super) fn OneView(id: PuzzleId, puzzle: Option<Puzzle>) -> impl IntoView {
    let desk = desk();
    let title = Signal::derive(move || desk.texts.get().get(key::PuzzleOne { id: id.to_string().into() }));
    let change = RwSignal::new(None);
    match puzzle {
        Some(puzzle) => {
            let decide = Callback::new(|_| ());
            view! {
                <PuzzleView puzzle title note=Signal::stored(String::new()) decide change on_next=train() counts=false />
            }
            .into_any()
        }
        None => view! { <NotFound /> }.into_any(),
    }
}
