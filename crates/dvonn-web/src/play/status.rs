//! The card below or beside the board: whose turn it is, what a move would do, what the computer is doing, and tips.

use std::time::Duration;

use dvonn_core::{Color, Move, Notation, Phase, Position};
use dvonn_game::Ply;
use dvonn_table::{Action, ActionKind, Hint, LookStep, Table};
use dvonn_text::{Key, Texts, key, words};
use dvonn_view::Intent;
use leptos::html;
use leptos::prelude::*;

use super::Playing;
use super::companion::Tip;
use super::looking::{Looking, place};
use super::names::turn_of_person;
use crate::board::{ConfirmButton, Hand};
use crate::browser;
use crate::desk::{desk, text};

/// The kind of message, which decides the button beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Plain,
    /// Whose turn it is, and nothing else.
    Turn,
    /// An earlier position is shown.
    Looking,
    Thinking,
    Filling,
    Pass,
    /// The considered move would cost the person pieces.
    Loss,
    /// The person's last move was a mistake.
    Overlooked,
    Failed,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Status {
    kind: Kind,
    text: String,
}

/// A card that is always there, so that the layout does not jump.
#[component]
pub(super) fn StatusLine(
    hand: Hand,
    /// Whether the rules are shown beside the board.
    help: RwSignal<bool>,
) -> impl IntoView {
    let desk = desk();
    let game: Playing = expect_context();
    let looking: Looking = expect_context();
    let status = Memo::new(move |before: Option<&Status>| {
        let texts = desk.texts.get();
        let (intent, notation, ply, now) =
            (hand.intent.get(), desk.preferences.notation(), looking.ply(), game.now.get());
        let is_asking = hand.asking().is_some();
        let status = game.read(|table| match ply {
            Some(ply) => Some(Status { kind: Kind::Looking, text: place(&texts, table, ply, notation) }),
            None => status(&texts, table, intent, notation, is_asking, now),
        });
        // Nothing is said for the blink in which the computer places a piece.
        let same = || before.filter(|before| matches!(before.kind, Kind::Plain | Kind::Turn)).cloned();
        status.flatten().or_else(same).unwrap_or(Status { kind: Kind::Plain, text: String::new() })
    });
    let kind = Memo::new(move |_| status.with(|status| status.kind));
    let hint = Memo::new(move |_| game.read(|table| table.hint().cloned()).flatten());
    let oversight = Memo::new(move |_| game.read(|table| table.oversight().cloned()).flatten());
    Effect::new(move |before: Option<()>| {
        let (hint, oversight, texts) = (hint.get(), oversight.get(), desk.texts.get_untracked());
        let notation = untrack(|| desk.preferences.notation());
        let position = untrack(|| game.read(|table| *table.position()));
        // Not the hint that was there when the page of the game was opened.
        if before.is_none() {
            return;
        }
        if let Some(oversight) = oversight {
            desk.voice.say(words::oversight(&texts, &oversight, notation));
        } else if let (Some(hint), Some(position)) = (hint, position) {
            desk.voice.say(hint_text(&texts, &hint, &position, notation));
        }
    });
    let button = move |key: Key, action: Action| {
        view! { <button type="button" on:click=move |_| game.act(action)>{text(key)}</button> }.into_any()
    };
    let buttons = move || match kind.get() {
        Kind::Thinking => Some(button(key::PLAY_MOVE_NOW, Action::Hurry)),
        Kind::Failed => Some(button(key::TRY_AGAIN, Action::Retry)),
        Kind::Filling => Some(button(key::PLAY_STOP_FILLING, Action::StopFilling)),
        Kind::Pass => Some(view! { <PassButton /> }.into_any()),
        Kind::Looking => Some(view! { <BackButton /> }.into_any()),
        Kind::Overlooked => Some(
            view! {
                {button(key::ACTION_TAKE_BACK, Action::TakeBack)}
                {button(key::OVERSIGHT_KEEP, Action::Hurry)}
            }
            .into_any(),
        ),
        Kind::Plain | Kind::Turn | Kind::Loss => None,
    };
    let has_tips = move || desk.preferences.settings.with(|settings| settings.companion);
    // Beside a question, only the question counts.
    let is_quiet = move || kind.get() == Kind::Looking || hand.asking().is_some();
    let tip = move || (has_tips() && !is_quiet()).then(|| view! { <TipLine /> });
    view! {
        <div
            class="status"
            class:has-tips=has_tips
            class:has-hint=move || hint.with(Option::is_some) || oversight.with(Option::is_some)
            class:idle=move || kind.get() == Kind::Turn
            class:overlooked=move || kind.get() == Kind::Overlooked
            class:loss=move || kind.get() == Kind::Loss
            class:working=move || matches!(kind.get(), Kind::Thinking | Kind::Filling)
        >
            <div class="status-lines">
                <p class="status-text">{move || status.with(|status| status.text.clone())}</p>
                {tip}
            </div>
            <ConfirmButton hand />
            {buttons}
            <HelpButton help />
        </div>
    }
}

/// A tip for people who are new to the game, until it is put away.
#[component]
fn TipLine() -> impl IntoView {
    let desk = desk();
    let game: Playing = expect_context();
    let tip = Memo::new(move |_| {
        let texts = desk.texts.get();
        let notation = desk.preferences.notation();
        let tip = |table: &Table| Some(Tip::of(table)?.words(&texts, table.only_person(), notation));
        game.read(tip).flatten()
    });
    let hide = move |_| desk.preferences.settings.update(|settings| settings.companion = false);
    move || {
        tip.get().map(|tip| {
            view! {
                <p class="tip-line">
                    <span>{tip}</span>
                    <button type="button" class="quiet tip-hide" aria-label=text(key::COMPANION_HIDE) on:click=hide>
                        "×"
                    </button>
                </p>
            }
        })
    }
}

/// Opens the rules and the keys, and gets the focus back from them.
#[component]
fn HelpButton(help: RwSignal<bool>) -> impl IntoView {
    let button = NodeRef::<html::Button>::new();
    Effect::new(move |before: Option<bool>| {
        if before == Some(true) && !help.get() {
            browser::focus_if_lost(button);
        }
        help.get()
    });
    view! {
        <button
            node_ref=button
            type="button"
            class="help-button"
            aria-label=text(key::RULES_CARD_OPEN)
            title=text(key::RULES_CARD_OPEN)
            aria-expanded=move || help.get().to_string()
            on:click=move |_| help.update(|is_open| *is_open = !*is_open)
        >
            "?"
        </button>
    }
}

/// Leads from an earlier position back to the game; says so if the game has gone on.
#[component]
fn BackButton() -> impl IntoView {
    let desk = desk();
    let looking: Looking = expect_context();
    let label = move || {
        let key = if looking.has_news() { key::LOOK_NEWS } else { key::LOOK_BACK };
        desk.texts.get().get(key)
    };
    view! {
        <button
            type="button"
            class="chip"
            class:news=move || looking.has_news()
            on:click=move |_| looking.step(LookStep::Last)
        >
            {label}
        </button>
    }
}

/// All that one can press, so it takes the focus from the board.
#[component]
fn PassButton() -> impl IntoView {
    let game: Playing = expect_context();
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

/// What there is to say; `None` if it is not worth changing what is said.
fn status(
    texts: &Texts,
    table: &Table,
    intent: Intent,
    notation: Notation,
    is_asking: bool,
    now: Duration,
) -> Option<Status> {
    let status = |kind: Kind, key: Key| Some(Status { kind, text: texts.get(key) });
    if let Some(ending) = table.game().ending() {
        return Some(Status { kind: Kind::Plain, text: words::ending(texts, ending, table.only_person()) });
    }
    if table.is_turn_here() {
        return Some(turn_status(texts, table, intent, notation, is_asking));
    }
    if table.is_remote() {
        let text = match table.only_person() {
            Some(_) => texts.get(key::ONLINE_THEIR_TURN),
            None => words::turn(texts, table.position()),
        };
        return Some(Status { kind: Kind::Turn, text });
    }
    if let Some(oversight) = table.oversight() {
        return Some(Status { kind: Kind::Overlooked, text: words::oversight(texts, oversight, notation) });
    }
    match table.position().phase() {
        _ if table.has_failed() => status(Kind::Failed, key::COMPUTER_FAILED),
        _ if table.is_filling() => status(Kind::Filling, key::PLAY_FILLING),
        _ if table.is_slow(now) => status(Kind::Thinking, key::PLAY_THINKING),
        Phase::Placement => None,
        Phase::Movement => status(Kind::Plain, key::PLAY_COMPUTER_MOVES),
    }
}

/// What there is to say to a person whose turn it is.
fn turn_status(texts: &Texts, table: &Table, intent: Intent, notation: Notation, is_asking: bool) -> Status {
    let plain = |text: String| Status { kind: Kind::Plain, text };
    let turn = || match table.only_person() {
        Some(_) => turn_of_person(texts, table),
        None => words::turn(texts, table.position()),
    };
    if table.may(ActionKind::Pass).is_ok() {
        return Status { kind: if table.is_passing() { Kind::Plain } else { Kind::Pass }, text: turn() };
    }
    if let Some(status) = considered(texts, table, intent, notation, is_asking) {
        return status;
    }
    if table.has_failed() {
        return Status { kind: Kind::Failed, text: texts.get(key::COMPUTER_FAILED) };
    }
    if table.is_seeking_hint() {
        return plain(texts.get(key::PLAY_SEEKING_HINT));
    }
    // A hint is about its own stack: while another one is held, what that one can do is more useful.
    let is_other = |hint: &Hint| matches!(hint.mv(), Move::Stack(mv) if intent.picked.is_some_and(|picked| picked != mv.from));
    if let Some(hint) = table.hint().filter(|hint| !is_other(hint)) {
        return plain(hint_text(texts, hint, table.position(), notation));
    }
    if let (Some(from), Some(movement)) = (intent.picked, table.position().movement()) {
        let count = movement.targets(from).len();
        let cell = notation.cell_name(from);
        return plain(texts.get(key::PlayPicked { cell: cell.into(), count: count.into() }));
    }
    Status { kind: Kind::Turn, text: turn() }
}

/// The consequence of the considered move.
fn considered(
    texts: &Texts,
    table: &Table,
    intent: Intent,
    notation: Notation,
    is_asking: bool,
) -> Option<Status> {
    let (position, reader) = (table.position(), table.only_person());
    let ply = Ply::of(position, intent.mv(position)?).ok()?;
    let (text, outlook) = consequence(texts, position, &ply, notation, reader)?;
    let kind = if outlook == Outlook::Loss { Kind::Loss } else { Kind::Plain };
    // The button beside a question names the move.
    let is_named = is_asking && outlook != Outlook::Quiet;
    let text = if is_named { words::fall(texts, &words::Fall::of(position, &ply), reader) } else { text };
    Some(Status { kind, text })
}

/// What a considered move means for the person who reads about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outlook {
    /// Nothing falls off.
    Quiet,
    /// Only stacks of the opponent fall off.
    Gain,
    /// Own pieces are lost.
    Loss,
}

/// The consequence of a stack move for one player, or else for the one who moves.
pub(crate) fn consequence(
    texts: &Texts,
    position: &Position,
    ply: &Ply,
    notation: Notation,
    reader: Option<Color>,
) -> Option<(String, Outlook)> {
    if !matches!(ply.mv, Move::Stack(_)) {
        return None;
    }
    let fall = words::Fall::of(position, ply);
    if fall.stacks == 0 {
        return Some((words::consequence(texts, position, ply, notation), Outlook::Quiet));
    }
    let is_loss = fall.pieces[reader.unwrap_or(position.turn())] > 0;
    let (mv, fall) = (notation.move_text(ply.mv), words::fall(texts, &fall, reader));
    Some((format!("{mv}: {fall}"), if is_loss { Outlook::Loss } else { Outlook::Gain }))
}

/// The part of a hint that is shown.
fn hint_text(texts: &Texts, hint: &Hint, position: &Position, notation: Notation) -> String {
    words::hint(texts, &hint.advice(position), hint.shown, position.turn(), notation)
}
