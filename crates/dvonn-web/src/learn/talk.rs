//! What is told: the task, and what the coach says to the answer.

use dvonn_coach::Remark;
use dvonn_text::words;
use leptos::html;
use leptos::prelude::*;

use super::lesson::{Lesson, Mood};
use super::reel::Reel;
use crate::desk::{desk, text};

/// The lesson that is on.
pub(super) type OpenLesson = RwSignal<Lesson, LocalStorage>;

/// Task and remark, and the way through what is shown.
#[component]
pub(super) fn Talk(lesson: OpenLesson, #[prop(into)] considered: Signal<Option<String>>) -> impl IntoView {
    let desk = desk();
    let task = Memo::new(move |_| {
        let text = lesson.with(Lesson::text);
        words::message(&desk.texts.get(), &text, desk.notation())
    });
    let mood = Memo::new(move |_| lesson.with(Lesson::mood));
    let remark = Memo::new(move |_| {
        let texts = desk.texts.get();
        lesson.with(|lesson| lesson.remark().map(|remark| words::remark(&texts, remark, desk.notation())))
    });
    let verdict = move || match mood.get() {
        Mood::Asking => None,
        Mood::Wrong => Some(view! { <strong class="verdict">{text("learn-page-wrong")}</strong> }),
        Mood::Right => Some(view! { <strong class="verdict">{text("learn-page-right")}</strong> }),
    };
    Effect::new(move |_| desk.say(task.get()));
    Effect::new(move |_| {
        let Some(remark) = remark.get() else { return };
        let verdict = match mood.get() {
            Mood::Asking => String::new(),
            Mood::Wrong => desk.texts.get_untracked().get("learn-page-wrong"),
            Mood::Right => desk.texts.get_untracked().get("learn-page-right"),
        };
        desk.say(format!("{verdict} {remark}").trim().to_owned());
    });
    // On a small screen it may lie beside what is seen. An opponent's move is seen on the board, where the student is.
    let place = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        let is_reply = lesson.with_untracked(|lesson| matches!(lesson.remark(), Some(Remark::Reply { .. })));
        if let Some(remark) = place.get().filter(|_| !is_reply) {
            request_animation_frame(move || remark.scroll_into_view());
        }
    });
    let has_pages = Memo::new(move |_| lesson.with(Lesson::has_pages));
    let reel = move || {
        has_pages.get().then(|| {
            view! {
                <Reel
                    at=Signal::derive(move || lesson.with(Lesson::reel))
                    last=Signal::derive(move || lesson.with(Lesson::frame).last)
                    on_back=Callback::new(move |()| lesson.update(Lesson::turn_back))
                    on_forward=Callback::new(move |()| lesson.update(Lesson::turn_on))
                />
            }
        })
    };
    let answered = move || {
        let remark = remark.get()?;
        Some(view! {
            <div
                class="remark"
                node_ref=place
                class:is-wrong=move || mood.get() == Mood::Wrong
                class:is-right=move || mood.get() == Mood::Right
                class:is-solution=move || lesson.with(|lesson| matches!(lesson.remark(), Some(Remark::Solution(_))))
            >
                <p>{verdict}" "{remark}</p>
                {reel}
            </div>
        })
    };
    view! {
        <div class="talk">
            <p class="task">{task}</p>
            {answered}
            {move || considered.get().map(|line| view! { <p class="considered">{line}</p> })}
        </div>
    }
}
