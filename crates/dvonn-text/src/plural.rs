//! Plural forms of whole numbers, by the rules of CLDR.

use crate::Language;

/// The category of a number: `one`, `few`, `many` or `other`.
///
/// Spanish and Italian have `many` for millions too; our texts count nothing that large.
pub(crate) fn category(language: Language, number: i64) -> &'static str {
    let number = number.unsigned_abs();
    let (tens, hundreds) = (number % 10, number % 100);
    let is_few_slavic = (2..=4).contains(&tens) && !(12..=14).contains(&hundreds);
    match language {
        Language::English | Language::Spanish | Language::Italian if number == 1 => "one",
        Language::English | Language::Spanish | Language::Italian => "other",
        Language::Polish if number == 1 => "one",
        Language::Ukrainian if tens == 1 && hundreds != 11 => "one",
        Language::Polish | Language::Ukrainian if is_few_slavic => "few",
        Language::Polish | Language::Ukrainian => "many",
        Language::Romanian if number == 1 => "one",
        Language::Romanian if number == 0 || (1..20).contains(&hundreds) => "few",
        Language::Romanian => "other",
    }
}
