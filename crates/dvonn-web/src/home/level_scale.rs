//! The strength of the computer: a scale of ten parts with a line on how that level plays, or the level that matches the person.

use dvonn_engine::Level;
use dvonn_text::key;
use leptos::prelude::*;

use super::Choices;
use crate::archive::Archive;
use crate::desk::{desk, text};

/// The scale. The parts are drawn below a slider that fills the same place, so that keys, fingers and screen readers have an
/// ordinary slider.
#[component]
pub(super) fn LevelScale(choices: RwSignal<Choices>) -> impl IntoView {
    let desk = desk();
    let level = Memo::new(move |_| choices.with(|choices| choices.level.number()));
    let name = move || desk.texts.get().get(key::PlayerComputer { level: level.get().into() });
    let matches = Memo::new(move |_| choices.with(|choices| choices.matches));
    let how = move || {
        let texts = desk.texts.get();
        if matches.get() {
            texts.get(key::FRONT_MATCH_HOW)
        } else {
            texts.get(key::LevelDescription { level: level.get().into() })
        }
    };
    let choose = move |event| {
        if let Ok(level) = event_target_value(&event).parse::<Level>() {
            choices.update(|choices| (choices.level, choices.matches) = (level, false));
        }
    };
    let turn = move |_| {
        choices.update(|choices| {
            choices.matches = !choices.matches;
            if choices.matches {
                choices.level = Archive::of_page().matched_level();
            }
        });
    };
    let parts = Level::ALL
        .map(|part| view! { <span class:is-on=move || part.number() <= level.get()></span> })
        .collect_view();
    view! {
        <div class="card level-card">
            <div class="level-head">
                <label for="level">{name}</label>
                <button
                    type="button"
                    class="chip"
                    class:news=matches
                    aria-pressed=move || matches.get().to_string()
                    on:click=turn
                >
                    {text(key::FRONT_MATCH)}
                </button>
            </div>
            <div class="scale">
                <div class="scale-parts" aria-hidden="true">{parts}</div>
                <input
                    type="range"
                    id="level"
                    min="1"
                    max=Level::ALL.len()
                    prop:value=move || level.get().to_string()
                    aria-valuetext=how
                    on:input=choose
                />
            </div>
            <p class="level-how" aria-hidden="true">{how}</p>
        </div>
    }
}
