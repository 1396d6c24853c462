//! The labels of rows and columns.
//!
//! A cell's name consists of a letter and a number. The notation decides which of the two is the row.

use dvonn_core::{Cell, Direction, Notation};

/// The columns that end at the lower edge of the board, and so have a label there: all but the last two.
pub(crate) const LOWER_COLUMNS: std::ops::RangeInclusive<u8> = 0..=8;
/// The columns that end at the upper edge: all but the first two.
pub(crate) const UPPER_COLUMNS: std::ops::RangeInclusive<u8> = 2..=10;

/// A label at the end of a grid line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Label {
    /// The last cell of the line.
    pub(crate) cell: Cell,
    /// The direction in which the line continues from there.
    pub(crate) direction: Direction,
    pub(crate) text: String,
}

/// The labels at both ends of every row, and at the upper and lower ends of columns.
pub(crate) fn labels(notation: Notation) -> Vec<Label> {
    let mut labels = Vec::new();
    for cell in Cell::ALL {
        for direction in [Direction::Left, Direction::Right] {
            if cell.step(direction, 1).is_none() {
                labels.push(Label { cell, direction, text: row_label(notation, cell.row()) });
            }
        }
        let outwards = match cell.row() {
            0 => Direction::DownRight,
            4 => Direction::UpLeft,
            _ => continue, // Here the labels of a row and a column would overlap.
        };
        labels.push(Label { cell, direction: outwards, text: column_label(notation, cell.column()) });
    }
    labels
}

/// The part that the names of a row's cells share.
pub(crate) fn row_label(notation: Notation, row: u8) -> String {
    let middle = Cell::at(5, row).expect("column f crosses all rows");
    let (letter, number) = parts(notation, middle);
    match notation {
        Notation::Newsletter => letter,
        Notation::Standard | Notation::Printed => number,
    }
}

/// The part that the names of a column's cells share.
pub(crate) fn column_label(notation: Notation, column: u8) -> String {
    let middle = Cell::at(column, 2).expect("row 3 crosses all columns");
    let (letter, number) = parts(notation, middle);
    match notation {
        Notation::Newsletter => number,
        Notation::Standard | Notation::Printed => letter,
    }
}

fn parts(notation: Notation, cell: Cell) -> (String, String) {
    let mut letter = notation.cell_name(cell);
    let number = letter.split_off(1);
    (letter, number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn row_and_column_together_name_every_cell() {
        for notation in Notation::ALL {
            for cell in Cell::ALL {
                let (row, column) = (row_label(notation, cell.row()), column_label(notation, cell.column()));
                let name = notation.cell_name(cell);
                assert!(name == format!("{row}{column}") || name == format!("{column}{row}"), "{name}");
            }
        }
    }

    #[test]
    fn every_column_has_a_label_at_one_end_at_least() {
        for column in 0..11 {
            assert!(LOWER_COLUMNS.contains(&column) || UPPER_COLUMNS.contains(&column), "{column}");
        }
        for (row, columns) in [(0, LOWER_COLUMNS), (4, UPPER_COLUMNS)] {
            for column in 0..11 {
                assert_eq!(Cell::at(column, row).is_some(), columns.contains(&column), "{column} {row}");
            }
        }
    }
}
