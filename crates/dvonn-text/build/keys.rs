//! The module `key`: a constant for each message without values, a struct for each message with values.

use std::fmt::Write as _;

use fluent_syntax::ast::{self, Entry, Identifier, Resource};
use fluent_syntax::serializer;

use crate::messages::Message;

/// The items of these messages.
pub(crate) fn items(messages: &[Message]) -> String {
    let mut source = String::new();
    for message in messages {
        let (key, docs) = (&message.key, documentation(message));
        let variables = message.variables();
        if variables.is_empty() {
            let name = key.replace('-', "_").to_uppercase();
            writeln!(source, "#[doc = {docs:?}]\npub const {name}: Key = Key({key:?});")
                .expect("a String takes any text");
        } else {
            let name = camel_case(key);
            let fields = variables.iter().map(|variable| format!("{} {variable:?}", field(variable)));
            let fields: Vec<String> = fields.collect();
            let fields = fields.join(", ");
            writeln!(source, "message! {{ {docs:?} {name} {key:?} {{ {fields} }} }}")
                .expect("a String takes any text");
        }
    }
    source
}

/// The English text as documentation, in a code block, so that rustdoc does not read its brackets as links.
fn documentation(message: &Message) -> String {
    let id = Identifier { name: message.key.clone() };
    let value = Some(message.pattern.clone());
    let entry = Entry::Message(ast::Message { id, value, attributes: Vec::new(), comment: None });
    let text = serializer::serialize(&Resource { body: vec![entry] });
    format!("```text\n{text}```")
}

/// `game-pieces` as the name of a struct.
fn camel_case(key: &str) -> String {
    let capitalized = |word: &str| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    };
    key.split('-').map(capitalized).collect()
}

/// The name of a value as a field; `move` is a keyword in Rust.
fn field(variable: &str) -> String {
    match variable {
        "move" => "mv".to_owned(),
        other => other.replace('-', "_"),
    }
}
