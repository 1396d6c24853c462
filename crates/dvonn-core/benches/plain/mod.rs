//! The yardstick: the movement phase of DVONN the straightforward way, to be measured against.
//!
//! An array of 49 small structs, lines and neighbours looked up in tables built once at compile time, a fresh
//! copy of the board for every move, and a full flood fill from the DVONN pieces after it. No bit sets, no
//! incremental state, no hash. Within that design it is meant to be good: nothing is allocated while
//! counting, moves are played as they are found instead of being listed first, and the last ply is counted,
//! not played.

/// A cell that a line does not have, because it lies off the board.
const OFF: u8 = u8::MAX;
const CELLS: usize = 49;
/// The longest line of the board crosses eleven cells, so a taller stack has no move.
const LONGEST: usize = 10;

/// The five rows from the top of the position text down: row number, first column, last column.
const ROWS: [(i8, i8, i8); 5] = [(5, 3, 11), (4, 2, 11), (3, 1, 11), (2, 1, 10), (1, 1, 9)];
const DIRECTIONS: [(i8, i8); 6] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1)];

static TABLES: Tables = Tables::build();

struct Tables {
    /// The cells in each of the six directions, at distance 1 to 10; indexed by cell, then by distance less
    /// one, so that the six candidates of one stack lie side by side.
    rays: [[[u8; 6]; LONGEST]; CELLS],
    /// The neighbours of each cell; the first `neighbour_counts` of them are cells.
    neighbours: [[u8; 6]; CELLS],
    neighbour_counts: [u8; CELLS],
}

impl Tables {
    const fn build() -> Self {
        let mut rays = [[[OFF; 6]; LONGEST]; CELLS];
        let mut neighbours = [[OFF; 6]; CELLS];
        let mut neighbour_counts = [0; CELLS];
        let mut cell = 0;
        while cell < CELLS {
            let (column, row) = coordinates(cell);
            let mut direction = 0;
            while direction < 6 {
                let (right, up) = DIRECTIONS[direction];
                let mut distance = 1;
                while distance <= LONGEST {
                    let reach = distance as i8;
                    rays[cell][distance - 1][direction] = number(column + right * reach, row + up * reach);
                    distance += 1;
                }
                if rays[cell][0][direction] != OFF {
                    neighbours[cell][neighbour_counts[cell] as usize] = rays[cell][0][direction];
                    neighbour_counts[cell] += 1;
                }
                direction += 1;
            }
            cell += 1;
        }
        Self { rays, neighbours, neighbour_counts }
    }
}

/// Column and row of a cell; the cells are numbered in the order of the position text.
const fn coordinates(cell: usize) -> (i8, i8) {
    let mut index = cell as i8;
    let mut line = 0;
    loop {
        let (row, first, last) = ROWS[line];
        let width = last - first + 1;
        if index < width {
            return (first + index, row);
        }
        index -= width;
        line += 1;
    }
}

/// The number of the cell at these coordinates, or [`OFF`].
const fn number(column: i8, row: i8) -> u8 {
    let mut start = 0;
    let mut line = 0;
    while line < ROWS.len() {
        let (this, first, last) = ROWS[line];
        if this == row && first <= column && column <= last {
            return (start + column - first).cast_unsigned();
        }
        start += last - first + 1;
        line += 1;
    }
    OFF
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Owner {
    Nobody,
    White,
    Black,
}

impl Owner {
    fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
            Self::Nobody => Self::Nobody,
        }
    }
}

/// What stands on a cell; height 0 is an empty cell, and a lone DVONN piece belongs to nobody.
#[derive(Clone, Copy)]
struct Pile {
    owner: Owner,
    height: u8,
    has_dvonn: bool,
}

const EMPTY: Pile = Pile { owner: Owner::Nobody, height: 0, has_dvonn: false };

/// A position of the movement phase.
#[derive(Clone, Copy)]
pub(crate) struct Plain {
    piles: [Pile; CELLS],
    side: Owner,
}

impl Plain {
    /// Reads the text of a movement position.
    ///
    /// # Panics
    ///
    /// If the text is not one. Only known good positions are measured, so the text is not checked further.
    pub(crate) fn parse(text: &str) -> Self {
        let (board, turn) = text.split_once(' ').expect("the side follows the board");
        let side = match turn {
            "W M" => Owner::White,
            "B M" => Owner::Black,
            _ => panic!("not a movement position: {text}"),
        };
        let mut piles = [EMPTY; CELLS];
        let mut cell = 0;
        let mut rest = board.bytes().filter(|&byte| byte != b'/').peekable();
        while let Some(letter) = rest.next() {
            let mut height = 0;
            while let Some(digit) = rest.next_if(u8::is_ascii_digit) {
                height = height * 10 + (digit - b'0');
            }
            let mut has_dvonn = letter == b'D';
            while rest.next_if_eq(&b'+').is_some() {
                has_dvonn = true;
            }
            let height = height.max(1);
            piles[cell] = match letter {
                b'.' => EMPTY,
                b'D' => Pile { owner: Owner::Nobody, height, has_dvonn },
                b'W' => Pile { owner: Owner::White, height, has_dvonn },
                b'B' => Pile { owner: Owner::Black, height, has_dvonn },
                _ => panic!("not a cell: {:?}", char::from(letter)),
            };
            cell += 1;
        }
        assert_eq!(cell, CELLS, "cells in {text}");
        Self { piles, side }
    }

    /// The number of sequences of exactly `depth` plies. A pass is a ply; a finished game adds nothing.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => return 1,
            1 => return self.count_plies(),
            _ => {}
        }
        let mut total = 0;
        let mut moved = false;
        for from in 0..CELLS as u8 {
            if !self.can_leave(from, self.side) {
                continue;
            }
            for to in self.candidates(from) {
                if self.is_taken(to) {
                    moved = true;
                    total += self.after(from, to).perft(depth - 1);
                }
            }
        }
        if !moved && self.count_moves(self.side.other()) > 0 {
            return Self { side: self.side.other(), ..*self }.perft(depth - 1);
        }
        total
    }

    /// The stack moves, or one for a forced pass, or none after the end.
    fn count_plies(&self) -> u64 {
        let moves = self.count_moves(self.side);
        if moves > 0 { moves } else { u64::from(self.count_moves(self.side.other()) > 0) }
    }

    fn count_moves(&self, side: Owner) -> u64 {
        let mut count = 0;
        for from in 0..CELLS as u8 {
            if self.can_leave(from, side) {
                for to in self.candidates(from) {
                    count += u64::from(self.is_taken(to));
                }
            }
        }
        count
    }

    /// Whether the pile belongs to `side`, is not enclosed on six sides and is not too tall for any line.
    fn can_leave(&self, from: u8, side: Owner) -> bool {
        let from = usize::from(from);
        let pile = self.piles[from];
        pile.owner == side
            && usize::from(pile.height) <= LONGEST
            && (TABLES.neighbour_counts[from] < 6
                || !TABLES.neighbours[from].iter().all(|&near| self.is_taken(near)))
    }

    /// The cells as far away as the pile is high, one for each direction, some of them [`OFF`].
    fn candidates(&self, from: u8) -> [u8; 6] {
        let from = usize::from(from);
        TABLES.rays[from][usize::from(self.piles[from].height) - 1]
    }

    fn is_taken(&self, cell: u8) -> bool {
        self.piles.get(usize::from(cell)).is_some_and(|pile| pile.height > 0)
    }

    fn after(&self, from: u8, to: u8) -> Self {
        let mut next = *self;
        let top = self.piles[usize::from(from)];
        let below = &mut next.piles[usize::from(to)];
        below.owner = top.owner;
        below.height += top.height;
        below.has_dvonn |= top.has_dvonn;
        next.piles[usize::from(from)] = EMPTY;
        next.remove_unlinked();
        next.side = self.side.other();
        next
    }

    /// Empties every cell that a flood from the DVONN pieces over taken cells does not reach.
    fn remove_unlinked(&mut self) {
        let mut linked = [false; CELLS];
        let mut frontier = [0_u8; CELLS];
        let mut waiting = 0;
        for (cell, pile) in self.piles.iter().enumerate() {
            if pile.has_dvonn {
                linked[cell] = true;
                frontier[waiting] = cell as u8;
                waiting += 1;
            }
        }
        while waiting > 0 {
            waiting -= 1;
            let cell = usize::from(frontier[waiting]);
            let count = usize::from(TABLES.neighbour_counts[cell]);
            for &near in &TABLES.neighbours[cell][..count] {
                let near = usize::from(near);
                if !linked[near] && self.piles[near].height > 0 {
                    linked[near] = true;
                    frontier[waiting] = near as u8;
                    waiting += 1;
                }
            }
        }
        for (pile, linked) in self.piles.iter_mut().zip(linked) {
            if !linked {
                *pile = EMPTY;
            }
        }
    }
}
