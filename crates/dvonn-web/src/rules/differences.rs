//! Where the rulebooks differ: what they say, what we play, and why.

use dvonn_coach::DIFFERENCES;
use dvonn_text::key;
use leptos::prelude::*;
use leptos_router::components::A;

use crate::desk::text;

/// The page of the differences.
#[component]
pub(crate) fn DifferencesPage() -> impl IntoView {
    let items = DIFFERENCES
        .iter()
        .map(|difference| {
            view! {
                <section class="difference">
                    <h2>{text(difference.question)}</h2>
                    <dl>
                        <dt>{text(key::DIFFER_SAID)}</dt>
                        <dd>{text(difference.said)}</dd>
                        <dt class="is-played">{text(key::DIFFER_PLAYED)}</dt>
                        <dd>{text(difference.played)}</dd>
                    </dl>
                </section>
            }
        })
        .collect_view();
    view! {
        <article class="page rules">
            <header class="rules-head">
                <h1 class="rules-title">{text(key::DIFFER_TITLE)}</h1>
                <p>{text(key::DIFFER_INTRO)}</p>
            </header>
            <div class="differences">{items}</div>
            <p class="rules-onward"><A href="/rules">{text(key::RULES_TITLE)}</A></p>
        </article>
    }
}
