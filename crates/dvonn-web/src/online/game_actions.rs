//! The row of actions below the board of a game on a server.

use dvonn_table::ActionKind;
use dvonn_text::{Key, key};
use dvonn_wire::Action;
use leptos::prelude::*;

use super::online_game::OnlineGame;
use super::phrases::{LastRemark, Phrases};
use crate::desk::text;
use crate::ui::{Dialog, Drawing, Icon};

/// Draw, take back, resign or abort, phrases, and turning the board.
#[component]
pub(super) fn GameActions() -> impl IntoView {
    let game: OnlineGame = expect_context();
    let playing = game.playing;
    let is_resigning = RwSignal::new(false);
    let is_talking = RwSignal::new(false);
    let may_resign = Memo::new(move |_| playing.may(ActionKind::Resign));
    let may_draw = Memo::new(move |_| playing.may(ActionKind::OfferDraw));
    let own_plies = Memo::new(move |_| {
        let you = game.status.with(|status| status.as_ref()?.you);
        let count = |table: &dvonn_table::Table| {
            let plies = table.game().history().plies();
            plies.iter().filter(|ply| Some(ply.by) == you).count()
        };
        playing.read(count).unwrap_or_default()
    });
    // Before the second move of one's own, a game can be left without a result.
    let may_abort = move || may_resign.get() && own_plies.get() < 2;
    let may_take_back = Memo::new(move |_| {
        let is_asked = |table: &dvonn_table::Table| table.game().take_back_asked().is_some();
        may_resign.get() && own_plies.get() > 0 && game.is_casual() && !playing.read(is_asked).unwrap_or(true)
    });
    let action = move |of: Drawing, key: Key, is_open: Signal<bool>, choose: Callback<()>| {
        view! {
            <button
                type="button"
                class="action"
                // Not `disabled`, which would lose the focus.
                aria-disabled=move || (!is_open.get()).then_some("true")
                on:click=move |_| {
                    if is_open.get_untracked() {
                        choose.run(());
                    }
                }
            >
                <Icon of=of />
                <span>{text(key)}</span>
            </button>
        }
    };
    let leave = move || {
        if may_abort() {
            action(
                Drawing::Flag,
                key::ONLINE_ABORT,
                Signal::stored(true),
                Callback::new(move |()| game.ask(Action::Abort)),
            )
        } else {
            action(
                Drawing::Flag,
                key::ACTION_RESIGN,
                may_resign.into(),
                Callback::new(move |()| is_resigning.set(true)),
            )
        }
    };
    let resign = move |_| {
        is_resigning.set(false);
        playing.act(dvonn_table::Action::Resign);
    };
    let is_player = Memo::new(move |_| {
        game.status.with(|status| status.as_ref().and_then(|status| status.you)).is_some()
    });
    view! {
        <LastRemark />
        <div class="actions is-online" role="group" aria-label=text(key::ACTIONS_TITLE)>
            <Show when=move || is_player.get()>
                {leave}
                {action(
                    Drawing::Draw,
                    key::ONLINE_DRAW,
                    may_draw.into(),
                    Callback::new(move |()| playing.act(dvonn_table::Action::OfferDraw)),
                )}
                {action(
                    Drawing::TakeBack,
                    key::ACTION_TAKE_BACK,
                    may_take_back.into(),
                    Callback::new(move |()| game.ask(Action::AskTakeBack)),
                )}
                {action(
                    Drawing::Talk,
                    key::ONLINE_TALK,
                    Signal::stored(true),
                    Callback::new(move |()| is_talking.set(true)),
                )}
            </Show>
            {action(Drawing::Flip, key::ACTION_FLIP, Signal::stored(true), Callback::new(move |()| playing.flip()))}
        </div>
        <Phrases is_open=is_talking />
        <Dialog open=is_resigning title=Signal::derive(text(key::RESIGN_QUESTION)) id="resign">
            <div class="answers">
                <button type="button" class="danger" on:click=resign>{text(key::ACTION_RESIGN)}</button>
                <button type="button" on:click=move |_| is_resigning.set(false)>{text(key::RESIGN_NO)}</button>
            </div>
        </Dialog>
    }
}
