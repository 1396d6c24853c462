//! What every part of the page can reach: settings, words, the game, and a voice.

use dvonn_core::Notation;
use dvonn_text::{IntoText, Language, Texts, key};
use dvonn_view::{Confirm, Motion, Orientation, Overlays, ViewSettings};
use leptos::prelude::*;

use crate::browser;
use crate::page_texts::PageTexts;
use crate::settings::{Confirmation, Settings, Speed, Theme};
use crate::sound::{Sound, Speaker};
use crate::storage::{self, Browser, Entry, Found, Stored};

/// Something that concerns no place on the page in particular.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Notice {
    pub(crate) number: u32,
    pub(crate) text: String,
}

/// What is on the desk. Copies are handles to the same things.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    pub(crate) settings: RwSignal<Settings>,
    pub(crate) texts: Signal<Texts>,
    pub(crate) page_texts: PageTexts,
    pub(crate) flipped: RwSignal<bool>,
    pub(crate) is_settings_open: RwSignal<bool>,
    pub(crate) notices: RwSignal<Vec<Notice>>,
    /// How many there have been.
    notified: StoredValue<u32>,
    /// What a screen reader says next.
    pub(crate) said: RwSignal<String>,
    /// Whether the screen is that of a phone held upright.
    is_narrow: Signal<bool>,
    /// Whether the person points with something finer than a finger.
    has_mouse: Signal<bool>,
    is_calm: Signal<bool>,
    is_dark_outside: Signal<bool>,
    speaker: Speaker,
}

/// The desk of this page.
pub(crate) fn desk() -> Desk {
    expect_context()
}

/// A text in the language of the moment.
pub(crate) fn text(
    message: impl IntoText + Copy + Send + Sync + 'static,
) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let texts = desk().texts;
    move || texts.get().get(message)
}

impl Desk {
    /// Takes everything up where the last visit left it.
    pub(crate) fn open() -> Desk {
        let found = storage::find(&Browser, Entry::Settings);
        let is_unreadable = found == Found::Unreadable;
        let settings = match found {
            Found::Value(settings) => settings,
            Found::Nothing | Found::Unreadable => Settings::default(),
        };
        let settings = RwSignal::new(settings);
        let are_texts_missing = RwSignal::new(false);
        let chosen = Memo::new(move |_| {
            settings.with(|settings| settings.language.as_deref().and_then(Language::from_tag))
        });
        let page_texts = PageTexts::open(move || chosen.get(), move || are_texts_missing.set(true));
        let desk = Desk {
            settings,
            texts: page_texts.signal(),
            page_texts,
            flipped: RwSignal::new(false),
            is_settings_open: RwSignal::new(false),
            notices: RwSignal::new(Vec::new()),
            notified: StoredValue::new(0),
            said: RwSignal::new(String::new()),
            is_narrow: browser::matches("(orientation: portrait) and (max-width: 640px)"),
            has_mouse: browser::matches("(pointer: fine)"),
            is_calm: browser::matches("(prefers-reduced-motion: reduce)"),
            is_dark_outside: browser::matches("(prefers-color-scheme: dark)"),
            speaker: Speaker::new(),
        };
        if is_unreadable {
            desk.tell_unreadable();
        }
        desk.keep_in_step();
        Effect::new(move |_| {
            if are_texts_missing.get() {
                are_texts_missing.set(false);
                desk.notify(desk.texts.get_untracked().get(key::TEXTS_NOT_LOADED));
            }
        });
        desk
    }

    /// Settings are stored when they change, follow other windows, and decide how the document looks.
    fn keep_in_step(self) {
        Effect::new(move |before: Option<()>| {
            self.settings.with(|settings| {
                if before.is_some() {
                    self.keep(Entry::Settings, settings);
                }
            });
        });
        storage::on_change(Entry::Settings, move || {
            if let Found::Value(settings) = storage::find(&Browser, Entry::Settings)
                && self.settings.with_untracked(|now| *now != settings)
            {
                self.settings.set(settings);
            }
        });
        Effect::new(move |_| {
            let Some(root) = document().document_element() else {
                return;
            };
            let (board, patterns) = self.settings.with(|settings| (settings.board, settings.patterns));
            let theme = if self.is_dark() { "dark" } else { "light" };
            let language = self.texts.get().language().tag();
            for (name, value) in [
                ("data-theme", theme),
                ("data-board", board.attribute()),
                ("data-patterns", if patterns { "on" } else { "off" }),
                ("lang", language),
            ] {
                // Attributes of the root can always be set.
                let _ = root.set_attribute(name, value);
            }
        });
        // What was said in another language does not stay.
        Effect::new(move |before: Option<()>| {
            let _ = self.texts.get();
            if before.is_some() {
                self.said.set(String::new());
            }
        });
    }

    /// What the last visit left there, if it can be read and makes sense.
    pub(crate) fn take_up<K: Stored, T>(self, entry: Entry, read: impl FnOnce(K) -> Option<T>) -> Option<T> {
        let kept = match storage::find(&Browser, entry) {
            Found::Nothing => return None,
            Found::Unreadable => None,
            Found::Value(kept) => Some(kept),
        };
        let value = kept.and_then(read);
        if value.is_none() {
            storage::set_aside(&Browser, entry);
            self.tell_unreadable();
        }
        value
    }

    fn tell_unreadable(self) {
        self.notify(self.texts.get_untracked().get(key::STORAGE_UNREADABLE));
    }

    /// Keeps something for the next visit; if there is no room for it, that is said.
    pub(crate) fn keep(self, entry: Entry, value: &impl Stored) {
        if !storage::keep(&Browser, entry, value) {
            self.notify(self.texts.get_untracked().get(key::STORAGE_FULL));
        }
    }

    pub(crate) fn is_dark(self) -> bool {
        match self.settings.with(|settings| settings.theme) {
            Theme::System => self.is_dark_outside.get(),
            Theme::Light => false,
            Theme::Dark => true,
        }
    }

    /// How cells are named in words.
    pub(crate) fn notation(self) -> Notation {
        self.settings.with(|settings| settings.coordinates.notation())
    }

    pub(crate) fn orientation(self) -> Orientation {
        if self.is_narrow.get() { Orientation::Upright } else { Orientation::Lying }
    }

    /// How boards are shown.
    pub(crate) fn view_settings(self) -> ViewSettings {
        let settings = self.settings.get();
        let overlays = settings.overlays;
        ViewSettings {
            orientation: self.orientation(),
            flipped: self.flipped.get(),
            notation: settings.coordinates.on_rim(),
            pattern: settings.patterns,
            overlays: Overlays {
                targets: overlays.targets,
                blocked: overlays.blocked,
                lifelines: overlays.lifelines,
                falls: overlays.falls,
            },
            motion: match settings.speed {
                Speed::Off => Motion::Off,
                _ if self.is_calm.get() => Motion::Fade,
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

    /// Turns the board round.
    pub(crate) fn flip(self) {
        self.flipped.update(|flipped| *flipped = !*flipped);
    }

    /// Whether sounds are on: where nobody has chosen, with a mouse and not on a phone.
    pub(crate) fn has_sounds(self) -> bool {
        self.settings.with(|settings| settings.sounds).unwrap_or_else(|| self.has_mouse.get())
    }

    /// Whether the person points with something finer than a finger.
    pub(crate) fn has_mouse(self) -> bool {
        self.has_mouse.get_untracked()
    }

    pub(crate) fn play_sound(self, sound: Sound) {
        if untrack(|| self.has_sounds()) {
            self.speaker.play(sound, self.settings.with_untracked(|settings| settings.volume));
        }
    }

    /// Lets a screen reader say something. It says nothing about a text that stays the same, but what happens twice is
    /// to be heard twice.
    pub(crate) fn say(self, sentence: String) {
        let is_same = self.said.with_untracked(|before| *before == sentence);
        self.said.set(if is_same { format!("{sentence}\u{a0}") } else { sentence });
    }

    /// Shows a message for a while, wherever the person is; one that is shown already stays as it is.
    pub(crate) fn notify(self, text: String) {
        if self.notices.with_untracked(|notices| notices.iter().any(|notice| notice.text == text)) {
            return;
        }
        let number = self.notified.get_value();
        self.notified.set_value(number + 1);
        self.notices.update(|notices| notices.push(Notice { number, text }));
        set_timeout(move || self.dismiss(number), std::time::Duration::from_secs(8));
    }

    pub(crate) fn dismiss(self, number: u32) {
        self.notices.update(|notices| notices.retain(|notice| notice.number != number));
    }

    /// Copies a text and says so.
    pub(crate) fn copy(self, text: String) {
        browser::copy(text, move |copied| {
            let key = if copied { key::COPIED } else { key::COPY_FAILED };
            self.notify(self.texts.get_untracked().get(key));
        });
    }

    /// Sends a link to somebody: by the device's own way if it has one, else by the clipboard.
    pub(crate) fn send_link(self, fragment: &str) {
        let address = browser::address(fragment);
        if browser::can_share() {
            browser::share("DVONN", &address);
        } else {
            browser::copy(address, move |copied| {
                let key = if copied { key::LINK_COPIED } else { key::COPY_FAILED };
                self.notify(self.texts.get_untracked().get(key));
            });
        }
    }
}
