//! The page in the browser: play, analysis, the course and the rules.

#![allow(unreachable_pub, reason = "the macro of components makes everything public")]

mod analyse;
mod app;
mod archive;
mod board;
mod browser;
mod desk;
mod engine;
mod file_name;
mod home;
mod learn;
mod link;
mod lock;
mod online;
mod opening;
mod page_texts;
mod parts;
mod play;
mod rules;
mod settings;
mod settings_sheet;
mod sound;
mod storage;
mod study;
mod ui;
mod words;

/// Logs the message of a panic. The trap that follows makes `boot.js` show an error.
fn log_panics() {
    std::panic::set_hook(Box::new(|panic| browser::log_error(&panic.to_string())));
}

/// Replaces the static first paint of `index.html` with the page.
pub fn start() {
    log_panics();
    dvonn_text::report_missing(|key| browser::log_error(&format!("there is no text {key:?}")));
    leptos::mount::mount_to_body(app::App);
    browser::remove_element("shell");
}
