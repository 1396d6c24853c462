//! A cell's name, typed character by character.

use dvonn_core::{Cell, Notation};

/// The part of a name typed so far. Names follow one another, with or without a dash between them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Typing(String);

/// The effect of a character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Typed {
    /// It is not part of a name.
    Nothing,
    /// The start of a name, or a dash.
    Part,
    /// A complete name.
    Whole(Cell),
}

impl From<String> for Typing {
    fn from(text: String) -> Typing {
        Typing(text)
    }
}

impl Typing {
    /// The unfinished name typed so far.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// A character was typed. A name is complete as soon as no further character fits, or when a character follows that
    /// is not part of it.
    pub fn push(&mut self, notation: Notation, character: char) -> Typed {
        let character = character.to_ascii_lowercase();
        if character == '-' {
            return Typed::Part;
        }
        let longer = format!("{}{character}", self.0);
        if can_begin(notation, &longer) {
            self.0 = longer;
            let goes_on = ('0'..='9').any(|digit| can_begin(notation, &format!("{}{digit}", self.0)));
            let whole = if goes_on { None } else { self.finish(notation) };
            return whole.map_or(Typed::Part, Typed::Whole);
        }
        let before = self.finish(notation);
        let begins = can_begin(notation, character.encode_utf8(&mut [0; 4]));
        if begins {
            self.0.push(character);
        }
        match before {
            Some(cell) => Typed::Whole(cell),
            None if begins => Typed::Part,
            None => Typed::Nothing,
        }
    }

    /// Ends typing and returns the cell named so far. Clears the text.
    pub fn finish(&mut self, notation: Notation) -> Option<Cell> {
        notation.parse_cell(&std::mem::take(&mut self.0)).ok()
    }

    /// Removes the last character. Returns whether there was one.
    pub fn erase(&mut self) -> bool {
        self.0.pop().is_some()
    }
}

/// Whether any cell's name starts like this.
fn can_begin(notation: Notation, text: &str) -> bool {
    Cell::ALL.into_iter().any(|cell| notation.cell_name(cell).starts_with(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_complete_as_soon_as_no_character_can_follow() {
        for (notation, text, cells, left) in [
            (Notation::Standard, "f2i5", vec![Cell::F2, Cell::I5], ""),
            (Notation::Standard, "F2-i", vec![Cell::F2], "i"),
            (Notation::Standard, "f9xfg3", vec![Cell::G3], ""), // typing errors
            (Notation::Printed, "f4", vec![Cell::F2], ""),
            (Notation::Newsletter, "c11c1", vec![Cell::K3], "c1"), // might become c11 again
            (Notation::Newsletter, "c1d6", vec![Cell::A3, Cell::F2], ""),
        ] {
            let mut typing = Typing::default();
            let typed = text.chars().map(|character| typing.push(notation, character));
            let found: Vec<Cell> = typed
                .filter_map(|typed| match typed {
                    Typed::Whole(cell) => Some(cell),
                    Typed::Nothing | Typed::Part => None,
                })
                .collect();
            assert_eq!(found, cells, "{text}");
            assert_eq!(typing.text(), left, "{text}");
        }
    }

    #[test]
    fn a_name_can_be_finished_or_erased() {
        let mut typing = Typing::default();
        assert_eq!(typing.push(Notation::Newsletter, 'x'), Typed::Nothing);
        assert_eq!(typing.push(Notation::Newsletter, 'c'), Typed::Part);
        assert_eq!(typing.push(Notation::Newsletter, '1'), Typed::Part);
        assert_eq!(typing.finish(Notation::Newsletter), Some(Cell::A3));
        assert_eq!(typing.finish(Notation::Newsletter), None);
        typing.push(Notation::Standard, 'c');
        assert!(typing.erase() && !typing.erase());
        assert_eq!(typing.push(Notation::Standard, '3'), Typed::Nothing);
    }
}
