//! The files that programs embed or load.

#![allow(clippy::unwrap_used)]

#[path = "../build/compiled.rs"]
mod compiled;
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
    assert_eq!(compiled::file(&own, &english).unwrap(), "first\u{1f}one {count}\u{1e}second\u{1f}dwa\u{1e}");
}

#[test]
fn selections_are_compiled_with_the_default_last() {
    let messages = messages_in("all = { $count ->\n   *[other] many\n    [one] { $who } alone\n    }!\n");
    assert_eq!(
        compiled::file(&messages, &[]).unwrap(),
        "all\u{1f}{count\u{1f}one\u{1f}{who} alone\u{1f}other\u{1f}many}!\u{1e}"
    );
}

#[test]
fn what_our_reader_does_not_know_is_refused() {
    for text in ["a = { NUMBER($count) }\n", "a = b { \"{\" }\n", "a = { b }\n"] {
        let refused = compiled::file(&messages_in(text), &[]).unwrap_err();
        assert!(refused.starts_with("a: "), "{refused}");
    }
}

#[test]
fn loaded_texts_equal_embedded_ones() {
    let texts = Texts::load(Language::Polish, Group::Common, file(Language::Polish, Group::Common));
    assert_eq!(texts, Texts::new(Language::Polish));
    assert_eq!(Texts::loaded(Language::Polish, Group::Common), Some(texts));
    assert_eq!(texts.get(key::NAV_PLAY), "Graj");
}
