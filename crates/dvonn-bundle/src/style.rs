//! Removes comments, line breaks and indentation from style sheets.

/// The same style sheet in fewer bytes. Strings stay as they are.
pub(crate) fn minified(css: &str) -> String {
    let mut out = String::with_capacity(css.len());
    let mut rest = css;
    let mut has_space = false;
    while let Some(letter) = rest.chars().next() {
        let length = if let Some(comment) = rest.strip_prefix("/*") {
            has_space = true;
            comment.find("*/").map_or(rest.len(), |end| end + 4)
        } else if letter.is_whitespace() {
            has_space = true;
            letter.len_utf8()
        } else {
            // Spaces around these characters can go. Around `:`, `(`, `+` and `-` they have a meaning.
            let is_tight = |letter: char| matches!(letter, '{' | '}' | ';' | ',' | '>');
            if has_space && !is_tight(letter) && !out.ends_with(is_tight) && !out.is_empty() {
                out.push(' ');
            }
            has_space = false;
            if letter == '}' && out.ends_with(';') {
                out.pop();
            }
            let length = if letter == '"' { string_length(rest) } else { letter.len_utf8() };
            out.push_str(&rest[..length]);
            length
        };
        rest = &rest[length..];
    }
    out
}

/// The length of the string at the start of a text, including the quotes.
fn string_length(text: &str) -> usize {
    text[1..].find('"').map_or(text.len(), |end| end + 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_redundant_characters_are_removed() {
        for (css, small) in [
            ("/* all */\na, b > c {\n  color: red;\n  top: 0;\n}\n", "a,b>c{color: red;top: 0}"),
            ("a :hover { width: calc(1px + 2px) }", "a :hover{width: calc(1px + 2px)}"),
            ("a::after { content: \"a  ; } /* b */\"; }", "a::after{content: \"a  ; } /* b */\"}"),
            (
                "@media (max-width: 1px) and (min-height: 2px) { a {} }",
                "@media (max-width: 1px) and (min-height: 2px){a{}}",
            ),
            ("a/* b */c", "a c"),
        ] {
            assert_eq!(minified(css), small);
        }
    }
}
