//! The buttons below a lesson: help, another try, and the next step.

use dvonn_coach::{Help, Lesson, Mood, Remark, StepIndex, Task};
use dvonn_text::key;
use leptos::html;
use leptos::prelude::*;

use super::OpenLesson;
use super::address::address_or_list;
use super::answer::PassAnswer;
use super::first_game::{FirstGame, is_ready_after};
use crate::browser;
use crate::desk::text;
use crate::ui::{Drawing, Icon};

/// Help while an answer is expected, another try after a mistake, and the next step after a right answer.
#[component]
pub(super) fn Ways(lesson: OpenLesson, index: StepIndex) -> impl IntoView {
    let mood = Memo::new(move |_| lesson.with(Lesson::mood));
    let buttons = move || match mood.get() {
        Mood::Asking => view! { <HelpButtons lesson /> }.into_any(),
        Mood::Wrong => view! { <TryAgain lesson /> }.into_any(),
        Mood::Right if is_ready_after(index) => {
            view! { <FirstGame /><NextStep index is_main=false /> }.into_any()
        }
        Mood::Right => view! { <NextStep index is_main=true /> }.into_any(),
    };
    view! { <div class="ways">{buttons}</div> }
}

#[component]
pub(super) fn HelpButtons(lesson: OpenLesson) -> impl IntoView {
    let help = Memo::new(move |_| lesson.with(Lesson::next_help));
    let is_game = matches!(lesson.with_untracked(Lesson::task), Task::Play(_));
    let has_begun = Memo::new(move |_| lesson.with(|lesson| is_game && lesson.has_moved()));
    // The solution is on the board already. The button stays, so that the focus does not get lost.
    let is_solved =
        Memo::new(move |_| lesson.with(|lesson| matches!(lesson.remark(), Some(Remark::Solution(_)))));
    let can_take_back = Memo::new(move |_| lesson.with(Lesson::may_take_back));
    let take_back = move || {
        can_take_back.get().then(|| {
            view! {
                <button type="button" on:click=move |_| lesson.update(Lesson::take_back)>
                    <Icon of=Drawing::TakeBack />
                    {text(key::ACTION_TAKE_BACK)}
                </button>
            }
        })
    };
    let help_button = move || {
        let key = match help.get() {
            Help::Solution => key::LEARN_PAGE_SOLUTION,
            Help::None | Help::Hint | Help::Stack => key::LEARN_PAGE_HINT,
        };
        view! {
            <button
                type="button"
                aria-disabled=move || is_solved.get().then_some("true")
                on:click=move |_| lesson.update(Lesson::give_help)
            >
                <Icon of=Drawing::Hint />
                {text(key)}
            </button>
        }
    };
    let restart = move || {
        has_begun.get().then(|| {
            view! {
                <button type="button" on:click=move |_| lesson.update(Lesson::restart)>
                    {text(key::LEARN_PAGE_RESTART)}
                </button>
            }
        })
    };
    view! {
        {help_button}
        {take_back}
        {restart}
        <PassAnswer lesson />
    }
}

#[component]
pub(super) fn TryAgain(lesson: OpenLesson) -> impl IntoView {
    let button = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if button.get().is_some() {
            browser::focus_in_place_soon(button);
        }
    });
    view! {
        <button type="button" class="primary" node_ref=button on:click=move |_| lesson.update(Lesson::try_again)>
            {text(key::TRY_AGAIN)}
        </button>
    }
}

/// The way to the next step.
#[component]
fn NextStep(
    index: StepIndex,
    /// Whether it is what most people want to do now.
    is_main: bool,
) -> impl IntoView {
    let link = NodeRef::<html::A>::new();
    Effect::new(move |_| {
        if is_main && link.get().is_some() {
            browser::focus_in_place_soon(link);
        }
    });
    view! {
        <a href=address_or_list(index.next()) class="button" class:primary=is_main node_ref=link>
            {text(key::LEARN_PAGE_NEXT)}<Icon of=Drawing::Forward />
        </a>
    }
}
