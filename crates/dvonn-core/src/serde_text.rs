//! Values as their texts, for the feature `serde`.

use alloc::borrow::Cow;
use core::fmt;
use core::marker::PhantomData;

use serde::de::{self, Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::{
    ByColor, Cell, CellSet, Color, Move, Notation, Outcome, Phase, Piece, Position, Setup, StackMove,
};

macro_rules! text_form {
    ($($name:ident),*) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                Cow::<str>::deserialize(deserializer)?.parse().map_err(de::Error::custom)
            }
        }
    )*};
}

text_form!(Cell, CellSet, Color, Move, Notation, Outcome, Phase, Piece, Position, Setup, StackMove);

impl<T: Serialize> Serialize for ByColor<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut pair = serializer.serialize_struct("ByColor", 2)?;
        pair.serialize_field("white", &self[Color::White])?;
        pair.serialize_field("black", &self[Color::Black])?;
        pair.end()
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for ByColor<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ByColor<T>, D::Error> {
        deserializer.deserialize_struct("ByColor", &["white", "black"], PairVisitor(PhantomData))
    }
}

struct PairVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for PairVisitor<T> {
    type Value = ByColor<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value for white and a value for black")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<ByColor<T>, A::Error> {
        let mut values = ByColor::new(None, None);
        while let Some(color) = map.next_key::<Color>()? {
            values[color] = Some(map.next_value()?);
        }
        match (values[Color::White].take(), values[Color::Black].take()) {
            (Some(white), Some(black)) => Ok(ByColor::new(white, black)),
            (None, _) => Err(de::Error::missing_field("white")),
            (_, None) => Err(de::Error::missing_field("black")),
        }
    }
}
