//! Plays the films of a lesson, with pauses between the boards, and sounds.

use std::time::Duration;

use dvonn_coach::{FilmPace, Frame, Lesson, Mood};
use dvonn_game::Ply;
use dvonn_view::ViewSettings;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use super::OpenLesson;
use crate::desk::Desk;
use crate::sound::Sound;

/// How long each board stays.
const PAUSE: Duration = Duration::from_millis(900);

/// Advances the film when it is due. Without animation, it waits for the student where the lesson allows that.
pub(super) fn run(lesson: OpenLesson, settings: Memo<ViewSettings>) {
    let pace = Memo::new(move |_| {
        settings
            .with(|settings| if settings.motion.travels() { FilmPace::Timed(PAUSE) } else { FilmPace::Still })
    });
    let due = Memo::new(move |_| {
        lesson.with(|lesson| lesson.next_in(pace.get()).map(|wait| (wait, lesson.mood(), lesson.reel())))
    });
    Effect::new(move |waiting: Option<Option<TimeoutHandle>>| {
        if let Some(Some(handle)) = waiting {
            handle.clear();
        }
        let (wait, ..) = due.get()?;
        let advance = move || {
            lesson.try_update(|lesson| lesson.run(pace.get_untracked()));
        };
        if wait.is_zero() {
            advance();
            return None;
        }
        set_timeout_with_handle(advance, wait).ok()
    });
}

/// Plays the sound of each move that the board shows, and that of a right answer.
pub(super) fn play_sounds(desk: Desk, lesson: OpenLesson) {
    let frame = Memo::new(move |_| lesson.with(Lesson::frame));
    let is_right = Memo::new(move |_| lesson.with(|lesson| lesson.mood() == Mood::Right));
    Effect::new(move |_| {
        if is_right.get() {
            desk.voice.play_sound(Sound::Right);
        }
    });
    Effect::new(move |before: Option<Frame>| {
        let now = frame.get();
        if let (Some(before), Some(mv)) = (before, now.last)
            && let Ok(ply) = Ply::of(&before.position, mv)
            && ply.position == now.position
            && let Some(sound) = Sound::of(&ply)
        {
            desk.voice.play_sound(sound);
        }
        now
    });
}
