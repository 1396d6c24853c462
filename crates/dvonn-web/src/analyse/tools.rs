//! Opening, setting up and exporting a whole analysis.

use dvonn_text::key;
use leptos::prelude::*;

use super::Analyst;
use super::export_sheet::ExportSheet;
use super::open_sheet::OpenSheet;
use crate::desk::{desk, text};
use crate::link;
use crate::study::Study;
use crate::ui::{Drawing, Icon};

/// Buttons, and the sheets that they open.
#[component]
pub(super) fn Tools(is_setting_up: RwSignal<bool>) -> impl IntoView {
    let desk = desk();
    let analyst: Analyst = expect_context();
    let is_opening = RwSignal::new(false);
    let is_exporting = RwSignal::new(false);
    let copy_position = move |_| desk.copy(analyst.position.get_untracked().to_string());
    let link_position = move |_| desk.send_link(&link::of_position(&analyst.position.get_untracked()));
    let link_game = move |_| desk.send_link(&analyst.record.with_untracked(link::of_game));
    let earlier = move || {
        analyst.has_earlier().then(|| {
            view! { <button type="button" on:click=move |_| analyst.restore_earlier()>{text(key::TOOLS_BRING_BACK)}</button> }
        })
    };
    view! {
        <section class="card tools-card" aria-labelledby="tools-heading">
            <h2 id="tools-heading">{text(key::TOOLS_TITLE)}</h2>
            <div class="tools">
                <button type="button" on:click=move |_| is_opening.set(true)>{text(key::TOOLS_OPEN)}</button>
                <button type="button" on:click=move |_| is_setting_up.set(true)>{text(key::TOOLS_SETUP)}</button>
                <button type="button" on:click=move |_| analyst.open(Study::default())>{text(key::TOOLS_NEW)}</button>
                {earlier}
                <button type="button" on:click=move |_| is_exporting.set(true)>{text(key::TOOLS_EXPORT)}</button>
                <button type="button" on:click=copy_position>{text(key::TOOLS_COPY_POSITION)}</button>
                <button type="button" on:click=link_position>{text(key::TOOLS_LINK_POSITION)}</button>
                <button type="button" on:click=link_game>{text(key::TOOLS_LINK_GAME)}</button>
                <button
                    type="button"
                    on:click=move |_| analyst.flip()
                >
                    <Icon of=Drawing::Flip />
                    {text(key::ACTION_FLIP)}
                </button>
            </div>
        </section>
        <OpenSheet open=is_opening />
        <ExportSheet open=is_exporting />
    }
}
