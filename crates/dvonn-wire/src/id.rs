//! Identifiers: 60 random bits each, written as twelve letters and digits, so that nobody guesses one.

use std::fmt;
use std::str::FromStr;

/// Digits and lower-case letters without i, l, o and u, which are easily misread. Each stands for five bits.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: usize = 12;
const BITS: u32 = 60;

/// Why a text is not an identifier.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an identifier has twelve digits and lower-case letters, without i, l, o and u")]
pub struct IdError;

fn write(number: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for place in (0..LENGTH as u32).rev() {
        let letter = LETTERS[(number >> (5 * place)) as usize % LETTERS.len()];
        fmt::Write::write_char(f, letter.into())?;
    }
    Ok(())
}

fn read(text: &str) -> Result<u64, IdError> {
    if text.len() != LENGTH {
        return Err(IdError);
    }
    text.bytes().try_fold(0, |number, letter| {
        let digit = LETTERS.iter().position(|&known| known == letter).ok_or(IdError)?;
        Ok(number << 5 | digit as u64)
    })
}

macro_rules! identifiers {
    ($($(#[$about:meta])* $name:ident;)*) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        #[cfg_attr(feature = "openapi", schema(value_type = String, pattern = "^[0-9a-hjkmnp-tv-z]{12}$"))]
        pub struct $name(u64); // Invariant: below 2^60.

        impl $name {
            /// An identifier from random bits, of which 60 are used.
            pub fn new(random: u64) -> $name {
                $name(random & ((1 << BITS) - 1))
            }

            /// The identifier as a number below 2^60.
            pub fn number(self) -> u64 {
                self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write(self.0, f)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write(self.0, f)
            }
        }

        impl FromStr for $name {
            type Err = IdError;

            fn from_str(text: &str) -> Result<$name, IdError> {
                read(text).map($name)
            }
        }

        dvonn_core::serde_by_text!($name);
    )*};
}

identifiers! {
    /// A game. Its link contains this.
    GameId;
    /// A player, with an account or as a guest.
    PlayerId;
    /// A request of a client. The client chooses it at random, so that it can repeat a request without harm.
    RequestId;
    /// A session. It is not the session's secret.
    SessionId;
    /// Work that is handed out in chunks.
    JobId;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_identifier_and_its_text_are_the_same() {
        for (number, text) in [(0, "000000000000"), (1, "000000000001"), ((1 << 60) - 1, "zzzzzzzzzzzz")] {
            let id = GameId::new(number);
            assert_eq!(id.to_string(), text);
            assert_eq!(text.parse(), Ok(id));
            assert_eq!(id.number(), number);
        }
        assert_eq!(GameId::new(u64::MAX).to_string(), "zzzzzzzzzzzz");
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "0", "00000000000", "0000000000000", "00000000000i", "00000000000Z", "../../../etc/"]
        {
            assert_eq!(text.parse::<GameId>(), Err(IdError), "{text:?}");
        }
    }
}
