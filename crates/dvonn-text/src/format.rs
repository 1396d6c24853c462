//! Numbers, percentages, lists, dates and times as a language writes them, following CLDR 48.

use std::time::Duration;

use crate::{Language, Texts, key};

const NO_BREAK_SPACE: char = '\u{a0}';

/// A day of the calendar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Date {
    /// The year.
    pub year: u16,
    /// The month, from 1 to 12.
    pub month: u8,
    /// The day of the month, from 1 to 31.
    pub day: u8,
}

impl Language {
    /// The decimal separator.
    const fn decimal_mark(self) -> char {
        match self {
            Language::English => '.',
            Language::Spanish
            | Language::Polish
            | Language::Romanian
            | Language::Ukrainian
            | Language::Italian => ',',
        }
    }

    /// The separator between groups of three digits.
    const fn group_mark(self) -> char {
        match self {
            Language::English => ',',
            Language::Spanish | Language::Romanian | Language::Italian => '.',
            Language::Polish | Language::Ukrainian => NO_BREAK_SPACE,
        }
    }

    /// The number of digits from which numbers are grouped: Spanish writes 1234, but 12.345.
    const fn grouped_from(self) -> usize {
        match self {
            Language::English | Language::Romanian | Language::Ukrainian => 4,
            Language::Spanish | Language::Polish | Language::Italian => 5,
        }
    }

    /// The word before the last item of a list. In Spanish it changes before an `i` sound.
    fn and(self, last: &str) -> &'static str {
        match self {
            Language::English => "and",
            Language::Spanish if !last.starts_with(['i', 'I']) => "y",
            Language::Spanish | Language::Italian => "e",
            Language::Polish => "i",
            Language::Romanian => "și",
            Language::Ukrainian => "і",
        }
    }

    /// A whole number with its digits grouped.
    pub(crate) fn number(self, number: i64) -> String {
        let digits = number.unsigned_abs().to_string();
        let mut text = if number < 0 { "-".to_owned() } else { String::new() };
        for (at, digit) in digits.chars().enumerate() {
            let left = digits.len() - at;
            if at > 0 && left.is_multiple_of(3) && digits.len() >= self.grouped_from() {
                text.push(self.group_mark());
            }
            text.push(digit);
        }
        text
    }
}

impl Texts {
    /// A whole number: `12,345`.
    pub fn number(&self, number: i64) -> String {
        self.language().number(number)
    }

    /// A number with this many decimals: `2.5`.
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        format!("{number:.decimals$}").replace('.', self.language().decimal_mark().encode_utf8(&mut [0; 4]))
    }

    /// A share from 0 to 1 in whole percent, with the sign: `71%`.
    pub fn percent(&self, share: f64) -> String {
        let number = (share * 100.0).round();
        match self.language() {
            Language::Spanish | Language::Romanian => format!("{number}{NO_BREAK_SPACE}%"),
            Language::English | Language::Polish | Language::Ukrainian | Language::Italian => {
                format!("{number}%")
            }
        }
    }

    /// Several things: `a1, b2 and c3`.
    pub fn list<T: AsRef<str>>(&self, items: &[T]) -> String {
        let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
        match items.as_slice() {
            [] => String::new(),
            [only] => (*only).to_owned(),
            [first @ .., last] => format!("{} {} {last}", first.join(", "), self.language().and(last)),
        }
    }

    /// A day: `16 November 2026`.
    pub fn date(&self, Date { year, month, day }: Date) -> String {
        // Years are not grouped.
        self.get(key::DateDay { day: day.into(), month: month.into(), year: year.to_string().into() })
    }

    /// How long ago something happened: `3 hours ago`.
    pub fn ago(&self, passed: Duration) -> String {
        const MINUTE: u64 = 60;
        const HOUR: u64 = 60 * MINUTE;
        const DAY: u64 = 24 * HOUR;
        match passed.as_secs() {
            seconds if seconds < MINUTE => self.get(key::AGO_NOW),
            seconds if seconds < HOUR => self.get(key::AgoMinutes { count: (seconds / MINUTE).into() }),
            seconds if seconds < DAY => self.get(key::AgoHours { count: (seconds / HOUR).into() }),
            seconds => self.get(key::AgoDays { count: (seconds / DAY).into() }),
        }
    }
}
