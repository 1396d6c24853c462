//! The compiler of texts, which the build script runs, and the reader of what it writes.

#![allow(clippy::unwrap_used)]

#[path = "../build/compiled.rs"]
mod compiled;
#[path = "../build/messages.rs"]
mod messages;

use dvonn_text::{Group, Language, Texts, file};
use messages::Message;

fn messages_in(text: &str) -> Vec<Message> {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("area.ftl"), text).unwrap();
    messages::read(folder.path(), &["area"]).unwrap()
}

#[test]
fn a_language_that_lacks_a_text_has_it_in_english() {
    let english = messages_in("first = one\nsecond = two\n");
    let own = messages_in("second = dwa\n");
    let compiled = compiled::file(&own, &english).unwrap();
    assert_eq!(compiled, "first\u{1f}one\u{1e}second\u{1f}dwa\u{1e}");
}

#[test]
fn the_default_of_a_choice_comes_last() {
    let own = messages_in(
        "pieces =\n    { $count ->\n       *[other] many\n        [one] { $count }, one\n    } left\n",
    );
    assert_eq!(own[0].variables().into_iter().collect::<Vec<_>>(), ["count"]);
    let compiled = compiled::file(&own, &[]).unwrap();
    assert_eq!(compiled, "pieces\u{1f}{count\u{1f}one\u{1f}{count}, one\u{1f}other\u{1f}many} left\u{1e}");
}

#[test]
fn what_the_reader_does_not_know_is_refused() {
    for text in ["key = { NUMBER($count) }\n", "key = { other }\n", "key = { \"{\" }\n"] {
        let refused = compiled::file(&messages_in(text), &[]).unwrap_err();
        assert!(refused.to_string().starts_with("key: "), "{refused}");
    }
}

#[test]
fn texts_that_were_loaded_are_those_that_are_embedded() {
    let file = file(Language::Polish, Group::Common).to_owned();
    let texts = Texts::load(Language::Polish, Group::Common, file);
    assert_eq!(texts, Texts::new(Language::Polish));
    assert_eq!(Texts::loaded(Language::Polish, Group::Common), Some(texts));
    assert_eq!(texts.get(dvonn_text::key::NAV_PLAY), "Graj");
}
