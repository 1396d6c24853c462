//! What players write to each other in their own words.

use std::fmt;
use std::str::FromStr;

/// The longest text, in characters.
const LONGEST: usize = 200;

/// A line that a player writes: 1 to 200 characters, without control characters and without spaces around it.
///
/// ```
/// use dvonn_wire::ChatText;
///
/// assert_eq!(" Good evening! ".parse::<ChatText>()?.as_str(), "Good evening!");
/// assert!("two\nlines".parse::<ChatText>().is_err());
/// # Ok::<(), dvonn_wire::ChatTextError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(value_type = String, min_length = 1, max_length = 200))]
pub struct ChatText(String);

/// Why a text cannot be sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a message is one line of 1 to {LONGEST} characters")]
pub struct ChatTextError;

impl ChatText {
    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for ChatText {
    type Err = ChatTextError;

    fn from_str(text: &str) -> Result<ChatText, ChatTextError> {
        let text = text.trim();
        let is_fine = (1..=LONGEST).contains(&text.chars().count()) && !text.chars().any(is_invisible);
        if is_fine { Ok(ChatText(text.to_owned())) } else { Err(ChatTextError) }
    }
}

/// Control characters, and those that turn the direction of what follows.
fn is_invisible(sign: char) -> bool {
    sign.is_control()
        || matches!(sign, '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

impl fmt::Display for ChatText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

dvonn_core::serde_by_text!(ChatText);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_one_short_line() {
        for text in ["a", "Привіт, як справи?", "<b>not html</b>", &"é".repeat(200)] {
            assert_eq!(text.parse::<ChatText>().unwrap().as_str(), text);
        }
        for text in ["", "   ", "a\nb", "a\u{202e}b", "a\u{7}", &"x".repeat(201)] {
            assert_eq!(text.parse::<ChatText>(), Err(ChatTextError), "{text:?}");
        }
    }
}
