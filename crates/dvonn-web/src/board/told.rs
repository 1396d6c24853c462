//! What is said of the moment: beside a cell, in the corner, and to a screen reader.

use dvonn_core::{Cell, Position};
use dvonn_game::Composition;
use dvonn_text::{Texts, words};
use dvonn_view::{Aim, Look, Refusal, Selection, StackPlan};
use leptos::prelude::*;

use super::hand::{Asked, Hand};
use super::names;
use super::tip::{Tip, When};

/// A board, to be told about.
#[derive(Clone, Copy)]
pub(super) struct Told {
    pub(super) texts: Signal<Texts>,
    pub(super) position: Signal<Position>,
    pub(super) composition: Signal<Composition>,
    pub(super) look: Signal<Look>,
    pub(super) hand: Hand,
    pub(super) considered: Memo<Aim>,
}

impl Told {
    /// The answer to what was asked of a cell, or what the stack is made of that the hand is on.
    pub(super) fn tip(self) -> Option<Tip> {
        match self.hand.asked.get() {
            Some(Asked::Refused(cell, refusal)) => {
                let text = self.refusal(refusal);
                return Some(Tip { cell, title: String::new(), text, fan: None, when: When::Now });
            }
            Some(Asked::Lingered(cell)) => return self.stack(cell, When::Now, 1),
            None => {}
        }
        let Hand { mark, hovered, dragged, selection, .. } = self.hand;
        if let (true, Some(cell)) = (selection.with(Selection::is_armed), self.considered.get().considered) {
            let text = self.texts.get().get("board-again");
            return Some(Tip { cell, title: String::new(), text, fan: None, when: When::Now });
        }
        if self.considered.get() != Aim::default() || dragged.with(Option::is_some) {
            return None;
        }
        let cell = if mark.shown.get() { Some(mark.cell.get()) } else { hovered.get() };
        self.stack(cell?, When::Soon, 2)
    }

    /// A stack of at least this height, fanned out.
    fn stack(self, cell: Cell, when: When, least: u8) -> Option<Tip> {
        let texts = self.texts.get();
        let stack =
            self.position.with(|position| position.stack(cell)).filter(|stack| stack.height() >= least)?;
        let plan = self.composition.with(|composition| StackPlan::new(stack, composition.stack(cell)));
        let text = if stack.height() > 1 { names::pieces(texts, &plan) } else { String::new() };
        let title = words::stack(&texts, cell, Some(stack), self.look.with(Look::naming));
        Some(Tip { cell, title, text, fan: Some(plan), when })
    }

    fn refusal(self, refusal: Refusal) -> String {
        let texts = self.texts.get();
        self.position.with(|position| self.look.with(|look| names::refusal(texts, look, position, refusal)))
    }

    /// What was typed of a name, or the cell that a finger hides.
    pub(super) fn typed(self) -> String {
        let Hand { selection, is_aiming, .. } = self.hand;
        let aimed = self.considered.get().considered.filter(|_| is_aiming.get());
        match aimed {
            Some(cell) => self.look.with(Look::naming).cell_name(cell),
            None => selection.with(|selection| selection.typed().to_owned()),
        }
    }

    /// What a screen reader says. What the mark stands on is read out by itself.
    pub(super) fn status(self) -> String {
        let texts = self.texts.get();
        if let Some(Asked::Refused(_, refusal)) = self.hand.asked.get() {
            return self.refusal(refusal);
        }
        if self.hand.selection.with(Selection::is_armed) {
            return texts.get("board-again");
        }
        let naming = self.look.with(Look::naming);
        let named = |cells: &mut dyn Iterator<Item = Cell>| {
            cells.map(|cell| naming.cell_name(cell)).collect::<Vec<_>>().join(", ")
        };
        let ahead = self.hand.selection.with(|selection| named(&mut selection.ahead().iter().copied()));
        if !ahead.is_empty() {
            return texts.with("board-ahead", &[("cells", ahead.into())]);
        }
        let Some(picked) = self.considered.get().picked else { return String::new() };
        let targets = self.position.with(|position| {
            position.movement().map(|movement| movement.targets(picked)).unwrap_or_default()
        });
        let values =
            [("cell", naming.cell_name(picked).into()), ("cells", named(&mut targets.into_iter()).into())];
        texts.with("board-picked-up", &values)
    }
}
