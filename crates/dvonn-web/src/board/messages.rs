//! The texts beside a cell and in the corner of the board, and the announcements for screen readers.

use dvonn_core::{Cell, Move};
use dvonn_text::{Texts, key, words};
use dvonn_view::{Intent, PressError, ViewSettings};
use leptos::prelude::*;

use super::hand::{Asked, Hand};
use super::names;
use super::tip::{Tip, When};

/// The messages of one board.
#[derive(Clone, Copy)]
pub(super) struct Messages {
    pub(super) texts: Signal<Texts>,
    pub(super) hand: Hand,
}

impl Messages {
    /// The message beside a cell: a refusal, or the pieces of the stack under the pointer or the focus.
    pub(super) fn tip(self) -> Option<Tip> {
        match self.hand.asked.get() {
            Some(Asked::Refused(cell, reason)) => {
                let text = self.refusal(reason);
                return Some(Tip { cell, title: String::new(), text, fan: None, when: When::Now });
            }
            Some(Asked::Lingered(cell)) => return self.stack(cell, When::Now, 1),
            None => {}
        }
        let Hand { focus, hovered, dragged, is_aiming, intent, .. } = self.hand;
        if let (true, Some(cell)) = (is_aiming.get(), intent.get().considered) {
            let title = self.naming().cell_name(cell);
            return Some(Tip { cell, title, text: String::new(), fan: None, when: When::Aiming });
        }
        if intent.get() != Intent::default() || dragged.with(Option::is_some) {
            return None;
        }
        let cell = if focus.is_shown.get() { Some(focus.cell.get()) } else { hovered.get() };
        self.stack(cell?, When::Soon, 2)
    }

    /// A stack of at least this height, fanned out.
    fn stack(self, cell: Cell, when: When, least: u8) -> Option<Tip> {
        let texts = self.texts.get();
        let (stack, plan) =
            self.hand.scene.with(|scene| Some((scene.position.stack(cell)?, scene.plan(cell)?)))?;
        if stack.height() < least {
            return None;
        }
        let text = names::pieces(texts, &plan).unwrap_or_default();
        let title = words::stack(&texts, cell, Some(stack), self.naming());
        Some(Tip { cell, title, text, fan: Some(plan), when })
    }

    fn naming(self) -> dvonn_core::Notation {
        self.hand.settings.with(ViewSettings::naming)
    }

    fn refusal(self, reason: PressError) -> String {
        let texts = self.texts.get();
        self.hand.scene.with(|scene| words::press_error(&texts, reason, &scene.position, self.naming()))
    }

    /// The typed part of a name.
    pub(super) fn typed(self) -> String {
        self.hand.selection.with(|selection| selection.typed().to_owned())
    }

    /// The announcement for screen readers, which read the focused cell by themselves.
    pub(super) fn status(self) -> String {
        let texts = self.texts.get();
        if let Some(Asked::Refused(_, reason)) = self.hand.asked.get() {
            return self.refusal(reason);
        }
        if let Some(mv) = self.hand.asking() {
            let again = texts.get(key::BOARD_AGAIN);
            return match self.hand.scene.with(|scene| names::falls(texts, scene, mv)) {
                Some(falls) => format!("{falls}. {again}"),
                None => again,
            };
        }
        let naming = self.naming();
        let named = |cells: &mut dyn Iterator<Item = Cell>| {
            texts.list(&cells.map(|cell| naming.cell_name(cell)).collect::<Vec<_>>())
        };
        let queued = self.hand.selection.with(|selection| match selection.premove() {
            Some(mv) => naming.move_text(Move::Stack(mv)),
            None => named(&mut selection.queued().iter().copied()),
        });
        if !queued.is_empty() {
            return texts.get(key::BoardAhead { cells: queued.into() });
        }
        let Some(picked) = self.hand.intent.get().picked else { return String::new() };
        let targets = self.hand.scene.with(|scene| {
            scene.position.movement().map(|movement| movement.targets(picked)).unwrap_or_default()
        });
        let (cell, cells) = (naming.cell_name(picked), named(&mut targets.into_iter()));
        texts.get(key::BoardPickedUp { cell: cell.into(), cells: cells.into() })
    }
}
