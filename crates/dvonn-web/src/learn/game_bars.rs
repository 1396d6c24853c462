//! Both sides of a game in the course: the score, and the pieces left to place.

use dvonn_coach::Lesson;
use dvonn_core::Color;
use dvonn_text::words;
use dvonn_view::Scene;
use leptos::prelude::*;

use super::OpenLesson;
use crate::desk::desk;
use crate::play::SideBar;

/// The bars of both colours, the student's last.
#[component]
pub(super) fn GameBars(lesson: OpenLesson, scene: Memo<Scene>) -> impl IntoView {
    let desk = desk();
    let position = Memo::new(move |_| scene.with(|scene| scene.position));
    let side = lesson.with_untracked(Lesson::side);
    let bar = move |color: Color| {
        let name = Signal::derive(move || words::color(&desk.texts.get(), color));
        let is_turn = Signal::derive(move || position.with(|position| position.turn() == color));
        view! { <SideBar color=Signal::stored(color) name position is_turn shows_pieces=true /> }
    };
    view! { <div class="lesson-bars score-row">{bar(side.other())}{bar(side)}</div> }
}
