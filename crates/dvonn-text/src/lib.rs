//! Every word that is shown to a person, in every language.

mod language;

pub use language::Language;
