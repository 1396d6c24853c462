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
    Course,
}

impl Entry {
    fn name(self) -> &'static str {
        match self {
            Entry::Settings => "dvonn.settings",
            Entry::Sitting => "dvonn.game",
            Entry::Study => "dvonn.analysis",
            Entry::Course => "dvonn.course",
        }
    }
}

/// Text under names: the browser's storage, or a test's.
pub(crate) trait Store {
    fn get(&self, name: &str) -> Option<String>;
    /// Keeps a text, if there is room.
    fn set(&self, name: &str, text: &str);
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

/// Keeps a value.
pub(crate) fn keep<T: Serialize>(store: &impl Store, entry: Entry, value: &T) {
    let kept = serde_json::json!({ "version": VERSION, "value": value });
    store.set(entry.name(), &kept.to_string());
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

/// Puts an entry away under another name, because it makes no sense.
pub(crate) fn set_aside(store: &impl Store, entry: Entry) {
    let name = entry.name();
    if let Some(text) = store.get(name) {
        store.set(&format!("{name}.unreadable"), &text);
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

    fn set(&self, name: &str, text: &str) {
        if let Some(storage) = Browser::storage() {
            // A full storage keeps what it had; the page works without.
            let _ = storage.set_item(name, text);
        }
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
        fn set(&self, name: &str, text: &str) {
            self.0.borrow_mut().insert(name.to_owned(), text.to_owned());
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
        }
    }
}
