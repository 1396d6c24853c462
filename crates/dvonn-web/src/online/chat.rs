//! Free chat: what players write to each other in their own words, once both want that.

use dvonn_core::Color;
use dvonn_text::{key, words};
use dvonn_wire::ChatText;
use leptos::prelude::*;

use super::online_game::OnlineGame;
use super::report_sheet::{Accused, block};
use crate::desk::{desk, text};
use crate::ui::Switch;

/// A line of the chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ChatLine {
    pub(super) number: u32,
    pub(super) by: Color,
    pub(super) text: String,
}

/// The switch, what was written, and a field to write; for the two players.
#[component]
pub(super) fn Chat(accused: RwSignal<Option<Accused>>) -> impl IntoView {
    let game: OnlineGame = expect_context();
    let chat = Memo::new(move |_| {
        game.status.with(|status| status.as_ref().map(|status| status.chat).unwrap_or_default())
    });
    let you = move || game.status.with(|status| status.as_ref()?.you);
    let is_wanted = Memo::new(move |_| you().is_some_and(|you| chat.get()[you]));
    let is_on = Memo::new(move |_| chat.get().iter().all(|(_, is_on)| *is_on));
    let opponent = Memo::new(move |_| {
        let you = you()?;
        game.status.with(|status| status.as_ref()?.players[you.other()].as_ref()?.name.clone())
    });
    let report = move |message: Option<ChatLine>| {
        if let Some(player) = opponent.get_untracked() {
            accused.set(Some(Accused { player, game: Some(game.id), message }));
        }
    };
    let keep_away = move |_| {
        if let Some(player) = opponent.get_untracked() {
            game.switch_chat(false);
            block(player);
        }
    };
    view! {
        <Switch
            label=Signal::derive(text(key::ONLINE_CHAT))
            on=is_wanted
            on_turn=Callback::new(move |on| game.switch_chat(on))
        />
        <Show when=move || is_wanted.get() && !is_on.get()>
            <p class="note" role="status">{text(key::ONLINE_CHAT_WAIT)}</p>
        </Show>
        <Show when=move || is_on.get()>
            <div role="log" aria-label=text(key::ONLINE_CHAT)><ul class="chat-lines">
                <For each=move || game.chat.get() key=|line| line.number let:line>
                    <Line line report=Callback::new(move |line| report(Some(line))) />
                </For>
            </ul></div>
            <Writing />
        </Show>
        <Show when=move || opponent.with(Option::is_some)>
            <p class="answers">
                <button type="button" class="quiet" on:click=keep_away>{text(key::ONLINE_BLOCK)}</button>
                <button type="button" class="quiet" on:click=move |_| report(None)>
                    {text(key::REPORT_TITLE)}
                </button>
            </p>
        </Show>
    }
}

#[component]
fn Line(line: ChatLine, report: Callback<ChatLine>) -> impl IntoView {
    let desk = desk();
    let game: OnlineGame = expect_context();
    let by = line.by;
    let words = line.text.clone();
    let is_theirs = game.you() != Some(by);
    let button = is_theirs.then(|| {
        view! {
            <button type="button" class="quiet" on:click=move |_| report.run(line.clone())>
                {text(key::REPORT_TITLE)}
            </button>
        }
    });
    view! {
        <li><span><b>{move || words::color(&desk.texts.get(), by)}</b>" "{words}</span>{button}</li>
    }
}

#[component]
fn Writing() -> impl IntoView {
    let game: OnlineGame = expect_context();
    let written = RwSignal::new(String::new());
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Ok(text) = written.with_untracked(|written| written.parse::<ChatText>()) {
            game.write(text);
            written.set(String::new());
        }
    };
    view! {
        <form class="chat-form" on:submit=send>
            <input
                type="text"
                maxlength="200"
                autocomplete="off"
                aria-label=text(key::ONLINE_CHAT_TEXT)
                prop:value=move || written.get()
                on:input=move |event| written.set(event_target_value(&event))
            />
            <button type="submit">{text(key::ONLINE_CHAT_SEND)}</button>
        </form>
    }
}
