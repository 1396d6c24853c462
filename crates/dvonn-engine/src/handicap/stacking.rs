//! The choice of a stack move with a handicap.

use dvonn_core::{Cell, Color, Effects, Move, Movement, StackMove};

use super::{Dice, Handicap, Handicapped, SHORT, Throw};
use crate::evaluation::Evaluation;
use crate::handcrafted::HandCrafted;

/// One look at the moves of a position.
pub(super) struct Look<'a> {
    handicap: &'a Handicap,
    evaluation: &'a HandCrafted,
    dice: Dice,
    position: &'a Movement,
    /// Positions seen.
    pub(super) nodes: u64,
}

/// A move as the player sees it.
struct Prospect {
    mv: StackMove,
    /// The margin in pieces after the move and the most costly short answer to it, compared with now.
    plain: i32,
    /// The value in hundredths of a piece.
    value: i32,
}

impl<'a> Look<'a> {
    pub(super) fn new(player: &Handicapped<'a>, dice: Dice, position: &'a Movement) -> Look<'a> {
        Look { handicap: player.handicap, evaluation: player.evaluation, dice, position, nodes: 0 }
    }

    /// The moves with their values, best first, given how strongly people are drawn to them. Moves that are overlooked or
    /// careless follow those that are not.
    pub(super) fn rank(&mut self, moves: Vec<(StackMove, i32)>) -> Vec<(Move, i32)> {
        let (noticed, overlooked): (Vec<_>, Vec<_>) =
            moves.into_iter().partition(|(mv, _)| !self.overlooks_jump(*mv));
        let mut ranked = self.careful_first(&noticed);
        ranked.extend(self.careful_first(&overlooked));
        ranked
    }

    fn careful_first(&mut self, moves: &[(StackMove, i32)]) -> Vec<(Move, i32)> {
        let mut prospects: Vec<Prospect> = moves.iter().map(|(mv, pull)| self.prospect(*mv, *pull)).collect();
        let best = prospects.iter().map(|prospect| prospect.plain).max().unwrap_or(0);
        let enough = best - i32::from(self.handicap.care);
        prospects.sort_by_key(|prospect| (prospect.plain < enough, -prospect.value));
        prospects.iter().map(|prospect| (Move::Stack(prospect.mv), prospect.value)).collect()
    }

    fn prospect(&mut self, mv: StackMove, pull: i32) -> Prospect {
        let us = self.position.turn();
        let mut next = *self.position;
        next.apply_unchecked(mv);
        self.nodes += 1;
        let (mut costs, mut worst) = (0, None);
        for answer in next.moves(us.other()) {
            let mut end = next;
            let answered = end.apply_unchecked(answer);
            self.nodes += 1;
            if is_short(answer) {
                costs = costs.max(taken(&next, answer.to, us));
            }
            if !self.overlooks(answer, &answered) {
                let value = self.value(&end, us);
                worst = Some(worst.map_or(value, |worst: i32| worst.min(value)));
            }
        }
        let value = worst.unwrap_or_else(|| self.value(&next, us));
        let stacks = self.position.occupied().len() as i32;
        let at_this_stage = |amount: u16| i32::from(amount) * stacks / Cell::ALL.len() as i32;
        let habit = at_this_stage(self.handicap.habit) * pull / 100;
        let blur = self.dice.blur(Move::Stack(mv), at_this_stage(self.handicap.blur));
        let gained = margin(&next, us) - margin(self.position, us);
        Prospect { mv, plain: gained - costs, value: value + habit + blur }
    }

    fn overlooks_jump(&self, mv: StackMove) -> bool {
        !is_short(mv) && self.dice.happens(Move::Stack(mv), Throw::Jump, self.handicap.misses_jumps)
    }

    /// Whether an answer is overlooked: always the same ones, whichever move they answer.
    fn overlooks(&self, answer: StackMove, answered: &Effects) -> bool {
        let happens = |throw, percent| self.dice.happens(Move::Stack(answer), throw, percent);
        happens(Throw::Answer, self.handicap.misses_answers)
            || self.overlooks_jump(answer)
            || !answered.removed.is_empty() && happens(Throw::Fall, self.handicap.misses_falls)
    }

    /// What a position seems to be worth to a side, in hundredths of a piece.
    fn value(&self, position: &Movement, us: Color) -> i32 {
        let counted = 100 * margin(position, us);
        if position.outcome().is_some() {
            return counted;
        }
        let judged = self.evaluation.value(&mut (), position, &self.evaluation.state(&mut (), position));
        let judged = if position.turn() == us { judged } else { -judged };
        let insight = i32::from(self.handicap.insight);
        (insight * judged + (100 - insight) * counted) / 100
    }
}

fn is_short(mv: StackMove) -> bool {
    mv.from.distance(mv.to) <= SHORT
}

/// The margin of a side in pieces, if the game ended here.
fn margin(position: &Movement, us: Color) -> i32 {
    let scores = position.scores();
    i32::from(scores[us]) - i32::from(scores[us.other()])
}

/// What a side loses of its margin when the opponent lands on this cell.
fn taken(position: &Movement, cell: Cell, us: Color) -> i32 {
    let height = i32::from(position.height(cell));
    if position.owned(us).contains(cell) { 2 * height } else { 0 }
}
