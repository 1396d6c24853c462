//! A board of the placement phase as a network sees it.

use dvonn_core::{Cell, CellSet, Color, Piece, Position, Symmetry};

/// Cells of the board.
pub const CELLS: usize = 49;
/// Pieces that are placed after the DVONN pieces.
pub(super) const COLORED: usize = 46;
/// Distances to the nearest DVONN piece that are told apart; the last one stands for all larger ones.
pub(super) const RINGS: usize = 5;

/// What stands on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Content {
    /// Nothing yet.
    Empty,
    /// A white piece.
    White,
    /// A black piece.
    Black,
    /// A DVONN piece.
    Dvonn,
}

impl Content {
    /// The number of kinds of content.
    pub const COUNT: usize = 4;
}

impl From<Color> for Content {
    fn from(color: Color) -> Content {
        match color {
            Color::White => Content::White,
            Color::Black => Content::Black,
        }
    }
}

/// A board with three DVONN pieces and any number of others. Cells are numbered as in [`Cell::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// What stands on each cell.
    pub contents: [Content; CELLS],
    /// For each cell, the distance to the nearest DVONN piece.
    pub rings: [u8; CELLS],
    /// The number of empty cells.
    pub empty: u8,
}

impl Board {
    /// A board with DVONN pieces on these cells, and no others.
    pub fn between(dvonns: CellSet) -> Board {
        let mut board = Board { contents: [Content::Empty; CELLS], rings: [0; CELLS], empty: CELLS as u8 };
        for (cell, ring) in Cell::ALL.into_iter().zip(&mut board.rings) {
            let nearest = dvonns.into_iter().map(|dvonn| cell.distance(dvonn)).min();
            *ring = nearest.unwrap_or(u8::MAX).min(RINGS as u8 - 1);
        }
        for dvonn in dvonns {
            board.put(dvonn, Content::Dvonn);
        }
        board
    }

    /// The board of a position whose stacks are single pieces.
    pub fn of(position: &Position) -> Board {
        let holding = |piece: Piece| -> CellSet {
            let stack = Some(piece.into());
            Cell::ALL.into_iter().filter(|cell| position.stack(*cell) == stack).collect()
        };
        let mut board = Board::between(holding(Piece::Dvonn));
        for color in Color::ALL {
            for cell in holding(color.into()) {
                board.put(cell, color.into());
            }
        }
        board
    }

    /// Changes what stands on a cell. DVONN pieces stay where they are.
    pub fn put(&mut self, cell: Cell, content: Content) {
        let here = &mut self.contents[cell.ordinal()];
        self.empty += u8::from(content == Content::Empty);
        self.empty -= u8::from(*here == Content::Empty);
        *here = content;
    }

    /// The empty cells.
    pub fn empty_cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let contents = self.contents;
        Cell::ALL.into_iter().filter(move |cell| contents[cell.ordinal()] == Content::Empty)
    }

    /// Who places the next piece.
    pub fn turn(&self) -> Color {
        if self.empty.is_multiple_of(2) { Color::Black } else { Color::White }
    }

    /// The same board, seen from another side.
    pub fn turned(&self, symmetry: Symmetry) -> Board {
        let mut turned = *self;
        for cell in Cell::ALL {
            let image = symmetry.cell(cell).ordinal();
            turned.contents[image] = self.contents[cell.ordinal()];
            turned.rings[image] = self.rings[cell.ordinal()];
        }
        turned
    }
}
