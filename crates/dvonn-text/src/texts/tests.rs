//! Every text of every language can be written.

#[path = "../../tests/support/mod.rs"]
mod support;

use super::*;
use fluent_bundle::{FluentBundle, FluentResource, FluentValue};
use support::{AREAS, Message, messages};

/// Every combination of values that makes a difference to a message.
fn samples(message: &Message) -> Vec<Vec<(String, Value<'static>)>> {
    let mut samples: Vec<Vec<(String, Value<'static>)>> = vec![Vec::new()];
    let (plurals, choices) = (message.plurals(), message.choices());
    for variable in message.variables() {
        let values: Vec<Value<'static>> = if plurals.contains_key(&variable) {
            [0, 1, 2, 5, 12, 20, 21, 22, 101].map(Value::from).to_vec()
        } else if let Some(names) = choices.get(&variable) {
            let value = |name: &String| name.parse().map_or_else(|_| name.clone().into(), Value::Number);
            names.iter().map(value).collect()
        } else {
            vec!["e3".into()]
        };
        samples = samples
            .iter()
            .flat_map(|sample| {
                values.iter().map(|value| {
                    let mut sample = sample.clone();
                    sample.push((variable.clone(), value.clone()));
                    sample
                })
            })
            .collect();
    }
    samples
}

#[test]
fn every_text_can_be_written_with_every_kind_of_value() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (key, message) in messages(language) {
            for sample in samples(&message) {
                let values: Vec<(&str, &Value<'_>)> =
                    sample.iter().map(|(name, value)| (name.as_str(), value)).collect();
                let text = texts.write(&key, &values);
                assert!(!text.trim().is_empty(), "{key} in {language:?}");
                let is_odd = |character: char| matches!(character, '{' | '}' | '\u{2068}' | '\u{2069}');
                assert!(!text.contains(is_odd), "{key} in {language:?}: {text}");
                let is_about_keys = ["keys-", "replay-keys", "learn-keys", "puzzle-keys"]
                    .iter()
                    .any(|prefix| key.starts_with(prefix));
                assert!(!text.contains("  ") || is_about_keys, "{key} in {language:?}: {text:?}");
            }
        }
    }
}

/// The reference implementation of Fluent, with the translators' files of a language.
fn reference(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.tag().parse().expect("our tags are language tags")]);
    bundle.set_use_isolating(false);
    for area in AREAS {
        let resource = FluentResource::try_new(support::file(language, area)).expect("the build has read it");
        bundle.add_resource(resource).expect("no key stands twice");
    }
    bundle
}

/// Whether the reference chooses another plural form than CLDR: `101 de piese` instead of `101 piese`.
fn is_wrong_in_reference(language: Language, value: &Value<'_>) -> bool {
    language == Language::Romanian && matches!(value, Value::Number(101))
}

#[test]
fn texts_are_those_of_the_reference_implementation() {
    for language in Language::ALL {
        let (texts, bundle) = (Texts::new(language), reference(language));
        for (key, message) in messages(language) {
            let pattern = bundle.get_message(&key).unwrap().value().unwrap();
            for sample in samples(&message) {
                if sample.iter().any(|(_, value)| is_wrong_in_reference(language, value)) {
                    continue;
                }
                let values: Vec<(&str, &Value<'_>)> =
                    sample.iter().map(|(name, value)| (name.as_str(), value)).collect();
                let told = sample.iter().map(|(name, value)| (name.as_str(), fluent_value(value))).collect();
                let expected = bundle.format_pattern(pattern, Some(&told), &mut Vec::new());
                assert_eq!(texts.write(&key, &values), expected, "{key} in {language:?}");
            }
        }
    }
}

fn fluent_value<'a>(value: &'a Value<'_>) -> FluentValue<'a> {
    match value {
        Value::Number(number) => FluentValue::from(*number),
        Value::Text(text) => FluentValue::from(text.as_ref()),
    }
}

#[test]
#[should_panic(expected = "there is no text")]
#[cfg(debug_assertions)]
fn a_missing_text_is_noticed() {
    let _ = Texts::new(Language::Polish).write("no-such-key", &[]);
}
