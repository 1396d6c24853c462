//! What players say to each other: phrases that each reads in their own language.

use std::time::Duration;

use dvonn_text::{Key, key, words};
use dvonn_wire::Phrase;
use leptos::prelude::*;

use super::chat::Chat;
use super::online_game::{OnlineGame, Remark, Words};
use super::report_sheet::ReportSheet;
use crate::desk::{desk, text};
use crate::ui::Dialog;

fn key_of(phrase: Phrase) -> Key {
    match phrase {
        Phrase::Hello => key::PHRASE_HELLO,
        Phrase::GoodLuck => key::PHRASE_GOOD_LUCK,
        Phrase::HaveFun => key::PHRASE_HAVE_FUN,
        Phrase::NiceMove => key::PHRASE_NICE_MOVE,
        Phrase::Oops => key::PHRASE_OOPS,
        Phrase::OneMoment => key::PHRASE_ONE_MOMENT,
        Phrase::Thanks => key::PHRASE_THANKS,
        Phrase::WellPlayed => key::PHRASE_WELL_PLAYED,
        Phrase::GoodGame => key::PHRASE_GOOD_GAME,
        Phrase::Again => key::PHRASE_AGAIN,
        Phrase::MustGo => key::PHRASE_MUST_GO,
        Phrase::Goodbye => key::PHRASE_GOODBYE,
    }
}

/// The sheet with all phrases, and free chat.
#[component]
pub(super) fn Phrases(is_open: RwSignal<bool>) -> impl IntoView {
    let game: OnlineGame = expect_context();
    let accused = RwSignal::new(None);
    // One sheet at a time.
    Effect::new(move |_| {
        if accused.with(Option::is_some) {
            is_open.set(false);
        }
    });
    let button = move |phrase: Phrase| {
        let say = move |_| {
            is_open.set(false);
            game.say(phrase);
        };
        view! { <button type="button" on:click=say>{text(key_of(phrase))}</button> }
    };
    view! {
        <Dialog open=is_open title=Signal::derive(text(key::ONLINE_TALK)) id="phrases">
            <div class="answers phrases">{Phrase::ALL.map(button).into_iter().collect_view()}</div>
            <Chat accused />
        </Dialog>
        <ReportSheet accused />
    }
}

/// What was said last, for a while.
#[component]
pub(super) fn LastRemark() -> impl IntoView {
    let desk = desk();
    let game: OnlineGame = expect_context();
    Effect::new(move |_| {
        let Some(Remark { number, .. }) = game.remark.get() else { return };
        let forget = move || {
            // The page may have been left meanwhile.
            game.remark
                .try_maybe_update(|remark| (remark.take_if(|said| said.number == number).is_some(), ()));
        };
        set_timeout(forget, Duration::from_secs(8));
    });
    let told = move || {
        let Remark { by, words, .. } = game.remark.get()?;
        let texts = desk.texts.get();
        let told = match words {
            Words::Phrase(phrase) => texts.get(key_of(phrase)),
            Words::Text(text) => text,
        };
        Some(format!("{}: {told}", words::color(&texts, by)))
    };
    view! { <p class="remark-line" role="status">{told}</p> }
}
