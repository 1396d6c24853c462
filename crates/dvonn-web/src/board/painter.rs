//! The gestures that set up a position.

use dvonn_core::{Cell, Setup};
use dvonn_view::{Brush, Facing, Point, Typed, Typing, ViewSettings};
use leptos::prelude::*;

use super::keyboard::{Focus, character};
use super::surface::Gesture;

/// A click paints with the brush, a long one erases, and a drag moves a stack; `+`, `-` and Delete change the focused
/// cell, and a typed name paints its cell.
#[derive(Clone, Copy)]
pub(super) struct Painter {
    setup: RwSignal<Setup>,
    settings: Signal<ViewSettings>,
    brush: Signal<Brush>,
    facing: Memo<Facing>,
    pub(super) focus: Focus,
    /// The cell under the mouse.
    pub(super) hovered: RwSignal<Option<Cell>>,
    /// The stack being dragged, and where it is.
    pub(super) dragged: RwSignal<Option<(Cell, Point)>>,
    typing: RwSignal<Typing>,
}

impl Painter {
    pub(super) fn new(
        setup: RwSignal<Setup>,
        settings: Signal<ViewSettings>,
        brush: Signal<Brush>,
        facing: Memo<Facing>,
    ) -> Painter {
        Painter {
            setup,
            settings,
            brush,
            facing,
            focus: Focus::new(),
            hovered: RwSignal::new(None),
            dragged: RwSignal::new(None),
            typing: RwSignal::default(),
        }
    }

    fn paint(self, brush: Brush, cell: Cell) {
        self.setup.update(|setup| brush.paint(setup, cell));
    }

    /// Handles a gesture. Returns whether it was used.
    pub(super) fn take(self, gesture: Gesture) -> bool {
        match gesture {
            Gesture::Hover(cell) => {
                if self.hovered.get_untracked() != cell {
                    self.hovered.set(cell);
                }
            }
            Gesture::Press(cell) => {
                self.hovered.set(None);
                if let Some(cell) = cell {
                    self.paint(self.brush.get_untracked(), cell);
                }
            }
            Gesture::Lift(cell) => {
                if self.setup.with_untracked(|setup| setup.cells[cell].is_none()) {
                    return false;
                }
                self.hovered.set(None);
                self.dragged.set(Some((cell, self.facing.get_untracked().center(cell))));
            }
            Gesture::Carry(at) => {
                self.dragged.update(|dragged| *dragged = dragged.map(|(from, _)| (from, at)));
            }
            Gesture::Drop(to) => self.drop(to),
            Gesture::Hold(_) => return false,
            Gesture::Linger(cell) => self.paint(Brush::Erase, cell),
            Gesture::Focus(_) => {}
            Gesture::Leave => self.dragged.set(None),
            Gesture::Key(key) => return self.take_key(&key),
        }
        true
    }

    /// Drops the dragged stack on a cell. Outside the board, it is removed.
    fn drop(self, to: Option<Cell>) {
        if let Some((from, _)) = self.dragged.get_untracked() {
            self.setup.update(|setup| {
                let stack = setup.cells[from].take();
                if let Some(to) = to {
                    setup.cells[to] = stack;
                }
            });
        }
        self.dragged.set(None);
    }

    /// Handles a key. Returns whether it was used.
    fn take_key(self, key: &str) -> bool {
        let notation = self.settings.with_untracked(ViewSettings::naming);
        let mut typing = self.typing.get_untracked();
        let (brush, typed) = match key {
            "Backspace" if typing.erase() => (Brush::Erase, Typed::Part),
            "Enter" | " " => (self.brush.get_untracked(), self.finish(&mut typing)),
            "+" => (Brush::Raise, self.finish(&mut typing)),
            "-" => (Brush::Lower, self.finish(&mut typing)),
            "Delete" | "Backspace" => (Brush::Erase, self.finish(&mut typing)),
            _ => {
                let typed =
                    character(key).map_or(Typed::Nothing, |character| typing.push(notation, character));
                (self.brush.get_untracked(), typed)
            }
        };
        self.typing.set(typing);
        if let Typed::Whole(cell) = typed {
            self.focus.cell.set(cell);
            self.paint(brush, cell);
        }
        typed != Typed::Nothing
    }

    /// The typed cell, or else the focused one.
    fn finish(self, typing: &mut Typing) -> Typed {
        let notation = self.settings.with_untracked(ViewSettings::naming);
        Typed::Whole(typing.finish(notation).unwrap_or_else(|| self.focus.cell.get_untracked()))
    }
}
