//! Turns clicks, hovering and typing into moves.
//!
//! A move takes two clicks: the stack, then its target. A click may come from the mouse, a finger or the keyboard, or
//! from typing a cell's name; all are treated alike. If a move needs confirmation, the first click on the target only
//! shows its consequence; the second click plays it, and so does [`Selection::confirm`], for a button that names the move
//! or for a mouse that rested on the target long enough to see what it does. A stack that is dragged onto its target has
//! been looked at as well. Every move returned here is legal.
//!
//! Placing takes one click. Dragging aims a piece, holding and then dragging over the board places several pieces, and
//! clicks before the person's turn are queued. Where the scene allows it, a stack move can be chosen before the turn, too: it
//! is played when the turn comes, if it is legal then.
//!
//! On a board where cells are marked, every click returns the cell to mark or unmark.

use dvonn_core::{Cell, Move, MoveError, Notation, Position, StackMove};

use crate::context::Context;
use crate::highlight::movers;
use crate::queue::Queue;
use crate::typing::{Typed, Typing};
use crate::view_settings::Confirm;

/// What the person at the board is about to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Intent {
    /// The picked stack.
    pub picked: Option<Cell>,
    /// The legal target, or the cell of a placement, under the pointer.
    pub considered: Option<Cell>,
}

impl Intent {
    /// The considered move.
    pub fn mv(self, position: &Position) -> Option<Move> {
        let to = self.considered?;
        match (position, self.picked) {
            (Position::Placement(_), _) => Some(Move::Place(to)),
            (Position::Movement(_), Some(from)) => Some(Move::Stack(StackMove { from, to })),
            (Position::Movement(_), None) => None,
        }
    }
}

/// The result of a click.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Response {
    /// No move yet; the intent or the queue may have changed.
    Noted,
    /// A legal move was chosen.
    Play(Move),
    /// The mark of a cell is to be set or removed.
    Mark(Cell),
    /// The click is not allowed.
    Refused(PressError),
}

/// Why a click was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PressError {
    /// A rule forbids it.
    Rule(MoveError),
    /// The stack is free to move, but there is no stack at exactly the distance it must go.
    NoTarget {
        /// The stack.
        from: Cell,
    },
}

/// The state between the first click and the move.
///
/// ```
/// use dvonn_core::{Cell, Position};
/// use dvonn_view::{Confirm, Context, Control, Response, Scene, Selection};
///
/// let position: Position = "........./........../DDDWB....../........../......... W M".parse()?;
/// let scene = Scene { control: Control::Both, ..Scene::new(position) };
/// let context = Context { scene: &scene, confirm: Confirm::OnlyLosses };
/// let mut selection = Selection::default();
/// assert_eq!(selection.press(context, Cell::D3), Response::Noted);
/// assert_eq!(selection.press(context, Cell::E3), Response::Noted); // it would fall off with e3: shown first
/// assert_eq!(selection.press(context, Cell::E3), Response::Play("d3-e3".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Selection {
    intent: Intent,
    /// The considered move was clicked once and needs a second click.
    armed: bool,
    typing: Typing,
    queue: Queue,
    premove: Option<Premove>,
}

/// A stack move chosen before the person's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Premove {
    mv: StackMove,
    /// The number of stacks when it was chosen. Every move takes one, so a move that is taken back adds one.
    stacks: usize,
}

impl Selection {
    /// What the person is about to do.
    pub fn intent(&self) -> Intent {
        self.intent
    }

    /// Whether the considered move needs a second click.
    pub fn is_armed(&self) -> bool {
        self.armed
    }

    /// The part of a cell's name that was typed.
    pub fn typed(&self) -> &str {
        self.typing.text()
    }

    /// The cells on which pieces will be placed on the person's next turns, the next one first.
    pub fn queued(&self) -> &[Cell] {
        self.queue.cells()
    }

    /// The stack move that will be played on the person's next turn, if it is legal then.
    pub fn premove(&self) -> Option<StackMove> {
        self.premove.map(|premove| premove.mv)
    }

    /// The mouse or the keyboard focus is now on this cell, or on none.
    pub fn point(&mut self, context: Context<'_>, cell: Option<Cell>) {
        if !self.armed {
            self.intent.considered = cell.filter(|&cell| context.mv(self.intent.picked, cell).is_some());
        }
    }

    /// A cell was clicked, tapped or entered.
    pub fn press(&mut self, context: Context<'_>, cell: Cell) -> Response {
        self.typing = Typing::default();
        if context.scene.may_mark() {
            return Response::Mark(cell);
        }
        if context.may_queue() {
            return self.queue_placement(context, cell);
        }
        if context.may_premove() {
            self.plan(context, cell);
            return Response::Noted;
        }
        if !context.may_move() {
            self.cancel();
            return Response::Noted;
        }
        if let Some(mv) = context.mv(self.intent.picked, cell) {
            let confirmed = self.armed && self.intent.considered == Some(cell);
            if !confirmed && context.asks_about(mv) {
                self.intent.considered = Some(cell);
                self.armed = true;
                return Response::Noted;
            }
            self.let_go();
            return Response::Play(mv);
        }
        let picked = self.intent.picked;
        let was_picked = self.intent.picked == Some(cell);
        self.let_go();
        if was_picked {
            return Response::Noted;
        }
        if movers(context.position()).contains(cell) {
            self.intent.picked = Some(cell);
            return Response::Noted;
        }
        // A click outside the targets deselects the stack and is refused. With no stack picked, a click on an empty cell
        // does nothing.
        match picked.map(|from| context.position().check(Move::Stack(StackMove { from, to: cell }))) {
            Some(Err(reason)) => Response::Refused(PressError::Rule(reason)),
            None if context.position().stack(cell).is_some() => Response::Refused(context.why_not(cell)),
            _ => Response::Noted,
        }
    }

    /// Plays the considered move without asking again, because the person has seen what it does.
    pub fn confirm(&mut self, context: Context<'_>) -> Response {
        let Some(mv) = self.intent.considered.and_then(|to| context.mv(self.intent.picked, to)) else {
            return Response::Noted;
        };
        self.let_go();
        Response::Play(mv)
    }

    /// Adds a cell to the queue, or removes it if it is there.
    fn queue_placement(&mut self, context: Context<'_>, cell: Cell) -> Response {
        if !context.is_open(cell) {
            return Response::Refused(context.why_not(cell));
        }
        if !self.queue.remove(cell) {
            self.queue.add(cell, context.placed());
        }
        Response::Noted
    }

    /// Picks a stack for the next turn, or chooses its target. Any other click forgets both.
    fn plan(&mut self, context: Context<'_>, cell: Cell) {
        let picked = self.intent.picked;
        self.cancel();
        match picked {
            Some(from) if context.could_move(from, cell) => {
                let mv = StackMove { from, to: cell };
                self.premove = Some(Premove { mv, stacks: context.placed() });
            }
            _ => {
                self.intent.picked = Some(cell).filter(|&cell| picked != Some(cell) && context.is_next(cell));
            }
        }
    }

    /// The pointer was dragged onto a cell: places a piece there, now or on the person's next turn. `None` where that
    /// is not possible.
    pub fn sow(&mut self, context: Context<'_>, cell: Cell) -> Option<Response> {
        if !context.is_open(cell) || context.confirm == Confirm::Always {
            return None;
        }
        if context.may_move() {
            self.let_go();
            return Some(Response::Play(Move::Place(cell)));
        }
        self.queue.add(cell, context.placed());
        Some(Response::Noted)
    }

    /// A drag starts: of a stack, or over an empty cell, to aim a piece. Returns whether there is something to drag.
    pub fn lift(&mut self, context: Context<'_>, cell: Cell) -> bool {
        self.let_go();
        if context.may_move() && movers(context.position()).contains(cell) || context.is_next(cell) {
            self.intent.picked = Some(cell);
        }
        self.intent.picked.is_some() || context.is_open(cell)
    }

    /// A drag ends over a cell, or outside the board.
    pub fn drop(&mut self, context: Context<'_>, cell: Option<Cell>) -> Response {
        match cell {
            Some(cell) if context.mv(self.intent.picked, cell).is_some() => {
                if context.confirm == Confirm::Always {
                    return self.press(context, cell);
                }
                self.intent.considered = Some(cell);
                self.confirm(context)
            }
            Some(cell) if context.may_queue() => self.sow(context, cell).unwrap_or(Response::Noted),
            // Dropped where it came from: still picked, as after a click.
            Some(cell) if self.intent.picked == Some(cell) => Response::Noted,
            Some(cell) if context.may_premove() => self.press(context, cell),
            _ => {
                self.let_go();
                Response::Noted
            }
        }
    }

    /// Clears everything.
    pub fn cancel(&mut self) {
        *self = Selection::default();
    }

    /// Clears everything except the queue.
    fn let_go(&mut self) {
        *self = Selection { queue: std::mem::take(&mut self.queue), ..Selection::default() };
    }

    /// The scene has changed: clears what is no longer possible. If a cell was queued for this turn, returns it with
    /// the response; if it is no longer free, the rest of the queue is dropped.
    pub fn refresh(&mut self, context: Context<'_>) -> Option<(Cell, Response)> {
        let is_possible = match self.intent.picked {
            Some(picked) => {
                let may_move = context.may_move() && movers(context.position()).contains(picked);
                may_move || context.is_next(picked)
            }
            None => true,
        };
        if !is_possible {
            self.let_go();
        }
        if self.intent.considered.is_some_and(|to| context.mv(self.intent.picked, to).is_none()) {
            self.intent.considered = None;
            self.armed = false;
        }
        self.take_premove(context).or_else(|| self.take_queued(context))
    }

    fn take_premove(&mut self, context: Context<'_>) -> Option<(Cell, Response)> {
        let Premove { mv, stacks } = self.premove?;
        if context.may_premove() && context.placed() == stacks {
            return None;
        }
        self.cancel();
        if !context.may_move() || context.placed() >= stacks {
            return None;
        }
        Some(match context.position().check(Move::Stack(mv)) {
            Ok(()) => (mv.to, Response::Play(Move::Stack(mv))),
            Err(reason) => (mv.from, Response::Refused(PressError::Rule(reason))),
        })
    }

    fn take_queued(&mut self, context: Context<'_>) -> Option<(Cell, Response)> {
        if context.may_queue() {
            return None;
        }
        let mut queue = std::mem::take(&mut self.queue);
        let is_placing = context.is_placing() && context.may_move();
        if !is_placing || !queue.is_behind(context.placed()) {
            return None;
        }
        let cell = queue.take(context.placed())?;
        let Some(mv) = context.mv(None, cell) else {
            return Some((cell, Response::Refused(context.why_not(cell))));
        };
        self.queue = queue;
        self.let_go();
        Some((cell, Response::Play(mv)))
    }

    /// A character was typed: clicks a cell as soon as its name is complete. Returns that cell with the response;
    /// `None` if no name contains the character, or nobody may move now.
    pub fn type_character(
        &mut self,
        context: Context<'_>,
        notation: Notation,
        character: char,
    ) -> Option<(Option<Cell>, Response)> {
        let may_plan = context.may_queue() || context.may_premove();
        if !context.may_move() && !may_plan && !context.scene.may_mark() {
            return None;
        }
        match self.typing.push(notation, character) {
            Typed::Nothing => None,
            Typed::Part => Some((None, Response::Noted)),
            Typed::Whole(cell) => {
                let rest = std::mem::take(&mut self.typing);
                let response = self.name(context, cell);
                self.typing = rest;
                Some((Some(cell), response))
            }
        }
    }

    /// Typing has ended: clicks the cell that was named.
    pub fn finish_typing(&mut self, context: Context<'_>, notation: Notation) -> Option<(Cell, Response)> {
        let cell = self.typing.finish(notation)?;
        Some((cell, self.name(context, cell)))
    }

    /// A cell was named. Naming the picked stack again keeps it picked.
    fn name(&mut self, context: Context<'_>, cell: Cell) -> Response {
        if self.intent.picked == Some(cell) { Response::Noted } else { self.press(context, cell) }
    }

    /// Removes the last typed character, or else what was chosen last for a later turn. Returns whether there was something.
    pub fn erase(&mut self) -> bool {
        self.typing.erase() || self.queue.pop() || self.premove.take().is_some()
    }
}

#[cfg(test)]
mod tests {
    use dvonn_core::{CellSet, Color};

    use super::*;
    use crate::scene::{Control, Scene};

    const FIGURE_3: &str = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M";

    fn both(position: Position) -> Scene {
        Scene { control: Control::Both, ..Scene::new(position) }
    }

    fn scene(text: &str) -> Scene {
        both(text.parse().expect("a position"))
    }

    fn context(scene: &Scene, confirm: Confirm) -> Context<'_> {
        Context { scene, confirm }
    }

    fn intent(picked: Option<Cell>, considered: Option<Cell>) -> Intent {
        Intent { picked, considered }
    }

    #[test]
    fn two_clicks_make_a_move() {
        let scene = scene(FIGURE_3);
        for (confirm, presses) in [
            (Confirm::Never, vec!["e3", "f3"]),
            (Confirm::OnlyLosses, vec!["e3", "f3", "f3"]), // two stacks of White's fall off, and five of Black's
            (Confirm::OnlyLosses, vec!["f2", "i5"]),
            (Confirm::Always, vec!["f2", "i5", "i5"]),
        ] {
            let mut selection = Selection::default();
            let cells: Vec<Cell> = presses.iter().map(|name| name.parse().expect("a cell")).collect();
            let (last, first) = cells.split_last().expect("presses");
            for cell in first {
                assert_eq!(selection.press(context(&scene, confirm), *cell), Response::Noted, "{presses:?}");
            }
            let expected = Move::Stack(StackMove { from: cells[0], to: *last });
            assert_eq!(
                selection.press(context(&scene, confirm), *last),
                Response::Play(expected),
                "{presses:?}"
            );
            assert_eq!(selection, Selection::default(), "nothing is left over");
        }
    }

    #[test]
    fn only_a_move_that_costs_own_pieces_is_asked_about() {
        let bridge = scene("........./........../DDDWB....../........../......... W M");
        for (to, is_asked) in [(Cell::C3, false), (Cell::E3, true)] {
            let mut selection = Selection::default();
            selection.press(context(&bridge, Confirm::OnlyLosses), Cell::D3);
            let response = selection.press(context(&bridge, Confirm::OnlyLosses), to);
            let expected = Response::Play(Move::Stack(StackMove::new(Cell::D3, to)));
            assert_eq!(response, if is_asked { Response::Noted } else { expected }, "{to}");
            assert_eq!(selection.is_armed(), is_asked, "{to}");
            if is_asked {
                assert_eq!(selection.confirm(context(&bridge, Confirm::OnlyLosses)), expected, "{to}");
            }
            assert_eq!(selection, Selection::default(), "nothing is left over");
        }
    }

    #[test]
    fn a_move_whose_consequence_was_seen_is_not_asked_about() {
        let scene = scene(FIGURE_3);
        let context = context(&scene, Confirm::OnlyLosses);
        let mut selection = Selection::default();
        assert_eq!(selection.confirm(context), Response::Noted, "there is nothing to confirm");
        selection.press(context, Cell::E3);
        selection.point(context, Some(Cell::F3));
        let expected = Response::Play(Move::Stack(StackMove::new(Cell::E3, Cell::F3)));
        assert_eq!(selection.confirm(context), expected);
        assert!(selection.lift(context, Cell::E3));
        assert_eq!(selection.drop(context, Some(Cell::F3)), expected, "dragged there");
        let always = Context { confirm: Confirm::Always, ..context };
        assert!(selection.lift(always, Cell::E3));
        assert_eq!(selection.drop(always, Some(Cell::F3)), Response::Noted, "every move is asked about");
        assert!(selection.is_armed());
    }

    #[test]
    fn a_click_picks_deselects_or_is_refused() {
        let scene = scene(FIGURE_3);
        let context = context(&scene, Confirm::Never);
        let refused = |from, to| {
            let reason = scene
                .position
                .check(Move::Stack(StackMove { from, to }))
                .expect_err("it is too far, or empty");
            Response::Refused(PressError::Rule(reason))
        };
        for (presses, picked, response) in [
            (vec![Cell::E3], Some(Cell::E3), Response::Noted),
            (vec![Cell::E3, Cell::E3], None, Response::Noted),
            (vec![Cell::E3, Cell::J3], None, refused(Cell::E3, Cell::J3)),
            (vec![Cell::E3, Cell::E2], None, refused(Cell::E3, Cell::E2)),
            (vec![Cell::E3, Cell::F2], Some(Cell::F2), Response::Noted),
            (vec![Cell::A3], None, Response::Noted),
            (
                vec![Cell::G3],
                None,
                Response::Refused(PressError::Rule(MoveError::LoneDvonn { from: Cell::G3 })),
            ),
            (
                vec![Cell::F3],
                None,
                Response::Refused(PressError::Rule(MoveError::NotYours { from: Cell::F3 })),
            ),
        ] {
            let mut selection = Selection::default();
            let found = presses.iter().map(|&cell| selection.press(context, cell)).last();
            assert_eq!(found, Some(response), "{presses:?}");
            assert_eq!(selection.intent(), intent(picked, None), "{presses:?}");
        }
    }

    #[test]
    fn an_enclosed_stack_and_one_without_a_target_have_different_errors() {
        let full = scene("BBWWBWWWW/BBWBBBWWBB/BDBWBWDWWBD/WWBBWWBBWB/WWBWBBWWB W M");
        let mut selection = Selection::default();
        let response = selection.press(context(&full, Confirm::Never), Cell::D3);
        assert_eq!(response, Response::Refused(PressError::Rule(MoveError::Enclosed { from: Cell::D3 })));

        let sparse = scene("........./........../DDDW3W....../........../......... W M");
        let response = selection.press(context(&sparse, Confirm::Never), Cell::D3);
        assert_eq!(response, Response::Noted, "d3 reaches a3");
        let sparse = scene("........./........../DDDWW5....../........../......... W M");
        let response = Selection::default().press(context(&sparse, Confirm::Never), Cell::E3);
        assert_eq!(response, Response::Refused(PressError::NoTarget { from: Cell::E3 }));
    }

    #[test]
    fn pointing_considers_only_legal_moves_and_leaves_an_armed_move_alone() {
        let scene = scene(FIGURE_3);
        let context = context(&scene, Confirm::OnlyLosses);
        let mut selection = Selection::default();
        selection.point(context, Some(Cell::F3));
        assert_eq!(selection.intent(), intent(None, None));
        selection.press(context, Cell::E3);
        selection.point(context, Some(Cell::F3));
        assert_eq!(selection.intent(), intent(Some(Cell::E3), Some(Cell::F3)));
        selection.point(context, Some(Cell::J3));
        assert_eq!(selection.intent(), intent(Some(Cell::E3), None));
        selection.press(context, Cell::F3);
        assert!(selection.is_armed());
        selection.point(context, None);
        assert_eq!(selection.intent(), intent(Some(Cell::E3), Some(Cell::F3)));
        selection.cancel();
        assert_eq!(selection.intent(), Intent::default());
    }

    #[test]
    fn a_drag_is_the_same_as_two_clicks() {
        let scene = scene(FIGURE_3);
        let context = context(&scene, Confirm::Never);
        for (from, to, response, picked) in [
            (Cell::F2, Some(Cell::I5), Response::Play(Move::Stack(StackMove::new(Cell::F2, Cell::I5))), None),
            (Cell::F2, Some(Cell::F2), Response::Noted, Some(Cell::F2)),
            (Cell::F2, Some(Cell::A1), Response::Noted, None),
            (Cell::F2, None, Response::Noted, None),
        ] {
            let mut selection = Selection::default();
            assert!(selection.lift(context, from));
            assert_eq!(selection.drop(context, to), response, "{to:?}");
            assert_eq!(selection.intent().picked, picked, "{to:?}");
        }
        assert!(!Selection::default().lift(context, Cell::G3), "a lone DVONN piece stays");
    }

    #[test]
    fn one_click_places_a_piece() {
        let start = both(Position::START);
        let mut selection = Selection::default();
        let response = selection.press(context(&start, Confirm::OnlyLosses), Cell::F3);
        assert_eq!(response, Response::Play(Move::Place(Cell::F3)));
        let next = both(start.position.play(Move::Place(Cell::F3)).expect("legal"));
        let response = selection.press(context(&next, Confirm::OnlyLosses), Cell::F3);
        assert_eq!(response, Response::Refused(PressError::Rule(MoveError::Occupied { cell: Cell::F3 })));
        assert_eq!(selection.press(context(&next, Confirm::Always), Cell::E3), Response::Noted);
        assert!(selection.is_armed());
    }

    #[test]
    fn a_person_who_may_not_move_picks_nothing() {
        for control in [Control::Nobody, Control::Only(dvonn_core::Color::Black)] {
            let scene = Scene { control, ..scene(FIGURE_3) };
            let context = context(&scene, Confirm::Never);
            let mut selection = Selection::default();
            assert_eq!(selection.press(context, Cell::E3), Response::Noted, "{control:?}");
            assert_eq!(selection.type_character(context, Notation::Standard, 'e'), None, "{control:?}");
            assert!(!selection.lift(context, Cell::E3), "{control:?}");
            assert_eq!(selection.intent(), Intent::default(), "{control:?}");
        }
    }

    #[test]
    fn typed_names_are_clicks() {
        let figure = scene(FIGURE_3);
        let start = both(Position::START);
        for (scene, notation, text, expected) in [
            (&figure, Notation::Standard, "f2i5", Some("f2-i5")),
            (&figure, Notation::Standard, "F2-i5", Some("f2-i5")),
            (&figure, Notation::Standard, "f2f2i5", Some("f2-i5")), // named twice
            (&figure, Notation::Standard, "f9f2xi5", Some("f2-i5")), // typing errors
            (&figure, Notation::Standard, "f2", None),
            (&figure, Notation::Printed, "f4i1", Some("f2-i5")),
            (&figure, Notation::Newsletter, "d6a9", Some("f2-i5")),
            (&start, Notation::Standard, "k3", Some("k3")),
            (&start, Notation::Newsletter, "c11", Some("k3")),
            (&start, Notation::Newsletter, "c1", None), // might become c11
            (&start, Notation::Newsletter, "c1d", Some("a3")),
        ] {
            let mut selection = Selection::default();
            let mut played = None;
            for character in text.chars() {
                let response = selection.type_character(context(scene, Confirm::Never), notation, character);
                if let Some((_, Response::Play(mv))) = response {
                    played = Some(mv.to_string());
                }
            }
            assert_eq!(played.as_deref(), expected, "{text}");
        }
        let mut selection = Selection::default();
        let context = context(&start, Confirm::Never);
        for character in "c1".chars() {
            selection.type_character(context, Notation::Newsletter, character);
        }
        assert_eq!(selection.typed(), "c1");
        let expected = Some((Cell::A3, Response::Play(Move::Place(Cell::A3))));
        assert_eq!(selection.finish_typing(context, Notation::Newsletter), expected);
    }

    #[test]
    fn a_new_position_keeps_what_is_still_possible() {
        let before = scene(FIGURE_3);
        let mut selection = Selection::default();
        selection.press(context(&before, Confirm::Never), Cell::F2);
        selection.refresh(context(&before, Confirm::Never));
        assert_eq!(selection.intent().picked, Some(Cell::F2));
        let after = both(before.position.play("f2-i5".parse().expect("a move")).expect("legal"));
        selection.refresh(context(&after, Confirm::Never));
        assert_eq!(selection.intent(), Intent::default());
    }

    /// A board on which a person plays White.
    fn placed(cells: &[Cell]) -> Scene {
        let position = cells.iter().fold(Position::START, |position, &cell| {
            position.play(Move::Place(cell)).expect("the cell is free")
        });
        Scene { control: Control::Only(dvonn_core::Color::White), ..Scene::new(position) }
    }

    fn white(scene: &Scene) -> Context<'_> {
        context(scene, Confirm::OnlyLosses)
    }

    #[test]
    fn placements_are_queued_for_the_next_turn() {
        let mut selection = Selection::default();
        let waiting = placed(&[Cell::F3]);
        for character in "a1b1c1".chars() {
            let typed = selection.type_character(white(&waiting), Notation::Standard, character);
            assert!(matches!(typed, Some((_, Response::Noted))), "{typed:?}");
        }
        assert_eq!(selection.press(white(&waiting), Cell::B1), Response::Noted, "pressed again");
        assert_eq!(selection.queued(), [Cell::A1, Cell::C1]);
        assert_eq!(selection.refresh(white(&waiting)), None);
        let own = placed(&[Cell::F3, Cell::E3]);
        let expected = Some((Cell::A1, Response::Play(Move::Place(Cell::A1))));
        assert_eq!(selection.refresh(white(&own)), expected);
        assert_eq!(selection.queued(), [Cell::C1]);
        let waiting = placed(&[Cell::F3, Cell::E3, Cell::A1]);
        assert_eq!(selection.refresh(white(&waiting)), None);
        assert_eq!(selection.queued(), [Cell::C1]);
    }

    #[test]
    fn a_queued_cell_that_is_no_longer_free_is_refused_and_the_rest_dropped() {
        let mut selection = Selection::default();
        let waiting = placed(&[Cell::F3]);
        for cell in [Cell::A1, Cell::C1] {
            selection.press(white(&waiting), cell);
        }
        let taken = Response::Refused(PressError::Rule(MoveError::Occupied { cell: Cell::F3 }));
        assert_eq!(selection.press(white(&waiting), Cell::F3), taken);
        let own = placed(&[Cell::F3, Cell::A1]);
        let taken = Response::Refused(PressError::Rule(MoveError::Occupied { cell: Cell::A1 }));
        assert_eq!(selection.refresh(white(&own)), Some((Cell::A1, taken)));
        assert_eq!(selection, Selection::default());
    }

    #[test]
    fn the_queue_is_empty_after_taking_back_or_when_nobody_may_move() {
        let waiting = placed(&[Cell::F3, Cell::E3, Cell::A1]);
        let nobody = Scene { control: Control::Nobody, ..waiting.clone() };
        let (back, start) = (placed(&[Cell::F3, Cell::E3]), placed(&[]));
        for later in [white(&back), white(&start), white(&nobody)] {
            let mut selection = Selection::default();
            selection.press(white(&waiting), Cell::C1);
            assert_eq!(selection.refresh(later), None);
            assert_eq!(selection, Selection::default(), "{later:?}");
        }
        let mut selection = Selection::default();
        selection.press(white(&waiting), Cell::C1);
        assert!(selection.erase() && !selection.erase());
        let asked = Context { confirm: Confirm::Always, ..white(&waiting) };
        selection.press(asked, Cell::C1);
        assert_eq!(selection, Selection::default(), "each placement is to be asked about");
    }

    #[test]
    fn a_drag_over_empty_cells_aims_a_piece() {
        let start = placed(&[Cell::F3, Cell::E3]);
        let context = white(&start);
        let mut selection = Selection::default();
        assert!(!selection.lift(context, Cell::F3), "a piece that lies stays");
        assert!(selection.lift(context, Cell::A1));
        selection.point(context, Some(Cell::B1));
        assert_eq!(selection.intent(), intent(None, Some(Cell::B1)));
        selection.point(context, Some(Cell::F3));
        assert_eq!(selection.intent(), intent(None, None));
        assert_eq!(selection.drop(context, Some(Cell::F3)), Response::Noted);
        assert_eq!(selection.drop(context, None), Response::Noted);
        assert_eq!(selection.drop(context, Some(Cell::B1)), Response::Play(Move::Place(Cell::B1)));
    }

    #[test]
    fn a_long_drag_places_on_every_free_cell() {
        let own = placed(&[Cell::F3, Cell::E3]);
        let mut selection = Selection::default();
        assert_eq!(selection.sow(white(&own), Cell::F3), None);
        assert_eq!(selection.sow(white(&own), Cell::A1), Some(Response::Play(Move::Place(Cell::A1))));
        let asked = Context { confirm: Confirm::Always, ..white(&own) };
        assert_eq!(selection.sow(asked, Cell::A1), None);
        let waiting = placed(&[Cell::F3, Cell::E3, Cell::A1]);
        for cell in [Cell::B1, Cell::B1, Cell::C1, Cell::D1, Cell::E1, Cell::F1, Cell::G1] {
            assert_eq!(selection.sow(white(&waiting), cell), Some(Response::Noted));
        }
        assert_eq!(
            selection.queued(),
            [Cell::B1, Cell::C1, Cell::D1, Cell::E1, Cell::F1],
            "a few are enough"
        );
        let moving = scene(FIGURE_3);
        assert_eq!(selection.sow(context(&moving, Confirm::Never), Cell::A1), None);
    }

    #[test]
    fn where_cells_are_marked_a_click_or_a_name_marks_one() {
        let scene = Scene { marked: Some(CellSet::EMPTY), ..scene(FIGURE_3) };
        let marking = context(&scene, Confirm::Always);
        let mut selection = Selection::default();
        assert_eq!(selection.press(marking, Cell::E3), Response::Mark(Cell::E3));
        assert!(!selection.lift(marking, Cell::E3), "stacks stay");
        selection.type_character(marking, Notation::Standard, 'e');
        let typed = selection.type_character(marking, Notation::Standard, '3');
        assert_eq!(typed, Some((Some(Cell::E3), Response::Mark(Cell::E3))));
        let closed = Scene { control: Control::Nobody, ..scene.clone() };
        assert_eq!(selection.press(context(&closed, Confirm::Never), Cell::E3), Response::Noted);
    }

    /// White waits for Black.
    fn before_the_turn(text: &str) -> Scene {
        let control = Control::Only(Color::White);
        Scene { control, premoves: true, ..Scene::new(text.parse().expect("a position")) }
    }

    #[test]
    fn a_stack_move_chosen_before_the_turn_is_played_when_it_comes_if_it_is_legal_then() {
        let before = before_the_turn("........./........../DDDWBB...../........../......... B M");
        let waiting = context(&before, Confirm::OnlyLosses);
        for (after, expected) in [
            (
                "........./........../DDDWB2....../........../......... W M",
                Response::Play("d3-c3".parse().unwrap()),
            ),
            (
                "........./........../DDDB2......./........../......... W M",
                Response::Refused(PressError::Rule(MoveError::NotYours { from: Cell::D3 })),
            ),
        ] {
            let mut selection = Selection::default();
            for cell in [Cell::D3, Cell::C3] {
                assert_eq!(selection.press(waiting, cell), Response::Noted);
            }
            assert_eq!(selection.premove(), Some(StackMove::new(Cell::D3, Cell::C3)));
            assert_eq!(selection.refresh(waiting), None, "nothing has happened");
            let after = Scene { position: after.parse().unwrap(), ..before.clone() };
            let played = selection.refresh(context(&after, Confirm::OnlyLosses)).expect("it is tried");
            assert_eq!(played.1, expected);
            assert_eq!(selection, Selection::default(), "nothing is left over");
        }
    }

    #[test]
    fn a_premove_is_forgotten_by_another_click_and_after_a_take_back() {
        let before = before_the_turn("........./........../DDDWB....../........../......... B M");
        let waiting = context(&before, Confirm::Never);
        let mut selection = Selection::default();
        for (cell, picked, premove) in [
            (Cell::B3, None, None), // nobody's
            (Cell::E3, None, None), // Black's
            (Cell::D3, Some(Cell::D3), None),
            (Cell::B3, None, None), // too far
            (Cell::D3, Some(Cell::D3), None),
            (Cell::E3, None, Some(StackMove::new(Cell::D3, Cell::E3))),
            (Cell::A1, None, None),
        ] {
            selection.press(waiting, cell);
            assert_eq!((selection.intent().picked, selection.premove()), (picked, premove), "{cell}");
        }
        selection.press(waiting, Cell::D3);
        selection.press(waiting, Cell::C3);
        let position = "........./........../DDDWBW...../........../......... W M".parse().unwrap();
        let back = Scene { position, ..before.clone() };
        assert_eq!(selection.refresh(context(&back, Confirm::Never)), None, "White's move was taken back");
        assert_eq!(selection, Selection::default());
    }

    #[test]
    fn nothing_is_chosen_early_where_every_move_is_confirmed_or_the_scene_forbids_it() {
        let before = before_the_turn("........./........../DDDWB....../........../......... B M");
        let closed = Scene { premoves: false, ..before.clone() };
        for context in [context(&before, Confirm::Always), context(&closed, Confirm::Never)] {
            let mut selection = Selection::default();
            selection.press(context, Cell::D3);
            assert_eq!(selection, Selection::default());
        }
    }
}
