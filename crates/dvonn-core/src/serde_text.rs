//! Values as their texts, for the feature `serde`.

use core::fmt;
use core::marker::PhantomData;

use serde::de::{self, Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::{
    ByColor, Cell, CellSet, Color, Move, Notation, Outcome, Phase, Piece, Position, Setup, StackMove,
};

/// Implements serde's traits by the texts of types: by their `Display` and `FromStr`.
///
/// ```
/// use std::fmt;
/// use std::str::FromStr;
///
/// struct Round(u8);
///
/// impl fmt::Display for Round {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         write!(f, "round {}", self.0)
///     }
/// }
///
/// impl FromStr for Round {
///     type Err = std::num::ParseIntError;
///
///     fn from_str(text: &str) -> Result<Round, Self::Err> {
///         text.trim_start_matches("round ").parse().map(Round)
///     }
/// }
///
/// dvonn_core::serde_by_text!(Round);
///
/// assert_eq!(serde_json::to_string(&Round(3))?, r#""round 3""#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[macro_export]
macro_rules! serde_by_text {
    ($($name:ident),* $(,)?) => {$(
        impl $crate::__serde::Serialize for $name {
            fn serialize<S: $crate::__serde::Serializer>(&self, serializer: S) -> ::core::result::Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> $crate::__serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::__serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<$name, D::Error> {
                use $crate::__serde as serde;
                let text = <serde::Cow<'_, str> as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}

serde_by_text!(Cell, CellSet, Color, Move, Notation, Outcome, Phase, Piece, Position, Setup, StackMove);

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
