//! What every part of the page can reach: the person's preferences, the texts in their language, the voice of the page, and the
//! browser's storage with its notices.

mod device;
mod preferences;
mod voice;

use dvonn_text::{IntoText, Key, Texts, key};
use leptos::prelude::*;

pub(crate) use self::preferences::Preferences;
pub(crate) use self::voice::Voice;
use crate::browser;
use crate::page_texts::PageTexts;
use crate::settings::Settings;
use crate::storage::{self, Browser, Entry, Found, Stored};

/// What is on the desk. Copies are handles to the same things.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    pub(crate) preferences: Preferences,
    pub(crate) voice: Voice,
    pub(crate) texts: Signal<Texts>,
    pub(crate) page_texts: PageTexts,
    pub(crate) is_settings_open: RwSignal<bool>,
    /// What the page shows in particular, such as a step of the course, for the title of the document.
    pub(crate) subject: RwSignal<Option<String>>,
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
        let preferences = Preferences::new(match found {
            Found::Value(settings) => settings,
            Found::Nothing | Found::Unreadable => Settings::default(),
        });
        let are_texts_missing = RwSignal::new(false);
        let chosen = Memo::new(move |_| preferences.language());
        let page_texts = PageTexts::open(move || chosen.get(), move || are_texts_missing.set(true));
        let desk = Desk {
            preferences,
            voice: Voice::new(preferences),
            texts: page_texts.signal(),
            page_texts,
            is_settings_open: RwSignal::new(false),
            subject: RwSignal::new(None),
        };
        if is_unreadable {
            desk.notify(key::STORAGE_UNREADABLE);
        }
        desk.keep_settings();
        desk.dress_document();
        Effect::new(move |_| {
            if are_texts_missing.get() {
                are_texts_missing.set(false);
                desk.notify(key::TEXTS_NOT_LOADED);
            }
        });
        // What was said in another language does not stay.
        Effect::new(move |before: Option<()>| {
            let _ = desk.texts.get();
            if before.is_some() {
                desk.voice.said.set(String::new());
            }
        });
        desk
    }

    /// Settings are stored when they change, and follow other windows.
    fn keep_settings(self) {
        let settings = self.preferences.settings;
        Effect::new(move |before: Option<()>| {
            settings.with(|settings| {
                if before.is_some() {
                    self.keep(Entry::Settings, settings);
                }
            });
        });
        storage::on_change(Entry::Settings, move || {
            if let Found::Value(there) = storage::find(&Browser, Entry::Settings)
                && settings.with_untracked(|now| *now != there)
            {
                settings.set(there);
            }
        });
    }

    /// Settings decide how the document looks.
    fn dress_document(self) {
        Effect::new(move |_| {
            let Some(root) = document().document_element() else {
                return;
            };
            let (board, patterns) =
                self.preferences.settings.with(|settings| (settings.board, settings.patterns));
            let theme = if self.preferences.is_dark() { "dark" } else { "light" };
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
            self.notify(key::STORAGE_UNREADABLE);
        }
        value
    }

    /// Keeps something for the next visit; if there is no room for it, that is said.
    pub(crate) fn keep(self, entry: Entry, value: &impl Stored) {
        if !storage::keep(&Browser, entry, value) {
            self.notify(key::STORAGE_FULL);
        }
    }

    /// Shows a message of ours for a while, wherever the person is.
    pub(crate) fn notify(self, message: impl IntoText) {
        self.voice.notify(self.texts.get_untracked().get(message));
    }

    /// Copies a text and says so.
    pub(crate) fn copy(self, text: String) {
        self.copy_and_say(text, key::COPIED);
    }

    /// Sends a link to somebody: by the device's own way if it has one, else by the clipboard.
    pub(crate) fn send_link(self, fragment: &str) {
        self.send_address(browser::address(fragment));
    }

    /// Sends an address in the same way.
    pub(crate) fn send_address(self, address: String) {
        if browser::can_share() {
            browser::share("DVONN", &address);
        } else {
            self.copy_and_say(address, key::LINK_COPIED);
        }
    }

    /// Copies the HTML with which other sites show a game of this server.
    pub(crate) fn copy_embed_code(self, game: &str) {
        let address = browser::page_address(&format!("/embed/{game}"));
        let code = format!(r#"<iframe src="{address}" title="DVONN" width="480" height="320"></iframe>"#);
        self.copy_and_say(code, key::EMBED_COPIED);
    }

    fn copy_and_say(self, text: String, done: Key) {
        browser::copy(text, move |copied| self.notify(if copied { done } else { key::COPY_FAILED }));
    }
}
