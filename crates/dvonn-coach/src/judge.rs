//! What positions are worth, proved by the solver, and what moves do.

use dvonn_core::{ByColor, CellSet, Color, Move, MoveError, Movement, Position, Setup, Stack, StackMove};
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

/// The same stacks with this player to move.
pub(crate) fn with_turn(movement: &Movement, turn: Color) -> Movement {
    let setup = Setup { turn, ..Position::Movement(*movement).setup() };
    let position = setup.validate().expect("only the turn of a legal position was changed");
    *position.movement().expect("the phase was not changed")
}

/// The cells that a move of either side empties by cutting them off.
pub(crate) fn falls(before: &Movement, mv: Move) -> Result<CellSet, MoveError> {
    let mover = match mv {
        Move::Stack(StackMove { from, .. }) => before.stack(from).and_then(Stack::owner),
        _ => None,
    };
    let mut after = Position::Movement(mover.map_or(*before, |color| with_turn(before, color)));
    Ok(after.apply(mv)?.map_or(CellSet::EMPTY, |effects| effects.removed))
}

/// The pieces that a move takes off the board, by the colour on top of their stack.
pub(crate) fn losses(before: &Movement, mv: Move) -> ByColor<u8> {
    let mut lost = ByColor::new(0, 0);
    let (Move::Stack(StackMove { from, to }), Ok(removed)) = (mv, falls(before, mv)) else {
        return lost;
    };
    for cell in removed {
        let stood = before.stack(cell);
        let stack = if cell == to {
            before.stack(from).zip(stood).and_then(|(moved, below)| moved.onto(below))
        } else {
            stood
        };
        if let Some((owner, height)) = stack.and_then(|stack| Some((stack.owner()?, stack.height()))) {
            lost[owner] += height;
        }
    }
    lost
}

/// The stacks of a player that could move if it were their turn.
pub(crate) fn movers(movement: &Movement, color: Color) -> CellSet {
    movement.free(color).into_iter().filter(|cell| !movement.targets(*cell).is_empty()).collect()
}

/// How many moves a player could make in a row if the other one never moved: the most.
pub(crate) fn tempi(movement: &Movement, color: Color) -> i32 {
    let own = with_turn(movement, color);
    let after = own.moves(color).map(|mv| {
        let mut next = own;
        next.apply(mv).expect("the rules listed it");
        1 + tempi(&next, color)
    });
    after.max().unwrap_or(0)
}
