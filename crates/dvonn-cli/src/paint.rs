//! Colours for the terminal. Output streams drop them where they cannot be shown.

use std::fmt::{Display, Write as _};

use anstyle::{AnsiColor, Style};
use dvonn_view::TextBoard;

pub(crate) const ERROR: Style = AnsiColor::Red.on_default().bold();
pub(crate) const NOTE: Style = AnsiColor::Yellow.on_default();
pub(crate) const FINE: Style = AnsiColor::Green.on_default();
pub(crate) const STRONG: Style = Style::new().bold();
pub(crate) const FAINT: Style = Style::new().dimmed();

fn style(style: dvonn_view::Style) -> Style {
    use dvonn_view::Style as Part;
    match style {
        Part::White => AnsiColor::BrightWhite.on_default().bold(),
        Part::Black => AnsiColor::Cyan.on_default(),
        Part::Dvonn => AnsiColor::Red.on_default().bold(),
        Part::Blocked | Part::Empty | Part::Coordinate => FAINT,
        Part::LastMove => AnsiColor::Yellow.on_default().bold(),
        Part::Highlight | Part::Suggestion => AnsiColor::Green.on_default(),
        Part::Cursor | Part::Picked => STRONG,
        Part::Removed => AnsiColor::Magenta.on_default().dimmed(),
        Part::Blank => Style::new(),
    }
}

/// A board with colours for the terminal.
pub(crate) fn board(board: &TextBoard) -> String {
    let mut text = String::new();
    for line in board.lines() {
        for span in line {
            let style = style(span.style);
            write!(text, "{style}{}{style:#}", span.text).expect("a string takes all text");
        }
        text.push('\n');
    }
    text
}

/// Text from a file, without control characters, so that a comment cannot control the terminal.
pub(crate) fn tame(words: impl Display) -> String {
    let tamed = |c: char| if c.is_control() && c != '\n' { char::REPLACEMENT_CHARACTER } else { c };
    words.to_string().chars().map(tamed).collect()
}
