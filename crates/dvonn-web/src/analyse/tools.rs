//! Opening, setting up and exporting a whole analysis.

use dvonn_text::key;
use leptos::prelude::*;

use super::Analyst;
use super::export_sheet::ExportSheet;
use super::open_sheet::OpenSheet;
use crate::desk::{desk, text};
use crate::link;
use crate::study::Study;
use crate::ui::{Drawing, Icon, Menu, MenuItem};

/// The three actions that people need most, a menu of the others, and the sheets that they open.
#[component]
pub(super) fn Tools(is_setting_up: RwSignal<bool>) -> impl IntoView {
    let is_opening = RwSignal::new(false);
    let is_exporting = RwSignal::new(false);
    let is_more_open = RwSignal::new(false);
    view! {
        <section class="card tools-card" aria-label=text(key::TOOLS_TITLE)>
            <div class="tools">
                <button type="button" on:click=move |_| is_opening.set(true)>{text(key::TOOLS_OPEN)}</button>
                <button type="button" on:click=move |_| is_setting_up.set(true)>{text(key::TOOLS_SETUP)}</button>
                <button type="button" on:click=move |_| is_exporting.set(true)>{text(key::TOOLS_EXPORT)}</button>
                <button type="button" aria-haspopup="dialog" on:click=move |_| is_more_open.set(true)>
                    <Icon of=Drawing::More />
                    {text(key::ACTION_MORE)}
                </button>
            </div>
        </section>
        <MoreTools open=is_more_open />
        <OpenSheet open=is_opening />
        <ExportSheet open=is_exporting />
    }
}

/// The other actions.
#[component]
fn MoreTools(open: RwSignal<bool>) -> impl IntoView {
    let desk = desk();
    let analyst: Analyst = expect_context();
    let copy_position = move || desk.copy(analyst.position.get_untracked().to_string());
    let link_position = move || desk.send_link(&link::of_position(&analyst.position.get_untracked()));
    let link_game = move || desk.send_link(&analyst.record.with_untracked(link::of_game));
    let navigate = StoredValue::new(leptos_router::hooks::use_navigate());
    let play_on = move || {
        let position = analyst.position.get();
        let go = move || {
            let address = format!("/#{}", link::of_start(&position));
            navigate.with_value(|navigate| navigate(&address, leptos_router::NavigateOptions::default()));
        };
        position.outcome().is_none().then(|| {
            view! { <MenuItem of=Drawing::Forward key=key::TOOLS_PLAY_ON on_choose=go /> }
        })
    };
    let earlier = move || {
        let restore = move || analyst.restore_earlier();
        analyst.has_earlier().then(|| {
            view! { <MenuItem of=Drawing::TakeBack key=key::TOOLS_BRING_BACK on_choose=restore /> }
        })
    };
    view! {
        <Menu id="more-tools" label=Signal::derive(text(key::TOOLS_TITLE)) open>
            <MenuItem of=Drawing::Flip key=key::ACTION_FLIP on_choose=move || analyst.flip() />
            <MenuItem of=Drawing::New key=key::TOOLS_NEW on_choose=move || analyst.open(Study::default()) />
            {earlier}
            {play_on}
            <MenuItem of=Drawing::List key=key::TOOLS_COPY_POSITION on_choose=copy_position />
            <MenuItem of=Drawing::Share key=key::TOOLS_LINK_POSITION on_choose=link_position />
            <MenuItem of=Drawing::Share key=key::TOOLS_LINK_GAME on_choose=link_game />
        </Menu>
    }
}
