//! The placement player: a search over placements that values boards with a small network.
//!
//! The network knows what boards of the placement phase, full or not, turned out to be worth. All cells are valued first. Then the
//! search deepens ply by ply, as in the movement phase: the more promising cells are
//! valued by the best replies to them, and so on. The same pieces can be placed in any order, so values of boards are kept.
//!
//! Before the DVONN pieces stand, the missing ones are added at random, and a cell is worth the mean.

mod board;
mod board_network;
mod hindsight;

use std::cmp::Reverse;

use dvonn_core::{ByColor, Cell, CellMap, CellSet, Color, Move, Piece, Placement, Position};
use fastrand::Rng;

pub use board::{Board, CELLS, Content};
pub use board_network::{
    BoardNetwork, BoardNetworkError, CHANNELS, CONTENTS, GEOMETRY, GROUPS, Geometry, Hidden, LAST, MEANS,
    NEAREST, OUTPUTS, PLACES, POOL, ROWS, Row, SECOND, SECOND_BIASES, STAGE, THIRD, THIRD_BIASES,
    UNIT_BIASES, UNIT_OUTPUTS, UNITS, add, gather, stage, value,
};
pub(crate) use hindsight::hindsight;

use crate::meter::Meter;
use crate::{Answer, Estimate, Line, Margin, Score, SearchTask};

/// Default and maximum number of boards that are valued.
pub(crate) const MAX_BOARDS: u64 = 20_000;
/// Boards between two looks at the time.
const CHECK_INTERVAL: u64 = 1 << 5;
/// Cells that are searched at the root, and replies that are searched at each further ply.
const ROOT_WIDTH: usize = 12;
const WIDTH: usize = 6;
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
    meter: &mut Meter<'_>,
) -> Answer {
    let position = Position::Placement(*placement);
    let mut rng = Rng::with_seed(seed ^ position.key());
    let cell = |mv: &Move| if let Move::Place(cell) = mv { Some(*cell) } else { None };
    let cells: Vec<Cell> = moves.iter().filter_map(cell).collect();
    let mut valuer = Valuer::new(network, task, meter);
    if placement.next_piece() == Piece::Dvonn {
        valuer.value_dvonns(placement, &cells, &mut rng);
    } else {
        valuer.deepen(&Board::of(&position), &cells, &mut rng);
    }
    Answer { lines: valuer.lines, nodes: valuer.boards }
}

/// A cell, its value for the side to move, and the best line that begins there.
#[derive(Clone, Debug)]
struct Choice {
    value: i32,
    line: Vec<Cell>,
}

fn best_first(choices: &mut [Choice]) {
    choices.sort_by_key(|choice| -choice.value);
}

/// Values for White of boards seen before. A newer board replaces one with the same slot.
struct Known(Vec<Option<([Content; CELLS], i32)>>);

impl Known {
    const BITS: u32 = 12;

    fn new() -> Known {
        Known(vec![None; 1 << Known::BITS])
    }

    /// The slot of a board, by FNV-1a.
    fn slot(&mut self, board: &Board) -> &mut Option<([Content; CELLS], i32)> {
        let hash = board
            .contents
            .iter()
            .fold(0x811c_9dc5, |hash: u32, content| (hash ^ *content as u32).wrapping_mul(0x0100_0193));
        &mut self.0[(hash >> (u32::BITS - Known::BITS)) as usize]
    }
}

/// A limit was reached.
struct Stopped;

/// Values boards until a limit is reached.
struct Valuer<'a, 'o> {
    network: &'a BoardNetwork,
    task: &'a SearchTask,
    meter: &'a mut Meter<'o>,
    limit: u64,
    hidden: Box<Hidden>,
    known: Known,
    /// How often a cell was the best reply, by who replies.
    best_replies: ByColor<CellMap<u32>>,
    boards: u64,
    /// The answer so far.
    lines: Vec<Line>,
}

impl<'a, 'o> Valuer<'a, 'o> {
    fn new(network: &'a BoardNetwork, task: &'a SearchTask, meter: &'a mut Meter<'o>) -> Valuer<'a, 'o> {
        Valuer {
            network,
            task,
            limit: meter.limit().clamp(1, MAX_BOARDS),
            meter,
            hidden: Box::default(),
            known: Known::new(),
            best_replies: ByColor::default(),
            boards: 0,
            lines: Vec::new(),
        }
    }

    /// Counts a board that is about to be valued.
    fn count(&mut self) -> Result<(), Stopped> {
        if self.boards >= self.limit
            || self.boards > 0
                && self.boards.is_multiple_of(CHECK_INTERVAL)
                && !self.meter.goes_on(self.boards, |budget| budget.soft)
        {
            return Err(Stopped);
        }
        self.boards += 1;
        Ok(())
    }

    /// The value of a board for White.
    fn value(&mut self, board: &Board) -> Result<i32, Stopped> {
        if let Some((contents, value)) = self.known.slot(board)
            && *contents == board.contents
        {
            return Ok(*value);
        }
        self.count()?;
        let value = self.network.value(board, &mut self.hidden);
        *self.known.slot(board) = Some((board.contents, value));
        Ok(value)
    }

    /// Values the cells one ply deeper each time, and keeps the answer of the last depth that was finished.
    fn deepen(&mut self, board: &Board, cells: &[Cell], rng: &mut Rng) {
        let mut board = *board;
        let mut choices = self.after_one_ply(&mut board, cells);
        for choice in &mut choices {
            choice.value += rng.i32(0..SAME);
        }
        best_first(&mut choices);
        self.answer(&choices, 1);
        let deepest = board.empty.min(self.task.limits.depth.unwrap_or(u8::MAX));
        let width = ROOT_WIDTH.max(self.task.lines).min(choices.len());
        for depth in 2..=deepest {
            let mut searched = self.searched(&mut board, &choices[..width], depth);
            let is_complete = searched.len() == width;
            // Several lines must be of the same depth. One line can be the best of those that there was time for.
            if searched.is_empty() || !is_complete && self.task.lines > 1 {
                break;
            }
            for choice in &mut searched {
                choice.value += rng.i32(0..SAME);
            }
            best_first(&mut searched);
            choices.splice(..searched.len(), searched);
            self.answer(&choices, depth);
            if !is_complete {
                break;
            }
        }
    }

    /// The values of these cells.
    fn after_one_ply(&mut self, board: &mut Board, cells: &[Cell]) -> Vec<Choice> {
        let mut choices = Vec::with_capacity(cells.len());
        for &cell in cells {
            match self.valued(board, cell) {
                Ok(choice) => choices.push(choice),
                Err(Stopped) => break,
            }
        }
        fill(&mut choices, cells);
        choices
    }

    /// These choices by the value of the best replies to them, as many as the limits allow.
    fn searched(&mut self, board: &mut Board, choices: &[Choice], depth: u8) -> Vec<Choice> {
        let us = board.turn();
        let mut searched = Vec::with_capacity(choices.len());
        let mut alpha = -VALUES;
        for choice in choices {
            let cell = choice.line[0];
            board.put(cell, us.into());
            let reply = self.best(board, depth - 1, -VALUES, -alpha);
            board.put(cell, Content::Empty);
            let Ok(Choice { value, mut line }) = reply else {
                break;
            };
            line.insert(0, cell);
            searched.push(Choice { value: -value, line });
            if self.task.lines <= 1 {
                // Choices that are worse by so much need no exact value.
                alpha = alpha.max(-value - SAME);
            }
        }
        searched
    }

    /// The best placement on a board that is not full, found by alpha-beta search.
    fn best(&mut self, board: &mut Board, depth: u8, mut alpha: i32, beta: i32) -> Result<Choice, Stopped> {
        let us = board.turn();
        if depth <= 1 {
            return self.best_last(board, beta);
        }
        let cells: Vec<Cell> = board.empty_cells().collect();
        let mut choices = Vec::with_capacity(cells.len());
        for cell in cells {
            choices.push(self.valued(board, cell)?);
        }
        best_first(&mut choices);
        if choices.len() <= 1 {
            return Ok(choices.swap_remove(0));
        }
        let mut best: Option<Choice> = None;
        for choice in choices.into_iter().take(WIDTH) {
            let cell = choice.line[0];
            board.put(cell, us.into());
            let reply = self.best(board, depth - 1, -beta, -alpha);
            board.put(cell, Content::Empty);
            let Choice { value, mut line } = reply?;
            if best.as_ref().is_none_or(|best| -value > best.value) {
                line.insert(0, cell);
                best = Some(Choice { value: -value, line });
                alpha = alpha.max(-value);
                if alpha >= beta {
                    break;
                }
            }
        }
        Ok(best.expect("the board is not full"))
    }

    /// The best placement one ply ahead. Cells that were often the best come first, since one that is good enough ends the search.
    fn best_last(&mut self, board: &mut Board, beta: i32) -> Result<Choice, Stopped> {
        let us = board.turn();
        let mut cells: Vec<Cell> = board.empty_cells().collect();
        cells.sort_by_key(|cell| Reverse(self.best_replies[us][*cell]));
        let mut best: Option<Choice> = None;
        for cell in cells {
            let choice = self.valued(board, cell)?;
            if best.as_ref().is_none_or(|best| choice.value > best.value) {
                let is_enough = choice.value >= beta;
                best = Some(choice);
                if is_enough {
                    break;
                }
            }
        }
        let best = best.expect("the board is not full");
        self.best_replies[us][best.line[0]] += 1;
        Ok(best)
    }

    /// A cell with the value of the board after the next piece is placed there.
    fn valued(&mut self, board: &mut Board, cell: Cell) -> Result<Choice, Stopped> {
        let us = board.turn();
        board.put(cell, us.into());
        let value = self.value(board);
        board.put(cell, Content::Empty);
        Ok(Choice { value: for_side(value?, us), line: vec![cell] })
    }

    /// Values cells for a DVONN piece by sets of three with this one, as many for each cell as the limits allow.
    fn value_dvonns(&mut self, placement: &Placement, cells: &[Cell], rng: &mut Rng) {
        let us = placement.turn();
        let placed = !placement.empty();
        let empty: Vec<Cell> = placement.empty().into_iter().collect();
        let mut sums = vec![(0, 0); cells.len()];
        let rounds = if placed.len() == 2 { 1 } else { DVONN_ROUNDS };
        'all: for _ in 0..rounds {
            for (cell, (sum, count)) in cells.iter().zip(&mut sums) {
                let mut dvonns: CellSet = placed.with(*cell);
                while dvonns.len() < 3 {
                    dvonns.insert(empty[rng.u64(..empty.len() as u64) as usize]);
                }
                let Ok(value) = self.value(&Board::between(dvonns)) else {
                    break 'all;
                };
                *sum += for_side(value, us);
                *count += 1;
            }
        }
        let valued = cells.iter().zip(sums).filter(|(_, (_, count))| *count > 0);
        let mut choices: Vec<Choice> = valued
            .map(|(cell, (sum, count))| Choice {
                value: sum / count + rng.i32(0..SAME_DVONN),
                line: vec![*cell],
            })
            .collect();
        best_first(&mut choices);
        fill(&mut choices, cells);
        self.answer(&choices, 1);
    }

    /// Reports the best choices and keeps them as the answer.
    fn answer(&mut self, choices: &[Choice], depth: u8) {
        let line = |choice: &Choice| Line {
            depth,
            selective_depth: depth,
            score: Score::Estimate(Estimate::of_value(choice.value, Margin::ANY)),
            moves: choice.line.iter().map(|cell| Move::Place(*cell)).collect(),
        };
        self.lines = choices.iter().take(self.task.lines.max(1)).map(line).collect();
        self.meter.report(&self.lines, self.boards);
    }
}

/// Larger than any value.
const VALUES: i32 = i32::MAX / 2;
/// Random sets for each cell of the first and second DVONN pieces.
const DVONN_ROUNDS: usize = 40;

/// Adds the cells for which no board could be valued; they count as much as the worst.
fn fill(choices: &mut Vec<Choice>, cells: &[Cell]) {
    let value = choices.iter().map(|choice| choice.value).min().unwrap_or(0);
    let is_missing = |cell: &Cell| choices.iter().all(|choice| choice.line[0] != *cell);
    let missing: Vec<Cell> = cells.iter().copied().filter(is_missing).collect();
    choices.extend(missing.into_iter().map(|cell| Choice { value, line: vec![cell] }));
}

fn for_side(value: i32, side: Color) -> i32 {
    if side == Color::White { value } else { -value }
}
