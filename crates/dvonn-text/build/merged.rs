//! The texts of a group of areas as one Fluent file, which programs embed or load.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, Resource};
use fluent_syntax::serializer;

use crate::messages::Message;

/// The file of these messages, without comments. It takes from `english` what the language lacks, so that a program never needs
/// a second language.
pub(crate) fn file(own: &[Message], english: &[Message]) -> String {
    let messages: BTreeMap<&str, &Message> =
        english.iter().chain(own).map(|message| (message.key.as_str(), message)).collect();
    let body = messages.into_values().map(|message| Entry::Message(message.entry())).collect();
    serializer::serialize(&Resource { body })
}
