//! A hint in a game: the move to play, why, and what it costs not to play it. It is told in steps.

use dvonn_core::{Cell, CellSet, Move, Position, StackMove};

use crate::{Assessed, Gap, Reason, Theme, reasons, themes};

/// What the coach would play and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The best move with what is expected to follow.
    pub best: Assessed,
    /// Why it is good, the strongest reason first. There may be none.
    pub reasons: Vec<Reason>,
    /// What the next best move would lose; `None` if there is no other move, or if none is known.
    pub cost: Option<Gap>,
}

/// How much of the advice is told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AdviceStep {
    /// What it is about, and around which cell to look.
    Area,
    /// The stack to move.
    Stack,
    /// The move, why, and what it costs not to play it.
    Move,
}

impl Advice {
    /// From what a search or a proof found about the moves of a position, best first; `None` if it found nothing.
    pub fn of(position: &Position, known: &[Assessed]) -> Option<Advice> {
        let best = known.first()?.clone();
        let cost = known.get(1).map(|next| Gap::between(&best, next));
        Some(Advice { reasons: reasons(position, best.mv, known), best, cost })
    }

    /// What the move is about.
    pub fn theme(&self) -> Option<Theme> {
        themes(&self.reasons).first().copied()
    }

    /// The cell around which to look; `None` for a pass.
    pub fn place(&self) -> Option<Cell> {
        place(self.best.mv)
    }

    /// The cells that the reasons are about.
    pub fn cells(&self) -> CellSet {
        self.reasons.iter().fold(CellSet::EMPTY, |cells, reason| cells | reason.cells())
    }
}

impl AdviceStep {
    /// The step after this one, in advice to make this move; `None` after the last. A placement has no stack to name.
    pub fn next(self, mv: Move) -> Option<AdviceStep> {
        match (self, mv) {
            (AdviceStep::Area, Move::Stack(_)) => Some(AdviceStep::Stack),
            (AdviceStep::Area | AdviceStep::Stack, _) => Some(AdviceStep::Move),
            (AdviceStep::Move, _) => None,
        }
    }
}

/// Where a stack lands or a piece is placed; `None` for a pass.
fn place(mv: Move) -> Option<Cell> {
    match mv {
        Move::Place(cell) | Move::Stack(StackMove { to: cell, .. }) => Some(cell),
        Move::Pass => None,
    }
}

/// Where to look for this move: the cell on which it ends, and those around it.
pub fn area(mv: Move) -> CellSet {
    place(mv).map_or(CellSet::EMPTY, |cell| cell.neighbours().with(cell))
}

#[cfg(test)]
mod tests {
    use super::*;
    use dvonn_engine::{Estimate, Score};

    fn assessed(text: &str, pieces: f64) -> Assessed {
        let score = Score::Estimate(Estimate::from_pieces(pieces));
        Assessed { mv: text.parse().expect("a move"), score, line: Vec::new() }
    }

    #[test]
    fn advice_names_the_theme_then_the_stack_then_the_move_and_what_another_costs() {
        let board = "........./........../BDDDWWB..../........../......... W M".parse().expect("a position");
        let known = [assessed("f3-e3", 2.0), assessed("e3-d3", 0.5)];
        let advice = Advice::of(&board, &known).expect("something is known");
        assert_eq!((advice.theme(), advice.place()), (Some(Theme::Links), Some(Cell::E3)));
        let mv = advice.best.mv;
        assert_eq!(AdviceStep::Area.next(mv), Some(AdviceStep::Stack));
        assert_eq!(AdviceStep::Stack.next(mv), Some(AdviceStep::Move));
        assert_eq!(AdviceStep::Move.next(mv), None);
        assert!(area(mv).contains(Cell::F3));
        assert_eq!(advice.cells(), CellSet::of(Cell::G3), "what is cut off");
        assert_eq!(advice.cost.and_then(|gap| gap.pieces()), Some(1.5));
        assert_eq!(Advice::of(&board, &known[..1]).expect("one move is known").cost, None);
        assert_eq!(Advice::of(&board, &[]), None);
    }

    #[test]
    fn advice_for_a_placement_has_no_stack_to_name() {
        let board = "........./........../D........../........../D.......D B P".parse().expect("a position");
        let advice = Advice::of(&board, &[assessed("b1", 0.3)]).expect("something is known");
        assert_eq!(advice.theme(), Some(Theme::Edges));
        assert_eq!(AdviceStep::Area.next(advice.best.mv), Some(AdviceStep::Move));
    }
}
