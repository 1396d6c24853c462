//! The settings sheet. Changes take effect immediately.

use dvonn_text::{Key, Language, key};
use leptos::prelude::*;

use crate::browser;
use crate::desk::{desk, text};
use crate::settings::{BoardLook, Confirmation, Coordinates, Settings, Speed, Theme};
use crate::sound::Sound;
use crate::ui::{Choice, Dialog, Switch, items};

/// Language, colours, board, animation, sound, and overlays.
#[component]
pub(crate) fn SettingsSheet() -> impl IntoView {
    let desk = desk();
    view! {
        <Dialog open=desk.is_settings_open title=Signal::derive(text(key::SETTINGS_TITLE)) id="settings">
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
        desk.preferences.settings.update(|settings| settings.language = Some(tag));
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
            <span>{text(key::SETTINGS_LANGUAGE)}</span>
            <select on:change=choose>{Language::ALL.map(option).collect_view()}</select>
        </label>
    }
}

/// A choice for a field of the settings.
fn choice<T: Copy + PartialEq + Send + Sync + 'static>(
    name: &'static str,
    label: Key,
    list: &[(T, Key)],
    read: fn(&Settings) -> T,
    write: fn(&mut Settings, T),
) -> impl IntoView + use<T> {
    let settings = desk().preferences.settings;
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
fn switch(label: Key, read: fn(&Settings) -> bool, write: fn(&mut Settings, bool)) -> impl IntoView {
    let settings = desk().preferences.settings;
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
            key::SETTINGS_THEME,
            &[
                (Theme::System, key::SETTINGS_THEME_SYSTEM),
                (Theme::Light, key::SETTINGS_THEME_LIGHT),
                (Theme::Dark, key::SETTINGS_THEME_DARK),
            ],
            |settings| settings.theme,
            |settings, theme| settings.theme = theme,
        )}
        {choice(
            "board-look",
            key::SETTINGS_BOARD,
            &[(BoardLook::Lines, key::SETTINGS_BOARD_LINES), (BoardLook::Wood, key::SETTINGS_BOARD_WOOD)],
            |settings| settings.board,
            |settings, board| settings.board = board,
        )}
        {switch(
            key::SETTINGS_PATTERNS,
            |settings| settings.patterns,
            |settings, patterns| settings.patterns = patterns,
        )}
        {choice(
            "coordinates",
            key::SETTINGS_COORDINATES,
            &[
                (Coordinates::Standard, key::SETTINGS_COORDINATES_STANDARD),
                (Coordinates::Printed, key::SETTINGS_COORDINATES_PRINTED),
                (Coordinates::Newsletter, key::SETTINGS_COORDINATES_NEWSLETTER),
                (Coordinates::Off, key::SETTINGS_COORDINATES_OFF),
            ],
            |settings| settings.coordinates,
            |settings, coordinates| settings.coordinates = coordinates,
        )}
        {choice(
            "speed",
            key::SETTINGS_SPEED,
            &[
                (Speed::Off, key::SETTINGS_SPEED_OFF),
                (Speed::Fast, key::SETTINGS_SPEED_FAST),
                (Speed::Normal, key::SETTINGS_SPEED_NORMAL),
                (Speed::Slow, key::SETTINGS_SPEED_SLOW),
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
            key::SETTINGS_CONFIRMATION,
            &[
                (Confirmation::Always, key::SETTINGS_CONFIRMATION_ALWAYS),
                (Confirmation::Losses, key::SETTINGS_CONFIRMATION_LOSSES),
                (Confirmation::Never, key::SETTINGS_CONFIRMATION_NEVER),
            ],
            |settings| settings.confirmation,
            |settings, confirmation| settings.confirmation = confirmation,
        )}
        {switch(
            key::SETTINGS_AUTO_PASS,
            |settings| settings.auto_pass,
            |settings, on| settings.auto_pass = on,
        )}
        {switch(
            key::SETTINGS_PATH,
            |settings| settings.suggestions,
            |settings, on| settings.suggestions = on,
        )}
        {switch(
            key::SETTINGS_COMPANION,
            |settings| settings.companion,
            |settings, on| settings.companion = on,
        )}
        <fieldset class="switches">
            <legend>{text(key::SETTINGS_OVERLAYS)}</legend>
            {switch(
                key::SETTINGS_OVERLAY_TARGETS,
                |settings| settings.overlays.targets,
                |settings, on| settings.overlays.targets = on,
            )}
            {switch(
                key::SETTINGS_OVERLAY_MOVABLE,
                |settings| settings.overlays.is_movable_shown(),
                |settings, on| settings.overlays.movable = Some(on),
            )}
            {switch(
                key::SETTINGS_OVERLAY_BLOCKED,
                |settings| settings.overlays.blocked,
                |settings, on| settings.overlays.blocked = on,
            )}
            {switch(
                key::SETTINGS_OVERLAY_LIFELINES,
                |settings| settings.overlays.lifelines,
                |settings, on| settings.overlays.lifelines = on,
            )}
            {switch(
                key::SETTINGS_OVERLAY_FALLS,
                |settings| settings.overlays.falls,
                |settings, on| settings.overlays.falls = on,
            )}
            {switch(
                key::SETTINGS_OVERLAY_TEMPO,
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
        desk.preferences.settings.update(|settings| settings.sounds = Some(on));
        desk.voice.play_sound(Sound::Land);
    };
    let turn_to = move |event| {
        if let Ok(volume) = event_target_value(&event).parse() {
            desk.preferences.settings.update(|settings| settings.volume = volume);
        }
    };
    let volume = move || {
        desk.preferences.has_sounds().then(|| {
            view! {
                <label class="field">
                    <span>{text(key::SETTINGS_VOLUME)}</span>
                    <input
                        type="range"
                        min="0"
                        max="100"
                        step="5"
                        prop:value=move || desk.preferences.settings.with(|settings| settings.volume.to_string())
                        on:input=turn_to
                        on:change=move |_| desk.voice.play_sound(Sound::Land)
                    />
                </label>
            }
        })
    };
    view! {
        <Switch
            label=Signal::derive(text(key::SETTINGS_SOUNDS))
            on=Signal::derive(move || desk.preferences.has_sounds())
            on_turn=Callback::new(turn)
        />
        {volume}
        <NotifySetting />
    }
}

/// The browser asks the person only after this was pressed.
#[component]
fn NotifySetting() -> impl IntoView {
    let desk = desk();
    let settings = desk.preferences.settings;
    let turn = move |on: bool| {
        settings.update(|settings| settings.notifies = on);
        if on {
            browser::ask_for_notifications(move |is_allowed| {
                if !is_allowed {
                    settings.update(|settings| settings.notifies = false);
                    desk.notify(key::SETTINGS_NOTIFY_DENIED);
                }
            });
        }
    };
    view! {
        <Switch
            label=Signal::derive(text(key::SETTINGS_NOTIFY))
            on=Signal::derive(move || settings.with(|settings| settings.notifies))
            on_turn=Callback::new(turn)
        />
    }
}
