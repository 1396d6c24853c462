//! The task, and the coach's remark about the answer.

use dvonn_coach::{Lesson, Marked, Mood, Remark, StepIndex, Task};
use dvonn_core::{ByColor, Color};
use dvonn_text::{key, words};
use dvonn_view::{Scene, tower};
use leptos::html;
use leptos::prelude::*;

use super::OpenLesson;
use super::reel::Reel;
use crate::desk::{Desk, desk, text};
use crate::play::Outlook;
use crate::ui::towers;

/// The task, the remark, and the consequence of the move that the student considers.
#[component]
pub(super) fn Talk(
    lesson: OpenLesson,
    #[prop(into)] considered: Signal<Option<(String, Outlook)>>,
    /// The step of the course, if it is one.
    index: Option<StepIndex>,
) -> impl IntoView {
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
    Effect::new(move |_| desk.voice.say_of_shown(task.get()));
    Effect::new(move |_| {
        if let Some(remark) = remark.get() {
            let verdict = verdict(desk, lesson.with(Lesson::mood)).unwrap_or_default();
            desk.voice.say_of_shown(format!("{verdict} {remark}").trim().to_owned());
        }
    });
    let considered = move || {
        considered.get().map(|(line, outlook)| {
            view! { <p class="considered" class:is-loss=outlook == Outlook::Loss>{line}</p> }
        })
    };
    let answered = move || remark.get().map(|remark| view! { <RemarkView lesson remark index /> });
    let explains_lines = matches!(lesson.with_untracked(Lesson::task), Task::Mark(Marked::Falls(..)));
    let has_lines =
        move || explains_lines && desk.preferences.settings.with(|settings| settings.overlays.lifelines);
    let lines = move || has_lines().then(|| view! { <p class="note">{text(key::LEARN_PAGE_LINES)}</p> });
    // On narrow screens, the task alone decides how much room there is, so that the board keeps its size.
    view! {
        <div class="talk">
            <p class="task-room" aria-hidden="true">{task}</p>
            <div class="talk-inside">
                <p class="task">{task}</p>
                {lines}
                {answered}
                {considered}
            </div>
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
fn RemarkView(lesson: OpenLesson, remark: String, index: Option<StepIndex>) -> impl IntoView {
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
    let has_reason = Memo::new(move |_| lesson.with(Lesson::has_reason));
    let why = move || {
        has_reason.get().then(|| {
            view! {
                <button type="button" class="see-why" on:click=move |_| lesson.update(Lesson::explain)>
                    {text(key::LEARN_PAGE_WHY)}
                </button>
            }
        })
    };
    let able = move || {
        let index = index.filter(|index| mood.get() == Mood::Right && index.is_exercise());
        index.map(|index| view! { <p class="able">{move || desk.texts.get().get(index.chapter().able)}</p> })
    };
    view! {
        <div
            class="remark"
            node_ref=place
            class:is-wrong=move || mood.get() == Mood::Wrong
            class:is-right=move || mood.get() == Mood::Right
            class:is-solution=is_solution
        >
            <p>{verdict}" "{remark}</p>
            {why}
            {reel}
            <FinalTowers lesson />
            {able}
        </div>
    }
}

/// The towers, once a right answer has led to the end of a game that was about the result.
#[component]
fn FinalTowers(lesson: OpenLesson) -> impl IntoView {
    let is_counted = lesson.with_untracked(Lesson::task).is_about_result();
    let scene = Memo::new(move |_| {
        lesson.with(|lesson| {
            let is_over =
                is_counted && lesson.mood() == Mood::Right && lesson.frame().position.outcome().is_some();
            is_over.then(|| lesson.scene())
        })
    });
    let view = |scene: Scene| {
        let both = ByColor::from_fn(|color| tower(&scene.position, &scene.composition, color));
        let counts = Color::ALL.map(|color| view! { <span class="tower-count">{both[color].len()}</span> });
        view! { <div class="final-towers" aria-hidden="true">{towers(&both)}<p>{counts.into_iter().collect_view()}</p></div> }
    };
    move || scene.get().map(view)
}

#[component]
fn FilmReel(lesson: OpenLesson) -> impl IntoView {
    let desk = desk();
    let is_still = move || !desk.preferences.view_settings().motion.travels();
    view! {
        {move || is_still().then(|| view! { <p class="note">{text(key::LEARN_PAGE_STEP_THROUGH)}</p> })}
        <Reel
            at=Signal::derive(move || lesson.with(Lesson::reel))
            last=Signal::derive(move || lesson.with(Lesson::frame).last)
            on_back=Callback::new(move |()| lesson.update(Lesson::turn_back))
            on_forward=Callback::new(move |()| lesson.update(Lesson::turn_forward))
        />
    }
}
