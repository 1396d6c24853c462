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
enum Deed {
    Step(LookStep),
    Hint,
    TakeBack,
    Flip,
    Help,
    /// Nothing here, but the board plays with it.
    Play,
}

/// Where a key was pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    /// On the board, by somebody who uses the keyboard.
    Board,
    /// On the board, by somebody who has just used a pointer.
    Pointed,
    Elsewhere,
}

fn deed(key: &str, code: &str, has_shift: bool, place: Place) -> Option<Deed> {
    let letters = has_shift || place == Place::Elsewhere;
    Some(match (key, code) {
        ("[", _) | (_, "BracketLeft") => Deed::Step(LookStep::Back),
        ("]", _) | (_, "BracketRight") => Deed::Step(LookStep::Forward),
        ("ArrowLeft", _) if place != Place::Board => Deed::Step(LookStep::Back),
        ("ArrowRight", _) if place != Place::Board => Deed::Step(LookStep::Forward),
        ("Home", _) if place != Place::Board => Deed::Step(LookStep::First),
        ("End", _) if place != Place::Board => Deed::Step(LookStep::Last),
        ("h" | "H", _) if letters => Deed::Hint,
        ("f" | "F", _) if letters => Deed::Flip,
        ("u" | "U", _) => Deed::TakeBack,
        ("?", _) => Deed::Help,
        _ if place != Place::Elsewhere && is_played(key) => Deed::Play,
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
        let place = match (browser::is_within(&event, "[role=grid]"), is_pointed.get_value()) {
            (false, _) => Place::Elsewhere,
            (true, false) => Place::Board,
            (true, true) => Place::Pointed,
        };
        let deed = deed(&latin(event.key(), &event.code()), &event.code(), event.shift_key(), place);
        if !matches!(deed, Some(Deed::Step(_))) {
            is_pointed.set_value(false);
        }
        match deed {
            None => return,
            // The board gets it after the game has come back.
            Some(Deed::Play) => {
                looking.return_to_game();
                return;
            }
            Some(Deed::Step(step)) => looking.step(step),
            Some(Deed::Hint) => act(game, looking, Action::Hint),
            Some(Deed::TakeBack) => act(game, looking, Action::TakeBack),
            Some(Deed::Flip) => game.flip(),
            Some(Deed::Help) => help.update(|is_open| *is_open = !*is_open),
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
        let (back, last) = (Some(Deed::Step(LookStep::Back)), Some(Deed::Step(LookStep::Last)));
        for (key, place, expected) in [
            ("ArrowLeft", Place::Board, None),
            ("ArrowLeft", Place::Pointed, back),
            ("ArrowLeft", Place::Elsewhere, back),
            ("End", Place::Board, None),
            ("End", Place::Elsewhere, last),
            ("ArrowUp", Place::Elsewhere, None),
            ("[", Place::Board, back),
            ("Tab", Place::Board, None),
            ("Escape", Place::Board, None),
        ] {
            assert_eq!(deed(key, "", false, place), expected, "{key} {place:?}");
        }
    }

    #[test]
    fn letters_of_cells_need_shift_on_the_board() {
        for (key, has_shift, place, expected) in [
            ("f", false, Place::Board, Some(Deed::Play)),
            ("f", false, Place::Pointed, Some(Deed::Play)),
            ("F", true, Place::Board, Some(Deed::Flip)),
            ("f", false, Place::Elsewhere, Some(Deed::Flip)),
            ("H", true, Place::Pointed, Some(Deed::Hint)),
            ("u", false, Place::Board, Some(Deed::TakeBack)),
            ("?", true, Place::Board, Some(Deed::Help)),
            ("3", false, Place::Board, Some(Deed::Play)),
            ("Enter", false, Place::Elsewhere, None),
        ] {
            assert_eq!(deed(key, "", has_shift, place), expected, "{key} {place:?}");
        }
    }
}
