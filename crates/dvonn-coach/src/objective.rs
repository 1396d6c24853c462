//! What a right move achieves. The rules and the solver find the moves that achieve it; none is listed by hand.

use dvonn_core::{Cell, Color, Move, Movement, Position, Stack, StackMove};

use crate::change::{Change, losses};
use crate::judge::Judge;
use crate::reason::beside;

/// What the student's move has to achieve.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Objective {
    /// Any legal move will do.
    Any,
    /// The stack on this cell moves.
    From(Cell),
    /// A stack lands on this cell.
    Onto(Cell),
    /// A stack lands on one of the opponent's stacks.
    Capture,
    /// A stack lands on a lone DVONN piece.
    OntoDvonn,
    /// A stack that holds a DVONN piece moves.
    Carries,
    /// The stack on this cell is no longer blocked afterwards.
    Frees(Cell),
    /// The most of the opponent's pieces are cut off, minus the student's own.
    CutsMost,
    /// The opponent has no move afterwards.
    ForcesPass,
    /// The opponent is left with as few moves as possible.
    FewestReplies,
    /// The student is left with as many moves as possible for the next turn.
    MostMoves,
    /// The stack on this cell cannot go anywhere afterwards, whoever owns it then.
    Locks(Cell),
    /// The move wins against any defence.
    Wins,
    /// The move leads to the best possible result.
    Best,
    /// The move is one of those that the exercise accepts.
    Accepted,
    /// The piece is placed next to this cell.
    PlaceBeside(Cell),
    /// The piece is placed on a cell with this many neighbours.
    PlaceWith(usize),
    /// The piece is placed on the edge.
    PlaceOnEdge,
    /// The piece is placed on the edge, beside a DVONN piece, and not beside a piece of its own colour.
    PlaceWell,
}

impl Objective {
    /// The moves that achieve it; `None` if the solver could not prove which they are.
    pub(crate) fn moves(self, position: &Position, judge: &mut Judge) -> Option<Vec<Move>> {
        let legal: Vec<Move> = position.legal_moves().collect();
        let Some(movement) = position.movement() else {
            return Some(legal.into_iter().filter(|mv| self.is_placed(position, *mv)).collect());
        };
        let own = movement.turn();
        Some(match self {
            Objective::CutsMost => most(legal, |mv| {
                let lost = losses(movement, mv);
                i32::from(lost[own.other()]) - i32::from(lost[own])
            }),
            Objective::FewestReplies => {
                most(legal, |mv| -(after(movement, mv).count_moves(own.other()) as i32))
            }
            Objective::MostMoves => most(legal, |mv| after(movement, mv).count_moves(own) as i32),
            Objective::Wins => judge
                .values(movement)?
                .into_iter()
                .filter(|(_, value)| *value > 0)
                .map(|(mv, _)| mv)
                .collect(),
            Objective::Best => {
                let values = judge.values(movement)?;
                let best = values.first().map(|(_, value)| *value);
                values.into_iter().filter(|(_, value)| Some(*value) == best).map(|(mv, _)| mv).collect()
            }
            _ => legal.into_iter().filter(|mv| self.is_reached(movement, *mv)).collect(),
        })
    }

    /// Whether the solver decides, so that a mistake is answered with the line it leads to.
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
        let touches = |piece: Stack| !beside(position, cell, piece).is_empty();
        match self {
            Objective::PlaceBeside(of) => of.neighbours().contains(cell),
            Objective::PlaceWith(count) => cell.neighbours().len() == count,
            Objective::PlaceOnEdge => cell.is_edge(),
            Objective::PlaceWell => {
                cell.is_edge() && touches(Stack::DVONN) && !touches(Stack::single(position.turn()))
            }
            _ => true,
        }
    }

    fn is_reached(self, movement: &Movement, mv: Move) -> bool {
        let Some(change) = Change::of(movement, mv) else { return self == Objective::Any };
        match self {
            Objective::From(cell) => change.from() == cell,
            Objective::Onto(cell) => change.to() == cell,
            Objective::Capture => change.captures(),
            Objective::OntoDvonn => change.lands_on_dvonn(),
            Objective::Carries => change.carries_dvonn(),
            Objective::Frees(cell) => change.unblocked().contains(cell),
            Objective::ForcesPass => change.leaves_no_reply(),
            Objective::Locks(cell) => change.locks(cell),
            _ => true,
        }
    }
}

/// The position after a legal move.
pub(crate) fn after(movement: &Movement, mv: Move) -> Movement {
    let next = Position::Movement(*movement).play(mv).expect("the rules listed the move");
    *next.movement().expect("the movement phase does not end")
}

/// The moves with the largest value.
fn most(moves: Vec<Move>, of: impl Fn(Move) -> i32) -> Vec<Move> {
    let best = moves.iter().map(|mv| of(*mv)).max();
    moves.into_iter().filter(|mv| Some(of(*mv)) == best).collect()
}

/// The owner of the stack that a move lands on.
pub(crate) fn owner_of_target(movement: &Movement, mv: Move) -> Option<Color> {
    match mv {
        Move::Stack(StackMove { to, .. }) => movement.stack(to).and_then(Stack::owner),
        _ => None,
    }
}
