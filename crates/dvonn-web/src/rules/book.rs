//! The rules: on the screen with live figures, in print on two pages.

use dvonn_coach::{Block, RULES, Section};
use dvonn_text::key;
use leptos::prelude::*;
use leptos_router::components::A;

use super::figure::FigureView;
use crate::browser;
use crate::desk::{desk, text};

/// The page of the rules.
#[component]
pub(crate) fn RulesPage() -> impl IntoView {
    let desk = desk();
    let heading = move |section: &'static Section| move || desk.texts.get().get(section.heading);
    let contents = RULES
        .iter()
        .map(|section| {
            let address = format!("#rules-{}", section.id);
            let show = move |event: web_sys::MouseEvent| {
                // Fragments of the address are reserved for games and positions.
                event.prevent_default();
                browser::go_to_element(&format!("rules-{}", section.id));
            };
            view! { <li><a href=address on:click=show>{heading(section)}</a></li> }
        })
        .collect_view();
    let mut figures = 0;
    let sections = RULES
        .iter()
        .map(|section| {
            let blocks = grouped(section.blocks, &mut figures);
            view! {
                <section class="rules-section">
                    <h2 id=format!("rules-{}", section.id) tabindex="-1">{heading(section)}</h2>
                    {blocks}
                </section>
            }
        })
        .collect_view();
    view! {
        <article class="page rules">
            <header class="rules-head">
                <h1 class="rules-title">{text(key::RULES_TITLE)}</h1>
                <p class="note">{text(key::RULES_AUTHOR)}</p>
            </header>
            <nav class="rules-contents card" aria-label=text(key::RULES_PAGE_CONTENTS)>
                <ul>
                    {contents}
                    <li><A href="/rules/differences">{text(key::DIFFER_TITLE)}</A></li>
                    <li>
                        <button type="button" class="quiet" on:click=move |_| browser::print()>
                            {text(key::RULES_PAGE_PRINT)}
                        </button>
                    </li>
                </ul>
            </nav>
            <div class="rules-text">{sections}</div>
            <p class="note rules-onward"><A href="/learn">{text(key::LEARN_PAGE_NEW)}</A></p>
        </article>
    }
}

/// Consecutive points form one list.
fn grouped(blocks: &'static [Block], figures: &mut usize) -> Vec<AnyView> {
    let point = |block: &Block| match *block {
        Block::Point(key) => Some(key),
        _ => None,
    };
    blocks
        .chunk_by(|one, other| point(one).is_some() && point(other).is_some())
        .map(|chunk| match chunk[0] {
            Block::Paragraph(key) => view! { <p>{text(key)}</p> }.into_any(),
            Block::Figure(figure) => {
                *figures += 1;
                view! { <FigureView figure number=*figures /> }.into_any()
            }
            Block::Point(_) => {
                let points =
                    chunk.iter().filter_map(point).map(|key| view! { <li>{text(key)}</li> }).collect_view();
                view! { <ul class="rules-points">{points}</ul> }.into_any()
            }
        })
        .collect()
}
