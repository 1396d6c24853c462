//! Keys that work anywhere on the page of a game, before the board gets them.
//!
//! Arrow keys belong to the board while somebody walks over it by keyboard. Everywhere else, and after the last press of a
//! mouse, they step through the game; `[` and `]` always do. Cells begin with H and F too, so on the board these letters
//! need Shift.

use dvonn_table::{Action, LookStep};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

use super::Playing;
use super::looking::Looking;
use crate::board::latin;
use crate::browser;

/// What a key does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum KeyAction {
    Step(LookStep),
    Hint,
    TakeBack,
    Flip,
    Help,
    /// Nothing here, but the board plays with it.
    Play,
}

/// Where a key is pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Focus {
    /// On the board, by somebody who uses the keyboard.
    Board,
    /// On the board, by somebody who has just used a pointer.
    Pointed,
    Elsewhere,
}

fn key_action(key: &str, code: &str, has_shift: bool, focus: Focus) -> Option<KeyAction> {
    let letters = has_shift || focus == Focus::Elsewhere;
    Some(match (key, code) {
        ("[", _) | (_, "BracketLeft") => KeyAction::Step(LookStep::Back),
        ("]", _) | (_, "BracketRight") => KeyAction::Step(LookStep::Forward),
        ("ArrowLeft", _) if focus != Focus::Board => KeyAction::Step(LookStep::Back),
        ("ArrowRight", _) if focus != Focus::Board => KeyAction::Step(LookStep::Forward),
        ("Home", _) if focus != Focus::Board => KeyAction::Step(LookStep::First),
        ("End", _) if focus != Focus::Board => KeyAction::Step(LookStep::Last),
        ("h" | "H", _) if letters => KeyAction::Hint,
        ("f" | "F", _) if letters => KeyAction::Flip,
        ("u" | "U", _) => KeyAction::TakeBack,
        ("?", _) => KeyAction::Help,
        _ if focus != Focus::Elsewhere && is_played(key) => KeyAction::Play,
        _ => return None,
    })
}

/// Whether the board plays with this key, rather than walks.
fn is_played(key: &str) -> bool {
    matches!(key, "Enter" | " ")
        || key.len() == 1 && key.chars().all(|character| character.is_ascii_alphanumeric())
}

/// Listens until the page is left.
pub(super) fn listen(game: Playing, looking: Looking, help: RwSignal<bool>) {
    let is_pointed = StoredValue::new(false);
    browser::listen_first("pointerdown", move |_| is_pointed.set_value(true));
    browser::listen_first("keydown", move |event| {
        let event: KeyboardEvent = event.unchecked_into();
        if event.ctrl_key() || event.alt_key() || event.meta_key() || event.is_composing() {
            return;
        }
        if browser::is_within(&event, "dialog, input, select, textarea") {
            return;
        }
        let focus = match (browser::is_within(&event, "[role=grid]"), is_pointed.get_value()) {
            (false, _) => Focus::Elsewhere,
            (true, false) => Focus::Board,
            (true, true) => Focus::Pointed,
        };
        let action = key_action(&latin(event.key(), &event.code()), &event.code(), event.shift_key(), focus);
        if !matches!(action, Some(KeyAction::Step(_))) {
            is_pointed.set_value(false);
        }
        match action {
            None => return,
            // The board gets it after the game has come back.
            Some(KeyAction::Play) => {
                looking.return_to_game();
                return;
            }
            Some(KeyAction::Step(step)) => looking.step(step),
            Some(KeyAction::Hint) => act(game, looking, Action::Hint),
            Some(KeyAction::TakeBack) => act(game, looking, Action::TakeBack),
            Some(KeyAction::Flip) => game.flip(),
            Some(KeyAction::Help) => help.update(|is_open| *is_open = !*is_open),
        }
        event.prevent_default();
        event.stop_propagation();
    });
}

/// Does something in the game, which is shown for that.
pub(super) fn act(game: Playing, looking: Looking, action: Action) {
    if untrack(|| game.may(action.kind())) {
        looking.return_to_game();
        game.act(action);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_belong_to_the_board_while_somebody_walks_over_it() {
        let (back, last) = (Some(KeyAction::Step(LookStep::Back)), Some(KeyAction::Step(LookStep::Last)));
        for (key, focus, expected) in [
            ("ArrowLeft", Focus::Board, None),
            ("ArrowLeft", Focus::Pointed, back),
            ("ArrowLeft", Focus::Elsewhere, back),
            ("End", Focus::Board, None),
            ("End", Focus::Elsewhere, last),
            ("ArrowUp", Focus::Elsewhere, None),
            ("[", Focus::Board, back),
            ("Tab", Focus::Board, None),
            ("Escape", Focus::Board, None),
        ] {
            assert_eq!(key_action(key, "", false, focus), expected, "{key} {focus:?}");
        }
    }

    #[test]
    fn letters_of_cells_need_shift_on_the_board() {
        for (key, has_shift, focus, expected) in [
            ("f", false, Focus::Board, Some(KeyAction::Play)),
            ("f", false, Focus::Pointed, Some(KeyAction::Play)),
            ("F", true, Focus::Board, Some(KeyAction::Flip)),
            ("f", false, Focus::Elsewhere, Some(KeyAction::Flip)),
            ("H", true, Focus::Pointed, Some(KeyAction::Hint)),
            ("u", false, Focus::Board, Some(KeyAction::TakeBack)),
            ("?", true, Focus::Board, Some(KeyAction::Help)),
            ("3", false, Focus::Board, Some(KeyAction::Play)),
            ("Enter", false, Focus::Elsewhere, None),
        ] {
            assert_eq!(key_action(key, "", has_shift, focus), expected, "{key} {focus:?}");
        }
    }
}
