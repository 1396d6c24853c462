//! The settings sheet. Changes take effect immediately.

use dvonn_text::Language;
use leptos::prelude::*;

use crate::desk::{desk, text};
use crate::settings::{BoardLook, Confirmation, Coordinates, Settings, Speed, Theme};
use crate::sound::Sound;
use crate::ui::{Choice, Dialog, Switch, items};

/// Language, colours, board, animation, sound, and overlays.
#[component]
pub(crate) fn SettingsSheet() -> impl IntoView {
    let desk = desk();
    view! {
        <Dialog open=desk.is_settings_open title=Signal::derive(text("settings-title")) id="settings">
            <LanguageSetting />
            <LookSettings />
            <BoardSettings />
            <SoundSettings />
        </Dialog>
    }
}

#[component]
fn LanguageSetting() -> impl IntoView {
    let desk = desk();
    let choose = move |event| {
        let tag = event_target_value(&event);
        desk.settings.update(|settings| settings.language = Some(tag));
    };
    let option = move |language: Language| {
        view! {
            <option
                value=language.tag()
                lang=language.tag()
                selected=move || desk.texts.get().language() == language
            >
                {language.own_name()}
            </option>
        }
    };
    view! {
        <label class="field">
            <span>{text("settings-language")}</span>
            <select on:change=choose>{Language::ALL.map(option).collect_view()}</select>
        </label>
    }
}

/// A choice for a field of the settings.
fn choice<T: Copy + PartialEq + Send + Sync + 'static>(
    name: &'static str,
    label: &'static str,
    list: &[(T, &'static str)],
    read: fn(&Settings) -> T,
    write: fn(&mut Settings, T),
) -> impl IntoView + use<T> {
    let settings = desk().settings;
    view! {
        <Choice
            name=name
            label=Signal::derive(text(label))
            items=items(list)
            value=Signal::derive(move || settings.with(read))
            on_choose=Callback::new(move |value| settings.update(|settings| write(settings, value)))
        />
    }
}

/// A switch for a field of the settings.
fn switch(label: &'static str, read: fn(&Settings) -> bool, write: fn(&mut Settings, bool)) -> impl IntoView {
    let settings = desk().settings;
    view! {
        <Switch
            label=Signal::derive(text(label))
            on=Signal::derive(move || settings.with(read))
            on_turn=Callback::new(move |on| settings.update(|settings| write(settings, on)))
        />
    }
}

#[component]
fn LookSettings() -> impl IntoView {
    view! {
        {choice(
            "theme",
            "settings-theme",
            &[
                (Theme::System, "settings-theme-system"),
                (Theme::Light, "settings-theme-light"),
                (Theme::Dark, "settings-theme-dark"),
            ],
            |settings| settings.theme,
            |settings, theme| settings.theme = theme,
        )}
        {choice(
            "board-look",
            "settings-board",
            &[(BoardLook::Lines, "settings-board-lines"), (BoardLook::Wood, "settings-board-wood")],
            |settings| settings.board,
            |settings, board| settings.board = board,
        )}
        {switch(
            "settings-patterns",
            |settings| settings.patterns,
            |settings, patterns| settings.patterns = patterns,
        )}
        {choice(
            "coordinates",
            "settings-coordinates",
            &[
                (Coordinates::Standard, "settings-coordinates-standard"),
                (Coordinates::Printed, "settings-coordinates-printed"),
                (Coordinates::Newsletter, "settings-coordinates-newsletter"),
                (Coordinates::Off, "settings-coordinates-off"),
            ],
            |settings| settings.coordinates,
            |settings, coordinates| settings.coordinates = coordinates,
        )}
        {choice(
            "speed",
            "settings-speed",
            &[
                (Speed::Off, "settings-speed-off"),
                (Speed::Fast, "settings-speed-fast"),
                (Speed::Normal, "settings-speed-normal"),
                (Speed::Slow, "settings-speed-slow"),
            ],
            |settings| settings.speed,
            |settings, speed| settings.speed = speed,
        )}
    }
}

#[component]
fn BoardSettings() -> impl IntoView {
    view! {
        {choice(
            "confirmation",
            "settings-confirmation",
            &[
                (Confirmation::Always, "settings-confirmation-always"),
                (Confirmation::Losses, "settings-confirmation-losses"),
                (Confirmation::Never, "settings-confirmation-never"),
            ],
            |settings| settings.confirmation,
            |settings, confirmation| settings.confirmation = confirmation,
        )}
        <fieldset class="switches">
            <legend>{text("settings-overlays")}</legend>
            {switch(
                "settings-overlay-targets",
                |settings| settings.overlays.targets,
                |settings, on| settings.overlays.targets = on,
            )}
            {switch(
                "settings-overlay-blocked",
                |settings| settings.overlays.blocked,
                |settings, on| settings.overlays.blocked = on,
            )}
            {switch(
                "settings-overlay-lifelines",
                |settings| settings.overlays.lifelines,
                |settings, on| settings.overlays.lifelines = on,
            )}
            {switch(
                "settings-overlay-falls",
                |settings| settings.overlays.falls,
                |settings, on| settings.overlays.falls = on,
            )}
            {switch(
                "settings-overlay-tempo",
                |settings| settings.overlays.tempo,
                |settings, on| settings.overlays.tempo = on,
            )}
        </fieldset>
    }
}

#[component]
fn SoundSettings() -> impl IntoView {
    let desk = desk();
    let turn = move |on| {
        desk.settings.update(|settings| settings.sounds = Some(on));
        desk.play_sound(Sound::Land);
    };
    let turn_to = move |event| {
        if let Ok(volume) = event_target_value(&event).parse() {
            desk.settings.update(|settings| settings.volume = volume);
        }
    };
    let volume = move || {
        desk.has_sounds().then(|| {
            view! {
                <label class="field">
                    <span>{text("settings-volume")}</span>
                    <input
                        type="range"
                        min="0"
                        max="100"
                        step="5"
                        prop:value=move || desk.settings.with(|settings| settings.volume.to_string())
                        on:input=turn_to
                        on:change=move |_| desk.play_sound(Sound::Land)
                    />
                </label>
            }
        })
    };
    view! {
        <Switch
            label=Signal::derive(text("settings-sounds"))
            on=Signal::derive(move || desk.has_sounds())
            on_turn=Callback::new(turn)
        />
        {volume}
    }
}
