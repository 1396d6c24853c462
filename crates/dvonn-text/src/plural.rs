//! Plural forms of whole numbers, by the rules of CLDR 48.

use crate::Language;

/// The category of a number: `one`, `few`, `many` or `other`.
///
/// Spanish and Italian also have `many`, for millions; our texts count nothing that large.
pub(crate) const fn category(language: Language, number: i64) -> &'static str {
    let number = number.unsigned_abs();
    let (ones, tens) = (number % 10, number % 100);
    match language {
        Language::English | Language::Spanish | Language::Italian => match number {
            1 => "one",
            _ => "other",
        },
        Language::Polish | Language::Ukrainian => match (language, ones, tens) {
            (Language::Polish, ..) if number == 1 => "one",
            (Language::Ukrainian, 1, _) if tens != 11 => "one",
            (_, 2..=4, _) if !matches!(tens, 12..=14) => "few",
            _ => "many",
        },
        Language::Romanian => match (number, tens) {
            (1, _) => "one",
            (0, _) | (_, 1..=19) => "few",
            _ => "other",
        },
    }
}
