//! The rules in five sentences, and the keys, beside the board.

use dvonn_text::{Key, key};
use leptos::html;
use leptos::prelude::*;
use leptos_router::components::A;

use crate::browser;
use crate::desk::text;
use crate::ui::keep_in_history;

const RULES: [Key; 5] = [
    key::RULES_CARD_PLACE,
    key::RULES_CARD_MOVE,
    key::RULES_CARD_BLOCKED,
    key::RULES_CARD_FALL,
    key::RULES_CARD_WIN,
];

const KEYS: [(&str, Key); 6] = [
    ("f3", key::KEYS_CARD_CELL),
    ("← → ↑ ↓", key::KEYS_CARD_WALK),
    ("[ ]", key::KEYS_CARD_STEP),
    ("U", key::ACTION_TAKE_BACK),
    ("H", key::ACTION_HINT),
    ("F", key::ACTION_FLIP),
];

/// A card that goes away with Escape, Back, its button or a second press of the question mark. On wide screens it leaves the
/// board free.
#[component]
pub(crate) fn RulesCard(open: RwSignal<bool>) -> impl IntoView {
    keep_in_history(open);
    let heading = NodeRef::<html::H2>::new();
    Effect::new(move |_| {
        if heading.get().is_some() {
            browser::focus_soon(heading);
        }
    });
    let escape = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Escape" {
            open.set(false);
        }
    };
    let rule = |rule: Key| view! { <li>{text(rule)}</li> };
    let key_row =
        |(keys, what): (&'static str, Key)| view! { <dt><kbd>{keys}</kbd></dt><dd>{text(what)}</dd> };
    let card = move || {
        view! {
            // On a phone the card covers the board: a press beside it closes it, and places nothing.
            <div class="rules-shade" on:click=move |_| open.set(false)></div>
            <section class="card rules-card" aria-labelledby="rules-card-title" on:keydown=escape>
                <header class="card-head">
                    <h2 id="rules-card-title" node_ref=heading tabindex="-1">{text(key::RULES_CARD_TITLE)}</h2>
                    <button type="button" class="quiet" on:click=move |_| open.set(false)>{text(key::CLOSE)}</button>
                </header>
                <ol>{RULES.map(rule).collect_view()}</ol>
                <p><A href="/rules">{text(key::RULES_CARD_MORE)}</A></p>
                <div class="keys-list">
                    <h3>{text(key::KEYS_CARD_TITLE)}</h3>
                    <dl>{KEYS.map(key_row).collect_view()}</dl>
                    <p class="note">{text(key::KEYS_CARD_SHIFT)}</p>
                </div>
            </section>
        }
    };
    move || open.get().then(card)
}
