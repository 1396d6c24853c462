//! Proved values of positions, within limits.

use dvonn_core::{Color, Move, Movement, Position};
use dvonn_engine::{Margin, Score, Solver, SolverProgress, Wdl};

use crate::Assessed;
use crate::puzzle::clearly_worse;

/// Proves the values of positions and remembers them. Each proof may search a limited number of positions; if it needs
/// more, the value is unknown.
pub struct Judge {
    solver: Option<Solver>,
    limit: u64,
}

impl Judge {
    /// Enough for every position that a student can reach in the course; a tenth of a second or two in a browser.
    pub const LIMIT: u64 = 1 << 20;

    /// A judge that searches at most this many positions for each proof, give or take a few thousand.
    pub const fn new(limit: u64) -> Judge {
        Judge { solver: None, limit }
    }

    /// The solver, and the number of nodes at which its next proof has to stop.
    fn solver(&mut self, movement: &Movement) -> (&mut Solver, u64) {
        let solver = self.solver.get_or_insert_with(|| Solver::suited_to(movement));
        let stop = solver.nodes() + self.limit;
        (solver, stop)
    }

    /// The final margin for `side` under best play, if it can be proved.
    pub(crate) fn margin(&mut self, movement: &Movement, side: Color) -> Option<i32> {
        let (solver, stop) = self.solver(movement);
        let margin = solver.margin(movement, &mut |progress| progress.nodes < stop).ok()?;
        let pieces = i32::from(margin.pieces());
        Some(if movement.turn() == side { pieces } else { -pieces })
    }

    /// The value of every legal move for the side to move, best first, if they can be proved.
    pub(crate) fn values(&mut self, movement: &Movement) -> Option<Vec<(Move, i32)>> {
        let pieces = |score: Score| score.exact_margin().map(|margin| i32::from(margin.pieces()));
        self.assess(movement)?.into_iter().map(|found| Some((found.mv, pieces(found.score)?))).collect()
    }

    /// Every legal move with its proved score, best first; `None` if they cannot be proved. The lines are left empty.
    pub fn assess(&mut self, movement: &Movement) -> Option<Vec<Assessed>> {
        let (solver, stop) = self.solver(movement);
        let values = solver.moves(movement, &mut |progress| progress.nodes < stop).ok()?;
        let assessed = |(mv, margin)| Assessed { mv, score: Score::exact(margin), line: Vec::new() };
        Some(values.into_iter().map(assessed).collect())
    }

    /// Whether one move is clearly better than all others, if that can be proved. Much cheaper than all values.
    pub(crate) fn has_clear_move(&mut self, movement: &Movement) -> Option<bool> {
        let (solver, stop) = self.solver(movement);
        let mut watch = |progress: &SolverProgress| progress.nodes < stop;
        let value = solver.margin(movement, &mut watch).ok()?;
        let close = clearly_worse(value.pieces().into()) + 1;
        // Below the lowest margin, every move is close.
        let close = i8::try_from(close).ok().and_then(Margin::new).unwrap_or(Wdl::Loss.lowest_margin());
        let close = solver.moves_reaching(movement, close, &mut watch).ok()?;
        Some(close.len() == 1 && movement.count_moves(movement.turn()) > 1)
    }

    /// Best play of both sides to the end of the game; empty if it cannot be proved.
    pub(crate) fn line(&mut self, position: Position) -> Vec<Move> {
        let Some(movement) = position.movement() else {
            return Vec::new();
        };
        let (solver, stop) = self.solver(movement);
        let mut watch = |progress: &SolverProgress| progress.nodes < stop;
        let line = solver
            .margin(movement, &mut watch)
            .and_then(|value| solver.line(movement, value, usize::MAX, &mut watch));
        line.unwrap_or_default()
    }
}

/// The longest line of moves that a player could make in a row if the other player never moved. `left` is how many more
/// positions may be looked at; `None` once it is used up.
pub(crate) fn tempi(movement: &Movement, color: Color, left: &mut u32) -> Option<Vec<Move>> {
    *left = left.checked_sub(1)?;
    let own = movement.with_turn(color);
    let mut longest = Vec::new();
    for mv in own.moves(color) {
        let mut next = own;
        next.apply(mv).expect("the rules listed it");
        let rest = tempi(&next, color, left)?;
        if rest.len() >= longest.len() {
            longest = [vec![Move::Stack(mv)], rest].concat();
        }
    }
    Some(longest)
}
