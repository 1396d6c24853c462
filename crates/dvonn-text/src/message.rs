//! Keys of texts, and the values inserted into them.

use std::borrow::Cow;

use dvonn_coach::TextKey;
use dvonn_core::{Color, Piece};

use crate::Texts;

/// The key of a text. The module [`key`](crate::key) has one for each text that takes no values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Key(pub(crate) &'static str);

/// A value in a text: a number, which may decide the plural form, or words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value<'a> {
    /// A number.
    Number(i64),
    /// Words, or the name of a case that the text distinguishes.
    Text(Cow<'a, str>),
}

/// A message: a [`Key`], or a struct of the module [`key`](crate::key) with the values of the text.
pub trait IntoText {
    /// The text in a language.
    fn into_text(self, texts: &Texts) -> String;
}

impl IntoText for Key {
    fn into_text(self, texts: &Texts) -> String {
        texts.write(self.0, &[])
    }
}

impl IntoText for TextKey {
    fn into_text(self, texts: &Texts) -> String {
        texts.write(self.name(), &[])
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Value::Number(number as i64)
            }
        })*
    };
}

numbers! { u8 u16 u32 u64 usize i32 i64 }

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(Cow::Owned(text))
    }
}

impl From<Color> for Value<'_> {
    fn from(color: Color) -> Self {
        match color {
            Color::White => "white",
            Color::Black => "black",
        }
        .into()
    }
}

impl From<Piece> for Value<'_> {
    fn from(piece: Piece) -> Self {
        match piece {
            Piece::White => "white",
            Piece::Black => "black",
            Piece::Dvonn => "dvonn",
        }
        .into()
    }
}
