//! The page in the browser, as two programs: the table, where people play and analyse, and the course, with the rules.
//!
//! A visitor loads the one that the address asks for (`static/boot.js`); so nobody who wants to play waits for lessons.

#![allow(unreachable_pub, reason = "the macro of components makes everything public")]

mod analyse;
mod app;
mod board;
mod browser;
mod desk;
mod engine;
mod learn;
mod link;
mod opening;
mod play;
mod ready_board;
mod rules;
mod settings;
mod settings_sheet;
mod sitting;
mod sound;
mod storage;
mod strength;
mod study;
mod ui;
mod words;

/// Shows the pages for play and analysis.
pub fn start_table() {
    leptos::mount::mount_to_body(app::TableApp);
}

/// Shows the pages of the course and the rules.
pub fn start_course() {
    dvonn_text::add_course();
    leptos::mount::mount_to_body(app::CourseApp);
}
