//! Marking cells instead of moving: for questions whose answer is a set of cells.

use dvonn_core::{Cell, CellSet};
use dvonn_view::Look;
use leptos::prelude::*;

use super::surface::{Gesture, Mark};
use super::typing::{character, type_name};

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
        Marks { cells: RwSignal::new(CellSet::EMPTY), is_open, typed: RwSignal::new(String::new()) }
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
            Gesture::Lift(_) => Some(false),
            Gesture::Key(key) if key == "Enter" || key == " " => {
                self.typed.set(String::new());
                self.toggle(mark.cell.get_untracked());
                Some(true)
            }
            Gesture::Key(key) => {
                Some(type_name(character(key)?, mark, look, self.typed, |cell| self.toggle(cell)))
            }
            _ => None,
        }
    }
}
