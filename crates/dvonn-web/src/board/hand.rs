//! The hand at the board: from gestures to moves.

use dvonn_core::{Cell, Move, Position};
use dvonn_view::{Aim, Facing, Hands, Look, Point, Refusal, Reply, Selection, Table};
use leptos::prelude::*;

use super::motion::Stage;
use super::surface::{Gesture, Mark, character};

/// What was asked of a cell, and is answered beside it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Asked {
    /// To do something that cannot be done.
    Refused(Cell, Refusal),
    /// What it is made of.
    Lingered(Cell),
}

/// Everything that a hand at the board does and holds.
#[derive(Clone, Copy)]
pub(super) struct Hand {
    position: Signal<Position>,
    hands: Signal<Hands>,
    look: Signal<Look>,
    facing: Memo<Facing>,
    on_move: Callback<Move>,
    stage: Stage,
    pub(super) mark: Mark,
    pub(super) selection: RwSignal<Selection>,
    /// What the mouse is over.
    pub(super) hovered: RwSignal<Option<Cell>>,
    pub(super) asked: RwSignal<Option<Asked>>,
    /// The stack in the hand, and where it is.
    pub(super) dragged: RwSignal<Option<(Cell, Point)>>,
    /// Whether the hand is drawn over the board to see where its piece would lie.
    pub(super) is_aiming: RwSignal<bool>,
    /// Whether it places a piece on every free cell on its way.
    is_sowing: RwSignal<bool>,
}

impl Hand {
    /// An empty hand. Lets go by itself of what a new position makes impossible.
    pub(super) fn new(
        position: Signal<Position>,
        hands: Signal<Hands>,
        look: Signal<Look>,
        facing: Memo<Facing>,
        on_move: Callback<Move>,
        stage: Stage,
    ) -> Hand {
        let hand = Hand {
            position,
            hands,
            look,
            facing,
            on_move,
            stage,
            mark: Mark::new(),
            selection: RwSignal::new(Selection::default()),
            hovered: RwSignal::new(None),
            asked: RwSignal::new(None),
            dragged: RwSignal::new(None),
            is_aiming: RwSignal::new(false),
            is_sowing: RwSignal::new(false),
        };
        Effect::new(move |_| {
            position.track();
            hands.track();
            hand.asked.set(None);
            if let Some((cell, reply)) = hand.change(Selection::refresh) {
                hand.answer(cell, reply);
            }
        });
        hand
    }

    /// What the person has in mind.
    pub(super) fn aim(self) -> Memo<Aim> {
        Memo::new(move |_| self.selection.with(Selection::aim))
    }

    /// Changes the selection; tells nobody if it stays as it was.
    fn change<T>(self, change: impl FnOnce(&mut Selection, Table<'_>) -> T) -> T {
        let position = self.position.get_untracked();
        let confirm = self.look.with_untracked(|look| look.confirm);
        let table = Table { position: &position, hands: self.hands.get_untracked(), confirm };
        let mut selection = self.selection.get_untracked();
        let result = change(&mut selection, table);
        if self.selection.with_untracked(|before| *before != selection) {
            self.selection.set(selection);
        }
        result
    }

    fn point(self, cell: Option<Cell>) {
        self.change(|selection, table| selection.point(table, cell));
    }

    fn cancel(self) {
        self.change(|selection, _| selection.cancel());
    }

    fn answer(self, cell: Cell, reply: Reply) {
        match reply {
            Reply::Noted => {}
            Reply::Play(mv) => {
                self.hovered.set(None);
                self.on_move.run(mv);
            }
            Reply::Refused(reason) => self.asked.set(Some(Asked::Refused(cell, reason))),
        }
    }

    /// Does what a gesture asks for. The answer is whether it was taken.
    pub(super) fn take(self, gesture: Gesture) -> bool {
        if !matches!(gesture, Gesture::Hover(_) | Gesture::Leave) && self.asked.get_untracked().is_some() {
            self.asked.set(None);
        }
        match gesture {
            Gesture::Hover(cell) => {
                if self.hovered.get_untracked() != cell {
                    self.hovered.set(cell);
                    self.asked.set(None);
                    self.point(cell);
                }
            }
            Gesture::Press(Some(cell)) => {
                let reply = self.change(|selection, table| selection.press(table, cell));
                self.answer(cell, reply);
            }
            Gesture::Press(None) => self.cancel(),
            Gesture::Lift(cell) => {
                let lifted = self.change(|selection, table| selection.lift(table, cell));
                if lifted {
                    self.hovered.set(None);
                    let is_placing = self.position.with_untracked(|position| position.movement().is_none());
                    if is_placing {
                        self.is_aiming.set(true);
                    } else {
                        self.dragged.set(Some((cell, self.facing.get_untracked().center(cell))));
                    }
                }
                return lifted;
            }
            Gesture::Hold(cell) => {
                let sown = self.sow(cell);
                if sown {
                    self.is_sowing.set(true);
                }
                return sown;
            }
            Gesture::Carry(at) => self.carry(at),
            Gesture::Drop(cell) => self.drop(cell),
            Gesture::Linger(cell) => self.asked.set(Some(Asked::Lingered(cell))),
            Gesture::Focus(cell) => self.point(Some(cell)),
            Gesture::Leave => {
                self.open();
                self.point(None);
            }
            Gesture::Key(key) => return self.take_key(&key),
        }
        true
    }

    fn carry(self, at: Point) {
        let cell = self.facing.get_untracked().nearest(at);
        if self.is_sowing.get_untracked() {
            match cell {
                Some(cell) => {
                    self.sow(cell);
                }
                // Who leaves the board has sown enough.
                None => self.is_sowing.set(false),
            }
        } else if self.is_holding() {
            if self.dragged.with_untracked(Option::is_some) {
                self.dragged.update(|dragged| *dragged = dragged.map(|(from, _)| (from, at)));
            }
            self.point(cell);
        }
    }

    /// Whether there is something in the hand that can be let go.
    fn is_holding(self) -> bool {
        self.is_aiming.get_untracked() || self.dragged.with_untracked(Option::is_some)
    }

    /// Nothing is in the hand any more.
    fn open(self) {
        self.dragged.set(None);
        self.is_aiming.set(false);
        self.is_sowing.set(false);
    }

    fn drop(self, cell: Option<Cell>) {
        let was_holding = self.is_holding();
        self.open();
        if !was_holding {
            return;
        }
        let reply = self.change(|selection, table| selection.drop(table, cell));
        if let Reply::Play(mv) = reply {
            self.stage.was_carried(mv);
        }
        if let Some(cell) = cell {
            self.answer(cell, reply);
        }
    }

    /// Whether a piece is or will be placed.
    fn sow(self, cell: Cell) -> bool {
        let reply = self.change(|selection, table| selection.sow(table, cell));
        if let Some(reply) = reply {
            self.answer(cell, reply);
        }
        reply.is_some()
    }

    fn take_key(self, key: &str) -> bool {
        match key {
            "Enter" | " " => self.enter(),
            "Escape" => {
                let held_something =
                    self.selection.with_untracked(|selection| *selection != Selection::default());
                self.cancel();
                held_something
            }
            "Backspace" => self.change(|selection, _| selection.erase()),
            _ => character(key).is_some_and(|character| self.type_character(character)),
        }
    }

    /// Presses what was typed, or else the marked cell.
    fn enter(self) -> bool {
        let notation = self.look.with_untracked(Look::naming);
        let marked = self.mark.cell.get_untracked();
        let (cell, reply) = self.change(|selection, table| {
            selection
                .finish_typing(table, notation)
                .unwrap_or_else(|| (marked, selection.press(table, marked)))
        });
        self.mark.cell.set(cell);
        self.answer(cell, reply);
        true
    }

    fn type_character(self, character: char) -> bool {
        let notation = self.look.with_untracked(Look::naming);
        let typed = self.change(|selection, table| selection.type_character(table, notation, character));
        if let Some((Some(cell), reply)) = typed {
            self.mark.cell.set(cell);
            self.answer(cell, reply);
        }
        typed.is_some()
    }
}
