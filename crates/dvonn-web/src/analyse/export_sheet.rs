//! Exports the record in our formats, and the board as an image.

use dvonn_game::{Export, ExportError};
use dvonn_text::{key, words};
use dvonn_view::{Diagram, Theme};
use leptos::prelude::*;

use super::Analyst;
use crate::desk::{desk, text};
use crate::ui::{Choice, ChoiceItem, Dialog};
use crate::{browser, file_name};

/// The width of an exported image in pixels.
const PICTURE_WIDTH: u32 = 1200;

/// The sheet for exporting.
#[component]
pub(super) fn ExportSheet(open: RwSignal<bool>) -> impl IntoView {
    let analyst: Analyst = expect_context();
    let format = RwSignal::new(Export::Dvonn);
    let exported = Memo::new(move |_| analyst.record.with(|record| record.export(format.get())));
    let file = move || match format.get() {
        Export::Dvonn => ("dvonn", "text/plain;charset=utf-8"),
        Export::Json => ("json", "application/json"),
        Export::LittleGolem => ("txt", "text/plain;charset=utf-8"),
    };
    view! {
        <Dialog open=open title=Signal::derive(text(key::EXPORT_TITLE)) id="export">
            <Choice
                name="format"
                label=Signal::derive(text(key::EXPORT_FORMAT))
                items=vec![
                    ChoiceItem { value: Export::Dvonn, key: key::EXPORT_DVONN },
                    ChoiceItem { value: Export::Json, key: key::EXPORT_JSON },
                    ChoiceItem { value: Export::LittleGolem, key: key::EXPORT_LITTLE_GOLEM },
                ]
                value=format
                on_choose=Callback::new(move |value| format.set(value))
            />
            <ExportedText exported file=Signal::derive(file) />
            <PictureExport />
        </Dialog>
    }
}

/// The exported text, what it leaves out, and buttons to copy or download it.
#[component]
fn ExportedText(
    exported: Memo<Result<dvonn_game::Exported, ExportError>>,
    /// Extension and type of the file.
    file: Signal<(&'static str, &'static str)>,
) -> impl IntoView {
    let desk = desk();
    let analyst: Analyst = expect_context();
    let download = move |_| {
        if let Ok(exported) = exported.get_untracked() {
            let (extension, kind) = file.get_untracked();
            let name = analyst.record.with_untracked(|record| file_name::of_game(record, None, extension));
            browser::download(&name, kind, &exported.text);
        }
    };
    let copy = move |_| {
        if let Ok(exported) = exported.get_untracked() {
            desk.copy(exported.text);
        }
    };
    move || {
        let texts = desk.texts.get();
        match exported.get() {
            Err(error) => {
                view! { <p class="error" role="alert">{words::export_error(&texts, &error)}</p> }.into_any()
            }
            Ok(exported) => {
                let lost: Vec<String> = exported.lost.iter().map(|lost| words::lost(&texts, *lost)).collect();
                let lost = (!lost.is_empty())
                    .then(|| view! { <p class="note">{texts.get(key::ExportLost { what: texts.list(&lost).into() })}</p> });
                view! {
                    {lost}
                    <textarea
                        class="exported"
                        rows="8"
                        readonly
                        aria-label=text(key::EXPORT_TEXT)
                        prop:value=exported.text
                    ></textarea>
                    <div class="answers">
                        <button type="button" class="primary" on:click=download>{text(key::EXPORT_DOWNLOAD)}</button>
                        <button type="button" on:click=copy>{text(key::EXPORT_COPY)}</button>
                    </div>
                }
                .into_any()
            }
        }
    }
}

/// The board as an image to download.
#[component]
fn PictureExport() -> impl IntoView {
    let desk = desk();
    let analyst: Analyst = expect_context();
    let picture = move || {
        let theme = if untrack(|| desk.preferences.is_dark()) { Theme::Dark } else { Theme::Light };
        let notation = desk.preferences.settings.with_untracked(|settings| settings.coordinates.on_rim());
        let last = untrack(|| analyst.ply()).map(|ply| ply.mv);
        Diagram::new(&analyst.position.get_untracked())
            .coordinates(notation)
            .theme(theme)
            .width(PICTURE_WIDTH)
            .last_move(last)
            .to_svg()
    };
    let name = |extension| file_name::of_position(&browser::today(), extension);
    let failed = move || desk.notify(key::EXPORT_PICTURE_FAILED);
    view! {
        <h3>{text(key::EXPORT_PICTURE)}</h3>
        <div class="answers">
            <button
                type="button"
                on:click=move |_| browser::download(&name("svg"), "image/svg+xml", &picture())
            >
                "SVG"
            </button>
            <button
                type="button"
                on:click=move |_| browser::download_png(name("png"), &picture(), failed)
            >
                "PNG"
            </button>
        </div>
    }
}
