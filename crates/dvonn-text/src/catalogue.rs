//! The texts of a file, by key. `build/compiled.rs` makes the file and describes its form.
//!
//! `fluent-bundle` could read the translators' files as they are, but it makes the page's program much larger: it parses
//! floating-point numbers and knows the plural forms of all languages. A test compares every text with what it writes.

use crate::message::Value;
use crate::{Language, plural};

const UNIT: char = '\u{1f}';
const RECORD: char = '\u{1e}';

/// The texts of a file.
pub(crate) struct Catalogue {
    language: Language,
    /// Keys and patterns, sorted by key.
    messages: Vec<(Box<str>, Box<str>)>,
}

impl Catalogue {
    /// Reads a compiled file of this language.
    pub(crate) fn new(language: Language, file: &str) -> Catalogue {
        let messages = file.split_terminator(RECORD).filter_map(|message| message.split_once(UNIT));
        Catalogue {
            language,
            messages: messages.map(|(key, pattern)| (key.into(), pattern.into())).collect(),
        }
    }

    /// The text of a key with these values in it, if the file has the key.
    pub(crate) fn text(&self, key: &str, values: &[(&str, &Value<'_>)]) -> Option<String> {
        let at = self.messages.binary_search_by(|(known, _)| (**known).cmp(key)).ok()?;
        let mut text = String::new();
        self.write(&mut text, &self.messages[at].1, values);
        Some(text)
    }

    fn write(&self, text: &mut String, mut pattern: &str, values: &[(&str, &Value<'_>)]) {
        while let Some((before, rest)) = pattern.split_once('{') {
            text.push_str(before);
            let (placeable, after) = split_outside(rest, '}');
            self.write_placeable(text, placeable, values);
            pattern = after;
        }
        text.push_str(pattern);
    }

    fn write_placeable(&self, text: &mut String, placeable: &str, values: &[(&str, &Value<'_>)]) {
        let (name, mut variants) = placeable.split_once(UNIT).unwrap_or((placeable, ""));
        let Some((_, value)) = values.iter().find(|(known, _)| *known == name) else {
            debug_assert!(false, "the value {name} is missing");
            return text.push_str(name);
        };
        if variants.is_empty() {
            return match value {
                Value::Number(number) => text.push_str(&self.language.number(*number)),
                Value::Text(words) => text.push_str(words),
            };
        }
        // The last variant is for all other cases.
        loop {
            let (case, rest) = variants.split_once(UNIT).unwrap_or((variants, ""));
            let (pattern, others) = split_outside(rest, UNIT);
            if others.is_empty() || self.is_case(value, case) {
                return self.write(text, pattern, values);
            }
            variants = others;
        }
    }

    fn is_case(&self, value: &Value<'_>, case: &str) -> bool {
        match value {
            Value::Text(words) => words == case,
            Value::Number(number) => {
                case == plural::category(self.language, *number) || case.parse() == Ok(*number)
            }
        }
    }
}

/// The parts before and after the first such character that is not inside a placeable.
fn split_outside(text: &str, mark: char) -> (&str, &str) {
    let mut depth = 0;
    for (at, character) in text.char_indices() {
        match character {
            _ if depth == 0 && character == mark => return (&text[..at], &text[at + mark.len_utf8()..]),
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
    }
    (text, "")
}
