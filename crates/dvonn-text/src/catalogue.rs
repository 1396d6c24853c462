//! Compiled texts of one language, by key. `build/compiled.rs` describes the form.

use crate::message::Value;
use crate::{Language, plural};

const UNIT: char = '\u{1f}';
const RECORD: char = '\u{1e}';

/// The messages of a file, sorted by key.
pub(crate) struct Catalogue {
    language: Language,
    messages: Vec<(&'static str, &'static str)>,
}

impl Catalogue {
    /// Reads a file of this language.
    pub(crate) fn new(language: Language, file: &'static str) -> Catalogue {
        let messages = file.split_terminator(RECORD).filter_map(|message| message.split_once(UNIT)).collect();
        Catalogue { language, messages }
    }

    /// The text of a key with these values in it.
    pub(crate) fn text(&self, key: &str, values: &[(&str, &Value<'_>)]) -> Option<String> {
        let at = self.messages.binary_search_by_key(&key, |(key, _)| key).ok()?;
        let mut text = String::new();
        self.write(&mut text, self.messages[at].1, values);
        Some(text)
    }

    fn write(&self, out: &mut String, mut pattern: &str, values: &[(&str, &Value<'_>)]) {
        while let Some((before, rest)) = pattern.split_once('{') {
            let (placeable, after) = rest.split_at(closing(rest));
            out.push_str(before);
            self.write_placeable(out, placeable, values);
            pattern = after.get(1..).unwrap_or_default();
        }
        out.push_str(pattern);
    }

    fn write_placeable(&self, out: &mut String, placeable: &str, values: &[(&str, &Value<'_>)]) {
        let (name, mut variants) = placeable.split_once(UNIT).unwrap_or((placeable, ""));
        let Some((_, value)) = values.iter().find(|(known, _)| *known == name) else {
            debug_assert!(false, "the value {name} is missing");
            return out.push_str(name);
        };
        if variants.is_empty() {
            return match value {
                Value::Number(number) => out.push_str(&self.language.number(*number)),
                Value::Text(text) => out.push_str(text),
            };
        }
        // Variants alternate between the name of a case and its pattern; the last one is for all other cases.
        loop {
            let (case, rest) = variants.split_once(UNIT).unwrap_or((variants, ""));
            let (pattern, others) = rest.split_at(end_of_variant(rest));
            if others.is_empty() || self.is_case(value, case) {
                return self.write(out, pattern, values);
            }
            variants = &others[1..];
        }
    }

    fn is_case(&self, value: &Value<'_>, case: &str) -> bool {
        match value {
            Value::Text(text) => text == case,
            Value::Number(number) => {
                case == plural::category(self.language, *number) || case.parse() == Ok(*number)
            }
        }
    }
}

/// Where the placeable ends whose beginning is before this text.
fn closing(text: &str) -> usize {
    end(text, '}')
}

/// Where the first variant of these ends.
fn end_of_variant(text: &str) -> usize {
    end(text, UNIT)
}

/// The place of the first such character outside of placeables, or the end of the text.
fn end(text: &str, wanted: char) -> usize {
    let mut depth = 0;
    for (at, character) in text.char_indices() {
        match character {
            _ if depth == 0 && character == wanted => return at,
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
    }
    text.len()
}
