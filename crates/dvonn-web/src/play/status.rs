//! The line below the board: whose move it is, what a move would do, what the engine is up to.

use std::time::Duration;

use dvonn_core::{Color, Move, Notation, Position, StackMove};
use dvonn_game::Ply;
use dvonn_text::{Texts, words};
use dvonn_view::Intent;
use leptos::prelude::*;

use super::Table;
use super::table::turn_of_person;
use crate::browser;
use crate::desk::{desk, text};
use crate::sitting::{Hint, Player, Shown, Sitting};

/// What the line is about; it decides the button beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Plain,
    Thinking,
    Filling,
    Pass,
    /// Something would fall off.
    Loss,
    Failed,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Status {
    kind: Kind,
    text: String,
}

/// One line, always there, so that nothing jumps.
#[component]
pub(super) fn StatusLine(intent: Memo<Intent>) -> impl IntoView {
    let desk = desk();
    let table: Table = expect_context();
    let status = Memo::new(move |_| {
        let texts = desk.texts.get();
        let (intent, notation) = (intent.get(), desk.notation());
        desk.sitting.with(|sitting| match sitting {
            Some(sitting) => status(&texts, sitting, intent, notation),
            None => Status { kind: Kind::Plain, text: String::new() },
        })
    });
    let kind = Memo::new(move |_| status.with(|status| status.kind));
    let button = move |key: &'static str, deed: fn(&mut Sitting, Duration)| {
        view! { <button type="button" on:click=move |_| table.act(deed)>{text(key)}</button> }.into_any()
    };
    let pass_button = move || {
        browser::focus_instead_of_board("pass");
        view! {
            <button id="pass" type="button" class="primary" on:click=move |_| table.act(pass)>
                {text("play-pass")}
            </button>
        }
        .into_any()
    };
    let buttons = move || match kind.get() {
        Kind::Thinking => Some(button("play-move-now", Sitting::hurry)),
        Kind::Failed => Some(button("try-again", Sitting::try_again)),
        Kind::Filling => Some(button("play-stop-filling", Sitting::fill)),
        Kind::Pass => Some(pass_button()),
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

fn pass(sitting: &mut Sitting, now: Duration) {
    // The button is there only while passing is all one can do; a flag may have fallen meanwhile.
    let _ = sitting.play_as_person(Move::Pass, now);
}

fn status(texts: &Texts, sitting: &Sitting, intent: Intent, notation: Notation) -> Status {
    let plain = |text: String| Status { kind: Kind::Plain, text };
    if let Some(ending) = sitting.game().ending() {
        return plain(words::ending(texts, ending));
    }
    let failed = || Status { kind: Kind::Failed, text: texts.get("engine-failed") };
    if sitting.has_failed() && !sitting.is_persons_turn() {
        return failed();
    }
    if sitting.is_filling() {
        return Status { kind: Kind::Filling, text: texts.get("play-filling") };
    }
    if !sitting.is_persons_turn() {
        let text = match sitting.player(sitting.position().turn()) {
            Player::Engine(_) if sitting.is_thinking() => texts.get("play-thinking"),
            _ => texts.get("play-computer-moves"),
        };
        return Status { kind: Kind::Thinking, text };
    }
    if sitting.awaits_pass() {
        let text = match sitting.only_person() {
            Some(_) => texts.get("play-you-pass"),
            None => words::turn(texts, sitting.position()),
        };
        return Status { kind: Kind::Pass, text };
    }
    if let Some(status) = considered(texts, sitting, intent, notation) {
        return status;
    }
    if sitting.has_failed() {
        return failed();
    }
    if sitting.is_seeking_hint() {
        return plain(texts.get("play-seeking-hint"));
    }
    if let Some(hint) = sitting.hint() {
        return plain(hint_text(texts, hint, notation));
    }
    if let (Some(from), Some(movement)) = (intent.picked, sitting.position().movement()) {
        let count = movement.targets(from).len();
        let cell = notation.cell_name(from);
        return plain(texts.with("play-picked", &[("cell", cell.into()), ("count", count.into())]));
    }
    plain(match sitting.only_person() {
        Some(_) => turn_of_person(texts, sitting),
        None => words::turn(texts, sitting.position()),
    })
}

/// What the move under the hand would do.
fn considered(texts: &Texts, sitting: &Sitting, intent: Intent, notation: Notation) -> Option<Status> {
    let position = sitting.position();
    let mv = intent.mv(position)?;
    let ply = Ply::of(position, mv).ok()?;
    consequence(texts, position, &ply, notation, sitting.only_person())
        .map(|(text, falls)| Status { kind: if falls { Kind::Loss } else { Kind::Plain }, text })
}

/// What a stack move would do, told to a player or to both; and whether something falls off.
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

pub(super) fn hint_text(texts: &Texts, hint: Hint, notation: Notation) -> String {
    match (hint.mv, hint.shown) {
        (Move::Stack(StackMove { from, .. }), Shown::Stack) => {
            texts.with("play-hint-stack", &[("cell", notation.cell_name(from).into())])
        }
        (mv, _) => texts.with("play-hint-move", &[("move", notation.move_text(mv).into())]),
    }
}
