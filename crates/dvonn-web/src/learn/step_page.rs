//! A step of the course: board, task, answer, and links to other steps.

use dvonn_coach::{Input, Lesson, Match, Mood, StepIndex, Task, Until};
use dvonn_core::Move;
use dvonn_game::Ply;
use dvonn_text::key;
use dvonn_view::{Overlays, ViewSettings};
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

use super::address;
use super::answer::Answer;
use super::game_bars::GameBars;
use super::lesson_head::LessonHead;
use super::talk::Talk;
use super::ways::Ways;
use super::{OpenLesson, Student, film};
use crate::app::NotFound;
use crate::board::{Board, BoardEvent, Hand};
use crate::desk::{Desk, desk, text};
use crate::play::{Outlook, consequence};

/// The step in the address.
#[component]
pub(crate) fn StepPage() -> impl IntoView {
    let params = use_params_map();
    let index = Memo::new(move |_| {
        params.with(|params| address::find(&params.get("chapter")?, &params.get("step")?))
    });
    move || match index.get() {
        Some(index) => view! { <StepView index /> }.into_any(),
        None => view! { <NotFound /> }.into_any(),
    }
}

#[component]
fn StepView(index: StepIndex) -> impl IntoView {
    let desk = desk();
    let student = Student::of_page();
    let game = student.game(index);
    let lesson: OpenLesson = RwSignal::new_local(Lesson::new(index.step().attempt()).resume(&game));
    student.open(index);
    student.note_step();
    record(student, index, lesson);
    let may_show_blocked = Memo::new(move |_| lesson.with(Lesson::may_show_blocked));
    let settings =
        Memo::new(move |_| lesson_settings(desk.preferences.view_settings(), may_show_blocked.get()));
    film::run(lesson, settings);
    film::play_sounds(desk, lesson);
    name_in_title(desk, index);
    on_cleanup(move || desk.voice.hush());
    let is_touched = !matches!(index.step().task, Task::Count(_) | Task::Predict);
    view! {
        <section class="lesson" class:is-touched=is_touched aria-labelledby="lesson-title">
            <LessonHead index />
            <LessonBody lesson settings=settings.into() index=Some(index) ways=move || view! { <Ways lesson index /> } />
        </section>
    }
}

/// Records the student's progress: the finished step, or the moves of an unfinished game.
fn record(student: Student, index: StepIndex, lesson: OpenLesson) {
    let state = Memo::new(move |_| lesson.with(|lesson| (lesson.mood(), lesson.played().to_vec())));
    Effect::new(move |before: Option<Vec<Move>>| {
        let (mood, played) = state.get();
        if mood == Mood::Right {
            student.finish(index);
        } else if before.is_some_and(|before| before != played) {
            student.leave_game(index, &played);
        }
        played
    });
}

/// Puts the step into the title, after the page's head has set a general one.
fn name_in_title(desk: Desk, index: StepIndex) {
    Effect::new(move |_| {
        let title = desk.texts.get().get(index.chapter().title);
        desk.subject.set(Some(format!("{title} {}", index.number())));
    });
    on_cleanup(move || desk.subject.set(None));
}

/// The board must not give the answer away, and needs coordinates for the cells that tasks mention.
pub(super) fn lesson_settings(settings: ViewSettings, may_show_blocked: bool) -> ViewSettings {
    let blocked = settings.overlays.blocked && may_show_blocked;
    let movable = settings.overlays.movable && may_show_blocked;
    let overlays = Overlays { blocked, movable, ..settings.overlays };
    ViewSettings { overlays, notation: Some(settings.naming()), ..settings }
}

/// The task, the board, and the ways on.
#[component]
pub(super) fn LessonBody(
    lesson: OpenLesson,
    settings: Signal<ViewSettings>,
    /// The step of the course, if it is one.
    index: Option<StepIndex>,
    /// The buttons below the task.
    #[prop(into)]
    ways: ViewFn,
) -> impl IntoView {
    let desk = desk();
    let scene = Memo::new(move |_| lesson.with(Lesson::scene));
    let hand = Hand::new(scene, settings, move |event| {
        lesson.update(|lesson| match event {
            BoardEvent::Move(mv) => lesson.answer(Input::Move(mv)),
            BoardEvent::Mark(cell) => lesson.toggle_mark(cell),
            BoardEvent::Refused(cell) => lesson.try_stack(cell),
        });
    });
    let considered = Memo::new(move |_| {
        let here = scene.with(|scene| scene.position);
        let ply = Ply::of(&here, hand.intent.get().mv(&here)?).ok()?;
        let side = lesson.with(Lesson::side);
        let texts = desk.texts.get();
        let (line, outlook) = consequence(&texts, &here, &ply, desk.preferences.notation(), Some(side))?;
        let again = hand.asking().map(|_| format!(" {}", texts.get(key::BOARD_AGAIN))).unwrap_or_default();
        (outlook != Outlook::Quiet).then(|| (format!("{line}{again}"), outlook))
    });
    // If the focused button is gone, the board gets the focus.
    let is_open = Memo::new(move |_| lesson.with(Lesson::is_open));
    let task = lesson.with_untracked(Lesson::task);
    let is_touched = !matches!(task, Task::Count(_) | Task::Predict);
    let is_game = matches!(task, Task::Play(Match { until: Until::Won, .. }));
    Effect::new(move |_| {
        if is_open.get() && is_touched {
            hand.focus_if_lost();
        }
    });
    view! {
        <Talk lesson considered index />
        {is_game.then(|| view! { <GameBars lesson scene /> })}
        <div class="board-place"><Board hand /></div>
        <div class="lesson-foot">
            <Answer lesson />
            {move || ways.run()}
            {is_touched.then(|| view! { <p class="note keys-note">{text(key::LEARN_PAGE_KEYS)}</p> })}
        </div>
    }
}
