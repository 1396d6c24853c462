//! The task, and the coach's remark about the answer.

use dvonn_coach::{Lesson, Mood, Remark};
use dvonn_text::{key, words};
use leptos::html;
use leptos::prelude::*;

use super::OpenLesson;
use super::reel::Reel;
use crate::desk::{Desk, desk};

/// The task, the remark, and the consequence of the move that the student considers.
#[component]
pub(super) fn Talk(lesson: OpenLesson, #[prop(into)] considered: Signal<Option<String>>) -> impl IntoView {
    let desk = desk();
    let task = Memo::new(move |_| {
        let text = lesson.with(Lesson::text);
        words::passage(&desk.texts.get(), &text, desk.preferences.notation())
    });
    let remark = Memo::new(move |_| {
        let texts = desk.texts.get();
        lesson.with(|lesson| {
            lesson.remark().map(|remark| words::remark(&texts, remark, desk.preferences.notation()))
        })
    });
    Effect::new(move |_| desk.voice.say(task.get()));
    Effect::new(move |_| {
        if let Some(remark) = remark.get() {
            let verdict = verdict(desk, lesson.with(Lesson::mood)).unwrap_or_default();
            desk.voice.say(format!("{verdict} {remark}").trim().to_owned());
        }
    });
    let answered = move || remark.get().map(|remark| view! { <RemarkView lesson remark /> });
    view! {
        <div class="talk">
            <p class="task">{task}</p>
            {answered}
            {move || considered.get().map(|line| view! { <p class="considered">{line}</p> })}
        </div>
    }
}

/// `Right!` or `Not quite.`
fn verdict(desk: Desk, mood: Mood) -> Option<String> {
    let texts = desk.texts.get();
    match mood {
        Mood::Asking => None,
        Mood::Wrong => Some(texts.get(key::LEARN_WRONG)),
        Mood::Right => Some(texts.get(key::LEARN_RIGHT)),
    }
}

/// The remark, and the buttons to step through its film.
#[component]
fn RemarkView(lesson: OpenLesson, remark: String) -> impl IntoView {
    let desk = desk();
    let mood = Memo::new(move |_| lesson.with(Lesson::mood));
    let verdict =
        move || verdict(desk, mood.get()).map(|word| view! { <strong class="verdict">{word}</strong> });
    // On a small screen, the remark may be out of view. An opponent's move is visible on the board and needs no
    // scrolling.
    let place = NodeRef::<html::Div>::new();
    let is_reply = lesson.with_untracked(|lesson| matches!(lesson.remark(), Some(Remark::Reply { .. })));
    Effect::new(move |_| {
        if let Some(remark) = place.get().filter(|_| !is_reply) {
            request_animation_frame(move || remark.scroll_into_view());
        }
    });
    let is_solution = move || lesson.with(|lesson| matches!(lesson.remark(), Some(Remark::Solution(_))));
    let has_pages = Memo::new(move |_| lesson.with(Lesson::has_pages));
    let reel = move || has_pages.get().then(|| view! { <FilmReel lesson /> });
    view! {
        <div
            class="remark"
            node_ref=place
            class:is-wrong=move || mood.get() == Mood::Wrong
            class:is-right=move || mood.get() == Mood::Right
            class:is-solution=is_solution
        >
            <p>{verdict}" "{remark}</p>
            {reel}
        </div>
    }
}

#[component]
fn FilmReel(lesson: OpenLesson) -> impl IntoView {
    view! {
        <Reel
            at=Signal::derive(move || lesson.with(Lesson::reel))
            last=Signal::derive(move || lesson.with(Lesson::frame).last)
            on_back=Callback::new(move |()| lesson.update(Lesson::turn_back))
            on_forward=Callback::new(move |()| lesson.update(Lesson::turn_forward))
        />
    }
}
