//! The title of a step, and the links to other steps.

use dvonn_coach::{COURSE, StepIndex};
use dvonn_text::{Key, key};
use leptos::prelude::*;
use leptos_router::components::A;

use super::Student;
use super::address::address_or_list;
use crate::desk::{desk, text};
use crate::ui::{Drawing, Icon};

/// The chapter, number and state of a step, with links to the list, the previous and the next step.
#[component]
pub(super) fn LessonHead(index: StepIndex) -> impl IntoView {
    let desk = desk();
    let student = Student::of_page();
    let number = move || {
        let all = index.chapter().steps.len();
        let texts = desk.texts.get();
        let chapter = index.chapter_number() + 1;
        let chapter = key::LearnPageChapter { number: chapter.into(), all: COURSE.len().into() };
        let step = key::LearnStep { number: index.number().into(), all: all.into() };
        format!("{} · {}", texts.get(chapter), texts.get(step))
    };
    let exercise =
        index.is_exercise().then(|| view! { <span class="badge">{text(key::LEARN_EXERCISE)}</span> });
    // It has its room before it is shown, so that the board does not change its size.
    let is_open = move || !student.has_done(index);
    let done = view! { <span class="badge" class:is-absent=is_open>{text(key::LEARN_PAGE_DONE)}</span> };
    view! {
        <header class="lesson-head">
            <WayTo address="/learn".to_owned() drawing=Drawing::List key=key::LEARN_PAGE_LIST />
            <div class="lesson-name">
                <h1 id="lesson-title">{move || desk.texts.get().get(index.chapter().title)}</h1>
                <p class="note">{number}{exercise}{done}</p>
            </div>
            <WayTo address=address_or_list(index.back()) drawing=Drawing::Back key=key::LEARN_PAGE_BACK />
            <WayTo address=address_or_list(index.next()) drawing=Drawing::Forward key=key::LEARN_PAGE_SKIP />
        </header>
    }
}

/// A link that shows only an icon.
#[component]
pub(super) fn WayTo(address: String, drawing: Drawing, key: Key) -> impl IntoView {
    view! {
        <A href=address exact=true attr:class="button quiet way" attr:title=text(key)>
            <Icon of=drawing />
            <span class="unseen">{text(key)}</span>
        </A>
    }
}
