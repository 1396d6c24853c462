//! A constant for each text without values and a struct for each text with values, generated from the English files.
//!
//! The documentation of each item is its English text. A key that does not exist, or a value that is missing or misspelt, does
//! not compile:
//!
//! ```compile_fail,E0425
//! # use dvonn_text::{Language, Texts, key};
//! Texts::new(Language::English).get(key::NAV_PLAI);
//! ```
//!
//! ```compile_fail,E0560
//! # use dvonn_text::{Language, Texts, key};
//! Texts::new(Language::English).get(key::GamePieces { cuont: 22.into() });
//! ```

use crate::Texts;
use crate::message::{IntoText, Key, Value};

macro_rules! message {
    ($docs:literal $name:ident $key:literal { $($field:ident $variable:literal),+ }) => {
        #[doc = $docs]
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct $name<'a> {
            $(
                #[doc = concat!("`$", $variable, "`")]
                pub $field: Value<'a>,
            )+
        }

        impl IntoText for $name<'_> {
            fn into_text(self, texts: &Texts) -> String {
                texts.write($key, &[$(($variable, &self.$field)),+])
            }
        }
    };
}

include!(concat!(env!("OUT_DIR"), "/key.rs"));
