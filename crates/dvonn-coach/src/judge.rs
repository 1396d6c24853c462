//! Proved values of positions, and the immediate effects of moves.

use dvonn_core::{ByColor, CellSet, Color, Effects, Move, MoveError, Movement, Position, Stack, StackMove};
use dvonn_engine::{Margin, Solver, SolverProgress, Wdl};

use crate::puzzle::clearly_worse;

/// Proves the values of positions and remembers them. Each proof may search a limited number of positions; if it needs
/// more, the value is unknown.
pub(crate) struct Judge {
    solver: Option<Solver>,
    limit: u64,
}

impl Judge {
    /// Enough for every position that a student can reach in the course; a tenth of a second or two in a browser.
    pub(crate) const LIMIT: u64 = 1 << 20;

    /// A judge that searches at most this many positions for each proof, give or take a few thousand.
    pub(crate) const fn new(limit: u64) -> Judge {
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
        let (solver, stop) = self.solver(movement);
        let values = solver.moves(movement, &mut |progress| progress.nodes < stop).ok()?;
        Some(values.into_iter().map(|(mv, margin)| (mv, i32::from(margin.pieces()))).collect())
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

/// The board on which it is the turn of the player whose stack this move moves. A placement or a pass changes nothing.
pub(crate) fn with_mover(before: Position, mv: Move) -> Position {
    let mover = match mv {
        Move::Stack(StackMove { from, .. }) => before.stack(from).and_then(Stack::owner),
        _ => None,
    };
    match (before.movement(), mover) {
        (Some(movement), Some(color)) => movement.with_turn(color).into(),
        _ => before,
    }
}

/// The effects of a move of either player, whoever's turn it is; `None` for a placement or a pass.
fn effects(before: &Movement, mv: Move) -> Result<Option<Effects>, MoveError> {
    with_mover(Position::from(*before), mv).apply(mv)
}

/// The cells of the stacks that a move of either player cuts off.
pub(crate) fn falls(before: &Movement, mv: Move) -> Result<CellSet, MoveError> {
    Ok(effects(before, mv)?.map_or(CellSet::EMPTY, |effects| effects.removed))
}

/// The pieces that each player loses because a move cuts them off.
pub(crate) fn losses(before: &Movement, mv: Move) -> ByColor<u8> {
    effects(before, mv).ok().flatten().map_or(ByColor::new(0, 0), |effects| effects.lost)
}

/// The longest line of moves that a player could make in a row if the other player never moved.
pub(crate) fn tempi(movement: &Movement, color: Color) -> Vec<Move> {
    let own = movement.with_turn(color);
    let mut longest = Vec::new();
    for mv in own.moves(color) {
        let mut next = own;
        next.apply(mv).expect("the rules listed it");
        let rest = tempi(&next, color);
        if rest.len() >= longest.len() {
            longest = [vec![Move::Stack(mv)], rest].concat();
        }
    }
    longest
}
