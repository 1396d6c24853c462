//! Which position of the game the board shows, and the buttons that step through the game.

use dvonn_core::{Notation, Position};
use dvonn_table::{Look, LookStep, Table};
use dvonn_text::{Key, Texts, key};
use leptos::prelude::*;

use super::Playing;
use super::announcement::turn_sentence;
use crate::desk::{Desk, desk, text};
use crate::ui::{Drawing, Icon};
use crate::words::move_text;

/// What the person looks at: the game as it is, or an earlier position. Copies are handles to the same one.
#[derive(Clone, Copy)]
pub(super) struct Looking {
    desk: Desk,
    game: Playing,
    look: RwSignal<Look>,
    ply: Memo<Option<usize>>,
}

impl Looking {
    pub(super) fn new(game: Playing) -> Looking {
        let look = RwSignal::new(Look::default());
        let ply = Memo::new(move |_| look.get().ply(played(game)));
        // A game that was taken back, or a new one, is shown as it is.
        Effect::new(move |_| {
            if ply.get().is_none() && look.get_untracked() != Look::default() {
                look.set(Look::default());
            }
        });
        Looking { desk: desk(), game, look, ply }
    }

    /// How many plies led to the position on the board, if it is an earlier one.
    pub(super) fn ply(self) -> Option<usize> {
        self.ply.get()
    }

    /// The same for any position.
    pub(super) fn at(self) -> usize {
        self.ply().unwrap_or_else(|| played(self.game))
    }

    /// The position on the board.
    pub(super) fn position(self) -> Position {
        let ply = self.ply();
        let position = |table: &Table| match ply {
            Some(ply) => table.scene_at(ply).position,
            None => *table.position(),
        };
        self.game.read(position).unwrap_or(Position::START)
    }

    /// Whether somebody has moved in the meantime.
    pub(super) fn has_news(self) -> bool {
        self.look.get().has_news(played(self.game))
    }

    pub(super) fn step(self, step: LookStep) {
        let look = self.look.get_untracked().step(step, untrack(|| played(self.game)));
        if look != self.look.get_untracked() {
            self.look.set(look);
            self.say_place();
        }
    }

    /// Lets a screen reader say which position is shown; of the game as it is, whose turn it is.
    fn say_place(self) {
        let texts = self.desk.texts.get_untracked();
        let told = untrack(|| {
            let (ply, notation) = (self.ply(), self.desk.preferences.notation());
            self.game.read(|table| match ply {
                Some(ply) => place(&texts, table, ply, notation),
                None => turn_sentence(&texts, table),
            })
        });
        self.desk.voice.say(told.unwrap_or_default());
    }

    /// Shows the game as it is; returns whether something else was shown.
    pub(super) fn return_to_game(self) -> bool {
        let was_back = self.ply.get_untracked().is_some();
        self.step(LookStep::Last);
        was_back
    }
}

/// Which position was reached with this ply.
pub(super) fn place(texts: &Texts, table: &Table, ply: usize, notation: Notation) -> String {
    let plies = table.game().history().plies();
    match ply.checked_sub(1).and_then(|last| plies.get(last)) {
        Some(last) => {
            let mv = move_text(texts, last.mv, notation).into();
            texts.get(key::WalkPly { ply: ply.into(), all: plies.len().into(), mv })
        }
        None => texts.get(key::WALK_START),
    }
}

fn played(game: Playing) -> usize {
    game.read(|table| table.game().history().plies().len()).unwrap_or(0)
}

/// First, back, forward and last; on phones only back and forward.
#[component]
pub(super) fn Steps() -> impl IntoView {
    let game: Playing = expect_context();
    let looking: Looking = expect_context();
    let is_first = Signal::derive(move || looking.at() == 0);
    let is_last = Signal::derive(move || looking.at() == played(game));
    view! {
        <div class="steps" role="group" aria-label=text(key::WALK_TITLE)>
            <StepButton of=Drawing::First key=key::WALK_FIRST step=LookStep::First is_end=is_first />
            <StepButton of=Drawing::Back key=key::WALK_BACK step=LookStep::Back is_end=is_first />
            <StepButton of=Drawing::Forward key=key::WALK_FORWARD step=LookStep::Forward is_end=is_last />
            <StepButton of=Drawing::Last key=key::WALK_LAST step=LookStep::Last is_end=is_last />
        </div>
    }
}

#[component]
fn StepButton(of: Drawing, key: Key, step: LookStep, is_end: Signal<bool>) -> impl IntoView {
    let looking: Looking = expect_context();
    view! {
        <button
            type="button"
            class="step"
            // Not `disabled`, which would lose the focus.
            aria-disabled=move || is_end.get().then_some("true")
            on:click=move |_| looking.step(step)
        >
            <Icon of=of />
            <span class="unseen">{text(key)}</span>
        </button>
    }
}
