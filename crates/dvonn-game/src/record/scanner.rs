//! A cursor over a text, with its line and column.

use super::read::Place;

#[derive(Clone)]
pub(super) struct Scanner<'a> {
    text: &'a str,
    offset: usize,
    place: Place,
}

impl<'a> Scanner<'a> {
    pub(super) fn new(text: &'a str) -> Scanner<'a> {
        Scanner { text, offset: 0, place: Place { line: 1, column: 1 } }
    }

    pub(super) fn place(&self) -> Place {
        self.place
    }

    fn rest(&self) -> &'a str {
        &self.text[self.offset..]
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub(super) fn next(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.offset += next.len_utf8();
        if next == '\n' {
            self.place = Place { line: self.place.line + 1, column: 1 };
        } else {
            self.place.column += 1;
        }
        Some(next)
    }

    /// Skips the next character if it is this one.
    pub(super) fn eat(&mut self, expected: char) -> bool {
        let found = self.peek() == Some(expected);
        if found {
            self.next();
        }
        found
    }

    pub(super) fn take_while(&mut self, belongs: impl Fn(char) -> bool) -> &'a str {
        let start = self.offset;
        while self.peek().is_some_and(&belongs) {
            self.next();
        }
        &self.text[start..self.offset]
    }

    pub(super) fn skip_space(&mut self) {
        self.take_while(char::is_whitespace);
    }

    /// The text up to `end`, which is skipped, and whether `end` was found. `\x` is read as `x`, `\n` as a line end, and a
    /// line end `\r\n` of the file as `\n`.
    pub(super) fn escaped_until(&mut self, end: char) -> (String, bool) {
        let mut found = String::new();
        while let Some(next) = self.next() {
            match next {
                _ if next == end => return (found, true),
                '\\' => match self.next() {
                    Some('n') => found.push('\n'),
                    Some('r') => found.push('\r'),
                    Some(other) => found.push(other),
                    None => {}
                },
                '\r' if self.peek() == Some('\n') => {}
                _ => found.push(next),
            }
        }
        (found, false)
    }
}
