//! Files with one position per line: books, tests and training data.

use crate::{Position, PositionError};

/// A line of a text with one position per line; see [`position_lines`].
///
/// ```
/// use dvonn_core::{Position, position_lines};
///
/// let start = Position::START.to_string();
/// let text = format!("# two boards\n\n{start} ; +2\n{start}");
/// let rest: Vec<(usize, &str)> = position_lines(&text).map(|line| (line.number, line.rest)).collect();
/// assert_eq!(rest, [(3, "; +2"), (4, "")]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionLine<'a> {
    /// The number of the line in the text, counted from 1.
    pub number: usize,
    /// The position at the beginning of the line, or the reason why there is none.
    pub position: Result<Position, PositionError>,
    /// What follows the position, without the space around it.
    pub rest: &'a str,
}

/// Reads a text with one position per line. What follows the position is left to the caller; a space, `;` or `#`
/// separates it. Empty lines and lines that begin with `#` are skipped.
///
/// ```
/// use dvonn_core::{Position, position_lines};
///
/// let book = "# the empty board\n........./........../.........../........../......... W P # a comment\n";
/// let line = position_lines(book).next().expect("one line holds a position");
/// assert_eq!((line.number, line.position, line.rest), (2, Ok(Position::START), "# a comment"));
///
/// let broken = position_lines("DDD W M").next().expect("one line");
/// assert!(broken.position.is_err());
/// ```
pub fn position_lines(text: &str) -> impl Iterator<Item = PositionLine<'_>> {
    let lines = text.lines().map(str::trim).zip(1..);
    lines.filter(|(line, _)| !line.is_empty() && !line.starts_with('#')).map(|(line, number)| {
        let (position, rest) = line.split_at(end_of_position(line));
        PositionLine { number, position: position.parse(), rest: rest.trim_start() }
    })
}

/// Where the third word of a line ends, or all words if there are fewer. `;` and `#` end a word too.
fn end_of_position(line: &str) -> usize {
    let words = &line[..line.find([';', '#']).unwrap_or(line.len())];
    let third = words.split_whitespace().nth(2);
    third.map_or(words.len(), |word| word.as_ptr().addr() - line.as_ptr().addr() + word.len())
}
