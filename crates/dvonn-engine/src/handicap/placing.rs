//! How a handicapped player judges placements: it completes the board at random many times and prefers the cells that did
//! best. What it thinks of full boards never changes, so that the levels keep their strength.
//!
//! In a random completion all pieces still to come are interchangeable, so the boards on which a cell holds the piece to be
//! placed are exactly those on which it was placed there now. Therefore one sample of boards evaluates all cells at once.

use dvonn_core::{Cell, CellMap, CellSet, Color, Move, Piece, Placement, Position};
use fastrand::Rng;

use super::board_value::board_value;
use crate::meter::Meter;
use crate::shuffle::shuffle;

/// The most boards that are completed.
const MAX_COMPLETIONS: u64 = 20_000;
/// Completions between two checks of the limits.
const CHECK_INTERVAL: u64 = 1 << 8;

/// The values of these placements for the side to move, in hundredths of a piece, and the number of boards completed.
pub(super) fn values(
    placement: &Placement,
    moves: &[Move],
    seed: u64,
    meter: &mut Meter<'_>,
) -> (Vec<(Move, i32)>, u64) {
    let position = Position::Placement(*placement);
    let mut rng = Rng::with_seed(seed ^ position.key());
    let mut sample = Sample::new(placement);
    let boards = complete_boards(meter, || sample.complete(&mut rng));
    let value = |mv: &Move| match mv {
        Move::Place(cell) => Some((*mv, (sample.value(*cell) * 100.0) as i32)),
        Move::Stack(_) | Move::Pass => None,
    };
    (moves.iter().filter_map(value).collect(), boards)
}

/// Completes boards until a limit is reached, and counts them.
fn complete_boards(meter: &mut Meter<'_>, mut complete: impl FnMut()) -> u64 {
    let limit = meter.limit().clamp(1, MAX_COMPLETIONS);
    let mut boards = 0;
    while boards < limit {
        if boards.is_multiple_of(CHECK_INTERVAL) && !meter.goes_on(boards, |budget| budget.soft) {
            break;
        }
        complete();
        boards += 1;
    }
    boards
}

/// The cells that hold a piece of this kind.
fn cells_of(placement: &Placement, piece: Piece) -> CellSet {
    let position = Position::Placement(*placement);
    let stack = dvonn_core::Stack::from(piece);
    Cell::ALL.into_iter().filter(|cell| position.stack(*cell) == Some(stack)).collect()
}

/// Random completions of a board, with the sum of their values by cell.
struct Sample {
    turn: Color,
    piece: Piece,
    white: CellSet,
    black: CellSet,
    dvonns: CellSet,
    empty: Vec<Cell>,
    /// Pieces still to come: DVONN, white, black.
    to_come: [usize; 3],
    /// For each cell, the sum of the values of the boards on which the piece stands there, and their number.
    values: CellMap<(f64, u32)>,
    all: (f64, u32),
}

impl Sample {
    fn new(placement: &Placement) -> Sample {
        let [white, black, dvonns] =
            [Piece::White, Piece::Black, Piece::Dvonn].map(|piece| cells_of(placement, piece));
        Sample {
            turn: placement.turn(),
            piece: placement.next_piece(),
            white,
            black,
            dvonns,
            empty: placement.empty().into_iter().collect(),
            to_come: [3 - dvonns.len(), 23 - white.len(), 23 - black.len()],
            values: CellMap::default(),
            all: (0.0, 0),
        }
    }

    fn complete(&mut self, rng: &mut Rng) {
        shuffle(rng, &mut self.empty);
        let (dvonns, others) = self.empty.split_at(self.to_come[0]);
        let (white, black) = others.split_at(self.to_come[1]);
        let with = |set: CellSet, cells: &[Cell]| cells.iter().fold(set, |set, cell| set.with(*cell));
        let value = f64::from(board_value(
            with(self.white, white),
            with(self.black, black),
            with(self.dvonns, dvonns),
        ));
        let ours = match self.piece {
            Piece::Dvonn => dvonns,
            Piece::White => white,
            Piece::Black => black,
        };
        for &cell in ours {
            let (sum, number) = &mut self.values[cell];
            *sum += value;
            *number += 1;
        }
        self.all = (self.all.0 + value, self.all.1 + 1);
    }

    /// The mean value for the side to move if the piece is placed on this cell. A cell without samples counts as
    /// average.
    fn value(&self, cell: Cell) -> f64 {
        let (sum, number) = if self.values[cell].1 > 0 { self.values[cell] } else { self.all };
        let mean = sum / f64::from(number.max(1));
        if self.turn == Color::White { mean } else { -mean }
    }
}
