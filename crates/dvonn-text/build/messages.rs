//! The messages in the Fluent files of a language.

use std::collections::BTreeSet;
use std::error::Error;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, PatternElement};

/// A key and its text.
pub(crate) struct Message {
    pub(crate) key: String,
    pub(crate) pattern: ast::Pattern<String>,
}

impl Message {
    /// The names of the values that stand in the text, sorted.
    pub(crate) fn variables(&self) -> BTreeSet<&str> {
        let mut found = BTreeSet::new();
        collect(&self.pattern, &mut found);
        found
    }
}

fn collect<'a>(pattern: &'a ast::Pattern<String>, found: &mut BTreeSet<&'a str>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        let (Expression::Inline(inline) | Expression::Select { selector: inline, .. }) = expression;
        if let InlineExpression::VariableReference { id } = inline {
            found.insert(&id.name);
        }
        if let Expression::Select { variants, .. } = expression {
            for variant in variants {
                collect(&variant.value, found);
            }
        }
    }
}

/// Reads the files of these areas in a folder.
pub(crate) fn read(folder: &Path, areas: &[&str]) -> Result<Vec<Message>, Box<dyn Error>> {
    let mut messages = Vec::new();
    for area in areas {
        let path = folder.join(area).with_extension("ftl");
        let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let resource = fluent_syntax::parser::parse(text)
            .map_err(|(_, errors)| format!("{}: {errors:?}", path.display()))?;
        for entry in resource.body {
            match entry {
                Entry::Message(ast::Message { id, value: Some(pattern), .. }) => {
                    messages.push(Message { key: id.name, pattern });
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                other => return Err(format!("{}: {other:?} is not supported", path.display()).into()),
            }
        }
    }
    Ok(messages)
}
