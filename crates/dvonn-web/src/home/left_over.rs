//! What somebody has begun earlier: the course, and games.

use dvonn_coach::{COURSE, Progress, StepIndex};
use dvonn_text::key;
use leptos::prelude::*;
use leptos_router::components::A;

use super::path::PathLine;
use crate::archive::RecentGames;
use crate::desk::{desk, text};
use crate::learn::{Student, address_or_list};

/// Cards for the course and the recent games, each only if there is something to show.
#[component]
pub(crate) fn LeftOver() -> impl IntoView {
    let student = Student::of_page();
    view! {
        <div class="left-over">
            <PathLine />
            <Show when=move || !student.is_new()><CourseCard /></Show>
            <RecentGames />
        </div>
    }
}

/// A part for each chapter, as full as the chapter is done. The words beside it say how many steps that is.
#[component]
fn ChapterBar() -> impl IntoView {
    let student = Student::of_page();
    let parts = COURSE.iter().map(|chapter| {
        let done = move || student.progress().with(|progress| progress.done_in(chapter));
        let width = move || format!("{}%", 100 * done() / chapter.steps.len());
        view! { <span><span style:width=width></span></span> }
    });
    view! { <div class="chapter-bar" aria-hidden="true">{parts.collect_view()}</div> }
}

/// How far the person is in the course, and the way to its next step.
#[component]
fn CourseCard() -> impl IntoView {
    let desk = desk();
    let student = Student::of_page();
    let all = StepIndex::all().count();
    let done = Memo::new(move |_| student.progress().with(Progress::done));
    let next = Memo::new(move |_| student.progress().with(Progress::next));
    let told = move || desk.texts.get().get(key::LearnProgress { done: done.get().into(), all: all.into() });
    let title = move || {
        let texts = desk.texts.get();
        next.get().map(|index| texts.get(key::FrontNext { title: texts.get(index.chapter().title).into() }))
    };
    view! {
        <section class="card course-card" aria-labelledby="course-title">
            <h2 id="course-title">{text(key::FRONT_COURSE)}</h2>
            <p>{title}</p>
            <ChapterBar />
            <p class="note">{told}</p>
            <A href=move || address_or_list(next.get()) attr:class="button">{text(key::FRONT_GO_ON)}</A>
        </section>
    }
}
