//! A plain engine of the kind that won contests in 2011. Frozen: any change here would invalidate all earlier
//! measurements.
//!
//! Stack moves: iterative deepening, principal variation search, a table of two million positions; moves are ordered as
//! table move, captures, moves onto DVONN pieces, moves onto own stacks. No reductions, no null move, no quiescence;
//! leaves are evaluated from scratch. Placements: by a one-ply search.
//!
//! The value of a stack is `WEIGHTS[distance]`, where `distance` is that to the nearest DVONN piece, times the sum of
//! 100, 25 for each stack it would reach (even while enclosed), and 20 more for each of those that belongs to the other
//! player or holds a DVONN piece.

use std::time::Duration;

use dvonn_core::{ByColor, Cell, CellSet, Color, Move, Movement, Piece, Placement, Position, StackMove};
use fastrand::Rng;

/// A stack counts less the farther it is from the DVONN pieces. No two cells are more than ten apart. Five other
/// shapes, flat, steeper and flatter, scored at most 48 % against this one in 300 games.
const WEIGHTS: [i32; 11] = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1];
const STACK: i32 = 100;
const REACHED: i32 = 25;
const REACHED_DVONN: i32 = 20;
const REACHED_ENEMY: i32 = 20;
/// The value of a piece in the final count; more than any evaluation.
const COUNTED_PIECE: i32 = 100_000;
const INFINITE: i32 = i32::MAX / 2;

/// Nodes between two checks of the clock.
const CLOCK_INTERVAL: u64 = 1 << 10;

/// When to stop, whichever comes first; without a limit, when the game is solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Plain2011Limits {
    /// Positions to search.
    pub nodes: Option<u64>,
    /// Plies to look ahead.
    pub depth: Option<u8>,
    /// Time for this move.
    pub time: Option<Duration>,
}

impl Plain2011Limits {
    /// A share of the time left in the game, as if a quarter of the stacks on the board were moves still to be made. In
    /// fact it is about a third, but the last moves need no time; with a third, more of the clock stayed unused and the
    /// score was 46 %.
    pub fn share(position: &Position, left: Duration, increment: Duration) -> Duration {
        let stacks = position.occupied().len() as u32;
        let own_moves_left = match position {
            Position::Placement(_) => 13,
            Position::Movement(_) => stacks / 4 + 1,
        };
        (left / own_moves_left + increment * 4 / 5).min(left / 2)
    }
}

/// A move, with its value and the cost of finding it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The move.
    pub mv: Move,
    /// Its value for the player, in the engine's own units.
    pub value: i32,
    /// Search depth in plies.
    pub depth: u8,
    /// Positions searched.
    pub nodes: u64,
}

/// The engine, for one game.
pub struct Plain2011 {
    table: TranspositionTable,
    /// The moves of the positions on the current line, each position's on top of its parent's.
    moves: Vec<StackMove>,
    rng: Rng,
    nodes: u64,
    limits: Plain2011Limits,
    /// The number of stacks gone at the root, stored as the age of table entries.
    age: u8,
    /// Whether any value in this search is an estimate.
    is_guessed: bool,
}

/// A limit was reached.
struct Stopped;

/// The time since the search began.
type Clock<'a> = &'a mut dyn FnMut() -> Duration;

impl Plain2011 {
    /// An engine with empty tables. The seed decides its first placement and ties between placements.
    pub fn new(seed: u64) -> Plain2011 {
        Plain2011 {
            table: TranspositionTable::new(),
            moves: Vec::with_capacity(1024),
            rng: Rng::with_seed(seed),
            nodes: 0,
            limits: Plain2011Limits::default(),
            age: 0,
            is_guessed: false,
        }
    }

    /// The move it plays; `None` once the game is over. `clock` returns the time since the search began.
    pub fn think(
        &mut self,
        position: &Position,
        limits: Plain2011Limits,
        clock: Clock<'_>,
    ) -> Option<Decision> {
        self.nodes = 0;
        self.limits = limits;
        match position {
            Position::Placement(placement) => Some(self.place(placement)),
            Position::Movement(movement) if movement.outcome().is_some() => None,
            Position::Movement(movement) if movement.must_pass() => {
                Some(Decision { mv: Move::Pass, value: 0, depth: 0, nodes: 0 })
            }
            Position::Movement(movement) => Some(self.deepen(movement, clock)),
        }
    }

    fn deepen(&mut self, position: &Movement, clock: Clock<'_>) -> Decision {
        self.age = (49 - position.occupied().len()) as u8;
        self.moves.clear();
        self.list_moves(position, None);
        let mut moves = self.moves.clone();
        let mut decision = Decision { mv: Move::Stack(moves[0]), value: 0, depth: 0, nodes: 0 };
        // Every ply except a pass removes a stack, and two passes never follow each other.
        let deepest = self.limits.depth.unwrap_or(u8::MAX).min(2 * position.occupied().len() as u8);
        for depth in 1..=deepest {
            self.is_guessed = false;
            let stopped = self.root(position, depth, &moves, &mut decision, clock).is_err();
            decision.nodes = self.nodes;
            if stopped || !self.is_guessed {
                break;
            }
            let best = moves.iter().position(|&mv| Move::Stack(mv) == decision.mv);
            let best = best.expect("the best move is one of the moves");
            moves[..=best].rotate_right(1);
        }
        decision
    }

    fn root(
        &mut self,
        position: &Movement,
        depth: u8,
        moves: &[StackMove],
        decision: &mut Decision,
        clock: Clock<'_>,
    ) -> Result<(), Stopped> {
        let mut alpha = -INFINITE;
        for &mv in moves {
            let mut next = *position;
            next.apply_unchecked(mv);
            let value = self.principal(&next, depth, alpha, INFINITE, alpha > -INFINITE, clock)?;
            if value > alpha {
                alpha = value;
                *decision = Decision { mv: Move::Stack(mv), value, depth, nodes: 0 };
            }
        }
        Ok(())
    }

    /// The value of a move that led to `next`, for the player who made it; with a null window if there is a move to
    /// beat.
    fn principal(
        &mut self,
        next: &Movement,
        depth: u8,
        alpha: i32,
        beta: i32,
        is_rival: bool,
        clock: Clock<'_>,
    ) -> Result<i32, Stopped> {
        if is_rival {
            let value = -self.search(next, depth - 1, -alpha - 1, -alpha, clock)?;
            if value <= alpha || value >= beta {
                return Ok(value);
            }
        }
        Ok(-self.search(next, depth - 1, -beta, -alpha, clock)?)
    }

    fn search(
        &mut self,
        position: &Movement,
        depth: u8,
        mut alpha: i32,
        beta: i32,
        clock: Clock<'_>,
    ) -> Result<i32, Stopped> {
        self.count_node(clock)?;
        if depth == 0 {
            return Ok(self.judge(position));
        }
        let known = self.table.get(position.key());
        if let Some(known) = known
            && known.depth >= depth
            && known.cuts(alpha, beta)
        {
            self.is_guessed = true; // The value may come from an estimate.
            return Ok(known.value);
        }
        let begin = self.moves.len();
        self.list_moves(position, known.and_then(|known| known.best));
        if self.moves.len() == begin {
            if !position.has_moves(position.turn().other()) {
                return Ok(counted(position));
            }
            let mut next = *position;
            next.pass_unchecked();
            return Ok(-self.search(&next, depth, -beta, -alpha, clock)?);
        }
        let first_alpha = alpha;
        let mut best = (-INFINITE, self.moves[begin]);
        for index in begin..self.moves.len() {
            let mv = self.moves[index];
            let mut next = *position;
            next.apply_unchecked(mv);
            let value = self.principal(&next, depth, alpha, beta, index > begin, clock)?;
            if value > best.0 {
                best = (value, mv);
                alpha = alpha.max(value);
                if value >= beta {
                    break;
                }
            }
        }
        self.moves.truncate(begin);
        let (value, mv) = best;
        let bound = if value >= beta {
            Bound::AtLeast
        } else if value > first_alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        self.table.put(position.key(), Known { value, depth, bound, best: Some(mv) }, self.age);
        Ok(value)
    }

    fn count_node(&mut self, clock: Clock<'_>) -> Result<(), Stopped> {
        if self.limits.nodes.is_some_and(|nodes| self.nodes >= nodes) {
            return Err(Stopped);
        }
        self.nodes += 1;
        match self.limits.time {
            Some(time) if self.nodes.is_multiple_of(CLOCK_INTERVAL) && clock() >= time => Err(Stopped),
            _ => Ok(()),
        }
    }

    /// Adds the moves to the list in order: the table's move, captures, moves onto DVONN pieces, moves onto own stacks.
    fn list_moves(&mut self, position: &Movement, first: Option<StackMove>) {
        let us = position.turn();
        let (ours, theirs) = (position.owned(us), position.owned(us.other()));
        let begin = self.moves.len();
        for kind in [theirs, position.occupied() - ours - theirs, ours] {
            for from in position.free(us) {
                self.moves
                    .extend((position.targets(from) & kind).into_iter().map(|to| StackMove { from, to }));
            }
        }
        let found = self.moves[begin..].iter().position(|&mv| Some(mv) == first);
        if let Some(place) = found {
            self.moves[begin..=begin + place].rotate_right(1);
        }
    }

    /// The estimated value of a position for the side to move, or the exact one if the game is over.
    fn judge(&mut self, position: &Movement) -> i32 {
        let us = position.turn();
        if !position.has_moves(us) && !position.has_moves(us.other()) {
            return counted(position);
        }
        self.is_guessed = true;
        let values = judgement(position);
        values[us] - values[us.other()]
    }

    fn place(&mut self, placement: &Placement) -> Decision {
        let worth: &dyn Fn(Cell) -> i32 = match (placement.next_piece(), placement.placed()) {
            (Piece::Dvonn, 0) => &|_| 0,
            (Piece::Dvonn, _) => &|cell| spread(!placement.empty(), cell),
            _ => &|cell| {
                let next = placement.place(cell).expect("the cell is empty");
                let values = set_up(&next);
                values[placement.turn()] - values[placement.turn().other()]
            },
        };
        let candidates: Vec<(i32, Cell)> =
            placement.empty().into_iter().map(|cell| (worth(cell), cell)).collect();
        self.nodes = candidates.len() as u64;
        let value = candidates.iter().map(|&(value, _)| value).max().expect("a cell is empty");
        let best: Vec<Cell> =
            candidates.into_iter().filter(|&(other, _)| other == value).map(|(_, cell)| cell).collect();
        let cell = self.rng.choice(best).expect("one of them is the best");
        Decision { mv: Move::Place(cell), value, depth: 1, nodes: self.nodes }
    }
}

fn counted(position: &Movement) -> i32 {
    let (us, scores) = (position.turn(), position.scores());
    (i32::from(scores[us]) - i32::from(scores[us.other()])) * COUNTED_PIECE
}

/// The estimated value of each side's stacks.
fn judgement(position: &Movement) -> ByColor<i32> {
    let mut values = ByColor::new(0, 0);
    let (occupied, dvonns) = (position.occupied(), position.dvonns());
    let mut near = CellSet::EMPTY;
    let mut ring = dvonns;
    for weight in WEIGHTS {
        for color in Color::ALL {
            let enemies = position.owned(color.other());
            for cell in position.owned(color) & ring {
                let reached = position.targets(cell);
                let worth = STACK
                    + REACHED * reached.len() as i32
                    + REACHED_DVONN * (reached & dvonns).len() as i32
                    + REACHED_ENEMY * (reached & enemies).len() as i32;
                values[color] += weight * worth;
            }
        }
        near |= ring;
        ring = ring.neighbours() - near;
        if (occupied - near).is_empty() {
            break;
        }
    }
    values
}

/// Steps between two cells.
fn distance(a: Cell, b: Cell) -> i32 {
    let columns = i32::from(a.column()) - i32::from(b.column());
    let rows = i32::from(a.row()) - i32::from(b.row());
    // A step changes the column, the row, or both by the same amount.
    columns.abs().max(rows.abs()).max((columns - rows).abs())
}

/// How well the DVONN pieces are spread: the smaller the squared distances of all cells to them, the better.
fn spread(dvonns: CellSet, another: Cell) -> i32 {
    let dvonns = dvonns.with(another);
    let to_nearest =
        |cell| dvonns.into_iter().map(|dvonn| distance(cell, dvonn)).min().expect("there is a DVONN piece");
    -Cell::ALL.into_iter().map(|cell| to_nearest(cell).pow(2)).sum::<i32>()
}

/// The estimated value of each side's pieces during placement: more near the DVONN pieces, and a little more on the
/// edge, where they can move first. Scattering the pieces of one colour, as engines did at the time, lost 200 Elo.
fn set_up(position: &Position) -> ByColor<i32> {
    let cells = |holds: &dyn Fn(dvonn_core::Stack) -> bool| -> CellSet {
        position.occupied().into_iter().filter(|&cell| position.stack(cell).is_some_and(holds)).collect()
    };
    let dvonns = cells(&|stack| stack.owner().is_none());
    ByColor::from_fn(|color| {
        let own = cells(&|stack| stack.owner() == Some(color));
        own.into_iter()
            .map(|cell| {
                let distances = || dvonns.into_iter().map(|dvonn| distance(cell, dvonn));
                let near = match distances().min() {
                    Some(1) => 20,
                    Some(2) => 10,
                    _ => 0,
                };
                near - distances().sum::<i32>() + 2 * i32::from(cell.is_edge())
            })
            .sum()
    })
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// A table entry for a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Known {
    value: i32,
    depth: u8,
    bound: Bound,
    best: Option<StackMove>,
}

impl Known {
    fn cuts(self, alpha: i32, beta: i32) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => self.value >= beta,
            Bound::AtMost => self.value <= alpha,
        }
    }

    /// 32 bits for the value, 16 for the best move, 8 for the depth, six free, 2 for the bound; zero means no entry.
    fn pack(self) -> u64 {
        u64::from(self.value as u32) << 32
            | u64::from(self.best.map_or(u16::MAX, StackMove::to_bits)) << 16
            | u64::from(self.depth) << 8
            | (self.bound as u64 + 1)
    }

    fn unpack(word: u64) -> Option<Known> {
        let bound = match word & 3 {
            0 => return None,
            1 => Bound::Exact,
            2 => Bound::AtLeast,
            _ => Bound::AtMost,
        };
        Some(Known {
            value: (word >> 32) as u32 as i32,
            depth: (word >> 8) as u8,
            bound,
            best: StackMove::from_bits((word >> 16) as u16),
        })
    }
}

/// Each position has one slot, and deeper and newer entries stay. The sum of the age and twice the depth decides, so
/// that entries of earlier moves are replaced in time.
struct TranspositionTable {
    entries: Vec<[u64; 2]>, // Hash and packed entry; zero if empty.
}

const TABLE_SIZE: usize = 1 << 21;

impl TranspositionTable {
    fn new() -> TranspositionTable {
        TranspositionTable { entries: vec![[0; 2]; TABLE_SIZE] }
    }

    fn get(&self, hash: u64) -> Option<Known> {
        let [key, word] = self.entries[hash as usize % TABLE_SIZE];
        if key == hash { Known::unpack(word) } else { None }
    }

    fn put(&mut self, hash: u64, known: Known, age: u8) {
        // The age uses the six free bits of the entry.
        const AGE_SHIFT: u32 = 2;
        let rank = |word: u64| (word >> AGE_SHIFT & 63) + 2 * (word >> 8 & 0xff);
        let word = known.pack() | u64::from(age) << AGE_SHIFT;
        let entry = &mut self.entries[hash as usize % TABLE_SIZE];
        if entry[1] == 0 || rank(word) >= rank(entry[1]) {
            *entry = [hash, word];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_survive_packing() {
        for value in [0, 1, -1, 49 * COUNTED_PIECE, -49 * COUNTED_PIECE] {
            for (depth, bound) in [(1, Bound::Exact), (98, Bound::AtLeast), (255, Bound::AtMost)] {
                for best in
                    [None, Some(StackMove::new(Cell::A1, Cell::K5)), Some(StackMove::new(Cell::K5, Cell::A1))]
                {
                    let known = Known { value, depth, bound, best };
                    assert_eq!(Known::unpack(known.pack()), Some(known));
                }
            }
        }
        assert_eq!(Known::unpack(0), None);
    }

    #[test]
    fn distances_are_steps() {
        for from in Cell::ALL {
            let mut ring = CellSet::of(from);
            let mut near = CellSet::EMPTY;
            for steps in 0.. {
                for to in ring {
                    assert_eq!(distance(from, to), steps, "{from} to {to}");
                }
                near |= ring;
                ring = ring.neighbours() - near;
                if ring.is_empty() {
                    break;
                }
            }
            assert_eq!(near.len(), 49);
        }
    }
}
