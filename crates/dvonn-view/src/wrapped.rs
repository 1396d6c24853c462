//! Breaking a text into lines.

use textwrap::{Options, WordSplitter};

/// The text in lines of at most this many characters, as far as its words are no longer than that. It is broken between
/// words only: moves such as `a1-b1` stay whole. Line breaks in the text count as spaces.
///
/// ```
/// assert_eq!(dvonn_view::wrapped("1. a1-b1 pass b1-c1", 10), ["1. a1-b1", "pass b1-c1"]);
/// ```
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let options = Options::new(width).break_words(false).word_splitter(WordSplitter::NoHyphenation);
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    textwrap::wrap(&text, options).into_iter().map(String::from).collect()
}
