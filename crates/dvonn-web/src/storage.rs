//! Data that is stored in the browser between visits.
//!
//! Every entry is JSON with its own version. An older version is migrated step by step when it is read, so an update
//! never loses a game. Text that cannot be read is moved to another name and the person is told; it never stops the
//! page.

use leptos::prelude::{on_cleanup, window_event_listener};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A value that is stored between visits.
pub(crate) trait Stored: Serialize + DeserializeOwned {
    /// The current version.
    const VERSION: u32;

    /// Turns a value of this earlier version into one of the next version; `None` if it is invalid.
    fn migrate(_version: u32, _value: Value) -> Option<Value> {
        None
    }
}

/// An entry in the browser's storage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Entry {
    Settings,
    Game,
    /// The archive of games.
    Games,
    /// What was chosen for the last game.
    Choices,
    Study,
    EarlierStudy,
    Course,
    /// Which games were reviewed.
    Reviewed,
}

impl Entry {
    /// Its name in the browser's storage.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Entry::Settings => "dvonn.settings",
            Entry::Game => "dvonn.game",
            Entry::Games => "dvonn.games",
            Entry::Choices => "dvonn.choices",
            Entry::Study => "dvonn.analysis",
            Entry::EarlierStudy => "dvonn.analysis.earlier",
            Entry::Course => "dvonn.course",
            Entry::Reviewed => "dvonn.reviewed",
        }
    }
}

/// A store of texts by name: the browser's storage, or one for tests.
pub(crate) trait Store {
    fn get(&self, name: &str) -> Option<String>;
    /// Stores a text; returns whether there was room.
    fn set(&self, name: &str, text: &str) -> bool;
    fn remove(&self, name: &str);
}

/// The result of looking up an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Found<T> {
    Nothing,
    Value(T),
    /// There was text that cannot be read; it was moved to another name.
    Unreadable,
}

#[derive(Serialize, Deserialize)]
struct Kept<T> {
    version: u32,
    value: T,
}

/// Stores a value; returns whether there was room.
pub(crate) fn keep<T: Stored>(store: &impl Store, entry: Entry, value: &T) -> bool {
    let kept = Kept { version: T::VERSION, value };
    store.set(entry.name(), &serde_json::to_string(&kept).expect("stored values have text for keys"))
}

/// Looks up a value.
pub(crate) fn find<T: Stored>(store: &impl Store, entry: Entry) -> Found<T> {
    let Some(text) = store.get(entry.name()) else {
        return Found::Nothing;
    };
    read(&text).map_or_else(
        || {
            set_aside(store, entry);
            Found::Unreadable
        },
        Found::Value,
    )
}

/// Reads a value written by this version or an earlier one.
fn read<T: Stored>(text: &str) -> Option<T> {
    let Kept { version, mut value } = serde_json::from_str::<Kept<Value>>(text).ok()?;
    if version > T::VERSION {
        return None;
    }
    for earlier in version..T::VERSION {
        value = T::migrate(earlier, value)?;
    }
    serde_json::from_value(value).ok()
}

/// Moves an invalid entry to another name. Entries moved earlier are kept; without room, this entry stays where it is.
pub(crate) fn set_aside(store: &impl Store, entry: Entry) {
    let name = entry.name();
    let mut aside = format!("{name}.unreadable");
    while store.get(&aside).is_some() {
        aside.push('\'');
    }
    if let Some(text) = store.get(name)
        && store.set(&aside, &text)
    {
        store.remove(name);
    }
}

/// Whether the entry is empty.
pub(crate) fn is_empty(store: &impl Store, entry: Entry) -> bool {
    store.get(entry.name()).is_none()
}

/// Calls back whenever another window changes this entry, as long as the current owner lives.
pub(crate) fn on_change(entry: Entry, call: impl Fn() + 'static) {
    let listener = window_event_listener(leptos::ev::storage, move |event| {
        // No key means that everything was removed.
        if event.key().is_none_or(|name| name == entry.name()) {
            call();
        }
    });
    on_cleanup(move || listener.remove());
}

/// The browser's storage; if the person has disabled it, nothing is stored.
pub(crate) struct Browser;

impl Browser {
    fn storage() -> Option<web_sys::Storage> {
        web_sys::window()?.local_storage().ok()?
    }
}

impl Store for Browser {
    fn get(&self, name: &str) -> Option<String> {
        Browser::storage()?.get_item(name).ok()?
    }

    fn set(&self, name: &str, text: &str) -> bool {
        // A person who disabled storage knows that nothing is stored, so this counts as success.
        Browser::storage().is_none_or(|storage| storage.set_item(name, text).is_ok())
    }

    fn remove(&self, name: &str) {
        if let Some(storage) = Browser::storage() {
            let _ = storage.remove_item(name);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::collections::BTreeMap;

    use super::*;

    impl Stored for Vec<u8> {
        const VERSION: u32 = 1;
    }

    /// A number that was text in the first version, and smaller by one in the second.
    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    struct Number(u32);

    impl Stored for Number {
        const VERSION: u32 = 3;

        fn migrate(version: u32, value: Value) -> Option<Value> {
            match version {
                1 => Some(value.as_str()?.parse::<u32>().ok()?.into()),
                2 => Some((value.as_u64()? + 1).into()),
                _ => None,
            }
        }
    }

    #[test]
    fn values_of_earlier_versions_are_migrated_step_by_step() {
        for (text, found) in [
            (r#"{"version":1,"value":"7"}"#, Found::Value(Number(8))),
            (r#"{"version":2,"value":7}"#, Found::Value(Number(8))),
            (r#"{"version":3,"value":7}"#, Found::Value(Number(7))),
            (r#"{"version":0,"value":7}"#, Found::Unreadable),
            (r#"{"version":1,"value":"x"}"#, Found::Unreadable),
            (r#"{"version":4,"value":7}"#, Found::Unreadable),
        ] {
            let memory = Memory::default();
            memory.set("dvonn.game", text);
            assert_eq!(find::<Number>(&memory, Entry::Game), found, "{text}");
        }
    }

    #[derive(Default)]
    struct Memory(RefCell<BTreeMap<String, String>>);

    impl Store for Memory {
        fn get(&self, name: &str) -> Option<String> {
            self.0.borrow().get(name).cloned()
        }
        fn set(&self, name: &str, text: &str) -> bool {
            let mut kept = self.0.borrow_mut();
            let has_room = kept.len() < 3 || kept.contains_key(name);
            if has_room {
                kept.insert(name.to_owned(), text.to_owned());
            }
            has_room
        }
        fn remove(&self, name: &str) {
            self.0.borrow_mut().remove(name);
        }
    }

    #[test]
    fn stored_values_are_found() {
        let memory = Memory::default();
        assert_eq!(find::<Vec<u8>>(&memory, Entry::Study), Found::Nothing);
        keep(&memory, Entry::Study, &vec![1_u8, 2]);
        assert_eq!(find(&memory, Entry::Study), Found::Value(vec![1_u8, 2]));
        assert_eq!(find::<Vec<u8>>(&memory, Entry::Game), Found::Nothing);
    }

    #[test]
    fn unreadable_values_are_moved_aside_and_not_lost() {
        for text in ["", "{", "[1]", r#"{"version":99,"value":[1]}"#, r#"{"version":1,"value":"x"}"#] {
            let memory = Memory::default();
            memory.set("dvonn.game", text);
            assert_eq!(find::<Vec<u8>>(&memory, Entry::Game), Found::Unreadable, "{text}");
            assert_eq!(memory.get("dvonn.game"), None);
            assert_eq!(memory.get("dvonn.game.unreadable").as_deref(), Some(text));
            assert_eq!(find::<Vec<u8>>(&memory, Entry::Game), Found::Nothing, "once is enough");
            memory.set("dvonn.game", "another");
            set_aside(&memory, Entry::Game);
            assert_eq!(memory.get("dvonn.game.unreadable").as_deref(), Some(text), "the first one stays");
            assert_eq!(memory.get("dvonn.game.unreadable'").as_deref(), Some("another"));
        }
    }

    #[test]
    fn without_room_nothing_is_lost() {
        let memory = Memory::default();
        for entry in [Entry::Settings, Entry::Game, Entry::Study] {
            assert!(keep(&memory, entry, &vec![1_u8]));
        }
        assert!(!keep(&memory, Entry::Course, &vec![2_u8]));
        assert_eq!(find::<Number>(&memory, Entry::Study), Found::Unreadable);
        assert_eq!(
            find(&memory, Entry::Study),
            Found::Value(vec![1_u8]),
            "it could not be put anywhere else"
        );
        assert!(keep(&memory, Entry::Study, &vec![3_u8]), "what is there can be replaced");
    }
}
