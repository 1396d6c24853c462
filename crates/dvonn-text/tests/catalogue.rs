//! The texts of all languages match each other, the grammar of their language, and the code that uses them.

#![allow(clippy::unwrap_used)]

mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use dvonn_text::Language;
use support::{AREAS, Message, messages, messages_of};

/// The CLDR plural categories of whole numbers. Not counted are `other` for fractions in Polish and Ukrainian, and
/// `many` for millions in Spanish and Italian.
fn categories(language: Language) -> &'static [&'static str] {
    match language {
        Language::English | Language::Spanish | Language::Italian => &["one", "other"],
        Language::Polish | Language::Ukrainian => &["few", "many", "one"],
        Language::Romanian => &["few", "one", "other"],
    }
}

#[test]
fn every_language_has_the_same_keys_in_the_same_files() {
    for area in AREAS {
        let english: BTreeSet<String> = messages_of(Language::English, area).into_keys().collect();
        for language in Language::ALL {
            let own: BTreeSet<String> = messages_of(language, area).into_keys().collect();
            let missing: Vec<_> = english.difference(&own).collect();
            let needless: Vec<_> = own.difference(&english).collect();
            assert!(missing.is_empty(), "{area}.ftl in {language:?} lacks {missing:#?}");
            assert!(
                needless.is_empty(),
                "{area}.ftl in {language:?} has keys that English lacks: {needless:#?}"
            );
        }
    }
}

#[test]
fn a_message_takes_the_same_values_in_every_language() {
    let english = messages(Language::English);
    for language in Language::ALL {
        for (key, message) in messages(language) {
            assert_eq!(message.variables(), english[&key].variables(), "{key} in {language:?}");
        }
    }
}

#[test]
fn every_plural_has_every_form_of_its_language() {
    for language in Language::ALL {
        for (key, message) in messages(language) {
            for (variable, forms) in message.plurals() {
                let forms: Vec<&str> = forms.iter().map(String::as_str).collect();
                assert_eq!(forms, categories(language), "{key} in {language:?}, {variable}");
            }
        }
    }
}

#[test]
fn a_selection_that_is_not_a_plural_has_the_same_cases_in_every_language() {
    let english = messages(Language::English);
    let cases = |messages: &BTreeMap<String, Message>| {
        let mut cases: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for (variable, names) in messages.values().flat_map(Message::choices) {
            cases.entry(variable).or_default().extend(names);
        }
        cases
    };
    let known = cases(&english);
    for language in Language::ALL {
        for (key, message) in messages(language) {
            for (variable, names) in message.choices() {
                let english = english[&key].choices().remove(&variable);
                let expected = english.as_ref().or(known.get(&variable));
                assert_eq!(Some(&names), expected, "{key} in {language:?}, {variable}");
            }
        }
    }
}

/// Texts that are the same in English and another language, and why that is right.
const SAME: &[(&str, &[&str])] = &[
    // Names.
    ("export-json", &["es", "pl", "ro", "uk", "it"]),
    ("export-little-golem", &["es", "pl", "ro", "uk", "it"]),
    // The units of minutes and seconds.
    ("start-clock-quick", &["es", "pl", "ro", "it"]),
    ("start-clock-medium", &["es", "pl", "ro", "it"]),
    ("start-clock-slow", &["es", "pl", "ro", "it"]),
    ("clock-plain", &["es", "pl", "ro", "it"]),
    ("clock-fischer", &["es", "pl", "ro", "it"]),
    // The word is the same.
    ("account-title", &["it"]),
    ("account-password", &["it"]),
    ("account-tokens", &["es"]),
    ("speed-blitz", &["ro"]),
    ("speed-rapid", &["ro"]),
    ("settings-volume", &["it"]),
    ("settings-coordinates-newsletter", &["ro", "it"]),
    ("open-text", &["ro"]),
    ("export-format", &["ro"]),
    ("export-dvonn", &["ro"]),
    ("record-fine", &["ro"]),
];

#[test]
fn nothing_is_left_in_english() {
    let english = messages(Language::English);
    for language in Language::ALL.into_iter().skip(1) {
        for (key, message) in messages(language) {
            let is_allowed = SAME.iter().any(|(same, tags)| *same == key && tags.contains(&language.tag()));
            let is_same = message == english[&key];
            assert_eq!(is_same, is_allowed, "{key} in {language:?}: the same as in English?");
        }
    }
}

/// Every Rust source file of the workspace, without tests beside the sources.
fn sources() -> Vec<(PathBuf, String)> {
    fn collect(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                collect(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = std::fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = Vec::new();
    for entry in std::fs::read_dir(crates).unwrap() {
        let source = entry.unwrap().path().join("src");
        if source.is_dir() {
            collect(&source, &mut found);
        }
    }
    assert!(found.len() > 100, "the workspace was not found");
    found
}

/// The name of a key in the module `key`: a constant, or a struct if the text takes values.
fn item(key: &str, message: &Message) -> String {
    if message.variables().is_empty() {
        return key.replace('-', "_").to_uppercase();
    }
    key.split('-').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}

/// The word after each of these beginnings, up to the first character that is neither a letter nor a digit nor a hyphen or
/// underscore.
fn words_after<'a>(text: &'a str, beginning: &str) -> impl Iterator<Item = &'a str> {
    let is_part = |character: char| character.is_ascii_alphanumeric() || "-_".contains(character);
    text.split(beginning).skip(1).filter_map(move |rest| rest.split(|character| !is_part(character)).next())
}

/// How the tables of `dvonn-coach` name a text.
const COURSE_KEY: &str = "TextKey(\"";

#[test]
fn every_text_is_used_somewhere() {
    let sources = sources();
    let items: BTreeSet<&str> = sources.iter().flat_map(|(_, text)| words_after(text, "key::")).collect();
    let names: BTreeSet<&str> = sources.iter().flat_map(|(_, text)| words_after(text, COURSE_KEY)).collect();
    let is_unused = |(key, message): &(String, Message)| {
        !items.contains(item(key, message).as_str()) && !names.contains(key.as_str())
    };
    let unused: Vec<String> =
        messages(Language::English).into_iter().filter(is_unused).map(|(key, _)| key).collect();
    assert!(unused.is_empty(), "nobody asks for {unused:#?}");
}

#[test]
fn every_text_that_the_course_names_exists() {
    let (sources, known) = (sources(), messages(Language::English));
    let named: Vec<&str> = sources.iter().flat_map(|(_, text)| words_after(text, COURSE_KEY)).collect();
    let missing: Vec<&&str> = named.iter().filter(|key| !known.contains_key(**key)).collect();
    assert!(missing.is_empty(), "there is no text for {missing:#?}");
    assert!(named.len() > 300, "only {} texts are named", named.len());
}

/// A label such as "Play" or "Line" can be a noun or a verb, and a translator cannot tell which without seeing the
/// screen.
#[test]
fn every_short_message_has_a_comment_for_translators() {
    for area in ["web", "online", "puzzle", "terminal"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("locales/en/{area}.ftl"));
        let text = std::fs::read_to_string(path).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        let unexplained: Vec<&str> = lines
            .iter()
            .enumerate()
            .filter(|(number, line)| {
                line.split_once(" = ").is_some_and(|(key, value)| {
                    !key.starts_with([' ', '#']) && value.split_whitespace().count() <= 2
                }) && !number.checked_sub(1).is_some_and(|above| lines[above].starts_with("# "))
            })
            .map(|(_, line)| *line)
            .collect();
        assert!(unexplained.is_empty(), "{area}.ftl: {unexplained:#?}");
    }
}
