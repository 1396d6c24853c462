//! Exact values of late positions.
//!
//! A depth-first search with null windows and a table of proved bounds; moves that leave few replies come first. A value
//! is returned only if it is proved, and the search can be interrupted at any time. There is no null move pruning: in one
//! late position of twelve, passing would be better than moving.

mod bounds;
pub(crate) mod proof;

use dvonn_core::{Move, Movement, Position, StackMove};

use self::bounds::margin_bounds;
pub(crate) use self::bounds::possible_margins;
use crate::transposition_table::{Replace, TranspositionTable};
use crate::{Margin, Wdl};

/// From this many stacks on, the table is used and moves are ordered; below, a plain search is faster. Seven and nine
/// were slower on positions with 16 to 22 stacks.
const TABLE_FROM: usize = 8;
/// From this many stacks on, the table is probed for all replies before any is searched.
const LOOK_AHEAD_FROM: usize = 12;
/// Nodes between two calls of the watch.
const WATCH_INTERVAL: u64 = 1 << 12;

/// The search was interrupted before the value was proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the search was interrupted before the value was proved")]
pub struct Interrupted;

/// The state of a running search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SolverProgress {
    /// Nodes searched so far.
    pub nodes: u64,
    /// The lowest margin not yet excluded, for the side to move.
    pub low: Margin,
    /// The highest margin not yet excluded.
    pub high: Margin,
}

/// Called every few thousand nodes; returns whether to continue. The caller measures time.
pub type Watch<'a> = &'a mut dyn FnMut(&SolverProgress) -> bool;

/// Solves late positions of the movement phase. Proved bounds stay in its table for the next position.
///
/// ```
/// use dvonn_core::Position;
/// use dvonn_engine::{Margin, Solver, Wdl};
///
/// // Figure 4 of the rulebook: White has one move, and it loses by 17.
/// let position: Position =
///     "......W3+../.....W5.BB6B5+/.....B2W3+.B5W2./......W4..B2/......... W M".parse()?;
/// let movement = position.movement().expect("stacks are moved");
/// let mut solver = Solver::new(1);
/// assert_eq!(solver.margin(movement, &mut |_| true)?.pieces(), -17);
/// assert_eq!(solver.wdl(movement, &mut |_| true)?, Wdl::Loss);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Solver {
    table: TranspositionTable,
    nodes: u64,
    /// The watch is called at exactly this number of nodes.
    milestone: u64,
}

impl Solver {
    /// A solver with a table of about this many megabytes.
    pub fn new(megabytes: usize) -> Solver {
        Solver { table: TranspositionTable::new(megabytes), nodes: 0, milestone: u64::MAX }
    }

    /// A solver with a table that suits the position. A table that fits the CPU cache is up to twice as fast, and with 28
    /// stacks a larger one saved only one node in twenty.
    pub fn suited_to(position: &Movement) -> Solver {
        Solver::new(match position.occupied().len() {
            0..=18 => 4,
            19..=28 => 16,
            _ => 64,
        })
    }

    /// Nodes searched since this solver was created.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Makes the search call the watch at exactly this number of nodes, so that a node limit is exact.
    pub(crate) fn watch_at(&mut self, nodes: u64) {
        self.milestone = nodes;
    }

    /// Who wins. Ten to twenty times cheaper than the margin.
    ///
    /// # Errors
    /// If the watch returned `false`.
    pub fn wdl(&mut self, position: &Movement, watch: Watch<'_>) -> Result<Wdl, Interrupted> {
        let value = self.search(position, -1, 1, watch)?;
        Ok(Margin::new_unchecked(value.clamp(-1, 1)).wdl())
    }

    /// The final margin under best play.
    ///
    /// # Errors
    /// If the watch returned `false`.
    pub fn margin(&mut self, position: &Movement, watch: Watch<'_>) -> Result<Margin, Interrupted> {
        let guess = Margin::counted(position);
        self.margin_from(position, guess, watch)
    }

    /// The margin of every legal move for the side to move, best first. Empty once the game is over.
    ///
    /// # Errors
    /// If the watch returned `false`.
    pub fn moves(
        &mut self,
        position: &Movement,
        watch: Watch<'_>,
    ) -> Result<Vec<(Move, Margin)>, Interrupted> {
        let mut values: Vec<(Move, Margin)> = Vec::new();
        for (mv, next) in successors(position) {
            let guess = values.first().map_or(Margin::counted(&next), |(_, best)| -best.pieces());
            let value = -self.margin_from(&next, guess, watch)?;
            let at = values.partition_point(|(_, known)| *known >= value);
            values.insert(at, (mv, value));
        }
        Ok(values)
    }

    /// The moves that reach at least this margin. With the position's own margin, these are the best moves.
    ///
    /// # Errors
    /// If the watch returned `false`.
    pub fn moves_reaching(
        &mut self,
        position: &Movement,
        value: Margin,
        watch: Watch<'_>,
    ) -> Result<Vec<Move>, Interrupted> {
        let mut found = Vec::new();
        for (mv, next) in successors(position) {
            let enough = -value.pieces();
            if self.search(&next, enough, enough + 1, watch)? <= enough {
                found.push(mv);
            }
        }
        Ok(found)
    }

    /// A line of best play from a position with this margin: to the end of the game, or at most `length` plies. It is empty
    /// or ends early if the margin is wrong.
    ///
    /// # Errors
    /// If the watch returned `false`.
    pub fn line(
        &mut self,
        position: &Movement,
        value: Margin,
        length: usize,
        watch: Watch<'_>,
    ) -> Result<Vec<Move>, Interrupted> {
        let mut line = Vec::new();
        let (mut position, mut value) = (*position, value.pieces());
        while line.len() < length {
            let tt_move = self
                .table
                .get(position.key())
                .and_then(|word| SolverEntry::unpack(word).best)
                .map(Move::Stack);
            let mut all = successors(&position);
            if let Some(at) = all.iter().position(|(mv, _)| Some(*mv) == tt_move) {
                all[..=at].rotate_right(1);
            }
            let mut found = None;
            for (mv, next) in all {
                if self.search(&next, -value, 1 - value, watch)? <= -value {
                    found = Some((mv, next));
                    break;
                }
            }
            let Some((mv, next)) = found else { break };
            line.push(mv);
            (position, value) = (next, -value);
        }
        Ok(line)
    }

    /// Narrows the margin down with null windows around a guess (MTD(f)).
    pub(crate) fn margin_from(
        &mut self,
        position: &Movement,
        guess: i8,
        watch: Watch<'_>,
    ) -> Result<Margin, Interrupted> {
        let (mut low, mut high) = margin_bounds(position);
        let mut guess = guess.clamp(low, high);
        while low < high {
            let reach = guess.max(low + 1);
            guess = self.search_within(position, reach - 1, reach, (low, high), watch)?;
            if guess < reach {
                high = guess;
            } else {
                low = guess;
            }
        }
        Ok(Margin::new_unchecked(low))
    }

    fn search(
        &mut self,
        position: &Movement,
        alpha: i8,
        beta: i8,
        watch: Watch<'_>,
    ) -> Result<i8, Interrupted> {
        self.search_within(position, alpha, beta, margin_bounds(position), watch)
    }

    fn search_within(
        &mut self,
        position: &Movement,
        alpha: i8,
        beta: i8,
        (low, high): (i8, i8),
        watch: Watch<'_>,
    ) -> Result<i8, Interrupted> {
        let mut search = Search {
            table: &self.table,
            progress: SolverProgress {
                nodes: self.nodes,
                low: Margin::new_unchecked(low),
                high: Margin::new_unchecked(high),
            },
            next_watch: self.nodes,
            milestone: self.milestone,
            watch,
            moves: Vec::new(),
        };
        let value = search.node(position, alpha, beta);
        self.nodes = search.progress.nodes;
        value
    }
}

/// The legal plies with the positions they lead to.
pub(crate) fn successors(position: &Movement) -> Vec<(Move, Movement)> {
    let position = Position::from(*position);
    position
        .legal_moves()
        .map(|mv| {
            let next = position.play(mv).expect("listed moves are legal");
            (mv, *next.movement().expect("placement is over"))
        })
        .collect()
}

/// A table entry: proved bounds of the margin, and the best move.
#[derive(Clone, Copy)]
struct SolverEntry {
    low: i8,
    high: i8,
    best: Option<StackMove>,
}

impl SolverEntry {
    /// The low byte is the worth of the entry: positions with more stacks took more work.
    fn pack(self, stacks: usize) -> u64 {
        let byte = |value: i8| u64::from(value as u8);
        let best = u64::from(self.best.map_or(u16::MAX, StackMove::to_bits));
        byte(self.low) << 40 | byte(self.high) << 32 | best << 16 | stacks as u64
    }

    fn unpack(word: u64) -> SolverEntry {
        let byte = |shift: u32| (word >> shift) as u8;
        SolverEntry {
            low: byte(40) as i8,
            high: byte(32) as i8,
            best: StackMove::from_bits((word >> 16) as u16),
        }
    }
}

struct Search<'a> {
    table: &'a TranspositionTable,
    progress: SolverProgress,
    next_watch: u64,
    milestone: u64,
    watch: Watch<'a>,
    /// Untried moves of all nodes between the root and the current one, with their ranks; the lowest comes first.
    moves: Vec<(i32, StackMove)>,
}

impl Search<'_> {
    fn count_node(&mut self) -> Result<(), Interrupted> {
        if self.progress.nodes >= self.next_watch {
            if !(self.watch)(&self.progress) {
                return Err(Interrupted);
            }
            self.next_watch = (self.progress.nodes + WATCH_INTERVAL).min(self.milestone);
        }
        self.progress.nodes += 1;
        Ok(())
    }

    /// The value if it lies between alpha and beta, otherwise a bound on the side where it lies.
    fn node(&mut self, position: &Movement, alpha: i8, beta: i8) -> Result<i8, Interrupted> {
        let stacks = position.occupied().len();
        if stacks < TABLE_FROM {
            return self.small_node(position, alpha, beta);
        }
        self.count_node()?;
        let (mut low, mut high) = margin_bounds(position);
        let mut tt_move = None;
        if let Some(word) = self.table.get(position.key()) {
            let entry = SolverEntry::unpack(word);
            (low, high) = (low.max(entry.low), high.min(entry.high));
            tt_move = entry.best;
        }
        if low >= beta || low == high {
            return Ok(low);
        }
        if high <= alpha {
            return Ok(high);
        }
        let (alpha, beta) = (alpha.max(low), beta.min(high));

        let mut best = Best { value: -Margin::LIMIT, mv: None, alpha, beta };
        // The table's move often suffices, and then the others need not be generated.
        if let Some(mv) = tt_move
            && position.check(mv).is_ok()
        {
            self.try_move(position, mv, &mut best)?;
        }
        if best.value < beta {
            self.other_moves(position, stacks, tt_move, &mut best)?;
        }
        let value = best.value;
        let entry = SolverEntry {
            low: if value > alpha { low.max(value) } else { low },
            high: if value < beta { high.min(value) } else { high },
            best: best.mv,
        };
        self.table.put(position.key(), entry.pack(stacks), Replace::Always);
        Ok(value)
    }

    fn other_moves(
        &mut self,
        position: &Movement,
        stacks: usize,
        tried: Option<StackMove>,
        best: &mut Best,
    ) -> Result<(), Interrupted> {
        let us = position.turn();
        let begin = self.moves.len();
        for mv in position.moves(us) {
            if best.mv.is_some() && Some(mv) == tried {
                continue;
            }
            let mut next = *position;
            next.apply_unchecked(mv);
            if stacks >= LOOK_AHEAD_FROM
                && let Some(word) = self.table.get(next.key())
                && -SolverEntry::unpack(word).high >= best.beta
            {
                *best = Best { value: -SolverEntry::unpack(word).high, mv: Some(mv), ..*best };
                self.moves.truncate(begin);
                return Ok(());
            }
            // Few replies first; pieces only break near ties. A higher weight for pieces made larger trees; counting own
            // moves too made smaller trees but took longer.
            let replies = next.count_moves(us.other()) as i32;
            let rank = 8 * replies + i32::from(Margin::counted(&next));
            self.moves.push((rank, mv));
        }
        if self.moves.len() == begin && best.mv.is_none() {
            best.value = self.pass_or_end(position, best.alpha, best.beta)?;
            return Ok(());
        }
        // Selection instead of sorting, because the first few moves often suffice.
        while best.value < best.beta
            && let Some(next) = (begin..self.moves.len()).min_by_key(|&index| self.moves[index].0)
        {
            let (_, mv) = self.moves.swap_remove(next);
            self.try_move(position, mv, best)?;
        }
        self.moves.truncate(begin);
        Ok(())
    }

    /// Searches a move: with the full window if it is the first, otherwise with a null window first.
    fn try_move(&mut self, position: &Movement, mv: StackMove, best: &mut Best) -> Result<(), Interrupted> {
        let mut next = *position;
        next.apply_unchecked(mv);
        let alpha = best.alpha.max(best.value);
        let mut value;
        if best.mv.is_none() {
            value = -self.node(&next, -best.beta, -alpha)?;
        } else {
            value = -self.node(&next, -alpha - 1, -alpha)?;
            if value > alpha && value < best.beta {
                value = -self.node(&next, -best.beta, -value)?;
            }
        }
        if best.mv.is_none() || value > best.value {
            *best = Best { value, mv: Some(mv), ..*best };
        }
        Ok(())
    }

    fn pass_or_end(&mut self, position: &Movement, alpha: i8, beta: i8) -> Result<i8, Interrupted> {
        if !position.has_moves(position.turn().other()) {
            return Ok(Margin::counted(position));
        }
        let mut next = *position;
        next.pass_unchecked();
        Ok(-self.node(&next, -beta, -alpha)?)
    }

    /// Plain alpha-beta search for few stacks.
    fn small_node(&mut self, position: &Movement, mut alpha: i8, beta: i8) -> Result<i8, Interrupted> {
        self.count_node()?;
        let mut best = None;
        for mv in position.moves(position.turn()) {
            let mut next = *position;
            next.apply_unchecked(mv);
            let value = -self.small_node(&next, -beta, -alpha)?;
            if best.is_none_or(|best| value > best) {
                best = Some(value);
                alpha = alpha.max(value);
                if value >= beta {
                    break;
                }
            }
        }
        match best {
            Some(value) => Ok(value),
            None => self.pass_or_end(position, alpha, beta),
        }
    }
}

/// The best move found at a node, and the window it is searched with.
#[derive(Clone, Copy)]
struct Best {
    value: i8,
    mv: Option<StackMove>,
    alpha: i8,
    beta: i8,
}
