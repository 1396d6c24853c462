//! The bad moments of the person's own games. The engine finds out which moves are good, then it is a lesson like any other.

use dvonn_coach::{Assessed, Lesson, OwnMoment, Trial};
use dvonn_core::Move;
use dvonn_text::key;
use dvonn_worker::{Goal, Limits, Report};
use leptos::prelude::*;

use super::puzzle_view::{PuzzleWays, decided};
use crate::desk::{desk, text};
use crate::engine::{Engine, Wanted};
use crate::learn::lesson_head::WayTo;
use crate::learn::step_page::{LessonBody, lesson_settings};
use crate::learn::{OpenLesson, Student, film, today};
use crate::link;
use crate::ui::Drawing;

/// Nodes to compare all moves of a position.
const NODES: u64 = 500_000;

/// What the engine found out about the moves of a moment.
#[derive(Clone, PartialEq)]
enum Found {
    Nothing,
    Moves(Vec<Move>),
    Failed,
}

/// The moments that are due, one after another.
#[component]
pub(super) fn OwnView() -> impl IntoView {
    let student = Student::of_page();
    let next = move || student.progress().with_untracked(|progress| progress.own().next(today()).cloned());
    let moment = RwSignal::new(next());
    let found = RwSignal::new(Found::Nothing);
    let engine = Engine::new();
    let numbers = StoredValue::new(0_u32);
    Effect::new(move |_| {
        let Some(moment) = moment.get() else { return };
        found.set(Found::Nothing);
        numbers.update_value(|number| *number += 1);
        let limits = Limits { nodes: Some(NODES), ..Limits::default() };
        let wanted = Wanted::new(moment.position, Goal::Analysis { lines: u8::MAX }, limits);
        engine.ask(numbers.get_value(), wanted, move |report| match report {
            Report::Done { lines, .. } => {
                let known = lines.lines.into_iter().filter_map(|line| {
                    Some(Assessed { mv: *line.moves.first()?, score: line.score, line: Vec::new() })
                });
                found.set(Found::Moves(moment.good_moves(&known.collect::<Vec<_>>())));
            }
            Report::Failed { .. } => found.set(Found::Failed),
            _ => {}
        });
    });
    on_cleanup(move || engine.close());
    let on_next = Callback::new(move |()| moment.set(next()));
    move || match (moment.get(), found.get()) {
        (None, _) => view! { <NothingDue /> }.into_any(),
        (Some(moment), Found::Moves(accepted)) => view! { <MomentView moment accepted on_next /> }.into_any(),
        (_, Found::Failed) => {
            view! { <p class="page error" role="alert">{text(key::ENGINE_FAILED)}</p> }.into_any()
        }
        (_, Found::Nothing) => {
            view! { <p class="page" role="status">{text(key::OWN_CHECKING)}</p> }.into_any()
        }
    }
}

/// One moment: the person looks for a better move.
#[component]
fn MomentView(moment: OwnMoment, accepted: Vec<Move>, on_next: Callback<()>) -> impl IntoView {
    let desk = desk();
    let student = Student::of_page();
    let lesson: OpenLesson = RwSignal::new_local(Lesson::new(moment.attempt(accepted)));
    let settings = Memo::new(move |_| lesson_settings(desk.preferences.view_settings(), true));
    film::run(lesson, settings);
    film::play_sounds(desk, lesson);
    let position = moment.position;
    let decide = Callback::new(move |trial: Trial| student.answer_own(&position, trial));
    let is_decided = decided(lesson, decide);
    let theme = moment.theme;
    let named = move || theme.map(|theme| desk.texts.get().get(theme.title()));
    let address = format!("/analyse#{}", link::of_position(&position));
    let after = move || {
        let address = address.clone();
        is_decided.get().then(|| {
            view! { <p class="puzzle-after"><a href=address>{text(key::PUZZLE_ANALYSE)}</a></p> }
        })
    };
    view! {
        <section class="lesson puzzle is-touched" aria-labelledby="lesson-title">
            <header class="lesson-head">
                <WayTo address="/puzzles".to_owned() drawing=Drawing::List key=key::PUZZLE_ALL />
                <div class="lesson-name">
                    <h1 id="lesson-title">{text(key::OWN_TITLE)}</h1>
                    <p class="note">{named}</p>
                </div>
            </header>
            <LessonBody
                lesson
                settings=settings.into()
                index=None
                ways=move || view! { <PuzzleWays lesson is_decided on_next />{after.clone()} }
            />
        </section>
    }
}

/// Nothing is due today.
#[component]
fn NothingDue() -> impl IntoView {
    let desk = desk();
    let progress = Student::of_page().progress();
    let told = move || {
        let texts = desk.texts.get();
        match progress.with(|progress| progress.own().open()) {
            0 => texts.get(key::OWN_NONE_YET),
            count => texts.get(key::OwnLater { count: count.into() }),
        }
    };
    view! {
        <div class="page learn puzzles">
            <h1 class="start-title">{text(key::OWN_TITLE)}</h1>
            <section class="card"><p role="status">{told}</p></section>
            <p><a href="/puzzles">{text(key::PUZZLE_ALL)}</a></p>
        </div>
    }
}
