//! The texts of a file, by key.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::memoizer::MemoizerKind;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::Language;
use crate::message::Value;

/// The texts of a file.
pub(crate) struct Catalogue {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Catalogue {
    /// Reads a Fluent file of this language.
    pub(crate) fn new(language: Language, file: String) -> Catalogue {
        let tag = language.tag().parse().expect("our tags are language tags");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Terminals show the marks that isolate right-to-left names as boxes, and none of our languages needs them.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match language {
            Language::English => write_number::<0, _>,
            Language::Spanish => write_number::<1, _>,
            Language::Polish => write_number::<2, _>,
            Language::Romanian => write_number::<3, _>,
            Language::Ukrainian => write_number::<4, _>,
            Language::Italian => write_number::<5, _>,
        }));
        let resource = FluentResource::try_new(file).unwrap_or_else(|(resource, errors)| {
            debug_assert!(false, "the texts in {language:?} are not Fluent: {errors:?}");
            resource
        });
        if let Err(errors) = bundle.add_resource(resource) {
            debug_assert!(false, "the texts in {language:?} have a key twice: {errors:?}");
        }
        Catalogue { language, bundle }
    }

    /// The text of a key with these values in it, if the file has the key.
    pub(crate) fn text(&self, key: &str, values: &[(&str, &Value<'_>)]) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let values: FluentArgs<'_> =
            values.iter().map(|(name, value)| (*name, fluent_value(self.language, value))).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{key} in {:?}: {errors:?}", self.language);
        Some(text)
    }
}

/// Formats a number for the language with this index. Fluent accepts only functions that capture nothing.
fn write_number<const LANGUAGE: usize, M: MemoizerKind>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(Language::ALL[LANGUAGE].number(number.value as i64)),
        _ => None,
    }
}

/// A value in Fluent's type.
///
/// Fluent would give the Romanian `112 piese` the plural form of `20 de piese`. A number with decimals gets the right
/// form, and our formatter does not print the decimals.
fn fluent_value<'a>(language: Language, value: &'a Value<'_>) -> FluentValue<'a> {
    match value {
        Value::Number(number) => {
            let mut counted = FluentNumber::from(*number);
            if language == Language::Romanian && *number > 100 && (1..20).contains(&(number % 100)) {
                counted.options.minimum_fraction_digits = Some(1);
            }
            FluentValue::Number(counted)
        }
        Value::Text(text) => FluentValue::from(text.as_ref()),
    }
}
