//! A page of diagrams with a line of text below each, to print.
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
/// Up to this many diagrams stand in two columns, more in three.
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
    diagrams: Vec<(Diagram, String)>,
}

impl Sheet {
    /// A page with this title.
    pub fn new(title: impl Into<String>) -> Sheet {
        Sheet { title: title.into(), diagrams: Vec::new() }
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

    fn write_svg(&self, out: &mut String) -> fmt::Result {
        let columns = if self.diagrams.len() <= IN_TWO_COLUMNS { 2 } else { 3 };
        let width = (WIDTH - GAP) / columns - GAP;
        let diagrams: Vec<(Diagram, &str)> = self
            .diagrams
            .iter()
            .map(|(diagram, text)| (diagram.clone().width(width), text.as_str()))
            .collect();
        let tallest = diagrams.iter().map(|(diagram, _)| diagram.height()).max().unwrap_or_default();
        let letters = (width / LETTER) as usize;
        let most =
            diagrams.iter().map(|(_, text)| wrapped(text, letters).len()).max().unwrap_or_default() as u32;
        let row = tallest + LINE * most + GAP;
        let height = HEAD + row * (diagrams.len() as u32).div_ceil(columns) + GAP;
        let (left, right) = (GAP, WIDTH);
        writeln!(
            out,
            r#"<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="{right}" height="{height}" viewBox="0 0 {right} {height}" font-family="sans-serif">"#
        )?;
        writeln!(out, "<title>{}</title>", Escaped(&self.title))?;
        writeln!(out, r##"<rect width="100%" height="100%" fill="#fff"/>"##)?;
        writeln!(
            out,
            r#"<text x="{left}" y="{}" font-size="30">{}</text>"#,
            HEAD - 20,
            Escaped(&self.title)
        )?;
        for ((diagram, text), number) in diagrams.iter().zip(0..) {
            let x = GAP + (number % columns) * (width + GAP);
            let y = HEAD + (number / columns) * row;
            writeln!(out, r#"<g transform="translate({x} {y})">"#)?;
            out.push_str(&diagram.to_svg());
            for (line, below) in wrapped(text, letters).iter().zip((tallest + LINE..).step_by(LINE as usize))
            {
                writeln!(out, r#"<text x="0" y="{below}" font-size="18">{}</text>"#, Escaped(line))?;
            }
            writeln!(out, "</g>")?;
        }
        writeln!(out, "</svg>")
    }
}
