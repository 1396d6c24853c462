//! The course: chapters, steps, and what a student has done.
//!
//! `dvonn_coach` decides what is right and what is said; `lesson` holds one student at one step without a page; the
//! rest shows it. The coach runs in the page itself: its slowest answer takes about ten milliseconds.

mod answer;
mod chapter_list;
mod lesson;
mod place;
mod progress_card;
mod reel;
mod step_page;
mod student;
mod talk;
#[cfg(test)]
mod tests;

pub(crate) use chapter_list::LearnPage;
pub(crate) use reel::Reel;
pub(crate) use step_page::StepPage;
pub(crate) use student::Student;
