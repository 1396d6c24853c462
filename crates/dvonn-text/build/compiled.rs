//! The texts of a group of areas as one file, in the form that programs embed or load.
//!
//! A file holds messages, sorted by key, each as `key US pattern RS`, where US and RS are the ASCII separators of units and
//! records. In a pattern, `{name}` stands for a value, and `{name US case US pattern US case US pattern}` chooses a pattern
//! by a value; the last one is for all other cases. `src/catalogue.rs` reads it.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};

use crate::messages::Message;

const UNIT: char = '\u{1f}';
const RECORD: char = '\u{1e}';

/// These messages as a file. Missing messages are taken from `english`, so that a program never needs a second language.
pub(crate) fn file(own: &[Message], english: &[Message]) -> Result<String, String> {
    let messages: BTreeMap<&str, &Message> =
        english.iter().chain(own).map(|message| (message.key.as_str(), message)).collect();
    let mut file = String::new();
    for Message { key, pattern } in messages.into_values() {
        file.push_str(key);
        file.push(UNIT);
        write_pattern(&mut file, pattern).map_err(|reason| format!("{key}: {reason}"))?;
        file.push(RECORD);
    }
    Ok(file)
}

fn write_pattern(file: &mut String, pattern: &Pattern<String>) -> Result<(), String> {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => write_text(file, value)?,
            PatternElement::Placeable { expression } => write_expression(file, expression)?,
        }
    }
    Ok(())
}

fn write_text(file: &mut String, text: &str) -> Result<(), String> {
    if text.contains(['{', '}', UNIT, RECORD]) {
        return Err(format!("{text:?} contains a character with a meaning of its own in compiled texts"));
    }
    file.push_str(text);
    Ok(())
}

fn write_expression(file: &mut String, expression: &Expression<String>) -> Result<(), String> {
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => write_text(file, value),
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            file.extend(["{", &id.name, "}"]);
            Ok(())
        }
        Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
            file.extend(["{", &id.name]);
            write_variants(file, variants)?;
            file.push('}');
            Ok(())
        }
        other => Err(format!("{other:?} is not supported")),
    }
}

/// The variants, the one for all other cases last.
fn write_variants(file: &mut String, variants: &[Variant<String>]) -> Result<(), String> {
    let (default, named): (Vec<_>, Vec<_>) = variants.iter().partition(|variant| variant.default);
    for variant in named.into_iter().chain(default) {
        let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) = &variant.key;
        file.push(UNIT);
        file.push_str(name);
        file.push(UNIT);
        write_pattern(file, &variant.value)?;
    }
    Ok(())
}
