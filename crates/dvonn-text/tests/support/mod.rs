//! The Fluent files as data.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use dvonn_text::Language;
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};

pub(crate) const AREAS: [&str; 8] =
    ["game", "web", "online", "learn", "puzzle", "rules", "terminal", "command"];

/// The text of a key.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Message(Pattern<String>);

/// The names of plural categories; any other case is one of our own.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

impl Message {
    /// The values it takes.
    pub(crate) fn variables(&self) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        self.visit(&mut |expression| {
            let inline = match expression {
                Expression::Inline(inline) | Expression::Select { selector: inline, .. } => inline,
            };
            if let InlineExpression::VariableReference { id } = inline {
                found.insert(id.name.clone());
            }
        });
        found
    }

    /// The plural forms for each variable that is counted.
    pub(crate) fn plurals(&self) -> BTreeMap<String, BTreeSet<String>> {
        let mut selections = self.selections();
        selections.retain(|_, names| names.iter().any(|name| CATEGORIES.contains(&name.as_str())));
        selections
    }

    /// The cases for each other variable that selects words.
    pub(crate) fn choices(&self) -> BTreeMap<String, BTreeSet<String>> {
        let mut selections = self.selections();
        selections.retain(|_, names| names.iter().all(|name| !CATEGORIES.contains(&name.as_str())));
        selections
    }

    fn selections(&self) -> BTreeMap<String, BTreeSet<String>> {
        let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        self.visit(&mut |expression| {
            let Expression::Select { selector, variants } = expression else {
                return;
            };
            let InlineExpression::VariableReference { id } = selector else {
                panic!("a selection goes by a variable, not {selector:?}");
            };
            let names: BTreeSet<String> = variants
                .iter()
                .map(|variant| match &variant.key {
                    VariantKey::Identifier { name } => name.clone(),
                    VariantKey::NumberLiteral { value } => value.clone(),
                })
                .collect();
            if let Some(before) = found.insert(id.name.clone(), names.clone()) {
                assert_eq!(before, names, "two selections by {} differ", id.name);
            }
        });
        found
    }

    fn visit(&self, see: &mut impl FnMut(&Expression<String>)) {
        visit_pattern(&self.0, see);
    }
}

fn visit_pattern(pattern: &Pattern<String>, see: &mut impl FnMut(&Expression<String>)) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            visit_expression(expression, see);
        }
    }
}

fn visit_expression(expression: &Expression<String>, see: &mut impl FnMut(&Expression<String>)) {
    see(expression);
    match expression {
        Expression::Select { variants, .. } => {
            for variant in variants {
                visit_pattern(&variant.value, see);
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => visit_expression(expression, see),
        Expression::Inline(InlineExpression::FunctionReference { arguments, .. }) => {
            let CallArguments { positional, .. } = arguments;
            for argument in positional {
                visit_expression(&Expression::Inline(argument.clone()), see);
            }
        }
        Expression::Inline(_) => {}
    }
}

/// A translators' file.
pub(crate) fn file(language: Language, area: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.tag());
    std::fs::read_to_string(folder.join(area).with_extension("ftl")).expect("a source file can be read")
}

/// The messages of a file.
pub(crate) fn messages_of(language: Language, area: &str) -> BTreeMap<String, Message> {
    let file = fluent_syntax::parser::parse(file(language, area))
        .unwrap_or_else(|(_, errors)| panic!("{area} in {language:?}: {errors:?}"));
    let mut messages = BTreeMap::new();
    for entry in file.body {
        match entry {
            Entry::Message(message) => {
                let key = message.id.name;
                assert!(message.attributes.is_empty(), "{key}: attributes are not used here");
                let value = message.value.unwrap_or_else(|| panic!("{key} has no text"));
                assert!(messages.insert(key.clone(), Message(value)).is_none(), "{key} stands twice");
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            other => panic!("{area} in {language:?}: only messages and comments: {other:?}"),
        }
    }
    messages
}

/// The messages of a language.
pub(crate) fn messages(language: Language) -> BTreeMap<String, Message> {
    let mut all = BTreeMap::new();
    for area in AREAS {
        for (key, message) in messages_of(language, area) {
            assert!(
                all.insert(key.clone(), message).is_none(),
                "{key} stands in {area}.ftl and in another file"
            );
        }
    }
    all
}
