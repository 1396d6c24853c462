//! A page of diagrams with a text below each, to print.
//!
//! Unlike a diagram, a page uses fonts: its texts are in the reader's language.

use std::fmt::{self, Write as _};

use super::Diagram;
use super::svg::Escaped;
use crate::wrapped;

/// The width of a page in pixels.
const WIDTH: u32 = 1000;
/// Between the diagrams, and around them.
const GAP: u32 = 30;
/// The room for the title.
const HEAD: u32 = 70;
/// The height of a line of text, and the width that a letter may have.
const LINE: u32 = 24;
const LETTER: u32 = 10;
/// Up to this many diagrams stand in two columns, more in three. A single one has the whole width.
const IN_TWO_COLUMNS: usize = 8;

/// Diagrams with texts, as one image.
///
/// ```
/// use dvonn_core::Position;
/// use dvonn_view::{Diagram, Sheet};
///
/// let svg = Sheet::new("Boards").with(Diagram::new(&Position::START), "1. The empty board").to_svg();
/// assert!(svg.contains(">1. The empty board</text>"));
/// ```
#[derive(Clone, Debug)]
pub struct Sheet {
    title: String,
    lines: Vec<String>,
    diagrams: Vec<(Diagram, String)>,
}

impl Sheet {
    /// A page with this title.
    pub fn new(title: impl Into<String>) -> Sheet {
        Sheet { title: title.into(), lines: Vec::new(), diagrams: Vec::new() }
    }

    /// Adds a line of text above the diagrams.
    #[must_use]
    pub fn line(mut self, text: impl Into<String>) -> Sheet {
        self.lines.push(text.into());
        self
    }

    /// Adds a diagram, and the text below it. The page decides how wide the diagram is.
    #[must_use]
    pub fn with(mut self, diagram: Diagram, text: impl Into<String>) -> Sheet {
        self.diagrams.push((diagram, text.into()));
        self
    }

    /// The image.
    pub fn to_svg(&self) -> String {
        let mut svg = String::new();
        self.write_svg(&mut svg).expect("writing to a string cannot fail");
        svg
    }

    fn columns(&self) -> u32 {
        match self.diagrams.len() {
            ..=1 => 1,
            2..=IN_TWO_COLUMNS => 2,
            _ => 3,
        }
    }

    fn write_svg(&self, out: &mut String) -> fmt::Result {
        let columns = self.columns();
        let width = (WIDTH - GAP) / columns - GAP;
        let diagrams: Vec<(Diagram, Vec<String>)> = self
            .diagrams
            .iter()
            .map(|(diagram, text)| (diagram.clone().width(width), wrapped(text, (width / LETTER) as usize)))
            .collect();
        let lines: Vec<String> =
            self.lines.iter().flat_map(|line| wrapped(line, ((WIDTH - 2 * GAP) / LETTER) as usize)).collect();
        let head = HEAD + LINE * lines.len() as u32;
        let tallest = diagrams.iter().map(|(diagram, _)| diagram.height()).max().unwrap_or_default();
        let rows: Vec<_> = diagrams.chunks(columns as usize).collect();
        let most =
            |row: &&[(_, Vec<String>)]| row.iter().map(|(_, text)| text.len()).max().unwrap_or_default();
        let row_height = |row| tallest + LINE * most(row) as u32 + GAP;
        let height = head + rows.iter().map(row_height).sum::<u32>() + GAP;
        writeln!(
            out,
            r#"<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">"#
        )?;
        writeln!(out, "<title>{}</title>", Escaped(&self.title))?;
        writeln!(out, r##"<rect width="100%" height="100%" fill="#fff"/>"##)?;
        write_line(out, GAP, HEAD - 20, 30, &self.title)?;
        write_lines(out, GAP, HEAD - 20 + LINE, &lines)?;
        let mut y = head;
        for row in &rows {
            for ((diagram, text), x) in row.iter().zip((GAP..).step_by((width + GAP) as usize)) {
                writeln!(out, r#"<g transform="translate({x} {y})">"#)?;
                out.push_str(&diagram.to_svg());
                write_lines(out, 0, tallest + LINE, text)?;
                writeln!(out, "</g>")?;
            }
            y += row_height(row);
        }
        writeln!(out, "</svg>")
    }
}

/// Lines of text, one below the other.
fn write_lines(out: &mut String, x: u32, top: u32, lines: &[String]) -> fmt::Result {
    lines.iter().zip((top..).step_by(LINE as usize)).try_for_each(|(line, y)| write_line(out, x, y, 18, line))
}

fn write_line(out: &mut String, x: u32, y: u32, size: u32, text: &str) -> fmt::Result {
    writeln!(out, r#"<text x="{x}" y="{y}" font-size="{size}">{}</text>"#, Escaped(text))
}
