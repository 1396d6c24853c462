//! Turns gestures on a board into moves and marks.

use std::time::Duration;

use dvonn_core::{Cell, Move};
use dvonn_view::{
    Confirm, Context, Facing, Intent, Point, PressError, Response, Scene, Selection, ViewSettings,
};
use leptos::prelude::*;

use super::keyboard::{Focus, character};
use super::motion::Stage;
use super::surface::Gesture;
use crate::browser;

/// A mouse that has rested on a target for this long has shown what the move does.
const PREVIEW: Duration = Duration::from_millis(300);

/// What a person does at a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BoardEvent {
    /// A legal move was chosen.
    Move(Move),
    /// The mark of a cell is to be set or removed.
    Mark(Cell),
    /// A click on a cell was refused.
    Refused(Cell),
}

/// A message shown beside a cell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Asked {
    /// Why a click was refused.
    Refused(Cell, PressError),
    /// The pieces of a stack.
    Lingered(Cell),
}

/// The state of the gestures on a board. Copies are handles to the same hand.
#[derive(Clone, Copy)]
pub(crate) struct Hand {
    pub(super) scene: Signal<Scene>,
    pub(super) settings: Signal<ViewSettings>,
    pub(super) facing: Memo<Facing>,
    on_event: Callback<BoardEvent>,
    pub(super) stage: Stage,
    pub(super) focus: Focus,
    pub(super) selection: RwSignal<Selection>,
    /// What the person is about to do.
    pub(crate) intent: Memo<Intent>,
    /// The cell under the mouse.
    pub(super) hovered: RwSignal<Option<Cell>>,
    pub(super) asked: RwSignal<Option<Asked>>,
    /// The stack being dragged, and where it is.
    pub(super) dragged: RwSignal<Option<(Cell, Point)>>,
    /// Whether a drag shows where a piece would be placed.
    pub(super) is_aiming: RwSignal<bool>,
    /// Whether a drag places a piece on every free cell in its way.
    is_sowing: RwSignal<bool>,
    /// When the mouse reached the considered target.
    previewed: StoredValue<Option<Duration>>,
}

impl Hand {
    /// A hand without a selection. When the scene changes, it drops whatever is no longer possible.
    pub(crate) fn new(
        scene: impl Into<Signal<Scene>>,
        settings: impl Into<Signal<ViewSettings>>,
        on_event: impl Fn(BoardEvent) + Send + Sync + 'static,
    ) -> Hand {
        let (scene, settings) = (scene.into(), settings.into());
        let selection = RwSignal::new(Selection::default());
        let hand = Hand {
            scene,
            settings,
            facing: Memo::new(move |_| settings.with(ViewSettings::facing)),
            on_event: Callback::new(on_event),
            stage: Stage::new(),
            focus: Focus::new(),
            selection,
            intent: Memo::new(move |_| selection.with(Selection::intent)),
            hovered: RwSignal::new(None),
            asked: RwSignal::new(None),
            dragged: RwSignal::new(None),
            is_aiming: RwSignal::new(false),
            is_sowing: RwSignal::new(false),
            previewed: StoredValue::new(None),
        };
        let possible = Memo::new(move |_| scene.with(|scene| (scene.position, scene.control)));
        Effect::new(move |_| {
            // Read it, not only `track`: a memo that was never read does not follow its sources.
            let _ = possible.get();
            hand.asked.set(None);
            if let Some((cell, response)) = hand.change(Selection::refresh) {
                hand.answer(cell, response);
            }
        });
        hand
    }

    /// Gives the board the focus if nothing has it.
    pub(crate) fn focus_if_lost(self) {
        self.focus.take_if_lost();
    }

    /// Gives the board the focus.
    pub(crate) fn take_focus(self) {
        self.focus.take(false);
    }

    /// Changes the selection, and notifies subscribers only if it differs.
    fn change<T>(self, change: impl FnOnce(&mut Selection, Context<'_>) -> T) -> T {
        let confirm = self.settings.with_untracked(|settings| settings.confirm);
        let mut selection = self.selection.get_untracked();
        let result = self.scene.with_untracked(|scene| change(&mut selection, Context { scene, confirm }));
        if self.selection.with_untracked(|before| *before != selection) {
            self.selection.set(selection);
        }
        result
    }

    fn point(self, cell: Option<Cell>) {
        self.change(|selection, context| selection.point(context, cell));
    }

    /// The move that waits for a second click.
    pub(crate) fn asking(self) -> Option<Move> {
        let intent = self.selection.with(|selection| selection.is_armed().then(|| selection.intent()))?;
        self.scene.with(|scene| intent.mv(&scene.position))
    }

    /// Plays the considered move.
    pub(crate) fn confirm(self) {
        let Some(cell) = self.intent.get_untracked().considered else { return };
        let response = self.change(Selection::confirm);
        self.answer(cell, response);
    }

    /// Drops the selection.
    pub(super) fn cancel(self) {
        self.change(|selection, _| selection.cancel());
    }

    fn answer(self, cell: Cell, response: Response) {
        match response {
            Response::Noted => {}
            Response::Play(mv) => {
                self.hovered.set(None);
                self.on_event.run(BoardEvent::Move(mv));
            }
            Response::Mark(cell) => self.on_event.run(BoardEvent::Mark(cell)),
            Response::Refused(reason) => {
                self.asked.set(Some(Asked::Refused(cell, reason)));
                self.on_event.run(BoardEvent::Refused(cell));
            }
        }
    }

    /// Handles a gesture. Returns whether it was used.
    pub(super) fn take(self, gesture: Gesture) -> bool {
        if !matches!(gesture, Gesture::Hover(_) | Gesture::Leave) && self.asked.get_untracked().is_some() {
            self.asked.set(None);
        }
        match gesture {
            Gesture::Hover(cell) => self.hover(cell),
            Gesture::Press(Some(cell)) if self.has_seen(cell) => self.confirm(),
            Gesture::Press(Some(cell)) => {
                let response = self.change(|selection, context| selection.press(context, cell));
                self.answer(cell, response);
            }
            Gesture::Press(None) => self.cancel(),
            Gesture::Lift(cell) => return self.lift(cell),
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

    fn hover(self, cell: Option<Cell>) {
        if self.hovered.get_untracked() != cell {
            self.hovered.set(cell);
            self.asked.set(None);
            self.point(cell);
            let is_shown = cell.is_some() && self.intent.get_untracked().considered == cell;
            self.previewed.set_value(is_shown.then(browser::now));
        }
    }

    /// Whether the mouse has shown for long enough what a move to this cell does, so that a click need not be confirmed.
    fn has_seen(self, cell: Cell) -> bool {
        self.settings.with_untracked(|settings| settings.confirm) == Confirm::OnlyLosses
            && self.hovered.get_untracked() == Some(cell)
            && self.intent.get_untracked().considered == Some(cell)
            && self.previewed.get_value().is_some_and(|since| browser::now() >= since + PREVIEW)
    }

    fn lift(self, cell: Cell) -> bool {
        let lifted = self.change(|selection, context| selection.lift(context, cell));
        if lifted {
            self.hovered.set(None);
            if self.scene.with_untracked(|scene| scene.position.movement().is_none()) {
                self.is_aiming.set(true);
            } else {
                self.dragged.set(Some((cell, self.facing.get_untracked().center(cell))));
            }
        }
        lifted
    }

    fn carry(self, at: Point) {
        let cell = self.facing.get_untracked().nearest(at);
        if self.is_sowing.get_untracked() {
            match cell {
                Some(cell) => {
                    self.sow(cell);
                }
                // Leaving the board ends it.
                None => self.is_sowing.set(false),
            }
        } else if self.is_holding() {
            if self.dragged.with_untracked(Option::is_some) {
                self.dragged.update(|dragged| *dragged = dragged.map(|(from, _)| (from, at)));
            }
            self.point(cell);
        }
    }

    /// Whether something is held that can be dropped.
    fn is_holding(self) -> bool {
        self.is_aiming.get_untracked() || self.dragged.with_untracked(Option::is_some)
    }

    /// Ends a drag.
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
        let response = self.change(|selection, context| selection.drop(context, cell));
        if let Response::Play(mv) = response {
            self.stage.was_carried(mv);
        }
        if let Some(cell) = cell {
            self.answer(cell, response);
        }
    }

    /// Places a piece on a free cell, now or on the person's next turn. Returns whether that was possible.
    fn sow(self, cell: Cell) -> bool {
        let response = self.change(|selection, context| selection.sow(context, cell));
        if let Some(response) = response {
            self.answer(cell, response);
        }
        response.is_some()
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

    /// Clicks the typed cell, or else the focused one.
    fn enter(self) -> bool {
        let notation = self.settings.with_untracked(ViewSettings::naming);
        let focused = self.focus.cell.get_untracked();
        let (cell, response) = self.change(|selection, context| {
            selection
                .finish_typing(context, notation)
                .unwrap_or_else(|| (focused, selection.press(context, focused)))
        });
        self.focus.cell.set(cell);
        self.answer(cell, response);
        true
    }

    fn type_character(self, character: char) -> bool {
        let notation = self.settings.with_untracked(ViewSettings::naming);
        let typed = self.change(|selection, context| selection.type_character(context, notation, character));
        if let Some((Some(cell), response)) = typed {
            self.focus.cell.set(cell);
            self.answer(cell, response);
        }
        typed.is_some()
    }
}
