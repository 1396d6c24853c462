//! What is told: the task, and what the coach says to the answer.

use leptos::prelude::*;

use super::lesson::{Lesson, Mood};
use super::remark::{Remark, told};
use crate::desk::{desk, text};
use crate::ui::{Drawing, Icon};

/// The lesson that is on.
pub(super) type Held = RwSignal<Lesson, LocalStorage>;

/// Task and remark, and the way through what is shown.
#[component]
pub(super) fn Talk(lesson: Held, #[prop(into)] considered: Signal<Option<String>>) -> impl IntoView {
    let desk = desk();
    let task =
        Memo::new(move |_| lesson.with(|lesson| told(&desk.texts.get(), &lesson.text(), desk.notation())));
    let mood = Memo::new(move |_| lesson.with(Lesson::mood));
    let remark = Memo::new(move |_| {
        let texts = desk.texts.get();
        lesson.with(|lesson| lesson.remark().map(|remark| remark.words(&texts, desk.notation())))
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
        let said = format!("{verdict} {remark}").trim().to_owned();
        // A screen reader says nothing about a text that stays the same, but the same mistake is to be heard again.
        let is_same = desk.said.with_untracked(|before| *before == said);
        desk.say(if is_same { format!("{said}\u{a0}") } else { said });
    });
    let answered = move || {
        let remark = remark.get()?;
        Some(view! {
            <div
                class="remark"
                class:is-wrong=move || mood.get() == Mood::Wrong
                class:is-right=move || mood.get() == Mood::Right
                class:is-solution=move || lesson.with(|lesson| matches!(lesson.remark(), Some(Remark::Solution(_))))
            >
                <p>{verdict}" "{remark}</p>
                <Reel lesson />
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

/// Buttons for a line of several moves that is shown.
#[component]
fn Reel(lesson: Held) -> impl IntoView {
    let desk = desk();
    let reel =
        Memo::new(move |_| lesson.with(|lesson| (lesson.mood() != Mood::Asking).then(|| lesson.reel())));
    let shown = Memo::new(move |_| reel.get().is_some_and(|(_, end)| end > 1));
    let at = move || reel.get().map_or(0, |(at, _)| at);
    let end = move || reel.get().map_or(0, |(_, end)| end);
    let place = move || {
        let (at, end) = (at(), end());
        desk.texts.get().with("learn-page-line", &[("number", at.into()), ("all", end.into())])
    };
    move || {
        shown.get().then(|| {
            view! {
                <div class="reel">
                    <button
                        type="button"
                        class="step"
                        disabled=move || at() == 0
                        on:click=move |_| lesson.update(Lesson::go_back)
                    >
                        <Icon of=Drawing::Back />
                        <span class="unseen">{text("walk-back")}</span>
                    </button>
                    <span class="reel-place">{place}</span>
                    <button
                        type="button"
                        class="step"
                        disabled=move || at() == end()
                        on:click=move |_| lesson.update(Lesson::advance)
                    >
                        <Icon of=Drawing::Forward />
                        <span class="unseen">{text("walk-forward")}</span>
                    </button>
                </div>
            }
        })
    }
}
