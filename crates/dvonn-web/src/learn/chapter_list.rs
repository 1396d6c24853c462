//! The list of chapters, with the student's progress.

use dvonn_coach::{COURSE, Progress, RULE_CHAPTERS, StepIndex};
use dvonn_text::key;
use leptos::html;
use leptos::prelude::*;
use leptos_router::components::A;

use super::Student;
use super::address::{address, address_or_list};
use super::first_game::FirstGame;
use super::progress_card::ProgressCard;
use crate::browser;
use crate::desk::{desk, text};

/// The page of the course.
#[component]
pub(crate) fn LearnPage() -> impl IntoView {
    let desk = desk();
    let student = Student::of_page();
    let all = StepIndex::all().count();
    let done = Memo::new(move |_| student.progress().with(Progress::done));
    let told = move || desk.texts.get().get(key::LearnProgress { done: done.get().into(), all: all.into() });
    let intro = move || {
        desk.texts.get().get(key::LearnPageIntro { count: COURSE.len().into(), rules: RULE_CHAPTERS.into() })
    };
    let title = NodeRef::<html::H1>::new();
    // The link that was pressed in a step is gone.
    if student.has_left_step() {
        Effect::new(move |_| browser::focus_if_lost(title));
    }
    let onward = move || match student.progress().with(Progress::next) {
        None => view! {
            <p class="good">{text(key::LEARN_PAGE_FINISHED)}</p>
            <FirstGame />
        }
        .into_any(),
        Some(index) => {
            let key = if student.is_new() { key::LEARN_PAGE_START } else { key::LEARN_PAGE_CONTINUE };
            let title = move || desk.texts.get().get(index.chapter().title);
            view! {
                <A href=address(index) attr:class="button primary wide">
                    <span>{text(key)}<span class="onward-title">{title}</span></span>
                </A>
            }
            .into_any()
        }
    };
    view! {
        <div class="page learn">
            <h1 class="start-title" tabindex="-1" node_ref=title>{text(key::LEARN_COURSE)}</h1>
            <p>{intro}</p>
            <section class="card onward">
                {onward}
                <p class="note">{told}</p>
                <progress max=all.to_string() value=move || done.get().to_string() aria-label=text(key::LEARN_PAGE_PROGRESS)></progress>
            </section>
            <ol class="chapters">{(0..COURSE.len()).map(|chapter| view! { <ChapterItem chapter /> }).collect_view()}</ol>
            <p class="note">{text(key::LEARN_PAGE_RULES)}" "<A href="/rules">{text(key::NAV_RULES)}</A></p>
            <ProgressCard />
        </div>
    }
}

/// A link to the first unfinished step of a chapter.
#[component]
fn ChapterItem(chapter: usize) -> impl IntoView {
    let desk = desk();
    let student = Student::of_page();
    let open = Memo::new(move |_| {
        let first = StepIndex::in_chapter(chapter).next();
        StepIndex::in_chapter(chapter).find(|index| !student.has_done(*index)).or(first)
    });
    let steps = COURSE[chapter].steps.len();
    let done = Memo::new(move |_| student.progress().with(|progress| progress.done_in(&COURSE[chapter])));
    let dots = StepIndex::in_chapter(chapter)
        .map(|index| view! { <span class="dot" class:is-done=move || student.has_done(index)></span> })
        .collect_view();
    let told =
        move || desk.texts.get().get(key::LearnProgress { done: done.get().into(), all: steps.into() });
    view! {
        <li>
            <A href=move || address_or_list(open.get()) attr:class="chapter">
                <span class="chapter-number" aria-hidden="true">{chapter + 1}</span>
                <span class="chapter-title">{move || desk.texts.get().get(COURSE[chapter].title)}</span>
                <span class="dots" aria-hidden="true">{dots}</span>
                <span class="unseen">", "{told}</span>
            </A>
        </li>
    }
}
