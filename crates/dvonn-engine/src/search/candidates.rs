//! Candidate moves: what they gain, how they rank, and which comes next.

use dvonn_core::{Cell, CellSet, Movement, StackMove};

use super::worker::Worker;
use crate::Feature;
use crate::evaluation::Evaluation;

/// A killer move ranks as high as one that gains eight pieces. Without: -22 Elo (-40 to -4), 1,000 games at 5,000 nodes.
const KILLER: i32 = 4096;
/// Rank of a gained piece, compared with history. Twice and half as much: -16 and -20 Elo, each about 22 more or less.
const GAIN: i32 = 512;

/// Which moves to generate.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Generate {
    All,
    /// Only moves that may gain something at once: captures and moves that cut something off.
    Gaining,
}

/// The largest gain of a quiet move: that of capturing a single enemy piece.
pub(super) const MAX_QUIET_GAIN: i32 = 2;

/// A move that has not been tried yet, packed so that the greatest is the best: rank, gain, from and to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Candidate(u64);

impl Candidate {
    const RANK_BIAS: i32 = 1 << 30;
    const GAIN_BIAS: i32 = 1 << 15;

    #[inline]
    pub(super) fn new(rank: i32, gain: i32, mv: StackMove) -> Candidate {
        let rank = (rank + Self::RANK_BIAS) as u64;
        let gain = (gain + Self::GAIN_BIAS) as u64;
        Candidate(rank << 32 | gain << 16 | u64::from(mv.to_bits()))
    }

    /// Pieces that the mover's margin gains at once.
    #[inline]
    pub(super) fn gain(self) -> i32 {
        i32::from((self.0 >> 16) as u16) - Self::GAIN_BIAS
    }

    /// The same move with a higher rank.
    fn raise(&mut self, more: i32) {
        self.0 += (more as u64) << 32;
    }

    #[inline]
    fn mv_bits(self) -> u16 {
        self.0 as u16
    }

    #[inline]
    pub(super) fn mv(self) -> StackMove {
        StackMove::from_bits(self.mv_bits()).expect("a candidate is made from a move")
    }
}

/// The cells that lose their link when a stack leaves its cell.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cuts {
    Nothing,
    /// These, whatever the target.
    Always(CellSet),
    /// The stack holds a DVONN piece, so the cells depend on the target.
    ByTarget,
}

/// The gain of each move of one stack: the pieces it lands on and those it cuts off.
pub(super) struct Gains<'a> {
    position: &'a Movement,
    from: Cell,
    cuts: Cuts,
}

impl<'a> Gains<'a> {
    /// This may flood the board, so look for targets first.
    #[inline]
    pub(super) fn of(position: &'a Movement, from: Cell) -> Gains<'a> {
        let cuts = if position.dvonns().contains(from) {
            Cuts::ByTarget
        } else {
            let lost = position.cut_off(StackMove::new(from, from));
            if lost.is_empty() { Cuts::Nothing } else { Cuts::Always(lost) }
        };
        Gains { position, from, cuts }
    }

    #[inline]
    pub(super) fn onto(&self, to: Cell) -> i32 {
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
        landed + self.cut_by_landing_on(to)
    }

    /// The gain from the stacks that the move cuts off.
    #[inline]
    fn cut_by_landing_on(&self, to: Cell) -> i32 {
        match self.cuts {
            Cuts::Nothing => 0,
            Cuts::Always(lost) => self.lost(to, lost),
            Cuts::ByTarget => self.lost(to, self.position.cut_off(StackMove::new(self.from, to))),
        }
    }

    /// The gain from the stacks that are cut off, after the landing.
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

impl<E: Evaluation> Worker<'_, E> {
    /// Appends the moves with their ranks to the candidates, except `skip`.
    pub(super) fn generate(
        &mut self,
        position: &Movement,
        ply: usize,
        skip: Option<StackMove>,
        which: Generate,
    ) {
        let begin = self.candidates.len();
        let us = position.turn();
        let (own, enemy) = (position.owned(us), position.owned(us.other()));
        let uses_history = self.uses(Feature::History);
        let killers = if self.uses(Feature::Killers) { self.killers[ply] } else { [None; 2] };
        let candidates = &mut self.candidates;
        for from in position.free(us) {
            let mut targets = position.targets(from);
            if let Some(skipped) = skip
                && skipped.from == from
            {
                targets.remove(skipped.to);
            }
            if targets.is_empty() {
                continue;
            }
            let gains = Gains::of(position, from);
            let history = self.history.from(us, from);
            let mut push = |to: Cell, gain: i32| {
                let mut rank = GAIN * gain;
                if uses_history {
                    rank += i32::from(history[to.index()]);
                }
                candidates.push(Candidate::new(rank, gain, StackMove { from, to }));
            };
            if gains.cuts != Cuts::Nothing {
                targets.into_iter().for_each(|to| push(to, gains.onto(to)));
                continue;
            }
            // By kind of target, because a branch for each would be hard to predict.
            (targets & enemy).into_iter().for_each(|to| push(to, 2 * i32::from(position.height(to))));
            if which == Generate::All {
                (targets & own).into_iter().for_each(|to| push(to, 0));
                (targets - own - enemy).into_iter().for_each(|to| push(to, 1));
            }
        }
        for killer in killers.into_iter().flatten() {
            let is_killer = |candidate: &&mut Candidate| candidate.mv_bits() == killer.to_bits();
            if let Some(candidate) = self.candidates[begin..].iter_mut().find(is_killer) {
                candidate.raise(KILLER);
            }
        }
    }

    /// Removes and returns the best candidate from `begin` on. The first three are found by scanning, which usually
    /// suffices; after that the rest is sorted once.
    #[inline]
    pub(super) fn pick(&mut self, begin: usize, picked: i32) -> Option<Candidate> {
        const SCANNED: i32 = 3;
        if picked < SCANNED {
            return self.pick_by_scan(begin);
        }
        if picked == SCANNED {
            self.candidates[begin..].sort_unstable();
        }
        (self.candidates.len() > begin).then(|| self.candidates.pop()).flatten()
    }

    /// Removes and returns the best candidate from `begin` on.
    #[inline]
    pub(super) fn pick_by_scan(&mut self, begin: usize) -> Option<Candidate> {
        let best = (begin..self.candidates.len()).max_by_key(|&index| self.candidates[index])?;
        Some(self.candidates.swap_remove(best))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::sync::atomic::{AtomicBool, AtomicU64};

    use dvonn_core::{Position, perft};

    use super::super::worker::{Node, Shared};
    use super::*;
    use crate::evaluation::Material;
    use crate::transposition_table::TranspositionTable;
    use crate::{Features, Margin};

    /// Counts the leaves of the tree of picked moves. At each node the picked moves are compared with the legal ones.
    fn picked_perft(
        worker: &mut Worker<'_, Material>,
        node: &Node<()>,
        depth: u32,
        rng: &mut fastrand::Rng,
    ) -> u64 {
        if depth == 0 {
            return 1;
        }
        let position = node.position;
        let us = position.turn();
        if !position.has_moves(us) {
            let is_over = !position.has_moves(us.other());
            let next = worker.child(node, None);
            return if is_over { 0 } else { picked_perft(worker, &next, depth - 1, rng) };
        }
        let legal: BTreeSet<StackMove> = position.moves(us).collect();
        let tt_move = rng.choice(legal.iter().copied()).filter(|_| rng.bool());
        let begin = worker.candidates.len();
        worker.generate(&position, depth as usize, tt_move, Generate::All);
        let mut picked = Vec::from_iter(tt_move);
        let mut tried = picked.len() as i32;
        while let Some(candidate) = worker.pick(begin, tried) {
            picked.push(candidate.mv());
            // A move that is pruned does not count as tried.
            tried += i32::from(rng.u8(..8) > 0);
        }
        assert_eq!(worker.candidates.len(), begin, "the moves of the node above stay");
        assert_eq!(picked.len(), legal.len(), "each move once: {picked:?}");
        assert_eq!(picked.iter().copied().collect::<BTreeSet<_>>(), legal);
        // Moves left over from the node above must not be picked below it.
        let left_over = Candidate::new(1 << 20, 0, picked[0]);
        worker.candidates.push(left_over);
        let mut leaves = 0;
        for mv in picked {
            worker.history.add(us, mv, rng.i32(-500..500));
            worker.killers[depth as usize][0] = Some(mv);
            let next = worker.child(node, Some(mv));
            leaves += picked_perft(worker, &next, depth - 1, rng);
        }
        worker.candidates.pop();
        leaves
    }

    #[test]
    fn perft_by_picked_moves_equals_perft() {
        let table = TranspositionTable::new(0);
        let shared = Shared {
            table: &table,
            without: Features::NONE,
            stop: &AtomicBool::new(false),
            nodes: &AtomicU64::new(0),
        };
        let mut rng = fastrand::Rng::with_seed(1);
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
            let root = worker.root_node(position.movement().unwrap());
            let leaves = picked_perft(&mut worker, &root, depth, &mut rng);
            assert_eq!(leaves, perft(&position, depth), "{text}");
        }
    }

    #[test]
    fn the_gain_of_a_move_is_the_growth_of_the_margin() {
        let mut rng = fastrand::Rng::with_seed(3);
        let (mut compared, mut cutting) = (0, 0);
        for _ in 0..100 {
            let mut here = crate::boards::random(&mut rng);
            while let Some(mv) = rng.choice(here.legal_moves().collect::<Vec<_>>()) {
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
}
