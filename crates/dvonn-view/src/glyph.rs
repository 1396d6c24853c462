//! Digits, the letters a to k and `+` as strokes, so that a diagram looks the same everywhere and needs no font.
//!
//! A glyph is the centre line of a round stroke: the baseline is at y = 12, digits and ascenders reach up to y = 0,
//! small letters to y = 4.5, and descenders down to y = 16. x goes from 0 to the glyph's width.

/// Height of digits and ascenders in glyph units.
pub(crate) const CAP_HEIGHT: f64 = 12.0;
/// Space between two glyphs, from centre line to centre line.
const SPACING: f64 = 3.4;

/// A character as a stroked path.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Glyph {
    pub(crate) width: f64,
    /// SVG path data.
    pub(crate) path: &'static str,
}

/// The glyph of a character.
pub(crate) fn glyph(character: char) -> Option<Glyph> {
    let (width, path) = match character {
        '0' => (7.6, "M3.8 0C1.3 0 0 2.4 0 6s1.3 6 3.8 6 3.8-2.4 3.8-6S6.3 0 3.8 0Z"),
        '1' => (3.4, "M0 2.4 3.4 0V12"),
        '2' => (7.2, "M.2 3.3C.2 1.4 1.7 0 3.6 0S7 1.4 7 3.3C7 6.2 .6 8.6 0 12H7.2"),
        '3' => (
            7.2,
            "M.4 1.7C1 .6 2.2 0 3.5 0 5.4 0 6.7 1.2 6.7 2.8S5.4 5.6 3 5.6C5.6 5.6 7.2 6.8 7.2 8.8S5.7 12 3.5 12C1.8 12 .6 11.3 0 10.1",
        ),
        '4' => (7.8, "M5.6 12V0L0 8.6H7.8"),
        '5' => (
            7.2,
            "M6.5 0H1.3L.7 5.5C1.4 4.8 2.4 4.4 3.5 4.4 5.7 4.4 7.2 6 7.2 8.2S5.6 12 3.5 12C1.9 12 .7 11.3 0 10.2",
        ),
        '6' => {
            (7.4, "M5.4 0C2.4 2.2 0 5 0 8.3A3.7 3.7 0 1 0 7.4 8.3 3.7 3.7 0 0 0 3.7 4.6C1.7 4.6 .2 6.1 0 8")
        }
        '7' => (7.0, "M0 0H7L2.4 12"),
        '8' => (
            7.2,
            "M3.6 5.6A3 2.8 0 1 1 3.6 0 3 2.8 0 1 1 3.6 5.6 3.6 3.2 0 1 1 3.6 12 3.6 3.2 0 1 1 3.6 5.6Z",
        ),
        '9' => {
            (7.4, "M2 12C5 9.8 7.4 7 7.4 3.7A3.7 3.7 0 1 0 0 3.7 3.7 3.7 0 0 0 3.7 7.4C5.7 7.4 7.2 5.9 7.4 4")
        }
        'a' => (6.6, "M6.6 4.6V12M6.6 8.25A3.3 3.75 0 1 1 0 8.25 3.3 3.75 0 1 1 6.6 8.25Z"),
        'b' => (6.6, "M0 0V12M0 8.25A3.3 3.75 0 1 1 6.6 8.25 3.3 3.75 0 1 1 0 8.25Z"),
        'c' => {
            (6.0, "M6 5.9C5.4 5 4.5 4.5 3.5 4.5 1.5 4.5 0 6.1 0 8.25S1.5 12 3.5 12C4.5 12 5.4 11.5 6 10.6")
        }
        'd' => (6.6, "M6.6 0V12M6.6 8.25A3.3 3.75 0 1 1 0 8.25 3.3 3.75 0 1 1 6.6 8.25Z"),
        'e' => (
            6.6,
            "M0 8.2H6.6C6.6 6 5.3 4.5 3.4 4.5 1.4 4.5 0 6.1 0 8.25S1.5 12 3.5 12C4.7 12 5.7 11.5 6.3 10.6",
        ),
        'f' => (4.6, "M4.6 .2C2.6-.3 1.7 .8 1.7 2.4V12M0 4.7H4.3"),
        'g' => (
            6.6,
            "M6.6 4.6V12.3C6.6 14.7 5.2 16 3.2 16 2.1 16 1.1 15.6 .4 14.9M6.6 8.25A3.3 3.75 0 1 1 0 8.25 3.3 3.75 0 1 1 6.6 8.25Z",
        ),
        'h' => (6.0, "M0 0V12M0 7.7C0 5.8 1.3 4.5 3.1 4.5S6 5.7 6 7.6V12"),
        'i' => (0.0, "M0 4.6V12M0 1V1.1"),
        'j' => (2.0, "M2 4.6V13.4C2 15.1 1.3 16 0 16M2 1V1.1"),
        'k' => (6.0, "M0 0V12M5.4 4.6 0 9.4M2.3 7.4 6 12"),
        '+' => (8.0, "M0 8H8M4 4V12"),
        _ => return None,
    };
    Some(Glyph { width, path })
}

/// Glyphs laid out in a line.
#[derive(Clone, Debug)]
pub(crate) struct SetLine {
    /// Each glyph with its x position.
    pub(crate) glyphs: Vec<(f64, Glyph)>,
    pub(crate) width: f64,
    /// The visual middle.
    pub(crate) middle: f64,
}

impl SetLine {
    /// Lays out a text, all of whose characters must have a glyph.
    pub(crate) fn new(text: &str) -> SetLine {
        let mut glyphs = Vec::new();
        let mut pen = 0.0;
        for character in text.chars() {
            let glyph = glyph(character).expect("labels and heights use only characters that have a glyph");
            glyphs.push((pen, glyph));
            pen += glyph.width + SPACING;
        }
        let middle = match text.chars().next() {
            Some('+') => 8.0,
            Some('a'..='k') => 7.5, // between ascenders and descenders, so that all letters share a baseline
            _ => CAP_HEIGHT / 2.0,
        };
        SetLine { glyphs, width: (pen - SPACING).max(0.0), middle }
    }
}

#[cfg(test)]
mod tests {
    use dvonn_core::{Cell, Notation, Stack};

    use super::*;

    #[test]
    fn every_name_and_height_can_be_written() {
        for notation in Notation::ALL {
            for name in Cell::ALL.map(|cell| notation.cell_name(cell)) {
                assert!(name.chars().all(|character| glyph(character).is_some()), "{name}");
            }
        }
        for height in 1..=Stack::MAX_HEIGHT {
            assert_eq!(SetLine::new(&height.to_string()).glyphs.len(), height.to_string().len());
        }
        assert!(glyph('+').is_some());
        assert!(glyph('l').is_none());
    }

    #[test]
    fn glyphs_of_a_line_are_side_by_side() {
        let SetLine { glyphs, width, .. } = SetLine::new("12");
        let begins: Vec<f64> = glyphs.iter().map(|&(begin, _)| begin).collect();
        assert!(begins[0].abs() < 1e-9 && (begins[1] - 6.8).abs() < 1e-9, "{begins:?}");
        assert!((width - 14.0).abs() < 1e-9, "{width}");
    }

    #[test]
    fn a_glyph_is_short_path_data() {
        for character in "0123456789abcdefghijk+".chars() {
            let path = glyph(character).expect("tested above").path;
            assert!(path.starts_with('M') && path.len() < 140, "{character}: {path}");
            assert!(path.chars().all(|c| c.is_ascii_digit() || "MLHVCSAZcs .-".contains(c)), "{character}");
        }
    }
}
