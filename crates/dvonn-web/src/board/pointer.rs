//! Recognises gestures of a pointer on the board: click, drag, hold and hover. Nothing here uses the browser.

use dvonn_core::Cell;
use dvonn_view::Point;

use super::surface::Gesture;

/// How far a pointer must move to start a drag, in board units.
const DRAG: f64 = 0.22;

/// The kind of pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// A mouse, which hovers while nothing is pressed.
    Mouse,
    /// A finger or a pen.
    Finger,
}

/// Where a pointer is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sample {
    /// The identifier of the pointer.
    pub(super) pointer: i32,
    pub(super) kind: Kind,
    pub(super) at: Point,
    /// The nearest cell, if one is close enough.
    pub(super) cell: Option<Cell>,
}

/// The state of a pointer that is down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Course {
    Resting,
    Dragging,
    /// It moved too far to count as resting, and there was nothing to drag.
    Strayed,
    /// It rested long enough to show information, and no longer clicks.
    Lingered,
}

/// The receiver of gestures; returns whether it used one.
pub(super) type Take<'a> = &'a dyn Fn(Gesture) -> bool;

/// The pointer that is down, if any.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Pointer(Option<(Sample, Course)>);

impl Pointer {
    pub(super) fn is_down(self) -> bool {
        self.0.is_some()
    }

    /// The identifier of the pointer that is dragging something.
    pub(super) fn dragging(self) -> Option<i32> {
        self.0.filter(|(_, course)| *course == Course::Dragging).map(|(from, _)| from.pointer)
    }

    /// The pointer goes down.
    pub(super) fn press(&mut self, place: Sample) {
        self.0 = Some((place, Course::Resting));
    }

    /// The pointer has been down for a while.
    pub(super) fn rest(&mut self, take: Take<'_>) {
        let Some((Sample { kind, cell: Some(cell), .. }, course @ Course::Resting)) = &mut self.0 else {
            return;
        };
        if take(Gesture::Hold(*cell)) {
            *course = Course::Dragging;
        } else if *kind == Kind::Finger {
            *course = Course::Lingered;
            take(Gesture::Linger(*cell));
        }
    }

    /// The pointer moves.
    pub(super) fn go(&mut self, to: Sample, take: Take<'_>) {
        let Some((from, course)) = self.0.as_mut().filter(|(from, _)| from.pointer == to.pointer) else {
            if to.kind == Kind::Mouse {
                take(Gesture::Hover(to.cell));
            }
            return;
        };
        if *course == Course::Resting && from.at.distance(to.at) > DRAG {
            let is_lifted = from.cell.is_some_and(|cell| take(Gesture::Lift(cell)));
            *course = if is_lifted { Course::Dragging } else { Course::Strayed };
        }
        if *course == Course::Dragging {
            take(Gesture::Carry(to.at));
        }
    }

    /// The pointer goes up.
    pub(super) fn release(&mut self, here: Sample, take: Take<'_>) {
        let Some((from, course)) = self.0.take_if(|(from, _)| from.pointer == here.pointer) else {
            return;
        };
        match course {
            Course::Dragging => {
                take(Gesture::Drop(here.cell));
            }
            Course::Resting | Course::Strayed if from.cell == here.cell => {
                take(Gesture::Press(here.cell));
            }
            _ => {}
        }
    }

    /// Cancels the gesture.
    pub(super) fn break_off(&mut self, take: Take<'_>) {
        let was_dragging = self.dragging().is_some();
        self.0 = None;
        if was_dragging {
            take(Gesture::Leave);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::*;

    const AT: Point = Point::new(1.0, 1.0);
    const NEAR: Point = Point::new(1.1, 1.0);
    const FAR: Point = Point::new(2.0, 1.0);

    fn place(kind: Kind, at: Point, cell: Cell) -> Sample {
        Sample { pointer: 1, kind, at, cell: Some(cell) }
    }

    /// A board that answers like this to lifting and holding, and records the gestures.
    struct Board {
        answer: bool,
        heard: RefCell<Vec<Gesture>>,
    }

    impl Board {
        fn new(answer: bool) -> Board {
            Board { answer, heard: RefCell::default() }
        }

        fn take(&self) -> impl Fn(Gesture) -> bool {
            |gesture| {
                let asks = matches!(gesture, Gesture::Lift(_) | Gesture::Hold(_));
                self.heard.borrow_mut().push(gesture);
                self.answer || !asks
            }
        }

        fn heard(self) -> Vec<Gesture> {
            self.heard.into_inner()
        }
    }

    #[test]
    fn a_click_is_down_and_up_on_one_cell() {
        for (to, heard) in [(Cell::A1, vec![Gesture::Press(Some(Cell::A1))]), (Cell::B1, vec![])] {
            let (board, mut pointer) = (Board::new(false), Pointer::default());
            pointer.press(place(Kind::Finger, AT, Cell::A1));
            pointer.go(place(Kind::Finger, NEAR, to), &board.take());
            pointer.release(place(Kind::Finger, NEAR, to), &board.take());
            assert_eq!(board.heard(), heard);
            assert!(!pointer.is_down());
        }
    }

    #[test]
    fn a_drag_is_carried_until_it_is_dropped() {
        let (board, mut pointer) = (Board::new(true), Pointer::default());
        pointer.press(place(Kind::Mouse, AT, Cell::A1));
        pointer.go(place(Kind::Mouse, FAR, Cell::B1), &board.take());
        assert_eq!(pointer.dragging(), Some(1));
        pointer.rest(&board.take());
        pointer.release(place(Kind::Mouse, FAR, Cell::B1), &board.take());
        let expected = [Gesture::Lift(Cell::A1), Gesture::Carry(FAR), Gesture::Drop(Some(Cell::B1))];
        assert_eq!(board.heard(), expected);
    }

    #[test]
    fn where_nothing_can_be_dragged_a_pointer_that_comes_back_still_clicks() {
        let (board, mut pointer) = (Board::new(false), Pointer::default());
        pointer.press(place(Kind::Finger, AT, Cell::A1));
        pointer.go(place(Kind::Finger, FAR, Cell::A1), &board.take());
        pointer.rest(&board.take());
        pointer.release(place(Kind::Finger, AT, Cell::A1), &board.take());
        assert_eq!(board.heard(), [Gesture::Lift(Cell::A1), Gesture::Press(Some(Cell::A1))]);
    }

    #[test]
    fn a_resting_finger_shows_information_and_a_resting_mouse_does_not() {
        let press = Gesture::Press(Some(Cell::A1));
        for (kind, last) in [(Kind::Finger, Gesture::Linger(Cell::A1)), (Kind::Mouse, press)] {
            let (board, mut pointer) = (Board::new(false), Pointer::default());
            pointer.press(place(kind, AT, Cell::A1));
            pointer.rest(&board.take());
            pointer.release(place(kind, AT, Cell::A1), &board.take());
            assert_eq!(board.heard(), [Gesture::Hold(Cell::A1), last]);
        }
    }

    #[test]
    fn a_held_pointer_is_followed_until_it_is_cancelled() {
        let (board, mut pointer) = (Board::new(true), Pointer::default());
        pointer.press(place(Kind::Mouse, AT, Cell::A1));
        pointer.rest(&board.take());
        pointer.go(place(Kind::Mouse, NEAR, Cell::A1), &board.take());
        pointer.break_off(&board.take());
        pointer.break_off(&board.take());
        pointer.release(place(Kind::Mouse, FAR, Cell::B1), &board.take());
        assert_eq!(board.heard(), [Gesture::Hold(Cell::A1), Gesture::Carry(NEAR), Gesture::Leave]);
    }

    #[test]
    fn only_a_mouse_hovers_and_a_second_finger_is_ignored() {
        let (board, mut pointer) = (Board::new(true), Pointer::default());
        pointer.go(place(Kind::Finger, AT, Cell::A1), &board.take());
        pointer.go(place(Kind::Mouse, AT, Cell::A1), &board.take());
        pointer.press(place(Kind::Finger, AT, Cell::A1));
        let second = Sample { pointer: 2, ..place(Kind::Finger, FAR, Cell::B1) };
        pointer.go(second, &board.take());
        pointer.release(second, &board.take());
        assert!(pointer.is_down());
        assert_eq!(board.heard(), [Gesture::Hover(Some(Cell::A1))]);
    }
}
