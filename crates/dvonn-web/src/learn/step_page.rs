//! A step of the course: board, task, answer, and the way on.

use std::time::Duration;

use dvonn_coach::{Fact, Input, Task};
use dvonn_core::{Cell, CellSet};
use dvonn_game::Ply;
use dvonn_view::{Arrow, Control, Scene, ViewSettings};
use leptos::html;
use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_params_map;

use super::Student;
use super::answer::Answer;
use super::lesson::{Frame, Help, Lesson, Mood};
use super::place::Place;
use super::talk::{OpenLesson, Talk};
use crate::app::NotFound;
use crate::board::{Board, BoardEvent, Hand};
use crate::browser;
use crate::desk::{Desk, desk, text};
use crate::play::consequence;
use crate::sound::Sound;
use crate::ui::{Drawing, Icon};

/// Between two moves that are shown.
const PAUSE: Duration = Duration::from_millis(900);

/// The step that the address names.
#[component]
pub(crate) fn StepPage() -> impl IntoView {
    let params = use_params_map();
    let place =
        Memo::new(move |_| params.with(|params| Place::read(&params.get("chapter")?, &params.get("step")?)));
    move || match place.get() {
        Some(place) => view! { <StepView place /> }.into_any(),
        None => view! { <NotFound /> }.into_any(),
    }
}

#[component]
fn StepView(place: Place) -> impl IntoView {
    let desk = desk();
    let student: Student = expect_context();
    let lesson: OpenLesson = RwSignal::new_local(Lesson::new(place.step()).resume(&student.game(place)));
    student.open(place);
    let may_show_blocked = Memo::new(move |_| lesson.with(Lesson::may_show_blocked));
    let settings = Memo::new(move |_| lesson_settings(desk.view_settings(), may_show_blocked.get()));
    play_film(lesson, settings);
    tell_sounds(desk, lesson);
    let mood = Memo::new(move |_| lesson.with(Lesson::mood));
    Effect::new(move |_| {
        if mood.get() == Mood::Right {
            student.finish(place);
        }
    });
    Effect::new(move |before: Option<usize>| {
        lesson.with(|lesson| {
            let played = lesson.played();
            if before.is_some_and(|before| before != played.len()) {
                student.keep_game(place, played);
            }
            played.len()
        })
    });
    // After the head of the page, which knows only that this is the course.
    Effect::new(move |_| {
        let texts = desk.texts.get();
        let title = texts.get(place.chapter().title);
        document().set_title(&format!("{title} {} · {} · DVONN", place.number(), texts.get("nav-learn")));
    });
    let is_touched = !matches!(place.step().task, Task::Count(_) | Task::Predict);
    view! {
        <section class="lesson" class:is-touched=is_touched aria-labelledby="lesson-title">
            <LessonHead place />
            <LessonBody lesson settings=settings.into() place />
        </section>
    }
}

/// The board must not tell what is asked, and must name the cells that tasks name.
fn lesson_settings(settings: ViewSettings, may_show_blocked: bool) -> ViewSettings {
    let blocked = settings.overlays.blocked && may_show_blocked;
    let overlays = dvonn_view::Overlays { blocked, ..settings.overlays };
    ViewSettings { flipped: false, overlays, notation: Some(settings.naming()), ..settings }
}

/// Goes from board to board: by itself through what leads to the task, and where stacks travel also through what a
/// mistake leads to, until the student turns the pages; who does not want motion turns all of those.
fn play_film(lesson: OpenLesson, settings: Memo<ViewSettings>) {
    let step =
        Memo::new(move |_| lesson.with(|lesson| lesson.is_running().then(|| (lesson.mood(), lesson.reel()))));
    Effect::new(move |waiting: Option<Option<leptos::leptos_dom::helpers::TimeoutHandle>>| {
        if let Some(Some(handle)) = waiting {
            handle.clear();
        }
        let (mood, _) = step.get()?;
        let is_still = settings.with_untracked(|settings| !settings.motion.travels());
        match (mood, is_still) {
            (Mood::Asking, true) => {
                lesson.update(Lesson::finish_film);
                None
            }
            (_, true) => None,
            (_, false) => {
                let run = move || {
                    lesson.try_update(Lesson::run);
                };
                set_timeout_with_handle(run, PAUSE).ok()
            }
        }
    });
}

fn tell_sounds(desk: Desk, lesson: OpenLesson) {
    let frame = Memo::new(move |_| lesson.with(Lesson::frame));
    Effect::new(move |before: Option<Frame>| {
        let now = frame.get();
        if let (Some(before), Some(mv)) = (before, now.last)
            && let Ok(ply) = Ply::of(&before.position, mv)
            && ply.position == now.position
            && let Some(sound) = Sound::of(&ply)
        {
            desk.play_sound(sound);
        }
        now
    });
}

/// Where this is, and the ways to its neighbours.
#[component]
fn LessonHead(place: Place) -> impl IntoView {
    let desk = desk();
    let student: Student = expect_context();
    let number = move || {
        let all = place.chapter().steps.len();
        let texts = desk.texts.get();
        texts.with("learn-step", &[("number", place.number().into()), ("all", all.into())])
    };
    let exercise = place.is_exercise().then(|| view! { <span class="badge">{text("learn-exercise")}</span> });
    let done = move || {
        student.has_done(place).then(|| view! { <span class="badge">{text("learn-page-done")}</span> })
    };
    let way = |to: Option<Place>, drawing: Drawing, key: &'static str| {
        let address = to.map_or_else(|| "/learn".to_owned(), Place::address);
        view! {
            <A href=address attr:class="button quiet way" attr:title=text(key)>
                <Icon of=drawing />
                <span class="unseen">{text(key)}</span>
            </A>
        }
    };
    view! {
        <header class="lesson-head">
            <A href="/learn" attr:class="button quiet way" attr:title=text("learn-page-list")>
                <Icon of=Drawing::List />
                <span class="unseen">{text("learn-page-list")}</span>
            </A>
            <div class="lesson-name">
                <h1 id="lesson-title">{move || desk.texts.get().get(place.chapter().title)}</h1>
                <p class="note">{number}{exercise}{done}</p>
            </div>
            {way(place.back(), Drawing::Back, "learn-page-back")}
            {way(place.next(), Drawing::Forward, "learn-page-skip")}
        </header>
    }
}

#[component]
fn LessonBody(lesson: OpenLesson, settings: Signal<ViewSettings>, place: Place) -> impl IntoView {
    let desk = desk();
    let is_open = Memo::new(move |_| lesson.with(Lesson::is_open));
    let task = lesson.with_untracked(Lesson::task);
    let marked = RwSignal::new(CellSet::EMPTY);
    let scene = Memo::new(move |_| lesson.with(|lesson| scene(lesson, marked.get())));
    let hand = Hand::new(scene, settings, move |event| match event {
        BoardEvent::Move(mv) => lesson.update(|lesson| lesson.answer(Input::Move(mv))),
        BoardEvent::Mark(cell) => marked.update(|marked| toggle(marked, cell)),
        BoardEvent::Refused(cell) => lesson.update(|lesson| lesson.refuse(cell)),
    });
    let considered = Memo::new(move |_| {
        let here = scene.with(|scene| scene.position);
        let ply = Ply::of(&here, hand.intent.get().mv(&here)?).ok()?;
        let side = lesson.with(Lesson::side);
        let (line, falls) = consequence(&desk.texts.get(), &here, &ply, desk.notation(), Some(side))?;
        falls.then_some(line)
    });
    // Where nothing has the focus because the button that led here has gone, the board gets it.
    Effect::new(move |_| {
        if is_open.get() && !matches!(task, Task::Count(_) | Task::Predict) {
            browser::focus_board();
        }
    });
    view! {
        <Talk lesson considered />
        <div class="board-place"><Board hand /></div>
        <div class="lesson-foot">
            <Answer lesson marked />
            <Ways lesson place />
        </div>
    }
}

fn toggle(cells: &mut CellSet, cell: Cell) {
    if cells.contains(cell) { cells.remove(cell) } else { cells.insert(cell) }
}

/// The board of a lesson.
fn scene(lesson: &Lesson, marked: CellSet) -> Scene {
    let Frame { position, last } = lesson.frame();
    let (open, marked) = match lesson.task() {
        Task::Move(_) | Task::Play { .. } => (Control::Only(lesson.side()), None),
        Task::Mark(_) => (Control::Both, Some(marked)),
        Task::Count(_) | Task::Predict => (Control::Nobody, None),
    };
    let control = if lesson.is_open() { open } else { Control::Nobody };
    Scene { last, control, arrows: pointed(lesson), marked, ..Scene::new(position) }
}

/// What the coach points out.
fn pointed(lesson: &Lesson) -> Vec<Arrow> {
    let cells = lesson.cells().into_iter().map(|to| Arrow::at(to, 1));
    let moves = lesson.suggested().iter().filter_map(|&mv| Arrow::of(mv, 1));
    let subject = lesson.subject().and_then(|subject| match subject {
        Fact::Cell(to) => Some(Arrow::at(to, 2)),
        Fact::Move(mv) => Arrow::of(mv, 2),
        _ => None,
    });
    subject.into_iter().chain(cells).chain(moves.take(SUGGESTIONS)).collect()
}

/// More arrows than this hide the board.
const SUGGESTIONS: usize = 3;

/// Gives the focus to what has just appeared. The remark is what is to be seen, so nothing scrolls.
fn focus(element: web_sys::HtmlElement) {
    request_animation_frame(move || {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        drop(element.focus_with_options(&options));
    });
}

/// Help, another try, and the way on.
#[component]
fn Ways(lesson: OpenLesson, place: Place) -> impl IntoView {
    let next = NodeRef::<html::A>::new();
    let again = NodeRef::<html::Button>::new();
    let state = Memo::new(move |_| lesson.with(|lesson| (lesson.mood(), lesson.help())));
    let is_whole_game = matches!(lesson.with_untracked(Lesson::task), Task::Play { .. });
    let has_begun = Memo::new(move |_| lesson.with(|lesson| is_whole_game && lesson.has_moved()));
    // What was pressed has gone; Enter leads on.
    Effect::new(move |_| {
        if let Some(button) = again.get() {
            focus(button.into());
        }
    });
    Effect::new(move |_| {
        if let Some(link) = next.get() {
            focus(link.into());
        }
    });
    let restart = move || {
        has_begun.get().then(|| {
            view! {
                <button type="button" on:click=move |_| lesson.update(Lesson::restart)>
                    {text("learn-page-restart")}
                </button>
            }
        })
    };
    let buttons = move || match state.get() {
        (Mood::Right, _) => {
            let address = place.next().map_or_else(|| "/learn".to_owned(), Place::address);
            view! {
                <a href=address class="button primary" node_ref=next>
                    {text("learn-page-next")}<Icon of=Drawing::Forward />
                </a>
            }
            .into_any()
        }
        (Mood::Wrong, _) => view! {
            <button
                type="button"
                class="primary"
                node_ref=again
                on:click=move |_| lesson.update(Lesson::try_again)
            >
                {text("try-again")}
            </button>
        }
        .into_any(),
        (Mood::Asking, help) => {
            let (key, act): (_, fn(&mut Lesson)) = match help {
                Help::None => ("learn-page-hint", Lesson::hint),
                Help::Hint | Help::Solution => ("learn-page-solution", Lesson::solve),
            };
            view! {
                <button type="button" on:click=move |_| lesson.update(act)>
                    <Icon of=Drawing::Hint />
                    {text(key)}
                </button>
                {restart}
            }
            .into_any()
        }
    };
    view! { <div class="ways">{buttons}</div> }
}
