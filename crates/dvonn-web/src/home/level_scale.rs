//! The strength of the computer, as a scale of ten parts with a line on how that level plays.

use dvonn_engine::Level;
use dvonn_text::key;
use leptos::prelude::*;

use super::Choices;
use crate::desk::desk;

/// The scale. The parts are drawn below a slider that fills the same place, so that keys, fingers and screen readers have an
/// ordinary slider.
#[component]
pub(super) fn LevelScale(choices: RwSignal<Choices>) -> impl IntoView {
    let desk = desk();
    let level = Memo::new(move |_| choices.with(|choices| choices.level.number()));
    let name = move || desk.texts.get().get(key::PlayerComputer { level: level.get().into() });
    let how = move || desk.texts.get().get(key::LevelDescription { level: level.get().into() });
    let choose = move |event| {
        if let Ok(level) = event_target_value(&event).parse::<Level>() {
            choices.update(|choices| choices.level = level);
        }
    };
    let parts = Level::ALL
        .map(|part| view! { <span class:is-on=move || part.number() <= level.get()></span> })
        .collect_view();
    view! {
        <div class="card level-card">
            <label for="level">{name}</label>
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
