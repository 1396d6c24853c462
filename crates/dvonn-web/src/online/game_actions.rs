//! The row of actions below the board of a game on a server.

use dvonn_table::{ActionKind, Table};
use dvonn_text::key;
use dvonn_wire::Action;
use leptos::prelude::*;

use super::online_game::OnlineGame;
use super::phrases::{LastRemark, Phrases};
use crate::desk::{desk, text};
use crate::play::{ActionButton, ResignSheet};
use crate::ui::Drawing;

/// Draw, take back, resign or abort, phrases, and turning the board; after the game also what other sites need to show it.
#[component]
pub(super) fn GameActions() -> impl IntoView {
    let desk = desk();
    let game: OnlineGame = expect_context();
    let playing = game.playing;
    let is_resigning = RwSignal::new(false);
    let may_resign = Memo::new(move |_| playing.may(ActionKind::Resign));
    let may_draw = Memo::new(move |_| playing.may(ActionKind::OfferDraw));
    let you = Memo::new(move |_| game.status.with(|status| status.as_ref()?.you));
    let may_abort = Memo::new(move |_| {
        let may_abort = |table: &Table| you.get().is_some_and(|you| table.game().may_abort(you));
        may_resign.get() && playing.read(may_abort).unwrap_or(false)
    });
    let may_take_back = Memo::new(move |_| {
        let may_ask = |table: &Table| {
            let game = table.game();
            let has_played = game.history().plies().iter().any(|ply| Some(ply.by) == you.get());
            has_played && game.take_back_asked().is_none()
        };
        may_resign.get() && game.is_casual() && playing.read(may_ask).unwrap_or(false)
    });
    let is_over =
        Memo::new(move |_| playing.read(|table: &Table| table.game().ending().is_some()).unwrap_or(false));
    view! {
        <LastRemark />
        <div class="actions is-online" role="group" aria-label=text(key::ACTIONS_TITLE)>
            <Show when=move || you.get().is_some()>
                <Show
                    when=move || may_abort.get()
                    fallback=move || {
                        view! {
                            <ActionButton
                                of=Drawing::Flag
                                key=key::ACTION_RESIGN
                                is_open=may_resign.into()
                                on_choose=move || is_resigning.set(true)
                            />
                        }
                    }
                >
                    <ActionButton
                        of=Drawing::Flag
                        key=key::ONLINE_ABORT
                        on_choose=move || game.ask(Action::Abort)
                    />
                </Show>
                <ActionButton
                    of=Drawing::Draw
                    key=key::ONLINE_DRAW
                    is_open=may_draw.into()
                    on_choose=move || playing.act(dvonn_table::Action::OfferDraw)
                />
                <ActionButton
                    of=Drawing::TakeBack
                    key=key::ACTION_TAKE_BACK
                    is_open=may_take_back.into()
                    on_choose=move || game.ask(Action::AskTakeBack)
                />
                <ActionButton of=Drawing::Talk key=key::ONLINE_TALK on_choose=move || game.is_talking.set(true) />
            </Show>
            <ActionButton of=Drawing::Flip key=key::ACTION_FLIP on_choose=move || playing.flip() />
            <Show when=move || is_over.get()>
                <ActionButton
                    of=Drawing::Share
                    key=key::ONLINE_EMBED
                    on_choose=move || desk.copy_embed_code(&game.id.to_string())
                />
            </Show>
        </div>
        <Phrases is_open=game.is_talking />
        <ResignSheet is_open=is_resigning />
    }
}
