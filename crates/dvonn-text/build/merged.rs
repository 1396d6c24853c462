//! The texts of a group of areas as one Fluent file, which programs embed or load.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, Resource};
use fluent_syntax::serializer;

use crate::messages::Message;

/// These messages as a file, without comments. Missing messages are taken from `english`, so that a program never needs
/// a second language.
pub(crate) fn file(own: &[Message], english: &[Message]) -> String {
    let messages: BTreeMap<&str, &Message> =
        english.iter().chain(own).map(|message| (message.key.as_str(), message)).collect();
    let body = messages.into_values().map(|message| Entry::Message(message.entry())).collect();
    serializer::serialize(&Resource { body })
}
