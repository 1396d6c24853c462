//! The page: play, analysis, the course and the rules in the browser.

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

fn main() {
    leptos::mount::mount_to_body(app::App);
}
