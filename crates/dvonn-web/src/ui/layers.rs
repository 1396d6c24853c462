//! What covers the page, such as a sheet, has an entry in the browser's history: Back closes it and nothing else.
//!
//! All that is open at the same time shares one entry with the address of the page. When the last of it closes in another way, the
//! entry is left too. If a press closes a sheet and leads to another page at once, the entry stays below that page; going back
//! then passes over it. A press while the entry is being left waits until that is done: going back would undo what it leads to.

use std::time::Duration;

use leptos::prelude::*;
use leptos::reactive::owner::LocalStorage;
use wasm_bindgen::JsCast as _;
use web_sys::{Event, HtmlElement};

use crate::browser;

/// How long after closing the entry is left: a page that the same press leads to is in the history by then.
const WAIT: Duration = Duration::from_millis(120);

/// What is open. Copies are handles to the same list.
#[derive(Clone, Copy)]
pub(crate) struct Layers {
    open: StoredValue<Vec<RwSignal<bool>>>,
    /// Whether the entry is being left: the browser takes a moment, and going back twice would leave the page.
    is_leaving: StoredValue<bool>,
    /// The link or button that was pressed meanwhile.
    pressed: StoredValue<Option<HtmlElement>, LocalStorage>,
}

impl Layers {
    /// Follows the browser's history as long as the current owner lives.
    pub(crate) fn new() -> Layers {
        let layers = Layers {
            open: StoredValue::new(Vec::new()),
            is_leaving: StoredValue::new(false),
            pressed: StoredValue::new_local(None),
        };
        browser::listen_first("click", move |event| layers.hold(&event));
        let listener = window_event_listener_untyped("popstate", move |_| layers.follow());
        on_cleanup(move || listener.remove());
        // The page was loaded again while a sheet was open: the sheet is gone, and Back should not lead to its entry.
        if browser::is_on_layer() {
            layers.leave();
        }
        layers
    }

    /// The person has gone back or forward.
    fn follow(self) {
        let was_leaving = self.is_leaving.get_value();
        self.is_leaving.set_value(false);
        let open = self.open.get_value();
        match (browser::is_on_layer(), open.is_empty()) {
            // Another sheet was opened while the entry was being left, so it needs one of its own.
            (false, false) if was_leaving => browser::push_layer(),
            (false, false) => {
                for layer in open {
                    layer.try_set(false);
                }
            }
            // Nothing is open any more.
            (true, true) => self.leave(),
            _ => {}
        }
        if let Some(pressed) = self.pressed.try_update_value(Option::take).flatten() {
            pressed.click();
        }
    }

    /// Keeps a press for later if the entry is being left.
    fn hold(self, event: &Event) {
        if !self.is_leaving.get_value() {
            return;
        }
        if let Some(pressed) = browser::closest(event, "a, button") {
            event.prevent_default();
            event.stop_immediate_propagation();
            self.pressed.set_value(pressed.dyn_into().ok());
        }
    }

    fn leave(self) {
        if !self.is_leaving.get_value() {
            self.is_leaving.set_value(true);
            browser::go_back();
        }
    }

    fn add(self, layer: RwSignal<bool>) {
        self.open.update_value(|open| open.push(layer));
        if !browser::is_on_layer() {
            browser::push_layer();
        }
    }

    fn remove(self, layer: RwSignal<bool>) {
        let was_open = self.open.try_update_value(|open| {
            let before = open.len();
            open.retain(|other| *other != layer);
            open.len() < before
        });
        if was_open == Some(true) {
            set_timeout(
                move || {
                    if self.open.with_value(Vec::is_empty) && browser::is_on_layer() {
                        self.leave();
                    }
                },
                WAIT,
            );
        }
    }
}

/// Gives something that covers the page its entry in the history while it is open.
pub(crate) fn keep_in_history(open: RwSignal<bool>) {
    let layers: Layers = expect_context();
    Effect::new(move |was_open: Option<bool>| {
        let is_open = open.get();
        match (was_open.unwrap_or(false), is_open) {
            (false, true) => layers.add(open),
            (true, false) => layers.remove(open),
            _ => {}
        }
        is_open
    });
    on_cleanup(move || layers.remove(open));
}
