//! Naming cells by keys, where a name does something at once.

use dvonn_core::Cell;
use dvonn_view::Look;
use leptos::prelude::*;

use super::surface::Mark;

/// Takes a character of a cell's name; when the name is whole, the mark goes there and `act` is called. The answer is
/// whether the character can belong to a name.
pub(super) fn type_name(
    character: char,
    mark: Mark,
    look: Signal<Look>,
    typed: RwSignal<String>,
    act: impl Fn(Cell),
) -> bool {
    let notation = look.with_untracked(Look::naming);
    let names = Cell::ALL.map(|cell| notation.cell_name(cell));
    let character = character.to_ascii_lowercase();
    let longer = format!("{}{character}", typed.get_untracked());
    let Some(text) = [longer, character.to_string()]
        .into_iter()
        .find(|text| names.iter().any(|name| name.starts_with(text)))
    else {
        return false;
    };
    let is_whole = names.iter().filter(|name| name.starts_with(&text)).count() == 1;
    match notation.parse_cell(&text) {
        Ok(cell) if is_whole => {
            typed.set(String::new());
            mark.cell.set(cell);
            act(cell);
        }
        _ => typed.set(text),
    }
    true
}

/// The only character of a key's name.
pub(super) fn character(key: &str) -> Option<char> {
    let mut characters = key.chars();
    characters.next().filter(|_| characters.next().is_none())
}
