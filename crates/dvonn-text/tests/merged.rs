//! The files that programs embed or load.

#![allow(clippy::unwrap_used)]

#[path = "../build/merged.rs"]
mod merged;
#[path = "../build/messages.rs"]
mod messages;

use dvonn_text::{Group, Language, Texts, file, key};
use messages::Message;

fn messages_in(text: &str) -> Vec<Message> {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("area.ftl"), text).unwrap();
    messages::read(folder.path(), &["area"]).unwrap()
}

#[test]
fn a_missing_translation_falls_back_to_english() {
    let english = messages_in("# A comment.\nfirst = one { $count }\nsecond = two\n");
    let own = messages_in("second = dwa\n");
    assert_eq!(english[0].variables().into_iter().collect::<Vec<_>>(), ["count"]);
    assert_eq!(merged::file(&own, &english), "first = one { $count }\nsecond = dwa\n");
}

#[test]
fn loaded_texts_equal_embedded_ones() {
    let file = file(Language::Polish, Group::Common).to_owned();
    let texts = Texts::load(Language::Polish, Group::Common, file);
    assert_eq!(texts, Texts::new(Language::Polish));
    assert_eq!(Texts::loaded(Language::Polish, Group::Common), Some(texts));
    assert_eq!(texts.get(key::NAV_PLAY), "Graj");
}
