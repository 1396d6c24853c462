//! What the page tells the person beside what is drawn: notices, sentences for screen readers, and sounds.

use std::time::Duration;

use leptos::prelude::*;

use super::Preferences;
use crate::browser;
use crate::sound::{Sound, Speaker};

/// A message that belongs to no place on the page in particular.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Notice {
    pub(crate) number: u32,
    pub(crate) text: String,
}

/// The voice of the page. Copies are handles to the same one.
#[derive(Clone, Copy)]
pub(crate) struct Voice {
    preferences: Preferences,
    /// The notices that are shown.
    pub(crate) notices: RwSignal<Vec<Notice>>,
    /// How many notices there have been.
    notified: StoredValue<u32>,
    /// What a screen reader says next.
    pub(crate) said: RwSignal<String>,
    /// When it was told so, if ever.
    said_at: StoredValue<Option<Duration>>,
    /// Whether it is about something that is shown and may be left.
    is_passing: StoredValue<bool>,
    speaker: Speaker,
}

impl Voice {
    pub(super) fn new(preferences: Preferences) -> Voice {
        Voice {
            preferences,
            notices: RwSignal::new(Vec::new()),
            notified: StoredValue::new(0),
            said: RwSignal::new(String::new()),
            said_at: StoredValue::new(None),
            is_passing: StoredValue::new(false),
            speaker: Speaker::new(),
        }
    }

    /// Lets a screen reader say something. It says nothing about a text that stays the same, but what happens twice is
    /// to be heard twice.
    pub(crate) fn say(self, sentence: String) {
        self.said_at.set_value(Some(browser::now()));
        self.is_passing.set_value(false);
        let is_same = self.said.with_untracked(|before| *before == sentence);
        self.said.set(if is_same { format!("{sentence}\u{a0}") } else { sentence });
    }

    /// The same about something that is shown; [`Voice::hush`] takes it back.
    pub(crate) fn say_of_shown(self, sentence: String) {
        self.say(sentence);
        self.is_passing.set_value(true);
    }

    /// Says nothing more about what was shown. What the next page has said already stays.
    pub(crate) fn hush(self) {
        if self.is_passing.get_value() {
            self.say(String::new());
        }
    }

    /// Says which page has been opened, unless the page has something better to say itself.
    pub(crate) fn say_page(self) {
        const PATIENCE: Duration = Duration::from_millis(400);
        let say = move || {
            let has_just_spoken = |said_at: Duration| browser::now().saturating_sub(said_at) <= 2 * PATIENCE;
            if !self.said_at.get_value().is_some_and(has_just_spoken) {
                self.say(document().title());
            }
        };
        set_timeout(say, PATIENCE);
    }

    /// Shows a message for a while, wherever the person is; one that is shown already stays as it is.
    pub(crate) fn notify(self, text: String) {
        if self.notices.with_untracked(|notices| notices.iter().any(|notice| notice.text == text)) {
            return;
        }
        let number = self.notified.get_value();
        self.notified.set_value(number + 1);
        self.notices.update(|notices| notices.push(Notice { number, text }));
        set_timeout(move || self.dismiss(number), Duration::from_secs(8));
    }

    pub(crate) fn dismiss(self, number: u32) {
        self.notices.update(|notices| notices.retain(|notice| notice.number != number));
    }

    pub(crate) fn play_sound(self, sound: Sound) {
        if untrack(|| self.preferences.has_sounds()) {
            let volume = self.preferences.settings.with_untracked(|settings| settings.volume);
            self.speaker.play(sound, volume);
        }
    }
}
