//! The way through a game: buttons and a slider.

use dvonn_core::Phase;
use leptos::prelude::*;

use super::Analyst;
use crate::browser;
use crate::desk::{desk, text};
use crate::study::Study;
use crate::ui::{Drawing, Icon};
use crate::words;

/// First, back, forward, last, and a slider over all of it.
#[component]
pub(super) fn Walk() -> impl IntoView {
    let desk = desk();
    let study = expect_context::<Analyst>().study;
    let depth = Memo::new(move |_| study.with(Study::depth));
    let length = Memo::new(move |_| study.with(|study| study.line().len() - 1));
    let placements = Memo::new(move |_| study.with(Study::placements));
    let slide = move |event| {
        if let Ok(depth) = event_target_value(&event).parse() {
            study.update(|study| study.go_to(depth));
        }
    };
    let button = move |drawing: Drawing, key: &'static str, walk: fn(&mut Study), is_end: Signal<bool>| {
        view! {
            <button type="button" class="step" disabled=is_end on:click=move |_| study.update(walk)>
                <Icon of=drawing />
                <span class="unseen">{text(key)}</span>
            </button>
        }
    };
    let is_start = Signal::derive(move || depth.get() == 0);
    let is_end = Signal::derive(move || depth.get() == length.get());
    let where_text = move || {
        let texts = desk.texts.get();
        let notation = desk.notation();
        let mv = study.with(|study| study.ply().map(|ply| ply.mv));
        match mv {
            None => texts.get("walk-start"),
            Some(mv) => {
                let mv = words::move_text(&texts, mv, notation);
                let (ply, all) = (depth.get(), length.get());
                texts.with("walk-ply", &[("ply", ply.into()), ("all", all.into()), ("move", mv.into())])
            }
        }
    };
    let is_placing = Memo::new(move |_| {
        study.with(|study| study.position().phase() == Phase::Placement && placements.get() > 0)
            && length.get() >= placements.get()
            && length.get() > depth.get()
    });
    let skip = move || {
        is_placing.get().then(|| {
            view! {
                <button type="button" class="quiet" on:click=move |_| {
                    study.update(Study::skip_placements);
                    browser::focus_if_lost("walk-slider");
                }>
                    {text("walk-skip")}
                </button>
            }
        })
    };
    view! {
        <div class="walk" role="group" aria-label=text("walk-title")>
            {button(Drawing::First, "walk-first", |study| study.go_to(0), is_start)}
            {button(Drawing::Back, "walk-back", Study::back, is_start)}
            <input
                type="range"
                class="slider"
                id="walk-slider"
                min="0"
                max=length
                prop:max=move || length.get().to_string()
                prop:value=move || depth.get().to_string()
                aria-label=text("walk-slider")
                aria-valuetext=where_text
                on:input=slide
            />
            {button(Drawing::Forward, "walk-forward", Study::forward, is_end)}
            {button(Drawing::Last, "walk-last", |study| study.go_to(usize::MAX), is_end)}
            <p class="walk-where"><span class="where">{where_text}</span>{skip}</p>
        </div>
    }
}
