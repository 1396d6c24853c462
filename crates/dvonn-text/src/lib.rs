//! Every word that is shown to a person, in every language.
//!
//! The words stand in Fluent files, `locales/<tag>/<area>.ftl`: `game` for the words of the game, `web` for the page,
//! `learn` for the course, `rules` for the rules book, `terminal` for the terminal board, `command` for the command
//! line. They are embedded, so nothing is read at run time: the last two with the feature `terminal`, as a page has no use
//! for them; the course and the rules book in programs that call [`add_course`]. Tests see to it that each key exists in
//! each language, is used somewhere, takes the same variables everywhere and has every plural form of its language.
//!
//! ```
//! use dvonn_text::{Language, Texts, key};
//!
//! let texts = Texts::new(Language::best(["fr-CH", "pl-PL"]));
//! assert_eq!(texts.get(key::NAV_PLAY), "Graj");
//! assert_eq!(texts.get(key::GamePieces { count: 22.into() }), "22 piony");
//! ```

pub mod key;
mod language;
mod message;
mod texts;
pub mod words;

pub use language::Language;
pub use message::{Key, Message, Value};
pub use texts::{Texts, add_course};
