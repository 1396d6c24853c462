//! Marking cells instead of moving: for questions whose answer is a set of cells.

use dvonn_core::{Cell, CellSet};
use dvonn_view::{Look, Typed, Typing};
use leptos::prelude::*;

use super::surface::{Gesture, Mark, character};

/// Cells that the person marks.
#[derive(Clone, Copy)]
pub(crate) struct Marks {
    pub(crate) cells: RwSignal<CellSet>,
    /// Whether they can be changed now.
    pub(crate) is_open: Signal<bool>,
    typed: RwSignal<String>,
}

impl Marks {
    /// Nothing is marked yet.
    pub(crate) fn new(is_open: Signal<bool>) -> Marks {
        Marks { cells: RwSignal::new(CellSet::EMPTY), is_open, typed: RwSignal::default() }
    }

    fn toggle(self, cell: Cell) {
        self.cells.update(|cells| if cells.contains(cell) { cells.remove(cell) } else { cells.insert(cell) });
    }

    /// Does what a gesture means here: a press, Enter or a typed name marks, and marks no more. `None` leaves it to the
    /// hand.
    pub(super) fn take(self, gesture: &Gesture, mark: Mark, look: Signal<Look>) -> Option<bool> {
        if !self.is_open.get_untracked() {
            return None;
        }
        match gesture {
            Gesture::Press(cell) => {
                if let Some(cell) = *cell {
                    self.toggle(cell);
                }
                Some(true)
            }
            Gesture::Lift(_) | Gesture::Hold(_) => Some(false),
            Gesture::Key(key) => self.take_key(key, mark, look),
            _ => None,
        }
    }

    fn take_key(self, key: &str, mark: Mark, look: Signal<Look>) -> Option<bool> {
        let notation = look.with_untracked(Look::naming);
        let mut typing = Typing::from(self.typed.get_untracked());
        let typed = match key {
            "Enter" | " " => {
                Typed::Whole(typing.finish(notation).unwrap_or_else(|| mark.cell.get_untracked()))
            }
            "Backspace" if typing.erase() => Typed::Part,
            _ => typing.push(notation, character(key)?),
        };
        self.typed.set(typing.text().to_owned());
        if let Typed::Whole(cell) = typed {
            mark.cell.set(cell);
            self.toggle(cell);
        }
        Some(typed != Typed::Nothing)
    }
}
