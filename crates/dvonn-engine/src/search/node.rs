//! One node of the tree.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use dvonn_core::{Cell, CellSet, Movement, StackMove};

use super::history::History;
use super::{INFINITE, LARGEST_ESTIMATE, MAX_PLY, Ply, Stopped, final_value, is_final};
use crate::evaluation::Evaluation;
use crate::table::Table;
use crate::{Idea, Ideas};

/// Up to this depth, positions that are so far above the window for each ply left are taken to stay there.
/// Without: -50 Elo (-72 to -29), 500 games at 4,000 nodes.
const REVERSE_FUTILITY: i32 = 200;
const REVERSE_FUTILITY_DEPTH: i32 = 6;
/// Quiet moves are not searched where the position and what they win are so far below the window for each ply left.
/// Instead of 300: +16 Elo (-6 to +38), 600 games at 5,000 nodes.
const FUTILITY: i32 = 150;
const FUTILITY_DEPTH: i32 = 4;
/// Up to this depth, quiet moves after the first few are not searched. Without: -49 Elo (-73 to -25), 600 games at
/// 5,000 nodes.
const LATE_MOVE_DEPTH: i32 = 3;
/// A move that was good at the same ply counts as much as winning eight pieces. Without: -22 Elo (-40 to -4), 1,000
/// games at 5,000 nodes.
const KILLER: i32 = 4096;
/// What winning a piece counts against history. Twice and half as much: -16 and -20 Elo, each about 22 more or less.
const GAIN: i32 = 512;

/// Positions between two questions whether to go on.
const QUESTION_INTERVAL: u64 = 1 << 10;

/// A position with what the evaluation carries along and how it came about.
#[derive(Clone, Copy)]
pub(super) struct Here<S> {
    pub(super) position: Movement,
    pub(super) state: S,
}

/// What threads of one search share.
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a Table,
    pub(crate) without: Ideas,
    pub(crate) stop: &'a AtomicBool,
    pub(crate) nodes: &'a AtomicU64,
}

/// How a value in the table is to be read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Lower,
    Upper,
    Exact,
}

/// What the table knows of a position.
#[derive(Clone, Copy)]
struct Known {
    depth: i32,
    bound: Bound,
    value: i32,
    /// The judgement of the position itself.
    judgement: i32,
    best: Option<StackMove>,
}

impl Known {
    /// The low byte is the worth of the entry, the next one belongs to the table. The judgement takes 14 bits.
    fn pack(self) -> u64 {
        let best = u64::from(self.best.map_or(u16::MAX, StackMove::to_bits));
        let value = u64::from(self.value as i16 as u16);
        let judgement = u64::from((self.judgement.clamp(-8191, 8191) as i16 as u16) & 0x3fff);
        judgement << 50 | (self.bound as u64) << 48 | value << 32 | best << 16 | self.depth as u64
    }

    fn unpack(word: u64) -> Known {
        Known {
            depth: i32::from(word as u8),
            bound: match word >> 48 & 3 {
                0 => Bound::Lower,
                1 => Bound::Upper,
                _ => Bound::Exact,
            },
            value: i32::from((word >> 32) as i16),
            judgement: ((word as i64) >> 50) as i32,
            best: StackMove::from_bits((word >> 16) as u16),
        }
    }

    fn cuts(&self, depth: i32, alpha: i32, beta: i32) -> bool {
        self.depth >= depth
            && match self.bound {
                Bound::Lower => self.value >= beta,
                Bound::Upper => self.value <= alpha,
                Bound::Exact => true,
            }
    }
}

/// Which moves are listed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    All,
    /// Those that might win something at once.
    Gaining,
}

/// A move that wins at most so many pieces at once, such as a single enemy piece, is quiet.
const MOST_QUIET_GAIN: i32 = 2;

/// A move yet to be tried, in one word, so that the greatest is the best: rank, gain, from and to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Candidate(u64);

impl Candidate {
    const RANK_BIAS: i32 = 1 << 30;
    const GAIN_BIAS: i32 = 1 << 15;

    #[inline]
    fn new(rank: i32, gain: i32, mv: StackMove) -> Candidate {
        let rank = (rank + Self::RANK_BIAS) as u64;
        let gain = (gain + Self::GAIN_BIAS) as u64;
        Candidate(rank << 32 | gain << 16 | u64::from(mv.to_bits()))
    }

    /// Pieces that the mover's margin grows by at once.
    #[inline]
    fn gain(self) -> i32 {
        i32::from((self.0 >> 16) as u16) - Self::GAIN_BIAS
    }

    #[inline]
    fn mv(self) -> StackMove {
        StackMove::from_bits(self.0 as u16).expect("a candidate is made from a move")
    }
}

/// What leaving a cell cuts off.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cuts {
    Nothing,
    /// These, wherever the stack goes.
    Always(CellSet),
    /// A DVONN piece leaves: it depends on the target.
    ByTarget,
}

/// Pieces that the mover's margin grows by at once, for each target of one stack: what it lands on, and what is cut off.
struct Gains<'a> {
    position: &'a Movement,
    from: Cell,
    cuts: Cuts,
}

impl<'a> Gains<'a> {
    #[inline]
    fn of(position: &'a Movement, from: Cell) -> Gains<'a> {
        let cuts = if position.dvonns().contains(from) {
            Cuts::ByTarget
        } else {
            let lost = position.cut_off(StackMove::new(from, from));
            if lost.is_empty() { Cuts::Nothing } else { Cuts::Always(lost) }
        };
        Gains { position, from, cuts }
    }

    #[inline]
    fn onto(&self, to: Cell) -> i32 {
        let position = self.position;
        let us = position.turn();
        let height = i32::from(position.height(to));
        let landed = if position.owned(us.other()).contains(to) {
            2 * height
        } else if position.owned(us).contains(to) {
            0
        } else {
            height
        };
        match self.cuts {
            Cuts::Nothing => landed,
            Cuts::Always(lost) => landed + self.lost(to, lost),
            Cuts::ByTarget => landed + self.lost(to, position.cut_off(StackMove::new(self.from, to))),
        }
    }

    /// What the pieces cut off are worth after the landing.
    fn lost(&self, to: Cell, lost: CellSet) -> i32 {
        let position = self.position;
        let us = position.turn();
        let height = |cell: Cell| i32::from(position.height(cell));
        lost.into_iter()
            .map(|cell| {
                if cell == to {
                    -height(cell) - height(self.from)
                } else if position.owned(us).contains(cell) {
                    -height(cell)
                } else {
                    height(cell)
                }
            })
            .sum()
    }
}

/// How many plies less deep a late move is searched at first: the product of the logarithms of depth and of the
/// number of moves tried before. Without: -24 Elo (-48 to -1), 500 games at 20,000 nodes; at 5,000 nothing.
#[inline]
fn late_move_reduction(depth: i32, tried: i32) -> i32 {
    let ln = |number: i32| i32::from(LN[(number as usize).min(LN.len() - 1)]);
    (LN_ONE * LN_ONE / 2 + ln(depth) * ln(tried) * 10 / 18) / (LN_ONE * LN_ONE)
}

const LN_ONE: i32 = 64;

/// Natural logarithms in parts of `LN_ONE`, by arithmetic that is the same on every machine.
static LN: [i16; 64] = {
    let mut table = [0; 64];
    let mut number = 1;
    while number < 64 {
        // Twice the area tangent of (n - 1) / (n + 1), as a series.
        let ratio = (number as f64 - 1.0) / (number as f64 + 1.0);
        let (mut sum, mut power, mut term) = (0.0, ratio, 1);
        while term < 400 {
            sum += power / term as f64;
            power *= ratio * ratio;
            term += 2;
        }
        table[number] = (2.0 * sum * LN_ONE as f64 + 0.5) as i16;
        number += 1;
    }
    table
};

/// One thread's part of a search.
pub(crate) struct Worker<'a, E: Evaluation> {
    pub(super) evaluation: &'a E,
    shared: &'a Shared<'a>,
    history: History,
    killers: [[Option<StackMove>; 2]; MAX_PLY],
    /// For each ply, the best line found below it.
    pub(super) lines: Vec<Vec<Ply>>,
    candidates: Vec<Candidate>,
    pub(super) nodes: u64,
    counted: u64,
    pub(super) longest: usize,
    next_question: u64,
    /// Exactly so many positions are looked at.
    limit: u64,
    goes_on: &'a mut (dyn FnMut(u64) -> bool + 'a),
}

impl<'a, E: Evaluation> Worker<'a, E> {
    pub(crate) fn new(
        evaluation: &'a E,
        shared: &'a Shared<'a>,
        limit: u64,
        goes_on: &'a mut (dyn FnMut(u64) -> bool + 'a),
    ) -> Worker<'a, E> {
        Worker {
            evaluation,
            shared,
            history: History::new(),
            killers: [[None; 2]; MAX_PLY],
            lines: vec![Vec::new(); MAX_PLY + 1],
            candidates: Vec::with_capacity(512),
            nodes: 0,
            counted: 0,
            longest: 0,
            next_question: 0,
            limit,
            goes_on,
        }
    }

    #[inline]
    pub(super) fn uses(&self, idea: Idea) -> bool {
        !self.shared.without.contains(idea)
    }

    pub(super) fn here(&self, position: &Movement) -> Here<E::State> {
        Here { position: *position, state: self.evaluation.state(position) }
    }

    /// Tells the other threads how many positions were looked at here.
    pub(super) fn publish_nodes(&mut self) -> u64 {
        let more = self.nodes - self.counted;
        self.counted = self.nodes;
        self.shared.nodes.fetch_add(more, Ordering::Relaxed) + more
    }

    #[inline]
    fn count_node(&mut self, ply: usize) -> Result<(), Stopped> {
        if self.nodes >= self.next_question {
            if self.nodes >= self.limit || self.shared.stop.load(Ordering::Relaxed) {
                return Err(Stopped);
            }
            let total = self.publish_nodes();
            if !(self.goes_on)(total) {
                return Err(Stopped);
            }
            self.next_question = (self.nodes + QUESTION_INTERVAL).min(self.limit);
        }
        self.nodes += 1;
        self.longest = self.longest.max(ply);
        Ok(())
    }

    #[inline]
    pub(super) fn after(&self, here: &Here<E::State>, ply: Ply) -> Here<E::State> {
        let mut position = here.position;
        let Some(mv) = ply else {
            position.pass_unchecked();
            return Here { position, state: here.state };
        };
        let effects = position.apply_unchecked(mv);
        let state = self.evaluation.after(&here.state, &here.position, &position, &effects);
        Here { position, state }
    }

    #[inline]
    fn judge(&self, here: &Here<E::State>) -> i32 {
        self.evaluation.value(&here.position, &here.state).clamp(-LARGEST_ESTIMATE, LARGEST_ESTIMATE)
    }

    /// The value, if it lies between alpha and beta; else a limit of it on the right side of them.
    pub(super) fn node(
        &mut self,
        here: &Here<E::State>,
        mut alpha: i32,
        beta: i32,
        depth: i32,
        ply: usize,
    ) -> Result<i32, Stopped> {
        if depth <= 0 {
            return self.leaf(here, alpha, beta, ply, 0);
        }
        self.count_node(ply)?;
        self.lines[ply].clear();
        let position = &here.position;
        let us = position.turn();
        if !position.has_moves(us) {
            return self.pass_or_end(here, ply, |worker, next| {
                Ok(-worker.node(next, -beta, -alpha, depth, ply + 1)?)
            });
        }
        let is_open = beta - alpha > 1;
        let known = self.shared.table.get(position.hash()).map(Known::unpack);
        if let Some(known) = known
            && !is_open
            && known.cuts(depth, alpha, beta)
        {
            return Ok(known.value);
        }
        let remembered = known.and_then(|known| known.best).filter(|mv| position.check(*mv).is_ok());
        let judgement = known.map_or_else(|| self.judge(here), |known| known.judgement);

        if !is_open
            && !is_final(beta)
            && depth <= REVERSE_FUTILITY_DEPTH
            && judgement - REVERSE_FUTILITY * depth >= beta
            && self.uses(Idea::ReverseFutility)
        {
            return Ok(judgement);
        }

        // So far below the window that quiet moves will not be searched.
        let hopes_for_gain = !is_open
            && depth <= FUTILITY_DEPTH
            && judgement + 100 * MOST_QUIET_GAIN + FUTILITY * depth <= alpha
            && self.uses(Idea::Futility);
        let original_alpha = alpha;
        let mut best = -INFINITE;
        let mut best_move = None;
        let mut tried: i32 = 0;
        let mut picked = 0;
        let begin = self.candidates.len();
        let mut is_listed = false;
        let mut tried_moves: [Option<StackMove>; 32] = [None; 32];
        let mut next_candidate = remembered.map(|mv| Candidate::new(0, i32::from(u8::MAX), mv));
        loop {
            let candidate = next_candidate.take().or_else(|| {
                if !is_listed {
                    is_listed = true;
                    self.list(
                        here,
                        ply,
                        remembered,
                        if hopes_for_gain { Which::Gaining } else { Which::All },
                    );
                    // One move must be tried.
                    if self.candidates.len() == begin && tried == 0 {
                        self.list(here, ply, remembered, Which::All);
                    }
                }
                picked += 1;
                self.pick(begin, picked - 1)
            });
            let Some(candidate) = candidate else { break };
            let (gain, mv) = (candidate.gain(), candidate.mv());
            let is_quiet = gain <= MOST_QUIET_GAIN;
            if !is_open && is_quiet && best > -super::WIN {
                if depth <= LATE_MOVE_DEPTH
                    && tried >= 4 + 4 * depth * depth
                    && self.uses(Idea::LateMovePruning)
                {
                    continue;
                }
                if depth <= FUTILITY_DEPTH
                    && judgement + 100 * gain + FUTILITY * depth <= alpha
                    && self.uses(Idea::Futility)
                {
                    continue;
                }
            }
            let next = self.after(here, Some(mv));
            tried += 1;
            let mut value;
            if tried == 1 {
                value = -self.node(&next, -beta, -alpha, depth - 1, ply + 1)?;
            } else {
                let mut reduction = 0;
                if depth >= 3 && tried >= 4 && self.uses(Idea::LateMoveReductions) {
                    reduction = late_move_reduction(depth, tried);
                    if !is_quiet {
                        reduction /= 2;
                    }
                    if is_open {
                        reduction -= 1;
                    }
                    reduction -= self.history.get(us, mv) / 3000;
                    reduction = reduction.clamp(0, depth - 1);
                }
                value = -self.node(&next, -alpha - 1, -alpha, depth - 1 - reduction, ply + 1)?;
                if value > alpha && reduction > 0 {
                    value = -self.node(&next, -alpha - 1, -alpha, depth - 1, ply + 1)?;
                }
                if value > alpha && value < beta {
                    value = -self.node(&next, -beta, -alpha, depth - 1, ply + 1)?;
                }
            }
            if value > best {
                best = value;
                best_move = Some(mv);
                if value > alpha {
                    alpha = value;
                    if is_open {
                        self.extend_line(ply, Some(mv));
                    }
                    if value >= beta {
                        break;
                    }
                }
            }
            if let Some(slot) = tried_moves.get_mut(tried as usize - 1) {
                *slot = Some(mv);
            }
        }
        self.candidates.truncate(begin);
        if best >= beta
            && let Some(mv) = best_move
        {
            let bonus = (depth * depth * 16).min(1600);
            for other in tried_moves.into_iter().flatten().filter(|&other| other != mv) {
                self.history.add(us, other, -bonus);
            }
            self.history.add(us, mv, bonus);
            if self.killers[ply][0] != Some(mv) {
                self.killers[ply] = [Some(mv), self.killers[ply][0]];
            }
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > original_alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let best_move = if bound == Bound::Upper { remembered.or(best_move) } else { best_move };
        let known = Known { depth, bound, value: best, judgement, best: best_move };
        self.shared.table.put(position.hash(), known.pack());
        Ok(best)
    }

    /// Lists the moves with their ranks.
    fn list(&mut self, here: &Here<E::State>, ply: usize, skip: Option<StackMove>, which: Which) {
        let position = &here.position;
        let us = position.turn();
        let enemy = position.owned(us.other());
        let uses_history = self.uses(Idea::History);
        let killers = if self.uses(Idea::Killers) { self.killers[ply] } else { [None; 2] };
        for from in position.free(us) {
            let gains = Gains::of(position, from);
            let mut targets = position.targets(from);
            if which == Which::Gaining && gains.cuts == Cuts::Nothing {
                targets &= enemy;
            }
            if let Some(skipped) = skip
                && skipped.from == from
            {
                targets.remove(skipped.to);
            }
            let history = self.history.from(us, from);
            for to in targets {
                let mv = StackMove { from, to };
                let gain = gains.onto(to);
                let mut rank = GAIN * gain;
                if uses_history {
                    rank += i32::from(history[to.ordinal()]);
                }
                if killers.contains(&Some(mv)) {
                    rank += KILLER;
                }
                self.candidates.push(Candidate::new(rank, gain, mv));
            }
        }
    }

    /// Takes the best move of those listed from here on, after so many others. The first few are looked for, as they often suffice; then
    /// all are sorted.
    #[inline]
    fn pick(&mut self, begin: usize, picked: i32) -> Option<Candidate> {
        const LOOKED_FOR: i32 = 3;
        if picked < LOOKED_FOR {
            let best = (begin..self.candidates.len()).max_by_key(|&index| self.candidates[index])?;
            return Some(self.candidates.swap_remove(best));
        }
        if picked == LOOKED_FOR {
            self.candidates[begin..].sort_unstable();
        }
        (self.candidates.len() > begin).then(|| self.candidates.pop()).flatten()
    }

    /// The end of the planned depth: a judgement, unless there are large things to win at once. Without looking further:
    /// -7 Elo (-16 to +2), 3,600 games at 5,000 nodes.
    fn leaf(
        &mut self,
        here: &Here<E::State>,
        mut alpha: i32,
        beta: i32,
        ply: usize,
        beyond: u32,
    ) -> Result<i32, Stopped> {
        self.count_node(ply)?;
        let position = &here.position;
        let us = position.turn();
        // In a null window too: a line above may be shown although it was only found to be good enough.
        self.lines[ply].clear();
        if !position.has_moves(us) {
            return self.pass_or_end(here, ply, |worker, next| {
                Ok(-worker.leaf(next, -beta, -alpha, ply + 1, beyond)?)
            });
        }
        let mut best = self.judge(here);
        if best >= beta || beyond >= 4 || !self.uses(Idea::Quiescence) {
            return Ok(best);
        }
        alpha = alpha.max(best);
        let begin = self.candidates.len();
        let tall = position.owned(us.other()) - position.singles();
        for from in position.free(us) {
            for to in position.targets(from) & tall {
                if position.height(to) >= 3 {
                    let gain = Gains::of(position, from).onto(to);
                    self.candidates.push(Candidate::new(gain, gain, StackMove { from, to }));
                }
            }
        }
        while let Some(index) = (begin..self.candidates.len()).max_by_key(|&index| self.candidates[index]) {
            let candidate = self.candidates.swap_remove(index);
            let next = self.after(here, Some(candidate.mv()));
            let value = -self.leaf(&next, -beta, -alpha, ply + 1, beyond + 1)?;
            if value > best {
                best = value;
                alpha = alpha.max(value);
                if value >= beta {
                    break;
                }
            }
        }
        self.candidates.truncate(begin);
        Ok(best)
    }

    fn pass_or_end(
        &mut self,
        here: &Here<E::State>,
        ply: usize,
        search: impl FnOnce(&mut Self, &Here<E::State>) -> Result<i32, Stopped>,
    ) -> Result<i32, Stopped> {
        if !here.position.has_moves(here.position.turn().other()) {
            return Ok(final_value(&here.position));
        }
        let next = self.after(here, None);
        let value = search(self, &next)?;
        self.extend_line(ply, None);
        Ok(value)
    }

    /// The best line from here is this ply and the best line after it.
    pub(super) fn extend_line(&mut self, ply: usize, first: Ply) {
        let mut line = std::mem::take(&mut self.lines[ply]);
        line.clear();
        line.push(first);
        line.extend_from_slice(&self.lines[ply + 1]);
        self.lines[ply] = line;
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use dvonn_core::{Position, perft};

    use super::*;
    use crate::Margin;
    use crate::evaluation::Material;

    /// Walks the tree by picked moves only and counts its leaves; at each node, what is picked is compared with the
    /// moves of the rules, each once.
    fn picked_perft(
        worker: &mut Worker<'_, Material>,
        here: &Here<()>,
        depth: u32,
        dice: &mut fastrand::Rng,
    ) -> u64 {
        if depth == 0 {
            return 1;
        }
        let position = here.position;
        let us = position.turn();
        if !position.has_moves(us) {
            let is_over = !position.has_moves(us.other());
            let next = worker.after(here, None);
            return if is_over { 0 } else { picked_perft(worker, &next, depth - 1, dice) };
        }
        let legal: BTreeSet<StackMove> = position.moves(us).collect();
        let remembered = dice.choice(legal.iter().copied()).filter(|_| dice.bool());
        let begin = worker.candidates.len();
        worker.list(here, depth as usize, remembered, Which::All);
        let mut picked = Vec::from_iter(remembered);
        let mut tried = picked.len() as i32;
        while let Some(candidate) = worker.pick(begin, tried) {
            picked.push(candidate.mv());
            // A move that is pruned does not count as tried.
            tried += i32::from(dice.u8(..8) > 0);
        }
        assert_eq!(worker.candidates.len(), begin, "the moves of the node above stay");
        assert_eq!(picked.len(), legal.len(), "each move once: {picked:?}");
        assert_eq!(picked.iter().copied().collect::<BTreeSet<_>>(), legal);
        // Moves left over from the node above must not be picked below it.
        let left_over = Candidate::new(1 << 20, 0, picked[0]);
        worker.candidates.push(left_over);
        let mut leaves = 0;
        for mv in picked {
            worker.history.add(us, mv, dice.i32(-500..500));
            worker.killers[depth as usize][0] = Some(mv);
            let next = worker.after(here, Some(mv));
            leaves += picked_perft(worker, &next, depth - 1, dice);
        }
        worker.candidates.pop();
        leaves
    }

    #[test]
    fn perft_by_picked_moves_equals_perft() {
        let table = Table::new(0);
        let shared = Shared {
            table: &table,
            without: Ideas::NONE,
            stop: &AtomicBool::new(false),
            nodes: &AtomicU64::new(0),
        };
        let mut dice = fastrand::Rng::with_seed(1);
        for (text, depth) in [
            ("WBBBWWBDB/BBWWWBBWBB/BBBBWDBWWWW/WWBWWBBBWW/WDWBBWWWB W M", 3),
            ("..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M", 4),
            ("......W3+../.....W5.BB6B5+/.....B2W3+.B5W2./......W4..B2/......... W M", 8),
            ("........./........../DDW2+......../........../......... B M", 3),
            ("........./........../W3++D........./........../......... B M", 1),
        ] {
            let position: Position = text.parse().unwrap();
            let mut goes_on = |_| true;
            let mut worker = Worker::new(&Material, &shared, u64::MAX, &mut goes_on);
            let here = worker.here(position.movement().unwrap());
            let leaves = picked_perft(&mut worker, &here, depth, &mut dice);
            assert_eq!(leaves, perft(&position, depth), "{text}");
        }
    }

    #[test]
    fn the_gain_of_a_move_is_what_the_margin_grows_by() {
        let mut dice = fastrand::Rng::with_seed(3);
        let (mut compared, mut cutting) = (0, 0);
        for _ in 0..100 {
            let mut cells = Cell::ALL;
            dice.shuffle(&mut cells);
            let mut here = cells.into_iter().fold(Position::START, |position, cell| {
                position.play(dvonn_core::Move::Place(cell)).unwrap()
            });
            while let Some(mv) = dice.choice(here.legal_moves().collect::<Vec<_>>()) {
                let position = here.movement().unwrap();
                let margin = i32::from(Margin::counted(position));
                for mv in position.moves(position.turn()) {
                    let mut next = *position;
                    let effects = next.apply_unchecked(mv);
                    let grown = -i32::from(Margin::counted(&next)) - margin;
                    let candidate = Candidate::new(0, Gains::of(position, mv.from).onto(mv.to), mv);
                    assert_eq!((candidate.gain(), candidate.mv()), (grown, mv), "{here}");
                    compared += 1;
                    cutting += i32::from(!effects.removed.is_empty());
                }
                here = here.play(mv).unwrap();
            }
        }
        assert!(
            compared > 50_000 && cutting > 1_000,
            "{compared} moves, {cutting} of them cut something off"
        );
    }

    #[test]
    fn what_the_table_knows_suffices_only_if_it_is_deep_enough_and_on_the_right_side() {
        for (bound, value, depth, suffices) in [
            (Bound::Exact, 10, 5, true),
            (Bound::Exact, 10, 4, true),
            (Bound::Exact, 10, 6, false),
            (Bound::Lower, 21, 5, true),
            (Bound::Lower, 20, 5, true),
            (Bound::Lower, 19, 5, false),
            (Bound::Lower, 30, 6, false),
            (Bound::Upper, 19, 5, true),
            (Bound::Upper, 20, 5, false),
            (Bound::Upper, 10, 6, false),
        ] {
            let known = Known { depth: 5, bound, value, judgement: 0, best: None };
            assert_eq!(known.cuts(depth, 19, 20), suffices, "value {value} at depth 5, asked for {depth}");
        }
    }

    #[test]
    fn what_the_table_knows_survives_packing() {
        let mut dice = fastrand::Rng::with_seed(2);
        for _ in 0..10_000 {
            let best = dice.bool().then(|| {
                let cell = |dice: &mut fastrand::Rng| Cell::ALL[dice.usize(..49)];
                StackMove::new(cell(&mut dice), cell(&mut dice))
            });
            let bound = *dice.choice(&[Bound::Lower, Bound::Upper, Bound::Exact]).unwrap();
            let (depth, value) = (dice.i32(1..100), dice.i32(-INFINITE..=INFINITE));
            let judgement = dice.i32(-LARGEST_ESTIMATE..=LARGEST_ESTIMATE);
            let word = Known { depth, bound, value, judgement, best }.pack();
            assert_eq!(word & 0xff00, 0, "the table's own byte is free");
            let known = Known::unpack(word);
            assert!(known.bound == bound);
            assert_eq!((known.depth, known.value, known.best), (depth, value, best));
            assert_eq!(known.judgement, judgement.clamp(-8191, 8191), "judgements are cut at 81.91 pieces");
        }
    }
}
