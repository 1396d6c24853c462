//! The keyboard at a board: which cell has the focus, and what keys do there.

use dvonn_core::Cell;
use dvonn_view::{Facing, FocusStep};
use leptos::ev::{FocusEvent, KeyboardEvent};
use leptos::prelude::*;
use leptos::svg::Svg;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys;

use super::fingers::Fingers;
use super::surface::{Gesture, cell_of};
use crate::browser;

/// The cell with the keyboard focus.
#[derive(Clone, Copy)]
pub(super) struct Focus {
    pub(super) cell: RwSignal<Cell>,
    /// Whether it is visible: only while the keyboard is used.
    pub(super) is_shown: RwSignal<bool>,
    /// The board's picture.
    pub(super) node: NodeRef<Svg>,
}

impl Focus {
    pub(super) fn new() -> Focus {
        Focus { cell: RwSignal::new(Cell::F3), is_shown: RwSignal::new(false), node: NodeRef::new() }
    }

    /// Lets the browser focus the cell. The page stays where it is, unless the cell is to be seen.
    pub(super) fn take(self, is_seen: bool) {
        // The board may have been left meanwhile.
        let (Some(cell), Some(Some(svg))) = (self.cell.try_get_untracked(), self.node.try_get_untracked())
        else {
            return;
        };
        if let Ok(Some(element)) = svg.query_selector(&format!("[data-cell={cell}]")) {
            let options = web_sys::FocusOptions::new();
            options.set_prevent_scroll(!is_seen);
            // Cells are SVG elements, which can be focused as well.
            let _ = element.unchecked_into::<web_sys::SvgElement>().focus_with_options(&options);
        }
    }

    /// Gives the cell the focus if nothing has it: what is typed is meant for the board.
    pub(super) fn take_if_lost(self) {
        request_animation_frame(move || {
            if browser::is_focus_lost() {
                self.take(false);
            }
        });
    }
}

/// Turns keys into gestures.
#[derive(Clone, Copy)]
pub(super) struct Keyboard {
    pub(super) facing: Signal<Facing>,
    pub(super) focus: Focus,
    pub(super) hand: Fingers,
    pub(super) on_gesture: Callback<Gesture, bool>,
}

impl Keyboard {
    pub(super) fn press(self, event: &KeyboardEvent) {
        let Keyboard { focus, .. } = self;
        if event.ctrl_key() || event.alt_key() || event.meta_key() || event.is_composing() {
            return;
        }
        let key = latin(event.key(), &event.code());
        if key == "Escape" && self.hand.break_off() {
            event.prevent_default();
        }
        if let Some(step) = FocusStep::of_key(&key) {
            event.prevent_default();
            event.stop_propagation();
            focus.is_shown.set(true);
            focus.cell.set(step.from(focus.cell.get_untracked(), self.facing.get_untracked()));
            focus.take(true);
            self.on_gesture.run(Gesture::Focus(focus.cell.get_untracked()));
        } else if self.on_gesture.run(Gesture::Key(key)) {
            event.prevent_default();
            event.stop_propagation();
            if event.key() != "Escape" {
                focus.is_shown.set(true);
                focus.take(true);
            }
        }
    }

    /// The focus has come to a cell.
    pub(super) fn enter(self, event: &FocusEvent) {
        let Some(cell) = cell_of(event.target()) else { return };
        let is_shown = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
            .is_some_and(|element| element.matches(":focus-visible").unwrap_or(false));
        // A page that has just opened focuses the board by itself.
        if is_shown && !self.hand.is_down() && browser::was_touched() {
            self.focus.cell.set(cell);
            self.focus.is_shown.set(true);
            self.on_gesture.run(Gesture::Focus(cell));
        }
    }

    /// The focus has left the board, perhaps because the board itself is gone.
    pub(super) fn leave(self) {
        if self.focus.is_shown.try_get_untracked() == Some(true) {
            self.focus.is_shown.set(false);
            self.on_gesture.run(Gesture::Leave);
        }
    }
}

/// The only character of a key's name.
pub(super) fn character(key: &str) -> Option<char> {
    let mut characters = key.chars();
    characters.next().filter(|_| characters.next().is_none())
}

/// The key's own character or, on a keyboard with another script, the Latin letter at its place, because cells have
/// Latin names.
pub(crate) fn latin(key: String, code: &str) -> String {
    let is_foreign =
        character(&key).is_some_and(|character| character.is_alphabetic() && !character.is_ascii());
    match code.strip_prefix("Key").filter(|_| is_foreign) {
        Some(letter) => letter.to_ascii_lowercase(),
        None => key,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_of_other_scripts_count_by_their_position() {
        for (key, code, expected) in [
            ("f", "KeyF", "f"),
            ("а", "KeyF", "f"), // Cyrillic
            ("й", "KeyQ", "q"),
            ("q", "KeyA", "q"), // a French keyboard has Latin letters of its own
            ("3", "Digit3", "3"),
            ("Enter", "Enter", "Enter"),
            ("х", "BracketLeft", "х"),
        ] {
            assert_eq!(latin(key.to_owned(), code), expected, "{key} {code}");
        }
    }
}
