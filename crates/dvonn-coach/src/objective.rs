//! What a right move does. Which moves do it is found by the rules and the solver, never listed by hand.

use dvonn_core::{Cell, CellSet, Color, Move, Movement, Position, Stack, StackMove};

use crate::judge::{Judge, losses};

/// What the student's move is to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Objective {
    /// Any legal move.
    Any,
    /// The stack on this cell moves.
    From(Cell),
    /// A stack lands on this cell.
    Onto(Cell),
    /// A stack lands on one of the opponent's.
    Capture,
    /// A stack lands on a lone DVONN piece.
    OntoDvonn,
    /// The stack on this cell is no longer blocked afterwards.
    Frees(Cell),
    /// Nothing cuts off more of the opponent's pieces, one's own deducted.
    CutsMost,
    /// The opponent has no move afterwards.
    ForcesPass,
    /// Nothing leaves the opponent fewer moves.
    FewestReplies,
    /// Nothing leaves oneself more moves for the next turn.
    MostMoves,
    /// The stack on this cell reaches nothing afterwards, whoever owns it then.
    Locks(Cell),
    /// The game is won, against any defence.
    Wins,
    /// Nothing leads to a better result.
    Best,
    /// The piece is placed on the edge.
    PlaceOnEdge,
    /// The piece is placed on the edge, beside a DVONN piece, and beside none of its own colour.
    PlaceWell,
}

impl Objective {
    /// The moves that do it.
    pub(crate) fn moves(self, position: &Position, judge: &mut Judge) -> Vec<Move> {
        let legal: Vec<Move> = position.legal_moves().collect();
        match position {
            Position::Placement(_) => legal.into_iter().filter(|mv| self.is_placed(position, *mv)).collect(),
            Position::Movement(movement) => match self {
                Objective::CutsMost => most(legal, |mv| {
                    let lost = losses(movement, mv);
                    i32::from(lost[movement.turn().other()]) - i32::from(lost[movement.turn()])
                }),
                Objective::FewestReplies => {
                    most(legal, |mv| -(after(movement, mv).count_moves(movement.turn().other()) as i32))
                }
                Objective::MostMoves => {
                    most(legal, |mv| after(movement, mv).count_moves(movement.turn()) as i32)
                }
                Objective::Wins => {
                    judge.values(movement).into_iter().filter(|(_, value)| *value > 0).map(first).collect()
                }
                Objective::Best => {
                    let values = judge.values(movement);
                    let best = values.first().map(|(_, value)| *value);
                    values.into_iter().filter(|(_, value)| Some(*value) == best).map(first).collect()
                }
                _ => legal.into_iter().filter(|mv| self.is_reached(movement, *mv)).collect(),
            },
        }
    }

    /// Whether the solver decides, so that a mistake is answered with what it leads to.
    pub(crate) fn is_about_result(self) -> bool {
        matches!(self, Objective::Wins | Objective::Best)
    }

    /// Whether a mistake is answered with the opponent's best reply.
    pub(crate) fn is_about_reply(self) -> bool {
        matches!(
            self,
            Objective::CutsMost | Objective::ForcesPass | Objective::FewestReplies | Objective::Locks(_)
        )
    }

    fn is_placed(self, position: &Position, mv: Move) -> bool {
        let Move::Place(cell) = mv else { return false };
        let stands = |wanted: Stack| -> CellSet {
            position.occupied().into_iter().filter(|cell| position.stack(*cell) == Some(wanted)).collect()
        };
        let touches = |wanted: Stack| !(cell.neighbours() & stands(wanted)).is_empty();
        match self {
            Objective::PlaceOnEdge => cell.is_edge(),
            Objective::PlaceWell => {
                cell.is_edge() && touches(Stack::DVONN) && !touches(Stack::single(position.turn()))
            }
            _ => true,
        }
    }

    fn is_reached(self, movement: &Movement, mv: Move) -> bool {
        let Move::Stack(StackMove { from, to }) = mv else { return self == Objective::Any };
        let owner_at = |cell| movement.stack(cell).and_then(Stack::owner);
        match self {
            Objective::From(cell) => from == cell,
            Objective::Onto(cell) => to == cell,
            Objective::Capture => owner_at(to) == Some(movement.turn().other()),
            Objective::OntoDvonn => movement.stack(to) == Some(Stack::DVONN),
            Objective::Frees(cell) => from != cell && !after(movement, mv).enclosed().contains(cell),
            Objective::ForcesPass => !after(movement, mv).has_moves(movement.turn().other()),
            Objective::Locks(cell) => is_locked(&after(movement, mv), cell),
            _ => true,
        }
    }
}

/// Whether what stands on a cell reaches nothing.
fn is_locked(movement: &Movement, cell: Cell) -> bool {
    movement.stack(cell).is_some() && movement.targets(cell).is_empty()
}

fn first((mv, _): (Move, i32)) -> Move {
    mv
}

/// The position after a legal move.
pub(crate) fn after(movement: &Movement, mv: Move) -> Movement {
    let next = Position::Movement(*movement).play(mv).expect("the rules listed it");
    *next.movement().expect("stacks move on")
}

/// The moves for which this is largest.
fn most(moves: Vec<Move>, of: impl Fn(Move) -> i32) -> Vec<Move> {
    let best = moves.iter().map(|mv| of(*mv)).max();
    moves.into_iter().filter(|mv| Some(of(*mv)) == best).collect()
}

/// The colour that a `Capture` takes from.
pub(crate) fn captured(movement: &Movement, mv: Move) -> Option<Color> {
    match mv {
        Move::Stack(StackMove { to, .. }) => movement.stack(to).and_then(Stack::owner),
        _ => None,
    }
}
