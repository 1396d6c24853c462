//! What stays in the browser between visits.
//!
//! Every entry is JSON with a version. What cannot be read is set aside under another name, so that nothing is
//! lost, and said; it never stops the page.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// The version of what is written now.
const VERSION: u32 = 1;

/// A place in the browser's storage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Entry {
    Settings,
    Sitting,
    Study,
    EarlierStudy,
    Course,
}

impl Entry {
    fn name(self) -> &'static str {
        match self {
            Entry::Settings => "dvonn.settings",
            Entry::Sitting => "dvonn.game",
            Entry::Study => "dvonn.analysis",
            Entry::EarlierStudy => "dvonn.analysis.earlier",
            Entry::Course => "dvonn.course",
        }
    }
}

/// Text under names: the browser's storage, or a test's.
pub(crate) trait Store {
    fn get(&self, name: &str) -> Option<String>;
    /// Keeps a text, and says whether there was room.
    fn set(&self, name: &str, text: &str) -> bool;
    fn remove(&self, name: &str);
}

/// What was found under a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Found<T> {
    Nothing,
    Value(T),
    /// There was something that cannot be read; it has been set aside.
    Unreadable,
}

#[derive(serde::Deserialize)]
struct Kept<T> {
    version: u32,
    value: T,
}

/// Keeps a value, and says whether there was room.
pub(crate) fn keep<T: Serialize>(store: &impl Store, entry: Entry, value: &T) -> bool {
    let kept = serde_json::json!({ "version": VERSION, "value": value });
    store.set(entry.name(), &kept.to_string())
}

/// Looks up a value.
pub(crate) fn find<T: DeserializeOwned>(store: &impl Store, entry: Entry) -> Found<T> {
    let name = entry.name();
    let Some(text) = store.get(name) else {
        return Found::Nothing;
    };
    match serde_json::from_str::<Kept<T>>(&text) {
        Ok(kept) if kept.version == VERSION => Found::Value(kept.value),
        _ => {
            set_aside(store, entry);
            Found::Unreadable
        }
    }
}

/// Puts an entry away under another name, because it makes no sense. What was put away earlier stays, and so does the
/// entry if there is no room.
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

/// Whether nothing was ever kept there.
pub(crate) fn is_empty(store: &impl Store, entry: Entry) -> bool {
    store.get(entry.name()).is_none()
}

/// The storage of this browser; where it is forbidden, nothing is kept.
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
        // Where storage is forbidden there is nothing to say each time: the person has forbidden it.
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
    fn what_was_kept_is_found() {
        let memory = Memory::default();
        assert_eq!(find::<Vec<u8>>(&memory, Entry::Study), Found::Nothing);
        keep(&memory, Entry::Study, &vec![1_u8, 2]);
        assert_eq!(find(&memory, Entry::Study), Found::Value(vec![1_u8, 2]));
        assert_eq!(find::<Vec<u8>>(&memory, Entry::Sitting), Found::Nothing);
    }

    #[test]
    fn what_cannot_be_read_is_set_aside_and_not_lost() {
        for text in ["", "{", "[1]", r#"{"version":99,"value":[1]}"#, r#"{"version":1,"value":"x"}"#] {
            let memory = Memory::default();
            memory.set("dvonn.game", text);
            assert_eq!(find::<Vec<u8>>(&memory, Entry::Sitting), Found::Unreadable, "{text}");
            assert_eq!(memory.get("dvonn.game"), None);
            assert_eq!(memory.get("dvonn.game.unreadable").as_deref(), Some(text));
            assert_eq!(find::<Vec<u8>>(&memory, Entry::Sitting), Found::Nothing, "once is enough");
            memory.set("dvonn.game", "another");
            set_aside(&memory, Entry::Sitting);
            assert_eq!(memory.get("dvonn.game.unreadable").as_deref(), Some(text), "the first one stays");
            assert_eq!(memory.get("dvonn.game.unreadable'").as_deref(), Some("another"));
        }
    }

    #[test]
    fn without_room_nothing_is_lost() {
        let memory = Memory::default();
        for entry in [Entry::Settings, Entry::Sitting, Entry::Study] {
            assert!(keep(&memory, entry, &vec![1_u8]));
        }
        assert!(!keep(&memory, Entry::Course, &vec![2_u8]));
        assert_eq!(find::<String>(&memory, Entry::Study), Found::Unreadable);
        assert_eq!(
            find(&memory, Entry::Study),
            Found::Value(vec![1_u8]),
            "it could not be put anywhere else"
        );
        assert!(keep(&memory, Entry::Study, &vec![3_u8]), "what is there can be replaced");
    }
}
