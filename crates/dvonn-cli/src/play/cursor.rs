//! The cell that the arrow keys move over.
//!
//! Rows are shifted by half a cell, so no cell is directly above another. Up and down go to the nearest cell of the
//! next row, and stay in line with the cell last chosen with left or right, so that up and then down leads back.

use dvonn_core::Cell;

/// A cell, and the horizontal position that up and down stay close to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cursor {
    cell: Cell,
    /// In half cells from the left.
    goal: i8,
}

/// An arrow key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Arrow {
    Left,
    Right,
    Up,
    Down,
}

impl Cursor {
    pub(crate) fn new(cell: Cell) -> Cursor {
        Cursor { cell, goal: place(cell) }
    }

    pub(crate) fn cell(self) -> Cell {
        self.cell
    }

    /// Moves one step, unless the board ends there.
    pub(crate) fn step(&mut self, arrow: Arrow) {
        let (column, row) = (self.cell.column(), self.cell.row());
        match arrow {
            Arrow::Left => self.sideways(column.checked_sub(1)),
            Arrow::Right => self.sideways(Some(column + 1)),
            Arrow::Up => self.go_to_row(Some(row + 1)),
            Arrow::Down => self.go_to_row(row.checked_sub(1)),
        }
    }

    fn sideways(&mut self, column: Option<u8>) {
        if let Some(cell) = column.and_then(|column| Cell::at(column, self.cell.row())) {
            *self = Cursor::new(cell);
        }
    }

    fn go_to_row(&mut self, row: Option<u8>) {
        let cells = row.into_iter().flat_map(|row| (0..11).filter_map(move |column| Cell::at(column, row)));
        if let Some(cell) = cells.min_by_key(|&cell| place(cell).abs_diff(self.goal)) {
            self.cell = cell;
        }
    }
}

fn place(cell: Cell) -> i8 {
    2 * cell.column() as i8 - cell.row() as i8
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const ARROWS: [Arrow; 4] = [Arrow::Left, Arrow::Right, Arrow::Up, Arrow::Down];

    #[test]
    fn every_cell_can_be_reached_from_every_other() {
        for start in Cell::ALL {
            let mut reached = BTreeSet::from([start]);
            let mut open = vec![Cursor::new(start)];
            while let Some(cursor) = open.pop() {
                for arrow in ARROWS {
                    let mut next = cursor;
                    next.step(arrow);
                    if reached.insert(next.cell()) {
                        open.push(next);
                    }
                }
            }
            assert_eq!(reached, BTreeSet::from(Cell::ALL), "from {start}");
        }
    }

    #[test]
    fn up_and_down_stay_in_line() {
        for (start, arrows, end) in [
            (Cell::A1, "uuuu", Cell::C5),
            (Cell::A1, "uuuudddd", Cell::A1),
            (Cell::I1, "uuuu", Cell::K5),
            (Cell::F3, "uudddduu", Cell::F3),
            (Cell::A3, "uudd", Cell::A3),
            (Cell::K3, "dduu", Cell::K3),
            (Cell::E2, "lr", Cell::E2),
            (Cell::A1, "ld", Cell::A1),
            (Cell::K5, "ru", Cell::K5),
        ] {
            let mut cursor = Cursor::new(start);
            for arrow in arrows.chars() {
                cursor.step(match arrow {
                    'l' => Arrow::Left,
                    'r' => Arrow::Right,
                    'u' => Arrow::Up,
                    _ => Arrow::Down,
                });
            }
            assert_eq!(cursor.cell(), end, "{start} {arrows}");
        }
    }
}
