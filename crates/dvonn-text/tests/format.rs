//! Numbers, percentages, lists, dates and times in six languages. The expected values are those of ICU 78 (CLDR 48).

use std::time::Duration;

use dvonn_text::{Date, Language, Texts, key};

#[expect(clippy::needless_pass_by_value, reason = "the callers have just made it")]
fn check(language: Language, found: String, expected: &str) {
    assert_eq!(found.replace('\u{a0}', "_"), expected, "{language:?}; _ is a space that does not break");
}

#[test]
fn numbers_have_groups_of_digits() {
    for (language, small, four, five, millions) in [
        (Language::English, "999", "1,234", "12,345", "-1,234,567"),
        (Language::Spanish, "999", "1234", "12.345", "-1.234.567"),
        (Language::Polish, "999", "1234", "12_345", "-1_234_567"),
        (Language::Romanian, "999", "1.234", "12.345", "-1.234.567"),
        (Language::Ukrainian, "999", "1_234", "12_345", "-1_234_567"),
        (Language::Italian, "999", "1234", "12.345", "-1.234.567"),
    ] {
        let texts = Texts::new(language);
        for (number, expected) in [(999, small), (1234, four), (12345, five), (-1_234_567, millions)] {
            check(language, texts.number(number), expected);
        }
    }
}

#[test]
fn numbers_in_texts_follow_the_language() {
    let text = Texts::new(Language::Romanian).get(key::GamePieces { count: 12345.into() });
    assert_eq!(text, "12.345 de piese");
}

#[test]
fn fractions_have_the_decimal_separator_of_the_language() {
    assert_eq!(Texts::new(Language::English).decimal(2.25, 1), "2.2");
    for language in Language::ALL.into_iter().skip(1) {
        assert_eq!(Texts::new(language).decimal(-0.5, 2), "-0,50");
    }
}

#[test]
fn percentages_are_written_with_or_without_a_space() {
    for (language, expected) in [
        (Language::English, "71%"),
        (Language::Spanish, "71_%"),
        (Language::Polish, "71%"),
        (Language::Romanian, "71_%"),
        (Language::Ukrainian, "71%"),
        (Language::Italian, "71%"),
    ] {
        check(language, Texts::new(language).percent(0.706), expected);
    }
}

#[test]
fn lists_end_with_and() {
    for (language, two, three, before_i) in [
        (Language::English, "a1 and b2", "a1, b2 and c3", "a1 and i3"),
        (Language::Spanish, "a1 y b2", "a1, b2 y c3", "a1 e i3"),
        (Language::Polish, "a1 i b2", "a1, b2 i c3", "a1 i i3"),
        (Language::Romanian, "a1 și b2", "a1, b2 și c3", "a1 și i3"),
        (Language::Ukrainian, "a1 і b2", "a1, b2 і c3", "a1 і i3"),
        (Language::Italian, "a1 e b2", "a1, b2 e c3", "a1 e i3"),
    ] {
        let texts = Texts::new(language);
        check(language, texts.list(&["a1", "b2"]), two);
        check(language, texts.list(&["a1", "b2", "c3"]), three);
        check(language, texts.list(&["a1", "i3"]), before_i);
        check(language, texts.list(&["a1"]), "a1");
        check(language, texts.list::<&str>(&[]), "");
    }
}

#[test]
fn days_are_written_in_words() {
    for (language, expected) in [
        (Language::English, "16 November 2026"),
        (Language::Spanish, "16 de noviembre de 2026"),
        (Language::Polish, "16 listopada 2026"),
        (Language::Romanian, "16 noiembrie 2026"),
        (Language::Ukrainian, "16 листопада 2026 р."),
        (Language::Italian, "16 novembre 2026"),
    ] {
        check(language, Texts::new(language).date(Date { year: 2026, month: 11, day: 16 }), expected);
    }
}

#[test]
fn past_times_are_in_the_largest_unit() {
    for (language, expected) in [
        (Language::English, ["just now", "1 minute ago", "3 hours ago", "22 days ago"]),
        (Language::Spanish, ["hace un momento", "hace 1 minuto", "hace 3 horas", "hace 22 días"]),
        (Language::Polish, ["przed chwilą", "1 minutę temu", "3 godziny temu", "22 dni temu"]),
        (Language::Romanian, ["chiar acum", "acum 1 minut", "acum 3 ore", "acum 22 de zile"]),
        (Language::Ukrainian, ["щойно", "1 хвилину тому", "3 години тому", "22 дні тому"]),
        (Language::Italian, ["proprio ora", "1 minuto fa", "3 ore fa", "22 giorni fa"]),
    ] {
        let texts = Texts::new(language);
        for (seconds, expected) in [59, 60, 3 * 3600 + 3599, 22 * 86400].into_iter().zip(expected) {
            check(language, texts.ago(Duration::from_secs(seconds)), expected);
        }
    }
}
