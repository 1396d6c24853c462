/// A language that has texts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// `en`
    #[default]
    English,
    /// `es`
    Spanish,
    /// `pl`
    Polish,
    /// `ro`
    Romanian,
    /// `uk`
    Ukrainian,
    /// `it`
    Italian,
}

impl Language {
    /// All languages, English first.
    pub const ALL: [Language; 6] = [
        Language::English,
        Language::Spanish,
        Language::Polish,
        Language::Romanian,
        Language::Ukrainian,
        Language::Italian,
    ];

    /// The two-letter code of the language in settings, addresses and folder names.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Spanish => "es",
            Language::Polish => "pl",
            Language::Romanian => "ro",
            Language::Ukrainian => "uk",
            Language::Italian => "it",
        }
    }

    /// The language's name for itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Spanish => "Español",
            Language::Polish => "Polski",
            Language::Romanian => "Română",
            Language::Ukrainian => "Українська",
            Language::Italian => "Italiano",
        }
    }

    /// The language of a tag as browsers (`pl-PL`) and Unix systems (`pl_PL.UTF-8`) write it, or just `pl`. Only the
    /// language counts, not the country.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let language = tag.split(['-', '_', '.', '@']).next()?;
        Language::ALL.into_iter().find(|known| known.tag().eq_ignore_ascii_case(language))
    }

    /// The first of these tags that stands for one of our languages, else English.
    pub fn best<'a>(wanted: impl IntoIterator<Item = &'a str>) -> Language {
        wanted.into_iter().find_map(Language::from_tag).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_found_by_the_tags_of_browsers_and_systems() {
        for (tag, language) in [
            ("pl", Some(Language::Polish)),
            ("pl-PL", Some(Language::Polish)),
            ("pl_PL.UTF-8", Some(Language::Polish)),
            ("RO", Some(Language::Romanian)),
            ("es-419", Some(Language::Spanish)),
            ("uk_UA@euro", Some(Language::Ukrainian)),
            ("fr", None),
            ("C", None),
            ("C.UTF-8", None),
            ("POSIX", None),
            ("plt", None),
            ("", None),
        ] {
            assert_eq!(Language::from_tag(tag), language, "{tag}");
        }
    }

    #[test]
    fn the_first_available_language_decides_and_english_is_the_fallback() {
        for (wishes, language) in [
            (&["fr", "uk-UA", "pl"][..], Language::Ukrainian),
            (&["en-GB", "pl"], Language::English),
            (&["fr", "de"], Language::English),
            (&[], Language::English),
        ] {
            assert_eq!(Language::best(wishes.iter().copied()), language, "{wishes:?}");
        }
    }

    #[test]
    fn every_language_is_found_by_its_own_tag() {
        for language in Language::ALL {
            assert_eq!(Language::from_tag(language.tag()), Some(language));
        }
    }
}
