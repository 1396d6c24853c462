//! The line below the board: whose turn it is, what a move would do, and what the computer is doing.

use dvonn_core::{Color, Move, Notation, Position};
use dvonn_game::Ply;
use dvonn_table::{Action, ActionKind, Hint, Shown, Table};
use dvonn_text::{Key, Texts, key, words};
use dvonn_view::Intent;
use leptos::html;
use leptos::prelude::*;

use super::LocalGame;
use super::names::turn_of_person;
use crate::browser;
use crate::desk::{desk, text};

/// The kind of message, which decides the button beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Plain,
    Thinking,
    Filling,
    Pass,
    /// The considered move would remove stacks.
    Loss,
    Failed,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Status {
    kind: Kind,
    text: String,
}

/// One line that is always there, so that the layout does not jump.
#[component]
pub(super) fn StatusLine(intent: Memo<Intent>) -> impl IntoView {
    let desk = desk();
    let game: LocalGame = expect_context();
    let status = Memo::new(move |_| {
        let texts = desk.texts.get();
        let (intent, notation) = (intent.get(), desk.preferences.notation());
        game.read(|table| status(&texts, table, intent, notation))
            .unwrap_or(Status { kind: Kind::Plain, text: String::new() })
    });
    let kind = Memo::new(move |_| status.with(|status| status.kind));
    let button = move |key: Key, action: Action| {
        view! { <button type="button" on:click=move |_| game.act(action)>{text(key)}</button> }.into_any()
    };
    let buttons = move || match kind.get() {
        Kind::Thinking => Some(button(key::PLAY_MOVE_NOW, Action::Hurry)),
        Kind::Failed => Some(button(key::TRY_AGAIN, Action::Retry)),
        Kind::Filling => Some(button(key::PLAY_STOP_FILLING, Action::StopFilling)),
        Kind::Pass => Some(view! { <PassButton /> }.into_any()),
        Kind::Plain | Kind::Loss => None,
    };
    view! {
        <div
            class="status"
            class:loss=move || kind.get() == Kind::Loss
            class:working=move || matches!(kind.get(), Kind::Thinking | Kind::Filling)
        >
            <p class="status-text">{move || status.with(|status| status.text.clone())}</p>
            {buttons}
        </div>
    }
}

/// All that one can press, so it takes the focus from the board.
#[component]
fn PassButton() -> impl IntoView {
    let game: LocalGame = expect_context();
    let button = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if button.get().is_some() {
            browser::focus_instead_of_board(button);
        }
    });
    view! {
        <button
            node_ref=button
            type="button"
            class="primary"
            on:click=move |_| game.act(Action::Play(Move::Pass))
        >
            {text(key::PLAY_PASS)}
        </button>
    }
}

fn status(texts: &Texts, table: &Table, intent: Intent, notation: Notation) -> Status {
    let plain = |text: String| Status { kind: Kind::Plain, text };
    if let Some(ending) = table.game().ending() {
        return plain(words::ending(texts, ending));
    }
    let failed = || Status { kind: Kind::Failed, text: texts.get(key::COMPUTER_FAILED) };
    if table.has_failed() && !table.is_turn_here() {
        return failed();
    }
    if table.is_filling() {
        return Status { kind: Kind::Filling, text: texts.get(key::PLAY_FILLING) };
    }
    if !table.is_turn_here() {
        let key = if table.is_thinking() { key::PLAY_THINKING } else { key::PLAY_COMPUTER_MOVES };
        return Status { kind: Kind::Thinking, text: texts.get(key) };
    }
    if table.may(ActionKind::Pass).is_ok() {
        let text = match table.only_person() {
            Some(_) => texts.get(key::PLAY_YOU_PASS),
            None => words::turn(texts, table.position()),
        };
        return Status { kind: Kind::Pass, text };
    }
    if let Some(status) = considered(texts, table, intent, notation) {
        return status;
    }
    if table.has_failed() {
        return failed();
    }
    if table.is_seeking_hint() {
        return plain(texts.get(key::PLAY_SEEKING_HINT));
    }
    if let Some(hint) = table.hint() {
        return plain(hint_text(texts, hint, notation));
    }
    if let (Some(from), Some(movement)) = (intent.picked, table.position().movement()) {
        let count = movement.targets(from).len();
        let cell = notation.cell_name(from);
        return plain(texts.get(key::PlayPicked { cell: cell.into(), count: count.into() }));
    }
    plain(match table.only_person() {
        Some(_) => turn_of_person(texts, table.position()),
        None => words::turn(texts, table.position()),
    })
}

/// The consequence of the considered move.
fn considered(texts: &Texts, table: &Table, intent: Intent, notation: Notation) -> Option<Status> {
    let position = table.position();
    let ply = Ply::of(position, intent.mv(position)?).ok()?;
    consequence(texts, position, &ply, notation, table.only_person())
        .map(|(text, falls)| Status { kind: if falls { Kind::Loss } else { Kind::Plain }, text })
}

/// The consequence of a stack move, for one player or for both, and whether it removes stacks.
pub(crate) fn consequence(
    texts: &Texts,
    position: &Position,
    ply: &Ply,
    notation: Notation,
    reader: Option<Color>,
) -> Option<(String, bool)> {
    if !matches!(ply.mv, Move::Stack(_)) {
        return None;
    }
    let fall = words::Fall::of(position, ply);
    if fall.stacks == 0 {
        return Some((words::consequence(texts, position, ply, notation), false));
    }
    let (mv, fall) = (notation.move_text(ply.mv), words::fall(texts, &fall, reader));
    Some((format!("{mv}: {fall}"), true))
}

/// The part of a hint that is shown.
pub(super) fn hint_text(texts: &Texts, hint: &Hint, notation: Notation) -> String {
    match (hint.mv(), hint.shown) {
        (Move::Stack(mv), Shown::Stack) => {
            texts.get(key::PlayHintStack { cell: notation.cell_name(mv.from).into() })
        }
        (mv, _) => texts.get(key::PlayHintMove { mv: notation.move_text(mv).into() }),
    }
}
