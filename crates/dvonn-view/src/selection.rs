//! From presses, hovering and typing to a move.
//!
//! A move is two presses: the stack, then where it lands. What is pressed may be pointed at by mouse, finger or
//! keyboard, or typed; all go the same way. Where confirmation is asked, the first press on the target only arms
//! the move, so that its consequence is seen, and the second one plays it. Every move that leaves here is legal.
//!
//! Placing is quicker. One press places; a drag aims; a hand that rests and then draws over the board sows pieces; and
//! what is pressed while the other player is to place waits for its turn.

use dvonn_core::{Cell, Move, MoveError, Notation, Position};

use crate::ahead::Ahead;
use crate::consequence::Consequence;
use crate::highlight::movers;
use crate::look::{Confirm, Hands};
use crate::typing::{Typed, Typing};

/// What the person at the board has in mind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Aim {
    /// The stack that was picked.
    pub picked: Option<Cell>,
    /// The legal target, or the cell of a placement, that is pointed at.
    pub considered: Option<Cell>,
}

impl Aim {
    /// The move that is considered.
    pub fn mv(self, position: &Position) -> Option<Move> {
        let to = self.considered?;
        match (position, self.picked) {
            (Position::Placement(_), _) => Some(Move::Place(to)),
            (Position::Movement(_), Some(from)) => Some(Move::Stack { from, to }),
            (Position::Movement(_), None) => None,
        }
    }
}

/// What a press led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reply {
    /// Nothing, or only what the aim says.
    Noted,
    /// A legal move was decided on.
    Play(Move),
    /// The rules forbid what was asked for.
    Refused(Refusal),
}

/// Why a press led to nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// A rule forbids it.
    Rule(MoveError),
    /// The stack is free, but no stack stands as far away as it is high.
    NoTarget {
        /// The stack.
        from: Cell,
    },
}

/// What a press is judged by.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    /// What stands now.
    pub position: &'a Position,
    /// Who may move.
    pub hands: Hands,
    /// Which moves are asked about.
    pub confirm: Confirm,
}

impl Table<'_> {
    fn may_move(&self) -> bool {
        self.hands.may_move(self.position.turn())
    }

    /// Whether the person may say where to place before it is their turn. Who wants to be asked about every placement
    /// may not: nobody could be asked.
    fn may_place_ahead(&self) -> bool {
        matches!(self.position, Position::Placement(_))
            && self.confirm != Confirm::Always
            && self.hands == Hands::Only(self.position.turn().other())
    }

    /// Whether a piece could be placed on a cell, now or later.
    fn is_open(&self, cell: Cell) -> bool {
        matches!(self.position, Position::Placement(_))
            && (self.may_move() || self.may_place_ahead())
            && self.position.stack(cell).is_none()
    }

    fn placed(&self) -> usize {
        self.position.occupied().len()
    }

    fn asks_about(&self, mv: Move) -> bool {
        match self.confirm {
            Confirm::Always => true,
            Confirm::OnlyLosses => {
                Consequence::of(self.position, mv).is_ok_and(|consequence| !consequence.fallen.is_empty())
            }
            Confirm::Never => false,
        }
    }

    /// The move to a cell, given what is picked.
    fn mv(&self, picked: Option<Cell>, to: Cell) -> Option<Move> {
        let mv = Aim { picked, considered: Some(to) }.mv(self.position)?;
        (self.may_move() && self.position.check(mv).is_ok()).then_some(mv)
    }

    /// Why a stack cannot be picked, for the player to move.
    fn refusal(&self, from: Cell) -> Refusal {
        let Some(movement) = self.position.movement() else {
            return Refusal::Rule(MoveError::Occupied { cell: from });
        };
        match movement.check(from, from) {
            // The rules have no objection to the stack itself.
            Ok(()) | Err(MoveError::NotInLine { .. }) => Refusal::NoTarget { from },
            Err(reason) => Refusal::Rule(reason),
        }
    }
}

/// The state between a first press and a move.
///
/// ```
/// use dvonn_core::{Cell, Position};
/// use dvonn_view::{Confirm, Hands, Reply, Selection, Table};
///
/// let position: Position = "........./........../DDDWB....../........../......... W M".parse()?;
/// let table = Table { position: &position, hands: Hands::Both, confirm: Confirm::OnlyLosses };
/// let mut selection = Selection::default();
/// assert_eq!(selection.press(table, Cell::D3), Reply::Noted);
/// assert_eq!(selection.press(table, Cell::C3), Reply::Noted); // e3 would fall off: shown first
/// assert_eq!(selection.press(table, Cell::C3), Reply::Play("d3-c3".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Selection {
    aim: Aim,
    /// The considered move was pressed once and waits for the second press.
    armed: bool,
    typing: Typing,
    ahead: Ahead,
}

impl Selection {
    /// What the person has in mind.
    pub fn aim(&self) -> Aim {
        self.aim
    }

    /// Whether the considered move waits for its second press.
    pub fn is_armed(&self) -> bool {
        self.armed
    }

    /// The part of a cell's name that was typed.
    pub fn typed(&self) -> &str {
        self.typing.text()
    }

    /// The cells on which pieces will be placed as soon as it is one's turn, the next one first.
    pub fn ahead(&self) -> &[Cell] {
        self.ahead.cells()
    }

    /// The mouse or the keyboard's mark is on a cell now, or on none.
    pub fn point(&mut self, table: Table<'_>, cell: Option<Cell>) {
        if !self.armed {
            self.aim.considered = cell.filter(|&cell| table.mv(self.aim.picked, cell).is_some());
        }
    }

    /// A cell was clicked, tapped or entered.
    pub fn press(&mut self, table: Table<'_>, cell: Cell) -> Reply {
        self.typing = Typing::default();
        if table.may_place_ahead() {
            return self.place_ahead(table, cell);
        }
        if !table.may_move() {
            self.cancel();
            return Reply::Noted;
        }
        if let Some(mv) = table.mv(self.aim.picked, cell) {
            let confirmed = self.armed && self.aim.considered == Some(cell);
            if !confirmed && table.asks_about(mv) {
                self.aim.considered = Some(cell);
                self.armed = true;
                return Reply::Noted;
            }
            self.let_go();
            return Reply::Play(mv);
        }
        let picked = self.aim.picked;
        let was_picked = self.aim.picked == Some(cell);
        self.let_go();
        if was_picked {
            return Reply::Noted;
        }
        if movers(table.position).contains(cell) {
            self.aim.picked = Some(cell);
            return Reply::Noted;
        }
        // Who presses beside the targets lets go, and hears why; who presses an empty node has asked for nothing.
        match picked.map(|from| table.position.check(Move::Stack { from, to: cell })) {
            Some(Err(reason)) => Reply::Refused(Refusal::Rule(reason)),
            None if table.position.stack(cell).is_some() => Reply::Refused(table.refusal(cell)),
            _ => Reply::Noted,
        }
    }

    /// Notes a cell for later, or forgets it if it is noted.
    fn place_ahead(&mut self, table: Table<'_>, cell: Cell) -> Reply {
        if !table.is_open(cell) {
            return Reply::Refused(table.refusal(cell));
        }
        if !self.ahead.remove(cell) {
            self.ahead.note(cell, table.placed());
        }
        Reply::Noted
    }

    /// A hand that draws over the board came to a cell: a piece is placed there, now or as soon as it is one's turn.
    /// `None` where that cannot be.
    pub fn sow(&mut self, table: Table<'_>, cell: Cell) -> Option<Reply> {
        if !table.is_open(cell) || table.confirm == Confirm::Always {
            return None;
        }
        if table.may_move() {
            self.let_go();
            return Some(Reply::Play(Move::Place(cell)));
        }
        self.ahead.note(cell, table.placed());
        Some(Reply::Noted)
    }

    /// A drag begins: of a stack, or over an empty cell, to aim with a piece. Whether there is something to drag.
    pub fn lift(&mut self, table: Table<'_>, cell: Cell) -> bool {
        self.let_go();
        if table.may_move() && movers(table.position).contains(cell) {
            self.aim.picked = Some(cell);
        }
        self.aim.picked.is_some() || table.is_open(cell)
    }

    /// What is dragged is let go over a cell, or beside the board.
    pub fn drop(&mut self, table: Table<'_>, cell: Option<Cell>) -> Reply {
        match cell {
            Some(cell) if table.mv(self.aim.picked, cell).is_some() => self.press(table, cell),
            Some(cell) if table.may_place_ahead() => self.sow(table, cell).unwrap_or(Reply::Noted),
            // Put back where it stood: still picked, as after a click.
            Some(cell) if self.aim.picked == Some(cell) => Reply::Noted,
            _ => {
                self.let_go();
                Reply::Noted
            }
        }
    }

    /// Lets go of everything.
    pub fn cancel(&mut self) {
        *self = Selection::default();
    }

    /// Lets go of what was in the hand; what waits for its turn stays.
    fn let_go(&mut self) {
        *self = Selection { ahead: std::mem::take(&mut self.ahead), ..Selection::default() };
    }

    /// Another position stands on the board: what is no longer possible is forgotten. If a cell waited for this turn,
    /// returns it with what came of it; one that was taken meanwhile takes the rest along.
    pub fn refresh(&mut self, table: Table<'_>) -> Option<(Cell, Reply)> {
        let is_possible = match self.aim.picked {
            Some(picked) => table.may_move() && movers(table.position).contains(picked),
            None => true,
        };
        if !is_possible {
            self.let_go();
        }
        if self.aim.considered.is_some_and(|to| table.mv(self.aim.picked, to).is_none()) {
            self.aim.considered = None;
            self.armed = false;
        }
        self.take_ahead(table)
    }

    fn take_ahead(&mut self, table: Table<'_>) -> Option<(Cell, Reply)> {
        if table.may_place_ahead() {
            return None;
        }
        let mut ahead = std::mem::take(&mut self.ahead);
        let is_placing = matches!(table.position, Position::Placement(_)) && table.may_move();
        if !is_placing || !ahead.is_behind(table.placed()) {
            return None;
        }
        let cell = ahead.take(table.placed())?;
        let Some(mv) = table.mv(None, cell) else {
            return Some((cell, Reply::Refused(table.refusal(cell))));
        };
        self.ahead = ahead;
        self.let_go();
        Some((cell, Reply::Play(mv)))
    }

    /// A character was typed: a cell is pressed as soon as its name is whole. Returns that cell with what the press
    /// led to; `None` if the character belongs to no name, or whoever types can do nothing now.
    pub fn type_character(
        &mut self,
        table: Table<'_>,
        notation: Notation,
        character: char,
    ) -> Option<(Option<Cell>, Reply)> {
        if !table.may_move() && !table.may_place_ahead() {
            return None;
        }
        match self.typing.push(notation, character) {
            Typed::Nothing => None,
            Typed::Part => Some((None, Reply::Noted)),
            Typed::Whole(cell) => {
                let rest = std::mem::take(&mut self.typing);
                let reply = self.name(table, cell);
                self.typing = rest;
                Some((Some(cell), reply))
            }
        }
    }

    /// What is typed so far is all: the cell it names is pressed.
    pub fn finish_typing(&mut self, table: Table<'_>, notation: Notation) -> Option<(Cell, Reply)> {
        let cell = self.typing.finish(notation)?;
        Some((cell, self.name(table, cell)))
    }

    /// A cell was named. Naming the picked stack again does not let go of it.
    fn name(&mut self, table: Table<'_>, cell: Cell) -> Reply {
        if self.aim.picked == Some(cell) { Reply::Noted } else { self.press(table, cell) }
    }

    /// Takes back the last typed character, or else the last cell that waits; whether there was one.
    pub fn erase(&mut self) -> bool {
        self.typing.erase() || self.ahead.erase()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIGURE_3: &str = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M";

    fn position(text: &str) -> Position {
        text.parse().expect("a position")
    }

    fn table(position: &Position, confirm: Confirm) -> Table<'_> {
        Table { position, hands: Hands::Both, confirm }
    }

    fn aim(picked: Option<Cell>, considered: Option<Cell>) -> Aim {
        Aim { picked, considered }
    }

    #[test]
    fn two_presses_make_a_move() {
        let position = position(FIGURE_3);
        for (confirm, presses) in [
            (Confirm::Never, vec!["e3", "f3"]),
            (Confirm::OnlyLosses, vec!["e3", "f3", "f3"]), // seven stacks fall off
            (Confirm::OnlyLosses, vec!["f2", "i5"]),
            (Confirm::Always, vec!["f2", "i5", "i5"]),
        ] {
            let mut selection = Selection::default();
            let cells: Vec<Cell> = presses.iter().map(|name| name.parse().expect("a cell")).collect();
            let (last, first) = cells.split_last().expect("presses");
            for cell in first {
                assert_eq!(selection.press(table(&position, confirm), *cell), Reply::Noted, "{presses:?}");
            }
            let expected = Move::Stack { from: cells[0], to: *last };
            assert_eq!(
                selection.press(table(&position, confirm), *last),
                Reply::Play(expected),
                "{presses:?}"
            );
            assert_eq!(selection, Selection::default(), "nothing is left over");
        }
    }

    #[test]
    fn a_press_picks_lets_go_or_is_refused() {
        let position = position(FIGURE_3);
        let table = table(&position, Confirm::Never);
        let refused = |from, to| {
            let reason = position.check(Move::Stack { from, to }).expect_err("it is too far, or empty");
            Reply::Refused(Refusal::Rule(reason))
        };
        for (presses, picked, reply) in [
            (vec![Cell::E3], Some(Cell::E3), Reply::Noted),
            (vec![Cell::E3, Cell::E3], None, Reply::Noted),
            (vec![Cell::E3, Cell::J3], None, refused(Cell::E3, Cell::J3)),
            (vec![Cell::E3, Cell::E2], None, refused(Cell::E3, Cell::E2)),
            (vec![Cell::E3, Cell::F2], Some(Cell::F2), Reply::Noted),
            (vec![Cell::A3], None, Reply::Noted),
            (vec![Cell::G3], None, Reply::Refused(Refusal::Rule(MoveError::LoneDvonn { from: Cell::G3 }))),
            (vec![Cell::F3], None, Reply::Refused(Refusal::Rule(MoveError::NotYours { from: Cell::F3 }))),
        ] {
            let mut selection = Selection::default();
            let found = presses.iter().map(|&cell| selection.press(table, cell)).last();
            assert_eq!(found, Some(reply), "{presses:?}");
            assert_eq!(selection.aim(), aim(picked, None), "{presses:?}");
        }
    }

    #[test]
    fn an_enclosed_stack_and_one_without_a_target_are_told_apart() {
        let full = position("BBWWBWWWW/BBWBBBWWBB/BDBWBWDWWBD/WWBBWWBBWB/WWBWBBWWB W M");
        let mut selection = Selection::default();
        let reply = selection.press(table(&full, Confirm::Never), Cell::D3);
        assert_eq!(reply, Reply::Refused(Refusal::Rule(MoveError::Enclosed { from: Cell::D3 })));

        let sparse = position("........./........../DDDW3W....../........../......... W M");
        let reply = selection.press(table(&sparse, Confirm::Never), Cell::D3);
        assert_eq!(reply, Reply::Noted, "d3 reaches a3");
        let sparse = position("........./........../DDDWW5....../........../......... W M");
        let reply = Selection::default().press(table(&sparse, Confirm::Never), Cell::E3);
        assert_eq!(reply, Reply::Refused(Refusal::NoTarget { from: Cell::E3 }));
    }

    #[test]
    fn pointing_considers_only_legal_moves_and_leaves_an_armed_move_alone() {
        let position = position(FIGURE_3);
        let table = table(&position, Confirm::OnlyLosses);
        let mut selection = Selection::default();
        selection.point(table, Some(Cell::F3));
        assert_eq!(selection.aim(), aim(None, None));
        selection.press(table, Cell::E3);
        selection.point(table, Some(Cell::F3));
        assert_eq!(selection.aim(), aim(Some(Cell::E3), Some(Cell::F3)));
        selection.point(table, Some(Cell::J3));
        assert_eq!(selection.aim(), aim(Some(Cell::E3), None));
        selection.press(table, Cell::F3);
        assert!(selection.is_armed());
        selection.point(table, None);
        assert_eq!(selection.aim(), aim(Some(Cell::E3), Some(Cell::F3)));
        selection.cancel();
        assert_eq!(selection.aim(), Aim::default());
    }

    #[test]
    fn a_drag_is_a_pick_and_a_press() {
        let position = position(FIGURE_3);
        let table = table(&position, Confirm::Never);
        for (from, to, reply, picked) in [
            (Cell::F2, Some(Cell::I5), Reply::Play(Move::Stack { from: Cell::F2, to: Cell::I5 }), None),
            (Cell::F2, Some(Cell::F2), Reply::Noted, Some(Cell::F2)),
            (Cell::F2, Some(Cell::A1), Reply::Noted, None),
            (Cell::F2, None, Reply::Noted, None),
        ] {
            let mut selection = Selection::default();
            assert!(selection.lift(table, from));
            assert_eq!(selection.drop(table, to), reply, "{to:?}");
            assert_eq!(selection.aim().picked, picked, "{to:?}");
        }
        assert!(!Selection::default().lift(table, Cell::G3), "a lone DVONN piece stays");
    }

    #[test]
    fn a_piece_is_placed_by_one_press() {
        let start = Position::START;
        let mut selection = Selection::default();
        let reply = selection.press(table(&start, Confirm::OnlyLosses), Cell::F3);
        assert_eq!(reply, Reply::Play(Move::Place(Cell::F3)));
        let next = start.play(Move::Place(Cell::F3)).expect("legal");
        let reply = selection.press(table(&next, Confirm::OnlyLosses), Cell::F3);
        assert_eq!(reply, Reply::Refused(Refusal::Rule(MoveError::Occupied { cell: Cell::F3 })));
        assert_eq!(selection.press(table(&next, Confirm::Always), Cell::E3), Reply::Noted);
        assert!(selection.is_armed());
    }

    #[test]
    fn who_may_not_move_picks_nothing() {
        let position = position(FIGURE_3);
        for hands in [Hands::None, Hands::Only(dvonn_core::Color::Black)] {
            let table = Table { position: &position, hands, confirm: Confirm::Never };
            let mut selection = Selection::default();
            assert_eq!(selection.press(table, Cell::E3), Reply::Noted, "{hands:?}");
            assert_eq!(selection.type_character(table, Notation::Standard, 'e'), None, "{hands:?}");
            assert!(!selection.lift(table, Cell::E3), "{hands:?}");
            assert_eq!(selection.aim(), Aim::default(), "{hands:?}");
        }
    }

    #[test]
    fn typed_names_are_presses() {
        let figure = position(FIGURE_3);
        let start = Position::START;
        for (position, notation, text, expected) in [
            (&figure, Notation::Standard, "f2i5", Some("f2-i5")),
            (&figure, Notation::Standard, "F2-i5", Some("f2-i5")),
            (&figure, Notation::Standard, "f2f2i5", Some("f2-i5")), // named twice
            (&figure, Notation::Standard, "f9f2xi5", Some("f2-i5")), // slips
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
                let reply = selection.type_character(table(position, Confirm::Never), notation, character);
                if let Some((_, Reply::Play(mv))) = reply {
                    played = Some(mv.to_string());
                }
            }
            assert_eq!(played.as_deref(), expected, "{text}");
        }
        let mut selection = Selection::default();
        let table = table(&start, Confirm::Never);
        for character in "c1".chars() {
            selection.type_character(table, Notation::Newsletter, character);
        }
        assert_eq!(selection.typed(), "c1");
        let expected = Some((Cell::A3, Reply::Play(Move::Place(Cell::A3))));
        assert_eq!(selection.finish_typing(table, Notation::Newsletter), expected);
    }

    #[test]
    fn a_new_position_keeps_what_is_still_possible() {
        let before = position(FIGURE_3);
        let mut selection = Selection::default();
        selection.press(table(&before, Confirm::Never), Cell::F2);
        selection.refresh(table(&before, Confirm::Never));
        assert_eq!(selection.aim().picked, Some(Cell::F2));
        let after = before.play("f2-i5".parse().expect("a move")).expect("legal");
        selection.refresh(table(&after, Confirm::Never));
        assert_eq!(selection.aim(), Aim::default());
    }

    const WHITE: Hands = Hands::Only(dvonn_core::Color::White);

    fn placed(cells: &[Cell]) -> Position {
        cells.iter().fold(Position::START, |position, &cell| position.play(Move::Place(cell)).expect("free"))
    }

    fn white(position: &Position) -> Table<'_> {
        Table { position, hands: WHITE, confirm: Confirm::OnlyLosses }
    }

    #[test]
    fn placements_wait_for_their_turn() {
        let mut selection = Selection::default();
        let waiting = placed(&[Cell::F3]);
        for character in "a1b1c1".chars() {
            let typed = selection.type_character(white(&waiting), Notation::Standard, character);
            assert!(matches!(typed, Some((_, Reply::Noted))), "{typed:?}");
        }
        assert_eq!(selection.press(white(&waiting), Cell::B1), Reply::Noted, "pressed again");
        assert_eq!(selection.ahead(), [Cell::A1, Cell::C1]);
        assert_eq!(selection.refresh(white(&waiting)), None);
        let own = placed(&[Cell::F3, Cell::E3]);
        let expected = Some((Cell::A1, Reply::Play(Move::Place(Cell::A1))));
        assert_eq!(selection.refresh(white(&own)), expected);
        assert_eq!(selection.ahead(), [Cell::C1]);
        let waiting = placed(&[Cell::F3, Cell::E3, Cell::A1]);
        assert_eq!(selection.refresh(white(&waiting)), None);
        assert_eq!(selection.ahead(), [Cell::C1]);
    }

    #[test]
    fn a_cell_that_was_taken_meanwhile_is_refused_and_the_rest_forgotten() {
        let mut selection = Selection::default();
        let waiting = placed(&[Cell::F3]);
        for cell in [Cell::A1, Cell::C1] {
            selection.press(white(&waiting), cell);
        }
        let taken = Reply::Refused(Refusal::Rule(MoveError::Occupied { cell: Cell::F3 }));
        assert_eq!(selection.press(white(&waiting), Cell::F3), taken);
        let own = placed(&[Cell::F3, Cell::A1]);
        let taken = Reply::Refused(Refusal::Rule(MoveError::Occupied { cell: Cell::A1 }));
        assert_eq!(selection.refresh(white(&own)), Some((Cell::A1, taken)));
        assert_eq!(selection, Selection::default());
    }

    #[test]
    fn nothing_waits_any_more_after_taking_back_or_when_nobody_may_move() {
        let waiting = placed(&[Cell::F3, Cell::E3, Cell::A1]);
        let nobody = Table { hands: Hands::None, ..white(&waiting) };
        let (back, start) = (placed(&[Cell::F3, Cell::E3]), Position::START);
        for later in [white(&back), white(&start), nobody] {
            let mut selection = Selection::default();
            selection.press(white(&waiting), Cell::C1);
            assert_eq!(selection.refresh(later), None);
            assert_eq!(selection, Selection::default(), "{later:?}");
        }
        let mut selection = Selection::default();
        selection.press(white(&waiting), Cell::C1);
        assert!(selection.erase() && !selection.erase());
        let asked = Table { confirm: Confirm::Always, ..white(&waiting) };
        selection.press(asked, Cell::C1);
        assert_eq!(selection, Selection::default(), "each placement is to be asked about");
    }

    #[test]
    fn a_drag_over_empty_cells_aims_a_piece() {
        let start = placed(&[Cell::F3, Cell::E3]);
        let table = white(&start);
        let mut selection = Selection::default();
        assert!(!selection.lift(table, Cell::F3), "a piece that lies stays");
        assert!(selection.lift(table, Cell::A1));
        selection.point(table, Some(Cell::B1));
        assert_eq!(selection.aim(), aim(None, Some(Cell::B1)));
        selection.point(table, Some(Cell::F3));
        assert_eq!(selection.aim(), aim(None, None));
        assert_eq!(selection.drop(table, Some(Cell::F3)), Reply::Noted);
        assert_eq!(selection.drop(table, None), Reply::Noted);
        assert_eq!(selection.drop(table, Some(Cell::B1)), Reply::Play(Move::Place(Cell::B1)));
    }

    #[test]
    fn a_drawing_hand_places_on_what_is_free() {
        let own = placed(&[Cell::F3, Cell::E3]);
        let mut selection = Selection::default();
        assert_eq!(selection.sow(white(&own), Cell::F3), None);
        assert_eq!(selection.sow(white(&own), Cell::A1), Some(Reply::Play(Move::Place(Cell::A1))));
        let asked = Table { confirm: Confirm::Always, ..white(&own) };
        assert_eq!(selection.sow(asked, Cell::A1), None);
        let waiting = placed(&[Cell::F3, Cell::E3, Cell::A1]);
        for cell in [Cell::B1, Cell::B1, Cell::C1, Cell::D1, Cell::E1, Cell::F1, Cell::G1] {
            assert_eq!(selection.sow(white(&waiting), cell), Some(Reply::Noted));
        }
        assert_eq!(selection.ahead(), [Cell::B1, Cell::C1, Cell::D1, Cell::E1, Cell::F1], "a few are enough");
        let moving = position(FIGURE_3);
        assert_eq!(selection.sow(table(&moving, Confirm::Never), Cell::A1), None);
    }
}
