//! Every word that is shown to a person, in every language.
//!
//! Translators write Fluent files, `locales/<tag>/<area>.ftl`: `game` for the words of the game, `web` for the page,
//! `online` for games over the network, `learn` for the course, `puzzle` for puzzles, `rules` for the rules, `terminal` for the terminal board, and `command` for the command
//! line. The build script compiles them into one file per language and [`Group`] of areas, with English where a
//! translation is missing. With the feature `embedded`, a program contains all of them; without it, a program such as
//! the page loads the ones it needs ([`Texts::load`]).
//!
//! Code names a text by an item of the module [`key`], so that a misspelt key or value does not compile. Tests check
//! that every language has every key, with the same values and all plural forms of the language, and that every key is
//! used.
//!
//! ```
//! # #[cfg(feature = "embedded")] {
//! use dvonn_text::{Language, Texts, key};
//!
//! let texts = Texts::new(Language::best(["fr-CH", "pl-PL"]));
//! assert_eq!(texts.get(key::NAV_PLAY), "Graj");
//! assert_eq!(texts.get(key::GamePieces { count: 22.into() }), "22 piony");
//! # }
//! ```

// The tests of this crate and those beside it share a module, which names the crate from outside.
#[cfg(all(test, feature = "embedded"))]
extern crate self as dvonn_text;

mod catalogue;
#[cfg(feature = "embedded")]
mod embedded;
mod format;
pub mod key;
mod language;
mod message;
mod plural;
mod texts;
pub mod words;

#[cfg(feature = "embedded")]
pub use embedded::file;
pub use format::Date;
pub use language::Language;
pub use message::{IntoText, Key, Value};
pub use texts::{Group, Texts, report_missing};
