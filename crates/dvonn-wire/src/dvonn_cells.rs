//! Where the first DVONN pieces of a game were placed.

use std::fmt;
use std::str::FromStr;

use dvonn_core::{Cell, Move, Position, Symmetry};

/// The cells of the first one to three placements, which are the DVONN pieces, in their order. Placements that are images of
/// each other under a symmetry of the board are the same.
///
/// ```
/// use dvonn_wire::DvonnCells;
///
/// let cells: DvonnCells = "k5-f3".parse()?;
/// assert_eq!(cells, "a1-f3".parse()?);
/// let game: DvonnCells = "i1-f3-b2".parse()?;
/// assert!(game.begins_with(cells));
/// # Ok::<(), dvonn_wire::DvonnCellsError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DvonnCells([Option<Cell>; 3]); // Invariant: the smallest of the images; what is missing is at the end.

/// Why a text does not name DVONN cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("write one to three different cells, such as f3-c2-i4")]
pub struct DvonnCellsError;

impl DvonnCells {
    /// Those of a game from a board with these moves; `None` if the game did not begin with placements on an empty board.
    pub fn of(start: &Position, moves: impl IntoIterator<Item = Move>) -> Option<DvonnCells> {
        let place = |mv| if let Move::Place(cell) = mv { Some(cell) } else { None };
        let cells: Vec<Cell> = moves.into_iter().map_while(place).take(3).collect();
        DvonnCells::new(&cells).filter(|_| *start == Position::START)
    }

    fn new(cells: &[Cell]) -> Option<DvonnCells> {
        let is_new = |(number, cell): (usize, &Cell)| !cells[..number].contains(cell);
        if !(1..=3).contains(&cells.len()) || !cells.iter().enumerate().all(is_new) {
            return None;
        }
        let image =
            |symmetry: Symmetry| [0, 1, 2].map(|number| cells.get(number).map(|&cell| symmetry.cell(cell)));
        Symmetry::ALL.into_iter().map(image).min().map(DvonnCells)
    }

    /// Whether these placements begin with others.
    pub fn begins_with(self, others: DvonnCells) -> bool {
        // The smallest image of a beginning is the beginning of the smallest image.
        self.0.iter().zip(others.0).all(|(cell, other)| other.is_none() || *cell == other)
    }
}

impl FromStr for DvonnCells {
    type Err = DvonnCellsError;

    fn from_str(text: &str) -> Result<DvonnCells, DvonnCellsError> {
        let cells: Result<Vec<Cell>, _> = text.split('-').map(str::parse).collect();
        cells.ok().and_then(|cells| DvonnCells::new(&cells)).ok_or(DvonnCellsError)
    }
}

impl fmt::Display for DvonnCells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, cell) in self.0.iter().flatten().enumerate() {
            write!(f, "{}{cell}", if number > 0 { "-" } else { "" })?;
        }
        Ok(())
    }
}

dvonn_core::serde_by_text!(DvonnCells);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn images_are_the_same_and_other_orders_are_not() {
        let read = |text: &str| text.parse::<DvonnCells>().unwrap();
        for symmetry in Symmetry::ALL {
            let image = [Cell::B2, Cell::F3, Cell::K5].map(|cell| symmetry.cell(cell).to_string()).join("-");
            assert_eq!(read(&image), read("b2-f3-k5"), "{symmetry:?}");
        }
        assert_ne!(read("b2-f3-k5"), read("f3-b2-k5"));
        assert!(!read("b2-f3").begins_with(read("b2-f3-k5")));
        assert_eq!(read(&read("k5-f3").to_string()), read("k5-f3"));
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "f3-", "f3-f3", "z9", "a1-b1-c1-d1", "f3 a1"] {
            assert_eq!(text.parse::<DvonnCells>(), Err(DvonnCellsError), "{text:?}");
        }
    }
}
