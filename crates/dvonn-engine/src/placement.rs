//! The placement player: it completes the board at random many times, and asks a network what each cell is worth to whoever
//! takes it.
//!
//! Only full boards can be valued, because the worth of a cell depends on the pieces around it. A random completion tells not
//! only what the board is worth, but also, by the slope of the network, how that would change with the colour of any cell (its
//! heat), and with those of any two cells (their bond). The means over all completions are all that is needed to look two
//! plies ahead: a cell is worth its heat, minus the best that the opponent can then take.

mod board_network;

use dvonn_core::{Cell, CellMap, CellSet, Color, Move, Piece, Placement, Position};
use fastrand::Rng;

pub use board_network::{
    BIASES, BoardNetwork, BoardNetworkError, HIDDEN, OUTPUT_UNIT, OUTPUTS, ROWS, TEMPO, UNIT, cell_rows,
    dvonn_row,
};

use self::board_network::BoardView;
use crate::timing::Budget;
use crate::{Answer, Estimate, Limits, Line, Margin, Observer, Report, Score, SearchTask};

/// Default and maximum number of completions.
pub(crate) const MAX_COMPLETIONS: u64 = 20_000;
/// Completions between two checks of the limits.
const CHECK_INTERVAL: u64 = 1 << 8;
/// Placements that differ by less, in hundredths of a piece, count as equal: the seed decides between them.
const SAME: i32 = 10;
/// The same for DVONN pieces, whose worth is known less well.
const SAME_DVONN: i32 = 60;

/// Finds good cells for the next piece among `moves`.
pub(crate) fn think(
    placement: &Placement,
    moves: &[Move],
    network: &BoardNetwork,
    task: &SearchTask,
    seed: u64,
    observer: &mut dyn Observer,
) -> Answer {
    let position = Position::Placement(*placement);
    let mut rng = Rng::with_seed(seed ^ position.key());
    let mut sample = Sample::new(placement, network);
    let boards = complete_boards(&position, &task.limits, observer, || sample.complete(&mut rng));
    let same = if placement.next_piece() == Piece::Dvonn { SAME_DVONN } else { SAME };
    let values = sample.values();
    let mut cells: Vec<(Move, i32)> = moves
        .iter()
        .filter_map(|&mv| match mv {
            Move::Place(cell) => Some((mv, values[cell] + rng.i32(0..same))),
            Move::Stack(_) | Move::Pass => None,
        })
        .collect();
    cells.sort_by_key(|(_, value)| -value);
    cells.truncate(task.lines.max(1));
    let line = |(mv, value)| {
        let score = Score::Estimate(Estimate::of_value(value, Margin::ANY));
        Line { depth: 1, selective_depth: 1, score, moves: vec![mv] }
    };
    let lines: Vec<Line> = cells.into_iter().map(line).collect();
    let elapsed = observer.elapsed();
    for (line, number) in lines.iter().zip(1..) {
        observer.report(&Report { number, line, nodes: boards, elapsed });
    }
    Answer { lines, nodes: boards }
}

/// Completes boards until a limit is reached, and counts them.
pub(crate) fn complete_boards(
    position: &Position,
    limits: &Limits,
    observer: &mut dyn Observer,
    mut complete: impl FnMut(),
) -> u64 {
    let budget = Budget::of(limits, position);
    let limit = limits.nodes.unwrap_or(MAX_COMPLETIONS).clamp(1, MAX_COMPLETIONS);
    let mut boards = 0;
    while boards < limit {
        if boards.is_multiple_of(CHECK_INTERVAL)
            && (!observer.goes_on()
                || boards > 0 && budget.is_some_and(|budget| observer.elapsed() >= budget.soft))
        {
            break;
        }
        complete();
        boards += 1;
    }
    boards
}

/// The cells that hold a piece of this kind.
pub(crate) fn cells_of(placement: &Placement, piece: Piece) -> CellSet {
    let position = Position::Placement(*placement);
    let stack = dvonn_core::Stack::from(piece);
    Cell::ALL.into_iter().filter(|cell| position.stack(*cell) == Some(stack)).collect()
}

/// Random completions of a board.
enum Sample<'a> {
    Dvonns(Box<DvonnSample<'a>>),
    Colors(Box<ColorSample>),
}

impl Sample<'_> {
    fn new<'a>(placement: &Placement, network: &'a BoardNetwork) -> Sample<'a> {
        match placement.next_piece() {
            Piece::Dvonn => Sample::Dvonns(Box::new(DvonnSample::new(placement, network))),
            Piece::White | Piece::Black => Sample::Colors(Box::new(ColorSample::new(placement, network))),
        }
    }

    fn complete(&mut self, rng: &mut Rng) {
        match self {
            Sample::Dvonns(sample) => sample.complete(rng),
            Sample::Colors(sample) => sample.complete(rng),
        }
    }

    /// What the side to move can expect after taking each cell, in hundredths of a piece.
    fn values(&self) -> CellMap<i32> {
        match self {
            Sample::Dvonns(sample) => sample.values(),
            Sample::Colors(sample) => sample.values(),
        }
    }
}

/// Random sets of DVONN pieces. Which side gets the good cells afterwards is open, so all that counts is what moving first is
/// worth between them.
struct DvonnSample<'a> {
    network: &'a BoardNetwork,
    us: Color,
    placed: CellSet,
    empty: Vec<Cell>,
    /// For each cell, the sum of the values for White of the sets with this cell, and their number.
    values: CellMap<(i64, i64)>,
    /// The number of samples so far.
    samples: usize,
}

impl<'a> DvonnSample<'a> {
    fn new(placement: &Placement, network: &'a BoardNetwork) -> DvonnSample<'a> {
        DvonnSample {
            network,
            us: placement.turn(),
            placed: cells_of(placement, Piece::Dvonn),
            empty: placement.empty().into_iter().collect(),
            values: CellMap::default(),
            samples: 0,
        }
    }

    /// Takes the cells in turn, and the rest at random.
    fn complete(&mut self, rng: &mut Rng) {
        let cell = self.empty[self.samples % self.empty.len()];
        self.samples += 1;
        let mut dvonns = self.placed.with(cell);
        while dvonns.len() < 3 {
            dvonns.insert(self.empty[rng.u64(..self.empty.len() as u64) as usize]);
        }
        let value = i64::from(self.network.tempo(dvonns));
        let (sum, count) = &mut self.values[cell];
        (*sum, *count) = (*sum + value, *count + 1);
    }

    fn values(&self) -> CellMap<i32> {
        CellMap::from_fn(|cell| {
            let (sum, count) = self.values[cell];
            let mean = (sum / count.max(1)) as i32;
            if self.us == Color::White { mean } else { -mean }
        })
    }
}

/// Random completions with white and black pieces.
struct ColorSample {
    view: BoardView,
    us: Color,
    empty: Vec<Cell>,
    white_to_come: usize,
    /// What the network sees of the white pieces on the board, if all others are black.
    begun: [i16; HIDDEN],
    totals: Totals,
}

/// Sums over completions, in units of the network's output.
#[derive(Default)]
struct Totals {
    boards: i64,
    values: i64,
    slopes: [i64; HIDDEN],
    bends: [i64; HIDDEN],
}

impl ColorSample {
    fn new(placement: &Placement, network: &BoardNetwork) -> ColorSample {
        let view = network.between(cells_of(placement, Piece::Dvonn));
        let white = cells_of(placement, Piece::White);
        ColorSample {
            us: placement.turn(),
            empty: placement.empty().into_iter().collect(),
            white_to_come: 23 - white.len(),
            begun: view.sum(white),
            view,
            totals: Totals::default(),
        }
    }

    fn complete(&mut self, rng: &mut Rng) {
        let mut sum = self.begun;
        for index in 0..self.white_to_come {
            let other = rng.u64(index as u64..self.empty.len() as u64) as usize;
            self.empty.swap(index, other);
            self.view.turn_white(&mut sum, self.empty[index]);
        }
        let Totals { boards, values, slopes, bends } = &mut self.totals;
        *boards += 1;
        *values += i64::from(self.view.output(&sum));
        self.view.add_slopes(&sum, slopes, bends);
    }

    /// For each empty cell, its heat, minus the most that the opponent can take then.
    fn values(&self) -> CellMap<i32> {
        let Totals { boards, values, slopes, bends } = &self.totals;
        let sign = if self.us == Color::White { 1 } else { -1 };
        let heats = CellMap::from_fn(|cell| self.view.product(slopes, cell));
        let mut found = CellMap::default();
        for &cell in &self.empty {
            let bonds = self.view.bonds(bends, cell);
            let others = self.empty.iter().filter(|&&other| other != cell);
            let reply = others.map(|&other| heats[other] + sign * self.view.product(&bonds, other)).max();
            let value = sign * values + heats[cell] - reply.unwrap_or(0);
            found[cell] = self.view.hundredths(value / (*boards).max(1));
        }
        found
    }
}
