//! The course: chapters, steps, and the student's progress; and the puzzles, which are answered like its steps.
//!
//! `dvonn_coach` holds the lessons and judges the answers; the components here show them. The coach runs in the page
//! itself, because its slowest answer takes only about ten milliseconds.

mod address;
mod answer;
mod chapter_list;
mod film;
mod first_game;
mod game_bars;
mod lesson_head;
mod progress_card;
mod puzzles;
mod reel;
mod step_page;
mod student;
mod talk;
mod ways;

use dvonn_coach::Lesson;
use leptos::prelude::{LocalStorage, RwSignal};

pub(crate) use address::address_or_list;
pub(crate) use chapter_list::LearnPage;
pub(crate) use puzzles::{PuzzlePage, PuzzlesPage};
pub(crate) use reel::Reel;
pub(crate) use step_page::StepPage;
pub(crate) use student::{Student, today};

/// The lesson on the page.
type OpenLesson = RwSignal<Lesson, LocalStorage>;
