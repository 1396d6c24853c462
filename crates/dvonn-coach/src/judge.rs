//! What positions are worth, proved by the solver, and what moves do.

use dvonn_core::{ByColor, CellSet, Color, Effects, Move, MoveError, Movement, Position, Stack, StackMove};
use dvonn_engine::Solver;

/// Proves values for one lesson, and remembers what it proved.
pub(crate) struct Judge(Option<Solver>);

impl Judge {
    pub(crate) const fn new() -> Judge {
        Judge(None)
    }

    fn solver(&mut self, movement: &Movement) -> &mut Solver {
        self.0.get_or_insert_with(|| Solver::suited_to(movement))
    }

    /// The final margin for `side` when both play as well as can be.
    pub(crate) fn margin(&mut self, movement: &Movement, side: Color) -> i32 {
        let margin = self.solver(movement).margin(movement, &mut |_| true);
        let pieces = i32::from(margin.expect("nobody interrupts it").pieces());
        if movement.turn() == side { pieces } else { -pieces }
    }

    /// The value of every legal move for the side to move, best first.
    pub(crate) fn values(&mut self, movement: &Movement) -> Vec<(Move, i32)> {
        let values = self.solver(movement).moves(movement, &mut |_| true).expect("nobody interrupts it");
        values.into_iter().map(|(mv, margin)| (mv, i32::from(margin.pieces()))).collect()
    }

    /// Best play of both sides from here to the end.
    pub(crate) fn line(&mut self, position: Position) -> Vec<Move> {
        let Some(movement) = position.movement() else {
            return Vec::new();
        };
        let solver = self.solver(movement);
        let value = solver.margin(movement, &mut |_| true).expect("nobody interrupts it");
        solver.line(movement, value, usize::MAX, &mut |_| true).expect("nobody interrupts it")
    }
}

/// The effects of a move of either player, whoever's turn it is; `None` for a placement or a pass.
fn effects(before: &Movement, mv: Move) -> Result<Option<Effects>, MoveError> {
    let mover = match mv {
        Move::Stack(StackMove { from, .. }) => before.stack(from).and_then(Stack::owner),
        _ => None,
    };
    Position::from(mover.map_or(*before, |color| before.with_turn(color))).apply(mv)
}

/// The cells that a move of either player empties by cutting them off.
pub(crate) fn falls(before: &Movement, mv: Move) -> Result<CellSet, MoveError> {
    Ok(effects(before, mv)?.map_or(CellSet::EMPTY, |effects| effects.removed))
}

/// The pieces that each player loses by a move because they are cut off.
pub(crate) fn losses(before: &Movement, mv: Move) -> ByColor<u8> {
    effects(before, mv).ok().flatten().map_or(ByColor::new(0, 0), |effects| effects.lost)
}

/// How many moves a player could make in a row if the other one never moved: the most.
pub(crate) fn tempi(movement: &Movement, color: Color) -> i32 {
    let own = movement.with_turn(color);
    let after = own.moves(color).map(|mv| {
        let mut next = own;
        next.apply(mv).expect("the rules listed it");
        1 + tempi(&next, color)
    });
    after.max().unwrap_or(0)
}
