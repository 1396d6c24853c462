//! The gestures that set up a position.

use dvonn_core::{Cell, CellSet, Setup};
use dvonn_view::{Brush, Facing, Point, Typed, Typing, ViewSettings};
use leptos::prelude::*;

use super::keyboard::{Focus, character};
use super::surface::Gesture;

/// A click paints with the brush, a long one erases. A drag paints if it starts on an empty cell or erases, and moves a
/// stack otherwise. `+`, `-` and Delete change the focused cell, and a typed name paints its cell.
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
    /// The stroke of the brush that is being drawn.
    stroke: RwSignal<Option<Stroke>>,
    /// The cell that was changed last.
    chosen: RwSignal<Option<Cell>>,
    typing: RwSignal<Typing>,
}

/// A stroke of the brush: where it is, and the cells it has painted. It paints each of them once.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Stroke {
    at: Point,
    painted: CellSet,
}

impl Painter {
    pub(super) fn new(
        setup: RwSignal<Setup>,
        settings: Signal<ViewSettings>,
        brush: Signal<Brush>,
        facing: Memo<Facing>,
        chosen: RwSignal<Option<Cell>>,
    ) -> Painter {
        Painter {
            setup,
            settings,
            brush,
            facing,
            focus: Focus::new(),
            hovered: RwSignal::new(None),
            dragged: RwSignal::new(None),
            stroke: RwSignal::new(None),
            chosen,
            typing: RwSignal::default(),
        }
    }

    fn paint(self, brush: Brush, cell: Cell) {
        self.setup.update(|setup| brush.paint(setup, cell));
        self.chosen.set(Some(cell));
    }

    /// Starts a stroke or picks up a stack.
    fn lift(self, cell: Cell) {
        self.hovered.set(None);
        let center = self.facing.get_untracked().center(cell);
        let is_empty = self.setup.with_untracked(|setup| setup.cells[cell].is_none());
        if is_empty || self.brush.get_untracked() == Brush::Erase {
            self.paint(self.brush.get_untracked(), cell);
            self.stroke.set(Some(Stroke { at: center, painted: cell.into() }));
        } else {
            self.dragged.set(Some((cell, center)));
        }
    }

    /// Paints the cells on the way to a point: a quick pointer is only seen here and there.
    fn draw(self, mut stroke: Stroke, to: Point) {
        let facing = self.facing.get_untracked();
        let steps = (stroke.at.distance(to) * 4.0).ceil().max(1.0);
        let mut step = 1.0;
        while step <= steps {
            let part = step / steps;
            let x = stroke.at.x + (to.x - stroke.at.x) * part;
            let y = stroke.at.y + (to.y - stroke.at.y) * part;
            let cell = facing.nearest(Point::new(x, y)).filter(|&cell| !stroke.painted.contains(cell));
            if let Some(cell) = cell {
                self.paint(self.brush.get_untracked(), cell);
                stroke.painted.insert(cell);
            }
            step += 1.0;
        }
        self.stroke.set(Some(Stroke { at: to, ..stroke }));
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
            Gesture::Lift(cell) => self.lift(cell),
            Gesture::Carry(at) => match self.stroke.get_untracked() {
                Some(stroke) => self.draw(stroke, at),
                None => self.dragged.update(|dragged| *dragged = dragged.map(|(from, _)| (from, at))),
            },
            Gesture::Drop(to) => self.drop(to),
            Gesture::Hold(_) => return false,
            Gesture::Linger(cell) => self.paint(Brush::Erase, cell),
            Gesture::Focus(_) => {}
            Gesture::Leave => {
                self.stroke.set(None);
                self.dragged.set(None);
            }
            Gesture::Key(key) => return self.take_key(&key),
        }
        true
    }

    /// Ends a stroke, or drops the dragged stack on a cell. Outside the board, it is removed.
    fn drop(self, to: Option<Cell>) {
        self.stroke.set(None);
        if let Some((from, _)) = self.dragged.get_untracked() {
            self.setup.update(|setup| {
                let stack = setup.cells[from].take();
                if let Some(to) = to {
                    setup.cells[to] = stack;
                }
            });
            self.chosen.set(to);
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
