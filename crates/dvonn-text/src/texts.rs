//! Texts of one language, by key.

use std::sync::OnceLock;
use std::{fmt, iter};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::Language;
use crate::message::{Message, Value};

type Bundle = FluentBundle<FluentResource>;

/// The files of a language. English has an entry for every key. Those of the course are as large as all others together,
/// so that a program without it can do without them.
macro_rules! files {
    ($($language:ident $tag:literal)*) => {
        fn files(language: Language) -> &'static [&'static str] {
            match language {
                $(Language::$language => &[
                    include_str!(concat!("../locales/", $tag, "/game.ftl")),
                    include_str!(concat!("../locales/", $tag, "/web.ftl")),
                    #[cfg(feature = "terminal")]
                    include_str!(concat!("../locales/", $tag, "/terminal.ftl")),
                    #[cfg(feature = "terminal")]
                    include_str!(concat!("../locales/", $tag, "/command.ftl")),
                ],)*
            }
        }

        fn course_files(language: Language) -> &'static [&'static str] {
            match language {
                $(Language::$language => &[
                    include_str!(concat!("../locales/", $tag, "/learn.ftl")),
                    include_str!(concat!("../locales/", $tag, "/rules.ftl")),
                ],)*
            }
        }
    };
}

files! { English "en" Spanish "es" Polish "pl" Romanian "ro" Ukrainian "uk" Italian "it" }

/// Where the texts of the course come from, in a program that has it.
static COURSE: OnceLock<fn(Language) -> &'static [&'static str]> = OnceLock::new();

/// Adds the texts of the course and the rules book. To be called before any of them is asked for; only a program that
/// calls it contains them.
pub fn add_course() {
    COURSE.get_or_init(|| course_files);
}

/// The parsed texts of a language; those of the course by themselves, so that they can be added late and are parsed by
/// nobody who does not ask for them.
struct Bundles {
    common: OnceLock<Bundle>,
    course: OnceLock<Bundle>,
}

/// The texts of a language. This is only a handle, as cheap as a reference: they are parsed when the first text of the
/// language is asked for, and never again.
#[derive(Clone, Copy)]
pub struct Texts {
    language: Language,
    bundles: &'static Bundles,
}

impl fmt::Debug for Texts {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("Texts").field(&self.language).finish()
    }
}

impl PartialEq for Texts {
    fn eq(&self, other: &Texts) -> bool {
        self.language == other.language
    }
}

impl Eq for Texts {}

impl Default for Texts {
    fn default() -> Texts {
        Texts::new(Language::default())
    }
}

impl Texts {
    /// The texts of a language.
    pub fn new(language: Language) -> Texts {
        static BUNDLES: [Bundles; 6] =
            [const { Bundles { common: OnceLock::new(), course: OnceLock::new() } }; 6];
        Texts { language, bundles: &BUNDLES[language as usize] }
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text of a message: of a constant of the module [`key`](crate::key), or of a struct with the values of the text.
    pub fn get(&self, message: impl Message) -> String {
        message.text(self)
    }

    /// The text of a key, with these values in it.
    pub fn with(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        let values: Vec<(&str, &Value<'_>)> = values.iter().map(|(name, value)| (*name, value)).collect();
        self.write(key, &values)
    }

    /// The text of a key, with these values in it.
    ///
    /// # Panics
    /// In debug builds, if there is no such key or a value is missing. Release builds show the key: a page with one
    /// odd word is better than none. The tests of this crate keep it from happening.
    pub(crate) fn write(&self, key: &str, values: &[(&str, &Value<'_>)]) -> String {
        self.find(key, values).or_else(|| Texts::new(Language::English).find(key, values)).unwrap_or_else(
            || {
                debug_assert!(false, "there is no text {key:?}");
                key.to_owned()
            },
        )
    }

    fn find(&self, key: &str, values: &[(&str, &Value<'_>)]) -> Option<String> {
        let (bundle, pattern) =
            self.bundles().find_map(|bundle| Some((bundle, bundle.get_message(key)?.value()?)))?;
        let values: FluentArgs<'_> =
            values.iter().map(|(name, value)| (*name, counted(self.language, value))).collect();
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{key} in {:?}: {errors:?}", self.language);
        Some(text)
    }

    /// Where a text may stand.
    fn bundles(&self) -> impl Iterator<Item = &'static Bundle> {
        let Texts { language, bundles } = *self;
        let common = bundles.common.get_or_init(|| bundle(language, files(language)));
        let course = move || {
            let files = COURSE.get()?(language);
            Some(bundles.course.get_or_init(|| bundle(language, files)))
        };
        iter::once(common).chain(iter::once_with(course).flatten())
    }

    /// A number with so many decimals, as the language writes it.
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        format!("{number:.decimals$}").replace('.', self.language.decimal_mark().encode_utf8(&mut [0; 4]))
    }
}

/// A number as the library counts it right. It knows that Romanian says `12 piese`, but for `112 piese` it has the form of
/// `20 de piese`; what has decimals it gives the form that is wanted, and our formatter writes no needless ones.
fn counted<'a>(language: Language, value: &'a Value<'_>) -> FluentValue<'a> {
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

fn bundle(language: Language, files: &[&str]) -> Bundle {
    let tag = language.tag().parse().expect("our tags are language tags");
    let mut bundle = Bundle::new_concurrent(vec![tag]);
    // The marks that keep right-to-left names apart would show as boxes in terminals; we have no such language.
    bundle.set_use_isolating(false);
    if language.decimal_mark() == ',' {
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(number.value.to_string().replace('.', ",")),
            _ => None,
        }));
    }
    for file in files {
        let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(resource, errors)| {
            debug_assert!(false, "the texts in {language:?} are not Fluent: {errors:?}");
            resource
        });
        if let Err(errors) = bundle.add_resource(resource) {
            debug_assert!(false, "the texts in {language:?} have a key twice: {errors:?}");
        }
    }
    bundle
}
