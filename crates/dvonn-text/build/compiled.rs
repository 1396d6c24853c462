//! The form in which programs carry or load texts.
//!
//! A file holds messages, sorted by key, each as `key US pattern RS`, where US and RS are the ASCII separators of units and
//! records. In a pattern, `{name}` stands for a value and `{name US case US pattern US case US pattern}` chooses by one; the
//! last pattern is for all other cases. `src/catalogue.rs` reads it.

use std::collections::BTreeMap;
use std::error::Error;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};

use crate::messages::Message;

const UNIT: char = '\u{1f}';
const RECORD: char = '\u{1e}';

/// The file of these messages. What a language lacks, it takes from `english`.
pub(crate) fn file(own: &[Message], english: &[Message]) -> Result<String, Box<dyn Error>> {
    let mut patterns = BTreeMap::new();
    for Message { key, pattern } in english.iter().chain(own) {
        let mut compiled = String::new();
        write_pattern(&mut compiled, pattern).map_err(|reason| format!("{key}: {reason}"))?;
        patterns.insert(key, compiled);
    }
    Ok(patterns.into_iter().map(|(key, pattern)| format!("{key}{UNIT}{pattern}{RECORD}")).collect())
}

fn write_pattern(out: &mut String, pattern: &Pattern<String>) -> Result<(), String> {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => write_text(out, value)?,
            PatternElement::Placeable { expression } => write_expression(out, expression)?,
        }
    }
    Ok(())
}

fn write_text(out: &mut String, text: &str) -> Result<(), String> {
    if text.contains(['{', '}', UNIT, RECORD]) {
        return Err(format!("{text:?} has a character that stands for something else in compiled texts"));
    }
    out.push_str(text);
    Ok(())
}

fn write_expression(out: &mut String, expression: &Expression<String>) -> Result<(), String> {
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => write_text(out, value),
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            out.extend(["{", &id.name, "}"]);
            Ok(())
        }
        Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
            out.extend(["{", &id.name]);
            write_variants(out, variants)?;
            out.push('}');
            Ok(())
        }
        other => Err(format!("{other:?} is not supported")),
    }
}

/// The variants, the one for all other cases last.
fn write_variants(out: &mut String, variants: &[Variant<String>]) -> Result<(), String> {
    let (default, named): (Vec<_>, Vec<_>) = variants.iter().partition(|variant| variant.default);
    for variant in named.into_iter().chain(default) {
        let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) = &variant.key;
        out.push(UNIT);
        out.push_str(name);
        out.push(UNIT);
        write_pattern(out, &variant.value)?;
    }
    Ok(())
}
