//! Numbers, points and text as SVG.

use std::fmt::{self, Write as _};

use crate::geometry::Point;
use crate::glyph::{CAP_HEIGHT, SetLine};

/// Image units between neighbouring cells. All lengths of a diagram are in these units.
pub(super) const UNIT: f64 = 100.0;

/// A point of the board in image units.
pub(super) fn scaled(point: Point) -> Point {
    Point::new(point.x * UNIT, point.y * UNIT)
}

/// The colour and width of a line.
#[derive(Clone, Copy)]
pub(super) struct Pen<'a> {
    pub(super) color: &'a str,
    pub(super) width: f64,
}

/// Draws text centred on a point, with digits of height `size`.
pub(super) fn draw_text(out: &mut String, text: &str, middle: Point, size: f64, pen: Pen<'_>) -> fmt::Result {
    let scale = size / CAP_HEIGHT;
    let line = SetLine::new(text);
    let corner = Point::new(middle.x - line.width / 2.0 * scale, middle.y - line.middle * scale);
    write!(
        out,
        r#"<g transform="translate({}) scale({})" stroke="{}" stroke-width="{}">"#,
        Coordinates(corner),
        Number(scale),
        pen.color,
        Number(pen.width / scale),
    )?;
    for (begin, glyph) in line.glyphs {
        match Number(begin).to_string().as_str() {
            "0" => write!(out, r#"<path d="{}"/>"#, glyph.path)?,
            begin => write!(out, r#"<path transform="translate({begin})" d="{}"/>"#, glyph.path)?,
        }
    }
    writeln!(out, "</g>")
}

/// A number with at most two decimals and no trailing zeros.
pub(super) struct Number(pub(super) f64);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{:.2}", self.0);
        match text.trim_end_matches('0').trim_end_matches('.') {
            "-0" => f.write_str("0"),
            text => f.write_str(text),
        }
    }
}

/// A point as two numbers.
pub(super) struct Coordinates(pub(super) Point);

impl fmt::Display for Coordinates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Number(self.0.x), Number(self.0.y))
    }
}

/// A point as the attributes of a circle.
pub(super) struct Center(pub(super) Point);

impl fmt::Display for Center {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, r#"cx="{}" cy="{}""#, Number(self.0.x), Number(self.0.y))
    }
}

/// Any text, escaped as XML character data.
pub(super) struct Escaped<'a>(pub(super) &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for character in self.0.chars() {
            match character {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '\t' | '\n' => f.write_char(character)?,
                // Characters that XML 1.0 cannot represent, not even escaped.
                '\0'..' ' | '\u{fffe}' | '\u{ffff}' => f.write_char('\u{fffd}')?,
                _ => f.write_char(character)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        for (number, text) in
            [(1.0, "1"), (-0.001, "0"), (0.5, "0.5"), (86.602_54, "86.6"), (-1.005, "-1"), (100.0, "100")]
        {
            assert_eq!(Number(number).to_string(), text);
        }
    }
}
