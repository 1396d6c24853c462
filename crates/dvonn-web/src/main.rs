//! The page: play and analysis in the browser.

mod link;
mod ready_board;
mod settings;
mod sitting;
mod storage;
mod strength;
mod study;

use leptos::prelude::*;

fn main() {
    mount_to_body(|| view! { <main>"DVONN"</main> });
}
