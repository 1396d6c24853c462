//! Boards in the order in which they were placed, with what they turned out to be worth: a line of text for each, as `place` writes
//! them and `fit-boards` reads them, such as `d3 f2 … ; +3.25`.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use dvonn_core::{Cell, CellSet, Move, Position};
use dvonn_engine::placement::Board;

use crate::Failure;

/// Pieces on a full board.
const FULL: usize = 49;
/// DVONN pieces, which are placed first.
const DVONNS: usize = 3;

/// A full board and what it was worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct PlacedBoard {
    cells: [Cell; FULL], // Invariant: all different.
    /// The margin that White could expect, in pieces.
    pub(crate) value: f32,
}

impl PlacedBoard {
    /// `None` if a cell comes twice.
    pub(crate) fn new(cells: [Cell; FULL], value: f32) -> Option<PlacedBoard> {
        let set: CellSet = cells.into_iter().collect();
        (set.len() == FULL).then_some(PlacedBoard { cells, value })
    }

    /// The full board.
    pub(crate) fn position(&self) -> Position {
        let place = |position: Position, cell: &Cell| {
            position.play(Move::Place(*cell)).expect("each cell comes once")
        };
        self.cells.iter().fold(Position::START, place)
    }

    /// The board before the last placements.
    pub(crate) fn with_empty(&self, empty: usize) -> Board {
        let (dvonns, colored) = self.cells.split_at(DVONNS);
        let mut board = Board::between(dvonns.iter().copied().collect());
        for cell in &colored[..FULL - DVONNS - empty] {
            board.put(*cell, board.turn().into());
        }
        board
    }
}

impl fmt::Display for PlacedBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in self.cells {
            write!(f, "{cell} ")?;
        }
        write!(f, "; {:+.2}", self.value)
    }
}

impl FromStr for PlacedBoard {
    type Err = &'static str;

    fn from_str(line: &str) -> Result<PlacedBoard, &'static str> {
        let (cells, value) = line.split_once(';').ok_or("the value is missing")?;
        let cells: Result<Vec<Cell>, _> = cells.split_whitespace().map(str::parse).collect();
        let cells: [Cell; FULL] =
            cells.ok().and_then(|cells| cells.try_into().ok()).ok_or("these are not 49 cells")?;
        let value: f32 = value.trim().parse().map_err(|_| "the value is not a number")?;
        if !(-49.0..=49.0).contains(&value) {
            return Err("the value is not from -49 to 49");
        }
        PlacedBoard::new(cells, value).ok_or("a cell comes twice")
    }
}

/// The boards of these files. Empty lines and those that begin with `#` say how the boards were made.
pub(crate) fn read(paths: &[PathBuf]) -> Result<Vec<PlacedBoard>, Failure> {
    let mut boards = Vec::new();
    for path in paths {
        let name = path.display();
        let text =
            std::fs::read_to_string(path).map_err(|error| Failure::BadUse(format!("{name}: {error}")))?;
        for (line, number) in text.lines().zip(1..) {
            if !line.is_empty() && !line.starts_with('#') {
                let board = line.parse();
                boards
                    .push(board.map_err(|error| Failure::BadUse(format!("{name}, line {number}: {error}")))?);
            }
        }
    }
    Ok(boards)
}
