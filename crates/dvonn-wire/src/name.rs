//! Names of accounts.

use std::fmt;
use std::str::FromStr;

/// The name of an account: 2 to 20 letters, digits, `-` and `_` of ASCII, beginning with a letter. Other alphabets are left
/// out because they have letters that look like these.
///
/// Two names with the same [key](Name::key) cannot exist on one server, so that nobody is mistaken for somebody else.
///
/// ```
/// use dvonn_wire::Name;
///
/// let name: Name = "Anna_1".parse()?;
/// assert_eq!(name.key(), "ANNA-l".parse::<Name>()?.key());
/// assert!("Аnna".parse::<Name>().is_err(), "the first letter is Cyrillic");
/// # Ok::<(), dvonn_wire::NameError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(value_type = String, pattern = "^[A-Za-z][A-Za-z0-9_-]{1,19}$"))]
pub struct Name(String);

/// Why a text cannot be a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a name has 2 to 20 letters (a to z), digits, - and _, and begins with a letter")]
pub struct NameError;

impl Name {
    /// The name as it was chosen.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What the name looks like at a glance: without capitals, `-` and `_`, and with one sign for those that are easily
    /// misread: 0 and o, 1, i and l.
    pub fn key(&self) -> String {
        let signs = self.0.chars().filter(|sign| !matches!(sign, '-' | '_'));
        signs
            .map(|sign| match sign.to_ascii_lowercase() {
                '0' => 'o',
                '1' | 'i' => 'l',
                sign => sign,
            })
            .collect()
    }
}

impl FromStr for Name {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Name, NameError> {
        let is_sign = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '-' | '_');
        let is_name = (2..=20).contains(&text.len())
            && text.starts_with(|first: char| first.is_ascii_alphabetic())
            && text.chars().all(is_sign);
        if is_name { Ok(Name(text.to_owned())) } else { Err(NameError) }
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

dvonn_core::serde_by_text!(Name);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_plain_and_short() {
        for text in ["ab", "Anna", "x-_-", "dvonn-10", "a1234567890123456789"] {
            assert_eq!(text.parse::<Name>().unwrap().as_str(), text);
        }
        for text in ["", "a", "1anna", "-anna", "an na", "anna!", "añna", "a12345678901234567890", "anna\n"]
        {
            assert_eq!(text.parse::<Name>(), Err(NameError), "{text:?}");
        }
    }

    #[test]
    fn names_that_look_alike_have_the_same_key() {
        let key = |text: &str| text.parse::<Name>().unwrap().key();
        for (one, other, is_same) in [
            ("Anna", "anna", true),
            ("anna", "a-n_na", true),
            ("bobo", "b0b0", true),
            ("Ilse", "llse", true),
            ("bill", "b1ll", true),
            ("anna", "annb", false),
        ] {
            assert_eq!(key(one) == key(other), is_same, "{one} {other}");
        }
    }
}
