//! Principal variation search of one node.

use dvonn_core::StackMove;

use super::candidates::{Candidate, Generate, MAX_QUIET_GAIN};
use super::entry::{Bound, TtEntry};
use super::reductions::late_move_reduction;
use super::worker::{Node, Worker};
use super::{INFINITE, Stopped, WIN, final_value, is_final};
use crate::Feature;
use crate::evaluation::Evaluation;
use crate::transposition_table::Replace;

/// Reverse futility: margin per remaining ply by which the static evaluation must exceed beta. Without: -50 Elo (-72 to
/// -29), 500 games at 4,000 nodes.
const REVERSE_FUTILITY: i32 = 200;
const REVERSE_FUTILITY_DEPTH: i32 = 6;
/// Futility: margin per remaining ply by which the static evaluation and the gain of a quiet move must fall short of
/// alpha for it to be skipped. Instead of 300: +16 Elo (-6 to +38), 600 games at 5,000 nodes.
const FUTILITY: i32 = 150;
const FUTILITY_DEPTH: i32 = 4;
/// Late move pruning: up to this depth, quiet moves after the first few are skipped. Without: -49 Elo (-73 to -25), 600
/// games at 5,000 nodes.
const LATE_MOVE_PRUNING_DEPTH: i32 = 3;
/// Tried moves whose history is lowered when a later move causes a cut-off.
const MAX_LOWERED: usize = 32;

/// The window and the depth of a node, with what is known about it before its moves are searched.
#[derive(Clone, Copy)]
struct Context {
    /// The window as it was given.
    alpha: i32,
    beta: i32,
    depth: i32,
    ply: usize,
    /// A window wider than one: the node may be on the principal variation.
    is_pv: bool,
    static_eval: i32,
    tt_move: Option<StackMove>,
}

impl Context {
    /// What a quiet move with this gain may be worth at most, as far as futility pruning is concerned.
    fn optimistic_value(&self, gain: i32) -> i32 {
        self.static_eval + 100 * gain + FUTILITY * self.depth
    }

    /// Whether a quiet move with this gain cannot be expected to raise alpha. If alpha is that of a finished game, the
    /// static evaluation says nothing: it falls short of every win.
    fn is_futile(&self, alpha: i32, gain: i32) -> bool {
        self.depth <= FUTILITY_DEPTH && !is_final(alpha) && self.optimistic_value(gain) <= alpha
    }
}

/// The best value found at a node so far.
struct Best {
    value: i32,
    mv: Option<StackMove>,
    alpha: i32,
    /// Moves searched, the pruned ones not counted.
    tried: i32,
    tried_moves: [Option<StackMove>; MAX_LOWERED],
}

impl<E: Evaluation> Worker<'_, E> {
    /// The value if it lies between alpha and beta, otherwise a bound on the side where it lies (fail-soft).
    pub(super) fn search(
        &mut self,
        node: &Node<E::State>,
        alpha: i32,
        beta: i32,
        depth: i32,
        ply: usize,
    ) -> Result<i32, Stopped> {
        if depth <= 0 {
            return self.quiescence(node, alpha, beta, ply, 0);
        }
        self.count_node(ply)?;
        self.pv[ply].clear();
        let position = &node.position;
        if !position.has_moves(position.turn()) {
            return self.pass_or_end(node, ply, |worker, next| {
                Ok(-worker.search(next, -beta, -alpha, depth, ply + 1)?)
            });
        }
        let is_pv = beta - alpha > 1;
        let entry = self.shared.table.get(position.key()).map(TtEntry::unpack);
        if let Some(entry) = entry
            && !is_pv
            && entry.cuts(depth, alpha, beta)
        {
            self.kinds.cut += 1;
            return Ok(entry.value);
        }
        let tt_move = entry.and_then(|entry| entry.best).filter(|mv| position.check(*mv).is_ok());
        let static_eval = entry.map_or_else(|| self.static_eval(node), |entry| entry.static_eval);
        if !is_pv
            && !is_final(beta)
            && depth <= REVERSE_FUTILITY_DEPTH
            && static_eval - REVERSE_FUTILITY * depth >= beta
            && self.uses(Feature::ReverseFutility)
        {
            self.kinds.cut += 1;
            return Ok(static_eval);
        }
        self.kinds.expanded += 1;
        let context = Context { alpha, beta, depth, ply, is_pv, static_eval, tt_move };
        let best = self.search_moves(node, &context)?;
        if best.value >= beta {
            self.learn_cutoff(node, &context, &best);
        }
        self.store(node, &context, &best);
        Ok(best.value)
    }

    /// Searches the moves of a node, the best expected first, until one reaches beta.
    fn search_moves(&mut self, node: &Node<E::State>, context: &Context) -> Result<Best, Stopped> {
        let Context { alpha, beta, ply, is_pv, tt_move, .. } = *context;
        // So far below alpha that no quiet move will be searched.
        let is_futile = !is_pv && context.is_futile(alpha, MAX_QUIET_GAIN) && self.uses(Feature::Futility);
        let mut best = Best { value: -INFINITE, mv: None, alpha, tried: 0, tried_moves: [None; MAX_LOWERED] };
        let begin = self.candidates.len();
        let mut is_generated = false;
        let mut picked = 0;
        let mut next_candidate = tt_move.map(|mv| Candidate::new(0, i32::from(u8::MAX), mv));
        loop {
            let candidate = next_candidate.take().or_else(|| {
                if !is_generated {
                    is_generated = true;
                    let which = if is_futile { Generate::Gaining } else { Generate::All };
                    self.generate(&node.position, ply, tt_move, which);
                    // At least one move must be searched.
                    if self.candidates.len() == begin && best.tried == 0 {
                        self.generate(&node.position, ply, tt_move, Generate::All);
                    }
                }
                picked += 1;
                self.pick(begin, picked - 1)
            });
            let Some(candidate) = candidate else { break };
            if self.is_late(candidate, context, &best) {
                continue;
            }
            if self.is_futile(candidate, context, &best) {
                // The bound that is returned and stored must hold for this move too.
                best.value = best.value.max(context.optimistic_value(candidate.gain()));
                continue;
            }
            best.tried += 1;
            let value = self.search_move(node, candidate, context, &best)?;
            let mv = candidate.mv();
            if value > best.value {
                best.value = value;
                best.mv = Some(mv);
                if value > best.alpha {
                    best.alpha = value;
                    if is_pv {
                        self.update_pv(ply, Some(mv));
                    }
                    if value >= beta {
                        break;
                    }
                }
            }
            if let Some(slot) = best.tried_moves.get_mut(best.tried as usize - 1) {
                *slot = Some(mv);
            }
        }
        self.candidates.truncate(begin);
        if is_futile {
            // The quiet moves were not even generated.
            best.value = best.value.max(context.optimistic_value(MAX_QUIET_GAIN));
        }
        Ok(best)
    }

    /// Whether a move may be skipped: a quiet one, once another does not lose.
    #[inline]
    fn is_prunable(candidate: Candidate, context: &Context, best: &Best) -> bool {
        !context.is_pv && candidate.gain() <= MAX_QUIET_GAIN && best.value > -WIN
    }

    /// Whether a quiet move comes too late in the order to be searched.
    #[inline]
    fn is_late(&self, candidate: Candidate, context: &Context, best: &Best) -> bool {
        context.depth <= LATE_MOVE_PRUNING_DEPTH
            && best.tried >= 4 + 4 * context.depth * context.depth
            && Self::is_prunable(candidate, context, best)
            && self.uses(Feature::LateMovePruning)
    }

    /// Whether a quiet move is too far below alpha to be searched.
    #[inline]
    fn is_futile(&self, candidate: Candidate, context: &Context, best: &Best) -> bool {
        context.is_futile(best.alpha, candidate.gain())
            && Self::is_prunable(candidate, context, best)
            && self.uses(Feature::Futility)
    }

    /// Searches a move: the first one with the full window, later ones with a null window and, if they are late, less
    /// deep; again with the full window and depth if they turn out better than expected.
    #[inline]
    fn search_move(
        &mut self,
        node: &Node<E::State>,
        candidate: Candidate,
        context: &Context,
        best: &Best,
    ) -> Result<i32, Stopped> {
        let Context { beta, depth, ply, is_pv, .. } = *context;
        let (alpha, mv) = (best.alpha, candidate.mv());
        let next = self.child(node, Some(mv));
        if best.tried == 1 {
            return Ok(-self.search(&next, -beta, -alpha, depth - 1, ply + 1)?);
        }
        let mut reduction = 0;
        if depth >= 3 && best.tried >= 4 && self.uses(Feature::LateMoveReductions) {
            reduction = late_move_reduction(depth, best.tried);
            if candidate.gain() > MAX_QUIET_GAIN {
                reduction /= 2;
            }
            if is_pv {
                reduction -= 1;
            }
            if self.uses(Feature::History) {
                reduction -= self.history.get(node.position.turn(), mv) / 3000;
            }
            reduction = reduction.clamp(0, depth - 1);
        }
        let mut value = -self.search(&next, -alpha - 1, -alpha, depth - 1 - reduction, ply + 1)?;
        if value > alpha && reduction > 0 {
            value = -self.search(&next, -alpha - 1, -alpha, depth - 1, ply + 1)?;
        }
        if value > alpha && value < beta {
            value = -self.search(&next, -beta, -alpha, depth - 1, ply + 1)?;
        }
        Ok(value)
    }

    /// Raises the history of the move that reached beta, lowers that of the moves tried before it, and makes it a killer.
    fn learn_cutoff(&mut self, node: &Node<E::State>, context: &Context, best: &Best) {
        let Some(mv) = best.mv else { return };
        if self.uses(Feature::History) {
            let us = node.position.turn();
            let bonus = (context.depth * context.depth * 16).min(1600);
            for other in best.tried_moves.into_iter().flatten().filter(|&other| other != mv) {
                self.history.add(us, other, -bonus);
            }
            self.history.add(us, mv, bonus);
        }
        if self.uses(Feature::Killers) && self.killers[context.ply][0] != Some(mv) {
            let killers = &mut self.killers[context.ply];
            *killers = [Some(mv), killers[0]];
        }
    }

    /// Stores the result in the transposition table.
    #[inline]
    fn store(&self, node: &Node<E::State>, context: &Context, best: &Best) {
        let bound = if best.value >= context.beta {
            Bound::Lower
        } else if best.value > context.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        // If no move raised alpha, none is known to be best: the old move stays.
        let best_move = if bound == Bound::Upper { context.tt_move.or(best.mv) } else { best.mv };
        let entry = TtEntry {
            depth: context.depth,
            bound,
            value: best.value,
            static_eval: context.static_eval,
            best: best_move,
        };
        let replace = if bound == Bound::Exact { Replace::Always } else { Replace::UnlessWorthLess };
        self.shared.table.put(node.position.key(), entry.pack(), replace);
    }

    /// The value of a position without a move: that of the pass, or of the finished game.
    pub(super) fn pass_or_end(
        &mut self,
        node: &Node<E::State>,
        ply: usize,
        search: impl FnOnce(&mut Self, &Node<E::State>) -> Result<i32, Stopped>,
    ) -> Result<i32, Stopped> {
        if !node.position.has_moves(node.position.turn().other()) {
            return Ok(final_value(&node.position));
        }
        let next = self.child(node, None);
        let value = search(self, &next)?;
        self.update_pv(ply, None);
        Ok(value)
    }
}
