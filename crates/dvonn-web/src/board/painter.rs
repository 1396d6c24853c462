//! The hand that sets up a position.

use dvonn_core::{Cell, Setup};
use dvonn_view::{Brush, Facing, Point, Typed, Typing, ViewSettings};
use leptos::prelude::*;

use super::surface::{Focus, Gesture, character};

/// A press paints with the brush, a long one erases, a drag carries a stack elsewhere; `+`, `-` and Delete work on the
/// cell with the keyboard's focus, and a typed name paints its cell.
#[derive(Clone, Copy)]
pub(super) struct Painter {
    setup: RwSignal<Setup>,
    settings: Signal<ViewSettings>,
    brush: Signal<Brush>,
    facing: Memo<Facing>,
    pub(super) focus: Focus,
    /// What the mouse is over.
    pub(super) hovered: RwSignal<Option<Cell>>,
    /// The stack in the hand, and where it is.
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

    /// Does what a gesture asks for. The answer is whether it was taken.
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

    /// Puts the stack in the hand on a cell. Beside the board it is gone.
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

    /// Whether the key meant something.
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

    /// The cell that was typed, or else the marked one.
    fn finish(self, typing: &mut Typing) -> Typed {
        let notation = self.settings.with_untracked(ViewSettings::naming);
        Typed::Whole(typing.finish(notation).unwrap_or_else(|| self.focus.cell.get_untracked()))
    }
}
