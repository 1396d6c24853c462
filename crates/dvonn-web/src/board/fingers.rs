//! Passes pointer events of the browser to a [`Pointer`].

use std::time::Duration;

use dvonn_view::Facing;
use leptos::ev::{MouseEvent, PointerEvent};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use super::canvas::Canvas;
use super::keyboard::Focus;
use super::pointer::{Kind, Pointer, Sample, Take};
use super::surface::Gesture;

/// A pointer that is down for this long counts as resting.
const REST: Duration = Duration::from_millis(450);

/// The pointers on a board. Copies are handles to the same ones.
#[derive(Clone, Copy)]
pub(super) struct Fingers {
    facing: Signal<Facing>,
    focus: Focus,
    on_gesture: Callback<Gesture, bool>,
    pointer: StoredValue<Pointer>,
    /// At most one.
    timers: StoredValue<Vec<TimeoutHandle>>,
}

impl Fingers {
    pub(super) fn new(facing: Signal<Facing>, focus: Focus, on_gesture: Callback<Gesture, bool>) -> Fingers {
        let (pointer, timers) = (StoredValue::new(Pointer::default()), StoredValue::new(Vec::new()));
        let fingers = Fingers { facing, focus, on_gesture, pointer, timers };
        on_cleanup(move || fingers.stop_timer());
        fingers
    }

    pub(super) fn is_down(self) -> bool {
        self.pointer.get_value().is_down()
    }

    fn place(self, event: &PointerEvent) -> Option<Sample> {
        let element = self.focus.node.get_untracked()?;
        let facing = self.facing.get_untracked();
        let at = Canvas::measure(&element, facing).point(event.client_x(), event.client_y());
        let kind = if event.pointer_type() == "mouse" { Kind::Mouse } else { Kind::Finger };
        Some(Sample { pointer: event.pointer_id(), kind, at, cell: facing.nearest(at) })
    }

    /// Passes an event to the pointer. The pointer is not borrowed during callbacks, because they may ask about it. The board may be
    /// gone when a timer is due.
    fn tell(self, tell: &dyn Fn(&mut Pointer, Take<'_>)) {
        let Some(mut pointer) = self.pointer.try_get_value() else { return };
        let was_dragging = pointer.dragging().is_some();
        tell(&mut pointer, &|gesture| self.on_gesture.run(gesture));
        self.pointer.set_value(pointer);
        if let (Some(id), false, Some(element)) =
            (pointer.dragging(), was_dragging, self.focus.node.get_untracked())
        {
            // If a browser refuses, a drag only ends at the border of the board.
            let _ = element.set_pointer_capture(id);
        }
    }

    fn stop_timer(self) {
        let _ = self.timers.try_update_value(|timers| timers.drain(..).for_each(|timer| timer.clear()));
    }

    pub(super) fn press(self, event: &PointerEvent) {
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        let Some(place) = self.place(event) else { return };
        self.focus.is_shown.set(false);
        if let Some(cell) = place.cell {
            self.focus.cell.set(cell);
        }
        self.stop_timer();
        self.tell(&|pointer, _| pointer.press(place));
        let rest = move || self.tell(&|pointer, take| pointer.rest(take));
        self.timers.update_value(|timers| timers.extend(set_timeout_with_handle(rest, REST)));
    }

    pub(super) fn go(self, event: &PointerEvent) {
        if let Some(place) = self.place(event) {
            self.tell(&|pointer, take| pointer.go(place, take));
        }
    }

    pub(super) fn release(self, event: &PointerEvent) {
        self.stop_timer();
        if let Some(place) = self.place(event) {
            self.tell(&|pointer, take| pointer.release(place, take));
        }
    }

    /// Cancels a gesture. Returns whether something was being dragged.
    pub(super) fn break_off(self) -> bool {
        self.stop_timer();
        let was_dragging = self.pointer.get_value().dragging().is_some();
        self.tell(&|pointer, take| pointer.break_off(take));
        was_dragging
    }

    /// A mouse that leaves the board is over no cell.
    pub(super) fn leave(self, event: &PointerEvent) {
        if event.pointer_type() == "mouse" && !self.is_down() {
            self.on_gesture.run(Gesture::Hover(None));
        }
    }

    /// The browser's context menu would get in the way of a long press.
    pub(super) fn keep_menu_away(self, event: &MouseEvent) {
        if self.is_down() {
            event.prevent_default();
        }
    }
}
