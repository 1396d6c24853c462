//! The settings, and what follows from them on this device.

use dvonn_core::Notation;
use dvonn_text::Language;
use dvonn_view::{Confirm, Motion, Overlays, ViewSettings};
use leptos::prelude::*;

use super::device::Device;
use crate::settings::{Confirmation, Settings, Speed, Theme};

/// The person's preferences. Copies are handles to the same ones.
#[derive(Clone, Copy)]
pub(crate) struct Preferences {
    pub(crate) settings: RwSignal<Settings>,
    device: Device,
}

impl Preferences {
    pub(super) fn new(settings: Settings) -> Preferences {
        Preferences { settings: RwSignal::new(settings), device: Device::new() }
    }

    /// The language that the person has chosen.
    pub(super) fn language(self) -> Option<Language> {
        self.settings.with(|settings| settings.language.as_deref().and_then(Language::from_tag))
    }

    pub(crate) fn is_dark(self) -> bool {
        match self.settings.with(|settings| settings.theme) {
            Theme::System => self.device.is_dark.get(),
            Theme::Light => false,
            Theme::Dark => true,
        }
    }

    /// How cells are named in words.
    pub(crate) fn notation(self) -> Notation {
        self.settings.with(|settings| settings.coordinates.notation())
    }

    /// How boards are shown.
    pub(crate) fn view_settings(self) -> ViewSettings {
        let settings = self.settings.get();
        let overlays = settings.overlays;
        ViewSettings {
            orientation: self.device.orientation(),
            flipped: false,
            notation: settings.coordinates.on_rim(),
            pattern: settings.patterns,
            overlays: Overlays {
                targets: overlays.targets,
                movable: overlays.is_movable_shown(),
                blocked: overlays.blocked,
                lifelines: overlays.lifelines,
                falls: overlays.falls,
            },
            motion: match settings.speed {
                Speed::Off => Motion::Off,
                _ if self.device.is_calm.get() => Motion::Fade,
                Speed::Fast => Motion::Fast,
                Speed::Normal => Motion::Normal,
                Speed::Slow => Motion::Slow,
            },
            confirm: match settings.confirmation {
                Confirmation::Always => Confirm::Always,
                Confirmation::Losses => Confirm::OnlyLosses,
                Confirmation::Never => Confirm::Never,
            },
        }
    }

    /// Whether sounds are on: where nobody has chosen, with a mouse and not on a phone.
    pub(crate) fn has_sounds(self) -> bool {
        self.settings.with(|settings| settings.sounds).unwrap_or_else(|| self.has_mouse())
    }

    /// Whether the person points with something finer than a finger.
    pub(crate) fn has_mouse(self) -> bool {
        self.device.has_mouse.get()
    }
}
